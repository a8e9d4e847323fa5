package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// posterGems are the gems on the poster, in the signs of a small board.
var posterGems = [...]string{
	"34331",
	"14341",
	"0321C",
	"40e33",
	"414D4",
	"00112",
	"40323",
}

// Poster paints the game as it is seen through its door on Home: gems in their golden
// case.
func (r *Room) Poster(c *raster.Canvas) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	p := r.colors
	drawVelvet(c, h/720*1.6, p)
	high := min(len(posterGems), int((h-.14*w)/(.165*w)))
	u := kit.Floor(.17 * w)
	frame := kit.Round(.022 * w)
	board := scene.Rect{W: u * 5, H: u * float32(high)}
	board.X, board.Y = kit.Round((w-board.W)/2), kit.Round(max(h-board.H-.09*w, .06*h))
	e := kit.NewEasel(c, 1, 0, 0)
	metal := raster.Linear(board.X, board.Y, board.X+board.W, board.Y+board.H, gold...)
	if p.plain {
		metal = raster.Solid(white)
	}
	e.Fill(raster.Box(board.X-frame, board.Y-frame, board.W+2*frame, board.H+2*frame, 2*frame), metal)
	e.Fill(raster.Box(board.X, board.Y, board.W, board.H, frame), raster.Solid(raster.Hex(0x150720)))
	for row, line := range posterGems[:high] {
		for column := range len(line) {
			x, y := board.X+float32(column)*u, board.Y+float32(row)*u
			tint := p.cellDark
			if (row+column)%2 == 1 {
				tint = p.cellLight
			}
			e.Fill(raster.Box(x+1, y+1, u-2, u-2, .08*u), kit.Down(y, y+u, tint[0], tint[1]))
			gem, ok := gemOf(line[column])
			if !ok {
				gem = gems.Gem(0)
			}
			b := brush{c, raster.Scale(u/100, u/100).Then(raster.Move(x+u/2, y+u/2)), p}
			b.gem(gem)
		}
	}
}
