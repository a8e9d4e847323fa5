package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// Hint is a part of the line of help at the foot of a screen: keys and what they
// do.
type Hint struct {
	Actions []string // commands of the game or actions of the menus
	Does    string
	Rank    int // those of the highest rank go first when there is no room
}

// Distances in hints, in pixels of the picture.
const (
	hintText  = 14
	capGap    = 3
	hintSpace = 8 // between a cap and its word
	hintGap   = 20
)

// Hints shows hints in a line with its middle at x and the top of the caps at y.
// Name gives the key that is set for an action, "" for none: a hint without any
// key is left out, and so are the least important ones while the line is wider
// than width.
func (k *Kit) Hints(s *scene.Scene, hints []Hint, name func(action string) string, x, y, width float32, c raster.Color) {
	most, total := k.fitting(hints, name, width)
	k.hints(hints, name, most, &line{s, x - total/2, y + k.CapHeight()/2, c})
}

// HintsWithin is Hints with the left end of the line at x, and gives how wide it is.
func (k *Kit) HintsWithin(s *scene.Scene, hints []Hint, name func(action string) string, x, y, width float32, c raster.Color) float32 {
	most, total := k.fitting(hints, name, width)
	k.hints(hints, name, most, &line{s, x, y + k.CapHeight()/2, c})
	return total
}

// fitting gives the highest rank up to which hints fit into a width, and how wide
// they are.
func (k *Kit) fitting(hints []Hint, name func(action string) string, width float32) (most int, total float32) {
	for _, h := range hints {
		most = max(most, h.Rank)
	}
	total = k.hints(hints, name, most, nil)
	for total > width && most > 0 {
		most--
		total = k.hints(hints, name, most, nil)
	}
	return most, total
}

// line is where hints are shown: from x on, around y.
type line struct {
	scene *scene.Scene
	x, y  float32
	color raster.Color
}

// hints shows hints up to a rank, or nothing when there is no line, and gives how
// wide they are.
func (k *Kit) hints(hints []Hint, name func(action string) string, most int, at *line) (width float32) {
	u, f, height := k.unit(), k.Font(raster.Text, hintText), k.CapHeight()
	for _, h := range hints {
		if h.Rank > most || !hasKey(h.Actions, name) {
			continue
		}
		if width > 0 {
			width += hintGap * u
		}
		for _, action := range h.Actions {
			if key := name(action); key != "" {
				if at != nil {
					k.Cap(at.scene, key, at.x+width, at.y, height)
				}
				width += k.CapWidth(key, height) + capGap*u
			}
		}
		width += (hintSpace - capGap) * u
		if at != nil {
			at.scene.Text(f, h.Does, at.x+width, middleOf(f, at.y), scene.Left, at.color)
		}
		width += f.Width(h.Does)
	}
	return width
}

func hasKey(actions []string, name func(action string) string) bool {
	for _, a := range actions {
		if name(a) != "" {
			return true
		}
	}
	return false
}
