package shell

import (
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

var (
	motionWords = []string{"As the system", "On", "Off"}
	speechWords = []string{"All", "Results", "Nothing"}
)

// schemeCards say what each scheme is for, and show the colours that the rooms use.
var schemeCards = []struct {
	title, line string
	dots        [6]uint32
}{
	{"Standard", "for most eyes", [6]uint32{0x58e6ff, 0xffb04a, 0x5fe08a, 0xb07bff, 0xff6b8a, 0xffe066}},
	{"Blue and orange", "where red and green are hard", [6]uint32{0x3a72f0, 0xf29111, 0xffe94a, 0xf4f7fb, 0x1a2029, 0x6cc4ff}},
	{"Red and teal", "where blue and green are hard", [6]uint32{0xea3340, 0x25c2bd, 0xffa9c6, 0x8f9caa, 0x1a2029, 0x2aa35a}},
	{"High contrast", "black ground, thick outlines", [6]uint32{0x00e5ff, 0xff9d00, 0x3dff6e, 0xd08bff, 0xff4d6a, 0xffee00}},
}

// displayRows is the page of what is seen, or spoken in its place.
func (o *options) displayRows() []row {
	t := &o.app.tastes.Options
	var rows []row
	if v := o.app.laid.view; v.MayFill {
		full := row{kind: switchRow, label: "Full screen", words: switchWords, set: func(at int) { o.app.fill = fill{true, at == 1} }}
		if v.Filled {
			full.at = 1
		}
		rows = append(rows, full)
	}
	colours := oneOf(cardsRow, "Colours", "Kinds differ in shape too", &t.Scheme, session.Schemes, nil)
	for _, c := range schemeCards {
		card := kit.Card{Title: c.title, Lines: []string{c.line}}
		for _, dot := range c.dots {
			card.Dots = append(card.Dots, raster.Hex(dot))
		}
		colours.cards, colours.words = append(colours.cards, card), append(colours.words, c.title)
	}
	rows = append(rows, oneOf(severalRow, "Reduced motion", "Fades only; no shake or flash", &t.Motion, session.Motions, motionWords), colours)
	if !o.app.onlyFingers() {
		rows = append(rows, toggle("Show keys along the bottom", "", &t.Hints))
	}
	return append(rows,
		toggle("Show frames per second", "", &t.Rate),
		toggle("Buttons on touch screens", "Besides taps and flicks", &t.Buttons),
		oneOf(severalRow, "Spoken text", "What happens, in words", &t.Speech, session.Speeches, speechWords),
	)
}

// fill is whether the player wants the program to fill the screen.
type fill struct{ asked, on bool }

// TakeFill says whether the program should fill the screen or cease to, if that
// was asked for since the last call. Front asks each frame.
func (a *App) TakeFill() (on, asked bool) {
	f := a.fill
	a.fill = fill{}
	return f.on, f.asked
}
