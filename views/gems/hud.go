package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// hud is what stands beside the board.
type hud struct {
	layout *layout
	kit    *kit.Kit
	atlas  *atlas
	colors *palette
	clock  clock

	small, big        *numerals // points on the board
	passes            *numerals // the cascade
	bonus             *numerals
	count             *numerals // before the game
	goes, cascade     word
	opening, over     word
	drop, icon        *stones
	emptyDrop         scene.Pic
	bar, track        scene.Pic // all of the way to the best, and its ground
	barAt             scene.Rect
	pausePic, hintPic scene.Pic
	ribbon            scene.Pic
	ribbonAt          scene.Rect
}

// Heights of what is in the score panel, in pixels of the picture from its top.
const (
	panelPad  = 20
	scoreBase = 76
	bestLabel = 126
	bestBase  = 162
	wayLabel  = 212
	barTop    = 226
	barHeight = 12
	bonusLine = 272
	gemsLine  = 296
)

func newHud(b *scene.Book, l *layout, a *atlas, k *kit.Kit) hud {
	px := l.px
	p := a.colors
	h := hud{layout: l, kit: k, atlas: a, colors: p, clock: newClock(b, l, a, k)}
	called, counted := p.called(), p.counted()
	small, big, passes, bonus := float32(28), float32(40), float32(76), float32(40)
	if l.phone {
		small, big, passes, bonus = 20, 28, 34, 28
	}
	h.small, h.big = called.numerals(b, kit.Round(small*px)), called.numerals(b, kit.Round(big*px))
	h.passes, h.bonus = counted.numerals(b, kit.Round(passes*px)), counted.numerals(b, kit.Round(bonus*px))
	h.count = called.numerals(b, kit.Round(min(150*px, 2.2*l.u)))
	h.goes = called.word(b, "GO!", kit.Round(min(120*px, 1.9*l.u)))
	h.cascade = counted.word(b, "Cascade", kit.Round(34*px))
	h.opening = counted.word(b, "Opening bonus", kit.Round(min(28*px, .09*l.cascade.W)))
	h.icon = a.stones(kit.Floor(.58 * 100 * px))
	if l.phone {
		h.icon = a.stones(kit.Floor(38 * px))
	}
	h.drop = a.stones(kit.Floor(min(26*px, l.cascade.W/8)))
	side := int(h.drop.u) + 2
	h.emptyDrop = b.Add(side, side, func(c *raster.Canvas) {
		draw := newBrush(c, h.drop.u, p)
		draw.fill(cuts[4].outline(), raster.Solid(raster.Hex(0x1a0a26)))
		draw.stroke(cuts[4].outline(), 6, raster.Solid(raster.Hex(0x8a6a9c)))
	})
	h.barAt = h.placeOfBar()
	h.bar = b.Add(int(h.barAt.W), int(h.barAt.H), func(c *raster.Canvas) {
		c.Fill(raster.Box(0, 0, h.barAt.W, h.barAt.H, h.barAt.H/2), kit.Down(0, h.barAt.H, raster.Hex(0xfff0b8), raster.Hex(0xd9a441)))
	})
	margin := h.trackLine()
	h.track = b.Add(int(h.barAt.W+2*margin), int(h.barAt.H+2*margin), func(c *raster.Canvas) {
		box := raster.Box(margin, margin, h.barAt.W, h.barAt.H, h.barAt.H/2)
		c.Fill(box, raster.Solid(raster.Hex(0x15071f)))
		c.Stroke(box, max(1.2*px, 1), raster.Solid(p.edge))
	})
	h.layRibbon(b)
	h.pausePic, h.hintPic = h.button(b, l.pause, drawPause), h.button(b, l.hint, drawBulb)
	return h
}

// placeOfBar is where the way to the best is shown.
func (h *hud) placeOfBar() scene.Rect {
	l := h.layout
	r, px := l.score, l.px
	if l.phone {
		return kit.SnapSize(r.X, r.Y+70*px, r.W, 9*px)
	}
	pad := h.pad()
	return kit.SnapSize(r.X+pad, r.Y+barTop*px, r.W-2*pad, barHeight*px)
}

// trackLine is the room for the line around the way to the best.
func (h *hud) trackLine() float32 { return kit.Ceil(max(1.2*h.layout.px, 1)) }

// pad is how far from a panel's side its text is.
func (h *hud) pad() float32 { return min(panelPad*h.layout.px, .08*h.layout.score.W) }

// drawGround draws the panels that stand still.
func (h *hud) drawGround(c *raster.Canvas) {
	l, p := h.layout, h.colors
	panels := []scene.Rect{l.clock, l.score, l.cascade, l.lore}
	if l.phone {
		panels = []scene.Rect{l.clock, l.rows[0], l.rows[1]}
	}
	for _, r := range panels {
		if r.W > 0 {
			drawPanel(c, r, l.px, p)
		}
	}
	drawDial(c, l.dialX, l.dialY, l.dial, p)
}

// label writes a label in small capitals.
func (h *hud) label(s *scene.Scene, text string, size, x, y, width float32, a scene.Align) {
	f := h.kit.Fit(raster.TextBold, size, text, width-.1*size*h.kit.Px*float32(len(text)))
	s.Text(f.Tracked(.1*f.Size()), text, x, y, a, h.colors.label)
}

// titled writes the label of a panel in its middle, or beside a button for fingers.
func (h *hud) titled(s *scene.Scene, text string, r scene.Rect, touch bool) {
	x, y, width, align := r.X+r.W/2, r.Y+28*h.layout.px, r.W-2*h.pad(), scene.Middle
	if touch {
		x, width, align = r.X+h.pad(), h.layout.pause.X-h.layout.clock.X-h.pad(), scene.Left
	}
	h.label(s, text, 14, x, max(y, r.Y+1.6*h.kit.Font(raster.TextBold, 12).Size()), width, align)
}

// line writes a name and a number at the two ends of a line.
func (h *hud) line(s *scene.Scene, name string, n int64, left, right, y float32) {
	var buffer [24]byte
	number := h.kit.Font(raster.TextBold, 16).Tabular()
	room := right - left - number.Width(string(figures(&buffer, 0, n))) - 6*h.layout.px
	s.Text(h.kit.Fit(raster.Text, 16, name, room), name, left, y, scene.Left, h.colors.second)
	s.Number(number, n, right, y, scene.Right, h.colors.bright)
}

// number writes a number as large as its place allows.
func (h *hud) number(s *scene.Scene, n int64, size, x, y, width float32, a scene.Align, c raster.Color) {
	var buffer [24]byte
	text := figures(&buffer, 0, n)
	f := h.kit.Font(raster.Title, size).Tabular()
	for ; f.Width(string(text)) > width && size > 8; size-- {
		f = h.kit.Font(raster.Title, size).Tabular()
	}
	s.Number(f, n, x, y, a, c)
}

// show paints all of it.
func (h *hud) show(s *scene.Scene, f *shell.Frame, g *gems.Game, e *effects) {
	h.clock.show(s, g, e)
	touch := f.Device == shell.Touch
	if r := h.layout.clock; !h.layout.phone {
		h.titled(s, "TIME LEFT", r, touch)
	}
	best, hasBest := f.Best("")
	counts := g.Counts()
	if f.Countdown > 0 { // the first pass of the opening is judged, but not shown yet
		counts = gems.Counts{}
	}
	score := e.score.roll(counts.Score, e.now)
	if h.layout.phone {
		h.showHeader(s, e, score, best.Rank[0], hasBest)
		h.showRows(s, counts)
	} else {
		h.showScore(s, e, counts, score, best.Rank[0], hasBest, g.Opening())
		h.showLore(s, counts)
	}
	h.showWords(s, g, e, counts, touch)
	if hasBest {
		h.showBar(s, score, best.Rank[0])
	}
}

// best writes the best, or a dash where there is none.
func (h *hud) best(s *scene.Scene, best int64, has bool, size, x, y, width float32) {
	if !has {
		s.Text(h.kit.Font(raster.Title, size), "–", x, y, scene.Left, h.colors.bright)
		return
	}
	h.number(s, best, size, x, y, width, scene.Left, h.colors.bright)
}

// showScore paints the score, the best and the way to it.
func (h *hud) showScore(s *scene.Scene, e *effects, counts gems.Counts, score, best int64, hasBest, isOpening bool) {
	l, p := h.layout, h.colors
	r, px := l.score, l.px
	pad := h.pad()
	left, right, width := r.X+pad, r.X+r.W-pad, r.W-2*pad
	h.label(s, "SCORE", 14, left, r.Y+32*px, width, scene.Left)
	h.number(s, score, 40, left, r.Y+scoreBase*px, .66*width, scene.Left, p.text)
	if age := e.now - e.gainedAt; age < gainSeconds && e.gained > 0 {
		var buffer [24]byte
		font := h.kit.Font(raster.Title, 20)
		s.Text(font, string(figures(&buffer, '+', e.gained)), right, r.Y+scoreBase*px, scene.Right, raster.Hex(0xffd98a).Alpha(1-kit.Part(age, .6, gainSeconds)))
	}
	rule := func(y float32) {
		s.Rect(scene.Rect{X: left, Y: kit.Round(r.Y + y*px), W: width, H: max(1, kit.Round(px))}, p.label.Alpha(.4))
	}
	rule(96)
	h.label(s, "BEST", 14, left, r.Y+bestLabel*px, width, scene.Left)
	h.best(s, best, hasBest, 28, left, r.Y+bestBase*px, width)
	rule(182)
	switch {
	case !hasBest:
		h.label(s, "NO BEST YET", 14, left, r.Y+wayLabel*px, width, scene.Left)
	case score <= best:
		label := "TO BEAT IT"
		if f := h.kit.Font(raster.TextBold, 14); 1.15*f.Width(label) > .6*width {
			label = "TO GO"
		}
		h.label(s, label, 14, left, r.Y+wayLabel*px, .6*width, scene.Left)
		s.Number(h.kit.Font(raster.TextBold, 16).Tabular(), best-score, right, r.Y+wayLabel*px, scene.Right, p.bright)
	default:
		h.label(s, "A NEW BEST", 14, left, r.Y+wayLabel*px, width, scene.Left)
	}
	bonus := counts.OpeningScore
	if isOpening {
		bonus = counts.Score
	}
	h.line(s, "Opening bonus", bonus, left, right, r.Y+bonusLine*px)
	h.line(s, "Gems", counts.GemsDestroyed, left, right, r.Y+gemsLine*px)
}

// showBar paints how far the best is reached.
func (h *hud) showBar(s *scene.Scene, score, best int64) {
	r, line := h.barAt, h.trackLine()
	s.Put(h.track, r.X-line, r.Y-line)
	if r.W = kit.Round(r.W * kit.Clamp(float32(score)/max(float32(best), 1), 0, 1)); r.W < 1 {
		return
	}
	s.Clip(r)
	s.Put(h.bar, r.X, r.Y)
	s.Unclip()
}

// showLore paints how specials and destroyers burst, and what was counted.
func (h *hud) showLore(s *scene.Scene, counts gems.Counts) {
	l, p, k := h.layout, h.colors, h.kit
	r, px := l.lore, l.px
	pad := h.pad()
	left, right, width := r.X+pad, r.X+r.W-pad, r.W-2*pad
	h.label(s, "HOW THEY BURST", 14, left, r.Y+32*px, width, scene.Left)
	captions := k.Font(raster.Text, 14)
	for _, it := range [...]struct {
		gem   gems.Gem
		name  string
		lines [2]string
		top   float32
	}{
		{specialOf(2), "Special", [2]string{"from four in a row:", "clears the eight around"}, 52},
		{destroyerOf(3), "Destroyer", [2]string{"from an L, T or +:", "clears row and column"}, 174},
	} {
		y := r.Y + it.top*px
		side := kit.Round(60 * px)
		h.icon.show(s, it.gem, kit.Round(left)+side/2, kit.Round(y)+side/2, 1, 1, 1)
		x := left + side + 14*px
		s.Text(k.Fit(raster.Title, 20, it.name, right-x), it.name, x, y+24*px+.2*captions.Size(), scene.Left, p.text)
		step := max(18*px, 1.1*captions.Size())
		for j, line := range it.lines {
			s.Text(k.Fit(raster.Text, 14, line, width), line, left, y+82*px+float32(j)*step, scene.Left, p.second)
		}
	}
	s.Rect(scene.Rect{X: left, Y: kit.Round(r.Y + 292*px), W: width, H: max(1, kit.Round(px))}, p.label.Alpha(.4))
	h.line(s, "Specials made", int64(counts.SpecialsMade), left, right, r.Y+322*px)
	h.line(s, "Destroyers made", int64(counts.DestroyersMade), left, right, r.Y+349*px)
	h.line(s, "Longest cascade", int64(counts.LongestCascade), left, right, r.Y+376*px)
}

func specialOf(kind int) gems.Gem   { return gems.Gem(3*kind + 1) }
func destroyerOf(kind int) gems.Gem { return gems.Gem(3*kind + 2) }

// showHeader paints score and best above the board of a phone.
func (h *hud) showHeader(s *scene.Scene, e *effects, score, best int64, hasBest bool) {
	l, p := h.layout, h.colors
	r, px := l.score, l.px
	half := .53 * r.W
	h.label(s, "SCORE", 12, r.X, r.Y+26*px, half, scene.Left)
	h.number(s, score, 28, r.X, r.Y+56*px, half-6*px, scene.Left, p.text)
	h.label(s, "BEST", 12, r.X+half, r.Y+26*px, r.W-half, scene.Left)
	h.best(s, best, hasBest, 20, r.X+half, r.Y+56*px, r.W-half)
}

// showRows paints specials and destroyers below the board of a phone.
func (h *hud) showRows(s *scene.Scene, counts gems.Counts) {
	l, p, k := h.layout, h.colors, h.kit
	px := l.px
	for i, it := range [...]struct {
		gem        gems.Gem
		name, does string
		made       int
	}{
		{specialOf(2), "Special", "clears the eight around", counts.SpecialsMade},
		{destroyerOf(3), "Destroyer", "clears row and column", counts.DestroyersMade},
	} {
		r := l.rows[i]
		if r.W == 0 {
			continue
		}
		h.icon.show(s, it.gem, r.X+30*px, kit.Round(r.Y+r.H/2), 1, 1, 1)
		x := r.X + 64*px
		s.Text(k.Fit(raster.Title, 16, it.name, r.X+r.W-x-8*px), it.name, x, r.Y+24*px, scene.Left, p.text)
		made := k.Font(raster.TextBold, 14)
		if r.W > 280*px {
			s.Text(k.Font(raster.Text, 14), it.does, x, r.Y+43*px, scene.Left, p.second)
			right := r.X + r.W - 17*px
			s.Text(made, " made", right, r.Y+33*px, scene.Right, p.bright)
			s.Number(made, int64(it.made), right-made.Width(" made"), r.Y+33*px, scene.Right, p.bright)
			continue
		}
		s.Number(made, int64(it.made), x, r.Y+43*px, scene.Left, p.bright)
		var buffer [24]byte
		s.Text(made, " made", x+made.Width(string(figures(&buffer, 0, int64(it.made)))), r.Y+43*px, scene.Left, p.bright)
	}
}
