package cascade

import "parlor/scene/raster"

// soft draws a shape blurred by a standard deviation in pixels. A strong blur
// leaves nothing fine, so it is done on a smaller canvas.
func soft(c *raster.Canvas, shape raster.Path, color raster.Color, blur float32) {
	const mostShrink = 4
	shrink := clamp(floor(blur/3), 1, mostShrink)
	w, h := c.Size()
	sw, sh := ceil(float32(w)/shrink), ceil(float32(h)/shrink)
	own := raster.NewCanvas(int(sw), int(sh))
	own.Fill(shape.Transform(raster.Scale(1/shrink, 1/shrink)), raster.Solid(color))
	own.Blur(blur / shrink)
	if shrink == 1 {
		c.Draw(own, 0, 0, 1, raster.Over)
		return
	}
	c.DrawScaled(own, 0, 0, sw*shrink, sh*shrink, 1, raster.Over)
}

// glow is how light of a colour fades from its middle.
func glow(c raster.Color) []raster.Stop {
	return []raster.Stop{{At: 0, Color: c}, {At: .25, Color: c.Alpha(.55)}, {At: .55, Color: c.Alpha(.16)}, {At: 1, Color: c.Alpha(0)}}
}

// shine draws light of a colour in an ellipse around (x, y).
func shine(c *raster.Canvas, x, y, rx, ry float32, color raster.Color) {
	c.FillBlend(raster.Ellipse(x, y, rx, ry), raster.Radial(x, y, rx, ry, glow(color)...), raster.Screen)
}

// across gives a gradient over a box, from its upper left corner to the point
// (right, down), the box being 1 by 1: as the box is stretched, so is the
// gradient.
func across(x, y, w, h, right, down float32, stops []raster.Stop) raster.Paint {
	return raster.Linear(0, 0, right, down, stops...).Transform(raster.Scale(w, h).Then(raster.Move(x, y)))
}

// fadeStops gives a gradient with its alpha multiplied.
func fadeStops(stops []raster.Stop, a float32) []raster.Stop {
	out := make([]raster.Stop, len(stops))
	for i, s := range stops {
		out[i] = raster.Stop{At: s.At, Color: s.Color.Alpha(a)}
	}
	return out
}
