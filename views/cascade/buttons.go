package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// thumbButton is an on-screen button. They stand in two blocks, one for each thumb.
type thumbButton struct {
	command sim.Code
	icon    icon
	degrees float32 // by which the icon is turned
	word    string  // instead of an icon
	place   kit.Thumb
}

// thumbButtons are the on-screen buttons: the left thumb moves, the right one turns.
var thumbButtons = [...]thumbButton{
	{command: cascade.MoveLeft, icon: arrowIcon, degrees: 180, place: kit.Thumb{Row: 1, Width: 1, Stacked: 2}},
	{command: cascade.MoveRight, icon: arrowIcon, place: kit.Thumb{Column: 1, Row: 1, Width: 1, Stacked: 1}},
	{command: cascade.SoftDrop, icon: arrowIcon, degrees: 90, place: kit.Thumb{Width: 2}},
	{command: cascade.RotateCounterclockwise, icon: turnBackIcon, place: kit.Thumb{Right: true, Row: 1, Width: 1, Stacked: 3}},
	{command: cascade.RotateClockwise, icon: turnIcon, place: kit.Thumb{Right: true, Column: 1, Row: 1, Width: 1, Stacked: 2}},
	{command: cascade.Hold, word: "HOLD", place: kit.Thumb{Right: true, Width: 1, Stacked: 1}},
	{command: cascade.HardDrop, icon: floorIcon, place: kit.Thumb{Right: true, Column: 1, Width: 1}},
}

// withButtons lays the play screen out with on-screen buttons in the lower corners:
// below everything else in an upright window, and beside it in a wide one.
func withButtons(v shell.View) layout {
	thumbs, edge := kit.NewThumbs(v.W, v.H, v.Scale), max(v.Left, v.Right)
	isWide := v.W >= wideRatio*v.H
	thumbs.Stacked = isWide && v.W-2*(edge+2*thumbs.Margin+thumbs.Block()) < phoneRatio*v.H

	rest := v
	rest.Buttons = false
	var aside float32
	if isWide {
		aside = edge + 2*thumbs.Margin + thumbs.Block()
		rest.W -= 2 * aside
		rest.Left, rest.Right = 0, 0
	} else {
		// The line of hints below the well is not needed.
		rest.H -= v.Bottom + thumbs.Block() + 2*thumbs.Margin - kit.Round(hintsBelowWell*v.Scale)
		rest.Bottom = 0
	}
	l := newLayout(rest)
	l.shift(aside)
	l.hints = 0
	if isWide {
		l.pause.X = v.W - v.Right - thumbs.Margin - l.pause.W
	}

	for i, b := range thumbButtons {
		l.buttons[i] = thumbs.Place(b.place, v.Left, v.W-v.Right, v.H-v.Bottom)
	}
	return l
}

// shift moves everything to the right.
func (l *layout) shift(by float32) {
	for _, r := range []*scene.Rect{&l.well, &l.hold, &l.next, &l.stats, &l.best, &l.pause, &l.calls} {
		r.X += by
	}
}

// showButtons paints the on-screen buttons and says where they are. They can be
// touched half way into the gaps between them too.
func (r *Room) showButtons(s *scene.Scene, f *shell.Frame) {
	k := r.play
	for i, b := range thumbButtons {
		at, id := r.layout.buttons[i], shell.CommandButton(b.command)
		if f.Screen == shell.Play {
			f.Area(id, at.Inset(-kit.ThumbGap*r.view.Scale/2))
		}
		kind, color := button, k.colors.soft
		if f.Pressed(id) {
			kind, color = pushed, k.colors.text
			at.Y += kit.Round(2 * k.px)
		}
		k.glass.show(s, kind, at)
		x, y := at.X+at.W/2, at.Y+at.H/2
		if b.word != "" {
			font := k.write.pixels(raster.TextBold, .26*at.H, tracked)
			s.Text(font, b.word, x, y+.35*font.Size(), scene.Middle, color)
			continue
		}
		k.icons.show(s, b.icon, x, y, .62*at.H, b.degrees, color)
	}
}

// pushed draws a button that is held down.
func (d slabDrawing) pushed() {
	shine(d.c, d.x+d.w/2, d.y+d.h/2, d.w/2+14*d.px, d.h/2+14*d.px, raster.Hex(0x4fb4ff).Alpha(.8))
	d.fill(raster.Hex(0x07182f).Alpha(.5))
	d.fill(raster.Hex(0x2463dc).Alpha(.75))
	d.edge(.15)
}
