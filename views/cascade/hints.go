package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// hint is a part of the line of help at the foot of a screen: keys and what they
// do.
type hint struct {
	keys []string // commands of the game or actions of the menus
	does string
	rank int // those of the highest rank go first when there is no room
}

// The hints of the screens.
var (
	playHints = []hint{
		{[]string{"moveLeft", "moveRight"}, "Move", 0},
		{[]string{"softDrop"}, "Soft drop", 4},
		{[]string{"hardDrop"}, "Hard drop", 1},
		{[]string{"rotateClockwise", "rotateCounterclockwise"}, "Turn", 2},
		{[]string{"rotate180"}, "Half turn", 5},
		{[]string{"hold"}, "Hold", 3},
		{[]string{"pause"}, "Pause", 0},
	}
	levelHints  = []hint{chooseHint, {[]string{"left", "right"}, "Start level", 2}, {[]string{"confirm"}, "Play", 0}, backHint}
	modeHints   = []hint{chooseHint, {[]string{"confirm"}, "Play", 0}, backHint}
	otherHints  = []hint{chooseHint, {[]string{"confirm"}, "Confirm", 0}, backHint}
	pauseHints  = []hint{chooseHint, {[]string{"confirm"}, "Confirm", 0}, {[]string{"back"}, "Resume", 0}}
	resultHints = otherHints

	chooseHint = hint{[]string{"up", "down"}, "Choose", 1}
	backHint   = hint{[]string{"back"}, "Back", 0}
)

// keys draws key caps and hints.
type keys struct {
	colors *palette
	glass  *glassworks
	write  *writer
	icons  *icons
}

// Sizes of caps and hints in pixels of the 720-high picture.
const (
	capHeight  = 28
	capPadding = 20 // left and right of a word together
	capGap     = 4
	hintGap    = 22
	hintSpace  = 8 // between a cap and its word
	hintText   = 14
)

// hintFont writes the words of hints.
func (k *keys) hintFont() *scene.Font { return k.write.font(raster.TextBold, hintText, plain) }

// unit is a pixel of the picture, or more where text is larger than in it, so
// that caps fit their letters.
func (k *keys) unit() float32 { return k.hintFont().Size() / hintText }

// height gives how high the caps of hints are.
func (k *keys) height() float32 { return round(capHeight * k.unit()) }

// arrow says whether a key's cap shows an arrow, and the way that it points.
func arrow(name string) (degrees float32, ok bool) {
	switch name {
	case "Right":
		return 0, true
	case "Down":
		return 90, true
	case "Left":
		return 180, true
	case "Up":
		return 270, true
	}
	return 0, false
}

func (k *keys) capFont(height float32) *scene.Font {
	return k.write.pixels(raster.TextBold, height*hintText/capHeight, plain)
}

// width gives how wide a key's cap is at a height.
func (k *keys) width(name string, height float32) float32 {
	if _, ok := arrow(name); ok {
		return height
	}
	return max(height, round(k.capFont(height).Width(name)+capPadding*height/capHeight))
}

// cap paints a key's cap with its upper left corner at (x, y) and gives its
// width.
func (k *keys) cap(s *scene.Scene, name string, x, y, height float32) float32 {
	r := scene.Rect{X: round(x), Y: round(y), W: k.width(name, height), H: round(height)}
	k.glass.show(s, keyCap, r)
	middle := r.Y + (r.H-keyLip*k.glass.px)/2
	if degrees, ok := arrow(name); ok {
		k.icons.show(s, arrowIcon, r.X+r.W/2, middle, height, degrees, k.colors.keyInk)
		return r.W
	}
	f := k.capFont(height)
	s.Text(f, name, r.X+r.W/2, middle+.35*f.Size(), scene.Middle, k.colors.keyInk)
	return r.W
}

// row paints hints in a line with its middle at x and the top of the caps at y;
// the least important ones are left out when the line is wider than width.
func (k *keys) row(s *scene.Scene, hints []hint, name func(string) string, x, y, width float32) {
	most := 0
	for _, h := range hints {
		most = max(most, h.rank)
	}
	total := k.total(hints, name, most)
	for total > width && most > 0 {
		most--
		total = k.total(hints, name, most)
	}
	u, f := k.unit(), k.hintFont()
	x -= total / 2
	for _, h := range hints {
		if h.rank > most {
			continue
		}
		for _, key := range h.keys {
			x += k.cap(s, name(key), x, y, k.height()) + capGap*u
		}
		x += (hintSpace - capGap) * u
		s.Text(f, h.does, x, y+17*u, scene.Left, k.colors.soft)
		x += f.Width(h.does) + hintGap*u
	}
}

// total gives how wide the hints up to a rank are.
func (k *keys) total(hints []hint, name func(string) string, most int) float32 {
	u, f := k.unit(), k.hintFont()
	total := -hintGap * u
	for _, h := range hints {
		if h.rank > most {
			continue
		}
		for _, key := range h.keys {
			total += k.width(name(key), k.height()) + capGap*u
		}
		total += (hintSpace-capGap)*u + f.Width(h.does) + hintGap*u
	}
	return total
}
