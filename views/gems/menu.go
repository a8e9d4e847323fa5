package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// menuPage is the Main Menu.
type menuPage struct {
	kit    *kit.Kit
	atlas  *atlas
	plan   menuPlan
	name   word
	panel  scene.Pic
	stones *stones // a row of them at the panel's foot
	big    *numerals
}

// menuPlan is where the parts of the menu stand in a window.
type menuPlan struct {
	tall    bool
	name    scene.Rect
	choices []scene.Rect
	info    scene.Rect
	hints   float32 // the top of the key caps; 0: no room for them
	middle  float32
	wide    float32 // how wide the hints may be
}

// Numbers of the wide menu in pixels of the picture.
const (
	menuTop    = 196
	menuChoice = 400
	menuInfo   = 500
	menuGap    = 28
	menuHeight = 356
	menuHints  = 668
	nameSize   = 84
	leastMenu  = 600 // points that the menu takes even where its text is larger than the picture's
)

// newMenuPlan places n choices.
func newMenuPlan(v shell.View, n int) menuPlan {
	px := pagePixel(v)
	p := menuPlan{tall: isTall(v), middle: v.Left + (v.W-v.Left-v.Right)/2, wide: v.W - 2*max(v.Left, v.Right) - 16*v.Scale}
	if p.tall {
		return p.stacked(v, px, n)
	}
	width := min(v.W-2*max(v.Left, v.Right)-24*v.Scale, max((menuChoice+menuGap+menuInfo)*px, leastMenu*v.Scale))
	stretch := width / (menuChoice + menuGap + menuInfo)
	left, top := (v.W-width)/2, (v.H-pictureHeight*px)/2
	p.name = scene.Rect{X: left, Y: top + 40*px, W: width, H: 126 * px}
	step := float32(menuHeight+16) / float32(n)
	for i := range n {
		p.choices = append(p.choices, kit.SnapSize(left, top+(menuTop+step*float32(i))*px, menuChoice*stretch, (step-16)*px))
	}
	p.info = kit.SnapSize(left+(menuChoice+menuGap)*stretch, top+menuTop*px, menuInfo*stretch, menuHeight*px)
	p.hints = kit.Floor(min(top+menuHints*px, v.H-v.Bottom-28*max(px, v.Scale)))
	return p
}

// Numbers of the tall menu in points, and in pixels where the window is larger.
const (
	tallMargin  = 16
	tallGap     = 10
	tallChoice  = 58
	leastChoice = 44
	tallInfo    = 250
	leastInfo   = 136
	tallHints   = 40
	tallName    = 92
)

// stacked has name, choices and info below each other.
func (p menuPlan) stacked(v shell.View, px float32, n int) menuPlan {
	top, bottom := v.Top+8*px, v.H-v.Bottom-8*px
	left, width := v.Left+tallMargin*px, v.W-v.Left-v.Right-2*tallMargin*px
	name, hints, info := float32(tallName)*px, float32(tallHints)*px, float32(tallInfo)*px
	room := func() float32 {
		return (bottom-top-name-hints-info)/float32(n) - tallGap*px
	}
	for _, less := range [...]*float32{&info, &hints, &name} {
		if room() < leastChoice*px {
			*less = map[*float32]float32{&info: leastInfo * px, &hints: 0, &name: .7 * name}[less]
		}
	}
	choice := kit.Clamp(room(), 34*px, tallChoice*px)
	spare := max(0, bottom-top-name-hints-info-float32(n)*(choice+tallGap*px))
	y := top + spare*.3
	p.name = scene.Rect{X: left, Y: y, W: width, H: name}
	y += name + spare*.1
	for range n {
		p.choices = append(p.choices, kit.SnapSize(left, y, width, choice))
		y += choice + tallGap*px
	}
	p.info = kit.SnapSize(left, y+spare*.1, width, info-4*px)
	if hints > 0 {
		p.hints = bottom - 30*px
	}
	return p
}

func newMenuPage(b *scene.Book, v shell.View, k *kit.Kit, a *atlas, choices []shell.Choice) menuPage {
	p := menuPage{kit: k, atlas: a, plan: newMenuPlan(v, len(choices))}
	l := a.colors.named()
	p.name = l.word(b, "Gem Minute", l.sizeWithin("Gem Minute", min(nameSize*k.Px, .74*p.plan.name.H), .92*p.plan.name.W))
	r := p.plan.info
	margin := int(8 * k.Px)
	p.panel = b.Add(int(r.W)+2*margin, int(r.H)+2*margin, func(c *raster.Canvas) {
		drawPanel(c, scene.Rect{X: float32(margin), Y: float32(margin), W: r.W, H: r.H}, k.Px, a.colors)
	})
	p.stones = a.stones(min(r.W/7.2, .18*r.H))
	counted := a.colors.counted()
	p.big = counted.numerals(b, kit.Round(max(min(56*k.Px, .2*r.H), 20*v.Scale)))
	return p
}

func (p *menuPage) draw(s *scene.Scene, f *shell.Frame, t float32, covered bool) {
	plan, k := &p.plan, p.kit
	name := plan.name
	base := name.Y + name.H/2 + .36*p.name.size
	p.name.show(s, name.X+name.W/2, base, 1, white)
	showChoices(s, f, k, plan.choices, covered)
	if f.Chosen < len(f.Choices) {
		p.showInfo(s, f, &f.Choices[f.Chosen], t)
	}
	if !covered && plan.hints > 0 && f.Hints {
		k.Hints(s, menuHintRow, f.KeyName, plan.middle, plan.hints, plan.wide, p.atlas.colors.bright)
	}
}

var menuHintRow = []kit.Hint{
	{Actions: []string{"up", "down"}, Does: "Choose", Rank: 1}, {Actions: []string{"confirm"}, Does: "Confirm"}, {Actions: []string{"back"}, Does: "Back"},
}

// showChoices paints the choices as buttons at their places. Covered, none is chosen
// and none can be pressed.
func showChoices(s *scene.Scene, f *shell.Frame, k *kit.Kit, places []scene.Rect, covered bool) {
	for i, r := range places[:min(len(places), len(f.Choices))] {
		state := kit.Rest
		if i == f.Chosen && !covered {
			state = kit.Chosen
		}
		k.Button(s, r, kit.Face{Label: f.Choices[i].Label, Size: min(26, .42*r.H/k.Px), Main: i == 0}, state)
		if !covered {
			f.Area(shell.Button(i), r)
		}
	}
}

// showInfo paints the panel about the chosen choice, with the best score and a row of
// gems at its foot.
func (p *menuPage) showInfo(s *scene.Scene, f *shell.Frame, c *shell.Choice, t float32) {
	k, r, colors := p.kit, p.plan.info, p.atlas.colors
	px := k.Px
	margin := kit.Floor(8 * px)
	s.Put(p.panel, r.X-margin, r.Y-margin)
	pad := min(28*px, .07*r.W)
	left, width := r.X+pad, r.W-2*pad
	isLow := r.H < 200*px
	size := float32(18)
	if p.plan.tall {
		size = 16
	}
	text := k.Font(raster.Text, size)
	y := r.Y + 16*px
	if !isLow {
		title := k.Fit(raster.Title, 28, c.Label, width)
		y += .9 * title.Size()
		s.Text(title, c.Label, left, y, scene.Left, colors.text)
		y += .45 * title.Size()
	}
	for _, line := range c.Info {
		if line == "" {
			continue
		}
		y += 1.32 * text.Size()
		s.Text(k.Fit(raster.Text, size, line, width), line, left, y, scene.Left, colors.second)
	}
	best, ok := f.Best("")
	foot := r.Y + r.H - .7*p.stones.u
	if isLow {
		foot = r.Y + r.H // no row of gems
	}
	middle := (y + foot - .5*p.stones.u) / 2
	if isLow {
		middle = (y + foot) / 2
	}
	p.showBest(s, best.Rank[0], ok, left, width, middle+.1*p.big.size)
	if isLow {
		return
	}
	for i := range 5 {
		bob := 2 * px * breathe(t, .9*float32(i))
		x := kit.Round(r.X + r.W/2 + (float32(i)-2)*1.25*p.stones.u)
		p.stones.put(s, p.stones.whole[menuGems[i]], x, kit.Round(foot-.1*p.stones.u+bob), 1, 1, white)
	}
}

// menuGems are the gems at the foot of the panel: plain, special and destroyer.
var menuGems = [...]gems.Gem{0, specialOf(2), 3, destroyerOf(3), 12}

// showBest paints the best score around a height.
func (p *menuPage) showBest(s *scene.Scene, best int64, ok bool, left, width, y float32) {
	k, colors := p.kit, p.atlas.colors
	label := k.Font(raster.TextBold, 14)
	label = label.Tracked(.1 * label.Size())
	if !ok {
		s.Text(label, "NO BEST SCORE YET", left+width/2, y, scene.Middle, colors.label)
		return
	}
	s.Text(label, "BEST SCORE", left, y+.36*label.Size(), scene.Left, colors.label)
	var buffer [24]byte
	w := p.big.width(figures(&buffer, 0, best))
	p.atlas.light(s, left+width-w/2, y, .8*w, raster.Hex(0xff9ad0).Alpha(.3))
	p.big.show(s, 0, best, left+width-w/2, y+.36*p.big.size, 1, white)
}
