package cascade

import (
	"testing"

	"parlor/rng"
)

// Bags of seven: in every seven pieces from the start each kind comes once.
func TestBagsOfSeven(t *testing.T) {
	orders := make(map[[7]Kind]bool)
	for seed := range int64(50) {
		g, err := New(configOf(t))
		if err != nil {
			t.Fatal(err)
		}
		g.bag, g.queue = rng.New(seed, "bag"), nil
		g.fillQueue(700)
		for i := 0; i < 700; i += 7 {
			var bag [7]Kind
			copy(bag[:], g.queue[i:])
			orders[bag] = true
			var seen [8]int
			for _, k := range bag {
				seen[k]++
			}
			for k := I; k <= Z; k++ {
				if seen[k] != 1 {
					t.Fatalf("seed %d bag %d is %v", seed, i/7, bag)
				}
			}
		}
	}
	// 5000 bags of 5040 orders: a shuffle that is equally likely shows some
	// 3170 different ones.
	if n := len(orders); n < 3000 || n > 3340 {
		t.Errorf("%d different bags in 5000", n)
	}
}

// Every kind comes first equally often (A.32), which a shuffle that forgets to
// start anew would break.
func TestFirstPieceIsAnyKind(t *testing.T) {
	var first [8]int
	for seed := range int64(7000) {
		c := configOf(t)
		c.Seed = seed
		g, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		first[g.piece.Kind]++
	}
	for k := I; k <= Z; k++ {
		if first[k] < 850 || first[k] > 1150 {
			t.Errorf("%s came first %d times of 7000", k, first[k])
		}
	}
}

func TestTwoBagsAtTheStartAndNeverLessThanSeven(t *testing.T) {
	p := begin(t)
	p.want("at the start", len(p.g.queue), 13)
	for range 60 {
		p.tap(Hold, HardDrop).at((p.g.Now() + 60e6).String())
		if n := len(p.g.queue); n < 7 || n > 13 {
			t.Fatalf("%d pieces in the queue", n)
		}
		if p.g.phase == Over {
			return
		}
	}
}

// The setup's queue is dealt first, then shuffled bags; the state shows it, and
// never less than the previews.
func TestSetupsQueueComesFirst(t *testing.T) {
	p := begin(t, queue("TTTTTTTT"))
	p.want("queue", p.state().Queue, "TTTTTTT")
	for range 7 {
		p.tap(HardDrop).at((p.g.Now() + 60e6).String()).tap(MoveLeft)
		p.want("kind", p.g.piece.Kind, T)
	}
	var seen [8]int
	for _, k := range p.g.queue[:7] {
		seen[k]++
	}
	p.want("then a bag", seen, [8]int{0, 1, 1, 1, 1, 1, 1, 1})
	short := begin(t, queue("T")).state().Queue
	if len(short) < previews {
		t.Errorf("the queue shows %q", short)
	}
}
