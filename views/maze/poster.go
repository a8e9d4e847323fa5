package maze

import (
	"math"

	"parlor/games/maze"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
)

// The poster shows the first columns of the supplied map after so many Steps.
const posterColumns, posterSteps = 7, 33

// Poster paints the game as it is seen through its door on Home: the supplied map in
// a search, with a compass above.
func (r *Room) Poster(c *raster.Canvas) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	p := r.colors
	p.paintTable(c, h/400)
	g, err := maze.New(sim.Config{})
	if err != nil {
		return // the tables are wrong, as their tests tell
	}
	for range posterSteps {
		g.Apply(sim.Input{Code: maze.Step})
	}
	m := g.Map()
	frame := kit.Round(.03 * w)
	u := kit.Floor((w - 2*frame - .06*w) / posterColumns)
	rows := min(m.Rows, int((h-.06*w-2*frame)/u))
	x, y := kit.Round((w-posterColumns*u)/2), kit.Floor(h-float32(rows)*u-frame-.04*w)
	e := kit.NewEasel(c, 1, 0, 0)
	e.Fill(raster.Box(x-frame, y-frame, posterColumns*u+2*frame, float32(rows)*u+2*frame, 1.5*frame), kit.Down(y, h, p.frame[0], p.frame[1]))
	e.Fill(raster.Box(x, y, posterColumns*u, float32(rows)*u, 0), raster.Solid(p.well))
	var f facts
	f.update(g, 1, 0)
	at := func(cell int) kit.Easel {
		at := kit.NewEasel(c, u/unit, 0, 0)
		at.M = raster.Scale(u/unit, u/unit).Then(raster.Move(x+float32(cell%m.Columns)*u, y+float32(cell/m.Columns)*u))
		return at
	}
	each := func(paint func(cell int, e kit.Easel)) {
		for row := range rows {
			for column := range posterColumns {
				cell := row*m.Columns + column
				paint(cell, at(cell))
			}
		}
	}
	each(func(cell int, e kit.Easel) {
		p.paintTile(e, tilePicture{f.pictures[cell].Terrain, (cell * 7) / 2 % 2})
	})
	each(func(cell int, e kit.Easel) {
		if o := f.shown[cell]; o != unseen {
			p.paintOutline(e, o)
		}
	})
	each(func(cell int, e kit.Easel) {
		if f.pictures[cell].Camp {
			p.paintCamp(e)
		}
	})
	if top := y - frame; top > .3*w {
		p.paintCompass(e, w/2, top*.52, min(.36*top, .3*w))
	}
}

// paintCompass paints a compass rose.
func (p *palette) paintCompass(e kit.Easel, x, y, r float32) {
	line := p.brushEdge()
	e.Stroke(raster.Circle(x, y, r), max(r/30, 1), raster.Solid(line))
	e.Stroke(raster.Circle(x, y, .86*r), max(r/60, 1), raster.Solid(line.Alpha(.6)))
	for i := range 16 {
		angle := float64(i) * math.Pi / 8
		length := [...]float32{1.12, .4, .66, .4}[i%4] * r
		sin, cos := math.Sincos(angle)
		tip := raster.Point{x + length*float32(sin), y - length*float32(cos)}
		for side, color := range [...]raster.Color{line, line.Mix(white, .55)} {
			turn := angle + [...]float64{math.Pi / 8, -math.Pi / 8}[side]
			s, c := math.Sincos(turn)
			foot := raster.Point{x + .2*r*float32(s), y - .2*r*float32(c)}
			if i%4 == 0 && side == 0 && i == 0 {
				color = p.walked
			}
			e.Fill(raster.Polygon(raster.Point{x, y}, tip, foot), raster.Solid(color))
		}
	}
}
