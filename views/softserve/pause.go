package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// pauseChoices is how many choices a pause has.
const pauseChoices = 5

// pausePage is the panel over a paused game.
type pausePage struct {
	*page
	title   word
	plan    []scene.Rect
	panel   scene.Rect
	stretch float32 // pixels of the window for one of the panel
}

// Numbers of the pause panel in pixels of the picture.
const (
	pauseWidth  = 360
	pauseHeight = 468
	pauseFirst  = 146 // the first button
	pauseStep   = 60
	pauseButton = 50
	pausePad    = 30
)

func newPausePage(p *page) pausePage {
	v := p.view
	k := min(max(p.px, v.Scale), (v.W-v.Left-v.Right-16*v.Scale)/pauseWidth, (v.H-v.Top-v.Bottom-12*v.Scale)/pauseHeight)
	q := pausePage{page: p, stretch: k}
	x, y := v.Left+(v.W-v.Left-v.Right-pauseWidth*k)/2, v.Top+(v.H-v.Top-v.Bottom-pauseHeight*k)/2
	q.panel = kit.Snap(x, y, pauseWidth*k, pauseHeight*k)
	for i := range pauseChoices {
		q.plan = append(q.plan, kit.Snap(x+pausePad*k, y+(pauseFirst+pauseStep*float32(i))*k, (pauseWidth-2*pausePad)*k, pauseButton*k))
	}
	q.title = newWord(p.book, p.colors, "Paused", 46*k, .07, white, raspberry)
	return q
}

// veil dims what is below a panel.
func (p *page) veil(s *scene.Scene, in float32) {
	s.Rect(scene.Rect{W: p.view.W, H: p.view.H}, p.colors.dress.Scrim.Alpha(in))
}

func (p *pausePage) draw(s *scene.Scene, f *shell.Frame, g *softserve.Game) {
	in := kit.Entrance(f.Since, panelSeconds)
	p.veil(s, in)
	s.Fade = in
	if !p.view.Reduced {
		s.ShiftY = 12 * p.px * (1 - in)
	}
	p.write.Overlay(s, p.panel, false)
	x := p.panel.X + p.panel.W/2
	p.title.show(s, x, p.panel.Y+70*p.stretch, 1, 1)
	p.write.text(s, raster.Text, 16, factsOf(g, f.Session.Practice()), x, p.panel.Y+106*p.stretch, p.panel.W-20*p.stretch, scene.Middle, p.colors.second)
	p.write.text(s, raster.Text, 14, f.Why, x, p.panel.Y+128*p.stretch, p.panel.W-20*p.stretch, scene.Middle, p.colors.second)
	p.buttons(s, f, p.plan, 20, 0)
	s.ShiftY, s.Fade = 0, 1
	if y := p.footY(); y > p.panel.Y+p.panel.H {
		p.hints(s, f, pauseHints, y)
	}
}

// factsOf says in a line which game is paused.
func factsOf(g *softserve.Game, practice bool) string {
	mode := g.Mode().Title
	if practice {
		mode = "PRACTICE"
	}
	return mode + ", " + string(g.Settings().Difficulty)
}
