package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Card is one search in the comparison.
type Card struct {
	Name string
	// Note is how it stands: searching, 20 moves, dearer by 4.
	Note string
	Ink  raster.Color // of the note; none: the second ink
	Tick bool         // a tick before the note: its route is a best one
	// Number with what it counts, and a word about the rest. Without a Unit the Rest
	// stands alone.
	Number int64
	Unit   string
	Rest   string
	Part   float32 // of the bar that is filled; no bar when it is below 0
	Chosen bool    // it is the search that Steps are made with
}

// ShowCard shows it on r; state is the pointer's.
func (t *Tools) ShowCard(s *scene.Scene, r scene.Rect, c *Card, state kit.State) {
	d, pad := t.Dress, 12*t.Px
	t.Panel(s, r, c.Chosen, state)
	left, right := r.X+pad, r.X+r.W-pad
	name := t.Fit(raster.Title, 15, c.Name, r.W-2*pad)
	y := r.Y + .5*pad + 1.05*name.Size()
	s.Text(name, c.Name, left, y, scene.Left, d.Ink)
	note, ink := t.Font(raster.Text, 13), c.Ink
	if ink.A == 0 {
		ink = d.SecondInk
	}
	second := r.Y + r.H - .92*pad
	if w := note.Width(c.Note); left+name.Width(c.Name)+w+24*t.Px < right {
		s.Text(note, c.Note, right, y, scene.Right, ink)
		if c.Tick {
			t.Icon(s, kit.Tick, right-w-11*t.Px, y-.32*note.Size(), ink)
		}
	}
	if c.Part >= 0 {
		bar := scene.Rect{X: left, Y: kit.Round(y + .5*name.Size()), W: r.W - 2*pad, H: kit.Round(5 * t.Px)}
		s.Rect(bar, d.Ink.Alpha(.14))
		bar.W *= min(c.Part, 1)
		s.Rect(bar, d.Accent)
	}
	x := left
	if c.Unit != "" {
		size := float32(21)
		if c.Part >= 0 { // below the bar
			size = min(size, (second-y-.5*name.Size()-7*t.Px)/.72/t.Px)
		}
		number := t.Font(raster.Title, size).Tabular()
		s.Number(number, c.Number, x, second, scene.Left, d.Ink)
		x += numberWidth(number, c.Number) + 5*t.Px
		s.Text(note, c.Unit, x, second, scene.Left, d.SecondInk)
		x += note.Width(c.Unit)
		if x+note.Width(c.Rest)+12*t.Px < right {
			s.Text(note, c.Rest, right, second, scene.Right, d.SecondInk)
		}
		return
	}
	s.Text(t.Fit(raster.Text, 13, c.Rest, r.W-2*pad), c.Rest, x, second, scene.Left, d.SecondInk)
}

// numberWidth gives how wide a number is that Scene.Number writes.
func numberWidth(f *scene.Font, n int64) float32 {
	w := f.Width("0")
	for digits := 1; n >= 10; digits++ {
		n /= 10
		w += f.Width("0")
		if digits%3 == 0 {
			w += f.Width(",")
		}
	}
	return w
}

// Panel shows a panel that can be chosen; state is the pointer's.
func (t *Tools) Panel(s *scene.Scene, r scene.Rect, isChosen bool, state kit.State) {
	t.Kit.Panel(s, r, isChosen)
	if state == kit.Hover {
		t.Row(s, r, true)
	}
}
