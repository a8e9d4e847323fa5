package shell

import (
	"math"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
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

// home draws the parlour in which a game is chosen. A wide window shows a wall
// with doors, a narrow one a stack of cards.
type home struct {
	view  View
	kit   *kit.Kit
	tall  bool
	px    float32    // pixels of the window for one of the picture
	x, y  float32    // where the picture's corner is in the window
	lines [][]string // by room, what one does in it, cut into lines that fit

	ground, chosen, mote, badge, chosenBadge scene.Pic
	plain, chosenCard                        scene.Pic
	posters                                  []scene.Pic // of the cards
	windows, floorLights                     []placed    // of the doors

	glow []float32 // by door, how much it is lit as the chosen one
	lit  []float32 // by door, how far what is seen through it has come up
	last time.Duration
}

func floor(v float32) float32 { return float32(math.Floor(float64(v))) }
func ceil(v float32) float32  { return float32(math.Ceil(float64(v))) }

// layout makes the pictures for a window.
func (h *home) layout(b *scene.Book, v View, rooms []visit, d *kit.Dress) {
	*h = home{view: v, glow: make([]float32, len(rooms)), lit: make([]float32, len(rooms)), last: h.last}
	w, height := v.W-v.Left-v.Right, v.H-v.Top-v.Bottom
	h.tall = w < 0.8*height
	if h.tall {
		h.px = min(w/tallW, height/tallHeight(len(rooms)))
		h.x, h.y = v.Left+(w-tallW*h.px)/2, v.Top
		h.layoutTall(b, rooms)
	} else {
		h.px = min(w/1280, height/720)
		h.x, h.y = floor(v.Left+(w-1280*h.px)/2), floor(v.Top+(height-720*h.px)/2)
		h.layoutWide(b, rooms)
	}
	h.kit = kit.New(b, d, h.px, v.Scale)
	h.mote = h.add(b, 8, 8, 0, func(e easel) {
		e.Fill(raster.Circle(4, 4, 4), fading(4, 4, 4, 4, lampLight))
	})
}

// add puts a picture of something w by ht large into the book, with a margin
// around it for its glow or shadow.
func (h *home) add(b *scene.Book, w, ht, margin float32, paint func(e easel)) scene.Pic {
	px := h.px
	return b.Add(int(ceil((w+2*margin)*px)), int(ceil((ht+2*margin)*px)), func(c *raster.Canvas) {
		paint(newEasel(c, px, -margin, -margin))
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
	px, x0, y0 := h.px, h.x, h.y
	left, top := floor(x0+x*px), floor(y0+y*px)
	right, bottom := ceil(x0+(x+w)*px), ceil(y0+(y+ht)*px)
	return placed{b.Add(int(right-left), int(bottom-top), func(c *raster.Canvas) {
		paint(newEasel(c, px, (left-x0)/px, (top-y0)/px))
	}), left, top}
}

// firstLight is how far a window is lit in the frame in which it begins.
const firstLight = .01

// lightUp lets the windows come up. Drawing what is seen through one takes a while,
// so one more begins in each frame, and the first frame waits for none.
func (h *home) lightUp(step float32) {
	for i, lit := range h.lit {
		if lit == 0 {
			h.lit[i] = firstLight
			return
		}
		h.lit[i] = min(lit+step, 1)
	}
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
	step := float32(a.now-h.last) / float32(160*time.Millisecond)
	h.last = a.now
	for i := range h.glow {
		if i == a.chosen {
			h.glow[i] = min(h.glow[i]+step, 1)
		} else {
			h.glow[i] = max(h.glow[i]-step, 0)
		}
	}
	light := float32(1)
	if !h.view.Reduced {
		light -= lampBreath * (.5 - .5*float32(math.Sin(2*math.Pi*a.now.Seconds()/breathSeconds)))
	}
	w, ht := s.Book.Size(h.ground)
	s.Sprite(scene.Sprite{Pic: h.ground, X: float32(w) / 2, Y: float32(ht) / 2, Tint: raster.Color{R: light, G: light, B: light, A: 1}})
	if !h.view.Reduced {
		h.dust(s, a.now)
	}
	if h.tall {
		h.drawTall(s, a)
	} else {
		h.drawWide(s, a)
	}
	h.lightUp(step)
}

// The lamp's light, and so that of the whole room, breathes a little.
const (
	lampBreath    = .02
	breathSeconds = 5
)

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

// playButton shows the button that opens the chosen door.
func (h *home) playButton(s *scene.Scene, a *App, r scene.Rect) {
	face := kit.Face{Label: "Play", Size: 19, Icon: kit.Play, Main: true}
	if a.lab() != nil {
		face.Label = "Open"
	}
	if !h.tall && a.showsHints() {
		face.Key = a.keyName("confirm")
	}
	h.kit.Button(s, r, face, kit.Chosen)
	a.pointer.area(Button(a.chosen), r)
}

// optionsButton shows the button that opens the options.
func (h *home) optionsButton(s *scene.Scene, a *App, r scene.Rect, face kit.Face) {
	face.Icon = kit.Gear
	state := kit.Rest
	if a.pointer.hover == OptionsButton {
		state = kit.Hover
	}
	h.kit.Button(s, r, face, state)
	a.pointer.area(OptionsButton, r)
}
