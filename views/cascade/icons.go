package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// icon is a small drawing in one colour, made in a box of 28.
type icon uint8

const (
	arrowIcon icon = iota // to the right; turned for the other ways
	pauseIcon
	swipeIcon // fingers move left and right
	tapIcon
	flickDownIcon
	flickUpIcon
	floorIcon    // down to the floor
	turnIcon     // clockwise
	turnBackIcon // counterclockwise
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
	swipeIcon: {2, func(p pen) {
		p.dot(14, 14)
		p.line(7, 14, 0, 14)
		p.line(4, 10, 1, 14, 4, 18)
		p.line(21, 14, 28, 14)
		p.line(24, 10, 27, 14, 24, 18)
	}},
	tapIcon: {2, func(p pen) {
		p.dot(14, 14)
		p.ring(14, 14, 9)
	}},
	flickDownIcon: {2, func(p pen) {
		p.dot(14, 7)
		p.line(14, 14, 14, 24)
		p.line(9.5, 20, 14, 25, 18.5, 20)
	}},
	flickUpIcon: {2, func(p pen) {
		p.dot(14, 21)
		p.line(14, 14, 14, 4)
		p.line(9.5, 8, 14, 3, 18.5, 8)
	}},
	floorIcon: {2.4, func(p pen) {
		p.line(14, 4, 14, 18)
		p.line(8.5, 13.5, 14, 19, 19.5, 13.5)
		p.line(6, 24, 22, 24)
	}},
	turnIcon:     {2.4, func(p pen) { p.turn(1) }},
	turnBackIcon: {2.4, func(p pen) { p.turn(-1) }},
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

func (p pen) dot(x, y float32) { p.c.Fill(raster.Circle((x+1)*p.unit, (y+1)*p.unit, 4.2*p.unit), ink) }

func (p pen) ring(x, y, r float32) {
	p.c.Stroke(raster.Circle((x+1)*p.unit, (y+1)*p.unit, r*p.unit), p.width*p.unit, raster.Solid(white.Alpha(.7)))
}

// turn draws most of a circle with an arrow at its end: 1 clockwise, -1 the other
// way.
func (p pen) turn(way float32) {
	const from, to = 30, 330 // degrees from the right on, clockwise
	on := func(degrees, r float32) (x, y float32) {
		y, x = kit.SinCos(radians(degrees))
		return 14 + way*r*x, 14 + r*y
	}
	var arc []float32
	for a := float32(from); a <= to; a += 10 {
		x, y := on(a, 9.5)
		arc = append(arc, x, y)
	}
	p.line(arc...)
	x1, y1 := on(to-36, 12.5)
	x2, y2 := on(to+4, 9.5)
	x3, y3 := on(to-34, 5.5)
	p.line(x1, y1, x2, y2, x3, y3)
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
	whole := 2 * int(kit.Ceil(size*(iconBox+2)/iconBox/2))
	key := iconSize{which, whole}
	pic, ok := i.made[key]
	if !ok {
		pic = i.book.Add(whole, whole, func(c *raster.Canvas) {
			strokes[which].draw(pen{c, float32(whole) / (iconBox + 2), strokes[which].pen})
		})
		i.made[key] = pic
	}
	s.Sprite(scene.Sprite{Pic: pic, X: kit.Round(x), Y: kit.Round(y), Angle: radians(degrees), Tint: c})
}
