package shell_test

import (
	"testing"

	"parlor/views/shell"
)

// The right button leaves all screens but the menu, where it does nothing, and
// play.
func TestTheRightMouseButtonGoesBack(t *testing.T) {
	for _, c := range []struct {
		way          []string
		screen, then string
	}{
		{nil, "home", "home"},
		{toTitle, "title", "home"},
		{toMenu, "menu", "menu"},
		{append(toMenu, "ArrowDown", "Enter"), "help", "menu"},
		{toPlay, "play", "play"},
		{append(toPlay, "Escape"), "pause", "play"},
	} {
		p := newPlayer(t)
		p.tap(c.way...)
		if s := p.State().Screen; s != c.screen {
			t.Fatalf("the way leads to %s, not to %s", s, c.screen)
		}
		p.at(5, 5, shell.PointerBack, false)
		p.ready()
		if s := p.State().Screen; s != c.then {
			t.Errorf("from %s the right button goes to %s, want %s", c.screen, s, c.then)
		}
	}
}

// A mouse that left the window and comes back chooses anew.
func TestTheMouseLeavesAndComesBack(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.pointTo(2)
	p.tap("ArrowUp", "ArrowUp")
	p.want("menu", "BELL")
	p.at(-1, -1, shell.PointerMove, false)
	p.want("menu", "BELL")
	p.pointTo(2)
	p.want("menu", "QUIT")
}
