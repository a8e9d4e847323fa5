package softserve

import (
	"parlor/games/softserve"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// posterBoard is the board on the poster, from the bottom row up: letters as in the
// help.
var posterBoard = [...]string{"^^^^V^", "CMVSCM", "V..M.S"}

// Poster paints the game as it is seen through its door on Home: the glass in the
// parlour, with a pair that falls.
func (r *Room) Poster(c *raster.Canvas) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	u := kit.Floor(min(w/7, h/10.4))
	x, foot := kit.Round((w-6*u)/2), kit.Round(h-.45*u)
	colors := r.colors
	px := u / glassCell
	p := parlour{colors: colors, px: .62 * w / 200, w: w, h: h + 60*w/200, awning: .09 * h, counter: h + 20*w/200, phone: true}
	p.draw(c)
	rows := min(7, int((foot-1.6*u)/u))
	top := foot - float32(rows)*u
	if rows == 7 {
		drawGlass(newPen(c, px, -x/px, -top/px, colors.line()), colors)
	} else {
		q := newPen(c, px, 0, 0, colors.line())
		q.Fill(raster.Box((x-8)/px, top/px, (6*u+16)/px, (h-top)/px, 12), kit.Down(top/px, h/px, raster.Hex(0xd4eef2), raster.Hex(0x84c2d2)))
	}
	cell := func(column, row float32) pen {
		return newPen(c, u/100, -(x+column*u)/u*100, -(foot-(row+1)*u)/u*100, colors.line())
	}
	for row, line := range posterBoard {
		for column := range len(line) {
			q := cell(float32(column), float32(row))
			if f, ok := flavourOf(line[column]); ok {
				colors.pen(q, f).scoop(atRest)
			} else if line[column] == '^' {
				q.cone(colors, true)
			}
		}
	}
	high := float32(rows) - 2.3
	cell(1.5, high).shape("B34,52 32,20 7", raster.Hex(0xf6c074), 5)
	colors.pen(cell(1, high), softserve.Vanilla).scoop(falling)
	colors.pen(cell(2, high), softserve.Strawberry).scoop(falling)
}
