package cascade

import (
	"slices"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/shell/shelltest"
)

// What is called out, and how a game begins and ends.

// called gives the messages that are shown.
func (e *effects) called() (kinds []messageKind) {
	for i := range e.messages.lines {
		if m := &e.messages.lines[i]; m.shown(e.now) {
			kinds = append(kinds, m.kind)
		}
	}
	return kinds
}

func seeMessages(t *testing.T) {
	s, e := onStage(t, "marathon", nearlyFull)
	s.Run(2 * time.Second)
	s.clearFour()
	want := []messageKind{clearMessage, backToBackMessage, comboMessage, levelMessage}
	if got := e.called(); !slices.Equal(got, want) {
		t.Errorf("a cascade calls out %v, want %v", got, want)
	}
	if e.messages.lines[0].number != cascadeRow || e.messages.lines[2].number != 2 || e.messages.lines[3].number != 2 {
		t.Errorf("messages %v: want CASCADE, COMBO x2 and LEVEL 2", e.messages.lines)
	}
	s.Run(1790 * time.Millisecond)
	if got := e.called(); !slices.Equal(got, want) {
		t.Errorf("1.79 s on, %v are shown, want %v", got, want)
	}
	s.Run(20 * time.Millisecond)
	if got := e.called(); len(got) != 0 {
		t.Errorf("1.81 s on, %v are shown", got)
	}
	// Shown again, a message starts over.
	e.messages.show(comboMessage, 3, e.now)
	s.Run(time.Second)
	e.messages.show(comboMessage, 4, e.now)
	s.Run(time.Second)
	if got := e.called(); !slices.Equal(got, []messageKind{comboMessage}) {
		t.Errorf("a combo that is shown again is followed by %v", got)
	}
	e.particles.clear()
	e.hear(s.game(), sim.Event{Kind: cascade.EventLevelUp, X: 3}, s.room.colors)
	if n := e.particles.count(twinkle); n != 50 {
		t.Errorf("a level has %d sparkles, want 50", n)
	}
}

func seeAllClear(t *testing.T) {
	s, e := onStage(t, "marathon", `{"well":["JJJLLLSST.","IIIISZZOO.","LLLTTTZZO.","JJJIIIISS."],"queue":"IOTS"}`)
	s.Run(2 * time.Second)
	s.clearFour()
	e.particles.clear()
	s.Run(430 * time.Millisecond)
	if got := e.called(); got[0] != allClearMessage || !slices.Contains(got, clearMessage) {
		t.Errorf("%v are called out, want ALL CLEAR! and still CASCADE", got)
	}
	near(t, "flash seconds", e.flash.seconds, .45)
	if e.flash.color != raster.Hex(0xe8fdff) {
		t.Errorf("the flash is %v, want #e8fdff", e.flash.color)
	}
	if n, m := e.particles.count(twinkle), e.particles.count(gemlet)+e.particles.count(shard); n != 70 || m != 120 {
		t.Errorf("%d sparkles and %d crystals, want 70 and 120", n, m)
	}
	near(t, "the fountain's row", fountainRow, -.813)
}

func seeLoss(t *testing.T) {
	s, e := onStage(t, "marathon", "")
	for !s.game().Result().Over {
		s.press(cascade.HardDrop)
		s.Run(60 * time.Millisecond)
	}
	near(t, "shake", e.shake.strength, .01)
	near(t, "shake seconds", e.shake.seconds, .5)
	s.Run(time.Second)
	if n := len(s.cells(s.room.well.crystals.whole)); n > 20 { // of previews and the well none
		t.Errorf("%d crystals of a lost game are no stone", n)
	}
}

func seeFinish(t *testing.T) {
	s, e := onStage(t, "ultra", "")
	e.hear(s.game(), sim.Event{Kind: cascade.EventModeFinished}, s.room.colors)
	if n, m := e.particles.count(twinkle), e.particles.count(gemlet)+e.particles.count(shard); n != 80 || m != 120 {
		t.Errorf("%d sparkles and %d crystals, want 80 and 120", n, m)
	}
}

func seeFreshStart(t *testing.T) {
	s, e := onStage(t, "zen", "")
	s.Run(2 * time.Second)
	e.hear(s.game(), sim.Event{Kind: cascade.EventFreshStart, X: 1}, s.room.colors)
	if got := e.called(); !slices.Equal(got, []messageKind{freshStartMessage}) || e.particles.count(twinkle) != 70 {
		t.Errorf("%v and %d sparkles, want FRESH START and 70", got, e.particles.count(twinkle))
	}
}

func seeCountdown(t *testing.T) {
	s := newStage(t, shelltest.Window(1280, 720))
	s.Play("marathon", `{}`, "")
	for left := 3; left > 0; left-- {
		s.Draw(500 * time.Millisecond)
		if len(s.Sprites(s.room.calls.ready.pic)) != 1 || len(s.Sprites(s.room.calls.countNumbers.front[left].pic)) != 1 {
			t.Errorf("READY and %d are not shown", left)
		}
		s.Draw(500 * time.Millisecond)
	}
	if len(s.Sprites(s.room.calls.ready.pic)) != 0 {
		t.Error("READY is shown during play")
	}
	if got := s.room.effects.called(); !slices.Equal(got, []messageKind{goMessage}) {
		t.Errorf("%v at the start of play, want GO!", got)
	}
}
