package soak

import (
	"strings"
	"time"

	"parlor/views/shell"
)

// act does one thing. Most are commands of the game.
func (p *player) act() {
	if p.isPlaying() {
		p.commands++
	}
	switch n := p.random.Intn(1000); {
	case n < 500:
		p.command(shell.Input{Key: one(p, p.keys)})
	case n < 560:
		p.command(shell.Input{Key: one(p, p.pads), Pad: 1 + p.random.Intn(2)})
	case n < 640:
		if len(p.down) > 0 {
			p.lift(one(p, p.down))
		}
	case n < 670:
		p.command(shell.Input{Key: one(p, otherKeys)})
	case n < 780:
		p.mouse()
	case n < 890:
		p.finger()
	case n < 900:
		p.Wheel(float32(p.random.Intn(400) - 200))
	case n < 905:
		p.Focus(p.now, false)
		p.frame(one(p, gaps))
		p.Focus(p.now, true)
		p.down = nil
	case n < 910:
		p.PadGone(p.now, 1+p.random.Intn(2))
	case n < 930:
		p.Paste(p.now, one(p, pasted))
	case n < 934:
		p.resize()
	case n < 937:
		p.GoTo(one(p, addresses))
	case n < 938:
		p.OpenFile("a map.txt", []byte(one(p, pasted)))
	case n < 940:
		p.OpenFile("a record", p.saved[:len(p.saved)-p.random.Intn(min(len(p.saved), 2)+1)])
	case n < 941:
		p.Tell(strings.Repeat("Something is told. ", p.random.Intn(9)))
	default:
		p.frame(one(p, gaps))
	}
}

// command presses a key, which mostly goes up again at once.
func (p *player) command(in shell.Input) {
	if p.chance(4) && len(p.down) < 3 {
		p.press(in)
		return
	}
	p.press(in)
	p.now += time.Duration(p.random.Intn(30)) * time.Millisecond
	p.lift(in)
}

var otherKeys = []string{
	"Enter", "NumpadEnter", "Escape", "Space", "Tab", "Backspace", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "Delete",
	"KeyA", "KeyE", "KeyF", "KeyM", "KeyI", "KeyO", "KeyP", "KeyQ", "KeyR", "KeyS", "KeyT", "KeyV", "KeyW", "Digit0", "Digit9", "F1", "F13", "ShiftLeft", "ControlLeft", "MetaRight", "Slash", "",
}

// mouse moves, clicks, drags or wheels somewhere.
func (p *player) mouse() {
	x, y := p.place()
	p.Pointer(p.now, x, y, shell.PointerMove)
	switch n := p.random.Intn(8); {
	case n < 5:
		if p.chance(3) {
			p.frame(16666667)
		}
		p.Pointer(p.now, x, y, shell.PointerPress)
		for range p.random.Intn(3) {
			x, y = x+float32(p.random.Intn(80)-40), y+float32(p.random.Intn(80)-40)
			p.Pointer(p.now, x, y, shell.PointerMove)
		}
		p.Pointer(p.now, x, y, shell.PointerLift)
	case n < 6:
		p.Pointer(p.now, x, y, shell.PointerKind(p.random.Intn(6)))
	}
}

// finger taps, drags, flicks, or stays.
func (p *player) finger() {
	id := 1 + p.random.Intn(3)
	x, y := p.place()
	p.Finger(p.now, id, x, y, shell.PointerPress)
	for range p.random.Intn(4) {
		p.now += time.Duration(p.random.Intn(60)) * time.Millisecond
		x, y = x+float32(p.random.Intn(120)-60), y+float32(p.random.Intn(200)-60)
		p.Finger(p.now, id, x, y, shell.PointerMove)
		if p.chance(4) {
			p.frame(0)
		}
	}
	switch p.random.Intn(5) {
	case 0:
		p.Finger(p.now, id, x, y, shell.PointerCancel)
	case 1, 2, 3:
		p.Finger(p.now, id, x, y, shell.PointerLift)
	}
}

// place is one in the window, or now and then beside it.
func (p *player) place() (x, y float32) {
	return float32(p.random.Intn(int(p.view.W)+20) - 10), float32(p.random.Intn(int(p.view.H)+20) - 10)
}

// pasted are texts from the clipboard and from files.
var pasted = []string{
	"", "724506831", "123456780", "board=724506831", "http://localhost/#/eight?board=012345678&goal=123456780", "..f.\nm##.\n....", "####",
	"type octile\nheight 2\nwidth 4\nmap\n.GSW\n@OT.\n", "maze1.2x1.0.1.tA", "map=maze1.6x3.0.17.tA~C", "maze1.2x1.0.1.tAA", "\x00\xff", strings.Repeat("..........\n", 99),
}

var addresses = []string{
	"#/about", "#/records/cascade", "#/records/gems", "#/statistics/maze", "#/statistics/nothing", "#/cascade/menu", "#/cascade/practice", "#/cascade/play",
	"#/eight/help", "#/softserve/help", "#/gems/play", "#/maze/practice",
	"", "#/", "#/cascade", "#/maze", "#/eight", "#/softserve", "#/gems", "#/chess", "eight?board=724506831", "#/eight?board=1", "#/eight?goal=012345678",
	"#/maze?random=maze&size=64x64&seed=5", "#/maze?random=terrain&size=2x1", "#/maze?map=maze1.2x1.0.1.tA", "#/maze?size=9x", "#/gems?x", "?", "##//??",
}
