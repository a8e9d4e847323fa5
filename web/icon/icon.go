// Package icon draws the program's icon: a door of the parlour, and behind it a
// lamp over a piece of each game.
//
// It is one drawing for the window, the page and what installs the page, at any
// size in pixels.
package icon

import (
	"image"

	"parlor/scene/raster"
)

// Tile gives the icon as a tile with round corners, outside of which it is
// transparent.
func Tile(size int) *image.RGBA {
	times, pieces := float32(1), allPieces
	if size <= small {
		times, pieces = 1.2, twoPieces
	}
	whole := newPainter(size, times)
	whole.paint(pieces)
	p := newPainter(size, 1)
	p.c.Clip(raster.Box(0, 0, 100, 100, 22).Transform(p.m))
	p.c.Draw(whole.c, 0, 0, 1, raster.Over)
	p.stroke(raster.Box(0.5, 0.5, 99, 99, 21.5), 1, down(0, 100, brightBrass.Alpha(0.55), darkBrass.Alpha(0.35)))
	return p.c.Pix
}

// small is up to how many pixels the icon shows less, and that larger.
const small = 64

// Square gives the icon without corners of its own, for systems that cut icons into
// a shape of theirs: a circle as wide as 0.8 of it holds the whole door.
func Square(size int) *image.RGBA {
	p := newPainter(size, 0.84)
	p.paint(allPieces)
	return p.c.Pix
}

// The colours of the parlour.
var (
	lampLight   = raster.Hex(0xffd9a0)
	brightBrass = raster.Hex(0xffe7b0)
	brass       = raster.Hex(0xe6b661)
	darkBrass   = raster.Hex(0x8a5722)
	gold        = raster.Hex(0xffd98a)
	shadow      = raster.Hex(0x120805)
	white       = raster.Hex(0xffffff)
)

// The door: its opening, from its left edge, the top of its arch and where that
// begins, to the floor.
const (
	doorLeft, doorRight         = 24, 76
	doorTop, archFoot, doorFoot = 13, 39, 84
)

// painter draws in units of a hundredth of the tile.
type painter struct {
	c  *raster.Canvas
	m  raster.Affine
	px float32 // pixels in a unit
}

// newPainter makes a canvas on which the tile is drawn so many times as large,
// around its middle.
func newPainter(size int, times float32) painter {
	px := float32(size) / 100
	m := raster.Move(-50, -50).Then(raster.Scale(times, times)).Then(raster.Move(50, 50)).Then(raster.Scale(px, px))
	return painter{raster.NewCanvas(size, size), m, px * times}
}

// within gives a painter whose units are a hundredth of a square around (x, y).
func (p painter) within(x, y, side float32) painter {
	k := side / 100
	p.m = raster.Scale(k, k).Then(raster.Move(x-side/2, y-side/2)).Then(p.m)
	p.px *= k
	return p
}

func (p painter) fill(shape raster.Path, paint raster.Paint) {
	p.c.Fill(shape.Transform(p.m), paint.Transform(p.m))
}

func (p painter) light(shape raster.Path, paint raster.Paint) {
	p.c.FillBlend(shape.Transform(p.m), paint.Transform(p.m), raster.Screen)
}

func (p painter) stroke(shape raster.Path, width float32, paint raster.Paint) {
	p.c.Stroke(shape.Transform(p.m), width*p.px, paint.Transform(p.m))
}

// soft paints something blurred.
func (p painter) soft(deviation float32, blend raster.Blend, paint func(painter)) {
	layer := p
	layer.c = raster.NewCanvas(p.c.Size())
	paint(layer)
	layer.c.Blur(deviation * p.px)
	p.c.Draw(layer.c, 0, 0, 1, blend)
}

// down paints from one colour at the height y0 to another at y1.
func down(y0, y1 float32, top, bottom raster.Color) raster.Paint {
	return raster.Linear(0, y0, 0, y1, raster.Stop{At: 0, Color: top}, raster.Stop{At: 1, Color: bottom})
}

// fading paints a light around (x, y) that is gone at the radii rx and ry.
func fading(x, y, rx, ry float32, c raster.Color) raster.Paint {
	return raster.Radial(x, y, rx, ry, raster.Stop{At: 0, Color: c}, raster.Stop{At: 0.5, Color: c.Alpha(0.36)}, raster.Stop{At: 1, Color: c.Alpha(0)})
}

// Games are the names of the games that have a Piece, in the order of their doors.
var Games = [...]string{"cascade", "maze", "eight", "softserve", "gems"}

var pieceOf = map[string]func(painter){
	"cascade": painter.crystal, "maze": painter.compass, "eight": painter.tile, "softserve": painter.scoop, "gems": painter.gem,
}

// Piece gives the piece of one of the Games, on nothing.
func Piece(game string, size int) *image.RGBA {
	p := newPainter(size, 1)
	pieceOf[game](p.within(50, 50, 92))
	return p.c.Pix
}

// placed is a piece and its square: the middle and the side.
type placed struct {
	game       string
	x, y, side float32
}

// Where few pixels are, two pieces are more than five.
var (
	allPieces = []placed{
		{"cascade", 33, 74.5, 17}, {"maze", 50, 74.5, 17}, {"gems", 67, 74.5, 17},
		{"eight", 41.5, 57.5, 17}, {"softserve", 58.5, 57.5, 17},
	}
	twoPieces = []placed{{"cascade", 37.5, 70.5, 25}, {"gems", 62.5, 70.5, 25}}
)

// paint draws the whole: also what lies beyond the tile, which a Square shows.
func (p painter) paint(pieces []placed) {
	p.room()
	p.door()
	p.lamp()
	for _, piece := range pieces {
		pieceOf[piece.game](p.within(piece.x, piece.y, piece.side))
	}
}

// room paints the wall, and the floor with the light that falls on it.
func (p painter) room() {
	const far = 30 // beyond the tile
	p.fill(raster.Box(-far, -far, 100+2*far, doorFoot+far, 0), down(0, doorFoot, raster.Hex(0x4d3023), raster.Hex(0x38211a)))
	for x := float32(-far + 2); x < 100+far; x += 16 {
		p.fill(raster.Box(x, -far, 8, doorFoot+far, 0), raster.Solid(shadow.Alpha(0.12)))
	}
	p.light(raster.Box(-far, -far, 100+2*far, doorFoot+far, 0), fading(50, 34, 62, 66, lampLight.Alpha(0.5)))
	p.fill(raster.Box(-far, doorFoot, 100+2*far, 100+far-doorFoot, 0), down(doorFoot, 100, raster.Hex(0x4b2b1d), raster.Hex(0x25140d)))
	p.fill(raster.Box(-far, doorFoot-2, 100+2*far, 3.4, 0), down(doorFoot-2, doorFoot+1.4, raster.Hex(0x8a6046), raster.Hex(0x41291f)))
	mat := raster.Polygon(raster.Point{doorLeft, doorFoot}, raster.Point{doorRight, doorFoot}, raster.Point{doorRight + 12, 100}, raster.Point{doorLeft - 12, 100})
	p.light(mat, down(doorFoot, 100, lampLight.Alpha(0.5), lampLight.Alpha(0)))
}

// arch gives the outline of the door's opening, grown by d.
func arch(d float32) raster.Path {
	const bend = 0.5522848 // makes a quarter of an ellipse of a cubic curve
	left, middle, right, top := float32(doorLeft)-d, float32(doorLeft+doorRight)/2, float32(doorRight)+d, float32(doorTop)-d
	rx, ry := middle-left, archFoot-top
	var p raster.Path
	p.MoveTo(left, doorFoot)
	p.LineTo(left, archFoot)
	p.CubeTo(left, archFoot-ry*bend, middle-rx*bend, top, middle, top)
	p.CubeTo(middle+rx*bend, top, right, archFoot-ry*bend, right, archFoot)
	p.LineTo(right, doorFoot)
	p.Close()
	return p
}

// door paints the door's frame, and the night behind it.
func (p painter) door() {
	p.soft(4, raster.Screen, func(p painter) { p.fill(arch(9), raster.Solid(gold.Alpha(0.6))) })
	p.fill(arch(7.4), raster.Solid(shadow.Alpha(0.75)))
	p.fill(arch(6.6), raster.Linear(doorLeft, 0, doorRight, 90,
		raster.Stop{At: 0, Color: brightBrass}, raster.Stop{At: 0.4, Color: brass}, raster.Stop{At: 1, Color: raster.Hex(0xa8702d)}))
	p.fill(arch(4.6), down(doorTop, doorFoot, raster.Hex(0xa06a3a), raster.Hex(0x5c3a20)))
	p.fill(arch(2.2), down(doorTop, doorFoot, raster.Hex(0xffe2a0), raster.Hex(0xc08a41)))
	p.fill(arch(0.8), raster.Solid(shadow))
	p.fill(arch(0), raster.Linear(0, doorTop, 0, doorFoot,
		raster.Stop{At: 0, Color: raster.Hex(0x0a1a36)}, raster.Stop{At: 0.5, Color: raster.Hex(0x14508a)}, raster.Stop{At: 1, Color: raster.Hex(0x1f8fae)}))
}

// lamp paints the lamp that hangs in the door, and its light.
func (p painter) lamp() {
	p.c.Clip(arch(0).Transform(p.m))
	p.soft(1.4, raster.Over, func(p painter) {
		cone := raster.Polygon(raster.Point{42, 33}, raster.Point{58, 33}, raster.Point{82, doorFoot + 6}, raster.Point{18, doorFoot + 6})
		p.fill(cone, down(33, doorFoot, lampLight.Alpha(0.85), lampLight.Alpha(0.12)))
	})
	p.light(arch(0), fading(50, 34, 30, 24, raster.Hex(0xffc070).Alpha(0.75)))
	p.c.Unclip()

	p.stroke(raster.Line(raster.Point{50, doorTop}, raster.Point{50, 24}), 1.6, raster.Solid(shadow))
	var shade raster.Path
	shade.MoveTo(37.5, 33)
	shade.CubeTo(38, 26, 43.5, 21.5, 50, 21.5)
	shade.CubeTo(56.5, 21.5, 62, 26, 62.5, 33)
	shade.QuadTo(50, 35.5, 37.5, 33)
	shade.Close()
	p.fill(shade, raster.Linear(37, 0, 63, 0,
		raster.Stop{At: 0, Color: raster.Hex(0xb97d36)}, raster.Stop{At: 0.36, Color: raster.Hex(0xffe3a6)}, raster.Stop{At: 1, Color: raster.Hex(0x9a622a)}))
	p.fill(raster.Ellipse(50, 33.4, 11.4, 2.5), raster.Solid(raster.Hex(0xfff8e2)))
}
