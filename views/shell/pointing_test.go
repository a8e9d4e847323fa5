package shell_test

import (
	"slices"
	"testing"

	"parlor/views/shell"
)

func TestTheRoomHearsOfPointers(t *testing.T) {
	type told struct {
		kind   shell.PointerKind
		finger int
		x      float32
	}
	const pauseX = 1230 // where the pause button is
	for _, c := range []struct {
		name string
		aims bool
		do   func(p *player)
		want []told
	}{
		{"a mouse that hovers", false, func(p *player) {
			p.at(300, 300, shell.PointerMove, false)
			p.at(pauseX, 20, shell.PointerMove, false)
		}, []told{{shell.PointerMove, 0, 300}}},
		{"a drag over a button", false, func(p *player) {
			p.at(300, 300, shell.PointerPress, false)
			p.at(pauseX, 20, shell.PointerMove, false)
			p.at(pauseX, 20, shell.PointerLift, false)
		}, []told{{shell.PointerPress, 0, 300}, {shell.PointerMove, 0, pauseX}, {shell.PointerLift, 0, pauseX}}},
		{"two fingers", true, func(p *player) {
			p.Finger(p.now, 7, 300, 300, shell.PointerPress)
			p.Finger(p.now, 8, 310, 300, shell.PointerPress)
			p.Finger(p.now, 7, pauseX, 20, shell.PointerMove)
			p.Finger(p.now, 8, 310, 300, shell.PointerCancel)
			p.Finger(p.now, 7, 320, 300, shell.PointerLift)
		}, []told{{shell.PointerPress, 1, 300}, {shell.PointerPress, 2, 310}, {shell.PointerMove, 1, pauseX}, {shell.PointerCancel, 2, 310}, {shell.PointerLift, 1, 320}}},
		{"fingers that make gestures", false, func(p *player) {
			p.at(300, 300, shell.PointerPress, true)
			p.at(300, 300, shell.PointerLift, true)
		}, nil},
		{"after a pause that came between", true, func(p *player) {
			p.at(300, 300, shell.PointerPress, true)
			p.tap("Escape", "Escape")
			p.at(350, 300, shell.PointerMove, true)
			p.at(350, 300, shell.PointerLift, true)
		}, []told{{shell.PointerPress, 1, 300}}},
	} {
		p := newPlayer(t)
		p.room.aims = c.aims
		p.tap(toPlay...)
		c.do(p)
		var got []told
		for _, q := range p.room.pointings {
			got = append(got, told{q.Kind, q.Finger, q.X})
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: the room hears of %v, want %v", c.name, got, c.want)
		}
	}
}

// What a room makes of a pointer is an input at the time of the pointer, between
// two frames too.
func TestPointersAreHeardAtTheirTime(t *testing.T) {
	p := newPlayer(t)
	p.room.rings = true
	p.tap(toPlay...)
	begun := p.room.seen.Session.Game().Now()
	p.Pointer(p.now+7*ms, 300, 300, shell.PointerPress)
	if in := p.inputs(); len(in) != 1 || in[0].Code != pull || in[0].At != begun+7*ms {
		t.Errorf("the inputs are %v, want one at %v", in, begun+7*ms)
	}
	p.wantRecord()
}

// A click on an on-screen button gives its command for an instant.
func TestAClickOnAButton(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.at(20, 640, shell.PointerPress, false)
	p.at(20, 640, shell.PointerLift, false)
	if in := p.inputs(); len(in) != 2 || in[0].Code != pull || in[0].At != in[1].At {
		t.Errorf("a click gives %v, want a press and a release at once", in)
	}
}
