//go:build !js

package front

import (
	"image"

	"parlor/scene/raster"
)

// icon draws the program's icon, a crystal in deep water, at a size in pixels.
func icon(size int) image.Image {
	const u = 100 // units of the drawing across
	c := raster.NewCanvas(size, size)
	to := raster.Scale(float32(size)/u, float32(size)/u)
	tilt := raster.Move(-u/2, -u/2).Then(raster.Turn(-0.21)).Then(raster.Move(u/2, u/2)).Then(to)
	fill := func(rgb uint32, points ...raster.Point) {
		c.Fill(raster.Polygon(points...).Transform(tilt), raster.Solid(raster.Hex(rgb)))
	}

	water := raster.Radial(30, 0, 120, 120,
		raster.Stop{At: 0, Color: raster.Hex(0x2f7fb8)}, raster.Stop{At: 0.4, Color: raster.Hex(0x103a5e)},
		raster.Stop{At: 0.75, Color: raster.Hex(0x0b2747)}, raster.Stop{At: 1, Color: raster.Hex(0x061222)})
	c.Fill(raster.Box(0, 0, u, u, 22).Transform(to), water.Transform(to))

	outline := [8]raster.Point{{28, 20}, {72, 20}, {80, 28}, {80, 72}, {72, 80}, {28, 80}, {20, 72}, {20, 28}}
	girdle := [8]raster.Point{{34, 29}, {66, 29}, {71, 34}, {71, 66}, {66, 71}, {34, 71}, {29, 66}, {29, 34}}
	light := [8]uint32{0x88edff, 0x65e8ff, 0x47b0d8, 0x3477ae, 0x3c8fc0, 0x4bbde1, 0x70eaff, 0xcaf7ff}
	fill(0x3e96c4, girdle[:]...)
	for i, rgb := range light {
		j := (i + 1) % 8
		fill(rgb, outline[i], outline[j], girdle[j], girdle[i])
	}
	fill(0x3477ae, girdle[7], girdle[0], girdle[1], girdle[2], raster.Point{50, 50})
	fill(0x6be9ff, girdle[3], girdle[4], girdle[5], girdle[6], raster.Point{50, 50})
	fill(0xd6f9ff, raster.Point{50, 30}, raster.Point{58, 38}, raster.Point{58, 62}, raster.Point{50, 70}, raster.Point{42, 62}, raster.Point{42, 38})
	return c.Pix
}
