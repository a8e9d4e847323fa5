package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// menuPage is the Main Menu: choices on the left, and on the right paper that tells
// about the chosen one.
type menuPage struct {
	*page
	plan  menuPlan
	logo  word
	words map[string][][2]string // what the difficulties change, by mode
	small *scene.Font            // which writes that
	bests []string               // the labels of their bests
}

// menuPlan is where its parts stand in a window.
type menuPlan struct {
	logo    float32 // the baseline of the name
	middle  float32
	choices []scene.Rect
	info    scene.Rect
	steps   scene.Rect // the difficulty
	words   float32    // the top of what it changes; 0: no room for that
	best    scene.Rect
	lines   bool    // there is room for the words about a choice
	guests  bool    // customers stand at both sides
	px      float32 // pixels of the window for one of the picture
	hints   float32
}

// choiceCount is how many choices the menu has, modeCount how many are modes.
const choiceCount, modeCount = 7, 4

func newMenuPlan(p *page) (m menuPlan) {
	v := p.view
	if p.wide {
		k := p.grown(1010, 560)
		m.middle, m.guests = p.x+640*p.px, k < 1.05*p.px
		top := p.y + 168*p.px
		if !m.guests {
			top = v.Top + (v.H-v.Top-v.Bottom-560*k)/2 + 100*k
		}
		m.logo = top - 44*k
		at := func(x, y, w, h float32) scene.Rect { return kit.Snap(m.middle+(x-640)*k, top+(y-168)*k, w*k, h*k) }
		for i := range choiceCount {
			y := 162 + 65*float32(i)
			if i >= modeCount {
				y += 14
			}
			m.choices = append(m.choices, at(140, y, 440, 58))
		}
		m.info = at(640, 162, 500, 462)
		m.steps, m.best = at(668, 326, 444, 80), at(668, 486, 444, 110)
		m.words = top + (416-168)*k
		m.lines, m.hints, m.px = true, p.footY(), k
		if foot := m.info.Y + m.info.H + 6*v.Scale; m.hints < foot {
			m.hints = foot
		}
		return m
	}
	m.px = p.px
	// Upright: one below the other, over the whole height.
	top, bottom := v.Top+62*p.px, v.H-v.Bottom-8*v.Scale
	left, width := v.Left+16*v.Scale, v.W-v.Left-v.Right-32*v.Scale
	if width > 520*p.px {
		left, width = left+(width-520*p.px)/2, 520*p.px
	}
	m.middle = left + width/2
	high := bottom - top
	logo := min(86*p.px, .13*high)
	choice := min(49*p.px, .086*high)
	gap := .16 * choice
	m.logo = top + .72*logo
	y := top + logo
	for i := range choiceCount {
		if i == modeCount {
			y += gap
		}
		m.choices = append(m.choices, kit.Snap(left, y, width, choice))
		y += choice + gap
	}
	rest := bottom - y - gap
	m.lines = rest > 210*v.Scale
	m.info = kit.Snap(left, y+gap, width, min(rest, 274*p.px))
	part := m.info.H / 2
	text, words := float32(0), float32(0)
	if m.lines {
		text = 92 * max(p.px, .9*v.Scale)
		if least := 42 * max(p.px, v.Scale); m.info.H-text-least > 118*v.Scale {
			words = least
		}
		part = (m.info.H - text - words) / 2
	}
	pad := 10 * v.Scale
	m.steps = kit.Snap(left+pad, m.info.Y+text+.08*part, width-2*pad, .84*part)
	m.best = kit.Snap(left+pad, m.info.Y+text+1.0*part, width-2*pad, .88*part)
	if words > 0 {
		m.steps.H = kit.Round(.78 * part)
		m.words = m.steps.Y + m.steps.H
		m.best = kit.Snap(left+pad, m.words+words+.06*part, width-2*pad, .98*part)
	}
	return m
}

func newMenuPage(p *page) menuPage {
	m := menuPage{page: p, plan: newMenuPlan(p), words: map[string][][2]string{}}
	m.small = p.write.Font(raster.Text, 15*m.plan.px/p.px)
	for _, mode := range softserve.Spec.Modes {
		m.words[mode.Name] = differences(mode.Name)
		for _, lines := range m.words[mode.Name] {
			for _, line := range lines {
				m.small = p.write.Fit(raster.Text, m.small.Size()/p.px, line, m.plan.steps.W)
				if m.small.Width(line) > m.plan.steps.W {
					m.plan.words = 0
				}
			}
		}
	}
	for _, name := range difficulties {
		m.bests = append(m.bests, "PERSONAL BEST, "+upper(name))
	}
	size := 84 * m.plan.px
	if !p.wide {
		size = .9 * (m.plan.choices[0].Y - p.view.Top - 62*p.px)
	}
	m.logo = newWord(p.book, p.colors, "Soft Serve", wordWithin("Soft Serve", size, p.view.W-60*p.px), .06, raster.Hex(0xff8fa8), raspberry)
	return m
}

func (p *menuPage) draw(s *scene.Scene, f *shell.Frame, t float32, covered bool) {
	s.Put(p.ground, 0, 0)
	if p.plan.guests {
		p.guest(s, 1+int(t/9)%softserve.Customers, waiting, p.x+1210*p.px, 170*p.px, 0, t)
		p.guest(s, 1+int(t/9+3)%softserve.Customers, waiting, p.x+70*p.px, 170*p.px, 0, t)
	}
	p.logo.show(s, p.plan.middle, p.plan.logo, 1, 1)
	for i, r := range p.plan.choices[:min(len(p.plan.choices), len(f.Choices))] {
		state := kit.Rest
		if i == f.Chosen {
			state = kit.Chosen
		}
		p.write.Button(s, r, kit.Face{Main: i == f.Chosen}, state)
		p.showChoice(s, &f.Choices[i], i, r, i == f.Chosen)
		if !covered {
			f.Area(shell.Button(i), r)
		}
	}
	if f.Chosen >= len(f.Choices) {
		return
	}
	c := &f.Choices[f.Chosen]
	p.showInfo(s, f, c, t, covered)
	if !covered {
		list := choiceHints
		if len(c.Steps.Names) > 0 {
			list = stepHints
		}
		if p.wide {
			p.hints(s, f, list, p.plan.hints)
		}
	}
}

// choiceLooks are the pictures beside the choices.
var choiceLooks = [choiceCount]softserve.Flavour{
	softserve.Strawberry, softserve.Mint, softserve.Lemon, softserve.Blueberry, softserve.Vanilla, softserve.Chocolate, softserve.Strawberry,
}

func (p *menuPage) showChoice(s *scene.Scene, c *shell.Choice, i int, r scene.Rect, isChosen bool) {
	colors := p.colors
	color, look := colors.ink, atRest
	if isChosen {
		color, look = colors.dress.MainInk, happy
	}
	pic := p.atlas.pieces(.74 * r.H)
	u := float32(pic.u)
	middle := r.Y + r.H/2
	pic.put(s, pic.scoop[choiceLooks[i%choiceCount]][look], r.X+.2*r.H+u/2, middle, 1, 1, white, scene.Over)
	text, end := r.X+.34*r.H+u, r.X+r.W-.3*r.H
	font := p.write.Fit(raster.Title, .44*r.H/p.px, c.Label, end-text)
	s.Text(font, c.Label, text, middle+.35*font.Size(), scene.Left, color)
	note := p.write.Font(raster.TextBold, 15)
	if text+font.Width(c.Label)+note.Width(c.Note)+.3*r.H <= end {
		s.Text(note, c.Note, end, middle+.35*note.Size(), scene.Right, color.Alpha(.85))
	}
}

// showInfo shows the paper about the chosen choice.
func (p *menuPage) showInfo(s *scene.Scene, f *shell.Frame, c *shell.Choice, t float32, covered bool) {
	m := &p.plan
	tilt := int8(2)
	if !p.wide {
		tilt = 0
	}
	p.paper.show(s, m.info, tilt, false)
	pad := m.steps.X - m.info.X
	left, width := m.info.X+pad, m.info.W-2*pad
	if m.lines {
		size, y := 34*m.px/p.px, m.info.Y+54*m.px
		if !p.wide {
			size, y = 22, m.info.Y+max(26*p.px, 24*p.view.Scale)
		}
		title := p.write.Fit(raster.Title, size, c.Label, width)
		s.Text(title, c.Label, left, y, scene.Left, p.colors.dress.Accent)
		font := p.write.Font(raster.Text, 18*m.px/p.px)
		if !p.wide {
			font = p.write.Font(raster.Text, 14)
		}
		for i, line := range c.Info {
			y += max(1.42*font.Size(), 0)
			if i == 0 {
				y += .2 * font.Size()
			}
			p.write.text(s, raster.Text, font.Size()/p.px, line, left, y, width, scene.Left, p.colors.ink)
		}
	}
	if len(c.Steps.Names) == 0 {
		p.showCone(s, f.Chosen, t, m.steps.Y, m.best.Y+m.best.H)
		return
	}
	p.showSteps(s, f, c, covered)
	level := min(max(f.Level, 1), len(difficulties)) - 1
	p.showWords(s, p.words[c.Mode][level])
	if c.BestKey == "" {
		p.showCone(s, f.Chosen, t, m.best.Y, m.best.Y+m.best.H)
		return
	}
	best, ok := f.Best(c.Mode)
	p.showBest(s, p.bests[level], best, ok)
}

// showWords says what the difficulty changes, below its name.
func (p *menuPage) showWords(s *scene.Scene, lines [2]string) {
	if p.plan.words == 0 {
		return
	}
	for i, line := range lines {
		s.Text(p.small, line, p.plan.steps.X, p.plan.words+1.3*p.small.Size()*(float32(i)+1), scene.Left, p.colors.second)
	}
}

// showCone shows a cone between two heights, where modes have their difficulty and
// best.
func (p *menuPage) showCone(s *scene.Scene, chosen int, t, top, bottom float32) {
	m := &p.plan
	u := kit.Floor(min(84*p.px, (bottom-top)/cornetCells))
	y := top + (bottom-top-cornetCells*u)/2
	if !p.view.Reduced {
		y += 4 * p.px * kit.Wave(t, 3)
	}
	f := choiceLooks[chosen%choiceCount]
	p.atlas.cornet(s, m.info.X+m.info.W/2-u/2, y, u, f, (f+2)%softserve.Flavour(len(flavourNames)), happy, white)
}

// showSteps shows the difficulties side by side, between the keys that change them.
func (p *menuPage) showSteps(s *scene.Scene, f *shell.Frame, c *shell.Choice, covered bool) {
	r, px := p.plan.steps, p.plan.px
	label := p.write.Font(raster.TextBold, 13)
	y := r.Y
	if r.H > 2.9*label.Size() {
		y += 1.3 * label.Size()
		p.write.label(s, upper(c.Steps.Label), upper(c.Steps.Label), 13, r.X, y-.2*label.Size(), r.W, scene.Left)
	}
	row := scene.Rect{X: r.X, Y: kit.Round(y + 3*px), W: r.W, H: kit.Round(r.Y + r.H - y - 3*px)}
	p.write.Sunk(s, row)
	height := kit.Round(min(.74*row.H, 34*px+4))
	middle := row.Y + row.H/2
	leftKey, rightKey := f.KeyName("left"), f.KeyName("right")
	capLeft, capRight := p.write.CapWidth(leftKey, height), p.write.CapWidth(rightKey, height)
	edge := kit.Round((row.H - height) / 2)
	for _, step := range [...]struct {
		key    string
		x      float32
		w      float32
		button shell.Button
		ends   bool
	}{
		{leftKey, row.X + edge, capLeft, shell.StepLeft, f.Level <= 1},
		{rightKey, row.X + row.W - edge - capRight, capRight, shell.StepRight, f.Level >= len(c.Steps.Names)},
	} {
		if step.ends {
			s.Fade = .4
		}
		p.write.Cap(s, step.key, step.x, middle, height)
		s.Fade = 1
		if !covered {
			f.Area(step.button, scene.Rect{X: step.x, Y: middle - height/2, W: step.w, H: height}.Inset(min(0, (height-44*p.view.Scale)/2)))
		}
	}
	x, end := row.X+2*edge+capLeft, row.X+row.W-2*edge-capRight
	each := (end - x) / float32(len(c.Steps.Names))
	for i, name := range c.Steps.Names {
		font := p.write.Fit(raster.Title, 20, name, each-6*px)
		color := p.colors.second
		if i == f.Level-1 {
			color = p.colors.dress.MainInk
			p.write.Plate(s, kit.Snap(x+float32(i)*each+2*px, middle-height/2, each-4*px, height))
		}
		s.Text(font, name, x+(float32(i)+.5)*each, middle+.35*font.Size(), scene.Middle, color)
	}
}

// showBest shows the best of the mode at the difficulty.
func (p *menuPage) showBest(s *scene.Scene, called string, best sim.Result, ok bool) {
	r, px, c := p.plan.best, p.plan.px, p.colors
	p.write.Sunk(s, r)
	pad := .05 * r.W
	label, big := p.write.Font(raster.TextBold, 13), p.write.Font(raster.Title, 26)
	y := r.Y + r.H/2 + .35*big.Size()
	if r.H > label.Size()+big.Size()+14*px {
		top := r.Y + (r.H-1.4*label.Size()-big.Size())/2
		p.write.label(s, called, "BEST", 13, r.X+pad, top+label.Size(), r.W-2*pad, scene.Left)
		y = top + 1.4*label.Size() + .95*big.Size()
	}
	if !ok {
		p.write.text(s, raster.Title, 24, "None yet", r.X+pad, y, r.W-2*pad, scene.Left, c.ink)
		return
	}
	var first, second [40]byte
	for big.Width(string(appendServed(first[:0], best))) > .5*r.W && big.Size() > label.Size() {
		big = p.write.Font(raster.Title, (big.Size()-1)/p.write.Px)
	}
	s.Text(big, string(appendServed(first[:0], best)), r.X+pad, y, scene.Left, c.ink)
	small := p.write.Font(raster.TextBold, 15)
	for small.Width(string(appendPieces(second[:0], best))) > .42*r.W && small.Size() > p.write.Font(raster.Text, 0).Size() {
		small = p.write.Font(raster.TextBold, (small.Size()-1)/p.write.Px)
	}
	s.Text(small, string(appendPieces(second[:0], best)), r.X+r.W-pad, y, scene.Right, c.second)
}
