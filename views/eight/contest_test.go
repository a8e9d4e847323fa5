package eight

import (
	"testing"
	"time"

	"parlor/views/lab"
	"parlor/views/lab/labtest"
	"parlor/views/shell/shelltest"
)

// wantCard checks what the card of a method says.
func (s *stage) wantCard(method int, number int64, rest, note string) {
	s.Helper()
	if c := s.room.contest.rows[method].Card; c.Number != number || c.Rest != rest || c.Note != note {
		s.Errorf("%s: %d, %q, %q; want %d, %q, %q", c.Name, c.Number, c.Rest, c.Note, number, rest, note)
	}
}

// A class can guess before it sees: a search is told of once its own trial is over, and
// stays told of on this board; or all of them are run.
func TestCardsAreFilledByTheirOwnTrials(t *testing.T) {
	const notRun = "Not run on this board yet"
	s := enter(t, shelltest.Window(1280, 720), start)
	s.Do("Space*64 1s")
	s.wantCard(0, 64, "108 stored", "searching")
	for method := 1; method < len(methods); method++ {
		s.wantCard(method, 0, notRun, "")
	}
	s.Do("A 12s")
	s.wantBoard("123456780")
	for _, keys := range []string{"", "S S S S", "R"} {
		s.Do(keys)
		s.Run(300 * time.Millisecond)
		s.wantCard(0, 91, "154 stored", "20 moves")
		if got := s.room.contest.rows[1].Unit; got != "" {
			t.Errorf("after %q another search is told of", keys)
		}
	}
	s.Click("method 3")
	s.Do("P P P A 1s")
	s.wantCard(0, 91, "154 stored", "20 moves")
	s.wantCard(1, 0, notRun, "")
	s.wantCard(3, 581, "904 stored", "62 moves")
	if row := &s.room.contest.rows[3]; row.Tick || !row.isLong {
		t.Error("a route of 62 moves is told of as a shortest one")
	}
	// Another board is another comparison, and this one is not forgotten.
	s.Do("R 5 300ms")
	s.wantCard(0, 0, notRun, "")
	s.Do("5 300ms")
	s.wantCard(0, 91, "154 stored", "20 moves")
	s.Do("N 300ms")
	for method := range methods {
		if s.room.contest.rows[method].Unit != "" {
			t.Errorf("%s is told of on another board", s.room.contest.rows[method].Name)
		}
	}
	s.Do("C 2s")
	for method := range cardCount {
		if !s.room.contest.rows[method].done {
			t.Errorf("%s was not run", s.room.contest.rows[method].Name)
		}
	}
}

// What a search comes to is the same whether it is run alone or with all others.
func TestTrialsAndRacesAgree(t *testing.T) {
	alone := enter(t, shelltest.Window(1280, 720), "eight?board=013425786")
	all := enter(t, shelltest.Window(1280, 720), "eight?board=013425786")
	all.Do("C 3s")
	alone.Do("P P P")
	for method := range methods {
		alone.Do("R")
		alone.Do("T")
		alone.Click(methodActions[method])
		alone.Do("Escape A 2s")
		a, b := &alone.room.contest.rows[method], &all.room.contest.rows[method]
		if !a.done || !b.done || a.checked != b.checked || a.stored != b.stored || a.moves != b.moves || a.Tick != b.Tick {
			t.Errorf("%s alone: %s, %s, %s, shortest %v; with all: %s, %s, %s, shortest %v", a.Name, a.checked, a.stored, a.moves, a.Tick, b.checked, b.stored, b.moves, b.Tick)
		}
	}
}

// In every window all searches can be run by hand, and on the goal there are none to run.
func TestRunAllByHand(t *testing.T) {
	for _, v := range labtest.Windows() {
		s := enter(t, v, "eight?board=123456708")
		if s.room.layout.Shape == lab.Wide {
			s.Touch(tableAction)
		} else {
			s.Click("compare")
			s.Run(time.Second)
			if s.Spots[raceAction].W == 0 { // the sheet lies low: its handle draws it up
				s.ClickAt(s.room.layout.sheet.X+9, s.room.sheet.Top()+6*s.room.tools.Px)
				s.Run(time.Second)
			}
		}
		s.Click(raceAction)
		s.Run(time.Second)
		if !s.room.contest.rows[3].done {
			t.Errorf("%s: the button runs nothing", shelltest.Name(v))
		}
		s.Do("8 300ms")
		if s.Do("C"); s.room.contest.asked {
			t.Errorf("%s: searches run from the goal", shelltest.Name(v))
		}
	}
}
