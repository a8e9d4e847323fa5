package softserve

import (
	"math"
	"strconv"
	"strings"

	"parlor/scene/raster"
	"parlor/views/kit"
)

// radians turns degrees into what canvases and scenes take.
func radians(degrees float32) float32 { return degrees * math.Pi / 180 }

// pen draws pictures whose outlines are written as outline reads them.
type pen struct {
	kit.Easel
	ink raster.Color // of the lines around things
}

// newPen gives a pen that draws on a canvas with px pixels for each unit of a
// picture, the picture's point (x, y) being the canvas's corner.
func newPen(c *raster.Canvas, px, x, y float32, ink raster.Color) pen {
	return pen{kit.NewEasel(c, px, x, y), ink}
}

// at gives a pen that draws from (x, y) on, so many times as large.
func (p pen) at(x, y, times float32) pen {
	return p.moved(raster.Scale(times, times).Then(raster.Move(x, y)), times)
}

// moved gives a pen that draws changed by m, its lines so many times as wide.
func (p pen) moved(m raster.Affine, times float32) pen {
	p.M = m.Then(p.M)
	p.Px *= times
	return p
}

// turned gives a pen that draws turned clockwise around (x, y), in degrees.
func (p pen) turned(degrees, x, y float32) pen {
	return p.moved(raster.Move(-x, -y).Then(raster.Turn(radians(degrees))).Then(raster.Move(x, y)), 1)
}

// mirrored draws something and its mirror image in a picture that is so wide.
func (p pen) mirrored(width float32, draw func(p pen)) {
	draw(p)
	draw(p.moved(raster.Affine{-1, 0, width, 0, 1, 0}, 1))
}

// fill fills outlines with a colour.
func (p pen) fill(d string, c raster.Color) { p.Fill(outline(d), raster.Solid(c)) }

// line draws outlines as a line.
func (p pen) line(d string, width float32, c raster.Color) {
	p.Stroke(outline(d), width, raster.Solid(c))
}

// shape fills outlines with a colour and draws their line in ink.
func (p pen) shape(d string, c raster.Color, width float32) {
	p.fill(d, c)
	p.line(d, width, p.ink)
}

// shade fills outlines from one colour at the top to another at the bottom.
func (p pen) shade(d string, top, bottom raster.Color) {
	path := outline(d)
	_, y0, _, y1 := path.Bounds()
	p.Fill(path, kit.Down(y0, y1, top, bottom))
}

// ball fills outlines as if they were round and lit from the upper left.
func (p pen) ball(d string, stops ...raster.Stop) {
	path := outline(d)
	x0, y0, x1, y1 := path.Bounds()
	w, h := x1-x0, y1-y0
	p.Fill(path, raster.Radial(x0+.40*w, y0+.32*h, .72*w, .72*h, stops...))
}

// outline reads outlines: the letters M, L, H, V, C, Q and Z as in the path data of
// SVG, small ones being relative, and besides "O x,y rx,ry" for an ellipse and
// "B x,y w,h radius" for a box.
func outline(d string) raster.Path {
	r := reader{text: d}
	var p raster.Path
	var x, y, startX, startY float32 // the pen, and where its outline began
	for letter := byte('M'); ; {
		if c, ok := r.letter(); ok {
			letter = c
		} else if !r.more() {
			return p
		}
		var fromX, fromY float32
		if letter >= 'a' {
			fromX, fromY = x, y
		}
		point := func() (float32, float32) { return fromX + r.number(), fromY + r.number() }
		switch letter &^ 0x20 {
		case 'M':
			x, y = point()
			startX, startY = x, y
			p.MoveTo(x, y)
			letter-- // what follows without a letter are lines
		case 'L':
			x, y = point()
			p.LineTo(x, y)
		case 'H':
			x = fromX + r.number()
			p.LineTo(x, y)
		case 'V':
			y = fromY + r.number()
			p.LineTo(x, y)
		case 'Q':
			ax, ay := point()
			x, y = point()
			p.QuadTo(ax, ay, x, y)
		case 'C':
			ax, ay := point()
			bx, by := point()
			x, y = point()
			p.CubeTo(ax, ay, bx, by, x, y)
		case 'O':
			cx, cy := point()
			p.Add(raster.Ellipse(cx, cy, r.number(), r.number()))
		case 'B':
			left, top := point()
			p.Add(raster.Box(left, top, r.number(), r.number(), r.number()))
		case 'Z':
			p.Close()
			x, y, letter = startX, startY, 0
		default:
			return p
		}
	}
}

// reader reads numbers and letters.
type reader struct{ text string }

func (r *reader) more() bool {
	r.text = strings.TrimLeft(r.text, " ,\n\t")
	return r.text != ""
}

func (r *reader) letter() (byte, bool) {
	if !r.more() || r.text[0] < 'A' {
		return 0, false
	}
	c := r.text[0]
	r.text = r.text[1:]
	return c, true
}

// number reads the next number, and 0 where there is none.
func (r *reader) number() float32 {
	r.more()
	n := 0
	for n < len(r.text) && (r.text[n] == '.' || r.text[n] >= '0' && r.text[n] <= '9' || n == 0 && r.text[n] == '-') {
		n++
	}
	v, err := strconv.ParseFloat(r.text[:n], 32)
	if r.text = r.text[n:]; err != nil {
		r.text = "" // so that reading ends
	}
	return float32(v)
}
