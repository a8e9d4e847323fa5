// Package scene is a drawing as data: what is on one frame, in the order in
// which it is painted. Views fill a Scene; front paints it.
//
// Goals: views that run and are tested without a display; steady play that
// allocates nothing per frame, so a Scene is used again after Reset.
//
// Non-goals: rules, time, devices. A Scene does not know why it looks so.
//
// All lengths are device pixels, x to the right and y down; angles are radians,
// clockwise.
package scene

import "parlor/scene/raster"

// Blend says how a mark joins with what is under it.
type Blend = raster.Blend

// The ways to blend.
const (
	Over   = raster.Over   // covers by its alpha
	Add    = raster.Add    // light: adds its colour
	Screen = raster.Screen // soft light: brightens, never beyond white
)

// Align says which part of a text stands at its x.
type Align uint8

// The ways to align.
const (
	Left Align = iota
	Middle
	Right
)

// Sprite is one picture on the screen, and the fastest thing to paint.
type Sprite struct {
	Pic   Pic
	X, Y  float32 // the middle
	W, H  float32 // 0, 0: the picture's own size
	Angle float32
	Tint  raster.Color // multiplies the picture; its A fades it
	Blend Blend
}

// Vertex is a corner of a Mesh with its colour.
type Vertex struct {
	X, Y  float32
	Color raster.Color
}

// Mark is one step of painting a frame: a sprite, a mesh, or a clip.
type Mark struct {
	Kind   MarkKind
	Sprite Sprite
	// First and Count are the mesh's corners in Scene.Vertices, three for each
	// triangle; its blend is Sprite.Blend.
	First, Count int
	// Clip, for a MarkClip, is where marks show from here on; zero ends it. For a
	// MarkSoften it is the whole window.
	Clip Rect
}

// MarkKind tells marks apart.
type MarkKind uint8

// The kinds of marks.
const (
	MarkSprite MarkKind = iota
	MarkMesh
	MarkClip
	MarkSoften
)

// Rect is an upright rectangle.
type Rect struct{ X, Y, W, H float32 }

// Contains says whether a point is inside.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset gives the rectangle made smaller by d on each side.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// common gives what is in both rectangles; where that is nothing, a rectangle
// outside of every window.
func (r Rect) common(q Rect) Rect {
	x, y := max(r.X, q.X), max(r.Y, q.Y)
	w, h := min(r.X+r.W, q.X+q.W)-x, min(r.Y+r.H, q.Y+q.H)-y
	if w <= 0 || h <= 0 {
		return Rect{X: -2, Y: -2, W: 1, H: 1}
	}
	return Rect{x, y, w, h}
}

// Scene is one frame.
type Scene struct {
	Book     *Book
	Marks    []Mark
	Vertices []Vertex
	// ShiftX and ShiftY move all marks added while they are set: the shake of
	// a camera.
	ShiftX, ShiftY float32
	// Fade multiplies the alpha of all marks added while it is below 1.
	Fade float32

	within Rect // that no clip reaches out of; zero for the whole window
}

// Reset makes the scene empty, to be made of a book's pictures.
func (s *Scene) Reset(b *Book) {
	*s = Scene{Book: b, Marks: s.Marks[:0], Vertices: s.Vertices[:0], Fade: 1}
}

// Sprite adds a picture, if the book has it.
func (s *Scene) Sprite(sp Sprite) {
	sp.X += s.ShiftX
	sp.Y += s.ShiftY
	sp.Tint.A *= s.Fade
	w, h := s.Book.Size(sp.Pic)
	if w == 0 || h == 0 || sp.Tint.A <= 0 {
		return
	}
	if sp.W == 0 && sp.H == 0 {
		sp.W, sp.H = float32(w), float32(h)
	}
	s.Marks = append(s.Marks, Mark{Kind: MarkSprite, Sprite: sp})
}

// white tints nothing.
var white = raster.Color{R: 1, G: 1, B: 1, A: 1}

// Put adds a picture in its own size and colours with its top left corner at
// (x, y), rounded to whole pixels so that it stays sharp.
func (s *Scene) Put(p Pic, x, y float32) { s.put(p, x, y, white) }

func (s *Scene) put(p Pic, x, y float32, tint raster.Color) {
	w, h := s.Book.Size(p)
	left, top := float32(floor(x+s.ShiftX+0.5)), float32(floor(y+s.ShiftY+0.5))
	s.Sprite(Sprite{Pic: p, X: left + float32(w)/2 - s.ShiftX, Y: top + float32(h)/2 - s.ShiftY, Tint: tint})
}

// Rect adds a plain rectangle.
func (s *Scene) Rect(r Rect, c raster.Color) {
	a, b, d, e := Vertex{r.X, r.Y, c}, Vertex{r.X + r.W, r.Y, c}, Vertex{r.X + r.W, r.Y + r.H, c}, Vertex{r.X, r.Y + r.H, c}
	s.Mesh(Over, a, b, d, a, d, e)
}

// Mesh adds triangles, three vertices each; colours flow between the corners.
func (s *Scene) Mesh(blend Blend, v ...Vertex) {
	if len(v) == 0 {
		return
	}
	first := len(s.Vertices)
	s.Vertices = append(s.Vertices, v...)
	for i := range s.Vertices[first:] {
		u := &s.Vertices[first+i]
		u.X += s.ShiftX
		u.Y += s.ShiftY
		u.Color.A *= s.Fade
	}
	if n := len(s.Marks); n > 0 && s.Marks[n-1].Kind == MarkMesh && s.Marks[n-1].Sprite.Blend == blend {
		s.Marks[n-1].Count += len(v)
		return
	}
	s.Marks = append(s.Marks, Mark{Kind: MarkMesh, Sprite: Sprite{Blend: blend}, First: first, Count: len(v)})
}

// Clip shows what is added from here on only inside r, until Unclip or the next
// Clip.
func (s *Scene) Clip(r Rect) {
	r.X += s.ShiftX
	r.Y += s.ShiftY
	if s.within != (Rect{}) {
		r = r.common(s.within)
	}
	s.Marks = append(s.Marks, Mark{Kind: MarkClip, Clip: r})
}

// Within shows what draw adds only inside r, whatever clips it sets and ends: for a
// drawing that is a part of another.
func (s *Scene) Within(r Rect, draw func()) {
	outer := s.within
	r.X += s.ShiftX
	r.Y += s.ShiftY
	if outer != (Rect{}) {
		r = r.common(outer)
	}
	s.within = r
	s.Unclip()
	draw()
	s.within = outer
	s.Unclip()
}

// Soften shows all that was added so far blurred. It is for what lies below an
// overlay; window is the whole of the scene.
func (s *Scene) Soften(window Rect) {
	s.Marks = append(s.Marks, Mark{Kind: MarkSoften, Clip: window})
}

// Unclip shows all again, as far as Within lets it.
func (s *Scene) Unclip() { s.Marks = append(s.Marks, Mark{Kind: MarkClip, Clip: s.within}) }
