package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
)

// messageKind is what the game calls out.
type messageKind uint8

const (
	noMessage messageKind = iota
	goMessage
	clearMessage // its number is the row of Clear Names
	allClearMessage
	freshStartMessage
	backToBackMessage
	comboMessage // its number is the combo
	levelMessage // its number is the level
)

// isBig says whether a message takes the first line.
func (k messageKind) isBig() bool { return k < backToBackMessage }

// message is one that is shown.
type message struct {
	kind   messageKind
	number int64
	at     float32
}

// messages are those on the screen: a big one and smaller ones below it.
type messages struct {
	lines   [4]message
	counted float32 // when the countdown's number came
	count   int
}

// Times of a message in seconds, and its sizes.
const (
	showSeconds = 1.8
	fadeSeconds = .33
	swellEnd    = .09
	settleEnd   = .18
	appearEnd   = .06
	smallScale  = .60
	swellScale  = 1.12
	partScale   = 1.04
	partRise    = 8 // pixels of the 720-high picture
	phoneAlpha  = .9

	bigMessage   = 64
	nameMessage  = 40
	smallMessage = 28
	countSize    = 110
)

// show starts a message. A big one makes another smaller, but for ALL CLEAR.
func (m *messages) show(k messageKind, number int64, now float32) {
	for i := range m.lines {
		if m.lines[i].kind == k {
			m.lines[i] = message{}
		}
	}
	shown := message{k, number, now}
	if k.isBig() {
		first := &m.lines[0]
		if !first.shown(now) {
			*first = shown
			return
		}
		if first.kind != allClearMessage {
			*first, shown = shown, *first
		}
	}
	small := m.lines[1:]
	i := 0
	for i < len(small)-1 && small[i].shown(now) {
		i++
	}
	small[i] = shown
}

// clear starts the messages of a clear.
func (m *messages) clear(row int, backToBack bool, now float32) {
	if cascade.ClearName(row) != "" {
		m.show(clearMessage, int64(row), now)
	}
	if backToBack {
		m.show(backToBackMessage, 0, now)
	}
}

func (m *message) shown(now float32) bool { return m.kind != noMessage && now-m.at < showSeconds }

// size gives the size of a message's letters.
func (m *message) size() float32 {
	switch {
	case m.kind == allClearMessage, m.kind == goMessage, m.kind == clearMessage && m.number == cascadeRow:
		return bigMessage
	case m.kind.isBig():
		return nameMessage
	}
	return smallMessage
}

// motion gives a message's scale, alpha and rise at its age.
func motion(age float32, reduced bool) (scale, alpha, rise float32) {
	scale, alpha = 1, min(1, age/appearEnd)
	if !reduced {
		switch {
		case age < swellEnd:
			scale = kit.Lerp(smallScale, swellScale, kit.QuadOut(age/swellEnd))
		case age < settleEnd:
			scale = kit.Lerp(swellScale, 1, kit.QuadInOut(kit.Part(age, swellEnd, settleEnd)))
		}
	}
	if left := kit.Part(age, showSeconds-fadeSeconds, showSeconds); left > 0 {
		alpha = 1 - left
		if !reduced {
			scale, rise = kit.Lerp(1, partScale, left), partRise*left
		}
	}
	return scale, alpha, rise
}

// callOuts are the pictures of the messages.
type callOuts struct {
	names                                  [15]word // by row of Clear Names
	allClear, freshStart, goes             word
	backToBack, combo, level, ready        word
	comboNumber, levelNumber, countNumbers *numerals
	gap                                    float32 // between a word and its number
	height                                 float32 // of the big letters
}

// newCallOuts makes the messages no wider than width.
func newCallOuts(b *scene.Book, l *letterings, px, width float32) *callOuts {
	c := &callOuts{gap: .3 * smallMessage * px, height: .7 * bigMessage * px}
	add := func(a lettering, text string, size float32) word {
		return a.word(b, text, a.sizeWithin(text, size*px, width), px)
	}
	for row := range c.names {
		switch name := cascade.ClearName(row); {
		case name == "":
		case row == cascadeRow:
			c.names[row] = add(l.iceBig, name, bigMessage)
		default:
			size := float32(nameMessage)
			if _, w := l.iceSmall.spread(name, size*px); w > width {
				size = smallMessage
			}
			c.names[row] = add(l.iceSmall, name, size)
		}
	}
	c.allClear = add(l.iceBig, "ALL CLEAR!", bigMessage)
	c.freshStart = add(l.iceSmall, "FRESH START", nameMessage)
	c.goes = add(l.iceBig, "GO!", bigMessage)
	c.ready = add(l.iceSmall, "READY", nameMessage)
	small := min(1, width/(230*px)) * smallMessage
	c.backToBack = add(l.goldSmall, "BACK-TO-BACK", small)
	c.combo = add(l.violetSmall, "COMBO", small)
	c.level = add(l.iceSmall, "LEVEL", small)
	c.comboNumber = l.violetSmall.numerals(b, small*px, px)
	c.levelNumber = l.iceSmall.numerals(b, small*px, px)
	c.countNumbers = l.iceBig.numerals(b, countSize*px, px)
	return c
}

// cascadeRow is the row of Clear Names of four lines at once.
const cascadeRow = 4

// words gives the pictures of a message: a word, and numerals after it for those
// with a number.
func (c *callOuts) words(m *message) (w *word, n *numerals, f figures) {
	switch m.kind {
	case clearMessage:
		return &c.names[m.number], nil, f
	case allClearMessage:
		return &c.allClear, nil, f
	case freshStartMessage:
		return &c.freshStart, nil, f
	case goMessage:
		return &c.goes, nil, f
	case backToBackMessage:
		return &c.backToBack, nil, f
	case comboMessage:
		return &c.combo, c.comboNumber, times(m.number)
	}
	return &c.level, c.levelNumber, whole(m.number)
}

// Baselines of the lines below the top of their place, in pixels of the pictures:
// beside the well, the same when all are taken, and in the well.
var (
	wideLines  = [4]float32{78, 116, 152}
	closeLines = [4]float32{56, 90, 123, 155}
	phoneLines = [4]float32{100, 138, 170, 202}
)

// showMessages paints the messages that are on.
func (e *effects) showMessages(s *scene.Scene, l *layout, c *callOuts, a *atlas) {
	all := &e.messages.lines
	lines := &wideLines
	if all[len(all)-1].shown(e.now) {
		lines = &closeLines
	}
	for i := range all {
		m := &all[i]
		if !m.shown(e.now) {
			continue
		}
		scale, alpha, rise := motion(e.now-m.at, e.reduced)
		if i > 0 {
			scale *= smallMessage / m.size()
		}
		w, n, f := c.words(m)
		width := w.width
		if n != nil {
			width += c.gap + n.width(&f)
		}
		x, y := l.calls.X+l.calls.W-width, l.calls.Y+lines[i]*l.px
		if l.callsInWell() {
			x, y = l.calls.X+(l.calls.W-width)/2, l.calls.Y+phoneLines[i]*l.px
			alpha *= phoneAlpha
		}
		x, y = kit.Round(x), kit.Round(y-rise*l.px)
		// Beside the well messages grow away from it.
		about := growth{x + width, y - c.height/2, scale}
		if l.callsInWell() {
			about.x = x + width/2
		}
		if i > 0 {
			about.y = y
		}
		w.grown(s, x, y, about, alpha)
		if n != nil {
			n.grown(s, &f, x+w.width+c.gap, y, about, alpha)
		}
		if i == 0 && m.size() == bigMessage {
			a.twinkle(s, x, y-c.height, 36*l.px, e.now-m.at)
			a.twinkle(s, x+width, y-1.1*c.height, 24*l.px, e.now-m.at-.15)
		}
	}
}

// twinkle paints a star that opens and closes twice in a message's time.
func (a *atlas) twinkle(s *scene.Scene, x, y, size, age float32) {
	if age < 0 || age > showSeconds {
		return
	}
	open := sin(2 * math.Pi * age / showSeconds)
	a.starlight(s, x, y, size*(.4+.6*open*open), open*open)
}

// starlight paints a star on its glow.
func (a *atlas) starlight(s *scene.Scene, x, y, size, alpha float32) {
	s.Sprite(scene.Sprite{Pic: a.glow, X: x, Y: y, W: 1.5 * size, H: 1.5 * size, Tint: a.colors.flash.Alpha(.65 * alpha), Blend: scene.Add})
	a.showStar(s, x, y, size, white.Alpha(alpha))
}

// showCountdown paints READY and the number in the empty well.
func (e *effects) showCountdown(s *scene.Scene, g *cascade.Game, l *layout, c *callOuts) {
	if g.Phase() != cascade.Countdown {
		return
	}
	if n := g.CountdownLeft(); n != e.messages.count {
		e.messages.count, e.messages.counted = n, e.now
	}
	age := e.now - e.messages.counted
	scale, alpha, _ := motion(min(age, 1), e.reduced)
	if age > .7 {
		alpha = 1 - .6*kit.Part(age, .7, 1)
	}
	x, y := l.well.X+l.well.W/2, l.well.Y+l.well.H*.40
	c.ready.show(s, x, y-countSize*l.px*.95, scene.Middle, 1)
	f := whole(int64(g.CountdownLeft()))
	width := c.countNumbers.width(&f)
	c.countNumbers.grown(s, &f, x-width/2, y, growth{x, y - .36*countSize*l.px, scale}, alpha)
}
