package sound

import "math"

// plucked is a string after Karplus and Strong: a line of noise that goes round
// and is smoothed a little each time. Its memory is used again by the next
// note.
type plucked struct {
	cells      []float32
	at         int
	loss, damp float32
	last       float32 // the cell before, for the smoothing
	tune       float32 // all-pass factor: the fraction of a cell in the length
	in, out    float32 // all-pass: the sample before
}

// strike fills the string for a frequency in hertz. The seed sets the noise.
func (p *plucked) strike(frequency float64, d *oscillatorData, seed uint32) {
	length := SampleRate/frequency - d.Damp // the smoothing delays by Damp of a sample
	n := max(2, int(length-0.1))
	part := length - float64(n)
	cells := p.cells[:0]
	var y, sum float32
	for range n {
		seed = nextNoise(seed)
		y += float32(d.Bright) * (noiseValue(seed) - y)
		cells = append(cells, y)
		sum += y
	}
	mean, peak := sum/float32(n), float32(0)
	for i := range cells {
		cells[i] -= mean
		peak = max(peak, cells[i], -cells[i])
	}
	for i := range cells {
		cells[i] /= peak
	}
	*p = plucked{
		cells: cells, damp: float32(d.Damp), tune: float32((1 - part) / (1 + part)),
		loss: float32(math.Pow(10, -3/(frequency*d.Decay))),
	}
}

// add adds the string's next samples to out.
func (p *plucked) add(out []float32, gain float32) {
	for i := range out {
		x := p.cells[p.at]
		out[i] += gain * x
		w := p.loss * ((1-p.damp)*x + p.damp*p.last)
		p.last = x
		p.out = p.tune*(w-p.out) + p.in
		p.in = w
		p.cells[p.at] = p.out
		if p.at++; p.at == len(p.cells) {
			p.at = 0
		}
	}
}
