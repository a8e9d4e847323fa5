package kit

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
)

// Icon is a small drawing in one colour, of strokes with round ends in a box of
// 20 around (0, 0).
type Icon uint8

// The icons.
const (
	NoIcon Icon = iota
	Close
	Sound
	Silence
	Display
	Controls
	Handling
	Gear
	Play
	Info
	Tick
	ArrowLeft // back
	StepBack
	StepOn
	PauseBars
	Shuffle
	Turn
	Share
	Question
	Plus
	Minus
	Chevron
	Bulb
	Pencil
	Table
	ArrowRight
)

// strokes says how each icon is drawn.
var strokes = [...]func(p pen){
	NoIcon: func(pen) {},
	Close: func(p pen) {
		p.line(2.6, -6, -6, 6, 6)
		p.line(2.6, 6, -6, -6, 6)
	},
	Sound: func(p pen) {
		p.shape(-9, -3, -5, -3, 0, -8, 0, 8, -5, 3, -9, 3)
		p.curve(2, 4, -5, 8, 0, 4, 5)
		p.curve(2, 7.5, -8, 14.5, 0, 7.5, 8)
	},
	Silence: func(p pen) {
		p.shape(-9, -3, -5, -3, 0, -8, 0, 8, -5, 3, -9, 3)
		p.line(2.4, 4, -3.5, 10, 3.5)
		p.line(2.4, 10, -3.5, 4, 3.5)
	},
	Display: func(p pen) {
		p.e.Stroke(raster.Box(-9, -8, 18, 12, 2), 2, p.paint)
		p.line(2, -4, 8.5, 4, 8.5)
		p.line(2, 0, 4, 0, 8)
	},
	Controls: func(p pen) {
		p.e.Stroke(raster.Box(-10, -7, 20, 14, 3), 2, p.paint)
		for _, x := range []float32{-5.5, 0, 5.5} {
			p.e.Fill(raster.Circle(x, -2, 1.4), p.paint)
		}
		p.line(2, -4, 3, 4, 3)
	},
	Handling: func(p pen) {
		p.arc(2.2, 0, 2, 8, math.Pi*.85, math.Pi*2.15)
		p.line(2.2, 0, 3, 4, -3)
		p.e.Fill(raster.Circle(0, 3, 2.2), p.paint)
	},
	Gear: func(p pen) {
		p.e.Stroke(raster.Circle(0, 0, 5), 3, p.paint)
		for i := range 8 {
			m := raster.Turn(float32(i) * math.Pi / 4)
			p.e.Fill(raster.Box(-1.8, -9, 3.6, 5, 1).Transform(m), p.paint)
		}
	},
	Play: func(p pen) { p.shape(-5, -8, 8, 0, -5, 8) },
	Info: func(p pen) {
		p.e.Stroke(raster.Circle(0, 0, 8.5), 2, p.paint)
		p.line(2.2, 0, 0, 0, 4)
		p.e.Fill(raster.Circle(0, -4, 1.4), p.paint)
	},
	Tick:      func(p pen) { p.line(2.6, -6, 0, -2, 4.5, 6, -5) },
	ArrowLeft: func(p pen) { p.line(2.8, 3, -6, -3, 0, 3, 6) },
	StepBack: func(p pen) {
		p.line(2.8, -6, -7, -6, 7)
		p.shape(6, -7, -3, 0, 6, 7)
	},
	StepOn: func(p pen) {
		p.line(2.8, 6, -7, 6, 7)
		p.shape(-6, -7, 3, 0, -6, 7)
	},
	PauseBars: func(p pen) {
		p.line(4, -4, -6, -4, 6)
		p.line(4, 4, -6, 4, 6)
	},
	Shuffle: func(p pen) {
		for _, at := range [][2]float32{{-8, -8}, {1, 1}, {-8, 1}} {
			p.e.Stroke(raster.Box(at[0], at[1], 6, 6, 1.5), 2.2, p.paint)
		}
		p.line(2.2, 1, -5, 8, -5)
		p.line(2.2, 4.5, -8.5, 4.5, -1.5)
	},
	Turn: func(p pen) {
		p.arc(2.4, 0, 0, 7, -math.Pi*.75, math.Pi)
		p.shape(-9.5, -6.5, -2.5, -7, -6, -1)
	},
	Share: func(p pen) {
		p.line(2, -5, 0, 5, -6)
		p.line(2, -5, 0, 5, 6)
		for _, at := range [][2]float32{{-5.5, 0}, {5.5, -6}, {5.5, 6}} {
			p.e.Fill(raster.Circle(at[0], at[1], 3), p.paint)
		}
	},
	Question: func(p pen) {
		p.arc(2.6, 0, -3.5, 4, -math.Pi, math.Pi*.35)
		p.line(2.6, 1.8, .1, 0, 2, 0, 4)
		p.e.Fill(raster.Circle(0, 8, 1.7), p.paint)
	},
	Plus: func(p pen) {
		p.line(2.4, -5, 0, 5, 0)
		p.line(2.4, 0, -5, 0, 5)
	},
	Minus:   func(p pen) { p.line(2.4, -5, 0, 5, 0) },
	Chevron: func(p pen) { p.line(2.4, -5, -2.5, 0, 3, 5, -2.5) },
	Bulb: func(p pen) {
		p.arc(2.2, 0, -2, 6, math.Pi*.7, math.Pi*2.3)
		p.line(2.2, -3, 5, 3, 5)
		p.line(2.2, -2, 8.5, 2, 8.5)
	},
	Pencil: func(p pen) {
		p.line(2.2, -7, 7, -6, 2.5, 4, -7.5, 7.5, -4, -2.5, 6, -7, 7)
	},
	Table: func(p pen) {
		p.e.Stroke(raster.Box(-8, -7, 16, 14, 2), 2, p.paint)
		p.line(1.8, -8, -2.5, 8, -2.5)
		p.line(1.8, -2.5, -7, -2.5, 7)
	},
	ArrowRight: func(p pen) {
		p.line(2.4, -8, 0, 8, 0)
		p.line(2.4, 2.5, -5.5, 8, 0, 2.5, 5.5)
	},
}

// pen draws icons.
type pen struct {
	e     Easel
	paint raster.Paint
}

func points(at []float32) []raster.Point {
	var list []raster.Point
	for i := 0; i < len(at); i += 2 {
		list = append(list, raster.Point{at[i], at[i+1]})
	}
	return list
}

func (p pen) line(width float32, at ...float32) {
	p.e.Stroke(raster.Line(points(at)...), width, p.paint)
}

// shape fills a shape with corners that are a little round.
func (p pen) shape(at ...float32) {
	outline := raster.Polygon(points(at)...)
	p.e.Fill(outline, p.paint)
	p.e.Stroke(outline, 1, p.paint)
}

func (p pen) curve(width, x, y, cx, cy, x1, y1 float32) {
	var c raster.Path
	c.MoveTo(x, y)
	c.QuadTo(cx, cy, x1, y1)
	p.e.Stroke(c, width, p.paint)
}

// arc draws a part of a circle, clockwise from one angle to another.
func (p pen) arc(width, x, y, r float32, from, to float64) {
	const pieces = 24
	var at []float32
	for i := range pieces + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/pieces)
		at = append(at, x+r*float32(cos), y+r*float32(sin))
	}
	p.line(width, at...)
}

// iconReach is how far icons go from their middle.
const iconReach = 14

// Icon shows an icon around (x, y).
func (k *Kit) Icon(s *scene.Scene, which Icon, x, y float32, c raster.Color) {
	side := 2 * Ceil(iconReach*k.Px)
	s.Sprite(scene.Sprite{Pic: k.picture(iconPart, int(which), side, side), X: Round(x), Y: Round(y), Tint: c})
}

func paintIcon(_ *Kit, e Easel, w, h float32, which int) {
	e.M = raster.Move(w/2, h/2).Then(e.M)
	strokes[which](pen{e, raster.Solid(white)})
}
