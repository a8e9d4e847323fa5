package cascade

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// The tables of two-step finesse, as players learn them for ten columns and keys
// that turn both ways and half round: for each kind and rotation the fewest keys by
// the column of its leftmost crystal, from column 0.
const finesseTables = `
I 0 1210121
I 1 2222112222
O 0 122101221
S 0 12101221
S 1 222112322
Z 0 12101221
Z 1 222112322
J 0 12101221
J 1 223212332
J 2 23212332
J 3 232123322
L 0 12101221
L 1 223212332
L 2 23212332
L 3 232123322
T 0 12101221
T 1 223212332
T 2 23212332
T 3 232123322`

// standing gives a piece in a rotation with its leftmost crystal in a column.
func standing(k Kind, rotation, column int) Piece {
	p := Piece{Kind: k, Rotation: rotation, Row: 10}
	least := 4
	for _, c := range p.Cells() {
		least = min(least, c.Column)
	}
	p.Column = column - least
	return p
}

func TestFewestKeysAreThoseOfTheTables(t *testing.T) {
	f := NewFinesse(begin(t).g)
	for _, line := range lines(finesseTables) {
		words := strings.Fields(line)
		k, _ := kindOf(words[0][0])
		rotation := int(words[1][0] - '0')
		got := ""
		for column := range len(words[2]) {
			keys, ok := f.Fewest(standing(k, rotation, column))
			if !ok {
				t.Fatalf("%s %d has no keys for column %d", k, rotation, column)
			}
			got += fmt.Sprint(keys)
		}
		if got != words[2] {
			t.Errorf("%s %d needs %s keys, want %s", k, rotation, got, words[2])
		}
	}
}

// The same cells are the same placement, however the piece came to fill them.
func TestFewestKeysOfTheSameCells(t *testing.T) {
	f := NewFinesse(begin(t).g)
	for _, c := range []struct {
		kind     Kind
		same, as int
	}{{I, 2, 0}, {I, 3, 1}, {S, 2, 0}, {S, 3, 1}, {Z, 2, 0}, {Z, 3, 1}, {O, 1, 0}, {O, 2, 0}, {O, 3, 0}} {
		for column := range 7 {
			same, _ := f.Fewest(standing(c.kind, c.same, column))
			as, _ := f.Fewest(standing(c.kind, c.as, column))
			if same != as {
				t.Errorf("%s at column %d needs %d keys in rotation %d and %d in rotation %d", c.kind, column, same, c.same, as, c.as)
			}
		}
	}
}

// The fewest keys do what they are said to: a game that presses them gets there, and
// no game gets anywhere with fewer. Here every row of keys up to two is pressed.
func TestFewestKeysByPlaying(t *testing.T) {
	type key struct {
		code sim.Code
		held bool
	}
	keys := []key{
		{MoveLeft, false}, {MoveLeft, true}, {MoveRight, false}, {MoveRight, true},
		{RotateClockwise, false}, {RotateCounterclockwise, false}, {Rotate180, false},
	}
	for _, kind := range "IJLOSTZ" {
		start := begin(t, queue(string(kind)), `"fallSeconds":100`)
		f := NewFinesse(start.g)
		reached := map[placement]int{}
		var press func(p *player, pressed int)
		press = func(p *player, pressed int) {
			at := placementOf(p.g.piece)
			if before, ok := reached[at]; !ok || pressed < before {
				reached[at] = pressed
			}
			if pressed == 2 {
				return
			}
			for _, k := range keys {
				next := &player{t: t, g: p.g.Clone().(*Game)}
				next.press(k.code)
				if k.held {
					next.g.Advance(next.g.Now() + time.Second)
				}
				next.release(k.code)
				press(next, pressed+1)
			}
		}
		press(start, 0)
		k, _ := kindOf(byte(kind))
		for at, least := range f.fewest[k] {
			if pressed, ok := reached[at]; ok != (least <= 2) || ok && pressed != least {
				t.Errorf("%s at %v: %d keys by playing (%v), want %d", k, at, pressed, ok, least)
			}
		}
		if least := f.fewest[k][placementOf(standing(k, 0, 0))]; least != 1 {
			t.Errorf("%s lying at the left wall needs %d keys, want one held", k, least)
		}
	}
}

// A well of another width has other tables; one column more to the right wall is
// one more column that takes two keys.
func TestFewestKeysInAWiderWell(t *testing.T) {
	f := NewFinesse(begin(t, `"columns":12`).g)
	got := ""
	for column := range 10 {
		keys, _ := f.Fewest(standing(T, 0, column))
		got += fmt.Sprint(keys)
	}
	if want := "1210123321"; got != want {
		t.Errorf("T needs %s keys in twelve columns, want %s", got, want)
	}
}

// judged plays keys and gives the pieces judged, those without a fault, and the
// faults. Words are commands, +pressed and -released or tapped, or times to wait.
func judged(t *testing.T, words string, options ...string) string {
	t.Helper()
	p := begin(t, append(options, `"fallSeconds":1`)...)
	f := NewFinesse(p.g)
	see := func() {
		for _, e := range p.drained() {
			f.See(e)
		}
	}
	for _, word := range strings.Fields(words) {
		if wait, err := time.ParseDuration(word); err == nil {
			p.g.Advance(p.g.Now() + wait)
			see()
			continue
		}
		c, ok := Spec.Command(strings.TrimLeft(word, "+-"))
		if !ok {
			t.Fatalf("there is no command %q", word)
		}
		if word[0] != '-' {
			see()
			f.Press(c)
			if !p.g.Apply(sim.Input{At: p.g.Now(), Code: c}) {
				t.Fatalf("%s has no effect", word)
			}
			see()
		}
		if word[0] != '+' {
			p.release(c)
			see()
		}
	}
	return fmt.Sprintf("%d pieces, %d faultless, %d faults", f.Pieces, f.Faultless, f.Faults)
}

func TestFinesseOfAGame(t *testing.T) {
	const one, fault, none = "1 pieces, 1 faultless, 0 faults", "1 pieces, 0 faultless, 1 faults", "0 pieces, 0 faultless, 0 faults"
	overhang := wellOf("OOOOOO....", "..........")
	for _, c := range []struct {
		name, words, want string
		options           []string
	}{
		{"held to the wall", "+moveLeft 500ms -moveLeft hardDrop", one, nil},
		{"tapped three times to the wall", "moveLeft moveLeft moveLeft hardDrop", "1 pieces, 0 faultless, 2 faults", nil},
		{"straight down", "hardDrop", one, nil},
		{"there and back", "moveLeft moveRight hardDrop", "1 pieces, 0 faultless, 2 faults", nil},
		{"a press against the wall", "+moveLeft 500ms -moveLeft moveLeft hardDrop", fault, nil},
		{"two quarter turns", "rotateClockwise rotateClockwise hardDrop", fault, nil},
		{"a half turn", "rotate180 hardDrop", one, nil},
		{"three quarter turns", "rotateClockwise rotateClockwise rotateClockwise hardDrop", "1 pieces, 0 faultless, 2 faults", nil},
		{"no hard drop", "moveLeft 25s", one, nil},
		{"a key between two pieces", "hardDrop moveLeft 100ms hardDrop", "2 pieces, 1 faultless, 1 faults", nil},
		{"a key held on", "+moveLeft 500ms hardDrop 500ms hardDrop", "2 pieces, 2 faultless, 0 faults", nil},
		{"soft drop", "softDrop moveLeft moveLeft moveLeft hardDrop", none, nil},
		{"soft drop held on", "+softDrop 2s -softDrop 100ms hardDrop", none, nil},
		{"after landing", "19100ms moveLeft moveLeft moveLeft hardDrop", none, nil},
		{"dropped after landing", "moveLeft moveRight 19100ms hardDrop", "1 pieces, 0 faultless, 2 faults", nil},
		{"put away", "moveLeft moveRight hold", none, nil},
		{"in its place", "moveLeft moveRight hold moveLeft hardDrop", one, nil},
		{"beside an overhang", "+moveRight 500ms -moveRight hardDrop", one, []string{overhang}},
		{"on the overhang", "hardDrop", one, []string{overhang}},
		{"under an overhang", "+moveRight 500ms -moveRight 17s +moveLeft 1200ms -moveLeft hardDrop", none, []string{wellOf("OOOOOO....", "..........", "..........")}},
		{"below the rows of turns", "hardDrop", one, []string{tower(17)}},
		{"into the rows of turns", "hardDrop", none, []string{tower(18)}},
		{"the well stops it", "+moveLeft 500ms -moveLeft hardDrop", one, []string{tower(16)}},
	} {
		if got := judged(t, c.words, append(c.options, queue("TTT"), `"lockDelaySeconds":0.5`)...); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// tower is a column of crystals at the left wall.
func tower(rows int) string {
	well := make([]string, rows)
	for i := range well {
		well[i] = "O........."
	}
	return wellOf(well...)
}

// Cleared rows and fresh starts change what is a straight drop: the judge keeps a
// well of its own, which must stay the game's.
func TestFinesseKeepsTheWell(t *testing.T) {
	for _, options := range [][]string{
		{"mode marathon"},
		{"mode marathon", `"clearSeconds":0`, `"entrySeconds":0`},
		{"mode zen", wellOf(strings.Split(strings.TrimSuffix(strings.Repeat(".OOOOOOOO./", 20), "/"), "/")...)},
	} {
		played, r, err := replay.Start(Spec, configOf(t, options...))
		if err != nil {
			t.Fatal(err)
		}
		b := bot{played.(*Game), r, 40 * time.Millisecond}
		b.play(30 * time.Second)

		p := begin(t, options...)
		f := NewFinesse(p.g)
		cleared := false
		see := func() {
			for _, e := range p.drained() {
				f.See(e)
				cleared = cleared || e.Kind == EventRowsFell
			}
			if p.g.clearing == 0 && !slices.Equal(f.well.taken(), p.g.well.taken()) {
				t.Fatalf("%v: at %v the judge's well is\n%s\nand the game's\n%s", options, p.g.now,
					strings.Join(f.well.text(), "\n"), strings.Join(p.g.well.text(), "\n"))
			}
		}
		for _, in := range r.Inputs {
			p.g.Advance(in.At)
			see()
			f.Press(in.Code)
			p.g.Apply(in)
			see()
		}
		if !cleared || f.Pieces < 50 || p.g.counts.Pieces < f.Pieces {
			t.Errorf("%v: %d of %d pieces judged, cleared %v", options, f.Pieces, p.g.counts.Pieces, cleared)
		}
	}
}
