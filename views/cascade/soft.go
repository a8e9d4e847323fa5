package cascade

import (
	"parlor/scene/raster"
	"parlor/views/kit"
)

// soften draws with draw and blurs it by a standard deviation in pixels. A strong
// blur leaves nothing fine, so it is done on a canvas that is smaller by scale.
func soften(c *raster.Canvas, blur, alpha float32, blend raster.Blend, draw func(little *raster.Canvas, scale float32)) {
	const mostShrink = 4
	shrink := kit.Clamp(kit.Floor(blur/3), 1, mostShrink)
	w, h := c.Size()
	lw, lh := kit.Ceil(float32(w)/shrink), kit.Ceil(float32(h)/shrink)
	little := raster.NewCanvas(int(lw), int(lh))
	draw(little, 1/shrink)
	little.Blur(blur / shrink)
	if shrink == 1 {
		c.Draw(little, 0, 0, alpha, blend)
		return
	}
	c.DrawScaled(little, 0, 0, lw*shrink, lh*shrink, alpha, blend)
}

// soft draws a blurred shape.
func soft(c *raster.Canvas, shape raster.Path, color raster.Color, blur float32) {
	soften(c, blur, 1, raster.Over, func(little *raster.Canvas, scale float32) {
		little.Fill(shape.Transform(raster.Scale(scale, scale)), raster.Solid(color))
	})
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
