package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/shell"
)

// thumbButton is an on-screen button. They stand in two blocks, one for each thumb.
type thumbButton struct {
	command sim.Code
	icon    icon
	degrees float32 // by which the icon is turned
	word    string  // instead of an icon
	// Its place in the left or right block of two columns and two rows, from the
	// bottom, and how many columns it takes; and its row where there is one column.
	right              bool
	column, row, width float32
	stacked            float32
}

// thumbButtons are the on-screen buttons: the left thumb moves, the right one turns.
var thumbButtons = [...]thumbButton{
	{command: cascade.MoveLeft, icon: arrowIcon, degrees: 180, column: 0, row: 1, width: 1, stacked: 2},
	{command: cascade.MoveRight, icon: arrowIcon, column: 1, row: 1, width: 1, stacked: 1},
	{command: cascade.SoftDrop, icon: arrowIcon, degrees: 90, column: 0, row: 0, width: 2, stacked: 0},
	{command: cascade.RotateCounterclockwise, icon: turnBackIcon, right: true, column: 0, row: 1, width: 1, stacked: 3},
	{command: cascade.RotateClockwise, icon: turnIcon, right: true, column: 1, row: 1, width: 1, stacked: 2},
	{command: cascade.Hold, word: "HOLD", right: true, column: 0, row: 0, width: 1, stacked: 1},
	{command: cascade.HardDrop, icon: floorIcon, right: true, column: 1, row: 0, width: 1, stacked: 0},
}

// Sizes of the on-screen buttons in points.
const (
	leastThumb   = 48 // what a finger needs
	largestThumb = 72
	thumbPart    = .16 // of the shorter side of the window
	thumbGap     = 8
	thumbMargin  = 10 // to the edge of the window, and to what is beside
)

// withButtons lays the play screen out with on-screen buttons in the lower corners:
// below everything else in an upright window, and beside it in a wide one.
func withButtons(v shell.View) layout {
	size := round(v.Scale * min(max(thumbPart*min(v.W, v.H)/v.Scale, leastThumb), largestThumb))
	gap, margin := round(thumbGap*v.Scale), round(thumbMargin*v.Scale)
	block, edge := 2*size+gap, max(v.Left, v.Right)
	isWide := v.W >= wideRatio*v.H
	isStacked := isWide && v.W-2*(edge+2*margin+block) < phoneRatio*v.H
	if isStacked {
		block = size
	}

	rest := v
	rest.Buttons = false
	var aside float32
	if isWide {
		aside = edge + 2*margin + block
		rest.W -= 2 * aside
		rest.Left, rest.Right = 0, 0
	} else {
		// The line of hints below the well is not needed.
		rest.H -= v.Bottom + block + 2*margin - round(hintsBelowWell*v.Scale)
		rest.Bottom = 0
	}
	l := newLayout(rest)
	l.shift(aside)
	l.hints = 0
	if isWide {
		l.pause.X = v.W - v.Right - margin - l.pause.W
	}

	bottom := v.H - v.Bottom - margin
	for i, b := range thumbButtons {
		if isStacked {
			b.column, b.row, b.width = 0, b.stacked, 1
		}
		left := v.Left + margin
		if b.right {
			left = v.W - v.Right - margin - block
		}
		l.buttons[i] = scene.Rect{
			X: left + b.column*(size+gap), Y: bottom - size - b.row*(size+gap),
			W: b.width*(size+gap) - gap, H: size,
		}
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
			f.Area(id, at.Inset(-thumbGap*r.view.Scale/2))
		}
		kind, color := button, k.colors.soft
		if f.Pressed(id) {
			kind, color = pushed, k.colors.text
			at.Y += round(2 * k.px)
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
