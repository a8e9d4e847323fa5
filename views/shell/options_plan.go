package shell

import (
	"parlor/scene"
	"parlor/views/kit"
)

// optionsPlan is where the parts of the options stand in a window. Lengths of the
// window are device pixels.
type optionsPlan struct {
	px      float32 // pixels of the window for one of the 720-high picture
	fills   bool    // the panel fills the window
	stacked bool    // the pages stand in a row above
	below   bool    // controls stand below their names
	panel   scene.Rect
	title   [2]float32 // its left end and baseline
	close   scene.Rect
	tabs    []scene.Rect
	rule    scene.Rect // between the pages and the rows
	restore scene.Rect // none when it is a row among the others
	rows    scene.Rect // what is seen of the rows, with the grounds of the chosen one
	hints   float32    // the top of the caps; 0 for no room
}

// Sizes in pixels of the picture.
const (
	optionsWidth   = 960
	optionsHeight  = 612
	stackedBelow   = 620 // a window as narrow has the pages above
	fillBelowWide  = 760
	fillBelowHigh  = 560
	optionsAround  = 32 // left and right together
	hintsBelow     = 22 // below the panel
	overPanel      = 24
	underPanel     = 60 // for the hints
	narrowRows     = 600
	belowUnder     = 480 // rows as narrow have their controls below their names
	navWidth       = 180
	navPitch       = 56
	navHeight      = 48
	lowNavPitch    = 50
	lowNavHeight   = 44
	closeSize      = 44
	restoreHeight  = 44
	rowPad         = 12 // left and right of what is in a row
	stackedTabs    = 52
	stackedTabsTop = 54
)

func newOptionsPlan(v View, pages int) optionsPlan {
	px := max(v.Scale, min(v.W/1280, v.H/720))
	p := optionsPlan{px: px}
	safe := scene.Rect{X: v.Left, Y: v.Top, W: v.W - v.Left - v.Right, H: v.H - v.Top - v.Bottom}
	p.stacked = safe.W < stackedBelow*px
	p.fills = p.stacked || safe.W < fillBelowWide*px || safe.H < fillBelowHigh*px
	if p.fills {
		p.panel = scene.Rect{W: v.W, H: v.H}
	} else {
		w, h := min(optionsWidth*px, safe.W-optionsAround*px), min(optionsHeight*px, safe.H-(overPanel+underPanel)*px)
		y := min((safe.H-h)/2-6*px, safe.H-h-underPanel*px)
		p.panel = kit.Snap(safe.X+(safe.W-w)/2, safe.Y+y, w, h)
		safe = p.panel
		p.hints = p.panel.Y + p.panel.H + hintsBelow*px
	}
	switch {
	case p.stacked:
		p.stack(safe, pages)
	case p.fills:
		p.side(safe, 8, lowNavPitch, lowNavHeight, pages)
	default:
		p.side(safe, 20, navPitch, navHeight, pages)
	}
	p.below = p.rows.W-2*rowPad*px < belowUnder*px
	return p
}

// side stands the pages in a column left of the rows.
func (p *optionsPlan) side(r scene.Rect, pad, pitch, height float32, pages int) {
	px := p.px
	p.title = [2]float32{r.X + (pad+12)*px, r.Y + (32+pad)*px}
	p.close = kit.Snap(r.X+r.W-(pad+4+closeSize)*px, r.Y+pad*px, closeSize*px, closeSize*px)
	top := r.Y + (pad+closeSize+24)*px
	if p.fills {
		top = p.close.Y + p.close.H + 8*px
	}
	for i := range pages {
		p.tabs = append(p.tabs, kit.Snap(r.X+pad*px, top+pitch*float32(i)*px, navWidth*px, height*px))
	}
	foot := r.Y + r.H - (pad+8)*px
	p.restore = kit.Snap(r.X+pad*px, foot-restoreHeight*px, navWidth*px, restoreHeight*px)
	p.rule = kit.Snap(r.X+(pad+navWidth+12)*px, top-4*px, max(px, 1), foot-top+4*px)
	left := p.rule.X + 16*px
	p.rows = kit.Snap(left, top, r.X+r.W-pad*px-left, foot-top)
}

// stack stands the pages in a row above the rows.
func (p *optionsPlan) stack(r scene.Rect, pages int) {
	px := p.px
	p.title = [2]float32{r.X + 16*px, r.Y + 36*px}
	p.close = kit.Snap(r.X+r.W-(6+closeSize)*px, r.Y+5*px, closeSize*px, closeSize*px)
	gap := 6 * px
	w := (r.W - 16*px - gap*float32(pages-1)) / float32(pages)
	for i := range pages {
		p.tabs = append(p.tabs, kit.Snap(r.X+8*px+float32(i)*(w+gap), r.Y+stackedTabsTop*px, w, stackedTabs*px))
	}
	top := r.Y + (stackedTabsTop+stackedTabs+8)*px
	p.rows = kit.Snap(r.X+4*px, top, r.W-8*px, r.Y+r.H-6*px-top)
}
