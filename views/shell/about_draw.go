package shell

import (
	"strings"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// aboutStyle is how a line of the panel is written.
type aboutStyle uint8

const (
	aboutHead aboutStyle = iota
	aboutPlain
	aboutFine // the text of a licence
)

// aboutStyles is the face, the size and the step to the next line, in pixels of the
// picture.
var aboutStyles = [...]struct {
	face       *raster.Face
	size, step float32
}{
	aboutHead:  {raster.Title, 19, 28},
	aboutPlain: {raster.Text, 16, 23},
	aboutFine:  {raster.Text, 13, 17},
}

// aboutLine is a line of the panel, its baseline so far below the first one's top.
type aboutLine struct {
	style aboutStyle
	text  string
	y     float32
}

// Sizes in pixels of the picture.
const (
	aboutWidth  = 720
	aboutHeight = 600
	aboutPad    = 28
	aboutTop    = 74 // of the lines, below the panel's top
	aboutGap    = 12 // between paragraphs
)

// layout makes what is needed for a window.
func (p *about) layout(k *kit.Kit, v View) {
	px := k.Px
	p.kit, p.view, p.lines = k, v, nil
	safe := scene.Rect{X: v.Left, Y: v.Top, W: v.W - v.Left - v.Right, H: v.H - v.Top - v.Bottom}
	p.fills = safe.W < (aboutWidth+optionsAround)*px || safe.H < fillBelowHigh*px
	if p.fills {
		p.panel = scene.Rect{W: v.W, H: v.H}
	} else {
		w, h := aboutWidth*px, min(aboutHeight*px, safe.H-(overPanel+underPanel)*px)
		p.panel = kit.Snap(safe.X+(safe.W-w)/2, safe.Y+min((safe.H-h)/2-6*px, safe.H-h-underPanel*px), w, h)
		safe = p.panel
	}
	pad := min(aboutPad*px, safe.W/16)
	p.close = kit.Snap(safe.X+safe.W-(closeSize+12)*px, safe.Y+12*px, closeSize*px, closeSize*px)
	p.rows = kit.Snap(safe.X+pad, safe.Y+aboutTop*px, safe.W-2*pad, safe.H-(aboutTop+16)*px)
}

// aboutLines says what the program is and what it keeps, of a window or of a page.
func aboutLines(isWindow bool) []string {
	lines := []string{
		"Five puzzle games on exact rules: three to play, and two labs in which a search takes one step at a time.",
		"No account, no network: nothing that you do here leaves this device.",
	}
	if isWindow {
		return append(lines, "Bests, records, unfinished games and options are files in the folder parlor, in your folder of settings.")
	}
	return append(lines, "Bests, records, unfinished games and options are kept in this browser's storage for this page. Clearing its site data erases them.")
}

// write cuts all that is to be read into lines.
func (p *about) write() {
	p.height = 0
	p.add(aboutHead, version())
	for _, line := range aboutLines(p.app.setup.Window) {
		p.add(aboutPlain, line)
		p.gap()
	}
	p.add(aboutHead, "What it is made of")
	for i := range papers {
		p.add(aboutPlain, papers[i].names()+": "+papers[i].name)
		p.gap()
	}
	for i := range papers {
		p.add(aboutHead, papers[i].name)
		p.add(aboutPlain, papers[i].names())
		p.gap()
		for _, paragraph := range paragraphs(papers[i].text()) {
			p.add(aboutFine, paragraph)
			p.gap()
		}
		p.gap()
	}
}

// paragraphs parts the text of a licence, without rules and the marks of comments. A
// short first line in capitals is a heading of its own.
func paragraphs(text string) []string {
	var list []string
	var lines []string
	end := func() {
		if len(lines) > 0 {
			list = append(list, strings.Join(lines, " "))
		}
		lines = nil
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(strings.TrimPrefix(line, "//"))
		if strings.Trim(line, "-") == "" {
			end()
			continue
		}
		lines = append(lines, line)
		if len(lines) == 1 && len(line) < 40 && strings.ToUpper(line) == line {
			end()
		}
	}
	end()
	return list
}

func (p *about) gap() { p.height += aboutGap * p.kit.Px }

// lineStep gives how far lines of a style are apart.
func (p *about) lineStep(style aboutStyle) float32 {
	f := &aboutStyles[style]
	return p.kit.Font(f.face, f.size).Size() * f.step / f.size
}

// add writes a paragraph.
func (p *about) add(style aboutStyle, text string) {
	f := &aboutStyles[style]
	for _, line := range kit.Wrap(p.kit.Font(f.face, f.size), text, p.rows.W-12*p.kit.Px) {
		p.height += p.lineStep(style)
		p.lines = append(p.lines, aboutLine{style, line, p.height})
	}
}

// draw draws the panel over Home.
func (p *about) draw(s *scene.Scene, now time.Duration) {
	in := easeOut(float32(now-p.since) / float32(optionsEnter))
	if !p.on {
		in = 1 - easeOut(float32(now-p.since)/float32(optionsLeave))
	}
	if in <= 0 {
		return
	}
	if p.lines == nil {
		p.write()
	}
	k, px, d := p.kit, p.kit.Px, p.kit.Dress
	rise(s, k, p.view, p.panel, p.fills, p.on, in)
	s.Text(k.Font(raster.Title, 32), "About Parlor", p.rows.X, p.close.Y+34*px, scene.Left, d.Ink)
	k.Button(s, p.close, kit.Face{Icon: kit.Close}, p.state())
	s.Clip(p.rows)
	for i := range p.lines {
		l := &p.lines[i]
		y := l.y - p.scroll
		if y < 0 || y > p.rows.H+32*px {
			continue
		}
		f, c := &aboutStyles[l.style], d.Ink
		switch l.style {
		case aboutHead:
			c = d.Accent
		case aboutFine:
			c = d.SecondInk
		}
		s.Text(k.Font(f.face, f.size), l.text, p.rows.X, p.rows.Y+y-.3*f.size*px, scene.Left, c)
	}
	s.Unclip()
	if p.height > p.rows.H {
		k.ScrollBar(s, p.rows, p.scroll/p.height, p.rows.H/p.height)
	}
	s.ShiftY = 0
	if !p.fills && p.on && p.app.showsHints() {
		k.Hints(s, aboutHints, p.app.keyName, p.view.W/2, p.panel.Y+p.panel.H+hintsBelow*px, p.view.W-16*px, d.SecondInk)
	}
	s.Fade = 1
}

var aboutHints = []kit.Hint{{Actions: []string{"up", "down"}, Does: "scroll"}, {Actions: []string{"previous", "next"}, Does: "pages", Rank: 1}, {Actions: []string{"back"}, Does: "close"}}
