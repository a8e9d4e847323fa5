package e2e

import (
	"bytes"
	"image"
	_ "image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// drops drops pieces until so many are locked.
func (p *tab) drops(pieces int) {
	p.t.Helper()
	for p.look().State.Pieces < pieces {
		p.inPlay()
		p.tap("Space")
	}
}

// leaves leaves the game for the menu, which keeps a best.
func (p *tab) leaves() {
	p.t.Helper()
	p.pauses("Escape")
	p.tap("ArrowUp")
	p.tap("Enter")
	p.screen("menu")
}

// isDrawn fails the test when the page shows little but one colour.
func (p *tab) isDrawn(when string) {
	p.t.Helper()
	data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	p.check(err)
	picture, _, err := image.Decode(bytes.NewReader(data))
	p.check(err)
	colours, bounds := map[[3]uint32]bool{}, picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y += 7 {
		for x := bounds.Min.X; x < bounds.Max.X; x += 7 {
			r, g, b, _ := picture.At(x, y).RGBA()
			colours[[3]uint32{r >> 12, g >> 12, b >> 12}] = true
		}
	}
	if len(colours) < 20 {
		p.check(os.WriteFile(filepath.Join(p.t.ArtifactDir(), "blank.png"), data, 0o644))
		p.t.Errorf("%s the page shows %d colours", when, len(colours))
	}
}

// The device becomes full in the middle of a game, and then refuses to be read: the
// game goes on, the player is told, and bests last until the page is left.
func TestTheDeviceIsFullInPlay(t *testing.T) {
	p := open(t, window{script: `
		for (const name of ["setItem", "getItem"]) {
			const real = Storage.prototype[name];
			Storage.prototype[name] = function (...args) {
				if (window.refused?.includes(name)) throw new DOMException("no room", "QuotaExceededError");
				return real.apply(this, args);
			};
		}
		window.told = [];
		setInterval(() => told.push(window.parlor?.state().notice ?? ""), 200);`})
	p.mode(zen)
	p.drops(1)
	eval[bool](p, `(window.refused = "setItem", true)`)
	p.drops(2)
	eval[bool](p, `(window.refused = "setItem getItem", true)`)
	p.leaves()
	p.wait(`told.some((notice) => notice.includes("keeps nothing"))`)
	if s := p.look(); s.Choice != "ZEN" || s.Best == nil {
		t.Errorf("the menu shows %+v", s)
	}
	p.tap("Enter")
	p.plays()
}

// Whatever comes over the page in the middle of a game, it is drawn and heard after
// it.
func TestStorms(t *testing.T) {
	p := open(t, window{})
	p.mode(zen)
	p.drops(1)
	p.isResized()
	p.isHammered()
	p.losesItsGraphics()
}

// isResized resizes the window 200 times in some seconds. The game is shown in the
// last size, and hears keys.
func (p *tab) isResized() {
	p.t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		p.size(1+random.Int64N(1280), 1+random.Int64N(720), 1+random.Float64())
		time.Sleep(time.Duration(random.IntN(20)) * time.Millisecond)
	}
	p.size(844, 390, 1)
	p.wait(`(({ width, height }) => width === 844 && height === 390)(document.querySelector("canvas"))`)
	p.plays()
	p.drops(2)
	p.isDrawn("after it was resized")
	p.picture("resized.png")
}

func (p *tab) size(width, height int64, scale float64) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: width, Height: height, DeviceScaleFactor: scale,
	})
}

// isHammered presses hundreds of keys in some seconds, with those that the browser
// repeats. The game answers after them, and no key is stuck.
func (p *tab) isHammered() {
	p.t.Helper()
	random := rand.New(rand.NewPCG(3, 4))
	codes := strings.Fields("ArrowLeft ArrowRight ArrowDown ArrowUp KeyZ KeyA KeyC KeyM Space Tab ShiftLeft KeyX Digit5")
	for struck := 0; struck < 400; struck++ {
		code := codes[random.IntN(len(codes))]
		for range 1 + random.IntN(3) {
			p.storm(code, input.DispatchKeyEventTypeRawKeyDown, random.IntN(2) == 0)
			struck++
		}
		if random.IntN(3) > 0 {
			p.storm(code, input.DispatchKeyEventTypeKeyUp, false)
		}
	}
	for _, code := range codes {
		p.release(code)
	}
	p.plays()
	p.drops(p.look().State.Pieces + 1)
	p.inPlay()
	column := func() int { return p.look().State.Piece.Column }
	before := column()
	p.frames(20)
	if p.playOn(`s.phase === "falling"`) && column() != before {
		p.t.Errorf("with no key down the piece goes from column %d to %d", before, column())
	}
}

func (p *tab) storm(code string, kind input.DispatchKeyEventType, isRepeat bool) {
	p.t.Helper()
	k := p.key(code)
	call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Code: code, Key: k.name, WindowsVirtualKeyCode: k.number, AutoRepeat: &isRepeat})
}

// losesItsGraphics takes the graphics away: the page loads itself again, and draws.
func (p *tab) losesItsGraphics() {
	p.t.Helper()
	eval[bool](p, `(document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(), true)`)
	p.start()
	p.wait("parlor.state().ready")
	p.isDrawn("after the graphics were lost")
	if s := p.look(); s.Screen == "play" {
		p.t.Errorf("the page is back at %+v", s)
	}
}

// Two tabs in which bests are set keep the better one. Both are in the menu before
// either plays: a door leads back into a game that is unfinished.
func TestTwoTabs(t *testing.T) {
	one := open(t, window{})
	one.menu()
	two := one.second(window{})
	two.menu()
	for _, p := range []*tab{one, two} {
		p.choose(zen)
	}
	plays := func(p *tab, pieces int) string {
		p.tap("Enter")
		p.plays()
		p.drops(pieces)
		p.leaves()
		if best := p.look().Best; best != nil {
			return best.Text
		}
		return "none"
	}
	better := plays(two, 3)
	if got := plays(one, 1); got != better || better == "none" {
		t.Errorf("the best is %s in one tab and %s in the other", got, better)
	}
	one.reload() // to the door that was open
	one.start()
	one.wait(`(({ ready, screen }) => ready && (screen === "title" || screen === "menu"))(parlor.state())`)
	if one.look().Screen == "title" {
		one.tap("Enter")
		one.screen("menu")
	}
	one.choose(zen)
	if got := one.look(); got.Choice != "ZEN" || got.Best == nil || got.Best.Text != better {
		t.Errorf("after a reload %s shows %v, want %s", got.Choice, got.Best, better)
	}
}
