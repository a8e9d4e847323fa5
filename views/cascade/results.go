package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// resultsPage is the panel after a game.
type resultsPage struct {
	tools     *tools
	atlas     *atlas
	book      *scene.Book
	plan      resultsPlan
	titles    map[string]*word // as they come
	score     goldNumbers
	ribbon    scene.Pic
	words     *scene.Font // on the ribbon
	highlight slide
	stars     particles
	lit       bool // the ribbon's stars have started
}

// resultsPlan is where its parts stand in a window.
type resultsPlan struct {
	stretch             float32 // pixels of the window for one of the picture, downwards
	panel, ribbon       scene.Rect
	title, label, score float32 // baselines
	boxes               [6]scene.Rect
	choices             [2]scene.Rect
	hints, wide         float32 // the top of the hints, and how wide they may be
}

// Numbers of the results in pixels of the wide picture, heights from the panel's
// top.
const (
	resultsWidth  = 448
	resultsTop    = 40
	resultsHeight = 608
	resultsAside  = 104 // the panel's left side from the window's middle
	resultsRatio  = 1.45
	resultsPad    = 28
	resultTitle   = 58
	ribbonTop     = 82
	ribbonHeight  = 44
	ribbonReach   = 22 // beyond the panel
	ribbonTails   = 26 // beyond that
	scoreLabel    = 162
	scoreBase     = 224
	boxesTop      = 254
	boxHeight     = 80
	boxStep       = 92
	boxGap        = 10
	resultButton  = 452
	resultStep    = 72
	leastResults  = 320 // points wide at least
)

func newResultsPlan(v shell.View) resultsPlan {
	px := pagePixel(v)
	width := min(max(resultsWidth*px, leastResults*v.Scale), v.W-v.Left-v.Right-24*v.Scale)
	room := v.H - v.Top - v.Bottom - 16*v.Scale
	k := min(px, room/resultsHeight)
	p := resultsPlan{stretch: k}
	height := resultsHeight * k
	top := v.Top + 8*v.Scale + max(0, room-height)/2
	left := (v.W - width) / 2
	if !isTall(v) {
		top = (v.H-pictureHeight*px)/2 + resultsTop*px
		if v.W >= resultsRatio*v.H {
			left = min(v.W/2+resultsAside*px, v.W-v.Right-width-(ribbonReach+ribbonTails+4)*px)
		}
	}
	p.panel = kit.SnapSize(left, top, width, height)
	at := func(y float32) float32 { return p.panel.Y + y*k }
	p.title, p.label, p.score = at(resultTitle), at(scoreLabel), at(scoreBase)
	reach := min(ribbonReach*px, left)
	p.ribbon = kit.SnapSize(left-reach, at(ribbonTop), width+2*reach, ribbonHeight*k)
	pad := min(resultsPad*px, .06*width)
	w := (width - 2*pad - 2*boxGap*px) / 3
	for i := range p.boxes {
		p.boxes[i] = kit.SnapSize(left+pad+float32(i%3)*(w+boxGap*px), at(boxesTop+boxStep*float32(i/3)), w, boxHeight*k)
	}
	for i := range p.choices {
		p.choices[i] = kit.SnapSize(left+pad, at(resultButton+resultStep*float32(i)), width-2*pad, pauseButton*k)
	}
	want := p.panel.Y + height + 32*px
	if isTall(v) { // off the well
		want = v.H - v.Bottom - (hintHeight+8)*px
	}
	if y := hintsTop(v, px, want); y > p.panel.Y+p.panel.H {
		p.hints = y
	}
	p.wide = safeWidth(v) - 16*px
	return p
}

const newBestText = "NEW PERSONAL BEST!"

func newResultsPage(b *scene.Book, v shell.View, k *tools, a *atlas) *resultsPage {
	p := &resultsPage{tools: k, atlas: a, book: b, plan: newResultsPlan(v), titles: map[string]*word{}}
	p.stars.random = kit.NewRandom(77)
	p.score = newGoldNumbers(&k.write, k.colors.letters.goldBig, p.plan.stretch, 64, 28)
	r := p.plan.ribbon
	tails := kit.Ceil(ribbonTails * k.px)
	drop := kit.Ceil(r.H * .35)
	p.ribbon = b.Add(int(r.W+2*tails), int(r.H+drop), func(c *raster.Canvas) {
		if k.colors.plain {
			drawPlainRibbon(c, tails, r.W, r.H)
			return
		}
		drawRibbon(c, tails, r.W, r.H, drop)
	})
	p.words = k.write.fit(raster.Title, 28, spaced, newBestText, r.W-48*k.px)
	return p
}

// drawRibbon draws a golden ribbon of w by h with tails folded behind it.
func drawRibbon(c *raster.Canvas, tails, w, h, drop float32) {
	u := h / ribbonHeight
	shadow, back := raster.Solid(raster.Hex(0x6b3208)), raster.Solid(raster.Hex(0xb3641a))
	for _, side := range [...]struct{ end, fold, sign float32 }{{tails, tails, 1}, {tails + w, tails + w, -1}} {
		in := func(x, y float32) raster.Point { return raster.Point{side.end + side.sign*x*u, y * u} }
		end := -tails / u
		c.Fill(raster.Polygon(in(end, 10), in(42, 10), in(42, 58), in(end, 58), in(end+18, 34)), back)
		c.Fill(raster.Polygon(in(20, 44), in(42, 44), in(42, 58)), shadow)
		c.Fill(raster.Polygon(in(0, 44), in(20, 44), in(20, 58)), shadow)
	}
	edge := raster.Hex(0xd9862a)
	gold := raster.Hex(0xffc94d)
	c.Fill(raster.Box(tails, 0, w, h, 3*u), raster.Linear(tails, 0, tails+w, 0,
		raster.Stop{At: 0, Color: edge}, raster.Stop{At: .3, Color: gold}, raster.Stop{At: .5, Color: raster.Hex(0xfff0a8)},
		raster.Stop{At: .7, Color: gold}, raster.Stop{At: 1, Color: edge}))
	line := func(y, width float32, color raster.Color) {
		c.Stroke(raster.Line(raster.Point{tails + 3*u, y * u}, raster.Point{tails + w - 3*u, y * u}), max(width*u, 1), raster.Solid(color))
	}
	line(1.2, 1.6, raster.Hex(0xfffbe0).Alpha(.95))
	line(39, 1, raster.Hex(0xa85a10).Alpha(.45))
}

// Times of the results in seconds, and more.
const (
	ribbonSeconds = .22
	panelSlide    = 24 // pixels of the picture from the right
	ribbonStars   = 40

	waterVeil   = .34 // how much darker the water is, and then all
	resultsVeil = .22
)

func (p *resultsPage) draw(s *scene.Scene, f *shell.Frame, g *cascade.Game, w, h, dt, t float32, reduced bool) {
	k, plan := p.tools, &p.plan
	since := kit.Seconds(f.Since)
	s.Rect(scene.Rect{W: w, H: h}, veilColor.Alpha(resultsVeil*kit.Entrance(f.Since, veilSeconds)))
	in := kit.Entrance(f.Since, panelSeconds)
	s.Fade = in
	if !reduced {
		s.ShiftX = panelSlide * k.px * (1 - in)
	}
	middle := plan.panel.X + plan.panel.W/2
	if f.NewBest {
		s.Sprite(scene.Sprite{Pic: p.atlas.glow, X: middle, Y: plan.ribbon.Y + plan.ribbon.H, W: 760 * k.px, H: 340 * k.px,
			Tint: raster.Hex(0xffdf8a).Alpha(.30), Blend: scene.Screen})
	}
	k.glass.show(s, solidPanel, plan.panel)
	result := g.Result()
	p.title(result.Title).show(s, middle, plan.title, scene.Middle, 1)
	p.showMain(s, g, result, middle)
	p.showBoxes(s, g, result)
	k.buttons(s, f, &p.highlight, plan.choices[:min(len(f.Choices), len(plan.choices))], t, reduced)
	s.ShiftX = 0
	if plan.hints > 0 && f.Hints {
		k.keys.row(s, resultHints, f.KeyName, w/2, plan.hints, plan.wide)
	}
	s.Fade = 1
	if f.NewBest {
		p.showRibbon(s, since, middle, dt, reduced)
	} else {
		p.showOldBest(s, f, g, middle, in)
	}
}

// title gives the word of a result's title.
func (p *resultsPage) title(text string) *word {
	if p.titles[text] == nil {
		u, letters := p.plan.stretch, p.tools.colors.letters.iceSmall
		w := letters.word(p.book, text, letters.sizeWithin(text, 40*u, p.plan.panel.W-60*p.tools.px), u)
		p.titles[text] = &w
	}
	return p.titles[text]
}

// showMain paints the number that counts: the time of a sprint that reached its
// goal, the score of all other games.
func (p *resultsPage) showMain(s *scene.Scene, g *cascade.Game, result sim.Result, x float32) {
	label, n := "SCORE", whole(g.Counts().Score)
	if keepsTime(g) && result.Won {
		label, n = "TIME", stopwatch(g.Played())
	}
	k := p.tools
	k.write.label(s, label, label, 14, x, p.plan.label, p.plan.panel.W, scene.Middle, k.colors.label)
	p.score.fit(&n, p.plan.panel.W-40*k.px).show(s, &n, x, p.plan.score, scene.Middle, 1)
}

// resultLines gives what stands in the boxes.
func resultLines(g *cascade.Game, result sim.Result) [6]stat {
	counts := g.Counts()
	timed := stat{label: "TIME", short: "TIME", value: clock(g.Played())}
	if keepsTime(g) && result.Won {
		timed = stat{label: "SCORE", short: "SCORE", value: whole(counts.Score)}
	}
	return [...]stat{
		{label: "LINES", short: "LINES", value: whole(counts.Lines)},
		{label: "LEVEL", short: "LEVEL", value: whole(int64(counts.Level))},
		timed,
		{label: "CASCADES", short: "CASCADES", value: whole(int64(counts.Cascades))},
		{label: "TWISTS", short: "TWISTS", value: whole(int64(counts.Twists))},
		{label: "BEST COMBO", short: "COMBO", value: whole(int64(counts.BestCombo))},
	}
}

func (p *resultsPage) showBoxes(s *scene.Scene, g *cascade.Game, result sim.Result) {
	k := p.tools
	for i, line := range resultLines(g, result) {
		r := p.plan.boxes[i]
		k.glass.show(s, box, r)
		x := r.X + r.W/2
		k.write.label(s, line.label, line.short, 14, x, r.Y+.33*r.H, r.W-12*k.px, scene.Middle, k.colors.label)
		font := k.write.fitFigures(raster.Title, 28, plain, &line.value, r.W-10*k.px)
		line.value.show(s, font, x, r.Y+.78*r.H, scene.Middle, k.colors.text)
	}
}

// showRibbon unrolls the ribbon from its middle, then lets stars sink over it.
func (p *resultsPage) showRibbon(s *scene.Scene, since, middle, dt float32, reduced bool) {
	r := p.plan.ribbon
	open := kit.QuadOut(kit.Part(since, panelSeconds, panelSeconds+ribbonSeconds))
	if reduced {
		s.Fade, open = open, 1
	}
	w, _ := s.Book.Size(p.ribbon)
	half := float32(w) / 2 * open
	s.Clip(scene.Rect{X: middle - half, Y: r.Y - r.H, W: 2 * half, H: 3 * r.H})
	s.Put(p.ribbon, middle-float32(w)/2, r.Y)
	s.Text(p.words, newBestText, middle, r.Y+.5*r.H+.36*p.words.Size(), scene.Middle, raster.Hex(0x4a2400))
	s.Unclip()
	s.Fade = 1
	if open < 1 {
		p.lit = false
		return
	}
	u := cellSize * p.tools.px
	if !p.lit {
		p.lit = true
		p.stars.clear()
		p.stars.shower(ribbonStars, 0, r.W/u, -2, 4, p.atlas.colors, reduced)
	}
	p.stars.step(dt)
	p.stars.show(s, field{r.X, r.Y + r.H, u}, p.atlas, nil)
	for i, at := range [...][3]float32{{.015, .05, 52}, {.98, .80, 44}} {
		glitter := .7 + .3*sin(2.4*since+2*float32(i))
		if reduced {
			glitter = .9
		}
		p.atlas.starlight(s, r.X+at[0]*r.W, r.Y+at[1]*r.H, at[2]*p.tools.px*glitter, glitter)
	}
}

// showOldBest tells the best that stands, where a new one would have its ribbon.
func (p *resultsPage) showOldBest(s *scene.Scene, f *shell.Frame, g *cascade.Game, middle, alpha float32) {
	best, ok := f.Best(g.Mode().Name)
	if !ok || f.Session.Practice() {
		return
	}
	n := bestFigures(keepsTime(g), best.Rank[0], ok)
	k := p.tools
	font := k.write.font(raster.Text, 16, plain)
	const text = "Personal best "
	x := middle - (font.Width(text)+n.width(font))/2
	y := p.plan.ribbon.Y + .62*p.plan.ribbon.H
	s.Text(font, text, x, y, scene.Left, k.colors.soft.Alpha(alpha))
	n.show(s, font, x+font.Width(text), y, scene.Left, k.colors.gold.Alpha(alpha))
}
