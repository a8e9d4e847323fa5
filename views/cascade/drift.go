package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// What drifts in the water is where it is by the time alone, so that it needs no
// steps and jumps nowhere. Lengths of the source text are in units of which the
// window is 60 wide.

// worldUnit gives the size of a unit; a tall window has units of its height, so
// that nothing in it is tiny, and a very wide one those of one that is 16 by 9.
func worldUnit(w, h float32) float32 { return min(max(w, h), 16./9*h) / 60 }

// wrap brings v into 0 to size and counts how often it went round.
func wrap(v, size float32) (in float32, turns int) {
	n := kit.Floor(v / size)
	return v - n*size, int(n)
}

// bubbles rise and sway (A.74).
type bubbles struct {
	w, h, unit float32
	pics       ladder
	largest    float32
	each       [34]bubble
}

type bubble struct {
	size, start, phase float32
	seed               int
}

const (
	smallestBubble    = .22
	largestBubble     = .85
	bubbleUnits       = 3 // of a bubble of size 1
	riseSpeed         = .656
	risePerSize       = 2.156
	swaySpeed         = .75
	swaySeconds       = 4.5
	bubbleLeftmost    = 1.406 / 60
	bubbleRightmost   = 58.594 / 60
	bubbleBottom      = 3.75 // units below the window
	bubbleFaint       = .35
	bubbleAlphaBySize = .55
)

func newBubbles(b *scene.Book, w, h float32, plain bool) bubbles {
	out := bubbles{w: w, h: h, unit: worldUnit(w, h)}
	out.largest = largestBubble * bubbleUnits * out.unit
	draw := drawBubble
	if plain {
		draw = drawPlainBubble
	}
	out.pics = newLadder(b, out.largest, draw)
	r := kit.NewRandom(5)
	for i := range out.each {
		// Many small ones, few large.
		t := r.Unit()
		out.each[i] = bubble{kit.Lerp(smallestBubble, largestBubble, t*t), r.Unit(), r.Between(0, 2*swaySeconds), i}
	}
	return out
}

func (b *bubbles) show(s *scene.Scene, t float32) {
	for i := range b.each {
		o := &b.each[i]
		size := o.size * bubbleUnits * b.unit
		way := b.h + (bubbleBottom+bubbleUnits)*b.unit
		rise := (riseSpeed + o.size*risePerSize) * b.unit
		up, turns := wrap(o.start*way+rise*t, way)
		x := kit.Lerp(bubbleLeftmost, bubbleRightmost, hash(o.seed, turns)) * b.w
		// A sway is 4.5 seconds to the right and 4.5 to the left.
		side, _ := wrap(t+o.phase, 2*swaySeconds)
		if side > swaySeconds {
			side = 2*swaySeconds - side
		}
		x += (side - swaySeconds/2) * swaySpeed * b.unit
		y := b.h + bubbleBottom*b.unit - up
		s.Sprite(scene.Sprite{Pic: b.pics.at(size, b.largest), X: x, Y: y, W: size, H: size, Tint: white.Alpha(bubbleFaint + bubbleAlphaBySize*o.size)})
	}
}

func drawBubble(c *raster.Canvas) {
	w, _ := c.Size()
	u := float32(w) / 100
	c.Fill(raster.Circle(50*u, 50*u, 50*u), raster.Radial(50*u, 50*u, 50*u, 50*u,
		raster.Stop{At: 0, Color: raster.Hex(0xbfefff).Alpha(.02)}, raster.Stop{At: .72, Color: raster.Hex(0x9fe4ff).Alpha(.08)},
		raster.Stop{At: .9, Color: raster.Hex(0xbff1ff).Alpha(.42)}, raster.Stop{At: .97, Color: raster.Hex(0xf2fdff).Alpha(.75)},
		raster.Stop{At: 1, Color: raster.Hex(0xf2fdff).Alpha(0)}))
	var glint raster.Path
	glint.MoveTo(22*u, 42*u)
	glint.QuadTo(26*u, 28*u, 42*u, 21*u)
	c.Stroke(glint, 6*u, raster.Solid(white.Alpha(.85)))
	c.Fill(raster.Circle(67*u, 70*u, 4*u), raster.Solid(raster.Hex(0xe6fbff).Alpha(.6)))
}

// motes are the specks that float in the light.
type motes struct {
	w, h float32
	pic  scene.Pic
	each [90]mote
}

type mote struct{ x, y, size, alpha, drift, phase float32 }

const moteSize = 8

func newMotes(b *scene.Book, w, h float32) motes {
	out := motes{w: w, h: h}
	out.pic = b.Add(moteSize, moteSize, func(c *raster.Canvas) {
		const m = moteSize / 2
		c.Fill(c.Whole(), raster.Radial(m, m, m, m, raster.Stop{At: .35, Color: white}, raster.Stop{At: 1, Color: white.Alpha(0)}))
	})
	r := kit.NewRandom(23)
	for i := range out.each {
		out.each[i] = mote{r.Unit(), r.Unit(), r.Between(.8, 2.4), r.Between(.16, .6), r.Between(.002, .010), r.Between(0, 2*math.Pi)}
	}
	return out
}

func (m *motes) show(s *scene.Scene, t float32) {
	px := min(m.w, m.h) / 720
	for i := range m.each {
		o := &m.each[i]
		y, _ := wrap(o.y-o.drift*t, 1)
		x := o.x + .006*sin(o.phase+.25*t)
		size := max(2*o.size*px, 2)
		alpha := o.alpha * (.75 + .25*sin(2*o.phase+.8*t))
		s.Sprite(scene.Sprite{Pic: m.pic, X: x * m.w, Y: y * m.h, W: size, H: size, Tint: raster.Color{R: .79, G: .96, B: 1, A: alpha}})
	}
}

// drifters are the crystals that sink behind the title (A.65), and smaller ones
// at half their speed in the column of light.
type drifters struct {
	w, h, unit float32
	pics       [2]*crystals // large and small
	atlas      *atlas
	each       [26]drifter
}

type drifter struct {
	scale, alpha, spin, fall, start float32
	left, right                     float32 // between which parts of the width it falls
	seed                            int
}

const (
	slowestFall      = 1.6
	fastestFall      = 2.7
	fastestSpin      = 40 // degrees a second
	smallestCrystal  = .9
	largestCrystal   = 1.7
	faintestCrystal  = .55
	clearestCrystal  = .9
	crystalUnits     = 2.25 // of a crystal of scale 1: 48 of 1280 pixels
	crystalLeftmost  = 1.875 / 60
	crystalRightmost = 58.125 / 60
	crystalTop       = 2.813 // units above the window: 36.563 - 33.75
	columnDrifters   = 8     // how many of all are the small ones
	columnScale      = .62
	driftGlow        = 2 // how wide the light around a crystal is
)

func newDrifters(w, h float32, a *atlas) drifters {
	d := drifters{w: w, h: h, unit: worldUnit(w, h), atlas: a}
	for i := range d.pics {
		d.pics[i] = a.crystals(largestCrystal * crystalUnits * d.unit / float32(i+1))
	}
	r := kit.NewRandom(3)
	for i := range d.each {
		o := drifter{
			scale: r.Between(smallestCrystal, largestCrystal), alpha: r.Between(faintestCrystal, clearestCrystal),
			spin: r.Between(-fastestSpin, fastestSpin), fall: r.Between(slowestFall, fastestFall),
			start: r.Unit(), left: crystalLeftmost, right: crystalRightmost, seed: 100 + i,
		}
		if i < columnDrifters {
			o.scale, o.alpha, o.fall = smallestCrystal*columnScale, faintestCrystal, o.fall/2
			o.left, o.right = .38, .62
		}
		d.each[i] = o
	}
	return d
}

func (d *drifters) show(s *scene.Scene, t float32) {
	for pass := range 2 {
		for i := range d.each {
			o := &d.each[i]
			size := o.scale * crystalUnits * d.unit
			way := d.h + 2*crystalTop*d.unit
			down, turns := wrap(o.start*way+o.fall*d.unit*t, way)
			x := kit.Lerp(o.left, o.right, hash(o.seed, turns)) * d.w
			y := down - crystalTop*d.unit
			kind := cascade.I + cascade.Kind(hash(o.seed+50, turns)*7)
			if pass == 0 {
				s.Sprite(scene.Sprite{Pic: d.atlas.glow, X: x, Y: y, W: driftGlow * size, H: driftGlow * size, Tint: d.atlas.colors.light(kind).Alpha(.38 * o.alpha), Blend: scene.Screen})
				continue
			}
			pics := d.pics[0]
			if size <= float32(d.pics[1].size) {
				pics = d.pics[1]
			}
			s.Sprite(scene.Sprite{Pic: pics.whole[kind], X: x, Y: y, W: size, H: size, Angle: radians(o.spin*t) + float32(i), Tint: white.Alpha(o.alpha)})
		}
	}
}
