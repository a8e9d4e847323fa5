package scene

import "parlor/scene/raster"

// Pic is a picture of a Book; 0 is none.
type Pic int32

// Book holds the pictures that scenes are made of. A picture is drawn when it is
// first painted, so a book may offer more than is ever shown.
type Book struct {
	pictures   []picture
	fonts      []*Font
	generation int
}

type picture struct {
	w, h int
	draw func(c *raster.Canvas)
}

// NewBook makes an empty book.
func NewBook() *Book { return &Book{} }

// Add puts a picture of w by h device pixels into the book. Draw is called on an
// empty canvas of that size when the picture is needed, and again if the device
// loses it, so it must draw the same each time. In a window that has no room for it
// a size may come out below 0: such a picture is offered, and never shown.
func (b *Book) Add(w, h int, draw func(c *raster.Canvas)) Pic {
	b.pictures = append(b.pictures, picture{max(w, 0), max(h, 0), draw})
	return Pic(len(b.pictures))
}

// Reset forgets all pictures and fonts, for a new size of window or new colours.
func (b *Book) Reset() {
	*b = Book{generation: b.generation + 1}
}

// Generation says how often the book was reset: a Pic belongs to one generation.
func (b *Book) Generation() int { return b.generation }

// Len gives the number of pictures; they are Pics 1 to Len.
func (b *Book) Len() int { return len(b.pictures) }

// Size gives the size of a picture in pixels; 0, 0 for none.
func (b *Book) Size(p Pic) (w, h int) {
	if p < 1 || int(p) > len(b.pictures) {
		return 0, 0
	}
	return b.pictures[p-1].w, b.pictures[p-1].h
}

// Canvas draws a picture of the book and gives it; nil for none.
func (b *Book) Canvas(p Pic) *raster.Canvas {
	if p < 1 || int(p) > len(b.pictures) {
		return nil
	}
	c := raster.NewCanvas(b.Size(p))
	b.pictures[p-1].draw(c)
	return c
}
