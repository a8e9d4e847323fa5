package sound

import "math"

// reverbData is a room's sound: it falls by 60 dB in Seconds, the high part
// above Cutoff in hertz sooner.
type reverbData struct{ Seconds, Cutoff, Gain float64 }

// reverb is a short delay, two all-passes a side that blur it, and eight delay
// lines that feed each other (a Householder matrix), of lengths without a
// common measure.
type reverb struct {
	gain, smooth float32
	before       [2]delay
	blur         [2][2]delay
	lines        [8]delay
	keep         [8]float32 // what is left of a line's output
	low          [8]float32
	tail         int // samples until -100 dB
}

const reverbBefore = 720

var (
	reverbBlur  = [2][2]int{{225, 556}, {241, 579}}
	reverbLines = [8]int{1427, 1637, 1867, 2053, 2251, 2473, 2663, 2857}
)

func newReverb(d reverbData) *reverb {
	r := &reverb{gain: float32(0.5 * d.Gain), smooth: smoothing(d.Cutoff)}
	for side := range 2 {
		r.before[side] = newDelay(reverbBefore)
		for i, length := range reverbBlur[side] {
			r.blur[side][i] = newDelay(length)
		}
	}
	for i, length := range reverbLines {
		r.lines[i] = newDelay(length)
		r.keep[i] = float32(math.Pow(10, -3*float64(length)/(SampleRate*d.Seconds)))
	}
	r.tail = inSamples(d.Seconds * 5 / 3)
	return r
}

// add puts a block in and adds the room's sound to out.
func (r *reverb) add(in, out *[2]samples) {
	for side := range 2 {
		var late samples
		r.before[side].read(&late)
		r.before[side].write(&in[side])
		for i := range r.blur[side] {
			allPass(&r.blur[side][i], &late)
		}
		in[side] = late
	}
	var y [8]samples
	var sum samples
	for n := range y {
		line := &y[n]
		r.lines[n].read(line)
		lowPassBlock(line, &r.low[n], r.smooth)
		keep := r.keep[n]
		for i := range line {
			line[i] *= keep
			sum[i] += line[i]
		}
	}
	for n := range y {
		side := n % 2
		gain := r.gain
		if n%4 >= 2 {
			gain = -gain
		}
		for i := range sum {
			v := y[n][i]
			out[side][i] += gain * v
			y[n][i] = in[side][i] + v - 0.25*sum[i]
		}
		r.lines[n].write(&y[n])
	}
}

// allPass blurs a block in time and leaves its spectrum as it is.
func allPass(d *delay, s *samples) {
	const g = 0.6
	var old, into samples
	d.read(&old)
	for i, o := range old {
		w := s[i] + g*o
		into[i] = w
		s[i] = o - g*w
	}
	d.write(&into)
}
