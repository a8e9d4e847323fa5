package softserve

import (
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
)

// deal draws so many pieces of a game.
func deal(t *testing.T, n int, options ...string) (list []string) {
	t.Helper()
	p := beginPlain(t, options...)
	for range n {
		list = append(list, p.g.next.text())
		p.g.draw()
	}
	return list
}

// The 5th, 10th and so on piece is a popsicle of one flavour, and the setup's
// pieces count.
func TestPopsiclesComeInTurn(t *testing.T) {
	for _, c := range []struct{ every, queued int }{{5, 0}, {5, 3}, {1, 0}, {2, 1}, {0, 0}} {
		queued := []string{"VV", "SM", "cc"}[:c.queued]
		for i, text := range deal(t, 40, fmt.Sprintf(`"popsicleEvery":%d`, c.every), queue(queued...)) {
			if i < c.queued {
				if text != queued[i] {
					t.Errorf("piece %d is %s, want %s", i+1, text, queued[i])
				}
				continue
			}
			isPopsicle := text[0] >= 'a'
			if want := c.every > 0 && (i+1)%c.every == 0; isPopsicle != want || isPopsicle && text[0] != text[1] {
				t.Errorf("every %d, %d queued: piece %d is %s", c.every, c.queued, i+1, text)
			}
		}
	}
}

// Every flavour of the game is as likely as any other, in each half of a pair, in
// popsicles and in orders; others never come.
func TestDrawsAreUniform(t *testing.T) {
	for flavours := 3; flavours <= 6; flavours++ {
		const draws = 6000
		counts := map[string]int{}
		for _, text := range deal(t, draws, fmt.Sprintf(`"flavours":%d`, flavours), `"popsicleEvery":2`) {
			if text[0] >= 'a' {
				counts[text[:1]]++
			} else {
				counts["pivot "+text[:1]]++
				counts["other "+text[1:]]++
			}
		}
		p := beginPlain(t, fmt.Sprintf(`"flavours":%d`, flavours))
		for range draws / 2 {
			p.g.drawOrder()
			counts["order "+p.g.order[0].String()]++
			counts["later "+p.g.order[1].String()]++
		}
		if len(counts) != 5*flavours {
			t.Errorf("%d flavours: %d kinds of draws", flavours, len(counts))
		}
		for what, n := range counts {
			if want := draws / 2 / flavours; n < want*8/10 || n > want*12/10 {
				t.Errorf("%d flavours: %s comes %d times, want about %d", flavours, what, n, want)
			}
		}
	}
}

// The Next window shows a piece from the start, and the one that comes in is the
// one that it showed.
func TestNext(t *testing.T) {
	p := begin(t, queue("VS", "mm", "CC"), `"graceFrames":0`, orders("BB"), `"flavours":5`)
	p.want("next", p.g.look().Next, "VS").to(1).want("next", p.g.look().Next, "mm").want("piece", p.g.look().Piece.Flavours, "VS")
	p.down(6).until(Falling).want("next", p.g.look().Next, "CC").want("piece", p.g.look().Piece.Kind, "popsicle")
	p.want("flavours", p.g.look().Piece.Flavours, "mm")
}

// The first order opens with the first piece, later ones with the piece after a
// serve; an open order stays.
func TestOrdersOpenWithPieces(t *testing.T) {
	p := begin(t, queue("CV", "SM", "CC"), orders("SM", "VV"))
	l := p.g.look()
	p.want("before", []any{l.Order, l.Customer}, []any{"", 0})
	p.to(1).wantTold("pieceSpawned@1 orderOpened@1").want("order", p.g.look().Order, "SM").lock().until(Falling)
	p.want("it stays", p.told() != "", true).want("order", p.g.look().Order, "SM")
}

// Customers are drawn from a stream of their own, never the same twice running.
func TestCustomers(t *testing.T) {
	p := begin(t)
	seen := map[int]bool{}
	last := 0
	orders := p.g.orders
	for range 500 {
		p.g.drawCustomer()
		if p.g.customer == last || p.g.customer < 1 || p.g.customer > Customers {
			t.Fatalf("customer %d comes after %d", p.g.customer, last)
		}
		last = p.g.customer
		seen[last] = true
	}
	p.want("customers", len(seen), Customers).want("the stream of orders", p.g.orders, orders)
}

// Any of them may be the first.
func TestTheFirstCustomer(t *testing.T) {
	seen := map[int]bool{}
	for seed := range int64(300) {
		g, err := New(sim.Config{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for !g.orderIsOpen {
			next, _ := g.Next()
			g.Advance(next)
		}
		if g.customer < 1 || g.customer > Customers {
			t.Fatalf("with seed %d customer %d comes first", seed, g.customer)
		}
		seen[g.customer] = true
	}
	if len(seen) != Customers {
		t.Errorf("%d customers may be the first, want %d", len(seen), Customers)
	}
}

// A picky order is one that no standing cone holds already, drawn again up to 50
// times.
func TestPickyOrders(t *testing.T) {
	board := boardOf("VVSMMS", "VSSVSM", "^^^^^^") // it lacks only VM, MM and what has C
	for seed := range int64(200) {
		for _, picky := range []bool{true, false} {
			c := configOf(append(quick, board, fmt.Sprintf(`"pickyOrders":%v`, picky))...)
			c.Seed = seed
			g, err := New(c)
			if err != nil {
				t.Fatal(err)
			}
			g.Advance(timeOf(1))
			o := g.order
			held := g.board.fulfilled(o) != 0
			if picky && held {
				t.Errorf("seed %d: the picky order %v is held already", seed, o)
			}
			first := rng.New(seed, "orders")
			drawn := Order{Flavour(first.Intn(4)), Flavour(first.Intn(4))}
			if !picky && o != drawn || picky && g.board.fulfilled(drawn) == 0 && o != drawn {
				t.Errorf("seed %d, picky %v: the order is %v, drawn was %v", seed, picky, o, drawn)
			}
		}
	}
	p := begin(t, `"pickyOrders":true`, `"flavours":3`, boardOf("VSCVVS", "VSCSCC", "^^^^^^")).to(1)
	source := rng.New(1, "orders")
	for range 2 * (1 + 50) {
		source.Intn(3)
	}
	p.want("every order is held: drawn 51 times", p.g.orders, source).want("open", p.g.orderIsOpen, true)
	p = begin(t, `"pickyOrders":true`, orders("VV"), boardOf("V.....", "V.....", "^^^^^^")).to(1)
	p.want("the setup's orders are not asked", p.g.look().Order, "VV")
}

// Seeds decide everything that is drawn.
func TestSeeds(t *testing.T) {
	text := func(seed int64) string {
		g, err := New(sim.Config{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := ""
		for range 20 {
			g.draw()
			g.drawOrder()
			s += fmt.Sprint(g.next.text(), g.order)
		}
		return s
	}
	if first, again := text(1), text(1); first != again || first == text(2) {
		t.Error("the same seed must give the same draws, another one others")
	}
}
