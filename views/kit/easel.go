package kit

import "parlor/scene/raster"

// Easel paints on a canvas in pixels of the 720-high pictures, put where M puts
// them, Px times as large.
type Easel struct {
	C  *raster.Canvas
	Px float32
	M  raster.Affine
}

// NewEasel gives an easel whose point (x, y) is the canvas's top left corner.
func NewEasel(c *raster.Canvas, px, x, y float32) Easel {
	return Easel{c, px, raster.Move(-x, -y).Then(raster.Scale(px, px))}
}

// Fill fills a shape.
func (e Easel) Fill(p raster.Path, paint raster.Paint) {
	e.C.Fill(p.Transform(e.M), paint.Transform(e.M))
}

// Stroke draws the outlines of a path, never finer than a pixel of the window.
func (e Easel) Stroke(p raster.Path, width float32, paint raster.Paint) {
	e.C.Stroke(p.Transform(e.M), max(width*e.Px, 1), paint.Transform(e.M))
}

// Soft paints something blurred that lies in the box (x, y, w, h). What is very
// soft is blurred smaller and then stretched, which looks the same.
func (e Easel) Soft(x, y, w, h, deviation float32, paint func(e Easel)) {
	const enough = 3 // pixels that a small picture is blurred by
	times := max(Floor(deviation*e.Px/enough), 1)
	reach := 3 * deviation
	corner := e.M.Apply(raster.Point{x - reach, y - reach})
	left, top := Floor(corner[0]), Floor(corner[1])
	wide, high := Ceil((w+2*reach)*e.Px/times)+1, Ceil((h+2*reach)*e.Px/times)+1
	layer := raster.NewCanvas(int(wide), int(high))
	paint(Easel{layer, e.Px / times, e.M.Then(raster.Move(-left, -top)).Then(raster.Scale(1/times, 1/times))})
	layer.Blur(deviation * e.Px / times)
	e.C.DrawScaled(layer, left, top, wide*times, high*times, 1, raster.Over)
}

// shadow paints the soft shadow of a box, so much lower.
func (e Easel) shadow(w, h, radius, lower, deviation float32, c raster.Color) {
	e.Soft(0, lower, w, h, deviation, func(e Easel) { e.Fill(raster.Box(0, lower, w, h, radius), raster.Solid(c)) })
}

// edge paints a line just inside a box.
func (e Easel) edge(w, h, radius, width float32, paint raster.Paint) {
	width = max(width, 1/e.Px)
	e.Stroke(raster.Box(width/2, width/2, w-width, h-width, radius-width/2), width, paint)
}

// Down paints from one colour at the height y0 to another at y1.
func Down(y0, y1 float32, top, bottom raster.Color) raster.Paint {
	return raster.Linear(0, y0, 0, y1, raster.Stop{At: 0, Color: top}, raster.Stop{At: 1, Color: bottom})
}
