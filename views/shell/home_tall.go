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
	posterW     = 150
	posterH     = chosenCardH - 16
)

// tallHeight is how high the cards of so many rooms stand.
func tallHeight(rooms int) float32 {
	return cardTop + chosenCardH + float32(rooms-1)*(plainCardH+cardGap) + 40
}

func (h *home) layoutTall(b *scene.Book, rooms []visit) {
	v, px, x, y := h.view, h.px, h.x, h.y
	h.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		e := newEasel(c, px, -x/px, -y/px)
		left, top, right, bottom := -x/px, -y/px, (v.W-x)/px, (v.H-y)/px
		e.wall(left, right, top, bottom)
		e.light(raster.Box(left, top, right-left, bottom-top, 0), fading(tallW/2, 20, 0.9*(right-left), 0.6*(bottom-top), lampLight.Alpha(0.46)))
		e.at(20, 58-38).logo(38)
	})
	h.plain = h.add(b, cardW, plainCardH, 12, func(e easel) { e.card(cardW, plainCardH, false) })
	h.chosenCard = h.add(b, cardW, chosenCardH, 12, func(e easel) { e.card(cardW, chosenCardH, true) })
	text := h.font(b, raster.Text, 14)
	for _, r := range rooms {
		h.posters = append(h.posters, h.add(b, posterW, posterH, 0, func(e easel) { r.Poster(e.C) }))
		h.lines = append(h.lines, kit.Wrap(text, r.Card().Line, (cardW-posterW-32)*px))
	}
}

func (h *home) drawTall(s *scene.Scene, a *App) {
	h.optionsButton(s, a, h.rect(330, 20, 48, 48), kit.Face{})
	y := float32(cardTop)
	for i := range a.rooms {
		r, height, pic := &a.rooms[i], float32(plainCardH), h.plain
		if i == a.chosen {
			height, pic = chosenCardH, h.chosenCard
		}
		h.put(s, pic, cardX, y, 12)
		a.pointer.area(Button(i), h.rect(cardX, y, cardW, height))
		s.Clip(h.rect(cardX+8, y+8, posterW, height-16))
		s.Fade = h.lit[i]
		h.put(s, h.posters[i], cardX+8, y+8-(posterH-(height-16))/2, 0)
		s.Fade = 1
		s.Unclip()

		const left = cardX + posterW + 24
		h.text(s, raster.Title, 19, r.Spec().Title, left, y+33, scene.Left, ink)
		line := y + 54
		for _, words := range h.lines[i] {
			h.text(s, raster.Text, 14, words, left, line, scene.Left, secondInk)
			line += 17
		}
		if bests := a.bestsOf(r); len(bests) > 0 {
			const room = cardX + cardW - 8 - left
			words := bests[0].String()
			if h.kit.Font(raster.TextBold, 12).Width(words) > room*h.px {
				words = bests[0].text
			}
			h.fitted(s, raster.TextBold, 14, words, left, line, room, scene.Left, gold)
		}
		if i == a.chosen {
			h.playButton(s, a, h.rect(left, y+chosenCardH-59, 126, 46))
		}
		y += height + cardGap
	}
}
