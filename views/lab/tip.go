package lab

import (
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// tipDelay is for how long the mouse rests on something until it is explained.
const tipDelay = 300 * time.Millisecond

// Tip waits until the mouse has rested on something. The zero value waits for
// nothing.
type Tip struct {
	over  string
	since time.Duration
	lines []string
	made  string // what the lines were cut from
}

// Rest says that the mouse is over something, by a name of it, "" for nothing, and
// whether it has been there long enough to be told about.
func (tip *Tip) Rest(over string, now time.Duration) bool {
	if over != tip.over {
		tip.over, tip.since = over, now
	}
	return over != "" && now-tip.since >= tipDelay
}

// Show shows a title and a text about what stands on about: below it or above it,
// never over it, and inside the window.
func (tip *Tip) Show(t *Tools, s *scene.Scene, about scene.Rect, title, text string) {
	const width, pad, gap, radius = 230, 12, 8, 8
	px := t.Px
	head, font := t.Font(raster.Title, 15), t.Font(raster.Text, 13)
	if tip.made != text {
		tip.made, tip.lines = text, kit.Wrap(font, text, (width-2*pad)*px)
	}
	step := 1.35 * font.Size()
	h := 2*pad*px + 1.2*head.Size() + step*float32(len(tip.lines))
	safe := t.Plan.Safe
	r := scene.Rect{X: about.X + about.W/2 - width/2*px, Y: about.Y + about.H + gap*px, W: width * px, H: h}
	if r.Y+r.H > safe.Y+safe.H {
		r.Y = about.Y - gap*px - h
	}
	r.X = kit.Clamp(r.X, safe.X+4*px, safe.X+safe.W-r.W-4*px)
	t.ShowTip(s, kit.Snap(r.X, r.Y, r.W, r.H))
	y := r.Y + pad*px + .9*head.Size()
	s.Text(head, title, r.X+pad*px, y, scene.Left, raster.Hex(0xffffff))
	for _, line := range tip.lines {
		y += step
		s.Text(font, line, r.X+pad*px, y+.25*head.Size(), scene.Left, raster.Hex(0xe8eef0))
	}
}
