package gems

import (
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Seconds for which things are called out.
const (
	bonusSeconds = 1.8
	goSeconds    = .6
	mixedSeconds = 2
)

const (
	timeUpText   = "TIME UP"
	shuffledText = "No swap was left: shuffled"
)

// showWords paints what the game calls out beside the board: the cascade, the opening
// bonus, a shuffle, and the end.
func (h *hud) showWords(s *scene.Scene, g *gems.Game, e *effects, counts gems.Counts, touch bool) {
	l, px := h.layout, h.layout.px
	r := l.cascade
	x := r.X + r.W/2
	var bonus int64
	switch {
	case g.Opening():
		bonus = counts.Score
	case e.now-e.started < bonusSeconds:
		bonus = counts.OpeningScore
	}
	isBonus := bonus > 0
	if !l.phone {
		text := "CASCADE"
		if isBonus {
			text = "OPENING BONUS"
		}
		h.titled(s, text, r, touch)
		h.showDrops(s, e)
	}
	switch {
	case g.TimeLeft() == 0:
		h.showRibbon(s, e)
	case e.now-e.shuffled < mixedSeconds:
		h.showShuffled(s, e)
	case isBonus && l.phone:
		gap := .3 * h.bonus.size
		var buffer [24]byte
		width := h.bonus.width(figures(&buffer, '+', bonus))
		left := x - (h.opening.width+gap+width)/2
		y := r.Y + r.H/2 + .36*h.bonus.size
		h.opening.show(s, left+h.opening.width/2, y, 1, white)
		h.bonus.show(s, '+', bonus, left+h.opening.width+gap+width/2, y, 1, white)
	case isBonus:
		h.atlas.light(s, x, r.Y+90*px, 96*px, raster.Hex(0xff9ad0).Alpha(.45))
		h.bonus.show(s, '+', bonus, x, r.Y+104*px, 1, white)
	default:
		h.showCascade(s, e)
	}
}

// showCascade paints the count of the passes, from the second on, until a while after
// the board has come to rest.
func (h *hud) showCascade(s *scene.Scene, e *effects) {
	alpha := float32(1)
	if e.rested > e.passed {
		alpha = 1 - kit.Part(e.now, e.rested, e.rested+restSeconds)
	}
	if e.cascade < 2 || alpha == 0 {
		return
	}
	l, px := h.layout, h.layout.px
	r := l.cascade
	scale := float32(1)
	if !e.reduced {
		scale = kit.Lerp(1.35, 1, kit.QuadOut(kit.Part(e.now, e.passed, e.passed+passSeconds)))
	}
	x, y := r.X+r.W/2, r.Y+116*px
	if l.phone {
		y = r.Y + r.H/2 + .36*h.passes.size
		scale = min(scale, 1.1) // its place is low
		var buffer [24]byte
		width := h.passes.width(figures(&buffer, 'x', int64(e.cascade)))
		gap := .3 * h.passes.size
		left := x - (h.cascade.width+gap+width)/2
		h.cascade.show(s, left+h.cascade.width/2, y, 1, white.Alpha(alpha))
		x = left + h.cascade.width + gap + width/2
	} else {
		h.atlas.light(s, x, r.Y+90*px, 96*px, raster.Hex(0xff9ad0).Alpha(.45*alpha))
	}
	h.passes.show(s, 'x', int64(e.cascade), x, y, scale, white.Alpha(alpha))
}

// showDrops paints six drops, of which as many are lit as there were passes.
func (h *hud) showDrops(s *scene.Scene, e *effects) {
	const drops, amethyst = 6, 12
	r, px := h.layout.cascade, h.layout.px
	lit := e.cascade
	if e.rested > e.passed && e.now-e.rested > restSeconds {
		lit = 0
	}
	step := min(32*px, (r.W-2*h.pad())/drops)
	y := kit.Round(r.Y + 168*px)
	for i := range drops {
		x := kit.Round(r.X + r.W/2 + (float32(i)-(drops-1)/2.0)*step)
		if i < lit {
			h.drop.show(s, gems.Gem(amethyst), x, y, 1, 1, 1)
		} else {
			h.drop.put(s, h.emptyDrop, x, y, 1, 1, white)
		}
	}
}

// showShuffled tells that the gems were shuffled.
func (h *hud) showShuffled(s *scene.Scene, e *effects) {
	r, px := h.layout.cascade, h.layout.px
	alpha := 1 - kit.Part(e.now, e.shuffled+mixedSeconds-fadeSeconds, e.shuffled+mixedSeconds)
	if h.layout.phone {
		f := h.kit.Fit(raster.Title, 20, shuffledText, r.W-100*px)
		s.Text(f, shuffledText, r.X+r.W/2, r.Y+r.H/2+.36*f.Size(), scene.Middle, h.colors.text.Alpha(alpha))
		return
	}
	for i, line := range [...]string{"No swap was left", "Gems shuffled"} {
		f := h.kit.Fit(raster.Title, 20, line, r.W-2*h.pad())
		s.Text(f, line, r.X+r.W/2, r.Y+(86+30*float32(i))*px, scene.Middle, h.colors.text.Alpha(alpha))
	}
}

// layRibbon makes the golden ribbon of the end.
func (h *hud) layRibbon(b *scene.Book) {
	l, px := h.layout, h.layout.px
	r := l.cascade
	high := min(50*px, r.H-4*px)
	h.ribbonAt = kit.SnapSize(r.X-8*px, r.Y+90*px-high/2, r.W+16*px, high)
	if l.phone {
		h.ribbonAt = kit.SnapSize(r.X+.1*r.W, r.Y+(r.H-high)/2, .8*r.W, high)
	}
	at := h.ribbonAt
	plain := h.colors.plain
	h.ribbon = b.Add(int(at.W), int(at.H), func(c *raster.Canvas) { drawRibbon(c, at.W, at.H, plain) })
	ends := lettering{face: raster.Bold, fill: flat(ink)}
	h.over = ends.word(b, timeUpText, ends.sizeWithin(timeUpText, kit.Round(.62*at.H), .7*at.W))
}

// drawRibbon draws a ribbon whose ends are cut in.
func drawRibbon(c *raster.Canvas, w, h float32, plain bool) {
	cut := .3 * h
	shape := raster.Polygon(raster.Point{0, 0}, raster.Point{w, 0}, raster.Point{w - cut, h / 2}, raster.Point{w, h}, raster.Point{0, h}, raster.Point{cut, h / 2})
	if plain {
		c.Fill(shape, raster.Solid(white))
		return
	}
	c.Fill(shape, raster.Linear(0, 0, w, 0, stop(0, raster.Hex(0xb57a2a)), stop(.25, raster.Hex(0xffd36a)), stop(.5, raster.Hex(0xfff3c0)), stop(.75, raster.Hex(0xffd36a)), stop(1, raster.Hex(0xb57a2a))))
	for _, y := range [...]float32{.08, .92} {
		c.Stroke(raster.Line(raster.Point{.2 * h, y * h}, raster.Point{w - .2*h, y * h}), max(.03*h, 1), raster.Solid(raster.Hex(0x7a4a10).Alpha(.5)))
	}
}

// showRibbon unrolls it from its middle.
func (h *hud) showRibbon(s *scene.Scene, e *effects) {
	r := h.ribbonAt
	open := kit.QuadOut(kit.Part(e.now, e.timeUp, e.timeUp+.22))
	if e.reduced {
		s.Fade, open = open, 1
	}
	s.Clip(scene.Rect{X: r.X + r.W/2*(1-open), Y: r.Y, W: r.W * open, H: r.H})
	s.Put(h.ribbon, r.X, r.Y)
	h.over.show(s, r.X+r.W/2, r.Y+r.H/2+.36*h.over.size, 1, white)
	s.Unclip()
	s.Fade = 1
}

// showCountdown paints the number that is counted down over the board, and GO when
// the sixty seconds begin.
func (h *hud) showCountdown(s *scene.Scene, g *gems.Game, e *effects, countdown time.Duration) {
	b := h.layout.board
	x, y := b.X+b.W/2, b.Y+b.H/2
	if countdown > 0 {
		n := int64((countdown + time.Second - 1) / time.Second)
		age := kit.Seconds(time.Duration(n)*time.Second - countdown)
		scale := kit.Lerp(1.6, 1, kit.QuadOut(kit.Part(age, 0, .25)))
		if e.reduced {
			scale = 1
		}
		alpha := min(1, age/.08) * (1 - .8*kit.Part(age, .75, 1))
		h.count.show(s, 0, n, x, y+.36*h.count.size, scale, white.Alpha(alpha))
		return
	}
	if age := e.now - e.started; age < goSeconds && !g.Opening() {
		scale := swell(age)
		if e.reduced {
			scale = 1
		}
		h.goes.show(s, x, y+.36*h.goes.size, scale, white.Alpha(1-kit.Part(age, .3, goSeconds)))
	}
}
