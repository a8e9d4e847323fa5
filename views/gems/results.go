package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// resultsPage is the panel after a game.
type resultsPage struct {
	kit    *kit.Kit
	atlas  *atlas
	plan   resultsPlan
	score  *numerals
	ribbon scene.Pic
	words  word // on the ribbon
	rained bool // the confetti of a new best
}

// resultsPlan is where its parts stand in a window.
type resultsPlan struct {
	unit                float32 // pixels of the window for one of the picture, downwards
	panel, ribbon       scene.Rect
	title, label, score float32    // baselines
	lines               scene.Rect // of what was counted
	choices             [2]scene.Rect
	hints, wide         float32 // the top of the hints, 0 for none; how wide they may be
}

// Numbers of the results in pixels of the picture, heights from the panel's top.
const (
	resultsWidth  = 440
	resultsHeight = 572
	leastResults  = 290 // points
	resultTitle   = 58
	ribbonTop     = 78
	ribbonHeight  = 42
	scoreLabel    = 152
	resultScore   = 212
	linesTop      = 236
	linesHeight   = 196
	resultButton  = 446
	resultStep    = 60
)

func newResultsPlan(v shell.View) resultsPlan {
	px := pagePixel(v)
	safe := v.W - v.Left - v.Right
	width := min(max(resultsWidth*px, leastResults*v.Scale), safe-24*v.Scale)
	k := min(px, (v.H-v.Top-v.Bottom-12*v.Scale)/resultsHeight)
	p := resultsPlan{unit: k}
	height := resultsHeight * k
	p.panel = kit.SnapSize(v.Left+(safe-width)/2, v.Top+(v.H-v.Top-v.Bottom-height)/2, width, height)
	at := func(y float32) float32 { return p.panel.Y + y*k }
	p.title, p.label, p.score = at(resultTitle), at(scoreLabel), at(resultScore)
	out := min(16*px, p.panel.X-v.Left)
	p.ribbon = kit.SnapSize(p.panel.X-out, at(ribbonTop), width+2*out, ribbonHeight*k)
	pad := .08 * width
	p.lines = scene.Rect{X: p.panel.X + pad, Y: at(linesTop), W: width - 2*pad, H: linesHeight * k}
	for i := range p.choices {
		p.choices[i] = kit.SnapSize(p.panel.X+pad, at(resultButton+resultStep*float32(i)), width-2*pad, 50*k)
	}
	p.wide = safe - 16*px
	if y := kit.Floor(v.H - v.Bottom - 36*max(px, v.Scale)); y > p.panel.Y+height+8*px {
		p.hints = y
	}
	return p
}

const newBestText = "NEW BEST!"

func newResultsPage(b *scene.Book, v shell.View, k *kit.Kit, a *atlas) resultsPage {
	p := resultsPage{kit: k, atlas: a, plan: newResultsPlan(v)}
	counted := a.colors.counted()
	p.score = counted.numerals(b, kit.Round(max(60*p.plan.unit, 18*v.Scale)))
	r, plain := p.plan.ribbon, a.colors.plain
	p.ribbon = b.Add(int(r.W), int(r.H), func(c *raster.Canvas) { drawRibbon(c, r.W, r.H, plain) })
	ends := lettering{face: raster.Bold, fill: flat(ink)}
	p.words = ends.word(b, newBestText, kit.Round(.6*r.H))
	return p
}

// countSeconds is how long the score takes to count up.
const countSeconds = .6

func (p *resultsPage) draw(s *scene.Scene, f *shell.Frame, g *gems.Game, e *effects, v shell.View) {
	k, plan := p.kit, &p.plan
	since := kit.Seconds(f.Since)
	enter(s, f, v, k)
	k.Overlay(s, plan.panel, false)
	middle := plan.panel.X + plan.panel.W/2
	result, counts := g.Result(), g.Counts()
	s.Text(k.Fit(raster.Title, 40*plan.unit/k.Px, result.Title, plan.panel.W-40*k.Px), result.Title, middle, plan.title, scene.Middle, k.Dress.Ink)
	label := k.Font(raster.TextBold, 14*plan.unit/k.Px)
	s.Text(label.Tracked(.1*label.Size()), "SCORE", middle, plan.label, scene.Middle, p.atlas.colors.label)
	shown := counts.Score
	if !v.Reduced {
		shown = int64(float64(shown) * float64(kit.QuadOut(kit.Part(since, 0, countSeconds))))
	}
	p.score.show(s, 0, shown, middle, plan.score, 1, white)
	best, _ := f.Best("")
	p.showLines(s, counts, best.Rank[0])
	showChoices(s, f, k, plan.choices[:], false)
	s.ShiftY = 0
	if plan.hints > 0 && f.Hints {
		k.Hints(s, menuHintRow, f.KeyName, middle, plan.hints, plan.wide, p.atlas.colors.bright)
	}
	s.Fade = 1
	if f.NewBest {
		p.showRibbon(s, since, middle, v.Reduced)
		p.rain(e, since, v.Reduced)
	}
}

// showLines paints what was counted, a line each.
func (p *resultsPage) showLines(s *scene.Scene, c gems.Counts, best int64) {
	k, r, colors := p.kit, p.plan.lines, p.atlas.colors
	lines := [...]struct {
		name string
		n    int64
	}{
		{"Opening bonus", c.OpeningScore}, {"Gems", c.GemsDestroyed}, {"Longest cascade", int64(c.LongestCascade)}, {"Specials made", int64(c.SpecialsMade)},
		{"Destroyers made", int64(c.DestroyersMade)}, {"Swaps refused", int64(c.SwapsRefused)}, {"Best score", best},
	}
	step := r.H / float32(len(lines))
	size := min(18, .78*step/k.Px)
	name, number := k.Font(raster.Text, size), k.Font(raster.TextBold, size).Tabular()
	for i, line := range lines {
		y := r.Y + (float32(i)+.5)*step + .35*name.Size()
		ink, count := colors.second, colors.bright
		if i == len(lines)-1 {
			ink, count = colors.label, colors.label
		}
		s.Text(name, line.name, r.X, y, scene.Left, ink)
		s.Number(number, line.n, r.X+r.W, y, scene.Right, count)
	}
}

// showRibbon unrolls the ribbon of a new best from its middle.
func (p *resultsPage) showRibbon(s *scene.Scene, since, middle float32, reduced bool) {
	r := p.plan.ribbon
	open := kit.QuadOut(kit.Part(since, panelSeconds, panelSeconds+.22))
	if reduced {
		s.Fade, open = open, 1
	}
	s.Clip(scene.Rect{X: middle - r.W/2*open, Y: r.Y, W: r.W * open, H: r.H})
	s.Put(p.ribbon, r.X, r.Y)
	p.words.show(s, middle, r.Y+r.H/2+.36*p.words.size, 1, white)
	s.Unclip()
	s.Fade = 1
	if !reduced {
		for i, at := range [...]float32{.03, .97} {
			p.atlas.twinkle(s, r.X+at*r.W, r.Y+.2*r.H, .5*r.H, open*(.7+.3*kit.Wave(since+float32(i), 1.7)))
		}
	}
}

// rain lets confetti fall beside the board, once.
func (p *resultsPage) rain(e *effects, since float32, reduced bool) {
	if since < panelSeconds {
		p.rained = false
	} else if !p.rained && !reduced {
		p.rained = true
		e.pieces.confetti(0, columns, 0)
	}
}
