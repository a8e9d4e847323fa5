package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// titlePage is the Title: the game's name in light that falls through the water,
// and crystals that sink.
type titlePage struct {
	tools     *tools
	atlas     *atlas
	w, h      float32
	sea       sea
	tall      bool
	crystal   word
	cascade   word
	high, low float32 // the baselines of the two words
	prompt    float32 // the prompt's baseline
	drifters  drifters
	streaks   [64]fallingLight
	credit    float32
}

// fallingLight is a fine streak of light that sinks behind the name.
type fallingLight struct{ x, start, length, width, alpha, speed float32 }

// Baselines and sizes of the title in pixels of the wide picture.
const (
	crystalBase  = 252
	crystalSize  = 124
	cascadeBase  = 381
	cascadeSize  = 150
	promptBase   = 550
	promptKey    = 40
	creditAbove  = 30 // the foot of the window
	blinkSeconds = 1.6
	blinkDim     = .1
)

func newTitlePage(b *scene.Book, v shell.View, k *tools, a *atlas) *titlePage {
	p := &titlePage{tools: k, atlas: a, w: v.W, h: v.H, tall: isTall(v)}
	px, letters := k.px, k.colors.letters
	first, second := crystalSize*px, cascadeSize*px
	top := (v.H - pictureHeight*px) / 2
	p.high, p.low, p.prompt, p.credit = top+crystalBase*px, top+cascadeBase*px, top+promptBase*px, v.H-max(creditAbove*px, v.Bottom+8*v.Scale)
	if p.tall {
		second = letters.deepLogo.sizeWithin("CASCADE", second, v.W-v.Left-v.Right-44*px)
		first = second * crystalSize / cascadeSize
		p.high = .34 * v.H
		p.low = p.high + second*(cascadeBase-crystalBase)/cascadeSize
		p.prompt = p.low + .24*v.H
		p.credit = v.H - v.Bottom - 24*px
	}
	p.crystal = letters.frostLogo.word(b, "CRYSTAL", first, second/cascadeSize)
	p.cascade = letters.deepLogo.word(b, "CASCADE", second, second/cascadeSize)
	p.drifters = newDrifters(v.W, v.H, a)
	p.sea = newSea(b, v.W, v.H, k.colors, p.drawLight)
	r := kit.NewRandom(41)
	for i := range p.streaks {
		// Denser in the middle of the column.
		x := (r.Unit() + r.Unit() + r.Unit()) / 3
		p.streaks[i] = fallingLight{kit.Lerp(.30, .70, x), r.Unit(), r.Between(190, 540), r.Between(1, 3.4), r.Between(.22, .78), r.Between(26, 70)}
	}
	return p
}

// twinkles are stars on the name: place from its middle in heights of its second
// word, size in pixels of the picture, and when each opens.
var twinkles = [...][4]float32{
	{-1.61, -1.39, 52, 0}, {1.63, -1.54, 40, .37}, {-2.07, -.42, 36, .61}, {2.15, .07, 56, .18}, {0, -1.75, 26, .80}, {-.53, .10, 22, .47},
}

func (p *titlePage) draw(s *scene.Scene, f *shell.Frame, t float32, reduced bool) {
	f.Area(shell.AnyPlace, scene.Rect{W: p.w, H: p.h})
	px := p.tools.px
	still := t
	if reduced {
		still = 0
	}
	p.streaksOfLight(s, still)
	p.drifters.show(s, still)
	middle := p.w / 2
	p.crystal.show(s, middle, p.high, scene.Middle, 1)
	p.cascade.show(s, middle, p.low, scene.Middle, 1)
	size := p.cascade.h / 2 // close to the letters' size
	for _, w := range twinkles {
		open := float32(.7)
		if !reduced {
			phase, _ := wrap(t/4.2+w[3], 1)
			open = kit.Clamp(1-kit.Abs(phase-.5)*4, 0, 1)
		}
		p.atlas.starlight(s, middle+w[0]*size, p.low+w[1]*size, w[2]*px*(.3+.7*open), open)
	}
	p.showPrompt(s, f, t)
	s.Text(p.tools.write.font(raster.Text, 14, plain), "A Parlor game", middle, p.credit, scene.Middle, raster.Hex(0xbfe0f5))
}

// drawLight draws the light behind the name and the prompt.
func (p *titlePage) drawLight(c *raster.Canvas, scale float32) {
	colors, px := p.tools.colors, p.tools.px*scale
	if colors.plain {
		return
	}
	w, h := c.Size()
	// The canvas reaches as far beyond the window on all sides.
	x, y0 := float32(w)/2, (float32(h)-p.h*scale)/2
	y := y0 + kit.Lerp(p.high, p.low, .2)*scale
	shine(c, x, y, 620*px, 360*px, colors.blueLight.Alpha(.75))
	shine(c, x, y, 380*px, 210*px, colors.flash.Alpha(.22))
	shine(c, x, y0+p.prompt*scale-10*px, 260*px, 54*px, colors.blueLight.Alpha(.55))
}

// streaksOfLight paints the fine streaks that sink in it.
func (p *titlePage) streaksOfLight(s *scene.Scene, t float32) {
	px := p.tools.px
	for i := range p.streaks {
		k := &p.streaks[i]
		length := k.length * px
		down, _ := wrap(k.start*(p.h+length)+k.speed*px*t, p.h+length)
		s.Sprite(scene.Sprite{Pic: p.atlas.streak, X: k.x * p.w, Y: down - length/2, W: max(k.width*px, 1), H: length,
			Tint: p.tools.colors.flash.Alpha(.42 * k.alpha), Blend: scene.Screen})
	}
}

// blink gives how bright the prompt is (A.63).
func blink(t float32) float32 {
	phase, _ := wrap(t/blinkSeconds, 1)
	return kit.Lerp(1, blinkDim, kit.QuadInOut(1-kit.Abs(2*phase-1)))
}

// showPrompt paints PRESS [Enter] TO PLAY.
func (p *titlePage) showPrompt(s *scene.Scene, f *shell.Frame, t float32) {
	k, px, x := p.tools, p.tools.px, p.w/2
	// Dark water behind it, so that no crystal makes it hard to read.
	s.Sprite(scene.Sprite{Pic: p.atlas.glow, X: x, Y: p.prompt - 10*px, W: 820 * px, H: 190 * px, Tint: k.colors.water[3].Color.Alpha(.9)})
	s.Fade = blink(kit.Seconds(f.Since))
	defer func() { s.Fade = 1 }()
	size := float32(28)
	if p.tall {
		size = 20
	}
	font := k.write.font(raster.Title, size, prompting)
	if f.Device == shell.Touch {
		s.Text(font, "TAP TO PLAY", x, p.prompt, scene.Middle, k.colors.text)
		return
	}
	name, height, gap := f.KeyName("confirm"), promptKey*size/28*px, 18*size/28*px
	w := k.keys.CapWidth(name, height)
	first, second := font.Width("PRESS"), font.Width("TO PLAY")
	left := x - (first+w+second+2*gap)/2
	s.Text(font, "PRESS", left, p.prompt, scene.Left, k.colors.text)
	k.keys.Cap(s, name, left+first+gap, p.prompt-.36*font.Size()+2*px, height)
	s.Text(font, "TO PLAY", left+first+w+2*gap, p.prompt, scene.Left, k.colors.text)
}
