package scene

import "parlor/scene/raster"

// Text adds a line of text with its baseline at y; a says which part of it stands
// at x.
func (s *Scene) Text(f *Font, text string, x, y float32, a Align, c raster.Color) {
	if a != Left {
		x -= f.Width(text) * a.part()
	}
	var before rune
	for _, r := range text {
		x += f.gap(before, r)
		x = s.letter(f, r, x, y, c)
		before = r
	}
}

// Number adds a whole number with commas between its thousands, as Text does.
func (s *Scene) Number(f *Font, n int64, x, y float32, a Align, c raster.Color) {
	var buffer [32]byte
	s.Text(f, string(commas(&buffer, n)), x, y, a, c) // short enough to stay on the stack
}

// part gives how much of a text's width lies left of its x.
func (a Align) part() float32 { return float32(a) / 2 }

// commas writes a number with commas at the end of a buffer.
func commas(buffer *[32]byte, n int64) []byte {
	u, i := uint64(n), len(buffer)
	if n < 0 {
		u = -u
	}
	for digits := 0; u > 0 || digits == 0; digits++ {
		if digits > 0 && digits%3 == 0 {
			i--
			buffer[i] = ','
		}
		i--
		buffer[i] = '0' + byte(u%10)
		u /= 10
	}
	if n < 0 {
		i--
		buffer[i] = '-'
	}
	return buffer[i:]
}

// letter adds one letter with the pen at (x, y) and gives where the pen is then.
func (s *Scene) letter(f *Font, r rune, x, y float32, c raster.Color) float32 {
	l := f.letter(r)
	if l.pics[0] != 0 {
		steps := floor((x+s.ShiftX)*phases + 0.5)
		phase := steps & (phases - 1)
		left := float32((steps-phase)/phases + l.left)
		s.put(l.pics[phase], left-s.ShiftX, y-float32(l.top), c)
	}
	return x + l.advance
}
