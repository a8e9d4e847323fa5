package gems

import (
	"math"

	"parlor/games/gems"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Sizes of gems in hundredths of a cell.
const (
	gemReach       = 56 // from the middle to the edge of a picture, with sparks and outlines
	plainScale     = .99
	specialScale   = .80
	destroyerScale = .64
	tallDestroyer  = .62 // of the hexagon and the drop, which are higher
)

// brush draws gems around (0, 0), in hundredths of a cell.
type brush struct {
	c      *raster.Canvas
	m      raster.Affine
	colors *palette
}

// newBrush draws on a canvas of which a cell has u pixels, around its middle.
func newBrush(c *raster.Canvas, u float32, colors *palette) brush {
	w, h := c.Size()
	return brush{c, raster.Scale(u/100, u/100).Then(raster.Move(float32(w)/2, float32(h)/2)), colors}
}

// scaled gives the brush for something smaller around a point.
func (b brush) scaled(scale, x, y float32) brush {
	b.m = raster.Scale(scale, scale).Then(raster.Move(x, y)).Then(b.m)
	return b
}

func (b brush) fill(p raster.Path, paint raster.Paint) {
	b.c.Fill(p.Transform(b.m), paint.Transform(b.m))
}

func (b brush) stroke(p raster.Path, width float32, paint raster.Paint) {
	b.c.Stroke(p.Transform(b.m), width*b.m[0], paint.Transform(b.m))
}

// gem draws a gem as it stands on the board.
func (b brush) gem(g gems.Gem) {
	switch kind := g.Kind(); {
	case g.Special():
		b.special(kind)
	case g.Destroyer():
		b.destroyer(kind)
	default:
		b.scaled(plainScale, 0, 0).stone(kind)
	}
}

// special has a white outline and sparks at two corners.
func (b brush) special(kind int) {
	frame := raster.Box(-43.5, -43.5, 87, 87, 15)
	b.fill(raster.Box(-44, -44, 88, 88, 16), raster.Radial(0, 0, 44, 44, stop(0, white.Alpha(.34)), stop(.7, white.Alpha(.10)), stop(1, white.Alpha(.22))))
	b.stroke(frame, 12, raster.Solid(white.Alpha(.22)))
	b.stroke(frame, 8.5, raster.Solid(ink))
	b.stroke(frame, 5.6, raster.Solid(white))
	b.scaled(specialScale, 0, 0).stone(kind)
	for _, spark := range [...][2]float32{{-40, 12}, {40, 10}} {
		b.fill(star(spark[0], spark[0], spark[1]+2, .13, 4, 0), raster.Solid(ink))
		b.fill(star(spark[0], spark[0], spark[1], .13, 4, 0), raster.Solid(white))
	}
}

// star gives a star with points of a length and inner corners at a part of it, its
// first point up or turned clockwise by degrees.
func star(x, y, length, waist float32, points int, turned float32) raster.Path {
	var p []raster.Point
	for i := range 2 * points {
		r := length
		if i%2 == 1 {
			r *= waist * math.Sqrt2
		}
		q := onCircle(r, turned-90+180*float32(i)/float32(points))
		p = append(p, raster.Point{x + q[0], y + q[1]})
	}
	return raster.Polygon(p...)
}

// destroyer has a red background with arrows to all sides. A dark line keeps its
// gem apart from the red.
func (b brush) destroyer(kind int) {
	ground := raster.Box(-48, -48, 96, 96, 13)
	b.fill(ground, raster.Radial(0, 0, 48, 48, stop(0, raster.Hex(0xff5a4a)), stop(.55, raster.Hex(0xe31329)), stop(1, raster.Hex(0x9c0019))))
	b.stroke(ground, 3, raster.Solid(raster.Hex(0x2a0008)))
	b.stroke(raster.Box(-45, -45, 90, 90, 11), 2.4, raster.Solid(raster.Hex(0xff9c8a).Alpha(.95)))
	arrow := raster.Polygon(raster.Point{-9, -36}, raster.Point{0, -44}, raster.Point{9, -36}, raster.Point{4, -36},
		raster.Point{4, -30}, raster.Point{-4, -30}, raster.Point{-4, -36})
	for i := range 4 {
		turned := arrow.Transform(raster.Turn(float32(i) * math.Pi / 2))
		b.stroke(turned, 2, raster.Solid(raster.Hex(0x6a0012)))
		b.fill(turned, raster.Solid(raster.Hex(0xffe3d6)))
	}
	scale, down := float32(destroyerScale), float32(0)
	switch kind {
	case 2, 4:
		scale = tallDestroyer
	case 3:
		down = -2
	}
	b = b.scaled(scale, 0, down)
	shape := cuts[kind].outline()
	dark := raster.Solid(raster.Hex(0x2a0008).Alpha(.92))
	b.fill(shape, dark)
	b.stroke(shape, 17, dark)
	b.stone(kind)
}

// stone draws the cut gem itself.
func (b brush) stone(kind int) {
	c := &cuts[kind]
	base, deep := b.colors.base[kind], b.colors.deep[kind]
	shape := c.outline()
	switch {
	case b.colors.plain:
		b.stroke(shape, 13, raster.Solid(white))
		b.stroke(shape, 6.5, raster.Solid(black))
	case b.colors.isDark(kind):
		b.stroke(shape, 8.5, raster.Solid(white))
		deep = black
	default:
		b.stroke(shape, 6.5, raster.Solid(deep.Mix(raster.Hex(0x0a0212), .5)))
	}
	b.fill(shape, raster.Solid(deep))
	for _, f := range c.facets() {
		light := b.lightOf(kind, f.light)
		p := raster.Polygon(f.shape...)
		b.fill(p, raster.Solid(shade(base, deep, light)))
		b.stroke(p, .9, raster.Solid(shade(base, deep, light+.16)))
	}
	b.tableOf(c, base, deep)
	b.shine(c, shape, base)
}

// lightOf gives the light of a facet in this scheme.
func (b brush) lightOf(kind int, light float32) float32 {
	switch {
	case b.colors.plain:
		return .55*light + .05
	case b.colors.isPale(kind):
		return light - .30
	}
	return light
}

// shade gives a facet's colour in so much light.
func shade(base, deep raster.Color, light float32) raster.Color {
	switch {
	case light < 0:
		return base.Mix(deep, min(-1.15*light, 1))
	case light < .58:
		return base.Mix(base.Mix(white, .62), min(1.25*light, 1))
	}
	return base.Mix(white, .86)
}

// tableOf draws the flat middle with a rosette seen through it.
func (b brush) tableOf(c *cut, base, deep raster.Color) {
	table := c.tablePoints()
	shape := raster.Polygon(table...)
	x0, y0, x1, y1 := shape.Bounds()
	b.fill(shape, raster.Linear(kit.Lerp(x0, x1, .1), y0, kit.Lerp(x0, x1, .8), y1,
		stop(0, base.Mix(white, .62)), stop(.45, base.Mix(white, .12)), stop(1, base.Mix(deep, .42))))
	light, shadow := [...]float32{.26, .10}, [...]float32{.16, .24}
	middle := raster.Point{0, c.middle}
	inner := cut{middle: c.middle}
	for i, p := range table {
		q := table[(i+1)%len(table)]
		half := inner.towards(raster.Point{(p[0] + q[0]) / 2, (p[1] + q[1]) / 2}, .52)
		bright := raster.Polygon(middle, inner.towards(p, .94), half)
		dark := raster.Polygon(middle, half, inner.towards(q, .94))
		if i%2 == 1 {
			bright, dark = dark, bright
		}
		b.fill(bright, raster.Solid(white.Alpha(light[i%2])))
		b.fill(dark, raster.Solid(deep.Alpha(shadow[i%2])))
	}
	b.stroke(shape, 1.5, raster.Solid(white.Alpha(.62)))
}

// shine draws the light that goes through a gem and lies on it.
func (b brush) shine(c *cut, shape raster.Path, base raster.Color) {
	x0, y0, x1, y1 := shape.Bounds()
	w, h := x1-x0, y1-y0
	within := func(x, y, r float32, stops ...raster.Stop) raster.Paint {
		return raster.Radial(x0+x*w, y0+y*h, r*w, r*h, stops...)
	}
	glow := base.Mix(white, .60)
	b.fill(shape, within(.68, .78, .36, stop(0, glow.Alpha(.62)), stop(.5, base.Mix(white, .2).Alpha(.22)), stop(1, base.Alpha(0))))
	b.fill(shape, within(.30, .22, .42, stop(0, white.Alpha(.22)), stop(1, white.Alpha(0))))
	rim := cut{corners: c.points(), middle: c.middle}
	for i, p := range rim.corners {
		rim.corners[i] = rim.towards(p, .955)
	}
	b.stroke(rim.outline(), 2.6, raster.Linear(x0, y0, x0+.8*w, y1, stop(0, white.Alpha(.95)), stop(.42, white.Alpha(.15)), stop(1, white.Alpha(0))))
	glint := raster.Turn(-42 * math.Pi / 180)
	at := c.towards(raster.Point{-17, -19 + c.middle}, 1)
	if c.table > 0 && c.table < .52 { // narrow tables
		at = raster.Point{-12, -12 + c.middle}
	}
	b.fill(raster.Ellipse(0, 0, 7.2, 4.2).Transform(glint.Then(raster.Move(at[0], at[1]))), raster.Solid(white.Alpha(.92)))
	b.fill(raster.Circle(at[0]+10, at[1]-5.5, 1.8), raster.Solid(white.Alpha(.9)))
	b.fill(raster.Ellipse(0, 0, 5, 2.2).Transform(glint.Then(raster.Move(15.3, 13.3+c.middle/2))), raster.Solid(base.Mix(white, .75).Alpha(.65)))
}
