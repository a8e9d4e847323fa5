//go:build !js

package front

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"parlor/views/shell"
)

// device is the window, and what is remembered of it between frames.
type device struct {
	keys []ebiten.Key
	x, y int // of the mouse
}

// open gives the window its looks.
func (f *front) open() {
	ebiten.SetWindowTitle("Parlor")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetWindowIcon([]image.Image{icon(16), icon(32), icon(48), icon(128)})
}

// density gives how many pixels the screen has for each that sizes are given in.
func (f *front) density() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// surroundings is what the window asks for: nothing.
func (f *front) surroundings() shell.View { return shell.View{} }

// hear hands on what happened since the last frame. The system does not tell
// when in that time, nor in which order.
func (f *front) hear() {
	at := f.now()
	f.app.Focus(at, ebiten.IsFocused())
	f.keys = inpututil.AppendJustReleasedKeys(f.keys[:0])
	for _, k := range f.keys {
		f.app.Key(shell.Input{At: at, Key: code(k)})
	}
	f.keys = inpututil.AppendJustPressedKeys(f.keys[:0])
	for _, k := range f.keys {
		f.app.Key(shell.Input{At: at, Key: code(k), Down: true})
	}

	point := func(x, y int, kind shell.PointerKind, touch bool) {
		f.app.Pointer(at, float32(x), float32(y), kind, touch)
	}
	x, y := ebiten.CursorPosition()
	if x != f.x || y != f.y {
		f.x, f.y = x, y
		point(x, y, shell.PointerMove, false)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		point(x, y, shell.PointerPress, false)
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		point(x, y, shell.PointerLift, false)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		point(x, y, shell.PointerBack, false)
	}
}

// tell has nothing to tell a window.
func (f *front) tell() {}

// code gives the KeyboardEvent.code of a key: Ebitengine's names are the same but
// for the letters.
func code(k ebiten.Key) string {
	name := k.String()
	if len(name) == 1 {
		return "Key" + name
	}
	return name
}
