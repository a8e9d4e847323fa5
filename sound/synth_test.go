package sound

import (
	"math"
	"testing"
)

// tone renders a patch playing one note into both sides, dry, for so many
// seconds; the note is held for hold seconds.
func tone(p *patch, pitch, hold, seconds float64) stereo {
	b := newBand(echoData{Seconds: 0.1, Feedback: 0.1}, reverbData{Seconds: 0.1, Cutoff: 1000}, 0)
	b.start(note{instrument: newInstrument(p, 0), hold: inSamples(hold), pitch: pitch, velocity: 1, gain: 1})
	return record(seconds, b.render)
}

// steady is an envelope without a shape of its own.
var steady = envelopeData{Attack: 0.001, Sustain: 1, Release: 0.01}

// frequency measures the pitch of a tone by the phase of its fundamental at two
// times, near a first guess in hertz.
func (s stereo) frequency(guess float64) float64 {
	phase := func(at int) float64 {
		const size = 8192
		var re, im float64
		for i := range size {
			hann := 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/size)
			a := 2 * math.Pi * guess * float64(at+i) / SampleRate
			re += s[at+i][0] * hann * math.Cos(a)
			im -= s[at+i][0] * hann * math.Sin(a)
		}
		return math.Atan2(im, re)
	}
	const apart = 4096
	turned := math.Remainder(phase(4096+apart)-phase(4096), 2*math.Pi)
	return guess + turned/(2*math.Pi)*SampleRate/apart
}

func TestWavesAreInTune(t *testing.T) {
	for w, name := range waveNames {
		if wave(w) == noise {
			continue
		}
		for _, pitch := range []float64{40, 69, 88} {
			want := 440 * math.Exp2((pitch-69)/12)
			p := &patch{Osc: []oscillatorData{{Wave: wave(w), Gain: 1, Ratio: 1, Width: 0.4, Damp: 0.4, Bright: 0.5, Decay: 4, ModRatio: 1, Index: 0.5}}, Amp: steady}
			got := tone(p, pitch, 1, 0.4).frequency(want)
			if cents := 1200 * math.Log2(got/want); math.Abs(cents) > 3 {
				t.Errorf("%s at pitch %v is %.1f cents off", name, pitch, cents)
			}
		}
	}
}

// A pure tone is pure, and a saw has its overtones and hardly anything between
// them that folded back from above half the sample rate.
func TestWavesAreClean(t *testing.T) {
	const size = 8192
	const bin = 171 // the fundamental, at 1002 Hz
	pitch := 69 + 12*math.Log2(bin/440.0*SampleRate/size)
	for w, least := range map[wave]float64{sine: 95, triangle: 48, saw: 30, pulse: 33} {
		p := &patch{Osc: []oscillatorData{{Wave: w, Gain: 1, Ratio: 1, Width: 0.5}}, Amp: steady}
		power := tone(p, pitch, 1, 0.4).spectrum(4096, size)
		var in, off float64
		for b := 4; b < len(power); b++ {
			if from := (b + bin/2) % bin; from >= bin/2-3 && from <= bin/2+3 {
				in += power[b]
			} else {
				off += power[b]
			}
		}
		if ratio := 10 * math.Log10(in/off); ratio < least {
			t.Errorf("%s: what is between the overtones is only %.0f dB down, want %.0f", waveNames[w], ratio, least)
		}
	}
}

func TestEnvelope(t *testing.T) {
	// 0.1 s up, then to half of it with 60 dB in 0.4 s, held 0.6 s, then off in 0.2 s.
	var e envelope
	e.start(envelopeData{Attack: 0.1, Decay: 0.4, Sustain: 0.5, Release: 0.2}, inSamples(0.6))
	level := make([]float32, inSamples(1))
	for i := range level {
		level[i] = 1
	}
	for at := 0; at < len(level); at += 31 { // pieces that fit nothing
		e.apply(level[at:min(at+31, len(level))])
	}
	for _, want := range []struct{ at, level float64 }{
		{0, 0}, {0.05, 0.5}, {0.1, 1}, {0.1 + 0.4/3, 0.55}, {0.5, 0.5005}, {0.599, 0.5}, {0.6 + 0.2/3, 0.05}, {0.8, 0.0005}, {0.9, 0},
	} {
		if got := float64(level[inSamples(want.at)]); math.Abs(got-want.level) > 0.002 {
			t.Errorf("after %v s the level is %.4f, want %.4f", want.at, got, want.level)
		}
	}
	if !e.over() {
		t.Error("the note is not over")
	}
}

// A note that ends in its attack falls from where it is.
func TestShortNote(t *testing.T) {
	var e envelope
	e.start(envelopeData{Attack: 0.1, Sustain: 1, Release: 0.1}, inSamples(0.02))
	level := make([]float32, inSamples(0.2))
	for i := range level {
		level[i] = 1
	}
	e.apply(level)
	var last, top float32
	for i, x := range level {
		if step := x - last; step > 0.001 || step < -0.001 {
			t.Fatalf("at sample %d the level jumps by %v", i, step)
		}
		last, top = x, max(top, x)
	}
	if top < 0.19 || top > 0.21 {
		t.Errorf("the note rises to %v, want 0.2", top)
	}
}

func TestFilter(t *testing.T) {
	gain := func(kind filterKind, cutoff, hertz float64) float64 {
		var f filter
		f.tune(kind, cutoff, math.Sqrt2/2)
		buf := make([]float32, 9600)
		for i := range buf {
			buf[i] = float32(math.Sin(2 * math.Pi * hertz * float64(i) / SampleRate))
		}
		f.apply(buf)
		var top float64
		for _, x := range buf[4800:] {
			top = max(top, math.Abs(float64(x)))
		}
		return inDecibels(top)
	}
	for _, c := range []struct {
		name  string
		kind  filterKind
		hertz float64
		want  float64
	}{
		{"low", lowPass, 100, 0}, {"low", lowPass, 1000, -3}, {"low", lowPass, 4000, -24.3},
		{"high", highPass, 10000, 0}, {"high", highPass, 1000, -3}, {"high", highPass, 250, -24.1},
		{"band", bandPass, 1000, 0}, {"band", bandPass, 100, -17}, {"band", bandPass, 10000, -18.5},
	} {
		if got := gain(c.kind, 1000, c.hertz); math.Abs(got-c.want) > 0.6 {
			t.Errorf("%s at 1000 Hz: %v Hz comes through at %.1f dB, want %.1f", c.name, c.hertz, got, c.want)
		}
	}
}

func TestEchoCrosses(t *testing.T) {
	e := newEcho(echoData{Beats: 0.5, Feedback: 0.5, Cutoff: 20000, Gain: 1}, 0.1)
	var in [2]samples
	in[0][0] = 1 // a click at the left
	s := record(0.2, func(out *[2]samples) {
		*out = [2]samples{}
		e.add(&in, out)
		in = [2]samples{}
	})
	n := inSamples(0.05)
	for i, want := range [][2]float64{{0, 0}, {1, 0}, {0, 0.5}, {0.25, 0}} {
		for side := range 2 {
			var sum float64 // the low-pass spreads the click over some samples
			for _, f := range s[i*n : i*n+40] {
				sum += f[side]
			}
			if math.Abs(sum-want[side]) > 0.02 {
				t.Errorf("echo %d is %.3f at side %d, want %v", i, sum, side, want[side])
			}
		}
	}
}

func TestReverbFalls(t *testing.T) {
	r := newReverb(reverbData{Seconds: 1.2, Cutoff: 1e6, Gain: 1})
	in := [2]samples{{1}, {1}}
	s := record(1.5, func(out *[2]samples) {
		*out = [2]samples{}
		r.add(&in, out)
		in = [2]samples{}
	})
	power := func(at float64) float64 {
		var sum float64
		for _, f := range s[inSamples(at):inSamples(at+0.1)] {
			sum += f[0]*f[0] + f[1]*f[1]
		}
		return 10 * math.Log10(sum)
	}
	if fell := power(0.2) - power(1.2); math.Abs(fell-50) > 4 {
		t.Errorf("in a second the reverb falls by %.1f dB, want 50", fell)
	}
	if s[:reverbBefore].peak() > -100 {
		t.Error("the reverb comes before its time")
	}
}

// A voice at the side is at the side, as loud as in the middle.
func TestPan(t *testing.T) {
	power := func(pan float64) (left, right float64) {
		p := &patch{Osc: []oscillatorData{{Gain: 1, Ratio: 1}}, Amp: steady, Pan: pan}
		for _, f := range tone(p, 69, 1, 0.2) {
			left += f[0] * f[0]
			right += f[1] * f[1]
		}
		return left, right
	}
	l, r := power(0)
	if math.Abs(l/r-1) > 1e-3 {
		t.Errorf("in the middle left is %v and right %v", l, r)
	}
	if l1, r1 := power(-1); r1 > l1*1e-6 || math.Abs(l1/(l+r)-1) > 1e-3 {
		t.Errorf("at the left, left is %v and right %v, want %v and 0", l1, r1, l+r)
	}
}

// A note begins and ends on its sample, wherever that is in a block.
func TestNotesKeepTime(t *testing.T) {
	p := &patch{Osc: []oscillatorData{{Wave: pulse, Gain: 1, Ratio: 1, Width: 0.5}}, Amp: envelopeData{Attack: 0, Sustain: 1, Release: 0.001}}
	b := newBand(echoData{Seconds: 0.1, Feedback: 0.1}, reverbData{Seconds: 0.1, Cutoff: 1000}, 0)
	const wait, hold, tail = 1005, 333, 63 // the tail is 1.3 releases
	b.start(note{instrument: newInstrument(p, 0), wait: wait, hold: hold, pitch: 60, velocity: 1, gain: 1})
	first, last := -1, -1
	for i, f := range record(0.05, b.render) {
		if f[0] != 0 {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < wait || first > wait+2 || last < wait+hold+tail-3 || last > wait+hold+tail {
		t.Errorf("the note sounds from sample %d to %d, want %d to %d", first, last, wait, wait+hold+tail-1)
	}
}
