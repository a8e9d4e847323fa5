package raster

// Color is a colour with straight alpha, each part from 0 to 1, in sRGB. Mixing
// and blending work on these numbers as they are, as browsers do.
type Color struct{ R, G, B, A float32 }

// Hex gives the opaque colour of a number such as 0x58e6ff.
func Hex(rgb uint32) Color {
	return Color{float32(rgb>>16&0xff) / 255, float32(rgb>>8&0xff) / 255, float32(rgb&0xff) / 255, 1}
}

// Alpha gives the colour with its alpha multiplied by a.
func (c Color) Alpha(a float32) Color {
	c.A *= a
	return c
}

// Mix gives the colour t of the way from c to d, 0 being c and 1 being d.
func (c Color) Mix(d Color, t float32) Color {
	return Color{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t, c.A + (d.A-c.A)*t}
}
