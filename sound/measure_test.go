package sound

import (
	"math"
	"math/cmplx"
	"slices"
	"testing"
)

// stereo is a piece of sound to be measured: frames of left and right.
type stereo [][2]float64

// record renders so many seconds.
func record(seconds float64, render func(*[2]samples)) stereo {
	var out [2]samples
	var s stereo
	for n := inSamples(seconds); len(s) < n; {
		render(&out)
		for i := range block {
			s = append(s, [2]float64{float64(out[0][i]), float64(out[1][i])})
		}
	}
	return s
}

// songNames is every piece; loops and rooms are what is in the folders.
var songNames = []string{
	"aurora-glass", "crystal-current", "zen-tide", "map-table", "study", "soft-serve", "gem-minute", "gem-menu",
}

var roomNames = []string{"cascade", "softserve", "gems", "maze", "eight", "home"}

func mustSong(t testing.TB, name string) *Song {
	t.Helper()
	s, err := NewSong(name, 0)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func mustRoom(t testing.TB, name string) *Room {
	t.Helper()
	r, err := NewRoom(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// peak is the largest sample, in dB of full scale.
func (s stereo) peak() float64 {
	var top float64
	for _, f := range s {
		top = max(top, math.Abs(f[0]), math.Abs(f[1]))
	}
	return inDecibels(top)
}

func inDecibels(x float64) float64 { return 20 * math.Log10(max(x, 1e-9)) }

// biquad is a filter with two poles and two zeros, for the measurements.
type biquad struct{ b0, b1, b2, a1, a2, s1, s2 float64 }

func (q *biquad) next(x float64) float64 {
	y := q.b0*x + q.s1
	q.s1 = q.b1*x - q.a1*y + q.s2
	q.s2 = q.b2*x - q.a2*y
	return y
}

// kWeighted weights as the ear does (ITU-R BS.1770, for 48 kHz) and gives the
// power of each frame.
func (s stereo) kWeighted() []float64 {
	power := make([]float64, len(s))
	for side := range 2 {
		shelf := biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
		high := biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
		for i, f := range s {
			y := high.next(shelf.next(f[side]))
			power[i] += y * y
		}
	}
	return power
}

// windows is the loudness in LUFS of each window of so many seconds, a quarter
// of it apart.
func (s stereo) windows(seconds float64) []float64 {
	power := s.kWeighted()
	n := inSamples(seconds)
	var all []float64
	for at := 0; at+n <= len(power); at += n / 4 {
		all = append(all, loudnessOf(mean(power[at:at+n])))
	}
	return all
}

func loudnessOf(power float64) float64 { return -0.691 + 10*math.Log10(max(power, 1e-12)) }

func mean(list []float64) float64 {
	var sum float64
	for _, x := range list {
		sum += x
	}
	return sum / float64(len(list))
}

// loudness is the integrated loudness in LUFS, with the gates of BS.1770.
func (s stereo) loudness() float64 {
	gate := func(least float64) float64 {
		var powers []float64
		for _, l := range s.windows(0.4) {
			if l > least {
				powers = append(powers, math.Pow(10, (l+0.691)/10))
			}
		}
		return loudnessOf(mean(powers))
	}
	return gate(gate(-70) - 10)
}

// loudest is the loudest 100 ms in LUFS.
func (s stereo) loudest() float64 { return slices.Max(s.windows(0.1)) }

// spectrum is the power in each of size/2 bins of both sides together, from
// frame at on, under a Hann window. Bin b is at b x 48000/size hertz.
func (s stereo) spectrum(at, size int) []float64 {
	x, roots := make([]complex128, size), make([]complex128, size/2)
	for i := range x {
		turn := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(size))
		if i < len(roots) {
			roots[i] = turn
		}
		if at+i < len(s) {
			x[i] = complex((s[at+i][0]+s[at+i][1])*(0.5-0.5*real(turn)), 0)
		}
	}
	fourier(x, make([]complex128, size), roots)
	power := make([]float64, size/2)
	for b := range power {
		power[b] = real(x[b])*real(x[b]) + imag(x[b])*imag(x[b])
	}
	return power
}

// fourier transforms x, whose length is a power of two, in place; spare is as
// long, and roots holds the first half of a turn in equal steps, at least as
// many as half of x.
func fourier(x, spare, roots []complex128) {
	half := len(x) / 2
	if half == 0 {
		return
	}
	for i := range half {
		spare[i], spare[half+i] = x[2*i], x[2*i+1]
	}
	fourier(spare[:half], x[:half], roots)
	fourier(spare[half:], x[half:], roots)
	for i := range half {
		w := roots[i*(len(roots)/half)] * spare[half+i]
		x[i], x[half+i] = spare[i]+w, spare[i]-w
	}
}

// above is the part of the power above a frequency, in dB.
func (s stereo) above(hertz float64) float64 {
	const size = 2048
	var high, all float64
	for at := 0; at < len(s); at += size {
		for b, p := range s.spectrum(at, size) {
			all += p
			if float64(b)*SampleRate/size >= hertz {
				high += p
			}
		}
	}
	return 10 * math.Log10(max(high, 1e-12)/all)
}

// steps is how far the samples jump from each frame to the next, the larger of
// both sides.
func (s stereo) steps() []float64 {
	all := make([]float64, 0, len(s))
	var last [2]float64
	for _, f := range s {
		all = append(all, max(math.Abs(f[0]-last[0]), math.Abs(f[1]-last[1])))
		last = f
	}
	return all
}
