package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// titlePage is the Title: the game's name over the counter, and customers who wait.
type titlePage struct {
	*page
	words  [2]word
	bases  [2]float32
	prompt float32 // its baseline
	guests []float32
	size   float32 // of a bust
	cornet float32 // the cone between the words, its scoops' size
}

func newTitlePage(p *page) titlePage {
	t := titlePage{page: p}
	room := p.view.W - p.view.Left - p.view.Right
	size, line := float32(150), float32(.06)
	if p.wide {
		t.bases = [2]float32{p.y + 235*p.px, p.y + 235*p.px}
		t.prompt = p.y + 356*p.px
		t.guests, t.size = []float32{-470, -240, 240, 470}, 212*p.px
		t.cornet = 92 * p.px
	} else {
		size = 112
		t.bases = [2]float32{p.y + 236*p.px, p.y + 346*p.px}
		t.prompt = p.y + 430*p.px
		t.guests, t.size = []float32{-124, 124}, 150*p.px
		t.cornet = 52 * p.px
	}
	for i, text := range [...]string{"Soft", "Serve"} {
		within := room - 24*p.px
		if p.wide {
			within = room*.4 - t.cornet
		}
		t.words[i] = newWord(p.book, p.colors, text, wordWithin(text, size*p.px, within), line, raster.Hex(0xff8fa8), raspberry)
	}
	return t
}

// cornets are the flavours of the cone on the title, one after the other.
var cornets = [...][2]softserve.Flavour{
	{softserve.Strawberry, softserve.Mint}, {softserve.Vanilla, softserve.Chocolate}, {softserve.Lemon, softserve.Blueberry},
}

func (p *titlePage) draw(s *scene.Scene, f *shell.Frame, t float32) {
	f.Area(shell.AnyPlace, scene.Rect{W: p.view.W, H: p.view.H})
	s.Put(p.ground, 0, 0)
	middle := p.x + (p.view.W-2*p.x)/2
	bob := float32(0)
	if !p.view.Reduced {
		bob = 5 * p.px * kit.Wave(t, 3)
	}
	for i, x := range p.guests {
		hop := float32(0)
		if up := kit.Wave(t+.7*float32(i), 2.8); !p.view.Reduced && up > .8 {
			hop = 40 * p.px * (up - .8)
		}
		look := waiting
		if i%2 == 1 {
			look = pleased
		}
		p.guest(s, [...]int{6, 1, 5, 8}[i], look, middle+x*p.px, p.size, hop, t)
	}
	u := p.cornet
	if p.wide {
		gap := .62 * u
		left, right := middle-gap-p.words[0].width/2, middle+gap+p.words[1].width/2
		shift := (p.words[0].width - p.words[1].width) / 2
		p.words[0].show(s, left+shift, p.bases[0], 1, 1)
		p.words[1].show(s, right+shift, p.bases[1], 1, 1)
		p.showCornet(s, middle+shift-u/2, p.bases[0]-1.55*u+bob, u, t)
	} else {
		p.words[0].show(s, middle, p.bases[0], 1, 1)
		p.words[1].show(s, middle, p.bases[1], 1, 1)
		p.showCornet(s, middle-u/2, p.counter-cornetCells*u-24*p.px+bob, u, t)
	}
	p.showPrompt(s, f, middle)
	font := p.write.Font(raster.Text, 14)
	s.Text(font, "A Parlor game", middle, min(p.view.H-p.view.Bottom-10*p.px, p.footY()+20*p.px), scene.Middle, p.colors.onTiles)
}

// showCornet shows a cone whose flavours change now and then.
func (p *titlePage) showCornet(s *scene.Scene, x, y, u, t float32) {
	const each = 4 // seconds
	i := int(t/each) % len(cornets)
	look := happy
	if part := t / each; part-kit.Floor(part) > .15 {
		look = atRest
	}
	p.atlas.cornet(s, x, y, u, cornets[i][0], cornets[i][1], look, white)
}

// showPrompt shows PRESS [Enter] TO PLAY on a paper.
func (p *titlePage) showPrompt(s *scene.Scene, f *shell.Frame, x float32) {
	font := p.write.Font(raster.Title, 26)
	pad, gap := 22*p.px, 12*p.px
	height := kit.Round(1.3 * font.Size())
	dim := float32(1)
	if since := kit.Seconds(f.Since); !p.view.Reduced {
		dim = .78 + .22*kit.Wave(since, 1.6)
	}
	if f.Device == shell.Touch {
		const text = "TAP TO PLAY"
		w := font.Width(text)
		p.paper.show(s, paperAround(x, p.prompt, w+2*pad, height), 0, false)
		s.Text(font, text, x, p.prompt, scene.Middle, p.colors.ink.Alpha(dim))
		return
	}
	name := f.KeyName("confirm")
	first, second, w := font.Width("PRESS"), font.Width("TO PLAY"), p.write.CapWidth(name, height)
	total := first + w + second + 2*gap
	p.paper.show(s, paperAround(x, p.prompt, total+2*pad, height), 0, false)
	left := x - total/2
	s.Text(font, "PRESS", left, p.prompt, scene.Left, p.colors.ink.Alpha(dim))
	p.write.Cap(s, name, left+first+gap, p.prompt-.35*font.Size(), height)
	s.Text(font, "TO PLAY", left+first+w+2*gap, p.prompt, scene.Left, p.colors.ink.Alpha(dim))
}

// paperAround gives the paper around a line of text, w wide, with its baseline at y.
func paperAround(x, y, w, height float32) scene.Rect {
	return scene.Rect{X: kit.Round(x - w/2), Y: kit.Round(y - 1.1*height), W: kit.Round(w), H: kit.Round(1.72 * height)}
}
