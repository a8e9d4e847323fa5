package eight

import (
	"parlor/games/eight"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// Album paints one board after the other into a tray of the same size: parlor solve
// makes its animations of it.
type Album struct {
	tray   *raster.Canvas
	tiles  [9]*raster.Canvas
	slot   float32
	corner float32 // of the first slot
	margin float32 // around tiles, for their shadow
}

// NewAlbum makes an album of pictures that are so many pixels wide and high.
func NewAlbum(size int) *Album {
	p, whole := &standard, float32(size)
	frame := kit.Round(whole * wideFrame / wideTray)
	a := &Album{tray: raster.NewCanvas(size, size), slot: kit.Floor((whole - 2*frame) / 3)}
	a.corner = kit.Floor((whole - 3*a.slot) / 2)
	e := kit.NewEasel(a.tray, 1, 0, 0)
	e.Fill(a.tray.Whole(), raster.Solid(p.slateFoot))
	p.paintTray(e, whole, frame)
	px := a.slot / slotSide
	a.margin = kit.Ceil(tileMargin * px)
	for number := 1; number < len(a.tiles); number++ {
		a.tiles[number] = raster.NewCanvas(int(a.slot+2*a.margin), int(a.slot+2*a.margin))
		p.paintTile(kit.NewEasel(a.tiles[number], px, -a.margin/px, -a.margin/px), number, true)
	}
	return a
}

// Paint paints a board. The Tile that slides, 0 for none, is part of its way, from 0
// to 1, out of the slot that it comes from.
func (a *Album) Paint(b eight.Board, tile, from int, part float32) *raster.Canvas {
	w, h := a.tray.Size()
	c := raster.NewCanvas(w, h)
	c.Draw(a.tray, 0, 0, 1, raster.Over)
	for slot := range 9 {
		number := b.Tile(slot)
		if number == 0 {
			continue
		}
		x, y := a.place(slot)
		if number == tile {
			fx, fy := a.place(from)
			x, y = kit.Round(kit.Lerp(fx, x, part)), kit.Round(kit.Lerp(fy, y, part))
		}
		c.Draw(a.tiles[number], int(x-a.margin), int(y-a.margin), 1, raster.Over)
	}
	return c
}

func (a *Album) place(slot int) (x, y float32) {
	return a.corner + float32(slot%3)*a.slot, a.corner + float32(slot/3)*a.slot
}
