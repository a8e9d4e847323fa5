package softserve

import "parlor/scene/raster"

// feeling is how a customer looks.
type feeling uint8

// The feelings.
const (
	waiting feeling = iota
	pleased         // served: arms up
	worried         // the bottleneck is in danger, or the game is lost
	feelings
)

// customer is somebody who wants ice cream: a bust of 200 x 240 that ends at the
// counter. What makes them up is drawn in the order of the fields; the face, which
// all have alike, lies between head and over.
type customer struct {
	name         string
	screen       bool         // its face is a screen, which over draws
	behind       func(p pen)  // hair at the back, neck and body
	sleeve, hand raster.Color // no sleeve: over draws the arms of who is pleased
	head         func(p pen)
	eyes         [2]float32 // how far they are from the middle, and their height
	brow         raster.Color
	blush        [2]float32 // as eyes
	mouth        float32    // its height; 0: over draws its own
	over         func(p pen, f feeling)
}

// bustLine is how wide the lines around customers are.
const bustLine = 4.8

// body is the outline of shoulders.
const body = "M16,242 C16,196 44,176 78,173 C88,182 112,182 122,173 C156,176 184,196 184,242Z"

// draw draws a customer. Eyes that are open are drawn apart, as they follow the
// falling piece.
func (c *customer) draw(p pen, f feeling) {
	c.behind(p)
	if f == pleased && c.sleeve.A > 0 {
		for _, arm := range [...]string{"M30,214 C8,196 4,168 14,148", "M170,214 C192,196 196,168 186,148"} {
			p.line(arm, 33, p.ink)
			p.line(arm, 24, c.sleeve)
		}
		p.shape("O14,142 15,15 O186,142 15,15", c.hand, 4.4)
	}
	c.head(p)
	c.face(p, f)
	c.over(p, f)
}

func (c *customer) face(p pen, f feeling) {
	const middle = 100
	if c.screen {
		return
	}
	y := c.eyes[1]
	if c.brow.A > 0 {
		b := p.at(middle, y-20, 1)
		switch f {
		case pleased:
			b.line("M-34,-5 q9,-8 18,-3 M16,-8 q9,-5 18,3", 4, c.brow)
		case worried:
			b.line("M-34,3 q8,-9 18,-10 M16,-7 q10,1 18,10", 4, c.brow)
		default:
			b.line("M-34,0 q9,-6 18,-2 M16,-2 q9,-4 18,2", 4, c.brow)
		}
	}
	strength := float32(.38)
	if f == pleased {
		strength = .62
		for _, x := range [...]float32{-c.eyes[0], c.eyes[0]} {
			p.at(middle+x, y, 1).line("M-9,4 q9,-15 18,0", 5, p.ink)
		}
	}
	for _, x := range [...]float32{-c.blush[0], c.blush[0]} {
		p.at(middle+x, c.blush[1], 1).fill("O0,0 11,7", raster.Hex(0xff6f86).Alpha(strength))
	}
	if f == worried {
		p.shape("M150,64 C143,74 142,82 150,83 C158,82 157,74 150,64Z", raster.Hex(0x8fd3ff), 3)
	}
	if c.mouth == 0 {
		return
	}
	m := p.at(middle, c.mouth, 1)
	switch f {
	case pleased:
		m.shape("M-18,-5 h36 q0,24 -18,24 q-18,0 -18,-24Z", raster.Hex(0x8c2338), 4.4)
		m.fill("M-11,11 q12,-9 22,0 q-4,8 -11,8 q-7,0 -11,-8Z", raster.Hex(0xff7f92))
		m.fill("B-13,-3 26,5 2", white)
	case worried:
		m.line("M-11,6 q5,-7 11,-3 q6,4 11,-2", 4.4, p.ink)
	default:
		m.line("M-10,0 q10,9 20,0", 4.4, p.ink)
	}
}

// eye draws an open eye around (0, 0), or one that blinks.
func (c *customer) eye(p pen, open bool) {
	switch {
	case c.screen && open:
		p.fill("B-8,-11 16,22 8", screenTeal)
		p.fill("O-2,-5 3,3", white)
	case c.screen:
		p.fill("B-9,-2 18,4 2", screenTeal)
	case open:
		p.fill("O0,0 7.6,10", raster.Hex(0x2b1618))
		p.fill("O-3,-3.6 3.2,3.2", white)
		p.fill("O2.6,3.8 1.5,1.5", white.Alpha(.8))
	default:
		p.line("M-8,2 q8,4 16,0", 4, raster.Hex(0x2b1618))
	}
}

// fist draws a hand on the counter around (0, 0).
func (c *customer) fist(p pen) {
	p.shape("O0,0 22,15", c.hand, 4.4)
	p.line("M-8,-6 v11 M1,-8 v12 M10,-6 v11", 2.4, p.ink.Alpha(.55))
}
