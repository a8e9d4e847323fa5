package kit

import "parlor/scene"

// Snap puts the edges of a rectangle on whole pixels, so that those that touch go on
// touching.
func Snap(x, y, w, h float32) scene.Rect {
	left, top := Round(x), Round(y)
	return scene.Rect{X: left, Y: top, W: Round(x+w) - left, H: Round(y+h) - top}
}

// SnapSize puts a rectangle on whole pixels so that all of one size stay so.
func SnapSize(x, y, w, h float32) scene.Rect {
	return scene.Rect{X: Round(x), Y: Round(y), W: Round(w), H: Round(h)}
}
