package cascade

import (
	"fmt"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Panels that cover the game or the menu.
const (
	veilSeconds  = .3
	panelSeconds = .18
)

var veilColor = raster.Hex(0x03080f)

// pausePage is the panel over a paused game.
type pausePage struct {
	tools     *tools
	title     word
	plan      pausePlan
	highlight slide
}

// pausePlan is where its parts stand in a window.
type pausePlan struct {
	panel        scene.Rect
	title, facts float32 // baselines
	why          float32 // that of why it has paused; on a low window in place of the facts
	choices      []scene.Rect
	hints, wide  float32 // the top of the hints, and how wide they may be
}

// Numbers of the pause panel in pixels of the wide picture.
const (
	pauseWidth  = 380
	pauseTop    = 144 // of the first button in the panel
	pauseFoot   = 22  // below the last one, besides the step to a next one
	pauseButton = 52
	pauseStep   = 62
	pausePad    = 32
	leastPause  = 260 // points wide at least
)

// Numbers of the pause panel on a low window, such as a phone on its side: in
// points, so that fingers find the buttons.
const (
	lowPauseTop    = 76
	lowPauseFoot   = 2
	lowPauseButton = 48
	lowPauseStep   = 54
)

func newPausePlan(v shell.View, n int) pausePlan {
	px := pagePixel(v)
	width := min(max(pauseWidth*px, leastPause*v.Scale), safeWidth(v)-24*v.Scale)
	high := float32(pauseTop + pauseStep*n + pauseFoot)
	top, step, button, title, facts := float32(pauseTop), float32(pauseStep), float32(pauseButton), float32(70), float32(106)
	if room := v.H - v.Top - v.Bottom - 16*v.Scale; high*px > room {
		px = room / high
		if button*px < lowPauseButton*v.Scale {
			top, step, button, title, facts = lowPauseTop, lowPauseStep, lowPauseButton, 40, 64
			high = top + step*float32(n) + lowPauseFoot
			px = min(v.Scale, room/high)
		}
	}
	height := high * px
	p := pausePlan{panel: kit.SnapSize((v.W-width)/2, max((v.H-height)/2-8*px, v.Top+8*v.Scale), width, height)}
	p.title, p.facts, p.why = p.panel.Y+title*px, p.panel.Y+facts*px, p.panel.Y+(facts+21)*px
	if top < pauseTop {
		p.why = p.facts
	}
	for i := range n {
		p.choices = append(p.choices, kit.SnapSize(p.panel.X+pausePad*px, p.panel.Y+(top+step*float32(i))*px, width-2*pausePad*px, button*px))
	}
	p.hints, p.wide = hintsTop(v, px, (v.H+pictureHeight*px)/2+(menuHints-pictureHeight)*px), safeWidth(v)-16*px
	if isTall(v) {
		p.hints = p.panel.Y + p.panel.H + 24*px
	}
	return p
}

// pauseChoices is how many choices a pause has.
const pauseChoices = 5

func newPausePage(b *scene.Book, v shell.View, k *tools) *pausePage {
	p := &pausePage{tools: k, plan: newPausePlan(v, pauseChoices)}
	p.title = k.colors.letters.iceSmall.word(b, "PAUSED", 40*k.px, k.px)
	return p
}

func (p *pausePage) draw(s *scene.Scene, f *shell.Frame, g *cascade.Game, w, h, t float32, reduced bool) {
	in := kit.Entrance(f.Since, panelSeconds)
	s.Rect(scene.Rect{W: w, H: h}, veilColor.Alpha(.55*kit.Entrance(f.Since, veilSeconds)))
	s.Fade = in
	if !reduced {
		s.ShiftY = 12 * p.tools.px * (1 - in)
	}
	k := p.tools
	k.glass.show(s, solidPanel, p.plan.panel)
	p.title.show(s, w/2, p.plan.title, scene.Middle, 1)
	facts := factsOf(g, f.Session.Practice())
	write := func(text string, size, y float32) {
		s.Text(k.write.fit(raster.Text, size, plain, text, p.plan.panel.W-20*k.px), text, w/2, y, scene.Middle, k.colors.soft)
	}
	if f.Why == "" || p.plan.why > p.plan.facts {
		write(facts, 16, p.plan.facts)
	}
	write(f.Why, 14, p.plan.why)
	k.buttons(s, f, &p.highlight, p.plan.choices[:min(len(f.Choices), pauseChoices)], t, reduced)
	s.ShiftY = 0
	if f.Hints && p.plan.hints+k.keys.CapHeight() < h {
		k.keys.row(s, pauseHints, f.KeyName, w/2, p.plan.hints, p.plan.wide)
	}
	s.Fade = 1
}

// factsOf says in a line which game is paused.
func factsOf(g *cascade.Game, practice bool) string {
	mode, played := sentence(modeTitle(g, practice)), clock(g.Played())
	if g.Settings().LevelClimbs {
		return fmt.Sprintf("%s, level %d, %s played", mode, g.Counts().Level, played.String())
	}
	return fmt.Sprintf("%s, %s played", mode, played.String())
}
