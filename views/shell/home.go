package shell

import (
	"math"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// A door's sizes, in pixels of the 1280 x 720 picture.
const (
	doorW, doorH = 200, 396
	archH        = 55  // of its rounded top
	windowH      = 308 // of the part of it that can be seen through
	doorPitch    = 238
	doorTop      = 150
	railTop      = 100
	skirtingTop  = 546
	floorTop     = 562
)

// choosing is how long the choice takes to go from one door to another.
const choosing = 160 * time.Millisecond

// home draws the parlour in which a game is chosen. A wide window shows a wall
// with doors, a narrow one a stack of cards.
type home struct {
	view View
	kit  *kit.Kit
	tone *tone
	tall bool
	px   float32 // pixels of the window for one of the picture
	x, y float32 // where the picture's corner is in the window

	// The ground lies over the windows, and has holes where they are.
	ground, chosen, mote, badge, chosenBadge scene.Pic
	plain, chosenCard, logo, chevron         scene.Pic
	floorLights                              []placed     // of the doors
	parts                                    []scene.Rect // of the ground, between the panes

	windows []window  // by door
	glow    []float32 // by door, how much it is lit as the chosen one
	words   words
	list    []kit.Hint // the keys along the bottom
	scroll  scroll
	last    time.Duration
	seen    bool // since the pictures were made
}

// layout makes the pictures for a window.
func (h *home) layout(b *scene.Book, v View, rooms []visit, d *kit.Dress) {
	*h = home{view: v, tone: toneOf(v.Scheme), windows: h.windows, glow: make([]float32, len(rooms)), last: h.last}
	if len(h.windows) == 0 {
		for _, r := range rooms {
			h.windows = append(h.windows, window{door: r.Door(), large: r.Door(), spec: r.Spec()})
		}
	}
	for i := range h.windows {
		h.windows[i].lit, h.windows[i].shown = 0, nil
	}
	w, height := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	h.tall = w < 0.8*height
	if h.tall {
		h.px = min(w/tallW, max(height/tallHeight(len(rooms)), v.Scale))
		h.x, h.y = v.Left+(w-tallW*h.px)/2, v.Top
	} else {
		h.px = min(w/1280, height/720)
		h.x, h.y = kit.Floor(v.Left+(w-1280*h.px)/2), kit.Floor(v.Top+(height-720*h.px)/2)
	}
	h.kit = kit.New(b, d, h.px, v.Scale)
	if h.tall {
		h.layoutTall(b)
	} else {
		h.layoutWide(b, rooms)
	}
	h.mote = h.add(b, 8, 8, 0, func(e easel) {
		e.Fill(raster.Circle(4, 4, 4), fading(4, 4, 4, 4, lampLight))
	})
}

// easel gives an easel of the parlour whose point (x, y) is the canvas's top left
// corner.
func (h *home) easel(c *raster.Canvas, x, y float32) easel {
	return easel{kit.NewEasel(c, h.px, x, y), h.tone}
}

// add puts a picture of something w by ht large into the book, with a margin
// around it for its glow or shadow.
func (h *home) add(b *scene.Book, w, ht, margin float32, paint func(e easel)) scene.Pic {
	px := h.px
	return b.Add(int(kit.Ceil((w+2*margin)*px)), int(kit.Ceil((ht+2*margin)*px)), func(c *raster.Canvas) {
		paint(h.easel(c, -margin, -margin))
	})
}

// put shows what was added with that margin, its top left corner at (x, y).
func (h *home) put(s *scene.Scene, p scene.Pic, x, y, margin float32) {
	s.Put(p, h.x+(x-margin)*h.px, h.y+(y-margin)*h.px)
}

// placed is a picture with its upper left corner in the window.
type placed struct {
	pic  scene.Pic
	x, y float32
}

// place puts a picture of what is painted within (x, y, w, ht) of the parlour into
// the book: it lies on the ground to the pixel.
func (h *home) place(b *scene.Book, x, y, w, ht float32, paint func(e easel)) placed {
	r := h.covering(x, y, w, ht)
	x0, y0, px := h.x, h.y, h.px
	return placed{b.Add(int(r.W), int(r.H), func(c *raster.Canvas) {
		paint(h.easel(c, (r.X-x0)/px, (r.Y-y0)/px))
	}), r.X, r.Y}
}

// covering gives the whole pixels of the window that a rectangle of the picture
// touches.
func (h *home) covering(x, y, w, ht float32) scene.Rect {
	left, top := kit.Floor(h.x+x*h.px), kit.Floor(h.y+y*h.px)
	return scene.Rect{X: left, Y: top, W: kit.Ceil(h.x+(x+w)*h.px) - left, H: kit.Ceil(h.y+(y+ht)*h.px) - top}
}

// font gives a face at a size of the picture, but never too small to read.
func (h *home) font(b *scene.Book, face *raster.Face, size float32) *scene.Font {
	return b.Font(face, max(size*h.px, 12*h.view.Scale))
}

// text writes a line at a place of the picture.
func (h *home) text(s *scene.Scene, face *raster.Face, size float32, line string, x, y float32, a scene.Align, c raster.Color) {
	s.Text(h.font(s.Book, face, size), line, h.x+x*h.px, h.y+y*h.px, a, c)
}

// fitted is text that is written smaller where it would be wider than width.
func (h *home) fitted(s *scene.Scene, face *raster.Face, size float32, line string, x, y, width float32, a scene.Align, c raster.Color) {
	s.Text(h.kit.Fit(face, size, line, width*h.px), line, h.x+x*h.px, h.y+y*h.px, a, c)
}

// rect gives a rectangle of the picture in the window.
func (h *home) rect(x, y, w, ht float32) scene.Rect {
	return scene.Rect{X: h.x + x*h.px, Y: h.y + y*h.px, W: w * h.px, H: ht * h.px}
}

// draw draws the parlour with a door chosen.
func (h *home) draw(s *scene.Scene, a *App) {
	passed := a.now - h.last
	h.last = a.now
	step := float32(passed) / float32(choosing)
	if h.view.Reduced {
		step = 1
	}
	for i := range h.glow {
		if i == a.chosen {
			h.glow[i] = min(h.glow[i]+step, 1)
		} else {
			h.glow[i] = max(h.glow[i]-step, 0)
		}
	}
	h.readWords(a)
	if h.tall {
		h.drawTall(s, a, step)
	} else {
		h.drawWide(s, a)
	}
	h.see(a.now, passed, a.chosen)
	h.zoom(s, a)
}

// The lamp's light, and so that of the whole room, breathes a little.
const (
	lampBreath    = .02
	breathSeconds = 5
)

// showGround shows what stands still, in the light that there is, and the dust in it.
// Of the ground only the parts of the window are shown where there is something of it.
func (h *home) showGround(s *scene.Scene, now time.Duration) {
	light := float32(1)
	lives := !h.view.Reduced && h.view.Scheme != session.HighContrast
	if lives {
		light -= lampBreath * (.5 - .5*float32(math.Sin(2*math.Pi*now.Seconds()/breathSeconds)))
	}
	w, ht := s.Book.Size(h.ground)
	for _, r := range h.parts {
		s.Clip(r)
		s.Sprite(scene.Sprite{Pic: h.ground, X: float32(w) / 2, Y: float32(ht) / 2, Tint: raster.Color{R: light, G: light, B: light, A: 1}})
	}
	s.Unclip()
	if lives {
		h.dust(s, now)
	}
}

// dust lets motes drift in the lamp's light.
func (h *home) dust(s *scene.Scene, now time.Duration) {
	const drift = 20 // seconds
	t := now.Seconds()
	for i := range 12 {
		// These two numbers spread the motes evenly over places and times.
		_, place := math.Modf(float64(i) * 0.7548777)
		_, turn := math.Modf(t/drift + float64(i)*0.5698403)
		sway := math.Sin(2*math.Pi*(turn*1.7+place)) * 0.02
		x := h.view.W * float32(0.28+0.44*place+sway)
		y := h.view.H * float32(0.12+0.6*turn)
		s.Sprite(scene.Sprite{Pic: h.mote, X: x, Y: y,
			Tint: raster.Color{R: 1, G: 1, B: 1, A: 0.4 * float32(math.Sin(math.Pi*turn))}, Blend: scene.Screen})
	}
}

// button shows a button, and hears it where a finger would meet it.
func (h *home) button(s *scene.Scene, a *App, b Button, r scene.Rect, face kit.Face) {
	h.kit.Button(s, r, face, a.homeState(b))
	a.pointer.area(b, touchable(r, h.view.Scale))
}

// touchable gives where a button can be touched: never smaller than a finger.
func touchable(r scene.Rect, scale float32) scene.Rect {
	w, h := max(44*scale-r.W, 0), max(44*scale-r.H, 0)
	return scene.Rect{X: r.X - w/2, Y: r.Y - h/2, W: r.W + w, H: r.H + h}
}

// homeState gives what a button of Home shows of the player's hand.
func (a *App) homeState(b Button) kit.State {
	switch {
	case a.about.on, a.options.on:
	case a.pointer.down == b, a.fingers.isOn(b):
		return kit.Pressed
	case a.pointer.hover == b:
		return kit.Hover
	}
	if b == goOnButton {
		return kit.Chosen
	}
	return kit.Rest
}
