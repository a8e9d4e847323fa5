package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// comeBack loads the page again, and goes to the main menu of Crystal Cascade.
func (p *tab) comeBack() {
	p.t.Helper()
	p.reload()
	p.start()
	p.wait("parlor.state().ready")
	eval[bool](p, `(location.hash = "#/cascade/menu", true)`)
	p.screen("menu")
}

// options opens the options from the main menu, on a page.
func (p *tab) options(page string) {
	p.t.Helper()
	p.tap("KeyO")
	p.screen("options")
	p.turnTo(page)
}

// turnTo turns to another page.
func (p *tab) turnTo(page string) {
	p.t.Helper()
	for p.page() != page {
		p.tap("KeyE")
	}
}

func (p *tab) page() string { p.t.Helper(); return eval[string](p, "parlor.state().options.page") }

// row chooses a row of the open page.
func (p *tab) row(label string) {
	p.t.Helper()
	for eval[string](p, "parlor.state().choice") != label {
		p.tap("ArrowDown")
	}
}

// value waits until a row of the open page is set to something.
func (p *tab) value(label, want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("parlor.state().options.rows.find(r => r.label === %q)?.value === %q", label, want))
}

// closeOptions closes the options.
func (p *tab) closeOptions() {
	p.t.Helper()
	p.tap("Escape")
	p.wait("parlor.state().options === null")
}

// A key is given to a command by pressing it, plays, and does so after a reload.
func TestARemappedKeyPlays(t *testing.T) {
	p := open(t, window{query: "?seed=40"})
	p.menu()
	p.options("controls")
	p.row("Hard drop")
	p.tap("Enter")
	p.wait("parlor.state().options.listening")
	p.picture("listening.png")
	p.tap("KeyC") // which is for Hold
	p.value("Hard drop", "C, D-pad up")
	p.value("Hold", "Left Shift, LB")
	p.picture("controls.png")
	p.closeOptions()

	drops := func() {
		t.Helper()
		for eval[string](p, "parlor.state().choice") != "ZEN" {
			p.tap("ArrowDown")
		}
		p.tap("Enter")
		p.plays()
		p.inPlay()
		p.stroke("Space") // drops no more
		for p.stroke("KeyC"); !p.playOn("s.pieces === 1"); {
			p.stroke("KeyC")
		}
		if s := p.look(); s.State.Pieces != 1 || s.State.Held != "" {
			t.Errorf("%d pieces have dropped and %q is held", s.State.Pieces, s.State.Held)
		}
	}
	drops()
	p.comeBack()
	drops()
}

// Options last over a reload, and Restore sets a page back.
func TestOptionsSurviveAReload(t *testing.T) {
	p := open(t, window{})
	p.menu()
	p.options("sound")
	p.picture("sound.png")
	p.tap("ArrowRight")
	p.value("Music", "75")
	p.row("Mute everything")
	p.tap("Enter")
	p.turnTo("handling")
	p.row("Pieces shown ahead")
	p.tap("ArrowLeft")
	p.value("Pieces shown ahead", "4")
	p.picture("handling.png")
	p.comeBack()
	p.options("sound")
	p.value("Music", "75")
	p.value("Mute everything", "On")
	p.row("Restore defaults")
	p.tap("Enter")
	p.tap("Enter")
	p.value("Music", "70")
	p.value("Mute everything", "Off")
	p.turnTo("handling")
	p.value("Pieces shown ahead", "4")
}

// Motion is reduced when the system asks for it, until the player chooses.
func TestReducedMotion(t *testing.T) {
	p := open(t, window{})
	system := func(wish string) {
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: wish}},
		})
	}
	p.menu()
	p.wait("!parlor.state().reduced")
	system("reduce")
	p.wait("parlor.state().reduced")
	p.options("display")
	p.picture("display.png")
	p.row("Reduced motion")
	p.tap("ArrowRight")
	p.tap("ArrowRight")
	p.value("Reduced motion", "Off")
	p.wait("!parlor.state().reduced")
	system("no-preference")
	p.tap("ArrowLeft")
	p.value("Reduced motion", "On")
	p.wait("parlor.state().reduced")
}

// The program fills the screen when it is told to, and ceases.
func TestFullScreen(t *testing.T) {
	p := open(t, window{})
	p.menu()
	p.options("display")
	p.row("Full screen")
	p.tap("Enter")
	p.wait("document.fullscreenElement !== null")
	p.value("Full screen", "On")
	p.tap("Enter")
	p.wait("document.fullscreenElement === null")
	p.value("Full screen", "Off")
}
