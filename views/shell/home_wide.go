package shell

import (
	"strconv"

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

// opening gives where a window is.
func (h *home) opening(i int) scene.Rect {
	if h.tall {
		return h.cardOpening(i)
	}
	return h.covering(doorX(i, len(h.windows)), doorTop, doorW, windowH)
}

func (h *home) layoutWide(b *scene.Book, rooms []visit) {
	v, px, x, y := h.view, h.px, h.x, h.y
	h.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		e := h.easel(c, -x/px, -y/px)
		left, top, right, bottom := -x/px, -y/px, (v.W-x)/px, (v.H-y)/px
		if e.plain {
			e.Fill(raster.Box(left, top, right-left, bottom-top, 0), raster.Solid(raster.Hex(0x000000)))
			e.Fill(raster.Box(left, skirtingTop, right-left, 2, 0), raster.Solid(e.ink))
		} else {
			e.wall(left, right, top, floorTop)
			e.floorboards(left, right, floorTop, bottom)
			e.light(raster.Box(left, top, right-left, bottom-top, 0), fading(640, 43, 0.72*(right-left), 0.9*(bottom-top), lampLight.Alpha(0.46)))
			e.moulding(left, right, railTop, 8)
			e.lamp(640, top, doorTop+doorH)
		}
		places := make([]raster.Point, len(rooms))
		for i := range rooms {
			places[i] = raster.Point{doorX(i, len(rooms)), doorTop}
		}
		e.doors(places)
		if !e.plain {
			e.moulding(left, right, skirtingTop, 16)
		}
		for i := range rooms {
			e.lightOnFloor(doorX(i, len(rooms)), floorTop, lightOf(&rooms[i]).Alpha(floorLight))
		}
		e.at(52, 66-52).logo(52)
	})
	for i := range rooms {
		at, light := doorX(i, len(rooms)), lightOf(&rooms[i]).Alpha(chosenLight)
		h.floorLights = append(h.floorLights, h.place(b, at-floorReach, floorTop, doorW+2*floorReach, floorDepth, func(e easel) {
			e.lightOnFloor(at, floorTop, light)
		}))
		o := h.opening(i)
		h.windows[i].door.Layout(b, o.W, o.H, v.Scheme)
	}
	h.parts = h.betweenPanes()
	h.chosen = h.add(b, doorW, doorH-glowReach, glowReach, easel.chosenDoor)
	h.badge = h.add(b, 0, 0, 18, func(e easel) { e.badge(13, false) })
	h.chosenBadge = h.add(b, 0, 0, 18, func(e easel) { e.badge(16, true) })
}

// pane gives the part of a window before which there is nothing of the ground: below
// the arch and its shade, and inside the frame.
func (h *home) pane(i int) scene.Rect {
	const frame = 3
	r := h.covering(doorX(i, len(h.windows))+frame, doorTop+archH, doorW-2*frame, windowH-archH-frame)
	return r.Inset(1)
}

// betweenPanes cuts the window into what is above, between and below the panes: blending
// what is not there takes as long as blending what is.
func (h *home) betweenPanes() []scene.Rect {
	first := h.pane(0)
	top, foot, x := first.Y, first.Y+first.H, float32(0)
	parts := []scene.Rect{{W: h.view.W, H: top}, {Y: foot, W: h.view.W, H: h.view.H - foot}}
	for i := range h.windows {
		r := h.pane(i)
		parts = append(parts, scene.Rect{X: x, Y: top, W: r.X - x, H: r.H})
		x = r.X + r.W
	}
	return append(parts, scene.Rect{X: x, Y: top, W: h.view.W - x, H: first.H})
}

// glowAround shows the frame and the glow of a chosen door, but not what is empty
// within them.
func (h *home) glowAround(s *scene.Scene, i int) {
	x, r := doorX(i, len(h.windows)), h.pane(i)
	left, right, foot := h.x+(x-glowReach)*h.px, h.x+(x+doorW+glowReach)*h.px, h.view.H
	for _, part := range [...]scene.Rect{
		{X: left, W: right - left, H: r.Y}, {X: left, Y: r.Y, W: r.X - left, H: foot - r.Y},
		{X: r.X + r.W, Y: r.Y, W: right - r.X - r.W, H: foot - r.Y},
	} {
		s.Clip(part)
		h.put(s, h.chosen, x, doorTop, glowReach)
	}
	s.Unclip()
}

// Light that falls out of a door onto the floor, and how much more out of the chosen
// one.
const floorLight, chosenLight = .22, .32

// lightOf is the colour of the light that falls out of a room's door.
func lightOf(r *visit) raster.Color {
	c := r.Card().Dress.PanelTop
	bright := max(c.R, c.G, c.B)
	return raster.Color{R: c.R / bright, G: c.G / bright, B: c.B / bright, A: 1}.Mix(lampLight, 0.2)
}

func (h *home) drawWide(s *scene.Scene, a *App) {
	for i := range h.windows {
		h.look(s, i)
	}
	h.showGround(s, a.now)
	for i, l := range h.floorLights {
		wide, high := s.Book.Size(l.pic)
		s.Sprite(scene.Sprite{Pic: l.pic, X: l.x + float32(wide)/2, Y: l.y + float32(high)/2, Tint: raster.Color{R: 1, G: 1, B: 1, A: h.glow[i]}, Blend: scene.Screen})
	}
	for i := range a.rooms {
		h.showDoor(s, a, i)
	}
	h.text(s, raster.Text, 20, pickLine(len(a.rooms)), 218, 60, scene.Left, h.tone.ink)
	for i, b := range [...]struct {
		button Button
		face   kit.Face
	}{
		{recordsButton, kit.Face{Label: "Records", Icon: kit.Table}},
		{OptionsButton, kit.Face{Label: "Options", Icon: kit.Gear}},
		{aboutButton, kit.Face{Label: "About", Icon: kit.Info}},
	} {
		b.face.Size = 15
		w, ht := h.grown(108), min(h.grown(44), 60)
		h.button(s, a, b.button, h.rect(1234-w-(w+8)*float32(2-i), 48-ht/2, w, ht), b.face)
	}
	h.actionBar(s, a)
}

// pickLine is what stands beside the name of the house.
func pickLine(games int) string {
	lines := [...]string{2: "Two games. Pick a door.", 3: "Three games. Pick a door.", 4: "Four games. Pick a door.", 5: "Five games. Pick a door."}
	if games >= 2 && games < len(lines) {
		return lines[games]
	}
	return "Pick a door."
}

// showDoor shows what is about one door: its glow, its number and its words.
func (h *home) showDoor(s *scene.Scene, a *App, i int) {
	x, w, t := doorX(i, len(a.rooms)), &h.words.doors[i], h.tone
	if s.Fade = h.glow[i]; s.Fade > 0 {
		h.glowAround(s, i)
	}
	s.Fade = 1
	a.pointer.area(Button(i), h.rect(x-14, doorTop-14, doorW+28, doorH+14))

	badge, size, c := h.badge, float32(14), t.number
	if i == a.chosen {
		badge, size, c = h.chosenBadge, 17, t.first
	}
	const room = doorW - 8
	middle := x + doorW/2
	h.put(s, badge, middle, doorTop-14, 18)
	h.text(s, raster.Bold, size, strconv.Itoa(i+1), middle, doorTop-14+size*0.36, scene.Middle, c)
	h.fitted(s, raster.Title, 17, a.rooms[i].Spec().Title, middle, doorTop+335, doorW-28, scene.Middle, t.plateInk)
	first, second := float32(doorTop+363), float32(doorTop+382)
	if h.px < roomy*h.view.Scale || w.second == "" {
		first, second = (first+second)/2, 0
	}
	if w.isBest {
		h.fitted(s, raster.Title, 17, w.first, middle, first, room, scene.Middle, t.gold)
	} else {
		h.fitted(s, raster.Text, 14, w.first, middle, first, room, scene.Middle, t.ink)
	}
	if second > 0 {
		h.fitted(s, raster.Text, 13, w.second, middle, second, room, scene.Middle, t.secondInk)
	}
}

// grown gives a size of a button, more of the picture where the picture is small:
// what stands on it, and fingers, do not become smaller.
func (h *home) grown(size float32) float32 {
	return size * max(1, roomy*h.view.Scale/h.px)
}

// roomy is how large the picture has to be, in pixels of the window for a point, for
// all of its texts to be as large as in it.
const roomy = .75

// actionBar says what the chosen door opens, below the doors, and opens it.
func (h *home) actionBar(s *scene.Scene, a *App) {
	const gap, most = 12, 62 // and no higher, above the keys
	x := float32(64)
	add := func(b Button, w float32, face kit.Face) {
		h.button(s, a, b, h.rect(x, 598, w, min(h.grown(52), most)), face)
		x += w + gap
	}
	face := h.goOnFace(a)
	if a.showsHints() {
		face.Key = a.keyName("confirm")
	}
	add(goOnButton, 200, face)
	if h.words.doors[a.chosen].unfinished {
		add(newButton, h.grown(120), kit.Face{Label: "New game", Size: 16})
	}
	add(helpButton, h.grown(128), kit.Face{Label: "How to play", Size: 16})
	x += gap
	w := &h.words.doors[a.chosen]
	h.fitted(s, raster.Text, 16, w.line, x, 620, 1280-x-40, scene.Left, h.tone.ink)
	h.fitted(s, raster.Text, 14, w.note, x, 643, 1280-x-40, scene.Left, h.tone.secondInk)
	if a.showsHints() && !a.options.on && !a.about.on {
		h.hints(s, a)
	}
}

// goOnFace is what stands on the button that opens the chosen door.
func (h *home) goOnFace(a *App) kit.Face {
	face := kit.Face{Label: "Play", Size: 19, Icon: kit.Play, Main: true}
	switch {
	case h.words.doors[a.chosen].unfinished:
		face.Label = "Continue"
	case a.lab() != nil:
		face.Label = "Open"
	}
	return face
}

// The keys along the bottom: with one door there is nothing to choose, and without a
// game to continue Enter begins a new one.
var (
	chooseHint  = kit.Hint{Actions: []string{"left", "right"}, Does: "choose a door"}
	newGameHint = kit.Hint{Actions: []string{newAction}, Does: "new game", Rank: 1}
	homeHints   = []kit.Hint{
		{Actions: []string{"confirm"}, Does: "open"},
		{Actions: []string{howToAction}, Does: "how to play", Rank: 2},
		{Actions: []string{recordsAction}, Does: "records", Rank: 2},
		{Actions: []string{"options"}, Does: "options", Rank: 3},
		{Actions: []string{aboutAction}, Does: "about", Rank: 4},
		{Actions: []string{"mute"}, Does: "mute", Rank: 3},
	}
)

// hints shows them.
func (h *home) hints(s *scene.Scene, a *App) {
	list := h.list[:0]
	if len(a.rooms) > 1 {
		list = append(list, chooseHint)
	}
	list = append(list, homeHints[0])
	if h.words.doors[a.chosen].unfinished {
		list = append(list, newGameHint)
	}
	h.list = append(list, homeHints[1:]...)
	x, v := h.x+52*h.px, a.laid.view
	y := min(h.y+682*h.px, v.H-v.Bottom-h.kit.CapHeight()-2*h.px)
	h.kit.HintsWithin(s, h.list, a.keyName, x, y, v.W-v.Right-x-8*h.px, h.tone.secondInk)
}
