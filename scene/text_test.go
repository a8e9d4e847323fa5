package scene

import (
	"math"
	"testing"

	"parlor/scene/raster"
)

// ink gives the left and right edge of what was written.
func ink(s *Scene) (left, right float32) {
	left, right = math.MaxFloat32, -math.MaxFloat32
	for _, m := range s.Marks {
		r := box(m.Sprite)
		left, right = min(left, r.X), max(right, r.X+r.W)
	}
	return left, right
}

func TestSameFontIsAskedForOnce(t *testing.T) {
	b := NewBook()
	f := b.Font(raster.Text, 16)
	if b.Font(raster.Text, 16) != f || f.Tracked(0) != f || f.Tabular().Tracked(2) != f.Tracked(2).Tabular() {
		t.Error("the same font is another one")
	}
	if b.Font(raster.Text, 17) == f || b.Font(raster.Title, 16) == f || f.Tabular() == f {
		t.Error("different fonts are the same")
	}
}

func TestTextStandsWhereItShould(t *testing.T) {
	for align, want := range map[Align][2]float32{Left: {100, 0}, Middle: {100, 0.5}, Right: {100, 1}} {
		s, b := newScene()
		f := b.Font(raster.Text, 20)
		s.Text(f, "HIM", want[0], 50, align, white)
		left, right := ink(s)
		start := want[0] - f.Width("HIM")*want[1]
		if left < start-1 || right > start+f.Width("HIM")+2 || right-left < f.Width("HIM")-6 {
			t.Errorf("align %d: the text is from %.1f to %.1f, its start is %.1f", align, left, right, start)
		}
		for _, m := range s.Marks {
			if r := box(m.Sprite); r.Y+r.H < 50 || r.Y+r.H > 52 || r.X != float32(math.Trunc(float64(r.X))) {
				t.Errorf("a letter lies at %v, its baseline is 50", r)
			}
		}
	}
}

func TestWidthIsTheFaces(t *testing.T) {
	b := NewBook()
	for _, text := range []string{"", "To", "Marathon", "Type AV, “Ty”"} {
		f := b.Font(raster.Title, 28)
		if got, want := f.Width(text), raster.Title.Width(text, 28); math.Abs(float64(got-want)) > 0.01 {
			t.Errorf("%q is %.2f wide, want %.2f", text, got, want)
		}
	}
}

func TestTracking(t *testing.T) {
	b := NewBook()
	f := b.Font(raster.Text, 12)
	if got, want := f.Tracked(2).Width("LEVEL"), f.Width("LEVEL")+4*2; math.Abs(float64(got-want)) > 0.01 {
		t.Errorf("five letters with 2 more between are %.2f wide, want %.2f", got, want)
	}
}

func TestTabularDigitsDoNotTremble(t *testing.T) {
	s, b := newScene()
	for _, face := range []*raster.Face{raster.Title, raster.Text} {
		f := b.Font(face, 27.3).Tabular()
		width := f.Width("0:00")
		for _, text := range []string{"1:11", "4:17", "9:08"} {
			if got := f.Width(text); got != width {
				t.Errorf("%s is %.2f wide, 0:00 is %.2f", text, got, width)
			}
		}
		// The comma stands in one place whatever the digits are.
		places := map[float32]bool{}
		for _, n := range []int64{111111, 888888, 417041} {
			s.Reset(b)
			s.Number(f, n, 448, 50, Right, white)
			places[s.Marks[3].Sprite.X] = true
		}
		if len(places) != 1 {
			t.Errorf("the comma stands at %v", places)
		}
	}
}

// Digits in places of one width neither touch nor stand alone: the narrow 1 has less
// room beside it than a space would take.
func TestTabularDigitsStandTogether(t *testing.T) {
	for _, size := range []float32{13, 20, 28, 40, 64} {
		s, b := newScene()
		f := b.Font(raster.Title, size).Tabular()
		place, space := f.Width("0"), f.Width(" ")
		for _, text := range []string{"00", "22", "33", "28", "61", "12", "71", "14"} {
			s.Reset(b)
			s.Text(f, text, 10, 70, Left, white)
			var edges [2][2]float32
			for i, r := range text {
				x0, _, x1, _ := raster.Title.Path(string(r), 0, 0, size).Bounds()
				middle := place * (float32(i) + .5)
				edges[i] = [2]float32{middle - (x1-x0)/2, middle + (x1-x0)/2}
				if m := s.Marks[i].Sprite; math.Abs(float64(m.X-10-middle)) > 1.2 {
					t.Errorf("%s at %v: digit %d stands around %v, the middle of its place is %v", text, size, i, m.X, 10+middle)
				}
			}
			if gap := edges[1][0] - edges[0][1]; gap <= 0 || gap >= .7*space {
				t.Errorf("%s at %v: %.1f pixels between the digits, a space takes %.1f", text, size, gap, space)
			}
		}
	}
}

func TestNumber(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0", 7: "7", 999: "999", 1000: "1,000", 128460: "128,460", 1234567: "1,234,567", -45: "-45", -1000: "-1,000",
		math.MaxInt64: "9,223,372,036,854,775,807", math.MinInt64: "-9,223,372,036,854,775,808",
	} {
		var buffer [32]byte
		if got := string(commas(&buffer, n)); got != want {
			t.Errorf("%d is written %s, want %s", n, got, want)
		}
	}
}

func TestLettersAreEvenlySpaced(t *testing.T) {
	s, b := newScene()
	f := b.Font(raster.Text, 13)
	s.Text(f, "iiiiiiiiiiiiiiii", 10, 20, Left, white)
	step := f.letter('i').advance + f.gap('i', 'i')
	for i, m := range s.Marks {
		phase := 0
		for j, p := range f.letter('i').pics {
			if p == m.Sprite.Pic {
				phase = j
			}
		}
		pen := box(m.Sprite).X - float32(f.letter('i').left) + float32(phase)/phases
		if want := 10 + float32(i)*step; math.Abs(float64(pen-want)) > 0.126 {
			t.Errorf("letter %d stands at %.2f, want %.2f", i, pen, want)
		}
	}
}

func TestSpacesAreNoPictures(t *testing.T) {
	s, b := newScene()
	s.Text(b.Font(raster.Text, 13), "a b", 0, 0, Left, white)
	if len(s.Marks) != 2 {
		t.Errorf("%d marks for two letters", len(s.Marks))
	}
}
