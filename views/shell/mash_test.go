package shell_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/views/shell"
)

// Whatever is pressed in whatever order, the program goes on, its screens answer,
// and the game being played is its record.
func TestMashing(t *testing.T) {
	keys := []string{"Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "KeyA", "KeyB", "KeyP", "Space", "F5", ""}
	buttons := []string{"A", "B", "Start", "DPadUp", "DPadDown", "DPadLeft", "LB", ""}
	rapid.Check(t, func(t *rapid.T) {
		p := sitDown(t, &device{files: map[string]string{}, fails: rapid.Bool().Draw(t, "store fails")}, 2, rapid.Bool().Draw(t, "window"))
		for range rapid.IntRange(1, 150).Draw(t, "steps") {
			at := p.now - time.Duration(rapid.IntRange(0, 20).Draw(t, "late"))*ms
			switch rapid.IntRange(0, 9).Draw(t, "what") {
			case 0, 1, 2, 3:
				p.Key(shell.Input{At: at, Key: rapid.SampledFrom(keys).Draw(t, "key"), Down: true})
			case 4:
				p.Key(shell.Input{At: at, Key: rapid.SampledFrom(keys).Draw(t, "key")})
			case 5:
				pad := rapid.IntRange(1, 2).Draw(t, "pad")
				if rapid.IntRange(0, 9).Draw(t, "gone") == 0 {
					p.PadGone(at, pad)
				} else {
					p.Pad(shell.Input{At: at, Key: rapid.SampledFrom(buttons).Draw(t, "button"), Pad: pad, Down: rapid.Bool().Draw(t, "down")})
				}
			case 6:
				x := rapid.Float32Range(-10, 1300).Draw(t, "x")
				y := rapid.Float32Range(-10, 730).Draw(t, "y")
				kind := shell.PointerKind(rapid.IntRange(0, 4).Draw(t, "kind"))
				if finger := rapid.IntRange(0, 3).Draw(t, "finger"); finger > 0 {
					p.Finger(at, finger, x, y, kind)
				} else {
					p.Pointer(at, x, y, kind)
				}
			case 7:
				p.Focus(at, rapid.Bool().Draw(t, "focus"))
			case 8:
				p.now += time.Duration(rapid.IntRange(0, 600).Draw(t, "gap")) * ms
				p.frame()
			case 9:
				p.wait(time.Duration(rapid.IntRange(1, 700).Draw(t, "wait")) * ms)
			}
			p.State()
		}
		p.wantRecord()

		// From wherever this came, the way home is open.
		p.Focus(p.now, true)
		for _, k := range keys {
			p.lift(k)
		}
		for n := 0; p.State().Screen != "home"; n++ {
			if n > 6 {
				t.Fatalf("the %s does not let go", p.State().Screen)
			}
			p.wait(2 * time.Second) // a fade, or the delay of the results
			switch p.State().Screen {
			case "play":
				p.tap("Escape")
			case "pause":
				for range 4 {
					if p.State().Choice != "MAIN MENU" {
						p.tap("ArrowDown")
					}
				}
				p.tap("Enter")
			default:
				p.tap("Escape")
			}
		}
	})
}
