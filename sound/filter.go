package sound

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
)

// filterData is the filter of a patch. Its cutoff is
// Cutoff x 2^(Key (pitch-60)/12 + Env E + Vel (velocity-1)), where E rises from
// 0 to 1 in Attack and falls to Sustain in Decay, whatever the note's length.
type filterData struct {
	Type                   filterKind
	Cutoff                 float64 // hertz
	Q                      float64 // 0.7 when absent
	Key, Env, Vel          float64 // octaves
	Attack, Decay, Sustain float64 // Decay 0.3 when absent
}

// UnmarshalJSON fills in what is absent.
func (d *filterData) UnmarshalJSON(raw []byte) error {
	type plain filterData
	p := plain{Q: 0.7, Decay: 0.3}
	err := json.Unmarshal(raw, &p)
	*d = filterData(p)
	return err
}

// envelope is E at a time in seconds since the note began.
func (d *filterData) envelope(t float64) float64 {
	if t < d.Attack {
		return t / d.Attack
	}
	return d.Sustain + (1-d.Sustain)*math.Exp(-3*math.Ln10*(t-d.Attack)/d.Decay)
}

type filterKind uint8

const (
	lowPass filterKind = iota
	bandPass
	highPass
)

// UnmarshalText reads low, band or high.
func (k *filterKind) UnmarshalText(text []byte) error {
	i := slices.Index([]string{"low", "band", "high"}, string(text))
	if i < 0 {
		return fmt.Errorf("type: %q is not low, band or high", text)
	}
	*k = filterKind(i)
	return nil
}

// filter is a state-variable filter with two poles, after A. Simper's
// trapezoidal form: it stays stable while its cutoff moves.
type filter struct {
	a1, a2, a3    float32
	in, band, low float32 // what the output is mixed from
	s1, s2        float32
}

// tune sets what the filter lets through, and its cutoff in hertz.
func (f *filter) tune(kind filterKind, cutoff, q float64) {
	g := math.Tan(math.Pi * min(max(cutoff, 20), 0.45*SampleRate) / SampleRate)
	k := 1 / q
	a1 := 1 / (1 + g*(g+k))
	f.a1, f.a2, f.a3 = float32(a1), float32(g*a1), float32(g*g*a1)
	switch kind {
	case lowPass:
		f.in, f.band, f.low = 0, 0, 1
	case bandPass:
		f.in, f.band, f.low = 0, float32(k), 0
	case highPass:
		f.in, f.band, f.low = 1, float32(-k), -1
	}
}

// apply filters the next samples in place.
func (f *filter) apply(buf []float32) {
	s1, s2 := f.s1, f.s2
	for i, x := range buf {
		v3 := x - s2
		v1 := f.a1*s1 + f.a2*v3
		v2 := s2 + f.a2*s1 + f.a3*v3
		s1, s2 = 2*v1-s1, 2*v2-s2
		buf[i] = f.in*x + f.band*v1 + f.low*v2
	}
	f.s1, f.s2 = s1, s2
}
