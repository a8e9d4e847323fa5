package maze

import (
	"strconv"
	"strings"

	"parlor/scene/raster"
)

// path reads an outline written as in SVG, of which it knows M L H V Q T C and Z
// and their small letters. The outlines are those of the pictures that the room
// was drawn after.
func path(d string) raster.Path {
	var p raster.Path
	r := pathReader{rest: d}
	var x, y, startX, startY, bendX, bendY float32 // the pen, where its outline began, the last bend
	for letter := r.letter(); letter != 0; letter = r.letter() {
		small := letter >= 'a'
		atX, atY := float32(0), float32(0) // of what is written relative to the pen
		pair := func() (float32, float32) {
			if small {
				atX, atY = x, y
			}
			return atX + r.number(), atY + r.number()
		}
		bent := false
		switch letter &^ ('a' - 'A') {
		case 'M':
			x, y = pair()
			startX, startY = x, y
			p.MoveTo(x, y)
		case 'L':
			x, y = pair()
			p.LineTo(x, y)
		case 'H', 'V':
			to := r.number()
			switch letter {
			case 'H':
				x = to
			case 'V':
				y = to
			case 'h':
				x += to
			case 'v':
				y += to
			}
			p.LineTo(x, y)
		case 'Q':
			bendX, bendY = pair()
			x, y = pair()
			p.QuadTo(bendX, bendY, x, y)
			bent = true
		case 'T':
			bendX, bendY = 2*x-bendX, 2*y-bendY
			x, y = pair()
			p.QuadTo(bendX, bendY, x, y)
			bent = true
		case 'C':
			ax, ay := pair()
			bx, by := pair()
			x, y = pair()
			p.CubeTo(ax, ay, bx, by, x, y)
		case 'Z':
			p.Close()
			x, y = startX, startY
		}
		if !bent {
			bendX, bendY = x, y
		}
	}
	return p
}

// pathReader takes a path apart; what stands without a letter goes by the last one.
type pathReader struct {
	rest string
	last byte
}

func (r *pathReader) skip() { r.rest = strings.TrimLeft(r.rest, " ,") }

// letter gives the next command, 0 at the end.
func (r *pathReader) letter() byte {
	r.skip()
	if r.rest == "" {
		return 0
	}
	if c := r.rest[0]; c >= 'A' && c <= 'z' {
		r.last, r.rest = c, r.rest[1:]
	}
	return r.last
}

func (r *pathReader) number() float32 {
	r.skip()
	end := strings.IndexFunc(r.rest[min(1, len(r.rest)):], func(c rune) bool { return (c < '0' || c > '9') && c != '.' }) + 1
	if end == 0 {
		end = len(r.rest)
	}
	n, _ := strconv.ParseFloat(r.rest[:end], 32)
	r.rest = r.rest[end:]
	return float32(n)
}
