package maze

import (
	"math"

	"parlor/scene/raster"
	"parlor/views/kit"
)

// paintCompass paints a compass rose around (x, y), half of each point in light.
func (p *palette) paintCompass(e kit.Easel, x, y, r float32) {
	line := p.brushEdge()
	shade := line.Mix(p.ground[0], .3)
	north := [2]raster.Color{p.walked, p.walked.Mix(white, .35)}
	e.Stroke(raster.Circle(x, y, r), max(r/26, 1), raster.Solid(shade))
	e.Stroke(raster.Circle(x, y, .8*r), max(r/52, 1), raster.Solid(shade.Alpha(.6)))
	at := func(angle float64, length float32) raster.Point {
		sin, cos := math.Sincos(angle)
		return raster.Point{x + length*float32(sin), y - length*float32(cos)}
	}
	// The short points lie below the long ones.
	for i := range 8 {
		angle, length := (float64(i)+.5)*math.Pi/2, .6*r
		halves := [2]raster.Color{shade, p.ground[0]}
		if i >= 4 {
			angle, length = float64(i)*math.Pi/2, 1.16*r
		}
		if i == 4 {
			halves = north
		}
		tip, edge := at(angle, length), halves[0]
		for side, color := range halves {
			foot := at(angle+[...]float64{math.Pi / 4, -math.Pi / 4}[side], .2*r)
			e.Fill(raster.Polygon(raster.Point{x, y}, tip, foot), raster.Solid(color))
			e.Stroke(raster.Line(raster.Point{x, y}, foot, tip), max(r/60, .7), raster.Solid(edge))
		}
	}
}
