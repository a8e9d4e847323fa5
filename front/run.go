// Package front runs Parlor on a device: a window, or a page. It is the only
// package that knows Ebitengine. It hands keys, pointers and frames to the shell
// with the real times at which they happened, paints the scene that comes back,
// and keeps files where the device keeps them.
//
// Goals: an answer in the same frame to whatever is pressed; a picture that is
// sharp at every size and density; a steady frame rate without a graphics card.
//
// Non-goals: what is on the screen and what a key means, which are the shell's.
package front

import (
	"fmt"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
	"parlor/views/shell"
)

// Run opens the window, or takes over the page, and runs the program until it is
// left; silent leaves the device's sound alone. An error says what kept it from
// running. It must be called by the main goroutine, once.
func Run(app *shell.App, silent bool) error {
	f := &front{app: app, start: time.Now()}
	ebiten.SetTPS(ebiten.SyncWithFPS)        // what is pressed is heard in every frame
	ebiten.SetScreenClearedEveryFrame(false) // nothing is shown of what would be cleared
	f.painter.atlas.between = f.speaker.keepUp
	f.open(silent)
	err := ebiten.RunGameWithOptions(f, &ebiten.RunGameOptions{
		X11ClassName:    "parlor",
		X11InstanceName: "parlor",
		DisableHiDPI:    true, // in a page, where measure sees to it
	})
	if err != nil {
		return fmt.Errorf("cannot show the games: %w", err)
	}
	return nil
}

// front is the program on its device, as Ebitengine runs it.
type front struct {
	app     *shell.App
	start   time.Time // the time that is 0 for the shell
	painter painter
	speaker speaker
	scene   scene.Scene
	size    size
	view    shell.View
	drawn   int // how many frames were
	pads    pads
	device
}

// now gives the real time for the shell. It comes from a monotonic clock, as
// Ebitengine's ticks are dropped when a frame is late.
func (f *front) now() time.Duration { return time.Since(f.start) }

// Update hears what was pressed, once before each frame.
func (f *front) Update() error {
	f.hear()
	f.hearPads()
	if f.app.Quit() || ebiten.IsWindowBeingClosed() {
		f.app.Close()
		return ebiten.Termination
	}
	return nil
}

// LayoutF says how large the picture is: as many pixels as the window has.
func (f *front) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	if f.size.settle(w*scale, h*scale, f.now()) {
		f.look()
	}
	return f.size.w, f.size.h
}

// Layout is never called, as there is LayoutF.
func (f *front) Layout(w, h int) (int, int) { return w, h }

// look makes the view of the window as it is now.
func (f *front) look() {
	f.view = f.surroundings()
	f.view.W, f.view.H = float32(math.Floor(f.size.w)), float32(math.Floor(f.size.h))
	f.view.Scale = float32(f.density())
}

// Draw marks the image that Ebitengine would copy to the screen as changed: it
// shows no frame otherwise. The frame is painted onto the screen itself, which
// saves a machine without a graphics card that copy.
func (f *front) Draw(image *ebiten.Image) { f.painter.touch(image) }

// DrawFinalScreen paints a frame.
func (f *front) DrawFinalScreen(screen ebiten.FinalScreen, _ *ebiten.Image, stretch ebiten.GeoM) {
	f.tell()
	if on, asked := f.app.TakeFill(); asked {
		f.fill(on)
	}
	f.app.Frame(f.now(), f.view, &f.scene)
	f.showAddress()
	f.giveFile()
	f.sound()
	f.painter.paint(screen, &f.scene, stretch)
	f.drawn++
	if spent := f.painter.atlas.takeSpent(); spent > longDraw {
		f.start = f.start.Add(spent)
	}
}

// longDraw is how long drawing pictures may hold up a frame unnoticed. The clock
// leaves out what took longer: nobody could see or do anything meanwhile.
const longDraw = 50 * time.Millisecond

// size is how large the picture is. While the window is being resized the picture
// keeps its size and is stretched, as all pictures are drawn anew for a new one.
type size struct {
	w, h         float64 // of the picture
	wantW, wantH float64 // of the window
	since        time.Duration
}

// restTime is for how long a window must keep its size to count as resized.
const restTime = 150 * time.Millisecond

// settle takes the size of the window and says whether the picture took it over.
func (s *size) settle(w, h float64, now time.Duration) bool {
	if w != s.wantW || h != s.wantH {
		s.wantW, s.wantH, s.since = w, h, now
	}
	if (w == s.w && h == s.h) || (s.w > 0 && now-s.since < restTime) {
		return false
	}
	s.w, s.h = w, h
	return true
}
