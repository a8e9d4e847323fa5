package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// hud draws the papers around the glass.
type hud struct {
	layout *layout
	write  writer
	paper  *stationery
	atlas  *atlas
	people *people   // the portrait in a small bubble
	signs  *signs    // icons
	orders orderText // in words
	heart  scene.Pic // for a customer who is pleased
	// practice is true in a game that sets no best.
	practice bool
}

// showNext shows the next piece and its name.
func (h *hud) showNext(s *scene.Scene, g *softserve.Game, hidden bool) {
	r, px := h.layout.next, h.layout.px
	h.paper.show(s, r, h.tape(-3), false)
	pad := h.pad(r)
	size := float32(14)
	if h.layout.phone {
		size = 12
	}
	label := r.Y + max(30*px, h.write.Font(raster.TextBold, size).Size()+5*px)
	if h.layout.phone {
		label = r.Y + max(20*px, h.write.Font(raster.TextBold, size).Size()+3*px)
	}
	h.write.label(s, "NEXT", "NEXT", size, r.X+pad, label, r.W-2*pad, scene.Left)
	if hidden {
		return
	}
	p := g.NextPiece()
	// The name takes one line or two, if there is room below the picture.
	lines := h.orders.pair[p.Flavours[0]][p.Flavours[1]][:]
	if p.Kind == softserve.Popsicle {
		lines = h.orders.popsicle[p.Flavours[0] : p.Flavours[0]+1]
	}
	font, step := h.fitAll(raster.TextBold, 16, lines, r.W-12*px)
	textHigh := step * float32(len(lines))
	room := r.Y + r.H - label - 10*px
	if font == nil || room < textHigh+34*px {
		font, textHigh = nil, 0
	}
	u := kit.Floor(min(80*px, (r.W-2*pad)/2, room-textHigh-4*px))
	pic := h.atlas.pieces(u)
	x, y := r.X+r.W/2, label+4*px+(room-textHigh)/2
	if p.Kind == softserve.Popsicle {
		pic.put(s, pic.lying[p.Flavours[0]][atRest], x, y, 1, 1, white, scene.Over)
	} else {
		s.Sprite(scene.Sprite{Pic: pic.peg, X: x, Y: y, Tint: white})
		for i, f := range p.Flavours {
			pic.put(s, pic.scoop[f][atRest], x+(float32(i)-.5)*float32(pic.u), y, 1, 1, white, scene.Over)
		}
	}
	if font != nil {
		base := r.Y + r.H - 9*px - textHigh + .8*step
		for i, line := range lines {
			s.Text(font, line, x, base+float32(i)*step, scene.Middle, h.write.colors.ink)
		}
	}
}

// fitAll gives a font in which all lines fit a width, and their distance; nil when
// there is none.
func (h *hud) fitAll(face *raster.Face, size float32, lines []string, width float32) (*scene.Font, float32) {
	f := h.write.Font(face, size)
	for _, line := range lines {
		for ; f.Width(line) > width; f = h.write.Fit(face, f.Size()/h.write.Px-1, line, width) {
			if f.Size() <= h.write.Font(face, 0).Size() {
				return nil, 0
			}
		}
	}
	return f, kit.Round(1.25 * f.Size())
}

func (h *hud) pad(r scene.Rect) float32 { return min(20*h.layout.px, .1*r.W) }

// tape gives the tilt of a paper's tape, which only wide windows have.
func (h *hud) tape(tilt int8) int8 {
	if h.layout.phone {
		return 0
	}
	return tilt
}

// showPause shows the button that pauses.
func (h *hud) showPause(s *scene.Scene, f *shell.Frame) {
	r := h.layout.pause
	h.write.Button(s, r, kit.Face{Main: true}, kit.Rest)
	h.signs.show(s, pauseIcon, r.X+r.W/2, r.Y+r.H/2, h.write.colors.dress.MainInk)
	if f.Screen == shell.Play {
		f.Area(shell.PauseButton, r.Inset(min(0, (r.W-48*h.layout.px)/2)))
	}
}
