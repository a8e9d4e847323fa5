package eight

import (
	"testing"

	"parlor/games/eight"
	"parlor/sim/replay"
)

// FuzzOpen opens any address. What is opened can be played, and is found again under
// the address that the lab gives it.
func FuzzOpen(f *testing.F) {
	for _, query := range []string{"board=724506831", "board=724506831&goal=012345678", "goal=123456780", "board=123456780&board=213456780", "=&&=", "board"} {
		f.Add(query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		r := New()
		c, err := r.Open(query)
		if err != nil {
			if len(err.Error()) > 300 {
				t.Errorf("a long error: %v", err)
			}
			return
		}
		g, err := eight.New(c)
		if err != nil {
			t.Fatalf("%q opens what cannot be played: %v", query, err)
		}
		again, err := r.Open(r.Link(g))
		if err != nil {
			t.Fatalf("%q has the link %q, which is refused: %v", query, r.Link(g), err)
		}
		g2, err := eight.New(again)
		if err != nil || replay.HashOf(g2) != replay.HashOf(g) {
			t.Errorf("%q has the link %q, which opens another game (%v)", query, r.Link(g), err)
		}
	})
}
