package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The sizes of a narrow screen, in pixels of the 390 x 844 picture.
const (
	tallW       = 390
	cardW       = 366
	cardX       = 12
	cardTop     = 86
	cardGap     = 8
	chosenCardH = 164
	plainCardH  = 126
	glanceW     = 150
	glanceH     = chosenCardH - 16
	cardLeft    = cardX + glanceW + 24 // of what is written on a card
	cardText    = cardX + cardW - 8 - cardLeft
	footH       = 50
)

// tallHeight is how high the cards of so many rooms stand.
func tallHeight(rooms int) float32 {
	return cardTop + chosenCardH + float32(rooms-1)*(plainCardH+cardGap) + footH
}

func (h *home) layoutTall(b *scene.Book) {
	v, px, x, y := h.view, h.px, h.x, h.y
	h.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		e := h.easel(c, -x/px, -y/px)
		left, top, right, bottom := -x/px, -y/px, (v.W-x)/px, (v.H-y)/px
		if e.plain {
			e.Fill(raster.Box(left, top, right-left, bottom-top, 0), raster.Solid(raster.Hex(0x000000)))
			return
		}
		e.wall(left, right, top, bottom)
		e.light(raster.Box(left, top, right-left, bottom-top, 0), fading(tallW/2, 20, 0.9*(right-left), 0.6*(bottom-top), lampLight.Alpha(0.46)))
	})
	h.parts = []scene.Rect{{W: v.W, H: v.H}}
	h.logo = h.add(b, 140, 50, 4, func(e easel) { e.logo(38) })
	h.plain = h.add(b, cardW, plainCardH, 12, func(e easel) { e.card(cardW, plainCardH, false) })
	h.chosenCard = h.add(b, cardW, chosenCardH, 12, func(e easel) { e.card(cardW, chosenCardH, true) })
	h.chevron = h.add(b, 0, 0, chevronReach, func(e easel) {
		e.Stroke(raster.Line(raster.Point{-4, -8}, raster.Point{4, 0}, raster.Point{-4, 8}), 2.6, raster.Solid(e.gold))
	})
	for i := range h.windows {
		w := &h.windows[i]
		w.door.Layout(b, kit.Ceil(glanceW*px)+2, kit.Ceil((plainCardH-16)*px)+2, v.Scheme)
		w.large.Layout(b, kit.Ceil(glanceW*px)+2, kit.Ceil(glanceH*px)+2, v.Scheme)
	}
}

const chevronReach = 12

// cardY gives the top of a card, in the picture as it is scrolled.
func (h *home) cardY(i int) float32 {
	y := cardTop - h.scroll.at
	for j := range i {
		y += h.cardH(j) + cardGap
	}
	return y
}

// cardH gives how high a card is, on its way to being chosen or not.
func (h *home) cardH(i int) float32 { return kit.Lerp(plainCardH, chosenCardH, h.glow[i]) }

// cardOpening gives where what is seen of a game is on its card, and a pixel around it.
func (h *home) cardOpening(i int) scene.Rect {
	return h.covering(cardX+8, h.cardY(i)+8, glanceW, h.cardH(i)-16).Inset(-1)
}

func (h *home) drawTall(s *scene.Scene, a *App, step float32) {
	h.scroll.follow(h, a.chosen, step)
	h.showGround(s, a.now)
	for i := range h.windows {
		h.look(s, i)
	}
	for i := range a.rooms {
		h.showCard(s, a, i)
	}
	top := -h.scroll.at
	h.put(s, h.logo, 20, top+58-38, 4)
	sound := kit.Face{Icon: kit.Sound}
	if a.tastes.Mute {
		sound.Icon = kit.Silence
	}
	h.button(s, a, muteButton, h.rect(274, top+20, 48, 48), sound)
	h.button(s, a, OptionsButton, h.rect(330, top+20, 48, 48), kit.Face{Icon: kit.Gear})
	foot := h.cardY(len(a.rooms)) + 24
	h.link(s, a, recordsButton, "Records", 117, foot)
	h.link(s, a, aboutButton, "About Parlor", 273, foot)
}

// link shows a word that can be pressed, around x.
func (h *home) link(s *scene.Scene, a *App, b Button, word string, x, y float32) {
	c := h.tone.secondInk
	if a.homeState(b) != kit.Rest {
		c = h.tone.ink
	}
	h.text(s, raster.Text, 14, word, x, y, scene.Middle, c)
	a.pointer.area(b, touchable(h.rect(x-60, y-20, 120, 30), h.view.Scale))
}

// showCard shows a card around what is seen of its game. On its way between its two
// heights its picture is stretched.
func (h *home) showCard(s *scene.Scene, a *App, i int) {
	y, height, w, t := h.cardY(i), h.cardH(i), &h.words.doors[i], h.tone
	if h.glow[i] < 1 {
		h.stretched(s, h.plain, y, height)
	}
	s.Fade = h.glow[i]
	h.stretched(s, h.chosenCard, y, height)
	s.Fade = 1
	a.pointer.area(Button(i), h.rect(cardX, y, cardW, height))

	h.fitted(s, raster.Title, 19, a.rooms[i].Spec().Title, cardLeft, y+33, cardText, scene.Left, t.ink)
	line := y + 55
	for _, words := range w.about {
		h.text(s, raster.Text, 14, words, cardLeft, line, scene.Left, t.secondInk)
		line += 17
	}
	if w.best != "" {
		h.fitted(s, raster.TextBold, 14, w.best, cardLeft, line+1, cardText, scene.Left, t.gold)
	}
	if i != a.chosen {
		h.put(s, h.chevron, cardX+cardW-24, y+height-26, chevronReach)
		return
	}
	s.Fade = h.glow[i]
	foot := y + chosenCardH - 8 - 8 - 48
	h.button(s, a, goOnButton, h.rect(cardLeft, foot, 126, 48), h.goOnFace(a))
	beside := h.rect(cardLeft+134, foot, 48, 48)
	if w.unfinished {
		h.button(s, a, newButton, beside, kit.Face{Label: "New", Size: 15})
	} else {
		h.button(s, a, helpButton, beside, kit.Face{Icon: kit.Question})
	}
	s.Fade = 1
}

// stretched shows a card's picture as high as the card is.
func (h *home) stretched(s *scene.Scene, p scene.Pic, y, height float32) {
	if height == plainCardH || height == chosenCardH {
		h.put(s, p, cardX, y, 12)
		return
	}
	wide, _ := s.Book.Size(p)
	r := h.rect(cardX-12, y-12, 0, height+24)
	r.W = float32(wide)
	s.Sprite(scene.Sprite{Pic: p, X: r.X + r.W/2, Y: r.Y + r.H/2, W: r.W, H: r.H, Tint: raster.Color{R: 1, G: 1, B: 1, A: 1}})
}
