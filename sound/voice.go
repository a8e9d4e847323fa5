package sound

import (
	"math"
	"slices"
)

// note is one note asked of a band.
type note struct {
	*instrument
	wait     int     // samples until it begins
	hold     int     // samples from its beginning to its end
	pitch    float64 // in semitones; 69 is 440 Hz
	velocity float64 // 0 to 1
	gain     float64 // a factor of the instrument's level
	pan      float64 // added to the instrument's
	owner    int     // what the note belongs to, for band.end
}

// voice is one sounding note, or half of a detuned one.
type voice struct {
	note
	age         int // samples since it began
	oscillators []oscillator
	envelope    envelope
	filter      filter
	cutoff      float64 // the filter's, without its envelope
	loudness    float32 // at the end of the last block
	sides       [2]float32
}

// start begins a note, cents off its pitch and spread to the side. The seed
// sets its noise.
func (v *voice) start(n note, cents, spread, level float64, seed uint32) {
	patch := n.patch
	frequency := 440 * math.Exp2((n.pitch-69)/12+cents/1200)
	level *= n.velocity * n.velocity * n.level * n.gain
	side := (min(max(n.instrument.pan+n.pan+spread, -1), 1) + 1) * math.Pi / 4
	v.note, v.age = n, 0
	v.sides = [2]float32{float32(level * math.Cos(side)), float32(level * math.Sin(side))}
	v.loudness = 1
	v.envelope.start(patch.Amp, n.hold)

	count := len(patch.Osc)
	v.oscillators = slices.Grow(v.oscillators[:0], count)[:count]
	for i := range v.oscillators {
		v.oscillators[i].start(&patch.Osc[i], frequency, n.velocity, seed+uint32(i))
	}
	if f := patch.Filter; f != nil {
		v.filter = filter{}
		v.cutoff = f.Cutoff * math.Exp2(f.Key*(n.pitch-60)/12+f.Vel*(n.velocity-1))
		v.filter.tune(f.Type, v.cutoff*math.Exp2(f.Env*f.envelope(0)), f.Q)
	}
}

// render adds the voice's part of a block to the band's mix, and says whether
// the voice goes on.
func (v *voice) render(m *mix) bool {
	if v.wait >= block {
		v.wait -= block
		return true
	}
	from := v.wait
	v.wait = 0
	var tone samples
	buf := tone[from:]
	bend := v.bend()
	for i := range v.oscillators {
		v.oscillators[i].add(buf, bend)
	}
	if f := v.patch.Filter; f != nil {
		if f.Env != 0 {
			v.filter.tune(f.Type, v.cutoff*math.Exp2(f.Env*f.envelope(v.seconds())), f.Q)
		}
		v.filter.apply(buf)
	}
	v.envelope.apply(buf)
	v.age += len(buf)
	v.tremble(buf)
	m.add(&tone, v)
	return !v.envelope.over()
}

func (v *voice) seconds() float64 { return float64(v.age) / SampleRate }

// bend is the factor of all frequencies now.
func (v *voice) bend() float64 {
	var cents float64
	t := v.seconds()
	if b := v.patch.Bend; b != nil {
		cents += 100 * b.From * math.Pow(10, -3*t/b.Seconds)
	}
	if b := v.patch.Vibrato; b != nil && t > b.Delay {
		t -= b.Delay
		const swell = 0.3 // seconds from no vibrato to all of it
		cents += b.Cents * min(1, t/swell) * math.Sin(2*math.Pi*b.Rate*t)
	}
	if cents == 0 {
		return 1
	}
	return math.Exp2(cents / 1200)
}

// tremble applies the tremolo.
func (v *voice) tremble(buf []float32) {
	t := v.patch.Tremolo
	if t == nil {
		return
	}
	now := v.loudness
	v.loudness = float32(1 - t.Depth*(1-math.Cos(2*math.Pi*t.Rate*v.seconds()))/2)
	step := (v.loudness - now) / float32(len(buf))
	for i := range buf {
		now += step
		buf[i] *= now
	}
}
