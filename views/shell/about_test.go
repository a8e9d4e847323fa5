package shell_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/views/shell"
)

// The panel opens by its key, by its button and by its address, and hears all that is
// pressed until it is closed.
func TestAbout(t *testing.T) {
	v := shell.View{W: 1280, H: 720, Scale: 1}
	opens := map[string]func(p *player){
		"key":     func(p *player) { p.tap("KeyA") },
		"button":  func(p *player) { p.at(1180, 48, shell.PointerPress, false); p.at(1180, 48, shell.PointerLift, false) },
		"finger":  func(p *player) { p.touch(1180, 48) },
		"address": func(p *player) { p.GoTo("#/about") },
	}
	closes := map[string]func(p *player){
		"back":    func(p *player) { p.tap("Escape") },
		"key":     func(p *player) { p.tap("KeyA") },
		"outside": func(p *player) { p.touch(40, 400) },
		"right":   func(p *player) { p.at(640, 400, shell.PointerBack, false) },
		"button": func(p *player) {
			r := p.AboutClose()
			p.at(r.X+5, r.Y+5, shell.PointerPress, false)
			p.at(r.X+5, r.Y+5, shell.PointerLift, false)
		},
	}
	for opening, open := range opens {
		for closing, leave := range closes {
			t.Run(opening+" "+closing, func(t *testing.T) {
				p := doors(t, 3, v)
				p.tap("ArrowRight")
				p.TakeSpoken()
				open(p)
				p.want("about", "Belfry 2")
				p.wantSpoken("About Parlor", "No account, no network")
				if address, _ := p.TakeAddress(); address != "#/about" {
					t.Errorf("the address is %q", address)
				}
				p.tap("ArrowRight", "Digit3", "KeyN", "KeyO", "KeyH")
				p.touch(640, 400)
				p.at(640, 400, shell.PointerPress, false)
				p.at(640, 400, shell.PointerLift, false)
				p.want("about", "Belfry 2")
				leave(p)
				p.want("home", "Belfry 2")
			})
		}
	}
}

// All of the licences can be reached, by keys, the wheel and a finger.
func TestAboutScrolls(t *testing.T) {
	for name, scroll := range map[string]func(p *player){
		"keys":  func(p *player) { p.press("ArrowDown"); p.wait(60 * time.Second); p.lift("ArrowDown") },
		"pages": func(p *player) { p.tap(slices.Repeat([]string{"PageDown"}, 120)...) },
		"wheel": func(p *player) { p.Wheel(1e6); p.frame() },
		"finger": func(p *player) {
			for range 120 {
				p.at(400, 350, shell.PointerPress, true)
				p.at(400, 100, shell.PointerMove, true)
				p.at(400, 100, shell.PointerLift, true)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := doors(t, 1, shell.View{W: 844, H: 390, Scale: 1})
			p.tap("KeyA")
			if lines := p.AboutSeen(); !strings.HasPrefix(lines, "Development build Five puzzle games") {
				t.Errorf("at first %q is seen", lines)
			}
			scroll(p)
			if lines := p.AboutSeen(); !strings.HasSuffix(lines, "source distribution.") {
				t.Errorf("at the end %q is seen", lines)
			}
			p.tap("PageUp")
			if lines := p.AboutSeen(); strings.HasSuffix(lines, "distribution.") {
				t.Error("nothing scrolls back up")
			}
		})
	}
}

// Every library that is linked into the program has its licence in the panel, and no
// other.
func TestEveryLibraryHasItsLicence(t *testing.T) {
	linked := map[string]bool{}
	for _, system := range []string{"js/wasm", "linux/amd64", "windows/amd64", "darwin/arm64"} {
		goos, arch, _ := strings.Cut(system, "/")
		c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", "parlor/cmd/parlor-app")
		c.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+arch, "CGO_ENABLED=1")
		out, err := c.Output()
		if err != nil {
			t.Fatalf("%s: %v", system, err)
		}
		for _, module := range strings.Fields(string(out)) {
			linked[module] = true
		}
	}
	named := map[string]bool{}
	for module, licence := range shell.Licences() {
		named[module] = true
		if !linked[module] {
			t.Errorf("%s is not in the program", module)
		}
		// Each is as it comes with the library.
		dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module).Output()
		if err != nil {
			t.Fatal(err)
		}
		own, err := os.ReadFile(strings.TrimSpace(string(dir)) + "/LICENSE")
		if err != nil || string(own) != licence {
			t.Errorf("the licence of %s is another one: %v", module, err)
		}
	}
	for module := range linked {
		if !named[module] {
			t.Errorf("%s has no licence", module)
		}
	}
}

// The program's own licence is the one that stands in the repository, and each
// typeface has its own.
func TestOwnAndTypefacesLicences(t *testing.T) {
	for file, want := range map[string]string{
		"../../LICENSE": shell.Licence("Parlor"),
		"../../scene/raster/fonts/LICENSE-Fredoka.txt":                    shell.Licence("Fredoka, the typeface of titles"),
		"../../scene/raster/fonts/LICENSE-Atkinson-Hyperlegible-Next.txt": shell.Licence("Atkinson Hyperlegible Next, the typeface of texts"),
	} {
		text, err := os.ReadFile(file)
		if err != nil || len(text) == 0 || string(text) != want {
			t.Errorf("%s is not what is shown: %v", file, err)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, c := range []struct {
		want     string
		settings []string
	}{
		{"Development build", nil},
		{"Development build", []string{"vcs.time", "2026-12-01T10:00:00Z"}},
		{"Revision 0123456789ab of 2026-12-01", []string{"vcs.revision", "0123456789abcdef", "vcs.time", "2026-12-01T10:00:00Z", "vcs.modified", "false"}},
		{"Revision 0123 of 2026-12-01, changed since", []string{"vcs.modified", "true", "vcs.time", "2026-12-01T10:00:00Z", "vcs.revision", "0123"}},
		{"Revision 0123", []string{"vcs.revision", "0123"}},
	} {
		if got := shell.VersionOf(c.settings...); got != c.want {
			t.Errorf("a build with %q is %q, want %q", c.settings, got, c.want)
		}
	}
}
