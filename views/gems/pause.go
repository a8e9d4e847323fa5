package gems

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// panelSeconds is how long a panel takes to come up.
const panelSeconds = .18

// enter lets what covers the room come up, and gives how far it has: it sets Fade and
// ShiftY for it.
func enter(s *scene.Scene, f *shell.Frame, v shell.View, k *kit.Kit) float32 {
	in := kit.Entrance(f.Since, panelSeconds)
	s.Rect(scene.Rect{W: v.W, H: v.H}, k.Dress.Scrim.Alpha(in))
	s.Fade = in
	if !v.Reduced {
		s.ShiftY = kit.Round(12 * k.Px * (1 - in))
	}
	return in
}

// pausePage is the panel over a paused game, and the lid over its board.
type pausePage struct {
	kit    *kit.Kit
	colors *palette
	plan   pausePlan
	lid    scene.Pic
}

// pausePlan is where its parts stand in a window.
type pausePlan struct {
	panel       scene.Rect
	title, why  float32 // baselines
	choices     []scene.Rect
	hints, wide float32 // the top of the hints, 0 for none; how wide they may be
	unit        float32 // pixels of the window for one of the picture, downwards
}

// Numbers of the pause panel in pixels of the picture.
const (
	pauseWidth   = 360
	pauseTop     = 100
	pauseStep    = 62
	pauseButton  = 50
	pauseChoices = 5
	leastPause   = 250 // points
)

func newPausePlan(v shell.View, n int) pausePlan {
	px := pagePixel(v)
	width := min(max(pauseWidth*px, leastPause*v.Scale), v.W-v.Left-v.Right-24*v.Scale)
	high := float32(pauseTop + pauseStep*n + 16)
	px = min(px, (v.H-v.Top-v.Bottom-12*v.Scale)/high)
	p := pausePlan{unit: px, panel: kit.SnapSize(v.Left+(v.W-v.Left-v.Right-width)/2, v.Top+(v.H-v.Top-v.Bottom-high*px)/2, width, high*px)}
	p.title, p.why = p.panel.Y+58*px, p.panel.Y+84*px
	for i := range n {
		p.choices = append(p.choices, kit.SnapSize(p.panel.X+28*px, p.panel.Y+(pauseTop+pauseStep*float32(i))*px, width-56*px, pauseButton*px))
	}
	p.wide = v.W - v.Left - v.Right - 16*px
	if y := kit.Floor(v.H - v.Bottom - 36*max(px, v.Scale)); y > p.panel.Y+p.panel.H+8*px {
		p.hints = y
	}
	return p
}

func newPausePage(b *scene.Book, v shell.View, k *kit.Kit, l *layout) pausePage {
	p := pausePage{kit: k, colors: paletteOf(v.Scheme), plan: newPausePlan(v, pauseChoices)}
	p.lid = b.Add(int(l.board.W), int(l.board.H), func(c *raster.Canvas) { drawLid(c, l.px, p.colors) })
	return p
}

var pauseHints = []kit.Hint{
	{Actions: []string{"up", "down"}, Does: "Choose", Rank: 1}, {Actions: []string{"confirm"}, Does: "Confirm"}, {Actions: []string{"back"}, Does: "Resume"},
}

func (p *pausePage) draw(s *scene.Scene, f *shell.Frame, v shell.View) {
	enter(s, f, v, p.kit)
	k, plan := p.kit, &p.plan
	k.Overlay(s, plan.panel, false)
	middle := plan.panel.X + plan.panel.W/2
	s.Text(k.Fit(raster.Title, 40*plan.unit/k.Px, "PAUSED", plan.panel.W-40*k.Px), "PAUSED", middle, plan.title, scene.Middle, k.Dress.Ink)
	s.Text(k.Fit(raster.Text, 14*plan.unit/k.Px, f.Why, plan.panel.W-20*k.Px), f.Why, middle, plan.why, scene.Middle, p.colors.second)
	showChoices(s, f, k, plan.choices, false)
	s.ShiftY = 0
	if plan.hints > 0 && f.Hints {
		k.Hints(s, pauseHints, f.KeyName, middle, plan.hints, plan.wide, p.colors.bright)
	}
	s.Fade = 1
}

// drawLid draws the velvet that hides the board.
func drawLid(c *raster.Canvas, px float32, p *palette) {
	drawVelvet(c, px, p)
	w, h := c.Size()
	e := kit.NewEasel(c, 1, 0, 0)
	line := raster.Linear(0, 0, float32(w), float32(h), gold...)
	if p.plain {
		line = raster.Solid(white)
	}
	e.Stroke(raster.Box(10*px, 10*px, float32(w)-20*px, float32(h)-20*px, 8*px), 2.5*px, line)
}

// showLid slides the lid over the board, whose gems are hidden at once.
func (p *pausePage) showLid(s *scene.Scene, f *shell.Frame, l *layout, reduced bool) {
	in := kit.Entrance(f.Since, panelSeconds)
	if f.Screen == shell.Help || reduced {
		in = 1
	}
	s.Clip(l.board)
	s.Put(p.lid, l.board.X, l.board.Y-(1-in)*l.board.H)
	s.Unclip()
}
