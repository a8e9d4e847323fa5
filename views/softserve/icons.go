package softserve

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// icon is a small sign of the room's own, in a box of 24 around (0, 0).
type icon uint8

// The icons.
const (
	pauseIcon icon = iota
	leftIcon
	rightIcon
	downIcon
	turnIcon
	turnBackIcon
	dragIcon
	tapIcon
	flipIcon
	icons
)

// iconLines are the strokes of each.
var iconLines = [icons]string{
	pauseIcon:    "M-4.5,-8 V8 M4.5,-8 V8",
	leftIcon:     "M9,0 H-9 M-9,0 l7,-7 M-9,0 l7,7",
	rightIcon:    "M-9,0 H9 M9,0 l-7,-7 M9,0 l-7,7",
	downIcon:     "M0,-10 V9 M0,9 l-6,-6 M0,9 l6,-6",
	turnIcon:     "M8,-6 C5,-10 -3,-12 -7,-7 C-12,-1 -9,9 0,10 C5,10.5 9,7 10,3 M9,-12 V-5 H2",
	turnBackIcon: "M-8,-6 C-5,-10 3,-12 7,-7 C12,-1 9,9 0,10 C-5,10.5 -9,7 -10,3 M-9,-12 V-5 H-2",
	dragIcon:     "M-10,0 H10 M-10,0 l5,-5 M-10,0 l5,5 M10,0 l-5,-5 M10,0 l-5,5",
	tapIcon:      "O0,0 4,4 O0,0 9,9",
	flipIcon:     "M-7,9 v-18 l-5,5 M-7,-9 l5,5 M7,-9 v18 l-5,-5 M7,9 l5,-5",
}

// icon draws an icon in the pen's ink around (0, 0).
func (p pen) icon(i icon) {
	width := float32(2.6)
	if i == pauseIcon {
		width = 5
	}
	p.line(iconLines[i], width, p.ink)
}

// signs are the icons of a window, at one size.
type signs [icons]scene.Pic

// newSigns makes the icons, so many pixels large, white to be tinted.
func newSigns(b *scene.Book, size float32) *signs {
	var all signs
	for i := range all {
		all[i] = b.Add(int(size), int(size), func(c *raster.Canvas) {
			px := float32(int(size)) / 26
			newPen(c, px, -13, -13, white).icon(icon(i))
		})
	}
	return &all
}

// show shows an icon around (x, y).
func (g *signs) show(s *scene.Scene, i icon, x, y float32, c raster.Color) {
	s.Sprite(scene.Sprite{Pic: g[i], X: kit.Round(x), Y: kit.Round(y), Tint: c})
}
