package softserve

import (
	"parlor/scene/raster"
	"parlor/views/kit"
)

// parlour is the room in which ice cream is sold: a wall in the sun, an awning, a
// counter and tiles below it. It fills a window of w by h.
type parlour struct {
	colors          *palette
	px              float32 // pixels of the window for one of the picture
	w, h            float32
	awning, counter float32 // the awning's foot and the counter's top
	phone           bool
}

// Heights of the parlour's parts in pixels of the picture.
const (
	wainscotAbove = 176 // the counter
	counterHigh   = 40
	stripeWide    = 64 // of the awning
	scallopHigh   = 25
	wallStripe    = 56
)

// draw draws the parlour onto a canvas.
func (r *parlour) draw(c *raster.Canvas) {
	p := newPen(c, r.px, 0, 0, r.colors.ink)
	w, h, counter, awning := r.w/r.px, r.h/r.px, r.counter/r.px, r.awning/r.px
	if r.colors.plain {
		r.drawPlain(p, w, h, counter, awning)
		return
	}
	r.wall(p, w, counter)
	r.wainscot(p, w, counter)
	if !r.phone {
		r.lamp(p, w/2-154, awning)
		r.lamp(p, w/2+154, awning)
	}
	r.drawAwning(p, w, awning)
	r.drawCounter(p, w, h, counter)
}

// span fills the whole width between two heights.
func (p pen) span(w, y0, y1 float32, paint raster.Paint) {
	p.Fill(raster.Box(0, y0, w, y1-y0, 0), paint)
}

func stops(colors ...raster.Color) []raster.Stop {
	list := make([]raster.Stop, len(colors))
	for i, c := range colors {
		list[i] = raster.Stop{At: float32(i) / float32(len(colors)-1), Color: c}
	}
	return list
}

// fading is light that is strong in the middle and gone at the edge.
func fading(c raster.Color) []raster.Stop {
	return []raster.Stop{{At: 0, Color: c}, {At: .35, Color: c.Alpha(.45)}, {At: 1, Color: c.Alpha(0)}}
}

func (r *parlour) wall(p pen, w, counter float32) {
	p.span(w, 0, counter, raster.Linear(0, 0, 0, 1.14*counter,
		raster.Stop{At: 0, Color: raster.Hex(0xfff3dc)}, raster.Stop{At: .45, Color: raster.Hex(0xe6f5e9)}, raster.Stop{At: 1, Color: raster.Hex(0xbfe8da)}))
	for x := float32(0); x < w; x += 2 * wallStripe {
		p.Fill(raster.Box(x, 0, wallStripe, counter, 0), kit.Down(0, counter, white.Alpha(.42), white.Alpha(.24)))
	}
	sun := raster.Hex(0xffe9a0)
	radius := .62 * max(w, .7*counter)
	p.Fill(raster.Box(0, 0, w, counter, 0), raster.Radial(.02*w, 10, radius, radius, fading(sun.Alpha(.95))...))
	beam := raster.Hex(0xfff6c8)
	for _, b := range [...][2]float32{{-.064, .119}, {.116, .252}, {.264, .494}, {.561, .72}} {
		for i := range 4 {
			inset := 14 * float32(i)
			x0, x1 := b[0]*w+inset, b[1]*w-inset
			p.Fill(raster.Polygon(raster.Point{x0, 0}, raster.Point{x1, 0}, raster.Point{x1 + .72*counter, counter}, raster.Point{x0 + .48*counter, counter}),
				raster.Linear(x0, 0, x0+.4*counter, counter, raster.Stop{At: 0, Color: beam.Alpha(.13)}, raster.Stop{At: .55, Color: beam.Alpha(.06)}, raster.Stop{At: 1, Color: beam.Alpha(0)}))
		}
	}
	row := 0
	for y := float32(84); y < counter-wainscotAbove-20; y, row = y+64, row+1 {
		for x := float32(row%2) * 48; x < w+10; x += 96 {
			q := p.at(x, y, 1)
			q.fill("M-7,0 L0,16 L7,0Z", raster.Hex(0xe9b98a).Alpha(.2))
			q.fill("O0,-4 7,7", raster.Hex(0xff9db5).Alpha(.2))
		}
	}
}

func (r *parlour) wainscot(p pen, w, counter float32) {
	top := counter - wainscotAbove
	p.span(w, top, counter, kit.Down(top, counter, raster.Hex(0xa9dfcd), raster.Hex(0x8fd0bc)))
	p.span(w, top-8, top+2, kit.Down(top-8, top+2, white, raster.Hex(0xd8efe5)))
	dark := raster.Hex(0x3f8a76)
	p.span(w, top+2, top+8, kit.Down(top+2, top+8, dark.Alpha(.3), dark.Alpha(0)))
	first := float32(int(w/2)%128) - 120
	for x := first; x < w; x += 128 {
		p.Stroke(raster.Box(x, top+18, 112, wainscotAbove, 8), 2, raster.Solid(raster.Hex(0x6fb7a3).Alpha(.55)))
		p.Stroke(raster.Box(x+1, top+19.5, 112, wainscotAbove, 8), 1.5, raster.Solid(raster.Hex(0xd9f4ea).Alpha(.8)))
	}
}

// lamp draws a lamp that hangs at x from the awning.
func (r *parlour) lamp(p pen, x, awning float32) {
	q := p.at(x, awning-51, 1)
	q.line("M0,30 V66", 3, raster.Hex(0xb98a6a).Alpha(.8))
	q.Fill(raster.Circle(0, 98, 64), raster.Radial(0, 98, 64, 64, fading(raster.Hex(0xfff2b0).Alpha(.8))...))
	q.shade("M-30,94 q4,-30 30,-30 q26,0 30,30Z", raster.Hex(0xffd3c4), raster.Hex(0xff9db5))
	q.line("M-30,94 q4,-30 30,-30 q26,0 30,30Z", 2, raster.Hex(0xc9667d))
	q.fill("O0,95 14,8", raster.Hex(0xfff6c8))
	q.line("M-20,84 q4,-12 14,-15", 3, white.Alpha(.8))
}

// scallops gives how many stripes the awning has, an even number, and how wide they
// are.
func scallops(w float32) (n int, wide float32) {
	n = 2 * max(int(w/stripeWide/2+.5), 2)
	return n, w / float32(n)
}

func (r *parlour) drawAwning(p pen, w, foot float32) {
	n, wide := scallops(w)
	straight := foot - scallopHigh
	p.span(w, straight-6, straight+20, kit.Down(straight-6, straight+20, ink.Alpha(.2), ink.Alpha(0)))
	pink := []raster.Stop{{At: 0, Color: raster.Hex(0xf27f9c)}, {At: .55, Color: raster.Hex(0xff9db5)}, {At: 1, Color: raster.Hex(0xff8ca8)}}
	paper := []raster.Stop{{At: 0, Color: raster.Hex(0xffe9e2)}, {At: .55, Color: raster.Hex(0xfff8f2)}, {At: 1, Color: raster.Hex(0xffeee6)}}
	for i := range n {
		x, colors := float32(i)*wide, pink
		if i%2 == 1 {
			colors = paper
		}
		cloth := scallop(x, wide, straight, 0)
		p.Fill(cloth, raster.Linear(0, 0, 0, foot, colors...))
		p.Stroke(cloth, 1.4, raster.Solid(raster.Hex(0xc9667d)))
		var hem raster.Path
		hem.MoveTo(x+3, straight+2)
		hem.CubeTo(x+3, foot-3, x+wide-3, foot-3, x+wide-3, straight+2)
		p.Stroke(hem, 2, raster.Solid(white.Alpha(.55)))
	}
	rod := raster.Hex(0x7a2f45)
	p.span(w, 0, 9, kit.Down(0, 9, rod.Alpha(.3), rod.Alpha(0)))
}

// scallop gives one stripe of the awning.
func scallop(x, wide, straight, top float32) (cloth raster.Path) {
	const round = 1.32 * scallopHigh
	cloth.MoveTo(x, top)
	cloth.LineTo(x+wide, top)
	cloth.LineTo(x+wide, straight)
	cloth.CubeTo(x+wide, straight+round, x, straight+round, x, straight)
	cloth.Close()
	return cloth
}

func (r *parlour) drawCounter(p pen, w, h, top float32) {
	foot := top + counterHigh
	p.span(w, top-10, top, kit.Down(top-10, top, ink.Alpha(0), ink.Alpha(.16)))
	p.span(w, foot, h, kit.Down(foot, foot+48, raster.Hex(0x8fd6c0), raster.Hex(0x6fc0aa)))
	row := 0
	for y := foot + 6; y < h; y, row = y+28, row+1 {
		for x := float32(-62 + 32*(row%2)); x < w; x += 64 {
			p.Fill(raster.Box(x, y, 60, 24, 5), raster.Solid(white.Alpha(.13)))
		}
	}
	dark := raster.Hex(0x2d6b5c)
	p.span(w, foot, foot+14, kit.Down(foot, foot+14, dark.Alpha(.42), dark.Alpha(0)))
	p.span(w, top, foot, raster.Linear(0, top, 0, foot, raster.Stop{At: 0, Color: raster.Hex(0xfffaf0)}, raster.Stop{At: .5, Color: raster.Hex(0xffeedd)},
		raster.Stop{At: .52, Color: raster.Hex(0xf5d9c2)}, raster.Stop{At: 1, Color: raster.Hex(0xe9c3a8)}))
	p.span(w, top, top+2, raster.Solid(white.Alpha(.95)))
	p.span(w, top+.52*counterHigh, top+.52*counterHigh+1.5, raster.Solid(raster.Hex(0xc99f86).Alpha(.6)))
	p.span(w, foot-1.5, foot, raster.Solid(raster.Hex(0xa87860).Alpha(.8)))
}

// drawPlain draws it in high contrast: lines on black.
func (r *parlour) drawPlain(p pen, w, h, counter, awning float32) {
	p.span(w, 0, h, raster.Solid(black))
	n, wide := scallops(w)
	for i := range n {
		p.Stroke(scallop(float32(i)*wide, wide, awning-scallopHigh, -4), 2, raster.Solid(white.Alpha(.55)))
	}
	p.span(w, counter, counter+2, raster.Solid(white))
	p.span(w, counter+counterHigh, counter+counterHigh+2, raster.Solid(white.Alpha(.55)))
}

// wafers draws a glass of rolled wafers on the counter at x.
func (r *parlour) wafers(p pen, x, counter float32) {
	q := p.at(x, counter+18, 1)
	for _, w := range [...][2]float32{{-10.2, -14}, {.6, 4}, {11.4, -4}, {22.2, 13}} {
		roll := q.at(w[0]-6, 0, 1).turned(w[1], 0, 0)
		const stick = "B-7,-110 14,105.6 4"
		roll.Fill(outline(stick), raster.Linear(-7, 0, 7, 0, stops(raster.Hex(0xf6c987), raster.Hex(0xe8a95c), raster.Hex(0xc98642))...))
		roll.line(stick, 2.6, p.ink)
		roll.line("M-6,-88 l12,-8 M-6,-74.8 l12,-8 M-6,-98.6 l12,-8", 2, raster.Hex(0xa9622a).Alpha(.7))
	}
	q.jar("B-27,-88 54,88 10")
	q.fill("B-21,-78 5,54.6 2.5", white.Alpha(.9))
}

// sprinkleJar draws a jar of sprinkles on the counter at x.
func (r *parlour) sprinkleJar(p pen, x, counter float32) {
	q := p.at(x, counter+18, 1)
	q.jar("B-28,-84 56,84 10")
	random := kit.NewRandom(5)
	for i := range 54 {
		s := q.at(random.Between(-19, 20), random.Between(-62, -8), 1).turned(random.Between(0, 180), 0, 0)
		s.shape("B-5,-2 10,4 2", sprinkleColors[i%len(sprinkleColors)], .9)
	}
	const lid = "B-32,-96 64,16 6"
	q.shade(lid, raster.Hex(0xffb9ca), raster.Hex(0xe56a8c))
	q.line(lid, 2.8, p.ink)
	q.shape("O0,-99 7,7", raster.Hex(0xff92ae), 2.6)
	q.fill("B-22,-74 5,52 2.5", white.Alpha(.9))
}

func (p pen) jar(d string) {
	p.Fill(outline(d), raster.Linear(-28, 0, 28, 0, stops(white.Alpha(.72), raster.Hex(0xd9f2f2).Alpha(.55), white.Alpha(.65))...))
	p.line(d, 2.8, p.ink)
}

// sprinkleColors are those of sprinkles, everywhere.
var sprinkleColors = [...]raster.Color{
	raster.Hex(0xff8fa8), raster.Hex(0x8fe0c0), raster.Hex(0x8f9bff), raster.Hex(0xffd34d), raster.Hex(0xffffff), raster.Hex(0xff8f3f),
}
