package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// tools are what screens are drawn with at one scale.
type tools struct {
	px     float32 // pixels of the window for one of the pictures
	colors *palette
	write  writer
	glass  glassworks
	icons  icons
	keys   keys
}

func newTools(b *scene.Book, px, scale float32, colors *palette) *tools {
	k := &tools{
		px: px, colors: colors,
		write: newWriter(b, px, scale), glass: newGlassworks(b, px, colors.plain), icons: newIcons(b),
	}
	dress := kit.Water
	if colors.plain {
		dress = kit.Contrast
	}
	k.keys = keys{kit.New(b, dress, px, scale), &k.write, &k.icons, colors.soft}
	return k
}

// isTall says whether screens without a well are stacked for an upright window.
func isTall(v shell.View) bool { return v.W < phoneRatio*v.H }

// pagePixel gives the scale of the screens without a well.
func pagePixel(v shell.View) float32 {
	if isTall(v) {
		return max(v.Scale, min(v.W/phoneWidth, v.H/phoneHeight))
	}
	return min((v.H-2*max(v.Top, v.Bottom))/pictureHeight, safeWidth(v)/pageWidth)
}

// hintsTop gives where hints at the foot of a screen stand: at y, or higher where
// their keys would be cut.
func hintsTop(v shell.View, px, y float32) float32 {
	return min(y, v.H-v.Bottom-hintHeight*max(px, v.Scale)-2*v.Scale)
}

// pageWidth is the width that the wide screens need, in pixels of the picture.
const pageWidth = 976

// slide moves a highlight from where it was to where it is now.
type slide struct {
	from, to scene.Rect
	since    float32
	at       int
}

// slideSeconds is how long moving the choice takes.
const slideSeconds = .12

// towards gives where a highlight is at a time, when it belongs on r, the place
// of choice i.
func (h *slide) towards(i int, r scene.Rect, now float32, reduced bool) scene.Rect {
	switch {
	case h.to.W == 0 || h.at != i && reduced:
		h.from, h.to, h.at, h.since = r, r, i, -1
	case h.at != i:
		h.from, h.to, h.at, h.since = h.where(now), r, i, now
	default:
		h.to = r
	}
	return h.where(now)
}

func (h *slide) where(now float32) scene.Rect {
	t := kit.QuadOut(kit.Part(now, h.since, h.since+slideSeconds))
	return scene.Rect{
		X: kit.Lerp(h.from.X, h.to.X, t), Y: kit.Lerp(h.from.Y, h.to.Y, t),
		W: h.to.W, H: h.to.H,
	}
}

// caption writes a button's word, with a shadow when it is chosen.
func (k *tools) caption(s *scene.Scene, f *scene.Font, text string, x, y float32, a scene.Align, isChosen bool) {
	if !isChosen {
		s.Text(f, text, x, y, a, buttonText)
		return
	}
	if !k.colors.plain {
		s.Text(f, text, x, y+1.5*k.px, a, raster.Hex(0x041a3a).Alpha(.55))
	}
	s.Text(f, text, x, y, a, k.colors.chosenInk)
}

// Colours of texts that stand on buttons and panels.
var (
	buttonText = raster.Hex(0xd9f1ff)
	noteText   = raster.Hex(0xbcdff5)
	infoText   = raster.Hex(0xe9f7ff)
)

// buttons paints choices as plain buttons with their words in the middle, says
// where they are and moves the highlight.
func (k *tools) buttons(s *scene.Scene, f *shell.Frame, h *slide, places []scene.Rect, now float32, reduced bool) {
	for i, r := range places {
		if i != f.Chosen {
			k.glass.show(s, button, r)
		}
		f.Area(shell.Button(i), r)
	}
	if f.Chosen < len(places) {
		k.glass.show(s, chosen, h.towards(f.Chosen, places[f.Chosen], now, reduced))
	}
	for i, r := range places {
		font := k.write.fit(raster.Title, 28, spaced, f.Choices[i].Label, r.W-24*k.px)
		k.caption(s, font, f.Choices[i].Label, r.X+r.W/2, r.Y+r.H/2+.36*font.Size(), scene.Middle, i == f.Chosen)
	}
}
