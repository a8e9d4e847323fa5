package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// icon is a small drawing in one colour, made in a box of 28.
type icon uint8

const (
	arrowIcon icon = iota // to the right; turned for the other ways
	pauseIcon
)

const iconBox = 28

// strokes says how each icon is drawn with a pen of a width.
var strokes = [...]struct {
	pen  float32
	draw func(p pen)
}{
	arrowIcon: {2.4, func(p pen) {
		p.line(8, 14, 19, 14)
		p.line(15, 9.5, 20, 14, 15, 18.5)
	}},
	pauseIcon: {5, func(p pen) {
		p.line(9.5, 6.5, 9.5, 21.5)
		p.line(18.5, 6.5, 18.5, 21.5)
	}},
}

// pen draws icons.
type pen struct {
	c           *raster.Canvas
	unit, width float32
}

var ink = raster.Solid(white)

func (p pen) line(at ...float32) {
	var points []raster.Point
	for i := 0; i < len(at); i += 2 {
		points = append(points, raster.Point{(at[i] + 1) * p.unit, (at[i+1] + 1) * p.unit})
	}
	p.c.Stroke(raster.Line(points...), p.width*p.unit, ink)
}

// icons makes the icons of a window, each once for a size.
type icons struct {
	book *scene.Book
	made map[iconSize]scene.Pic
}

type iconSize struct {
	icon icon
	size int
}

func newIcons(b *scene.Book) icons { return icons{b, map[iconSize]scene.Pic{}} }

// show paints an icon around (x, y), its box as large as size, turned by a number
// of degrees.
func (i *icons) show(s *scene.Scene, which icon, x, y, size, degrees float32, c raster.Color) {
	// A box of a pixel more on each side leaves room for soft edges, and an even
	// size keeps a turned icon on the pixels.
	whole := 2 * int(ceil(size*(iconBox+2)/iconBox/2))
	key := iconSize{which, whole}
	pic, ok := i.made[key]
	if !ok {
		pic = i.book.Add(whole, whole, func(c *raster.Canvas) {
			strokes[which].draw(pen{c, float32(whole) / (iconBox + 2), strokes[which].pen})
		})
		i.made[key] = pic
	}
	s.Sprite(scene.Sprite{Pic: pic, X: round(x), Y: round(y), Angle: radians(degrees), Tint: c})
}
