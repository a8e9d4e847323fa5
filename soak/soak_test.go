// Package soak plays the whole program for long without a display: the real rooms in
// the shell, every frame drawn into a scene, and a player who presses, touches,
// resizes, pastes and leaves without any sense.
//
//	go test ./soak -run TestSoak/cascade -commands 1000000 -timeout 2h
//
// Goals: whatever a million commands bring about, there is no panic, the game that is
// played is its record, what is drawn can be painted, and memory comes to rest.
//
// Non-goals: whether a screen or a rule is right, which the tests of the rooms and of
// the games say.
package soak

import (
	"flag"
	"fmt"
	"runtime"
	"testing"

	"parlor/views/shell"
)

var commands = flag.Int("commands", 2000, "how many `commands` each game hears at least")

// sitting is how many commands a player gives before the program starts anew.
const sitting = 20000

func TestSoak(t *testing.T) {
	for i, spec := range specs() {
		t.Run(spec.Name, func(t *testing.T) {
			var early uint64
			var all tally
			for n := int64(1); all.commands < *commands; n++ {
				p := sitDown(t, i, n)
				p.play(min(sitting, *commands-all.commands))
				all.add(p.tally)
				if used := memory(p.App); early == 0 {
					early = used
				} else if used > early+(64<<20) {
					t.Fatalf("%d MB are in use after %d commands, and %d were after the first sitting", used>>20, all.commands, early>>20)
				}
			}
			t.Log(all)
			if all.heard < all.commands/20 || all.frames == 0 || all.records == 0 {
				t.Errorf("hardly anything reaches the game: %v", all)
			}
		})
	}
}

// memory is how many bytes are in use while the program still is.
func memory(app *shell.App) uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	runtime.KeepAlive(app)
	return m.HeapAlloc
}

// tally is what came of playing.
type tally struct {
	commands int // given while the game was on the screen
	heard    int // of them and of all others, had an effect on the game
	records  int // were checked
	frames   int
	drawn    int // pictures
	marks    int // at most on a frame
}

func (n *tally) add(other tally) {
	n.commands += other.commands
	n.heard += other.heard
	n.records += other.records
	n.frames += other.frames
	n.drawn += other.drawn
	n.marks = max(n.marks, other.marks)
}

func (n tally) String() string {
	return fmt.Sprintf("%d commands, %d inputs with an effect, %d records checked, %d frames of at most %d marks, %d pictures drawn",
		n.commands, n.heard, n.records, n.frames, n.marks, n.drawn)
}
