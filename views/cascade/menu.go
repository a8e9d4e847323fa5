package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// menuPage is the Main Menu.
type menuPage struct {
	tools     *tools
	atlas     *atlas
	plan      menuPlan
	logo      [2]word
	titles    []word // of the info panel, by choice
	gold      goldNumbers
	highlight slide
}

// Numbers of the menu's parts in pixels of the picture.
const (
	chosenSwell   = 8 // how much wider the chosen choice is on each side
	choiceIcon    = 32
	choiceIconDim = .85
	floorCell     = 24 // crystals at the foot of the info panel
	emblemCell    = 44 // crystals of the piece that floats in it
)

// choiceKinds are the crystals beside the choices.
var choiceKinds = [...]cascade.Kind{cascade.I, cascade.L, cascade.O, cascade.S, cascade.T, cascade.J, cascade.Z}

func newMenuPage(b *scene.Book, v shell.View, k *tools, a *atlas, choices []shell.Choice) *menuPage {
	modes := 0
	for _, c := range choices {
		if c.Run == shell.StartMode || c.Run == shell.Practise {
			modes++
		}
	}
	p := &menuPage{tools: k, atlas: a, plan: newMenuPlan(v, len(choices), modes)}
	px, room, letters := k.px, p.plan.logo.W-40*k.px, k.colors.letters
	if p.plan.twoLines {
		size := letters.deepLogo.sizeWithin("CASCADE", .62*p.plan.logo.H, room)
		p.logo[0] = letters.frostLogo.word(b, "CRYSTAL", size*crystalSize/cascadeSize, size/cascadeSize)
		p.logo[1] = letters.deepLogo.word(b, "CASCADE", size, size/cascadeSize)
	} else {
		size := letters.frostLogo.sizeWithin("CRYSTAL CASCADE", logoSize*px, room)
		p.logo[0] = letters.frostLogo.word(b, "CRYSTAL CASCADE", size, .6*size/logoSize)
	}
	size := float32(40)
	if p.plan.tall {
		size = 28
	}
	for _, c := range choices {
		p.titles = append(p.titles, letters.icePlain.word(b, c.Label, letters.icePlain.sizeWithin(c.Label, max(size*px, k.write.least), p.plan.info.W-32*px), px))
	}
	p.gold = newGoldNumbers(&k.write, letters.goldPlain, px, size, 12)
	return p
}

func (p *menuPage) draw(s *scene.Scene, f *shell.Frame, t float32, reduced, covered bool) {
	p.showLogo(s, t, reduced)
	for i, r := range p.plan.choices {
		if i != f.Chosen {
			p.tools.glass.show(s, button, r)
		}
		if !covered {
			f.Area(shell.Button(i), r)
		}
	}
	swell := chosenSwell * p.tools.px
	if p.plan.tall {
		swell /= 2
	}
	if f.Chosen < len(p.plan.choices) {
		r := p.plan.choices[f.Chosen]
		r.X, r.W = r.X-swell, r.W+2*swell
		p.tools.glass.show(s, chosen, p.highlight.towards(f.Chosen, r, t, reduced))
	}
	for i, r := range p.plan.choices {
		p.showChoice(s, &f.Choices[i], i, r, swell, i == f.Chosen)
	}
	if f.Chosen < len(f.Choices) {
		p.showInfo(s, f, &f.Choices[f.Chosen], t, reduced, covered)
	}
	if covered || p.plan.hints == 0 || !f.Hints {
		return
	}
	hints := otherHints
	if c := f.Choices[f.Chosen]; len(c.Steps.Names) > 0 {
		hints = levelHints
	} else if c.Run == shell.StartMode {
		hints = modeHints
	}
	p.tools.keys.row(s, hints, f.KeyName, p.plan.middle, p.plan.hints, p.plan.wide)
}

func (p *menuPage) showLogo(s *scene.Scene, t float32, reduced bool) {
	r := p.plan.logo
	x := r.X + r.W/2
	first := &p.logo[0]
	y := r.Y + r.H*.74
	if p.plan.twoLines {
		y = r.Y + r.H*.42
		p.logo[1].show(s, x, r.Y+r.H*.90, scene.Middle, 1)
	}
	first.show(s, x, y, scene.Middle, 1)
	for i, at := range [...][3]float32{{-.45, -.62, 28}, {.47, -.44, 36}, {.62, .10, 18}} {
		if p.plan.tall && i == 2 {
			break
		}
		open := float32(.8)
		if !reduced {
			phase, _ := wrap(t/3.6+.31*float32(i), 1)
			open = kit.Clamp(1-kit.Abs(phase-.5)*3.2, 0, 1)
		}
		p.atlas.starlight(s, x+at[0]*first.width, y+at[1]*r.H*.7, at[2]*p.tools.px*(.3+.7*open), open)
	}
}

func (p *menuPage) showChoice(s *scene.Scene, c *shell.Choice, i int, r scene.Rect, swell float32, isChosen bool) {
	k, px := p.tools, p.tools.px
	alpha, note, noteFace := float32(choiceIconDim), noteText, raster.Text
	left, right := r.X, r.X+r.W
	if isChosen {
		alpha, note, noteFace = 1, k.colors.chosenInk, raster.TextBold
		left, right = left-swell, right+swell
	}
	middle := r.Y + r.H/2
	icon := p.atlas.crystals(min(choiceIcon*px, .62*r.H))
	size := float32(icon.size)
	pad := (r.H - size) / 2 * 1.33
	x, y := kit.Round(left+pad), kit.Round(middle-size/2)
	s.Sprite(scene.Sprite{Pic: icon.whole[choiceKinds[i%len(choiceKinds)]], X: x + size/2, Y: y + size/2, Tint: white.Alpha(alpha)})
	text := x + size + pad
	noteFont := k.write.font(noteFace, 16, plain)
	end := right - 22*px
	noteWidth := noteFont.Width(c.Note)
	font := k.write.fit(raster.Title, min(28, .46*r.H/px), spaced, c.Label, end-text)
	k.caption(s, font, c.Label, text, middle+.36*font.Size(), scene.Left, isChosen)
	if text+font.Width(c.Label)+noteWidth+12*px <= end {
		s.Text(noteFont, c.Note, end, middle+.36*noteFont.Size(), scene.Right, note)
	}
}

// showInfo paints the panel about the chosen choice.
func (p *menuPage) showInfo(s *scene.Scene, f *shell.Frame, c *shell.Choice, t float32, reduced, covered bool) {
	k, plan := p.tools, &p.plan
	k.glass.show(s, glassPanel, plan.info)
	if !plan.tall {
		p.showFloor(s)
	}
	if n, px := plan.text, k.px; n.size > 0 {
		x := plan.info.X + n.pad*px
		p.titles[f.Chosen].show(s, x, plan.info.Y+n.title*px, scene.Left, 1)
		for i, line := range c.Info {
			font := k.write.fit(raster.Text, n.size, plain, line, plan.info.W-2*n.pad*px)
			s.Text(font, line, x, plan.info.Y+n.line*px+float32(i)*max(n.step*px, 1.22*font.Size()), scene.Left, infoText)
		}
	}
	if len(c.Steps.Names) > 0 {
		p.showLevel(s, f, plan.level, covered)
	}
	if c.BestKey == "" {
		p.showEmblem(s, choiceKinds[f.Chosen%len(choiceKinds)], t, reduced)
	} else {
		best := plan.best
		if len(c.Steps.Names) == 0 && plan.text.size > 0 {
			best.Y = (plan.level.Y + plan.best.Y) / 2
		}
		result, ok := f.Best(c.Mode)
		p.showBest(s, best, c.BestKey == cascade.BestSprint, result.Rank[0], ok)
	}
}

// showEmblem paints a piece that floats where modes have their level and best.
func (p *menuPage) showEmblem(s *scene.Scene, k cascade.Kind, t float32, reduced bool) {
	top, bottom := p.plan.level.Y, p.plan.best.Y+p.plan.best.H
	size := min(emblemCell*p.tools.px, (bottom-top)/4)
	x, y := p.plan.info.X+p.plan.info.W/2, (top+bottom)/2
	if !reduced {
		y += .12 * size * sin(1.4*t)
	}
	p.atlas.piece(s, k, x, y, size, 1)
	p.atlas.starlight(s, x+1.3*size, y-1.2*size, .9*size*(.8+.2*sin(2.3*t)), .9)
}

// showLevel paints the start level between the keys that change it.
func (p *menuPage) showLevel(s *scene.Scene, f *shell.Frame, r scene.Rect, covered bool) {
	k, px := p.tools, p.tools.px
	k.glass.show(s, sunk, r)
	middle := r.Y + r.H/2
	pad := min(20*px, .06*r.W)
	height := min(34*px, .72*r.H)
	right := r.X + r.W - pad - height
	left := right - min(158*px, .36*r.W)
	k.write.label(s, "START LEVEL", "LEVEL", 16, r.X+pad, middle+.36*16*px, left-r.X-2*pad, scene.Left, k.colors.label)
	for _, step := range [...]struct {
		action string
		button shell.Button
		x      float32
		ends   bool
	}{{"left", shell.StepLeft, left, f.Level <= 1}, {"right", shell.StepRight, right, f.Level >= len(startLevels)}} {
		if step.ends {
			s.Fade = .4
		}
		name, x := f.KeyName(step.action), step.x
		if step.action == "right" { // a wide cap reaches to the left
			x += height - k.keys.CapWidth(name, height)
		}
		k.keys.Cap(s, name, x, middle, height)
		s.Fade = 1
		if !covered {
			reach := max((44*px-height)/2, 0)
			f.Area(step.button, scene.Rect{X: step.x, Y: middle - height/2, W: height, H: height}.Inset(-reach))
		}
	}
	level := whole(int64(f.Level))
	font := k.write.pixels(raster.Title, min(40*px, .66*r.H), tabular)
	level.show(s, font, (left+right+height)/2, middle+.36*font.Size(), scene.Middle, k.colors.text)
}

// showBest paints the personal best of a mode, which is a score or a time.
func (p *menuPage) showBest(s *scene.Scene, r scene.Rect, isTime bool, best int64, ok bool) {
	k, px := p.tools, p.tools.px
	k.glass.show(s, sunkGold, r)
	s.Clip(r)
	s.Sprite(scene.Sprite{Pic: p.atlas.glow, X: r.X + .73*r.W, Y: r.Y + r.H/2, W: .83 * r.W, H: 1.25 * r.H, Tint: raster.Hex(0xffdf8a).Alpha(.28), Blend: scene.Screen})
	s.Unclip()
	pad := min(20*px, .06*r.W)
	caption, none := "highest score on this device", "NO SCORE YET"
	if isTime {
		caption, none = "shortest time on this device", "NO TIME YET"
	}
	left, right, middle := r.X+pad, r.X+r.W-pad, r.Y+r.H/2
	taken := float32(0)
	if ok {
		n := bestFigures(isTime, best, ok)
		numbers := p.gold.fit(&n, .5*r.W)
		numbers.show(s, &n, right, middle+.4*numbers.size, scene.Right, 1)
		taken = numbers.width(&n)
	} else {
		font := k.write.fit(raster.Title, 20, spaced, none, .48*r.W)
		s.Text(font, none, right, middle+.36*font.Size(), scene.Right, k.colors.gold)
		taken = font.Width(none)
	}
	room := right - taken - 10*px - left
	small := k.write.font(raster.Text, 16, plain)
	if p.plan.tall {
		small = k.write.font(raster.Text, 12, plain)
	}
	label := middle + .36*16*px
	if small.Width(caption) <= room && r.H > 2.6*small.Size() {
		label = r.Y + max(.36*r.H, 1.1*small.Size())
		s.Text(small, caption, left, max(r.Y+.69*r.H, label+1.1*small.Size()), scene.Left, k.colors.soft)
	}
	k.write.label(s, "PERSONAL BEST", "BEST", 16, left, label, room, scene.Left, goldLabel)
}

var goldLabel = raster.Hex(0xffe7ae)

// floorPieces are the crystals that lie at the foot of the info panel, from its
// left side on; a letter is a crystal.
var floorPieces = [...]string{
	"...........ZZ.....L.",
	"J..OO.SS.T..ZZ...LL.",
	"JJJOOSS.TTTIIIILLLLL",
}

// showFloor paints them.
func (p *menuPage) showFloor(s *scene.Scene) {
	r := p.plan.info.Inset(2 * p.tools.px)
	room := r.Y + r.H - p.plan.best.Y - p.plan.best.H - 4*p.tools.px
	icon := p.atlas.crystals(kit.Floor(min(floorCell*p.tools.px, room/float32(len(floorPieces)))))
	u := float32(icon.size)
	s.Clip(r)
	s.Sprite(scene.Sprite{Pic: p.atlas.glow, X: r.X + r.W/2, Y: r.Y + r.H, W: 1.4 * r.W, H: .3 * r.H, Tint: p.tools.colors.blueLight.Alpha(.5), Blend: scene.Screen})
	for row, line := range floorPieces {
		for column := range int(kit.Ceil(r.W / u)) {
			k := kindOf(line[column%len(line)])
			if k == cascade.None {
				continue
			}
			y := r.Y + r.H - (float32(len(floorPieces)-row)-.5)*u
			s.Sprite(scene.Sprite{Pic: icon.whole[k], X: kit.Round(r.X) + (float32(column)+.5)*u, Y: kit.Round(y-u/2) + u/2, Tint: white})
		}
	}
	s.Unclip()
}

// kindOf reads a crystal's letter.
func kindOf(letter byte) cascade.Kind {
	for k := cascade.I; k <= cascade.Z; k++ {
		if k.String()[0] == letter {
			return k
		}
	}
	return cascade.None
}
