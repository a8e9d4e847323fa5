package gems

import (
	"math"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// clock is the dial: a tick for each of the sixty seconds, and the number of those
// that are left.
type clock struct {
	layout *layout
	colors *palette
	atlas  *atlas
	ticks  [60]tick
	digits *numerals
	small  *scene.Font // SECONDS; nil where there is no room
}

// tick is a white mark of the dial and where its upper left corner stands.
type tick struct {
	pic  scene.Pic
	x, y float32
}

// Sizes of the clock in parts of the dial's radius.
const (
	tickFrom  = .79
	tickTo    = .93
	tickWidth = .062
	digitSize = .7
	aloneSize = .88 // without a word below
)

// Seconds of the clock's motion.
const (
	beatSeconds = .25
	beatScale   = 1.12
	shakeLast   = 3 // seconds in which it trembles
)

func newClock(b *scene.Book, l *layout, a *atlas, k *kit.Kit) clock {
	c := clock{layout: l, colors: a.colors, atlas: a}
	lettering := a.colors.digits()
	size := float32(digitSize)
	if l.phone {
		size = aloneSize
	}
	c.digits = lettering.numerals(b, kit.Round(size*l.dial))
	if f := k.Font(raster.TextBold, 12); f.Width("SECONDS") < 1.1*l.dial {
		c.small = f.Tracked(.1 * f.Size())
	}
	width := tickWidth * l.dial
	for i := range c.ticks {
		sin, cos := kit.SinCos((float32(i) + .5) * 6 * math.Pi / 180)
		x0, y0, x1, y1 := tickFrom*l.dial*sin, -tickFrom*l.dial*cos, tickTo*l.dial*sin, -tickTo*l.dial*cos
		left, top := kit.Floor(min(x0, x1)-width), kit.Floor(min(y0, y1)-width)
		w, h := int(kit.Ceil(max(x0, x1)+width-left)), int(kit.Ceil(max(y0, y1)+width-top))
		pic := b.Add(w, h, func(c *raster.Canvas) {
			c.Stroke(raster.Line(raster.Point{x0 - left, y0 - top}, raster.Point{x1 - left, y1 - top}), max(width, 1), raster.Solid(white))
		})
		c.ticks[i] = tick{pic, l.dialX + left, l.dialY + top}
	}
	return c
}

// show paints the clock as it stands.
func (c *clock) show(s *scene.Scene, g *gems.Game, e *effects) {
	l, p := c.layout, c.colors
	left := secondsLeft(g)
	isUrgent := left <= lastSeconds && !g.Opening()
	if isUrgent && left != e.counting {
		e.counting, e.counted = left, e.now
	}
	if isUrgent && left <= shakeLast && left > 0 && !e.reduced {
		s.ShiftX += kit.Round(2 * l.px * kit.Wave(e.now, .09))
	}
	part := kit.Seconds(g.TimeLeft()) / kit.Seconds(time.Duration(g.Settings().Seconds))
	lit := part * float32(len(c.ticks))
	for i := range c.ticks {
		t := &c.ticks[i]
		tint := raster.Hex(0x8a6a9c).Alpha(.55)
		switch {
		case float32(i) >= lit:
		case i < lastSeconds:
			tint = p.urgent
		default:
			tint = p.warm
		}
		w, h := s.Book.Size(t.pic)
		s.Sprite(scene.Sprite{Pic: t.pic, X: t.x + float32(w)/2, Y: t.y + float32(h)/2, Tint: tint})
	}
	if part > 0 && !e.reduced {
		sin, cos := kit.SinCos(part * 2 * math.Pi)
		at := (tickFrom + tickTo) / 2 * l.dial
		c.atlas.light(s, l.dialX+at*sin, l.dialY-at*cos, .26*l.dial, raster.Hex(0xffd98a).Alpha(.9))
	}
	scale, tint := float32(1), p.text
	if isUrgent {
		tint = raster.Hex(0xff8a6a)
		if !e.reduced {
			scale = kit.Lerp(beatScale, 1, kit.QuadOut(kit.Part(e.now, e.counted, e.counted+beatSeconds)))
		}
	}
	y := l.dialY + .36*c.digits.size
	if c.small != nil {
		y -= .07 * l.dial
		unit := "SECONDS"
		if left == 1 {
			unit = "SECOND"
		}
		s.Text(c.small, unit, l.dialX, l.dialY+.46*l.dial, scene.Middle, raster.Hex(0xe9cf93))
	}
	c.digits.show(s, 0, int64(left), l.dialX, y, scale, tint)
	s.ShiftX = 0
}

// showUrgency pulses red on the frame and at the window's edges, once a second.
func (c *clock) showUrgency(s *scene.Scene, g *gems.Game, e *effects, w, h float32) {
	left := secondsLeft(g)
	if left > lastSeconds || left == 0 || g.Opening() || e.reduced {
		return
	}
	beat := 1 - kit.Part(e.now, e.counted, e.counted+.8)
	l := c.layout
	b, f := l.board, l.frame
	tint := red.Alpha(.3 * beat)
	for _, r := range [...]scene.Rect{
		{X: b.X - f, Y: b.Y - f, W: b.W + 2*f, H: f}, {X: b.X - f, Y: b.Y + b.H, W: b.W + 2*f, H: f},
		{X: b.X - f, Y: b.Y, W: f, H: b.H}, {X: b.X + b.W, Y: b.Y, W: f, H: b.H},
	} {
		s.Rect(r, tint)
	}
	edge, none := red.Alpha(.10+.12*beat), red.Alpha(0)
	deep := .08 * min(w, h)
	quad(s, scene.Over, scene.Rect{W: w, H: deep}, [4]raster.Color{edge, edge, none, none})
	quad(s, scene.Over, scene.Rect{Y: h - deep, W: w, H: deep}, [4]raster.Color{none, none, edge, edge})
	quad(s, scene.Over, scene.Rect{W: deep, H: h}, [4]raster.Color{edge, none, none, edge})
	quad(s, scene.Over, scene.Rect{X: w - deep, W: deep, H: h}, [4]raster.Color{none, edge, edge, none})
}
