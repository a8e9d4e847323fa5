package gems

import (
	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// button makes a golden button with a drawing in a box of 44.
func (h *hud) button(b *scene.Book, r scene.Rect, draw func(e kit.Easel)) scene.Pic {
	plain := h.colors.plain
	return b.Add(int(r.W), int(r.H), func(c *raster.Canvas) {
		e := kit.NewEasel(c, r.W/44, 0, 0)
		if plain {
			e.Fill(raster.Box(0, 0, 44, 44, 10), raster.Solid(raster.Hex(0xffee00)))
		} else {
			e.Fill(raster.Box(0, 0, 44, 44, 10), raster.Linear(0, 0, 44, 44, gold...))
			e.Stroke(raster.Box(1, 1, 42, 42, 9), 2, raster.Solid(raster.Hex(0x3c2208)))
			e.Fill(raster.Box(4, 4, 36, 36, 7), kit.Down(4, 40, raster.Hex(0xffe9ad), raster.Hex(0xd9a441)))
		}
		draw(e)
	})
}

// dark is what is drawn on gold.
var dark = raster.Solid(raster.Hex(0x3b1d4f))

func drawPause(e kit.Easel) {
	e.Fill(raster.Box(15, 12, 5, 20, 2), dark)
	e.Fill(raster.Box(24, 12, 5, 20, 2), dark)
}

func drawBulb(e kit.Easel) {
	e.Stroke(raster.Circle(22, 18, 8), 3, dark)
	e.Stroke(raster.Line(raster.Point{19, 26}, raster.Point{19, 31}, raster.Point{25, 31}, raster.Point{25, 26}), 3, dark)
	e.Stroke(raster.Line(raster.Point{20, 35}, raster.Point{24, 35}), 3, dark)
}

// showButtons paints the buttons for fingers and says where they are.
func (r *Room) showButtons(s *scene.Scene, f *shell.Frame) {
	l, h := &r.layout, &r.hud
	touches := f.Device == shell.Touch
	if !touches && !l.phone {
		return
	}
	s.Put(h.pausePic, l.pause.X, l.pause.Y)
	hint := shell.CommandButton(gems.Hint)
	if touches {
		y := l.hint.Y
		if f.Pressed(hint) {
			y += kit.Round(2 * l.px)
		}
		s.Put(h.hintPic, l.hint.X, y)
	}
	if f.Screen != shell.Play {
		return
	}
	f.Area(shell.PauseButton, finger(l.pause, r.view))
	if touches {
		f.Area(hint, finger(l.hint, r.view))
	}
}

// playHints are the keys at the foot of the game.
var playHints = []kit.Hint{
	{Actions: []string{"left", "up", "down", "right"}, Does: "Move", Rank: 1},
	{Actions: []string{"select"}, Does: "Select, then an arrow swaps"},
	{Actions: []string{"hint"}, Does: "Hint", Rank: 1},
	{Actions: []string{"pause"}, Does: "Pause"},
}

// gestures are what fingers do, at the foot of a phone; the last is the hint's button.
var gestures = [...]struct {
	does string
	draw func(e kit.Easel)
}{
	{"Drag: swap", func(e kit.Easel) {
		e.Stroke(raster.Line(raster.Point{-8, 0}, raster.Point{8, 0}), 2.6, dark)
		for _, side := range [...]float32{-1, 1} {
			e.Stroke(raster.Line(raster.Point{5 * side, -4}, raster.Point{9 * side, 0}, raster.Point{5 * side, 4}), 2.6, dark)
		}
	}},
	{"Tap two: swap", func(e kit.Easel) {
		e.Stroke(raster.Circle(-5, -2, 4.5), 2.4, dark)
		e.Stroke(raster.Circle(6, 2, 4.5), 2.4, dark)
	}},
	{"Hint", nil},
}

// discRadius is how large the discs behind the gestures are.
const discRadius = 18

// newGestures makes the discs of what fingers do.
func newGestures(b *scene.Book, px float32) (pics [len(gestures)]scene.Pic) {
	for i, g := range gestures {
		if g.draw == nil {
			continue
		}
		side := 2 * int(kit.Ceil(discRadius*px))
		pics[i] = b.Add(side, side, func(c *raster.Canvas) {
			e := kit.NewEasel(c, px, -discRadius, -discRadius)
			e.Fill(raster.Circle(0, 0, discRadius), raster.Solid(raster.Hex(0xfff4d6)))
			g.draw(e)
		})
	}
	return pics
}

// showHints paints the keys, or what fingers do, at the foot.
func (r *Room) showHints(s *scene.Scene, f *shell.Frame) {
	l := &r.layout
	if l.hints == 0 {
		return
	}
	if f.Device != shell.Touch {
		if f.Hints {
			r.kit.Hints(s, playHints, f.KeyName, r.view.Left+(r.view.W-r.view.Left-r.view.Right)/2, l.hints, l.wide, r.colors.bright)
		}
		return
	}
	if !l.phone {
		return
	}
	font := r.kit.Font(raster.TextBold, 14)
	for i, g := range gestures {
		x := kit.Round(l.clock.X + l.clock.W*(2*float32(i)+1)/6)
		if g.draw != nil {
			s.Sprite(scene.Sprite{Pic: r.gestures[i], X: x, Y: kit.Round(l.hints + discRadius*l.px), Tint: white})
		}
		s.Text(r.kit.Fit(raster.TextBold, 14, g.does, l.clock.W/3-4*l.px), g.does, x, l.hints+2*discRadius*l.px+1.3*font.Size(), scene.Middle, r.colors.bright)
	}
}
