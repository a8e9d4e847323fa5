package shell

import (
	"strconv"
	"sync"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// glowReach is how far a door's frame and its glow reach beyond the opening.
const glowReach = 64

// doorX gives the left edge of a door in the picture.
func doorX(i, doors int) float32 {
	all := doorPitch*float32(doors-1) + doorW
	return 640 - all/2 + doorPitch*float32(i)
}

func (h *home) layoutWide(b *scene.Book, rooms []visit) {
	v, px, x, y := h.view, h.px, h.x, h.y
	h.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		e := newEasel(c, px, -x/px, -y/px)
		left, top, right, bottom := -x/px, -y/px, (v.W-x)/px, (v.H-y)/px
		e.wall(left, right, top, floorTop)
		e.floorboards(left, right, floorTop, bottom)
		e.light(raster.Box(left, top, right-left, bottom-top, 0), fading(640, 43, 0.72*(right-left), 0.9*(bottom-top), lampLight.Alpha(0.46)))
		e.moulding(left, right, railTop, 8)
		e.lamp(640, top, doorTop+doorH)
		for i := range rooms {
			e.at(doorX(i, len(rooms)), doorTop).door()
		}
		e.moulding(left, right, skirtingTop, 16)
		e.at(52, 66-52).logo(52)
	})
	for i, r := range rooms {
		at := doorX(i, len(rooms))
		poster := sync.OnceValue(func() *raster.Canvas {
			c := raster.NewCanvas(int(ceil(doorW*px)), int(ceil(windowH*px)))
			r.Poster(c)
			return c
		})
		h.windows = append(h.windows, h.place(b, at, doorTop, doorW, windowH, func(e easel) { e.at(at, doorTop).window(poster()) }))
		h.floorLights = append(h.floorLights, h.place(b, at-floorReach, floorTop, doorW+2*floorReach, floorDepth, func(e easel) {
			e.lightOnFloor(at, floorTop, mean(poster()).Mix(lampLight, 0.2).Alpha(0.6))
		}))
	}
	h.chosen = h.add(b, doorW, doorH-glowReach, glowReach, easel.chosenDoor)
	h.badge = h.add(b, 0, 0, 18, func(e easel) { e.badge(13, false) })
	h.chosenBadge = h.add(b, 0, 0, 18, func(e easel) { e.badge(16, true) })
}

// mean gives the mean colour of a picture.
func mean(c *raster.Canvas) raster.Color {
	one := raster.NewCanvas(1, 1)
	one.DrawScaled(c, 0, 0, 1, 1, 1, raster.Over)
	p := one.Pix.RGBAAt(0, 0)
	return raster.Color{R: float32(p.R) / 255, G: float32(p.G) / 255, B: float32(p.B) / 255, A: 1}
}

func (h *home) drawWide(s *scene.Scene, a *App) {
	h.text(s, raster.Text, 20, "Pick a door.", 218, 60, scene.Left, ink)
	face := kit.Face{Label: "Options", Size: 15}
	if a.showsHints() {
		face.Key = a.keyName("options")
	}
	h.optionsButton(s, a, h.rect(1086, 26, 148, 44), face)
	for i, lit := range h.lit {
		w, l := h.windows[i], h.floorLights[i]
		s.Fade = lit
		s.Put(w.pic, w.x, w.y)
		wide, high := s.Book.Size(l.pic)
		s.Sprite(scene.Sprite{Pic: l.pic, X: l.x + float32(wide)/2, Y: l.y + float32(high)/2, Tint: raster.Color{R: 1, G: 1, B: 1, A: 1}, Blend: scene.Screen})
	}
	for i := range a.rooms {
		r, x := &a.rooms[i], doorX(i, len(a.rooms))
		s.Fade = h.glow[i]
		h.put(s, h.chosen, x, doorTop, glowReach)
		s.Fade = 1
		a.pointer.area(Button(i), h.rect(x-14, doorTop-14, doorW+28, doorH+14))

		badge, size, c := h.badge, float32(14), ink
		if i == a.chosen {
			badge, size, c = h.chosenBadge, 17, darkInk
		}
		middle := x + doorW/2
		h.put(s, badge, middle, doorTop-14, 18)
		h.text(s, raster.Bold, size, strconv.Itoa(i+1), middle, doorTop-14+size*0.36, scene.Middle, c)
		h.text(s, raster.Title, 17, r.Spec().Title, middle, doorTop+335, scene.Middle, darkInk)
		if bests := a.bestsOf(r); len(bests) > 0 {
			line, below := bests[0].String(), "best on this device"
			const room = doorW - 8
			if h.font(s.Book, raster.Title, 15).Width(line) > room*h.px {
				line, below = bests[0].text, bests[0].of
			}
			h.fitted(s, raster.Title, 15, line, middle, doorTop+363, room, scene.Middle, gold)
			h.fitted(s, raster.Text, 13, below, middle, doorTop+382, room, scene.Middle, secondInk)
		} else {
			none := "No best yet"
			if _, isLab := r.Room.(Lab); isLab {
				none = "A lab to try things in"
			}
			h.text(s, raster.Text, 14, none, middle, doorTop+368, scene.Middle, secondInk)
		}
	}
	h.actionBar(s, a)
}

// actionBar says what the chosen door opens, below the doors.
func (h *home) actionBar(s *scene.Scene, a *App) {
	h.playButton(s, a, h.rect(64, 598, 200, 52))
	card := a.room().Card()
	h.text(s, raster.Text, 16, card.Line, 292, 620, scene.Left, ink)
	note := card.Note
	for i, best := range a.bestsOf(a.room()) {
		more := note + "; " + best.String()
		if i == 0 {
			more = "Bests: " + best.String()
		}
		if h.font(s.Book, raster.Text, 14).Width(more) > (1280-292-40)*h.px {
			break
		}
		note = more
	}
	h.text(s, raster.Text, 14, note, 292, 643, scene.Left, secondInk)
	if a.showsHints() {
		h.hints(s, a)
	}
}

// homeHints are the keys along the bottom.
var homeHints = []kit.Hint{
	{Actions: []string{"left", "right"}, Does: "choose a door"},
	{Actions: []string{"confirm"}, Does: "open"},
	{Actions: []string{"options"}, Does: "options"},
}

// hints shows them; with one door there is nothing to choose.
func (h *home) hints(s *scene.Scene, a *App) {
	hints := homeHints
	if len(a.rooms) == 1 {
		hints = hints[1:]
	}
	if a.options.on {
		return
	}
	h.kit.HintsFrom(s, hints, a.keyName, h.x+52*h.px, h.y+682*h.px, secondInk)
}
