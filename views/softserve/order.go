package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// newHeart draws a heart of a size.
func newHeart(b *scene.Book, colors *palette, size float32) scene.Pic {
	return b.Add(int(size), int(size), func(c *raster.Canvas) {
		p := newPen(c, size/30, -15, -14, colors.line())
		const heart = "M0,11 C-19,-2 -11,-15 0,-6 C11,-15 19,-2 0,11Z"
		p.shape(heart, colors.danger, 1.6)
		p.turned(-40, -6, -5).fill("O-6,-5 3,1.6", white.Alpha(.9))
	})
}

// orderText is every order in the words of the bubble, and every piece in those of
// the Next window.
type orderText struct {
	order     [len(flavourNames)][len(flavourNames)][3]string // Strawberry / and mint, / please!
	short     [len(flavourNames)][len(flavourNames)][3]string // Strawberry / & mint, / please!
	brief     [len(flavourNames)][len(flavourNames)][3]string // Strawberry, / mint, / please!
	pair      [len(flavourNames)][len(flavourNames)][2]string // Strawberry / and mint
	popsicle  [len(flavourNames)]string                       // Mint popsicle
	customers [softserve.Customers]string                     // MIA'S ORDER
}

func newOrderText() (t orderText) {
	for i, first := range flavourNames {
		first = capital(first)
		t.popsicle[i] = first + " popsicle"
		for j, second := range flavourNames {
			t.order[i][j] = [3]string{first, "and " + second + ",", "please!"}
			t.short[i][j] = [3]string{first, "& " + second + ",", "please!"}
			t.brief[i][j] = [3]string{first + ",", second + ",", "please!"}
			t.pair[i][j] = [2]string{first, "and " + second}
			if i == j {
				t.order[i][j] = [3]string{"Two scoops", "of " + second + ",", "please!"}
				t.short[i][j], t.brief[i][j] = t.order[i][j], t.order[i][j]
				t.pair[i][j] = [2]string{"Two scoops", "of " + second}
			}
		}
	}
	for i := range customers {
		t.customers[i] = upper(customers[i].name) + "'S ORDER"
	}
	return t
}

// showOrder shows what the customer wants, or a heart when that has been served.
func (h *hud) showOrder(s *scene.Scene, g *softserve.Game, e *effects, hidden bool) {
	l := h.layout
	r := l.order
	number, _ := g.Customer()
	if number == 0 || hidden {
		h.paper.show(s, r, 0, false)
		return
	}
	grown := backOut(kit.Part(e.now, e.ordered, e.ordered+bubbleSeconds))
	if grown < 1 && !e.reduced {
		s.ShiftY = kit.Round((1 - grown) * 10 * l.px)
		defer func() { s.ShiftY = 0 }()
	}
	if l.portrait {
		h.paper.show(s, r, 0, false)
		h.showPortrait(s, g, number, r)
	} else {
		h.paper.bubble(s, r, l.tail[0], l.tail[1])
	}
	if isPleased(g) {
		w, high := s.Book.Size(h.heart)
		beat := float32(1)
		if !e.reduced {
			beat += .08 * kit.Wave(e.now, .5)
		}
		s.Sprite(scene.Sprite{Pic: h.heart, X: h.orderMiddle(), Y: r.Y + r.H/2, W: float32(w) * beat, H: float32(high) * beat, Tint: white})
		return
	}
	h.showWish(s, g, number)
}

// orderMiddle is where the picture of an order stands that has no words beside it.
func (h *hud) orderMiddle() float32 {
	r := h.layout.order
	if h.layout.portrait {
		return r.X + .28*r.W
	}
	return r.X + r.W/2
}

// showWish shows the cone that a customer orders, and its words where there is room
// for them.
func (h *hud) showWish(s *scene.Scene, g *softserve.Game, number int) {
	l, px, c := h.layout, h.layout.px, h.write.colors
	r := l.order
	order, _ := g.Order()
	pad := min(22*px, .06*r.W)
	u := kit.Floor(min((r.H-2*min(12*px, .08*r.H))/cornetCells, .34*r.W))
	high := float32(u) * cornetCells
	left := r.X + pad
	text := left + u + .06*r.W
	room := r.X + r.W - text - 6*px
	lines, font, step := h.wording(order, room)
	label := h.write.Font(raster.TextBold, 12)
	if l.portrait || font == nil || r.H < 3*step+label.Size()+12*px {
		// The picture says it all.
		h.atlas.cornet(s, h.orderMiddle()-u/2, r.Y+(r.H-high)/2, u, order[0], order[1], atRest, white)
		return
	}
	h.atlas.cornet(s, left, r.Y+(r.H-high)/2, u, order[0], order[1], atRest, white)
	top := r.Y + (r.H-4.6*step)/2
	if !l.phone && r.H > 6.6*step {
		top = r.Y + (r.H-5.6*step)/2
	}
	if l.phone {
		h.write.label(s, "ORDER", "ORDER", 12, text, top+.7*step, room, scene.Left)
	} else {
		h.write.label(s, h.orders.customers[number-1], "ORDER", 14, text, top+.7*step, room, scene.Left)
	}
	for i, line := range lines {
		s.Text(font, line, text, top+(1.9+float32(i))*step, scene.Left, c.ink)
	}
	sign, _ := s.Book.Size(h.signs[flipIcon])
	wide := float32(sign) + 3*px
	if y := top + 5.2*step; !l.phone && y+.5*step < r.Y+r.H && h.write.fits(raster.TextBold, eitherWay, room-wide) {
		h.signs.show(s, flipIcon, text+float32(sign)/2-3*px, y-.3*label.Size(), c.dress.Accent)
		h.write.text(s, raster.TextBold, 14, eitherWay, text+wide, y, room-wide, scene.Left, c.second)
	}
}

// wording gives an order in the longest words that fit a width, and the font and the
// distance of its lines; no font when none do.
func (h *hud) wording(order softserve.Order, width float32) (lines []string, f *scene.Font, step float32) {
	face, size := raster.Title, float32(20)
	if h.layout.phone {
		face, size = raster.TextBold, 14
	}
	t := &h.orders
	for _, words := range [...]*[len(flavourNames)][len(flavourNames)][3]string{&t.order, &t.short, &t.brief} {
		lines = words[order[0]][order[1]][:]
		if f, step = h.fitAll(face, size, lines, width); f != nil {
			break
		}
	}
	return lines, f, step
}

// eitherWay tells that the order of the scoops does not matter.
const eitherWay = "either way up"

// showPortrait shows the customer inside the bubble, where there is no room beside
// it.
func (h *hud) showPortrait(s *scene.Scene, g *softserve.Game, number int, r scene.Rect) {
	s.Clip(r.Inset(3 * h.layout.px))
	w := float32(bustWidth) * h.people.px
	h.people.show(s, number, feelingOf(g), r.X+r.W-.86*w, r.Y+r.H-.8*w, 1, 0, 0, true)
	s.Unclip()
}
