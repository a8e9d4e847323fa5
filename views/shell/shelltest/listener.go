package shelltest

import (
	"strings"
	"testing"
	"time"

	"parlor/sim"
	"parlor/views/shell"
)

// Listener plays a game and hears it.
type Listener struct {
	testing.TB
	Room shell.Room
	Game sim.Game
	Now  time.Duration
	Cues []shell.Cue // since Sounds was called last
}

// Listen starts a game of a room; settings and setup are JSON.
func Listen(t testing.TB, room shell.Room, mode, settings, setup string) *Listener {
	t.Helper()
	game, err := room.Spec().New(config(mode, settings, setup))
	if err != nil {
		t.Fatal(err)
	}
	l := &Listener{TB: t, Room: room, Game: game}
	l.hear()
	return l
}

func (l *Listener) hear() {
	l.Cues = append(l.Cues, l.Room.Hear(l.Game, l.Game.Drain(nil))...)
}

// Do taps commands, +presses or -releases them, or waits: "moveLeft +softDrop 1s".
func (l *Listener) Do(words string) {
	l.Helper()
	for _, word := range strings.Fields(words) {
		if wait, err := time.ParseDuration(word); err == nil {
			for end := l.Now + wait; l.Now < end; l.hear() {
				l.Now = min(l.Now+10*time.Millisecond, end)
				l.Game.Advance(l.Now)
			}
			continue
		}
		name := strings.TrimLeft(word, "+-")
		c, ok := l.Room.Spec().Command(name)
		switch {
		case name == "pause":
			c = sim.Pause
		case name == "resume":
			c = sim.Resume
		case !ok:
			l.Fatalf("there is no command %q", name)
		}
		if word[0] != '-' {
			l.Game.Apply(sim.Input{At: l.Now, Code: c})
		}
		if word[0] != '+' {
			l.Game.Apply(sim.Input{At: l.Now, Code: c | sim.Release})
		}
		l.hear()
	}
}

// Sounds gives the effects since it was called last, in one line.
func (l *Listener) Sounds() string {
	var names []string
	for _, c := range l.Cues {
		names = append(names, c.Effect)
	}
	l.Cues = nil
	return strings.Join(names, " ")
}

// Hear plays a golden record of the room's game at 60 frames a second, until two
// seconds after its end, and gives what happens in each frame and what is heard of it.
func Hear(t testing.TB, room shell.Room, name string, frame func(g sim.Game, events []sim.Event, cues []shell.Cue)) {
	t.Helper()
	record := Golden(t, room, name)
	g, err := room.Spec().New(record.Config)
	if err != nil {
		t.Fatal(err)
	}
	inputs := record.Inputs
	for now := time.Duration(0); now < record.End+2*time.Second; now += time.Second / 60 {
		for ; len(inputs) > 0 && inputs[0].At <= now; inputs = inputs[1:] {
			g.Apply(inputs[0])
		}
		g.Advance(now)
		events := g.Drain(nil)
		frame(g, events, room.Hear(g, events))
	}
}
