package cascade

import (
	"parlor/games/cascade"
	"parlor/scene"
	"parlor/views/kit"
)

// showHold paints the hold box.
func (h *hud) showHold(s *scene.Scene, g *cascade.Game, hidden bool) {
	r := h.layout.hold
	h.glass.show(s, glassPanel, r)
	h.title(s, r, "HOLD", "HOLD")
	if hidden {
		return
	}
	alpha := float32(1)
	if g.HasHeld() {
		alpha = usedAlpha
	}
	size, x, y := min(26*h.px(), (r.W-2*h.padding())/4), r.X+r.W/2, r.Y+72*h.px()
	if h.layout.phone {
		size, x, y = 13*h.px(), r.X+46*h.px(), r.Y+31*h.px()
	}
	h.atlas.piece(s, g.Held(), x, y, kit.Floor(size), alpha)
}

// usedAlpha is the held piece's once hold was used for the falling one.
const usedAlpha = .35

// slot is where a preview stands below the panel's top, and the size of its
// crystals, in pixels of the wide picture.
type slot struct{ at, size float32 }

var (
	wideSlots = [...]slot{{77, 28}, {160, 24}, {234, 24}, {310, 24}, {390, 24}}
	sixSlots  = [mostPreviews]slot{{70, 22}, {138, 22}, {202, 22}, {266, 22}, {330, 22}, {394, 22}}
)

// slots gives the places of n pieces to come.
func slots(n int) []slot {
	if n > len(wideSlots) {
		return sixSlots[:n]
	}
	return wideSlots[:n]
}

// Numbers of the panel of the pieces to come, in pixels of the pictures.
const (
	slotFoot      = 58 // below the middle of the last piece
	firstTop      = 36 // of the box of the first piece
	phoneNextW    = 240
	phoneFirst    = 40 // left of the box of the first piece
	phoneFirstW   = 48
	phoneNextPad  = 4 // right of the others
	phoneMostStep = 56
	phoneLabelled = .9 // of the picture's width: a narrower panel has no label
)

// stretch gives how much longer the panel of the pieces to come is than in the
// pictures.
func (h *hud) stretch() float32 {
	if h.layout.phone {
		return h.layout.next.W / (phoneNextW * h.px())
	}
	return h.layout.next.H / (nextHeight * h.px())
}

// nextPanel gives the panel for n pieces to come, as long as they need, and the
// box of the first one in it.
func (h *hud) nextPanel(n int) (panel, first scene.Rect) {
	r, px := h.layout.next, h.px()
	if h.layout.phone {
		left := phoneFirst * px
		if h.stretch() < phoneLabelled {
			left = 4 * px
		}
		return r, scene.Rect{X: r.X + left, Y: r.Y + 4*px, W: phoneFirstW * px, H: r.H - 8*px}
	}
	all := slots(n)
	r.H = min(r.H, kit.Round((all[n-1].at+slotFoot)*px*h.stretch()))
	half := (all[0].at - firstTop) * px * h.stretch()
	return r, scene.Rect{X: r.X + 12*px, Y: r.Y + firstTop*px, W: r.W - 24*px, H: 2 * half}
}

// showNext paints n pieces to come; slid is how far they have slid up since the
// queue changed, from 0 to 1.
func (h *hud) showNext(s *scene.Scene, g *cascade.Game, n int, slid float32, hidden bool) {
	panel, first := h.nextPanel(n)
	h.glass.show(s, glassPanel, panel)
	if first.X-panel.X >= phoneFirst*h.px() || !h.layout.phone {
		h.title(s, panel, "NEXT", "NEXT")
	}
	h.glass.show(s, tinted, first)
	if hidden {
		return
	}
	for i, k := range g.Queue(n) {
		x, y, size := h.slot(i, n, k, first)
		alpha := float32(1)
		if i > 2 {
			alpha = .94
		}
		if slid < 1 {
			fromX, fromY, _ := h.slot(min(i+1, n-1), n, k, first)
			if i == n-1 {
				alpha *= slid
				if x0, y0, _ := h.slot(max(i-1, 0), n, k, first); h.layout.phone {
					fromX = x + (x - x0)
				} else {
					fromY = y + (y - y0)
				}
			}
			x, y = kit.Lerp(fromX, x, slid), kit.Lerp(fromY, y, slid)
		}
		h.atlas.piece(s, k, x, y, kit.Floor(size), alpha)
	}
}

// slot gives the middle of the preview i of n and the size of its crystals.
func (h *hud) slot(i, n int, k cascade.Kind, first scene.Rect) (x, y, size float32) {
	r, px, stretch := h.layout.next, h.px(), h.stretch()
	wide := float32(3)
	if k == cascade.I {
		wide = 4
	}
	if h.layout.phone {
		if i == 0 {
			return first.X + first.W/2, r.Y + r.H/2, min(13, (phoneFirstW-2)/wide) * px
		}
		left := first.X + first.W + 4*px
		step := min((r.X+r.W-phoneNextPad*px-left)/px/float32(n-1), phoneMostStep)
		x = left + step*(float32(i)-.5)*px
		return x, r.Y + r.H/2, min((step-6+wide-3)/wide, 13) * px
	}
	at := slots(n)[i]
	y = r.Y + at.at*px*stretch
	if i == 0 {
		y = first.Y + first.H/2
	}
	return r.X + r.W/2, y, min(at.size*px, (r.W-20*px)/4, 26*px*stretch+4)
}
