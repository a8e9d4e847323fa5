package softserve

import (
	"fmt"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/views/kit"
)

// counter draws the customer at the counter, the cone that flies to them, and the
// words over the board.
type counter struct {
	layout *layout
	colors *palette
	atlas  *atlas
	people *people
	chains [mostChain + 1]word // Chain x2 and so on
}

// mostChain is the longest chain that there can be: each link takes four of the 44
// cells.
const mostChain = 11

func newCounter(b *scene.Book, l *layout, colors *palette, a *atlas) counter {
	c := counter{layout: l, colors: colors, atlas: a, people: a.people(l.customer.W)}
	for n := 2; n <= mostChain; n++ {
		size := min(28+4*float32(n), 56)
		c.chains[n] = newWord(b, colors, fmt.Sprint("Chain x", n), kit.Round(size*max(l.px, l.u/glassCell)), .09, white, raspberry)
	}
	return c
}

// isPleased says whether the customer shows joy: from when the cone is there.
func isPleased(g *softserve.Game) bool {
	_, pleased := g.Customer()
	_, serving := g.Served()
	return pleased && (!serving || progress(g) > flyPart-.05)
}

// feelingOf gives how the customer looks.
func feelingOf(g *softserve.Game) feeling {
	switch {
	case isPleased(g), g.Why() == softserve.AllServed:
		return pleased
	case g.IsInDanger(), g.Phase() == softserve.Over:
		return worried
	}
	return waiting
}

// show draws who stands at the counter. The one before leaves to the right, the next
// one comes from there.
func (c *counter) show(s *scene.Scene, g *softserve.Game, e *effects, w float32) {
	number, _ := g.Customer()
	r := c.layout.customer
	if number == 0 || r.W == 0 {
		return
	}
	clip := r
	clip.X, clip.W, clip.Y, clip.H = r.X-.1*r.W, w, 0, r.Y+r.H
	if !c.layout.phone {
		clip.W = w - clip.X
	}
	s.Clip(clip)
	f, arrived := c.showGuests(s, g, e, w)
	s.Unclip()
	if arrived == 1 && f != pleased {
		c.showFists(s, number)
	}
	s.Fade = 1
}

// showGuests draws who comes and who leaves in a room that is w wide, and gives how
// the one who comes looks and which part of the way is done.
func (c *counter) showGuests(s *scene.Scene, g *softserve.Game, e *effects, w float32) (f feeling, arrived float32) {
	number, _ := g.Customer()
	r := c.layout.customer
	arrived = kit.QuadOut(kit.Part(e.now, e.ordered, e.ordered+arriveSeconds))
	if e.reduced {
		s.Fade *= arrived
		arrived = 1
	}
	away := w - r.X
	if arrived < 1 && e.guest != number && e.guest > 0 {
		c.people.show(s, e.guest, pleased, r.X+away*arrived, r.Y, 1, 0, 0, true)
	}
	hop, stretch := float32(0), float32(1)
	f = feelingOf(g)
	if !e.reduced {
		stretch = 1 + .006*(1+kit.Wave(e.now, 2.4))
		if f == pleased {
			up, _ := kit.SinCos(e.now * 9)
			hop = 10 * c.layout.px * max(up, -up)
		}
	}
	dx, dy := c.looks(g, e)
	blink := (e.now + .7*float32(number)) / 4.1
	open := e.reduced || blink-kit.Floor(blink) > .035
	c.people.show(s, number, f, r.X+away*(1-arrived), r.Y-hop, stretch, dx, dy, open)
	if f == pleased {
		c.inHand(s, g, r, hop)
	}
	if arrived == 1 {
		e.guest = number
	}
	return f, arrived
}

// inHand shows the cone that was served in the customer's hand.
func (c *counter) inHand(s *scene.Scene, g *softserve.Game, r scene.Rect, hop float32) {
	px := c.people.px
	order, _ := g.Order()
	size := 48 * px
	c.atlas.cornet(s, r.X+186*px-size/2, r.Y+132*px-hop-.8*cornetCells*size, size, order[0], order[1], happy, white)
}

// looks gives where the customer looks: at the falling piece.
func (c *counter) looks(g *softserve.Game, e *effects) (dx, dy float32) {
	if g.Phase() != softserve.Falling {
		return 0, 0
	}
	x, y := c.layout.cell(e.mover.half(0, e.now))
	r := c.layout.customer
	const most = 3
	return kit.Clamp((x-r.X-r.W/2)/(2*c.layout.u), -most, most), kit.Clamp((y-r.Y-.45*r.W)/(2*c.layout.u), -most, most)
}

// showFists shows hands on the counter.
func (c *counter) showFists(s *scene.Scene, number int) {
	r, px := c.layout.customer, c.people.px
	y := r.Y + r.H + 10*px
	if c.layout.phone {
		y = r.Y + r.H - 2*px
	}
	for _, side := range [...]float32{-66.5, 66.5} {
		s.Sprite(scene.Sprite{Pic: c.people.fist[number-1], X: kit.Round(r.X + (bustWidth/2+side)*px), Y: kit.Round(y), Tint: white})
	}
}

// showFlight shows the cone that is being served on its way to the customer.
func (c *counter) showFlight(s *scene.Scene, g *softserve.Game, e *effects) {
	column, ok := g.Served()
	if !ok {
		return
	}
	t, l := progress(g), c.layout
	if t >= flyPart {
		return
	}
	below, top := g.Gone(softserve.Cell{Column: column, Row: 1}), g.Gone(softserve.Cell{Column: column, Row: 2})
	x0, y0 := l.cell(float32(column), 1)
	if e.reduced {
		s.Fade = 1 - t/flyPart
		defer func() { s.Fade = 1 }()
		t = 0
	}
	target := l.customer
	if target.W == 0 {
		target = l.order
	}
	x1, y1 := target.X+.9*target.W, target.Y+.35*target.W
	fly := kit.QuadInOut(kit.Part(t, gripPart, flyPart))
	size := kit.Lerp(1, 1.15, min(2*fly, 1)) * kit.Lerp(1, .55, max(2*fly-1, 0))
	x, y := kit.Lerp(x0, x1, fly), kit.Lerp(y0, y1, fly)-4*fly*(1-fly)*1.6*l.u
	h := size
	if grip := t / gripPart; grip < 1 { // a squash before it goes
		h *= 1 - .12*(1-2*max(grip-.5, .5-grip))
	}
	p := c.atlas.pieces(l.u)
	for i, pic := range [...]scene.Pic{p.cone, p.scoop[below.Flavour][happy], p.scoop[top.Flavour][happy]} {
		w, high := s.Book.Size(pic)
		// While it is lifted the scoops sink onto the cone.
		down := kit.Lerp(1, cornetStep, fly) * float32(1-i) * l.u * h
		s.Sprite(scene.Sprite{Pic: pic, X: x, Y: y + down, W: float32(w) * size, H: float32(high) * h, Tint: white})
	}
}

// cornetStep is how far the parts of a cornet are apart, in cells.
const cornetStep = .78

// showCalls shows the words over the board.
func (c *counter) showCalls(s *scene.Scene, e *effects) {
	for i := range e.calls {
		call := &e.calls[i]
		t := e.now - call.at
		if t < 0 || t > callIn+callHold+callOut {
			continue
		}
		times, alpha, up := float32(1), float32(1), float32(0)
		switch {
		case t < callIn:
			times = kit.Lerp(.6, 1, backOut(t/callIn))
			alpha = min(3*t/callIn, 1)
		case t > callIn+callHold:
			out := (t - callIn - callHold) / callOut
			alpha, up = 1-out, 24*out
		}
		if e.reduced {
			times, up = 1, 0
		}
		l := c.layout
		w := &c.chains[min(call.chain, mostChain)]
		x, y := l.cell(call.x, call.y)
		half := w.width/2 + 6*l.px
		x = kit.Clamp(x, l.board.X+half, l.board.X+l.board.W-half)
		w.show(s, x, y-up*l.px, times, alpha)
	}
}
