package cascade

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// menuPlan is where the parts of the Main Menu stand in a window.
type menuPlan struct {
	tall     bool
	logo     scene.Rect // the name stands in it
	twoLines bool       // the name takes two lines
	choices  []scene.Rect
	hints    float32 // the top of the key caps; 0: no room for them
	middle   float32 // of the hints
	wide     float32 // how wide the hints may be

	info        scene.Rect
	text        infoNumbers
	level, best scene.Rect
}

// infoNumbers place what is in the info panel, in pixels of the picture from its
// top and its sides.
type infoNumbers struct {
	height                  float32
	side                    float32 // of the boxes
	level, levelHeight      float32
	best, bestHeight        float32
	pad                     float32 // left of the text
	title, line, step, size float32 // baselines and the size of the lines; 0: no text
}

var (
	wideInfo    = infoNumbers{500, 32, 186, 72, 276, 104, 32, 56, 98, 30, 20}
	tallInfo    = infoNumbers{236, 12, 114, 52, 172, 52, 16, 36, 60, 20, 16}
	lowTallInfo = infoNumbers{118, 12, 6, 48, 60, 48, 16, 0, 0, 0, 0}
)

// place puts the info panel at (x, y).
func (p *menuPlan) place(n infoNumbers, x, y, width, px float32) {
	p.text = n
	p.info = kit.SnapSize(x, y, width, n.height*px)
	inner := p.info.X + n.side*px
	p.level = kit.SnapSize(inner, p.info.Y+n.level*px, p.info.W-2*n.side*px, n.levelHeight*px)
	p.best = kit.SnapSize(inner, p.info.Y+n.best*px, p.info.W-2*n.side*px, n.bestHeight*px)
}

// Numbers of the wide menu in pixels of the picture.
const (
	menuTop     = 152
	choiceLeft  = 176
	choiceWidth = 416
	choiceGap   = 9
	choiceBreak = 10 // more, before the first choice that is no mode
	infoLeft    = 632
	infoWidth   = 472
	menuWidth   = infoLeft + infoWidth - choiceLeft
	logoBase    = 92
	logoSize    = 64
	menuHints   = 672
	leastMenu   = 696 // points that the menu takes even where its text is larger than the picture's
)

// newMenuPlan places n choices, of which the first so many are modes.
func newMenuPlan(v shell.View, n, modes int) menuPlan {
	if isTall(v) {
		return tallMenuPlan(v, n, modes)
	}
	px := pagePixel(v)
	p := menuPlan{middle: v.W / 2, wide: v.W - 16*v.Scale}
	width := min(v.W-v.Left-v.Right-24*v.Scale, max(menuWidth*px, leastMenu*v.Scale))
	stretch := width / menuWidth
	left, top := (v.W-width)/2, (v.H-pictureHeight*px)/2
	p.logo = scene.Rect{Y: top + (logoBase-.82*logoSize)*px, W: v.W, H: 1.1 * logoSize * px}
	// The choices are together as high as the info panel.
	step := (wideInfo.height - choiceBreak + choiceGap) / float32(n)
	for i := range n {
		y := top + (menuTop+step*float32(i))*px
		if i >= modes {
			y += choiceBreak * px
		}
		p.choices = append(p.choices, kit.SnapSize(left, y, choiceWidth*stretch, (step-choiceGap)*px))
	}
	p.place(wideInfo, left+(infoLeft-choiceLeft)*stretch, top+menuTop*px, infoWidth*stretch, px)
	p.hints = hintsTop(v, px, top+menuHints*px)
	return p
}

// Numbers of the tall menu in points, and in pixels where the window is larger.
const (
	tallMargin      = 16
	tallGap         = 8
	tallChoice      = 54
	leastTallChoice = 42
	tinyTallChoice  = 34
	tallLogo        = 112 // in two lines
	lowTallLogo     = 48  // in one line
	tallHints       = 44
)

// tallMenuPlan stacks the name, the choices, the info panel and the hints. When
// the choices would become too low for fingers, the name shrinks to one line, the
// info loses its text and the hints go.
func tallMenuPlan(v shell.View, n, modes int) menuPlan {
	px := pagePixel(v)
	p := menuPlan{tall: true, twoLines: true, middle: v.W / 2, wide: v.W - 16*px}
	top, bottom := v.Top+12*px, v.H-v.Bottom-8*px
	info, logo, hints := tallInfo, float32(tallLogo*px), float32(tallHints*px)
	gaps := float32(n + 2)
	// share gives how high each choice is when gaps are wide.
	share := func(gap float32) float32 {
		return (bottom - top - logo - info.height*px - hints - gaps*gap) / float32(n)
	}
	gap := float32(tallGap * px)
	if share(gap) < leastTallChoice*px {
		info, logo, hints, p.twoLines = lowTallInfo, lowTallLogo*px, 0, false
		if share(gap) > (tallChoice+tallHints/6)*px {
			hints = tallHints * px
		}
	}
	choice := kit.Clamp(share(gap), tinyTallChoice*px, tallChoice*px)
	if share(gap) < choice {
		gap = max(0, gap-(choice-share(gap))*float32(n)/gaps)
	}
	spare := max(0, share(gap)-choice) * float32(n)
	left, width := v.Left+tallMargin*px, v.W-v.Left-v.Right-2*tallMargin*px
	y := top + spare/3
	p.logo = scene.Rect{X: left, Y: y, W: width, H: logo}
	y += logo + gap + spare/4
	for i := range n {
		if i == modes {
			y += gap / 2
		}
		p.choices = append(p.choices, kit.SnapSize(left, y, width, choice))
		y += choice + gap
	}
	p.place(info, left, y+gap/2, width, px)
	if hints > 0 {
		p.hints = p.info.Y + p.info.H + 10*px
	}
	return p
}
