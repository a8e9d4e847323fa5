package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The hints of the screens.
var (
	playHints = []kit.Hint{
		hint(0, "Move", "moveLeft", "moveRight"),
		hint(4, "Soft drop", "softDrop"),
		hint(1, "Hard drop", "hardDrop"),
		hint(2, "Turn", "rotateClockwise", "rotateCounterclockwise"),
		hint(5, "Half turn", "rotate180"),
		hint(3, "Hold", "hold"),
		hint(0, "Pause", "pause"),
	}
	levelHints  = []kit.Hint{chooseHint, hint(2, "Start level", "left", "right"), hint(0, "Play", "confirm"), backHint}
	modeHints   = []kit.Hint{chooseHint, hint(0, "Play", "confirm"), backHint}
	otherHints  = []kit.Hint{chooseHint, hint(0, "Confirm", "confirm"), backHint}
	pauseHints  = []kit.Hint{chooseHint, hint(0, "Confirm", "confirm"), hint(0, "Resume", "back")}
	helpHints   = []kit.Hint{backHint}
	resultHints = otherHints

	chooseHint = hint(1, "Choose", "up", "down")
	backHint   = hint(0, "Back", "back")
)

func hint(rank int, does string, actions ...string) kit.Hint {
	return kit.Hint{Actions: actions, Does: does, Rank: rank}
}

// gesture is a hint for fingers.
type gesture struct {
	icon icon
	does string
}

// playGestures are the gestures that a game's foot names by what they do,
// helpGestures those of How to Play, by their commands, with what fingers do.
var (
	playGestures = []gesture{{swipeIcon, "Move"}, {tapIcon, "Turn"}, {flickDownIcon, "Drop"}, {flickUpIcon, "Hold"}}
	helpGestures = map[string]gesture{
		"moveLeft": {swipeIcon, "Drag"}, "softDrop": {flickDownIcon, "Drag down"}, "hardDrop": {flickDownIcon, "Flick down"},
		"rotateClockwise": {tapIcon, "Tap right"}, "rotateCounterclockwise": {tapIcon, "Tap left"},
		"hold": {flickUpIcon, "Flick up"}, "pause": {pauseIcon, "Button"},
	}
)

// keys draws key caps and hints.
type keys struct {
	*kit.Kit
	write *writer
	icons *icons
	color raster.Color // of the words
}

// hintText is the size of hints in pixels of the 720-high picture.
const hintText = 14

// hintFont writes the words of hints.
func (k *keys) hintFont() *scene.Font { return k.write.font(raster.TextBold, hintText, plain) }

// unit is a pixel of the picture, or more where text is larger than in it.
func (k *keys) unit() float32 { return k.hintFont().Size() / hintText }

// row paints hints in a line with its middle at x and the top of the caps at y;
// the least important ones are left out when the line is wider than width.
func (k *keys) row(s *scene.Scene, hints []kit.Hint, name func(string) string, x, y, width float32) {
	k.Hints(s, hints, name, x, y, width, k.color)
}

// widestGestures is the widest that hints for fingers are spread, in pixels of the
// picture.
const widestGestures = 480

// gestures paints hints for fingers, spread over a width with their middle at
// (x, y).
func (k *keys) gestures(s *scene.Scene, hints []gesture, x, y, width float32) {
	var total float32
	for _, h := range hints {
		total += k.gestureWidth(h)
	}
	gap := (width - total) / float32(len(hints))
	x += (gap - width) / 2
	for _, h := range hints {
		x += k.gesture(s, h, x, y) + gap
	}
}

// Sizes of a hint for fingers in pixels of the picture.
const (
	gestureSize  = 26
	gestureSpace = 6 // before its word
)

func (k *keys) gestureWidth(h gesture) float32 {
	return (gestureSize+gestureSpace)*k.unit() + k.hintFont().Width(h.does)
}

// gesture paints a hint for fingers from x on, with its middle at y, and gives its
// width.
func (k *keys) gesture(s *scene.Scene, h gesture, x, y float32) float32 {
	u, f := k.unit(), k.hintFont()
	k.icons.show(s, h.icon, x+gestureSize*u/2, y, gestureSize*u, 0, k.color)
	s.Text(f, h.does, x+(gestureSize+gestureSpace)*u, y+.35*f.Size(), scene.Left, k.color)
	return k.gestureWidth(h)
}
