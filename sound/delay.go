package sound

// delay is a line of samples that come out as they went in, a fixed time later.
// It is read and written a block at a time, so it is at least a block long.
type delay struct {
	cells []float32
	at    int
}

func newDelay(length int) delay { return delay{cells: make([]float32, max(length, block))} }

// read gives the next block to come out. Until write, it is the same block.
func (d *delay) read(out *samples) {
	n := copy(out[:], d.cells[d.at:])
	copy(out[n:], d.cells)
}

// write puts a block in, in the place of the one that read gave.
func (d *delay) write(in *samples) {
	n := copy(d.cells[d.at:], in[:])
	copy(d.cells, in[n:])
	if d.at += block; d.at >= len(d.cells) {
		d.at -= len(d.cells)
	}
}
