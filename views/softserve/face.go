package softserve

import (
	"parlor/games/softserve"
	"parlor/scene/raster"
)

// The colours of open mouths.
var mouthRed, tongueRed = raster.Hex(0x7a1f2e), raster.Hex(0xff7f92)

// face draws the face of a scoop or a popsicle with its eyes around (x, y), so far
// from it on either side and so many times as large. Each flavour has a character of
// its own while it rests.
func (p flavourPen) face(x, y, apart, times float32, m mood) {
	q := p
	q.pen = p.at(x, y, times)
	apart /= times
	line := p.ink
	if p.colors.plain {
		line = ink
	}
	mouth := line
	wide := p.flavour == softserve.Chocolate && !p.colors.plain
	if wide {
		mouth = cream
	}
	q.eyes(apart, m, wide)
	q.mouth(m, mouth)
	if !p.colors.plain {
		blush := p.colors.danger
		if p.flavour == softserve.Strawberry {
			blush = blush.Mix(p.ink, .25)
		}
		side := apart + 10.5
		q.at(-side, 9, 1).fill("O0,0 6,3.8", blush.Alpha(.42))
		q.at(side, 9, 1).fill("O0,0 6,3.8", blush.Alpha(.42))
	}
}

// eyes draws both eyes so far from the middle.
func (p flavourPen) eyes(apart float32, m mood, wide bool) {
	line := ink
	left, right := p.at(-apart, 0, 1), p.at(apart, 0, 1)
	for i, eye := range [...]pen{left, right} {
		switch {
		case m == happy:
			if wide {
				line = cream
			}
			eye.line("M-5.5,2.5 q5.5,-9 11,0", 3.4, line)
		case m == blinking:
			if wide {
				line = cream
			}
			eye.line("M-5.5,1 h11", 3.2, line)
		case m == atRest && p.flavour == softserve.Mint: // asleep
			eye.line("M-5.5,-1 q5.5,7 11,0", 3.2, line)
		case m == atRest && p.flavour == softserve.Lemon && i == 1: // winks
			eye.line("M5,-4 l-9,4 l9,4", 3.2, line)
		default:
			if wide {
				eye.fill("O0,0 7.4,8.6", cream)
			}
			eye.fill("O0,0 4.9,6.4", line)
			eye.fill("O-1.4,-2.4 2,2", white)
			eye.fill("O1.6,2.4 1,1", white.Alpha(.8))
		}
	}
}

func (p flavourPen) mouth(m mood, line raster.Color) {
	switch {
	case m == happy, m == atRest && p.flavour == softserve.Lemon:
		p.fill("M-8,8 h16 q0,11 -8,11 q-8,0 -8,-11Z", mouthRed)
		p.line("M-8,8 h16 q0,11 -8,11 q-8,0 -8,-11Z", 2.6, ink)
		p.fill("O0,16 4.4,2.6", tongueRed)
	case m == falling, p.flavour == softserve.Blueberry:
		p.fill("O0,11 3.6,4.6", mouthRed)
		p.line("O0,11 3.6,4.6", 2.2, ink)
	case p.flavour == softserve.Strawberry:
		p.line("M-8,9 q4,6 8,0 q4,6 8,0", 3, line)
	case p.flavour == softserve.Chocolate:
		p.line("M-6,11.5 q7,4 12,-4", 3, line)
	default:
		p.line("M-6,9 q6,7 12,0", 3, line)
	}
}
