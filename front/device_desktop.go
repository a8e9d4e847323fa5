//go:build !js

package front

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"parlor/views/shell"
	"parlor/web/icon"
)

// device is the window, and what is remembered of it between frames.
type device struct {
	keys []ebiten.Key
	x, y int // of the mouse
}

// open gives the window its looks, and opens the sound.
func (f *front) open(silent bool) {
	ebiten.SetWindowTitle("Parlor")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetWindowIcon([]image.Image{icon.Tile(16), icon.Tile(32), icon.Tile(48), icon.Tile(128)})
	if !silent {
		f.startSound()
	}
}

// density gives how many pixels the screen has for each that sizes are given in.
func (f *front) density() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// surroundings is what the window asks for: no room at its sides.
func (f *front) surroundings() shell.View {
	return shell.View{MayFill: true, Filled: ebiten.IsFullscreen()}
}

// fill has the window fill the screen, or not.
func (f *front) fill(on bool) { ebiten.SetFullscreen(on) }

// hear hands on what happened since the last frame. Ebitengine does not tell when
// in that time, nor in which order; a key that went down and up again in it is
// down for one frame.
func (f *front) hear() {
	at := f.now()
	f.app.Focus(at, ebiten.IsFocused())
	f.hearFiles()
	f.keys = inpututil.AppendJustReleasedKeys(f.keys[:0])
	for _, k := range f.keys {
		f.app.Key(shell.Input{At: at, Key: code(k)})
	}
	f.keys = inpututil.AppendJustPressedKeys(f.keys[:0])
	for _, k := range f.keys {
		f.app.Key(shell.Input{At: at, Key: code(k), Down: true})
	}

	point := func(x, y int, kind shell.PointerKind) {
		f.app.Pointer(at, float32(x), float32(y), kind)
	}
	x, y := ebiten.CursorPosition()
	if x != f.x || y != f.y {
		f.x, f.y = x, y
		point(x, y, shell.PointerMove)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		point(x, y, shell.PointerPress)
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		point(x, y, shell.PointerLift)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		point(x, y, shell.PointerBack)
	}
	if _, turns := ebiten.Wheel(); turns != 0 {
		const turn = 60 // points
		f.app.Wheel(float32(-turns * turn * f.density()))
	}
}

// begin has no overlay to press away.
func (f *front) begin() bool { return false }

// HasFingers says whether fingers are what people use here. Ebitengine hears none
// in a window.
func HasFingers() bool { return false }

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
