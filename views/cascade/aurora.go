package cascade

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// aurora is the slow ribbons of light in the water: curtains of leaning rays, as
// one mesh.
type aurora struct {
	w, h     float32
	palette  *palette
	rays     [len(ribbons)][auroraRays + 1]ray
	vertices [6 * auroraRays * (auroraRows - 1)]scene.Vertex
}

// ribbon is one curtain; lengths are parts of the window's size.
type ribbon struct {
	x0, x1, foot     float32 // from side to side, and how deep its foot is
	swing, phase     float32 // how far the foot swings, and where it begins
	low, high        float32 // how tall the rays are
	lean, brightness float32
	violet           bool
}

var ribbons = [...]ribbon{
	{-.06, .66, .365, .050, .9, .20, .40, .026, .92, false},
	{.40, 1.08, .470, .048, 2.6, .26, .48, .028, .80, true},
	{.52, 1.06, .235, .028, 4.4, .15, .26, .016, .64, false},
}

const (
	auroraRays = 32
	auroraRows = 7
	// auroraTurn is in how many seconds the foot's wave goes round once.
	auroraTurn = 40
)

// ray is what is a ray's own.
type ray struct {
	tall, bright         float32 // at rest
	phase, speed, wander float32
}

// auroraHeights are the rows of the mesh, from the foot up, and auroraAlphas how
// bright they are.
var (
	auroraHeights = [auroraRows]float32{0, .05, .11, .20, .34, .64, 1}
	auroraAlphas  = [auroraRows]float32{0, .60, 1, .74, .48, .16, 0}
)

func newAurora(w, h float32, p *palette) aurora {
	a := aurora{w: w, h: h, palette: p}
	r := kit.NewRandom(11)
	for i := range a.rays {
		for j := range a.rays[i] {
			a.rays[i][j] = ray{r.Unit(), r.Between(.30, 1), r.Between(0, 2*math.Pi), r.Between(.10, .32), r.Between(0, 2*math.Pi)}
		}
		// Neighbours are alike: an aurora is a curtain, not a comb.
		rays := &a.rays[i]
		for j := 1; j < auroraRays; j++ {
			rays[j].tall = (rays[j-1].tall + 2*rays[j].tall + rays[j+1].tall) / 4
			rays[j].bright = (rays[j-1].bright + 3*rays[j].bright + rays[j+1].bright) / 5
		}
	}
	return a
}

// show adds the ribbons as they are at a time in seconds.
func (a *aurora) show(s *scene.Scene, t float32) {
	if a.palette.plain {
		return
	}
	for i := range ribbons {
		a.ribbon(s, &ribbons[i], &a.rays[i], t)
	}
}

func (a *aurora) ribbon(s *scene.Scene, r *ribbon, rays *[auroraRays + 1]ray, t float32) {
	foot, body, top := a.palette.blueFoot, a.palette.teal, a.palette.blueLight
	if r.violet {
		foot, body, top = a.palette.violetFoot, a.palette.violet, a.palette.violetTop
	}
	colors := [auroraRows]raster.Color{body, foot, foot, foot.Mix(body, .6), body, body.Mix(top, .7), top}
	turn := 2 * math.Pi * t / auroraTurn
	var before [auroraRows]scene.Vertex
	n := 0
	for j := range rays {
		at := float32(j) / auroraRays
		y := &rays[j]
		wave := sin(5.2*at+r.phase+turn) + .4*sin(13*at+2*(r.phase+turn))
		breath := .5 + .5*sin(y.phase+y.speed*t)
		x := kit.Lerp(r.x0, r.x1, at) * a.w
		bottom := (r.foot + r.swing*wave) * a.h
		tall := kit.Lerp(r.low, r.high, kit.Clamp(y.tall*.75+.25*breath, 0, 1)) * a.h
		// The curtain ends softly at both sides.
		bright := r.brightness * y.bright * (.72 + .28*sin(y.wander+1.7*y.speed*t)) * kit.Clamp(6*at, 0, 1) * kit.Clamp(6*(1-at), 0, 1)
		var column [auroraRows]scene.Vertex
		for k := range column {
			up := auroraHeights[k]
			color := colors[k]
			color.A = auroraAlphas[k] * bright
			column[k] = scene.Vertex{X: x + r.lean*a.w*up, Y: bottom - tall*up, Color: color}
		}
		if j > 0 {
			for k := range auroraRows - 1 {
				p, q := before[k], column[k]
				u, v := before[k+1], column[k+1]
				n += copy(a.vertices[n:], []scene.Vertex{p, q, v, p, v, u})
			}
		}
		before = column
	}
	s.Mesh(scene.Screen, a.vertices[:n]...)
}
