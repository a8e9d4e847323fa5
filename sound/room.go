package sound

import (
	"fmt"
	"maps"
	"slices"

	"parlor/rng"
)

// roomData is the effects of one game, in the key of its music.
type roomData struct {
	// Scale is the pitch classes of the room, upwards from its key note.
	Scale []int
	// Music says how each piece and the effects go together.
	Music   map[string]tuning
	Echo    echoData
	Reverb  reverbData
	Patches map[string]*patch
	Effects map[string]*effect
}

// tuning is how a piece of music and the effects of a room go together.
type tuning struct {
	Gain    float64 // of the music, decibels
	Effects float64 // of the effects, decibels
	Move    float64 // of the effects, semitones, so that they are in the music's key
}

// What may sound at once in a room; beyond it the oldest effect ends.
const (
	maxEffects = 24
	maxVoices  = 160
)

// Room is the effects of one game, or of the screens around the games. A Room
// belongs to one Mixer at a time.
type Room struct {
	data      roomData
	band      band
	tuning    tuning
	ornaments rng.Source
	now       int // samples since the room began
	plays     int // effects started so far, by which their notes are known
	ended     int // effects up to this one were ended early
}

// NewRoom makes the effects of a room ready: cascade, home and the other names
// in rooms. The error names what is wrong.
func NewRoom(name string) (*Room, error) {
	r := &Room{ornaments: rng.New(0, "sound")}
	if err := load("rooms", name, &r.data); err != nil {
		return nil, err
	}
	instruments := make(map[string]*instrument)
	for patchName, p := range r.data.Patches {
		instruments[patchName] = newInstrument(p, 0)
	}
	for effectName, e := range r.data.Effects {
		if err := e.prepare(instruments); err != nil {
			return nil, fmt.Errorf("rooms: %s: %s: %w", name, effectName, err)
		}
	}
	r.band = newBand(r.data.Echo, r.data.Reverb, 0)
	return r, nil
}

// Effects is the names of the room's effects, in alphabetical order.
func (r *Room) Effects() []string { return slices.Sorted(maps.Keys(r.data.Effects)) }

// Has says whether the room has an effect of a name.
func (r *Room) Has(effect string) bool { return r.data.Effects[effect] != nil }

// play starts an effect with the next block. It gives nil when there is none of
// the name, or when it comes too soon after its last start.
func (r *Room) play(name string, value int, pan float64) *effect {
	e := r.data.Effects[name]
	if e == nil || !e.begin(r.now) {
		return nil
	}
	r.plays++
	off := e.Cents / 100 * (2*float64(r.ornaments.Uint32())/(1<<32) - 1)
	r.start(e, e.Notes, value, pan, off)
	if e.More != nil && value >= e.More.From {
		r.start(e, e.More.Notes, value, pan, off)
	}
	r.makeSpace()
	return e
}

// start begins notes of an effect, so many semitones off.
func (r *Room) start(e *effect, notes []effectNote, value int, pan, off float64) {
	steps := e.steps(value)
	for _, n := range notes {
		r.band.start(note{
			instrument: n.instrument,
			wait:       inSamples(n.start),
			hold:       inSamples(n.length),
			pitch:      climb(n.pitch, steps, r.data.Scale) + r.tuning.Move + off,
			velocity:   n.velocity / 100,
			gain:       ratio(e.Gain + r.tuning.Effects),
			pan:        pan,
			owner:      r.plays,
		})
	}
}

// makeSpace ends the oldest effects when too much sounds.
func (r *Room) makeSpace() {
	for {
		effects, voices, oldest, last := 0, 0, 0, 0
		for _, v := range r.band.voices { // in the order of their owners
			if v.owner <= r.ended {
				continue
			}
			voices++
			if v.owner != last {
				effects, last = effects+1, v.owner
			}
			if oldest == 0 {
				oldest = v.owner
			}
		}
		if effects <= maxEffects && (voices <= maxVoices || effects == 1) {
			return
		}
		r.band.end(oldest)
		r.ended = oldest
	}
}

// render makes the next block.
func (r *Room) render(out *[2]samples) {
	r.now += block
	r.band.render(out)
}
