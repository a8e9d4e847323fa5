package raster

import "math"

// Point is a place on a canvas.
type Point = [2]float32

// Path is a shape made of closed or open outlines. Where outlines of the same
// turning sense lie over each other they join; an outline turning the other way
// cuts a hole. The zero Path is empty.
type Path struct {
	steps []step
}

// step is one part of a path: its kind and its points, the last of which is
// where it ends.
type step struct {
	kind stepKind
	p    [3]Point
}

type stepKind uint8

const (
	moveStep stepKind = iota
	lineStep
	quadStep
	cubeStep
	closeStep
)

// MoveTo starts a new outline.
func (p *Path) MoveTo(x, y float32) {
	p.steps = append(p.steps, step{kind: moveStep, p: [3]Point{{x, y}}})
}

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float32) {
	p.steps = append(p.steps, step{kind: lineStep, p: [3]Point{{x, y}}})
}

// QuadTo adds a quadratic curve by way of (cx, cy).
func (p *Path) QuadTo(cx, cy, x, y float32) {
	p.steps = append(p.steps, step{kind: quadStep, p: [3]Point{{cx, cy}, {x, y}}})
}

// CubeTo adds a cubic curve by way of (ax, ay) and (bx, by).
func (p *Path) CubeTo(ax, ay, bx, by, x, y float32) {
	p.steps = append(p.steps, step{kind: cubeStep, p: [3]Point{{ax, ay}, {bx, by}, {x, y}}})
}

// Close ends the outline with a straight line to its start.
func (p *Path) Close() { p.steps = append(p.steps, step{kind: closeStep}) }

// Add puts the outlines of q into p.
func (p *Path) Add(q Path) { p.steps = append(p.steps, q.steps...) }

// Polygon gives the closed shape with these corners.
func Polygon(points ...Point) Path {
	p := Line(points...)
	p.Close()
	return p
}

// Line gives the open line through these points, to be stroked.
func Line(points ...Point) Path {
	var p Path
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q[0], q[1])
		} else {
			p.LineTo(q[0], q[1])
		}
	}
	return p
}

// Box gives an upright rectangle; a radius above 0 rounds its corners, at most
// until its shorter sides are half circles.
func Box(x, y, w, h, radius float32) Path {
	r := min(radius, w/2, h/2)
	if r <= 0 {
		return Polygon(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
	}
	k := r * (1 - arc)
	var p Path
	p.MoveTo(x+r, y)
	p.LineTo(x+w-r, y)
	p.CubeTo(x+w-k, y, x+w, y+k, x+w, y+r)
	p.LineTo(x+w, y+h-r)
	p.CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h)
	p.LineTo(x+r, y+h)
	p.CubeTo(x+k, y+h, x, y+h-k, x, y+h-r)
	p.LineTo(x, y+r)
	p.CubeTo(x, y+k, x+k, y, x+r, y)
	p.Close()
	return p
}

// arc is how far along its tangents a cubic curve's handles stand so that it
// follows a quarter of a circle of radius 1.
const arc = 0.5522848

// Circle gives the circle around (x, y).
func Circle(x, y, r float32) Path { return Ellipse(x, y, r, r) }

// Ellipse gives the upright ellipse around (x, y).
func Ellipse(x, y, rx, ry float32) Path {
	kx, ky := rx*arc, ry*arc
	var p Path
	p.MoveTo(x, y-ry)
	p.CubeTo(x+kx, y-ry, x+rx, y-ky, x+rx, y)
	p.CubeTo(x+rx, y+ky, x+kx, y+ry, x, y+ry)
	p.CubeTo(x-kx, y+ry, x-rx, y+ky, x-rx, y)
	p.CubeTo(x-rx, y-ky, x-kx, y-ry, x, y-ry)
	p.Close()
	return p
}

// Affine moves, turns, stretches and leans: x' = m[0]x + m[1]y + m[2] and
// y' = m[3]x + m[4]y + m[5].
type Affine [6]float32

// Move gives the shift by (x, y).
func Move(x, y float32) Affine { return Affine{1, 0, x, 0, 1, y} }

// Scale gives the stretch by x and y around the origin.
func Scale(x, y float32) Affine { return Affine{x, 0, 0, 0, y, 0} }

// Turn gives the clockwise turn around the origin, in radians.
func Turn(angle float32) Affine {
	sin, cos := math.Sincos(float64(angle))
	s, c := float32(sin), float32(cos)
	return Affine{c, -s, 0, s, c, 0}
}

// Then gives the change that makes m first and then n.
func (m Affine) Then(n Affine) Affine {
	return Affine{
		n[0]*m[0] + n[1]*m[3], n[0]*m[1] + n[1]*m[4], n[0]*m[2] + n[1]*m[5] + n[2],
		n[3]*m[0] + n[4]*m[3], n[3]*m[1] + n[4]*m[4], n[3]*m[2] + n[4]*m[5] + n[5],
	}
}

// Apply gives where a point goes.
func (m Affine) Apply(p Point) Point {
	return Point{m[0]*p[0] + m[1]*p[1] + m[2], m[3]*p[0] + m[4]*p[1] + m[5]}
}

// Transform gives the path changed by m; p stays as it is.
func (p Path) Transform(m Affine) Path {
	q := Path{make([]step, len(p.steps))}
	for i, s := range p.steps {
		for j := range s.p {
			s.p[j] = m.Apply(s.p[j])
		}
		q.steps[i] = s
	}
	return q
}

// points says how many of a step's points count.
func (k stepKind) points() int {
	return [...]int{moveStep: 1, lineStep: 1, quadStep: 2, cubeStep: 3, closeStep: 0}[k]
}

// Bounds gives the box around all points of the path, which holds the shape.
func (p Path) Bounds() (x0, y0, x1, y1 float32) {
	first := true
	for _, s := range p.steps {
		for _, q := range s.p[:s.kind.points()] {
			if first {
				x0, y0, x1, y1, first = q[0], q[1], q[0], q[1], false
			}
			x0, y0, x1, y1 = min(x0, q[0]), min(y0, q[1]), max(x1, q[0]), max(y1, q[1])
		}
	}
	return x0, y0, x1, y1
}

// upright gives the sides of a path that is one upright rectangle, such as Box
// gives without a radius.
func (p Path) upright() (x0, y0, x1, y1 float32, ok bool) {
	if len(p.steps) != 5 || p.steps[0].kind != moveStep || p.steps[4].kind != closeStep {
		return 0, 0, 0, 0, false
	}
	for i, s := range p.steps[1:4] {
		from := p.steps[i].p[0]
		if s.kind != lineStep || s.p[0][i&1^1] != from[i&1^1] {
			return 0, 0, 0, 0, false
		}
	}
	a, c := p.steps[0].p[0], p.steps[2].p[0]
	if last := p.steps[3].p[0]; last[0] != a[0] {
		return 0, 0, 0, 0, false
	}
	return min(a[0], c[0]), min(a[1], c[1]), max(a[0], c[0]), max(a[1], c[1]), true
}

// lines walks the path as straight pieces. Curves are cut finely enough that no
// piece is further from its curve than a twentieth of a pixel.
func (p Path) lines(line func(a, b Point)) {
	var start, pen Point
	to := func(q Point) {
		line(pen, q)
		pen = q
	}
	for _, s := range p.steps {
		switch s.kind {
		case moveStep:
			start, pen = s.p[0], s.p[0]
		case lineStep:
			to(s.p[0])
		case quadStep:
			a := pen
			n := pieces(a, s.p[0], s.p[1])
			for i := 1; i <= n; i++ {
				t := float32(i) / float32(n)
				to(between(between(a, s.p[0], t), between(s.p[0], s.p[1], t), t))
			}
		case cubeStep:
			a := pen
			n := pieces(a, s.p[0], s.p[1], s.p[2])
			for i := 1; i <= n; i++ {
				t := float32(i) / float32(n)
				b, c, d := between(a, s.p[0], t), between(s.p[0], s.p[1], t), between(s.p[1], s.p[2], t)
				to(between(between(b, c, t), between(c, d, t), t))
			}
		case closeStep:
			to(start)
		}
	}
}

// between is the point t of the way from a to b.
func between(a, b Point, t float32) Point {
	return Point{a[0] + (b[0]-a[0])*t, a[1] + (b[1]-a[1])*t}
}

// pieces says into how many lines a curve with these control points is cut: the
// gap to a curve's chord shrinks with the square of their number.
func pieces(p ...Point) int {
	var bend float64
	for i := 2; i < len(p); i++ {
		x := float64(p[i][0] - 2*p[i-1][0] + p[i-2][0])
		y := float64(p[i][1] - 2*p[i-1][1] + p[i-2][1])
		bend = max(bend, math.Hypot(x, y))
	}
	return 1 + int(4*math.Sqrt(bend))
}
