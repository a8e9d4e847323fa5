package eight

import (
	"parlor/games/eight"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The boards of the poster: a tile slides from one to the other.
var posterBoard, posterGoal = func() (eight.Board, eight.Board) {
	board, _ := eight.ParseBoard("724510863")
	goal, _ := eight.ParseBoard("123456780")
	return board, goal
}()

// Poster paints the game as it is seen through its door on Home: the tray with a
// tile on its way, and above it the Goal Picture.
func (r *Room) Poster(c *raster.Canvas) {
	p := r.colors
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	e := kit.NewEasel(c, 1, 0, 0)
	e.Fill(c.Whole(), kit.Down(0, h, p.slateTop, p.slateFoot))
	if !p.plain {
		paintSlate(e, w, h, h/320)
	}
	size := min(.88*w, .58*h)
	tray := e
	tray.M = raster.Move((w-size)/2, h-size-.07*h)
	p.paintBoard(tray, size, posterBoard, 1, 5, .55)

	top := h - size - .07*h
	cell := kit.Floor(min(.17*w, (top-.1*h)/3.4))
	if cell < 6 {
		return
	}
	left, high := (w-3.2*cell)/2, top/2-1.6*cell+.05*h
	edge := .1 * cell
	e.Fill(raster.Box(left, high, 3.2*cell, 3.2*cell, .2*cell), kit.Down(high, high+3.2*cell, p.walnut[0], p.walnut[2]))
	for slot := range 9 {
		at := e
		at.M = raster.Move(left+edge+float32(slot%3)*cell, high+edge+float32(slot/3)*cell)
		p.paintCell(at, posterGoal.Tile(slot), cell, p.ivory, true)
	}
}

// paintBoard paints a tray of a size with its corner at (0, 0), and a tile that is part
// of its way out of a slot.
func (p *palette) paintBoard(e kit.Easel, size float32, b eight.Board, tile, from int, part float32) {
	frame := size * wideFrame / wideTray
	p.paintTray(e, size, frame)
	slot := (size - 2*frame) / 3
	for i := range 9 {
		number := b.Tile(i)
		if number == 0 {
			continue
		}
		column, row := float32(i%3), float32(i/3)
		if number == tile {
			column, row = kit.Lerp(float32(from%3), column, part), kit.Lerp(float32(from/3), row, part)
		}
		at := e
		at.M = raster.Scale(slot/slotSide, slot/slotSide).Then(raster.Move(frame+column*slot, frame+row*slot)).Then(e.M)
		at.Px = e.Px * slot / slotSide
		p.paintTile(at, number, true)
	}
}
