package shell_test

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/views/shell"
)

// What is mashed: keys, buttons, addresses of places that are there and that are not.
var (
	mashKeys = []string{
		"Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "KeyA", "KeyB", "KeyP", "KeyR", "KeyT", "KeyH", "Home", "Backspace", "Space", "F5", "",
	}
	mashButtons   = []string{"A", "B", "X", "Y", "Start", "Select", "DPadUp", "DPadDown", "DPadLeft", "LB", "RT", "LStick", "RStick", ""}
	mashAddresses = []string{
		"", "#/", "#/about", "#/records/bell", "#/statistics/foundry", "#/records/nothing", "#/bell", "#/bell/menu", "#/bell/help", "#/bell/play",
		"#/bell/practice", "#/bell/cellar", "#/forge/practice", "#/foundry", "#/foundry/help", "#/foundry?tuned=7", "#/foundry?tuned=99", "#/nothing?",
	}
)

// mashed sits before one room of each kind.
func mashed(t rapid.TB, d *device, window bool) (p *player, rooms []*belfry) {
	for _, title := range []string{"Bell", "Forge", "Foundry"} {
		rooms = append(rooms, &belfry{title: title, name: strings.ToLower(title), turn: "bellRang"})
	}
	list := []shell.Room{rooms[0], &forge{belfry: rooms[1], note: 2}, &foundry{belfry: rooms[2]}}
	return before(t, d, shell.Setup{Rooms: list, Window: window}), rooms
}

// Whatever is pressed in whatever order, wherever the address leads and whatever file
// is opened, the program goes on, its screens answer, and the game being played is its
// record.
func TestMashing(t *testing.T) {
	saved := watching(t)
	saved.tap("KeyS")
	_, file, ok := saved.TakeFile()
	if !ok {
		t.Fatal("there is no record to open")
	}
	files := [][]byte{file, file[:len(file)/2], []byte("parlor"), []byte("a map"), nil}
	rapid.Check(t, func(t *rapid.T) {
		p, rooms := mashed(t, &device{files: map[string]string{}, fails: rapid.Bool().Draw(t, "store fails")}, rapid.Bool().Draw(t, "window"))
		p.tap(rapid.SampledFrom([][]string{nil, toMenu, toPlay, {"ArrowRight", "Enter", "Enter", "Enter", "Enter"}}).Draw(t, "way")...)
		for range rapid.IntRange(1, 150).Draw(t, "steps") {
			at := p.now - time.Duration(rapid.IntRange(0, 20).Draw(t, "late"))*ms
			switch rapid.IntRange(0, 10).Draw(t, "what") {
			case 0, 1, 2, 3:
				p.Key(shell.Input{At: at, Key: rapid.SampledFrom(mashKeys).Draw(t, "key"), Down: true})
			case 4:
				p.Key(shell.Input{At: at, Key: rapid.SampledFrom(mashKeys).Draw(t, "key")})
			case 5:
				pad := rapid.IntRange(1, 2).Draw(t, "pad")
				if rapid.IntRange(0, 9).Draw(t, "gone") == 0 {
					p.PadGone(at, pad)
				} else {
					p.Pad(shell.Input{At: at, Key: rapid.SampledFrom(mashButtons).Draw(t, "button"), Pad: pad, Down: rapid.Bool().Draw(t, "down")})
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
			case 10:
				if rapid.IntRange(0, 3).Draw(t, "opens a file") == 0 {
					p.OpenFile("a file", rapid.SampledFrom(files).Draw(t, "file"))
				} else {
					p.GoTo(rapid.SampledFrom(mashAddresses).Draw(t, "address"))
				}
			}
			p.State()
		}
		for i, r := range rooms {
			if r.last == nil {
				continue
			}
			record := r.last.Record()
			if _, err := record.Check(p.rooms[i].Spec()); err != nil {
				t.Fatal(err)
			}
		}

		// From wherever this came, the way home is open.
		p.Focus(p.now, true)
		for _, k := range mashKeys {
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
					if c := p.State().Choice; c != "MAIN MENU" && c != "EDIT POSITION" {
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
