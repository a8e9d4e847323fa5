package cascade

import (
	"math"

	"parlor/games/cascade"
	"parlor/scene"
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

// messages are those on the screen: a big one and two smaller ones below it. A
// new one takes the place of an older one.
type messages struct {
	lines   [3]message
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

// show starts a message.
func (m *messages) show(k messageKind, number int64, now float32) {
	line := 0
	if !k.isBig() {
		line = 1
		if m.lines[1].shown(now) && m.lines[1].kind != k {
			line = 2
		}
	}
	m.lines[line] = message{k, number, now}
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

// motion gives a message's scale, alpha and rise at its age.
func motion(age float32, reduced bool) (scale, alpha, rise float32) {
	scale, alpha = 1, min(1, age/appearEnd)
	if !reduced {
		switch {
		case age < swellEnd:
			scale = lerp(smallScale, swellScale, quadOut(age/swellEnd))
		case age < settleEnd:
			scale = lerp(swellScale, 1, quadInOut(part(age, swellEnd, settleEnd)))
		}
	}
	if left := part(age, showSeconds-fadeSeconds, showSeconds); left > 0 {
		alpha = 1 - left
		if !reduced {
			scale, rise = lerp(1, partScale, left), partRise*left
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
func newCallOuts(b *scene.Book, px, width float32) *callOuts {
	c := &callOuts{gap: .3 * smallMessage * px, height: .7 * bigMessage * px}
	add := func(l lettering, text string, size float32) word {
		return l.word(b, text, l.sizeWithin(text, size*px, width), px)
	}
	for row := range c.names {
		switch name := cascade.ClearName(row); {
		case name == "":
		case row == cascadeRow:
			c.names[row] = add(iceBig, name, bigMessage)
		default:
			size := float32(nameMessage)
			if _, w := iceSmall.spread(name, size*px); w > width {
				size = smallMessage
			}
			c.names[row] = add(iceSmall, name, size)
		}
	}
	c.allClear = add(iceBig, "ALL CLEAR!", bigMessage)
	c.freshStart = add(iceSmall, "FRESH START", nameMessage)
	c.goes = add(iceBig, "GO!", bigMessage)
	c.ready = add(iceSmall, "READY", nameMessage)
	small := min(1, width/(230*px)) * smallMessage
	c.backToBack = add(goldSmall, "BACK-TO-BACK", small)
	c.combo = add(violetSmall, "COMBO", small)
	c.level = add(iceSmall, "LEVEL", small)
	c.comboNumber = violetSmall.numerals(b, small*px, px)
	c.levelNumber = iceSmall.numerals(b, small*px, px)
	c.countNumbers = iceBig.numerals(b, countSize*px, px)
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

// Baselines of the three lines below the top of their place, in pixels of the
// pictures.
var (
	wideLines  = [3]float32{78, 116, 152}
	phoneLines = [3]float32{100, 138, 170}
)

// showMessages paints the messages that are on.
func (e *effects) showMessages(s *scene.Scene, l *layout, c *callOuts, a *atlas) {
	for i := range e.messages.lines {
		m := &e.messages.lines[i]
		if !m.shown(e.now) {
			continue
		}
		scale, alpha, rise := motion(e.now-m.at, e.reduced)
		w, n, f := c.words(m)
		width := w.width
		if n != nil {
			width += c.gap + n.width(&f)
		}
		x, y := l.calls.X+l.calls.W-width, l.calls.Y+wideLines[i]*l.px
		if l.callsInWell() {
			x, y = l.calls.X+(l.calls.W-width)/2, l.calls.Y+phoneLines[i]*l.px
			alpha *= phoneAlpha
		}
		x, y = round(x), round(y-rise*l.px)
		// Beside the well messages grow away from it.
		about := growth{x + width, y - c.height/2, scale}
		if l.callsInWell() {
			about.x = x + width/2
		}
		w.grown(s, x, y, about, alpha)
		if n != nil {
			n.grown(s, &f, x+w.width+c.gap, y, about, alpha)
		}
		if m.kind == allClearMessage || m.kind == clearMessage && m.number == cascadeRow {
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
		alpha = 1 - .6*part(age, .7, 1)
	}
	x, y := l.well.X+l.well.W/2, l.well.Y+l.well.H*.40
	c.ready.show(s, x, y-countSize*l.px*.95, scene.Middle, 1)
	f := whole(int64(g.CountdownLeft()))
	width := c.countNumbers.width(&f)
	c.countNumbers.grown(s, &f, x-width/2, y, growth{x, y - .36*countSize*l.px, scale}, alpha)
}
