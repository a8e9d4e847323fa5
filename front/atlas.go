package front

import (
	"bytes"
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
)

const (
	// pageSize is the least width and height of a page.
	pageSize = 2048
	// smallSize is up to what width and height a picture is small. Small ones have
	// pages of their own, so that most marks of a frame come from one page.
	smallSize = 256
	// gap is what stays empty around each picture of a page, so that a picture
	// painted larger or turned has soft edges and shows nothing of its neighbours.
	gap = 2
)

// atlas keeps the pictures of a book on the graphics card, many to an image, so
// that many are painted in one go. A picture is drawn when it is first needed.
type atlas struct {
	book       *scene.Book
	generation int
	places     []place // by scene.Pic
	pages      []*page
	next       scene.Pic     // the last that was drawn ahead of need
	spent      time.Duration // on drawing, since takeSpent
	between    func()        // is called after each picture, as many may take long
}

// place is where a picture is.
type place struct {
	page       *page // nil when it is not drawn yet
	x, y, w, h float32
	shape
}

// page is an image with pictures on it. Its top left corner is white, for plain
// colours.
type page struct {
	image   *ebiten.Image
	small   bool // for small pictures
	shelves []shelf
	bottom  int // where the next shelf starts
}

// shelf is a row of pictures of about one height.
type shelf struct{ x, y, h int }

const (
	// whiteSize is the width and height of a page's white corner.
	whiteSize = 3
	// whiteAt is its middle, across and down.
	whiteAt = float32(whiteSize) / 2
)

// open makes the atlas hold a book as it is now.
func (a *atlas) open(b *scene.Book) {
	if a.book == b && a.generation == b.Generation() {
		return
	}
	for _, p := range a.pages {
		p.image.Deallocate()
	}
	*a = atlas{book: b, generation: b.Generation(), between: a.between}
}

// find gives where a picture is; it is drawn now if it was not yet.
func (a *atlas) find(p scene.Pic) *place {
	for len(a.places) <= a.book.Len() {
		a.places = append(a.places, place{})
	}
	at := &a.places[p]
	if at.page == nil {
		*at = a.draw(p)
	}
	return at
}

// ahead draws pictures that may be needed soon, for about as long as it may.
func (a *atlas) ahead(limit time.Duration) {
	for start := time.Now(); int(a.next) < a.book.Len() && time.Since(start) < limit; {
		a.next++
		a.find(a.next)
	}
}

// takeSpent gives the time spent on drawing since it was asked last.
func (a *atlas) takeSpent() time.Duration {
	spent := a.spent
	a.spent = 0
	return spent
}

// add makes a page.
func (a *atlas) add(w, h int, small bool) *page {
	image := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	p := &page{image: image, small: small, bottom: whiteSize + gap}
	p.write(0, 0, whiteSize, whiteSize, bytes.Repeat([]byte{255}, 4*whiteSize*whiteSize))
	a.pages = append(a.pages, p)
	return p
}

func (p *page) write(x, y, w, h int, pixels []byte) {
	p.image.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image).WritePixels(pixels)
}

// draw draws a picture and puts it where there is room.
func (a *atlas) draw(p scene.Pic) place {
	start := time.Now()
	defer func() {
		a.spent += time.Since(start)
		if a.between != nil {
			a.between()
		}
	}()
	pix := a.book.Canvas(p).Pix
	w, h := pix.Rect.Dx(), pix.Rect.Dy()
	to, x, y := a.room(w, h)
	to.write(x, y, w, h, pix.Pix)
	at := place{page: to, x: float32(x), y: float32(y), w: float32(w), h: float32(h)}
	at.soft = isSoft(pix)
	if !to.small {
		t := newTiles(pix)
		at.parts, at.solid = t.parts(), t.solid()
	}
	return at
}

// room finds room for a picture on a page, or makes a page.
func (a *atlas) room(w, h int) (p *page, x, y int) {
	small := w <= smallSize && h <= smallSize
	for _, p := range a.pages {
		if p.small == small {
			if x, y, ok := p.room(w+gap, h+gap); ok {
				return p, x, y
			}
		}
	}
	p = a.add(max(pageSize, w+2*gap), max(pageSize, h+2*gap+whiteSize), small)
	x, y, _ = p.room(w+gap, h+gap)
	return p, x, y
}

// room finds room for w by h pixels: on the lowest shelf that is high enough and
// not much too high, else on a new one.
func (p *page) room(w, h int) (x, y int, ok bool) {
	width, height := p.image.Bounds().Dx(), p.image.Bounds().Dy()
	var best *shelf
	for i := range p.shelves {
		s := &p.shelves[i]
		if h <= s.h && s.h <= h+h/4+4 && s.x+w <= width && (best == nil || s.h < best.h) {
			best = s
		}
	}
	if best == nil {
		if p.bottom+h > height || gap+w > width {
			return 0, 0, false
		}
		p.shelves = append(p.shelves, shelf{gap, p.bottom, h})
		p.bottom += h
		best = &p.shelves[len(p.shelves)-1]
	}
	x, y = best.x, best.y
	best.x += w
	return x, y, true
}
