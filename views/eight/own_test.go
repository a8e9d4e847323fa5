package eight

import (
	"strings"
	"testing"
	"time"

	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

func TestOwnBoards(t *testing.T) {
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("W 1 2 3 4 5 6 8 7 0")
	if !strings.Contains(s.room.own.fault, "odd number of swaps") {
		t.Errorf("an unsolvable board is answered by %q", s.room.own.fault)
	}
	s.Tap("Enter")
	if !s.room.own.open {
		t.Fatal("a board that is refused is played")
	}
	s.Do("Backspace*3")
	if !strings.Contains(s.room.own.fault, "6 digits") {
		t.Errorf("six digits are answered by %q", s.room.own.fault)
	}
	s.Do("7 0 8 Enter")
	s.Run(100 * time.Millisecond)
	s.wantBoard("123456708")
	if address, _ := s.TakeAddress(); address != "#/eight?board=123456708&goal=123456780" {
		t.Errorf("the address is %s", address)
	}
}

func TestOwnBoardsByDragging(t *testing.T) {
	for _, v := range []shell.View{shelltest.Window(1280, 720), shelltest.Window(320, 568), shelltest.Window(844, 390)} {
		s := enter(t, v, "eight?board=123456708")
		s.Do("W")
		board := s.room.own.boards[goalField]
		side := board.W / 3
		for i, kind := range []shell.PointerKind{shell.PointerPress, shell.PointerMove, shell.PointerLift} {
			slot := float32(i) // from the first slot to the third
			s.Pointer(s.Now, board.X+side*(slot+.5), board.Y+side/2, kind)
			s.Frame()
		}
		if got := s.room.own.fields[goalField].Text; got != "321456780" {
			t.Fatalf("%v: dragging the 1 onto the 3 makes %s", v, got)
		}
		s.Click("field 0")
		s.Click("type 3")
		if got := s.room.own.fields[startField].Text; got != "3" {
			t.Errorf("%v: a digit typed by a finger makes %q", v, got)
		}
		s.Click("close")
		if s.room.own.open {
			t.Error("the panel stays")
		}
	}
}
