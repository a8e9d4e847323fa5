package softserve

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// page is what the screens without a board share: the parlour with nobody's order,
// and what is written and drawn on it.
type page struct {
	view    shell.View
	wide    bool
	px      float32 // pixels of the window for one of the picture
	x, y    float32 // where the picture's corner is in the window
	counter float32 // its top

	book   *scene.Book
	colors *palette
	write  writer
	paper  stationery
	atlas  *atlas
	signs  *signs
	ground scene.Pic
}

// The height of the counter on pages of an upright window.
const phoneCounter = 722

func newPage(b *scene.Book, v shell.View, colors *palette) *page {
	p := &page{view: v, wide: isWide(v), book: b, colors: colors}
	w, h := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	p.px = min(w/phoneWidth, h/phoneHeight)
	width, height, counter := float32(phoneWidth), float32(phoneHeight), float32(phoneCounter)
	if p.wide {
		p.px = min(w/wideWidth, h/wideHeight)
		width, height, counter = wideWidth, wideHeight, 632
	}
	p.x, p.y = kit.Round(v.Left+(w-width*p.px)/2), kit.Round(v.Top+(h-height*p.px)/2)
	p.counter = kit.Round(p.y + counter*p.px)
	p.write = writer{kit.New(b, colors.dress, p.px, v.Scale), colors}
	p.paper = newStationery(b, colors, p.px)
	p.atlas = newAtlas(b, colors, max(p.px, .8*v.Scale))
	p.signs = newSigns(b, kit.Round(26*max(p.px, v.Scale)))
	p.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		r := parlour{colors: colors, px: p.px, w: v.W, h: v.H, awning: kit.Round(v.Top*.5 + 51*p.px), counter: p.counter, phone: !p.wide}
		r.draw(c)
	})
	return p
}

// rect gives a rectangle of the picture in the window, on whole pixels.
func (p *page) rect(x, y, w, h float32) scene.Rect {
	return kit.Snap(p.x+x*p.px, p.y+y*p.px, w*p.px, h*p.px)
}

// grown gives how many pixels of the window one of the wide picture is for what fills
// a part of it w wide and h high: more than px in small windows, where that lets
// texts fit.
func (p *page) grown(w, h float32) float32 {
	v := p.view
	const beside, foot = 16, 40 // points
	return max(p.px, min((v.W-v.Left-v.Right-beside*v.Scale)/w, (v.H-v.Top-v.Bottom-foot*v.Scale)/h, v.Scale))
}

// guest shows a customer behind the counter, with the middle of the bust at x.
func (p *page) guest(s *scene.Scene, number int, f feeling, x, size, hop, t float32) {
	q := p.atlas.people(size)
	high := float32(bustHeight) * q.px
	stretch, open := float32(1), true
	if !p.view.Reduced {
		stretch = 1 + .006*(1+kit.Wave(t+.6*float32(number), 2.4))
		blink := (t + .9*float32(number)) / 4.3
		open = blink-kit.Floor(blink) > .035
	}
	s.Clip(scene.Rect{W: p.view.W, H: p.counter})
	q.show(s, number, f, x-bustWidth/2*q.px, p.counter-high*.94-hop, stretch, 0, 0, open)
	s.Unclip()
}

// buttons shows choices one below the other or side by side, and says where they
// can be pressed.
func (p *page) buttons(s *scene.Scene, f *shell.Frame, plan []scene.Rect, size float32, main int) {
	for i, r := range plan[:min(len(plan), len(f.Choices))] {
		state := kit.Rest
		if i == f.Chosen {
			state = kit.Chosen
		}
		p.write.Button(s, r, kit.Face{Label: f.Choices[i].Label, Size: size, Main: i == main}, state)
		f.Area(shell.Button(i), r)
	}
}

// hints shows what keys do, in the middle of the foot.
func (p *page) hints(s *scene.Scene, f *shell.Frame, list []kit.Hint, y float32) {
	if f.Hints && y+p.write.CapHeight() <= p.view.H-p.view.Bottom {
		p.write.Hints(s, list, f.KeyName, p.view.W/2, y, p.view.W-16*p.view.Scale, p.colors.onTiles)
	}
}

// footY is the top of the hints' caps.
func (p *page) footY() float32 { return kit.Round(p.counter + 50*p.px) }

// panelSeconds is how long a panel takes to appear.
const panelSeconds = .18

// The hints of the pages.
var (
	chooseHint  = kit.Hint{Actions: []string{"up", "down"}, Does: "Choose", Rank: 1}
	backHint    = kit.Hint{Actions: []string{"back"}, Does: "Back"}
	stepHints   = []kit.Hint{chooseHint, {Actions: []string{"left", "right"}, Does: "Difficulty", Rank: 2}, {Actions: []string{"confirm"}, Does: "Play"}, backHint}
	choiceHints = []kit.Hint{chooseHint, {Actions: []string{"confirm"}, Does: "Confirm"}, backHint}
	resultHints = []kit.Hint{{Actions: []string{"left", "right"}, Does: "Choose", Rank: 1}, {Actions: []string{"confirm"}, Does: "Confirm"}, backHint}
	pauseHints  = []kit.Hint{chooseHint, {Actions: []string{"confirm"}, Does: "Confirm"}, {Actions: []string{"back"}, Does: "Resume"}}
	helpHints   = []kit.Hint{backHint}
)
