//go:build !race

package sound

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// These tests listen to all that there is. They run in one goroutine and take
// fifteen times as long under the race detector, so it leaves them out.

// passes are the recordings so far.
var passes = map[string]stereo{}

// passOf records a whole pass of a piece, with the tails of the pass before, once
// for all tests.
func passOf(t *testing.T, name string) stereo {
	if passes[name] == nil {
		s := mustSong(t, name)
		if s.loop {
			enter(s, s.music.length-8*SampleRate)
			record(8, s.render)
		}
		passes[name] = record(float64(s.music.length)/SampleRate, s.render)
	}
	return passes[name]
}

// enter goes to a place in a piece, in samples.
func enter(s *Song, sample int) {
	s.next = slices.IndexFunc(s.music.notes, func(n timedNote) bool { return n.at >= sample })
	s.start = -sample
}

var cascadePieces = []string{"aurora-glass", "crystal-current", "zen-tide"}

func TestPiecesAreEquallyLoud(t *testing.T) {
	for _, name := range cascadePieces {
		s := passOf(t, name)
		near(t, name+": loudness in LUFS", s.loudness(), -18, 0.4)
		if p := s.peak(); p > -1 {
			t.Errorf("%s: the peak is %.2f dB, want at most -1", name, p)
		}
	}
}

func TestPiecesAreSoftAbove8kHz(t *testing.T) {
	for _, name := range cascadePieces {
		if h := passOf(t, name).above(8000); h > -20 {
			t.Errorf("%s: %.1f dB of the energy are above 8 kHz, want at most -20", name, h)
		}
	}
}

// A piece has rests in its tune, but the sound never falls away, and it is not
// the same all the way.
func TestPiecesBreathe(t *testing.T) {
	for _, name := range cascadePieces {
		all := passOf(t, name).windows(1)
		low, high := slices.Min(all), slices.Max(all)
		if low < -32 || high > -12 || high-low < 4 {
			t.Errorf("%s: seconds are from %.1f to %.1f LUFS loud", name, low, high)
		}
	}
}

// At the join of a loop nothing is cut and nothing jumps.
func TestLoopsJoin(t *testing.T) {
	for _, name := range songNames {
		s := mustSong(t, name)
		if !s.loop {
			continue
		}
		enter(s, s.music.length-10*SampleRate)
		record(6, s.render)
		join := 4 * SampleRate
		heard := record(8, s.render)
		steps := heard.steps()
		here := slices.Max(steps[join-2 : join+3])
		ordered := slices.Sorted(slices.Values(steps))
		if usual := ordered[len(ordered)*99/100]; here > usual {
			t.Errorf("%s: the join makes a step of %.4f, elsewhere 99 of 100 are at most %.4f", name, here, usual)
		}
		// A cut is heard at all frequencies: compare the highest with elsewhere.
		high := func(at int) (sum float64) {
			for b, p := range heard.spectrum(at-256, 512) {
				if b > 100 { // 9.4 kHz
					sum += p
				}
			}
			return sum
		}
		var most float64
		for at := 4096; at < len(heard)-4096; at += 512 {
			if at < join-512 || at > join+512 {
				most = max(most, high(at))
			}
		}
		if high(join) > most {
			t.Errorf("%s: the join clicks", name)
		}
		// Before the new notes have begun, what there was sounds on.
		before, after := heard[join-960:join].level(), heard[join:join+24].level()
		if after < before-12 {
			t.Errorf("%s: the level falls from %.1f to %.1f dB at the join", name, before, after)
		}
	}
}

func TestPieceForATime(t *testing.T) {
	s := passOf(t, "gem-minute")
	if l := s.loudness(); l < -20 || l > -17 {
		t.Errorf("the loudness is %.1f LUFS", l)
	}
	calm, end := s[20*SampleRate:30*SampleRate].loudness(), s[54*SampleRate:60*SampleRate].loudness()
	if end < calm+3 {
		t.Errorf("the end is %.1f LUFS loud, %.1f before; want 3 more at least", end, calm)
	}
}

// sounding is one effect played alone.
func sounding(t *testing.T, room, name string, value int) (stereo, *effect) {
	t.Helper()
	r := mustRoom(t, room)
	e := r.play(name, value, 0)
	if e == nil {
		t.Fatalf("%s %s does not play", room, name)
	}
	return record(float64(e.length)/SampleRate+1, r.render), e
}

// lasting is the seconds until an effect is 20 dB down for good.
func (s stereo) lasting() float64 {
	const hop = SampleRate / 100
	var levels []float64
	for at := 0; at+hop <= len(s); at += hop {
		levels = append(levels, s[at:at+hop].level())
	}
	top := slices.Max(levels)
	last := 0
	for i, l := range levels {
		if l > top-20 {
			last = i
		}
	}
	return float64(last+1) / 100
}

// classes is how loud the loudest tenth of a second of an effect is, in LUFS.
// Music in play is at -22.
var classes = map[string][2]float64{
	"faint": {-27, -21}, "soft": {-22, -17}, "mid": {-17, -13}, "strong": {-15, -11}, "jingle": {-15, -11},
}

func TestEffectsAlone(t *testing.T) {
	for _, room := range roomNames {
		for _, name := range mustRoom(t, room).Effects() {
			s, e := sounding(t, room, name, 0)
			what := fmt.Sprintf("%s %s", room, name)
			if p := s.peak(); p > -3 {
				t.Errorf("%s: the peak is %.2f dB, want at most -3", what, p)
			}
			want, known := classes[e.Level]
			if l := s.loudest(); !known || l < want[0] || l > want[1] {
				t.Errorf("%s: %.1f LUFS is not %s", what, l, e.Level)
			}
			if h := s.above(8000); h > -17 {
				t.Errorf("%s: %.1f dB of the energy are above 8 kHz", what, h)
			}
			if s[:3].peak() > -40 || s[len(s)-480:].peak() > -50 {
				t.Errorf("%s begins at %.1f and ends at %.1f dB", what, s[:3].peak(), s[len(s)-480:].peak())
			}
			if step := slices.Max(s.steps()); step > 0.15 {
				t.Errorf("%s: a step of %.3f", what, step)
			}
			if l := s.lasting(); l > 2 {
				t.Errorf("%s lasts %.2f s", what, l)
			}
		}
	}
}

// Sounds that follow the keys are short, and keep apart from each other.
func TestFrequentEffectsAreShort(t *testing.T) {
	for _, name := range []string{
		"moveTick", "softDropTick", "rotateChime", "rotateBack", "rotateHalf", "landed", "lockClick", "hardDrop", "holdSwish",
		"menuMove", "menuSelect", "menuBack", "countdownBeep",
	} {
		if s, _ := sounding(t, "cascade", name, 0); s.lasting() > 0.25 {
			t.Errorf("%s lasts %.2f s, want at most 0.25", name, s.lasting())
		}
	}
}

// At the top of its rise an effect is not shrill and not too loud.
func TestRisesStayWithin(t *testing.T) {
	for _, room := range roomNames {
		for _, name := range mustRoom(t, room).Effects() {
			_, e := sounding(t, room, name, 0)
			if e.Rise == nil {
				continue
			}
			s, _ := sounding(t, room, name, e.Rise.From+e.Rise.Max)
			if s.peak() > -3 || s.above(8000) > -17 {
				t.Errorf("%s %s at its top: peak %.1f dB, above 8 kHz %.1f dB", room, name, s.peak(), s.above(8000))
			}
		}
	}
}

// fingerprint is an effect as it is heard: levels in dB, of 22 bands in each of
// 48 moments.
func (s stereo) fingerprint() []float64 {
	const size, hop, moments, bands = 2048, 1200, 48, 22
	var print []float64
	for i := range moments {
		power := s.spectrum(i*hop, size)
		var band [bands]float64
		for b, p := range power {
			if octave := math.Log2(float64(b) * SampleRate / size / 90); octave >= 0 {
				band[min(int(3*octave), bands-1)] += p
			}
		}
		for _, p := range band {
			print = append(print, 10*math.Log10(p+1e-12))
		}
	}
	top := slices.Max(print)
	for i := range print {
		print[i] = max(print[i]-top, floor)
	}
	return print
}

const floor = -50.0 // dB under the loudest, below which nothing counts

// unlike is the mean difference in dB where at least one of two is heard.
func unlike(a, b []float64) float64 {
	var sum, n float64
	for i := range a {
		if a[i] > floor || b[i] > floor {
			sum += math.Abs(a[i] - b[i])
			n++
		}
	}
	return sum / n
}

// No two effects of a game can be taken for each other.
func TestEffectsDiffer(t *testing.T) {
	for _, room := range roomNames {
		names := mustRoom(t, room).Effects()
		prints := make([][]float64, len(names))
		for i, name := range names {
			s, _ := sounding(t, room, name, 0)
			prints[i] = s.fingerprint()
		}
		closest, pair := math.Inf(1), ""
		for i := range names {
			for j := range i {
				if d := unlike(prints[i], prints[j]); d < closest {
					closest, pair = d, names[i]+" and "+names[j]
				}
			}
		}
		if closest < 6 {
			t.Errorf("%s: %s are only %.1f dB apart", room, pair, closest)
		}
		t.Logf("%s: closest are %s, %.1f dB apart", room, pair, closest)
	}
}
