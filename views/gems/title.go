package gems

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

const (
	// pageWidth is what the wide screens without a board need, in pixels of the picture.
	pageWidth = 976
	tallRatio = .8
)

// isTall says whether screens without a board are stacked for an upright window.
func isTall(v shell.View) bool { return v.W < tallRatio*v.H }

// pagePixel gives the scale of the screens without a board.
func pagePixel(v shell.View) float32 {
	if isTall(v) {
		return max(v.Scale, min(v.W/phoneWidth, v.H/phoneHeight))
	}
	return min((v.H-2*max(v.Top, v.Bottom))/pictureHeight, (v.W-2*max(v.Left, v.Right))/pageWidth)
}

// titlePage is the Title: the five gems over the game's name.
type titlePage struct {
	kit    *kit.Kit
	atlas  *atlas
	stones *stones
	name   []word // in one line or two
	bases  []float32
	gems   [5][2]float32 // their middles
	prompt float32       // its baseline
	credit float32
}

// Heights of the title in pixels of the wide picture.
const (
	titleGem    = 148
	titleGems   = 216
	titleArc    = 26 // the outermost gems are lower
	titleBase   = 446
	titleSize   = 136
	titlePrompt = 560
	blinkPeriod = 1.6
)

func newTitlePage(b *scene.Book, v shell.View, k *kit.Kit, a *atlas) titlePage {
	p := titlePage{kit: k, atlas: a}
	px, middle := k.Px, v.W/2
	room := v.W - 2*max(v.Left, v.Right)
	l := a.colors.named()
	top := (v.H - pictureHeight*px) / 2
	gem, y, arc := titleGem*px, top+titleGems*px, titleArc*px
	p.prompt = top + titlePrompt*px
	if isTall(v) {
		gem, y, arc = .19*room, .26*v.H, 14*px
		size := l.sizeWithin("Minute", 116*px, room-56*px)
		p.name = []word{l.word(b, "Gem", size), l.word(b, "Minute", size)}
		base := y + .62*gem + size
		p.bases = []float32{base, base + .92*size}
		p.prompt = max(p.bases[1]+70*px, .76*v.H)
	} else {
		p.name = []word{l.word(b, "Gem Minute", l.sizeWithin("Gem Minute", titleSize*px, room-80*px))}
		p.bases = []float32{top + titleBase*px}
	}
	p.stones = a.stones(gem)
	for i := range p.gems {
		aside := float32(i - 2)
		p.gems[i] = [2]float32{kit.Round(middle + aside*1.0*gem), y + arc*aside*aside/4}
	}
	p.credit = v.H - v.Bottom - max(26*px, 12*v.Scale)
	return p
}

func (p *titlePage) draw(s *scene.Scene, f *shell.Frame, v shell.View, t float32) {
	f.Area(shell.AnyPlace, scene.Rect{W: v.W, H: v.H})
	a, px, u := p.atlas, p.kit.Px, p.stones.u
	middle := v.W / 2
	a.light(s, middle, p.gems[2][1]+.3*u, 3.4*u, raster.Hex(0x9a5ac0).Alpha(.5))
	for i, at := range p.gems {
		bob := 5 * px * breathe(t, 1.1*float32(i))
		s.Sprite(scene.Sprite{Pic: a.glow, X: at[0], Y: at[1] + .58*u, W: 1.1 * u, H: .3 * u, Tint: black.Alpha(.5)})
		p.stones.put(s, p.stones.whole[3*i], at[0], kit.Round(at[1]+bob), 1, 1, white)
	}
	for i := range p.name {
		p.name[i].show(s, middle, p.bases[i], 1, white)
	}
	for i, w := range [...][4]float32{{-.22, -.24, .30, 0}, {.2, -.3, .24, .4}, {-.1, .22, .2, .7}, {.26, .1, .26, .2}, {-.2, -.1, .2, .85}} {
		phase := t/3.4 + w[3]
		phase -= kit.Floor(phase)
		open := kit.Clamp(1-4*max(phase-.5, .5-phase), 0, 1)
		if t == 0 {
			open = .7
		}
		a.twinkle(s, p.gems[i][0]+w[0]*u, p.gems[i][1]+w[1]*u, w[2]*u, open)
	}
	p.showPrompt(s, f, v)
	credit := p.kit.Font(raster.Text, 14)
	s.Text(credit, "A Parlor game", middle, p.credit, scene.Middle, a.colors.second)
}

// showPrompt paints PRESS [Enter] TO PLAY, which comes and goes.
func (p *titlePage) showPrompt(s *scene.Scene, f *shell.Frame, v shell.View) {
	if !v.Reduced {
		s.Fade = .68 + .32*kit.Wave(kit.Seconds(f.Since)+blinkPeriod/4, blinkPeriod)
	}
	defer func() { s.Fade = 1 }()
	k, middle, color := p.kit, v.W/2, p.atlas.colors.text
	font := k.Fit(raster.Title, 28, "PRESS Enter TO PLAY", .8*v.W)
	if f.Device == shell.Touch {
		s.Text(font, "TAP TO PLAY", middle, p.prompt, scene.Middle, color)
		return
	}
	name, height, gap := f.KeyName("confirm"), 1.45*font.Size(), .5*font.Size()
	w := k.CapWidth(name, height)
	first, second := font.Width("PRESS"), font.Width("TO PLAY")
	left := middle - (first+w+second+2*gap)/2
	s.Text(font, "PRESS", left, p.prompt, scene.Left, color)
	k.Cap(s, name, left+first+gap, p.prompt-.34*font.Size(), height)
	s.Text(font, "TO PLAY", left+first+w+2*gap, p.prompt, scene.Left, color)
}

// breathe is a slow swing of what floats, from -1 to 1.
func breathe(t, phase float32) float32 { return float32(math.Sin(float64(1.3*t + phase))) }
