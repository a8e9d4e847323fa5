package maze

import (
	"testing"

	"parlor/games/maze"
	"parlor/sim/replay"
)

// FuzzOpen opens any address. What is opened can be played, and is found again under
// the address that the lab gives it.
func FuzzOpen(f *testing.F) {
	for _, query := range []string{
		"map=maze1.2x1.0.1.tA", "random=maze&size=24x16&seed=-5", "random=terrain", "size=64x64", "seed=9", "map=maze1.3x1.0.1.cABPoAA&size=2x1", "=&&=", "map=",
	} {
		f.Add(query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		r := New()
		c, err := r.Open(query)
		if err != nil {
			checkError(t, err)
			return
		}
		g, err := maze.New(c)
		if err != nil {
			t.Fatalf("%q opens what cannot be played: %v", query, err)
		}
		link := r.Link(g)
		if link == "" {
			return
		}
		again, err := r.Open(link)
		if err != nil {
			t.Fatalf("%q has the link %q, which is refused: %v", query, link, err)
		}
		g2, err := maze.New(again)
		if err != nil || replay.HashOf(g2) != replay.HashOf(g) || r.Link(g2) != link {
			t.Errorf("%q has the link %q, which opens another map (%v)", query, link, err)
		}
	})
}

// FuzzRead reads any file or pasted text. What it gives is opened.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"..f\nm#.", " map=maze1.2x1.0.1.tA\n", "type octile\nheight 2\nwidth 4\nmap\n.GSW\n@OT.\n", "maze", "."} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		r := New()
		query, err := r.Read(text)
		if err != nil {
			checkError(t, err)
			return
		}
		if _, err := r.Open(query); err != nil {
			t.Errorf("%q is read as %q, which is refused: %v", text, query, err)
		}
	})
}

// checkError checks that an error fits a notice.
func checkError(t *testing.T, err error) {
	t.Helper()
	if len(err.Error()) > 300 {
		t.Errorf("a long error: %v", err)
	}
}
