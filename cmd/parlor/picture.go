package main

import (
	"image"
	"image/color"
	"image/png"
	"io"

	"parlor/games/maze"
)

// The colours of a picture: the terrains, with a blue veil over what was settled,
// and above them the route with its ends.
var (
	terrainColors = [maze.TerrainCount]color.RGBA{
		maze.Road:   {0xe9, 0xd3, 0xa0, 0xff},
		maze.Forest: {0xa9, 0xc7, 0x7f, 0xff},
		maze.Mud:    {0x8a, 0x68, 0x46, 0xff},
		maze.Wall:   {0x56, 0x50, 0x4d, 0xff},
	}
	otherColor   = color.RGBA{0xff, 0xf6, 0xdf, 0xff}
	settledColor = color.RGBA{0x24, 0x57, 0xd6, 0xff}
	routeColor   = color.RGBA{0xff, 0xcf, 0x1f, 0xff}
	campColor    = color.RGBA{0xd9, 0x54, 0x2f, 0xff}
	towerColor   = color.RGBA{0xff, 0x5f, 0xa0, 0xff}
)

// drawRoute writes a PNG of a map, the cells that a search has settled and its
// route. Small maps get large cells.
func drawRoute(out io.Writer, m *maze.Map, trial *maze.Trial) error {
	const side, largest = 1024, 32
	scale := min(max(side/max(m.Columns, m.Rows), 1), largest)
	picture := image.NewRGBA(image.Rect(0, 0, m.Columns*scale, m.Rows*scale))
	fill := func(cell int, c color.RGBA) {
		x, y := cell%m.Columns*scale, cell/m.Columns*scale
		for row := range scale {
			for column := range scale {
				picture.SetRGBA(x+column, y+row, c)
			}
		}
	}
	for cell, cost := range m.Costs {
		c := otherColor
		if t, ok := maze.TerrainOf(int(cost)); ok {
			c = terrainColors[t]
		}
		if trial.Settled(cell) {
			c = mix(c, settledColor)
		}
		fill(cell, c)
	}
	for _, cell := range trial.Route() {
		fill(cell, routeColor)
	}
	fill(m.Camp, campColor)
	fill(m.Tower, towerColor)
	return png.Encode(out, picture)
}

// mix is two parts of a and one of b.
func mix(a, b color.RGBA) color.RGBA {
	part := func(a, b uint8) uint8 { return uint8((2*int(a) + int(b)) / 3) }
	return color.RGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), 0xff}
}
