package sound

import (
	"encoding/json"
	"fmt"
	"slices"
)

// patch is an instrument as data: oscillators added up, through a filter,
// times an envelope. Times are seconds, frequencies hertz, gains of oscillators
// linear; "falls in T" means by 60 dB in T seconds.
type patch struct {
	Osc     []oscillatorData
	Amp     envelopeData
	Filter  *filterData
	Vibrato *struct{ Rate, Cents, Delay float64 }
	// Bend starts the note so many semitones away and falls to its pitch.
	Bend *struct{ From, Seconds float64 }
	// Detune makes two whole voices of a note, Cents up and down, Spread to
	// the left and right.
	Detune  *struct{ Cents, Spread float64 }
	Tremolo *struct{ Rate, Depth float64 }
	Gain    float64 // decibels
	Pan     float64 // -1 left to 1 right
	// Echo and Reverb are how much of the voice goes there, 0 to 1.
	Echo, Reverb float64
}

// oscillatorData is one oscillator of a patch.
type oscillatorData struct {
	Wave   wave
	Gain   float64 // 1 when absent
	Ratio  float64 // of the note's frequency; 1 when absent
	Cents  float64
	Decay  float64 // falls in; 0 stays. A pluck's string: 3 when absent
	Width  float64 // pulse: the high part of a period; 0.5 when absent
	Damp   float64 // pluck: 0 bright to 0.5 dull; 0.3 when absent
	Bright float64 // pluck: how much of the noise's top is struck; 0.7 when absent
	// ModRatio is the modulator's frequency as a ratio of the oscillator's;
	// Index its depth in radians, which falls in IndexDecay to IndexFloor of it.
	ModRatio, Index, IndexDecay, IndexFloor float64
}

// UnmarshalJSON fills in what is absent.
func (o *oscillatorData) UnmarshalJSON(raw []byte) error {
	type plain oscillatorData
	p := plain{Gain: 1, Ratio: 1, Width: 0.5, Damp: 0.3, Bright: 0.7}
	err := json.Unmarshal(raw, &p)
	if p.Wave == pluck && p.Decay == 0 {
		p.Decay = 3
	}
	*o = oscillatorData(p)
	return err
}

// wave is what an oscillator makes.
type wave uint8

const (
	sine wave = iota
	triangle
	saw
	pulse
	noise
	fm    // a sine whose phase another sine moves
	pluck // a string, after Karplus and Strong
)

var waveNames = []string{sine: "sine", triangle: "triangle", saw: "saw", pulse: "pulse", noise: "noise", fm: "fm", pluck: "pluck"}

// UnmarshalText reads a wave by its name.
func (w *wave) UnmarshalText(text []byte) error {
	i := slices.Index(waveNames, string(text))
	if i < 0 {
		return fmt.Errorf("wave: %q is unknown", text)
	}
	*w = wave(i)
	return nil
}

// instrument is a patch as a track or a room plays it.
type instrument struct {
	*patch
	level             float64
	pan, echo, reverb float64
}

func newInstrument(p *patch, decibels float64) *instrument {
	return &instrument{patch: p, level: ratio(p.Gain + decibels), pan: p.Pan, echo: p.Echo, reverb: p.Reverb}
}
