package cascade

import (
	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// posterWell is the well on the poster, from the bottom row up; dots are empty.
var posterWell = [...]string{
	"LLZZJJJ.OO",
	"LZZ.TTTIOO",
	"LJJ.ST.I..",
	".J..SSZI..",
	".J...SZZ..",
	"......Z...",
}

// Poster paints the game as it is seen through its door on Home: a piece that
// falls through aurora light onto crystals.
func (r *Room) Poster(c *raster.Canvas) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	drawSea(c, r.colors, h/720*2)
	veil := raster.NewCanvas(iw, ih)
	for i := range 22 {
		x := w * float32(i) / 21
		foot := .40*h + .06*h*sin(4.4*x/w+.8)
		tall := h * (.20 + .16*hash(i, 3))
		color := r.colors.teal.Mix(r.colors.violet, x/w)
		veil.Fill(raster.Polygon(raster.Point{x - .05*w, foot}, raster.Point{x + .03*w, foot}, raster.Point{x + .09*w, foot - tall}, raster.Point{x, foot - tall}),
			raster.Linear(0, foot, 0, foot-tall, raster.Stop{At: 0, Color: color.Alpha(0)}, raster.Stop{At: .1, Color: color.Alpha(.8 * (.4 + .6*hash(i, 9)))}, raster.Stop{At: 1, Color: color.Alpha(0)}))
	}
	veil.Blur(.014 * h)
	if !r.colors.plain {
		c.Draw(veil, 0, 0, .8, raster.Screen)
	}

	u := kit.Floor(w / 8)
	left := kit.Round((w - float32(len(posterWell[0]))*u) / 2)
	put := func(k cascade.Kind, x, y float32, bright float32) {
		if m := 1.5 * u; !r.colors.plain {
			shine(c, x+u/2, y+u/2, m, m, r.colors.light(k).Alpha(bright))
		}
		cell := raster.NewCanvas(int(u), int(u))
		small(cell, 0, func(g gem) { g.whole(k, r.colors) })
		c.Draw(cell, int(x), int(y), 1, raster.Over)
	}
	for row, line := range posterWell[:min(len(posterWell), int(.55*h/u))] {
		for column := range len(line) {
			if k := kindOf(line[column]); k != cascade.None {
				put(k, left+float32(column)*u, h-float32(row+1)*u, .10)
			}
		}
	}
	for _, cell := range cascade.ShapeCells(cascade.T, 0) {
		put(cascade.T, kit.Round(w/2)+(float32(cell.Column)-1.5)*u, kit.Round(.30*h)-float32(cell.Row-2)*u, .34)
	}
}
