package softserve

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// stationery makes the papers and bubbles of a window, each once.
type stationery struct {
	book   *scene.Book
	colors *palette
	px     float32
	made   map[sheet]scene.Pic
}

// sheet tells papers apart.
type sheet struct {
	w, h  int
	tilt  int8 // of its tape, in degrees; 0: no tape
	blue  bool // for what is lost
	tailX int  // of a bubble's tip, from its corner; 0, 0: no bubble
	tailY int
}

// sheetMargin is how far a sheet's shadow, tape and tail reach, in pixels of the
// picture.
const sheetMargin = 14

func newStationery(b *scene.Book, colors *palette, px float32) stationery {
	return stationery{b, colors, px, map[sheet]scene.Pic{}}
}

// show shows a sheet on r.
func (p *stationery) show(s *scene.Scene, r scene.Rect, tilt int8, blue bool) {
	p.put(s, r, sheet{w: int(r.W), h: int(r.H), tilt: tilt, blue: blue})
}

// bubble shows a bubble on r with its tip at a place.
func (p *stationery) bubble(s *scene.Scene, r scene.Rect, x, y float32) {
	p.put(s, r, sheet{w: int(r.W), h: int(r.H), tailX: int(x - r.X), tailY: int(y - r.Y)})
}

func (p *stationery) put(s *scene.Scene, r scene.Rect, of sheet) {
	pic, ok := p.made[of]
	margin := kit.Ceil(sheetMargin * p.px)
	if of.tailX != 0 || of.tailY != 0 {
		margin = kit.Ceil(max(margin, float32(of.tailX-of.w), float32(of.tailY-of.h)) + 4*p.px)
	}
	if !ok {
		px, colors := p.px, p.colors
		pic = p.book.Add(of.w+2*int(margin), of.h+2*int(margin), func(c *raster.Canvas) {
			at := newPen(c, px, -margin/px, -margin/px, ink)
			if of.tailX != 0 || of.tailY != 0 {
				at.bubble(colors, float32(of.w)/px, float32(of.h)/px, float32(of.tailX)/px, float32(of.tailY)/px)
			} else {
				at.paper(colors, float32(of.w)/px, float32(of.h)/px, of)
			}
		})
		p.made[of] = pic
	}
	s.Put(pic, r.X-margin, r.Y-margin)
}

// paper draws a sheet of paper.
func (p pen) paper(colors *palette, w, h float32, of sheet) {
	const radius = 12
	if colors.plain {
		p.Fill(raster.Box(0, 0, w, h, radius), raster.Solid(black))
		p.Stroke(raster.Box(1, 1, w-2, h-2, radius-1), 2, raster.Solid(white))
		return
	}
	top, foot, edge := raster.Hex(0xfffdf7), raster.Hex(0xfff2df), raster.Hex(0xd9b79a)
	if of.blue {
		top, foot, edge = raster.Hex(0xf7fafd), raster.Hex(0xdfe8f0), raster.Hex(0x9fb2c4)
	}
	p.Fill(raster.Box(2, 5, w, h, radius), raster.Solid(ink.Alpha(.13)))
	p.Fill(raster.Box(0, 2, w, h, radius), raster.Solid(ink.Alpha(.1)))
	p.Fill(raster.Box(0, 0, w, h, radius), kit.Down(0, h, top, foot))
	p.Stroke(raster.Box(.75, .75, w-1.5, h-1.5, radius-.5), 1.5, raster.Solid(white))
	p.Stroke(raster.Box(0, 0, w, h, radius), 1, raster.Solid(edge.Alpha(.8)))
	if of.tilt == 0 {
		return
	}
	tape := p.at(w/2, 0, 1).turned(float32(of.tilt), 0, 0)
	tape.fill("M-32,-9 L32,-9 L29,-4 L32,0 L29,5 L32,9 L-32,9 L-29,4 L-32,0 L-29,-4Z", raster.Hex(0xff9db5).Alpha(.92))
	tape.line("M-28,-6 H28", 2, white.Alpha(.6))
	tape.fill("O-22,2 2.2,2.2 O-11,2 2.2,2.2 O0,2 2.2,2.2 O11,2 2.2,2.2", white.Alpha(.7))
}

// bubble draws a bubble of w by h with its tip at (x, y), below it or beside it.
func (p pen) bubble(colors *palette, w, h, x, y float32) {
	radius := min(20, .2*min(w, h))
	body := raster.Box(0, 0, w, h, radius)
	var tail, joint raster.Path // joint opens the line between the bubble and its tail
	if y > h {
		const half = 22
		at := kit.Clamp(x-12, radius+half, w-radius-half)
		tail = raster.Line(raster.Point{at - half, h}, raster.Point{x, y}, raster.Point{at + half, h})
		joint = raster.Polygon(raster.Point{at - half + 2, h - 3}, raster.Point{at + half - 2, h - 3}, raster.Point{at + half - 6, h + 3}, raster.Point{at - half + 6, h + 3})
	} else {
		const half = 10
		at := kit.Clamp(y, radius+half, h-radius-half)
		tail = raster.Line(raster.Point{w, at - half}, raster.Point{x, y}, raster.Point{w, at + half})
		joint = raster.Polygon(raster.Point{w - 3, at - half + 2}, raster.Point{w + 3, at - half + 5}, raster.Point{w + 3, at + half - 5}, raster.Point{w - 3, at + half - 2})
	}
	shadow := raster.Move(2, 5)
	fill, line, width := kit.Down(0, h, white, raster.Hex(0xfff6ea)), raster.Solid(ink), float32(3)
	if colors.plain {
		fill, line, width = raster.Solid(black), raster.Solid(white), 2
	} else {
		p.Fill(body.Transform(shadow), raster.Solid(ink.Alpha(.14)))
		p.Fill(tail.Transform(shadow), raster.Solid(ink.Alpha(.14)))
	}
	p.Stroke(body, 2*width, line)
	p.Stroke(tail, 2*width, line)
	p.Fill(body, fill)
	p.Fill(tail, fill)
	p.Fill(joint, fill)
}
