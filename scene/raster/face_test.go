package raster

import "testing"

var faces = map[string]*Face{"Title": Title, "Bold": Bold, "Text": Text, "TextBold": TextBold}

// printable is what a face must be able to write: ASCII, and what our texts need
// besides.
const printable = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~×–—’“”"

func TestFacesHaveAllLetters(t *testing.T) {
	for name, f := range faces {
		missing := f.Path("\U0010ffff", 0, 0, 100)
		for _, r := range printable {
			p := f.Path(string(r), 0, 0, 100)
			if len(p.steps) == 0 || len(p.steps) == len(missing.steps) && p.steps[0] == missing.steps[0] {
				t.Errorf("%s has no %q", name, r)
			}
		}
	}
}

func TestLettersHaveHoles(t *testing.T) {
	for name, f := range faces {
		c := NewCanvas(120, 120)
		p := f.Path("O", 10, 90, 100)
		c.Fill(p, white)
		x0, y0, x1, y1 := p.Bounds()
		if a := c.Pix.RGBAAt(int(x0+x1)/2, int(y0+y1)/2).A; a != 0 {
			t.Errorf("%s: the middle of O is filled", name)
		}
		if a := c.Pix.RGBAAt(int(x0)+5, int(y0+y1)/2).A; a != 255 {
			t.Errorf("%s: the left side of O is empty", name)
		}
	}
}

func TestTextStandsOnItsBaseline(t *testing.T) {
	for name, f := range faces {
		x0, y0, x1, y1 := f.Path("HI", 30, 80, 40).Bounds()
		if y1 < 79.5 || y1 > 81 || y0 < 80-40 || y0 > 80-20 {
			t.Errorf("%s: HI reaches from %.1f to %.1f, want a baseline of 80", name, y0, y1)
		}
		if w := f.Width("HI", 40); x0 < 30 || x1 > 30+w {
			t.Errorf("%s: HI reaches from %.1f to %.1f, beyond its width of %.1f", name, x0, x1, w)
		}
		if a := f.Ascent(40); a < 80-y0 || a > 60 {
			t.Errorf("%s: the ascent is %.1f, capitals are %.1f", name, a, 80-y0)
		}
		if d := f.Descent(40); d < 4 || d > 20 {
			t.Errorf("%s: the descent is %.1f", name, d)
		}
	}
}

func TestWidthGrowsWithSize(t *testing.T) {
	for name, f := range faces {
		small, large := f.Width("Crystal Cascade", 10), f.Width("Crystal Cascade", 100)
		near(t, name, float64(large), 10*float64(small), 0.01)
	}
}

// Pairs such as To stand closer than their letters alone.
func TestKerning(t *testing.T) {
	for name, f := range faces {
		apart := f.Width("T", 100) + f.Width("o", 100)
		if got := f.Width("To", 100); got > apart-3 {
			t.Errorf("%s: To is %.1f wide, its letters are %.1f", name, got, apart)
		}
		if k := f.Kern('T', 'o', 100); k > -3 {
			t.Errorf("%s: To is kerned by %.1f", name, k)
		}
		if got := f.Width("HH", 100); got != 2*f.Width("H", 100) {
			t.Errorf("%s: HH is kerned", name)
		}
	}
}
