package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// atlas has the small pictures of the room. Those of a size are offered when it is
// first asked for; the book draws only what is shown.
type atlas struct {
	book   *scene.Book
	colors *palette
	sizes  map[int]*pieces
	crowds map[int]*people

	glow     scene.Pic // round light, white to be tinted
	spark    scene.Pic // four points, white
	streak   scene.Pic // a line that is strong at its foot, white
	sprinkle [len(sprinkleColors)]scene.Pic
	drops    [len(flavourNames)]scene.Pic
	crumb    scene.Pic
	disc     scene.Pic // behind signs of gestures
	unit     float32   // pixels of the window for one of the picture
}

// pieces are all that stands in cells, for cells of one size.
type pieces struct {
	u                int
	margin           int // around each cell
	scoop            [len(flavourNames)][moods]scene.Pic
	lying, standing  [len(flavourNames)][moods]scene.Pic
	shadow           [len(flavourNames)]scene.Pic
	cone, held       scene.Pic // alone, and in its holder
	gleam, peg, star scene.Pic
	rings            [2][ringSteps + 1]scene.Pic // of grace that is left, and nearly gone
}

// ringSteps is in how many steps the ring of grace is shown.
const ringSteps = 30

// cellMargin is how far pictures reach out of their cells, in cells.
const cellMargin = .12

func newAtlas(b *scene.Book, colors *palette, px float32) *atlas {
	a := &atlas{book: b, colors: colors, sizes: map[int]*pieces{}, crowds: map[int]*people{}, unit: px}
	square := func(side float32, draw func(p pen)) scene.Pic {
		n := int(kit.Ceil(side * px))
		return b.Add(n, n, func(c *raster.Canvas) { draw(newPen(c, float32(n)/side, -side/2, -side/2, colors.line())) })
	}
	a.glow = square(96, func(p pen) {
		p.Fill(raster.Circle(0, 0, 48), raster.Radial(0, 0, 48, 48, fading(white)...))
	})
	a.spark = square(32, func(p pen) {
		p.fill("M0,-15 Q0,0 15,0 Q0,0 0,15 Q0,0 -15,0 Q0,0 0,-15Z", white)
	})
	a.crumb = square(12, func(p pen) { p.shape("B-4,-3.5 8,7 2", raster.Hex(0xf6c074), 1.8) })
	a.disc = square(40, func(p pen) {
		p.fill("O0,0 18,18", white.Alpha(.92))
		p.line("O0,0 18,18", 1.5, raster.Hex(0x2d6b5c))
	})
	for i, c := range sprinkleColors {
		a.sprinkle[i] = square(20, func(p pen) {
			p.shape("B-7,-2.8 14,5.6 2.8", c, 1.1)
			p.fill("B-5,-1.8 6,1.6 .8", white.Alpha(.7))
		})
	}
	for i, c := range colors.flavours {
		a.drops[i] = square(18, func(p pen) { p.shape("O0,0 5.5,3.4", c, 1.5) })
	}
	a.streak = b.Add(max(int(5*px), 2), max(int(56*px), 4), func(c *raster.Canvas) {
		w, h := c.Size()
		c.Fill(raster.Box(0, 0, float32(w), float32(h), float32(w)/2), kit.Down(0, float32(h), white.Alpha(0), white.Alpha(.85)))
	})
	return a
}

// line is the ink that pictures are drawn in.
func (c *palette) line() raster.Color {
	if c.plain {
		return black
	}
	return ink
}

// pieces gives the pictures for cells of a size.
func (a *atlas) pieces(size float32) *pieces {
	u := max(int(size), 4)
	s := a.sizes[u]
	if s == nil {
		s = newPieces(a.book, a.colors, u)
		a.sizes[u] = s
	}
	return s
}

func newPieces(b *scene.Book, colors *palette, u int) *pieces {
	s := &pieces{u: u, margin: int(kit.Ceil(cellMargin * float32(u)))}
	px := float32(u) / 100
	add := func(columns, rows int, draw func(p pen)) scene.Pic {
		return b.Add(columns*u+2*s.margin, rows*u+2*s.margin, func(c *raster.Canvas) {
			corner := -float32(s.margin) / px
			draw(newPen(c, px, corner, corner, colors.line()))
		})
	}
	for i := range colors.flavours {
		f := softserve.Flavour(i)
		for m := range moods {
			s.scoop[i][m] = add(1, 1, func(p pen) { colors.pen(p, f).scoop(m) })
			s.lying[i][m] = add(2, 1, func(p pen) { colors.pen(p, f).popsicle(false, m) })
			s.standing[i][m] = add(1, 2, func(p pen) { colors.pen(p, f).popsicle(true, m) })
		}
		s.shadow[i] = add(1, 1, func(p pen) { colors.pen(p, f).shadow() })
	}
	s.cone = add(1, 1, func(p pen) { p.cone(colors, false) })
	s.held = add(1, 1, func(p pen) { p.cone(colors, true) })
	s.gleam = add(1, 1, func(p pen) { p.gleam(colors.gold) })
	s.peg = add(1, 1, func(p pen) { p.shape("B34,52 32,20 7", raster.Hex(0xf6c074), 5) })
	s.star = add(1, 1, func(p pen) {
		path := star(50, 51, 23, .45)
		p.Fill(path, raster.Solid(colors.gold))
		p.Stroke(path, 3.2, raster.Solid(p.ink))
		p.fill("O46,46 2.5,2.5", white)
	})
	for left := range ringSteps + 1 {
		for i, c := range [...]raster.Color{raster.Hex(0xfff6e6), colors.danger} {
			s.rings[i][left] = add(1, 1, func(p pen) {
				line := arc(50, 50, 47, float32(left)/ringSteps)
				p.Stroke(line, 12, raster.Solid(p.ink))
				p.Stroke(line, 6.5, raster.Solid(c))
			})
		}
	}
	return s
}

// arc gives the part of a circle from twelve o'clock on, clockwise.
func arc(x, y, r, part float32) raster.Path {
	const pieces = 72
	n := max(int(part*pieces+.5), 1)
	var points []raster.Point
	for i := range n + 1 {
		sin, cos := kit.SinCos(2 * 3.14159265 * part * float32(i) / float32(n))
		points = append(points, raster.Point{x + r*sin, y - r*cos})
	}
	return raster.Line(points...)
}

// people are the customers at one size.
type people struct {
	px     float32 // pixels of the window for one unit of a bust
	margin float32 // around it, whole
	bust   [softserve.Customers][feelings]scene.Pic
	eyes   [softserve.Customers][2]scene.Pic // shut and open
	fist   [softserve.Customers]scene.Pic
}

// The size of a bust, in its units.
const (
	bustWidth  = 200
	bustHeight = 240
	bustMargin = 12
)

// people gives the customers for busts of a width.
func (a *atlas) people(width float32) *people {
	size := max(int(width), 20)
	c := a.crowds[size]
	if c == nil {
		c = newPeople(a.book, a.colors, float32(size)/bustWidth)
		a.crowds[size] = c
	}
	return c
}

func newPeople(b *scene.Book, colors *palette, px float32) *people {
	q := &people{px: px, margin: kit.Ceil(bustMargin * px)}
	add := func(w, h, margin float32, draw func(p pen)) scene.Pic {
		return b.Add(int(kit.Ceil(w*px)+2*margin), int(kit.Ceil(h*px)+2*margin), func(c *raster.Canvas) {
			p := newPen(c, px, -margin/px, -margin/px, ink)
			draw(p)
		})
	}
	for i := range customers {
		c := &customers[i]
		for f := range feelings {
			q.bust[i][f] = add(bustWidth, bustHeight, q.margin, func(p pen) { c.draw(p, f) })
		}
		for open := range 2 {
			q.eyes[i][open] = add(24, 28, 0, func(p pen) { c.eye(p.at(12, 14, 1), open == 1) })
		}
		q.fist[i] = add(50, 36, 0, func(p pen) { c.fist(p.at(25, 18, 1)) })
	}
	return q
}

// show shows a customer with the upper left corner of the bust at (x, y), stretched
// upwards from its foot. The eyes look by (dx, dy) units aside.
func (q *people) show(s *scene.Scene, number int, f feeling, x, y, stretch, dx, dy float32, open bool) {
	i := (number - 1 + softserve.Customers) % softserve.Customers
	w, h := s.Book.Size(q.bust[i][f])
	high := float32(h) * stretch
	foot := y - q.margin + float32(h)
	left := x - q.margin
	s.Sprite(scene.Sprite{Pic: q.bust[i][f], X: left + float32(w)/2, Y: foot - high/2, W: float32(w), H: high, Tint: white})
	if f == pleased {
		return
	}
	pic := q.eyes[i][0]
	if open {
		pic = q.eyes[i][1]
	}
	eyes := customers[i].eyes
	for _, side := range [...]float32{-eyes[0], eyes[0]} {
		s.Sprite(scene.Sprite{Pic: pic, X: x + (bustWidth/2+side+dx)*q.px, Y: foot - (bustHeight+bustMargin-eyes[1]-dy)*q.px*stretch, Tint: white})
	}
}

// put shows a picture of the board in its cell, whose middle is (x, y); it is
// squashed by w and h around its foot.
func (p *pieces) put(s *scene.Scene, pic scene.Pic, x, y, w, h float32, tint raster.Color, blend scene.Blend) {
	pw, ph := s.Book.Size(pic)
	if w == 1 && h == 1 {
		left, top := kit.Round(x-float32(pw)/2), kit.Round(y-float32(ph)/2)
		s.Sprite(scene.Sprite{Pic: pic, X: left + float32(pw)/2, Y: top + float32(ph)/2, Tint: tint, Blend: blend})
		return
	}
	foot := y + float32(ph)/2 - float32(p.margin)
	s.Sprite(scene.Sprite{Pic: pic, X: x, Y: foot - (float32(ph)/2-float32(p.margin))*h, W: float32(pw) * w, H: float32(ph) * h, Tint: tint, Blend: blend})
}

// cornet shows a cone with two scoops on it in a box of so many pixels, its upper
// left corner at (x, y): a box of size by coneHeight(size).
func (a *atlas) cornet(s *scene.Scene, x, y, size float32, top, below softserve.Flavour, m mood, tint raster.Color) {
	p := a.pieces(size)
	u := float32(p.u)
	at := func(pic scene.Pic, down float32) {
		w, h := s.Book.Size(pic)
		s.Sprite(scene.Sprite{Pic: pic, X: kit.Round(x) - float32(p.margin) + float32(w)/2, Y: kit.Round(y+down*u) - float32(p.margin) + float32(h)/2, Tint: tint})
	}
	at(p.cone, coneDown)
	at(p.scoop[below][m], scoopDown)
	at(p.scoop[top][m], 0)
}

// Where the parts of a cornet are, in cells, and how high it is.
const (
	scoopDown   = .74
	coneDown    = 1.52
	cornetCells = 2.52
)
