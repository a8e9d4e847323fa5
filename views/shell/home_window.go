package shell

import (
	"time"

	"parlor/scene"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/kit"
)

// window is what is seen through a door: its record, playing by itself.
type window struct {
	door   Door
	large  Door // what is seen on a card that is chosen
	shown  Door // the one of them that was drawn last
	spec   *sim.Spec
	reel   *replay.Reel // nil until it is first seen
	shut   bool         // its record cannot be played: it stays dark
	from   time.Duration
	still  bool // the moment in the middle is shown
	glance Glance
	inputs int           // that the game of the glance has heard
	at     time.Duration // since from
	lit    float32       // how far it has come up since the pictures were made
}

// Motion of what is seen through doors.
const (
	loopFade    = 400 * time.Millisecond // from the end of a loop to its beginning, half of it dark
	farPace     = .5                     // of what is seen through a door that is not chosen
	longestLook = 100 * time.Millisecond // that the record goes on in one frame, after a stall
)

// firstLight is how far a window is lit in the frame in which it begins.
const firstLight = .01

// advance lets the record go on by a part of real time, or rest in a still.
func (w *window) advance(now, step time.Duration, still bool) {
	g := &w.glance
	g.Now, g.Reduced, g.Began = now, still, false
	g.Events, g.Passed = g.Events[:0], 0
	opens := w.reel == nil
	if opens {
		w.load()
	}
	switch {
	case w.shut:
	case opens, still != w.still:
		w.still = still
		if w.begin(0); still {
			w.begin(DoorLoop / 2)
		}
	case still:
	case w.at+step >= DoorLoop:
		w.begin(0)
	default:
		w.at += step
		before := g.Game.Now()
		w.inputs = w.reel.Play(g.Game, w.inputs, w.from+w.at)
		g.Events, g.Passed = g.Game.Drain(g.Events), g.Game.Now()-before
	}
}

// load reads the record.
func (w *window) load() {
	text, from := w.door.Record()
	record, err := replay.Parse(text, w.spec)
	if err == nil {
		w.from = from
		w.reel, err = replay.NewReel(w.spec, record)
	}
	w.shut = err != nil
}

// begin goes to a moment of the loop.
func (w *window) begin(at time.Duration) {
	w.at, w.glance.Began = at, true
	w.glance.Game, w.inputs = w.reel.At(w.from + at)
}

// dim is how dark the window is, from 0 to 1: it comes up, and the loop fades.
func (w *window) dim() float32 {
	light := w.lit
	switch {
	case w.shut:
		return 1
	case !w.still:
		light *= min(float32(min(w.at, DoorLoop-w.at))/float32(loopFade/2), 1)
	}
	return 1 - light
}

// look draws what is seen through a door into its opening.
func (h *home) look(s *scene.Scene, i int) {
	w, opening := &h.windows[i], h.opening(i)
	door, x, y := w.door, opening.X, opening.Y
	if h.tall && h.glow[i] > 0 { // on the way to its height it is cut at its top and foot
		door, y = w.large, y-kit.Floor((kit.Ceil(glanceH*h.px)+2-opening.H)/2)
	}
	if w.lit > 0 && !w.shut {
		w.glance.Began = w.glance.Began || w.shown != door
		w.shown = door
		s.Within(opening, func() {
			s.ShiftX, s.ShiftY = x, y
			door.Draw(s, w.glance)
			s.ShiftX, s.ShiftY = 0, 0
		})
	}
	if dim := w.dim(); dim > 0 {
		s.Rect(opening, unlit.Alpha(dim))
	}
}

// step gives how much of the record passes in a frame of so much real time.
func (w *window) step(real time.Duration, chosen bool) time.Duration {
	real = min(max(real, 0), longestLook)
	if !chosen {
		real = time.Duration(float64(real) * farPace)
	}
	return real
}

// see lets the windows go on. Drawing what is seen through one for the first time
// takes a while, so one more begins in each frame, the chosen one first, and the first
// frame waits for none.
func (h *home) see(now, step time.Duration, chosen int) {
	if !h.seen {
		h.seen = true
		return
	}
	begins := -1
	for i := range h.windows {
		w := &h.windows[i]
		if w.lit > 0 {
			w.lit = min(w.lit+float32(step)/float32(choosing), 1)
			w.advance(now, w.step(step, i == chosen), h.view.Reduced)
		} else if begins < 0 || i == chosen {
			begins = i
		}
	}
	if begins >= 0 {
		w := &h.windows[begins]
		w.lit = firstLight
		w.advance(now, 0, h.view.Reduced)
	}
}
