package shell_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"parlor/scene"
	"parlor/views/shell"
)

// told gives the notices that are shown in a time, in their order.
func (p *player) told(d time.Duration) (lines []string) {
	before := ""
	for end := p.now + d; p.now < end; p.frame() {
		if n := p.State().Notice; n != before {
			if before = n; n != "" {
				lines = append(lines, n)
			}
		}
	}
	return lines
}

// Nobody reads below a cover: the time of a notice begins when it is gone.
func TestNoticesWaitForTheCover(t *testing.T) {
	p, _ := atWork(t, "")
	p.Cover(true)
	p.GoTo("#/foundry?tuned=9")
	if lines := p.told(10 * time.Second); len(lines) > 0 || p.TakeSound().Cues != nil {
		t.Fatalf("%q is told below the cover", lines)
	}
	p.Cover(false)
	p.wait(3900 * ms)
	if n := p.State().Notice; !strings.Contains(n, "tuned: 9 is not a note") {
		t.Errorf("3.9 s later the notice is %q", n)
	}
	p.wait(200 * ms)
	if n := p.State().Notice; n != "" {
		t.Errorf("4.1 s later the notice is %q", n)
	}
}

// Of several addresses only the last one is spoken of, and of none once another place
// is shown; what else is to be told is told all the same.
func TestNoticesOfAddressesDoNotFollow(t *testing.T) {
	p, _ := atWork(t, "")
	p.GoTo("#/tower")
	p.wait(500 * ms)
	p.GoTo("#/spire")
	p.Tell("This is something else.")
	p.GoTo("#/steeple")
	lines := p.told(15 * time.Second)
	if got := strings.Join(lines, "\n"); len(lines) != 2 || strings.Contains(got, "spire") || !strings.Contains(got, `"steeple"`) || !strings.Contains(got, "something else") {
		t.Errorf("told is %q", lines)
	}
	p.GoTo("#/tower")
	p.wait(500 * ms)
	p.GoTo("#/bell")
	p.ready()
	if n := p.State().Notice; n != "" {
		t.Errorf("on the title the notice is %q", n)
	}
}

// Whoever presses the key of mute often reads the last of it at once.
func TestMutingIsToldAtOnce(t *testing.T) {
	p := newPlayer(t)
	p.tap("KeyM", "KeyM", "KeyM", "KeyM")
	p.wait(100 * ms)
	if n := p.State().Notice; n != "Sound is on again." {
		t.Errorf("the notice is %q", n)
	}
}

// Whatever is asked for, the address says what is shown, and what was not understood
// is told.
func TestTheAddressSaysWhatIsShown(t *testing.T) {
	for _, c := range []struct{ asked, shown, told string }{
		{"#/tower", "#/", `"tower" is none of the games here.`},
		{"#/foundry?tuned=9", "#/", "tuned: 9 is not a note"},
		{"#/records/tower", "#/records/bell", `"tower" is none of the games here.`},
		{"#/statistics/tower", "#/statistics/bell", `"tower" is none of the games here.`},
		{"#/about/tower", "#/about", `"tower" is no place in Parlor.`},
		{"#/?seed=3", "#/", `"seed=3" in the address means nothing in Parlor.`},
		{"#/bell?seed=3", "#/bell", `"seed=3" in the address means nothing in Bell.`},
		{"#/bell/menu?seed=3", "#/bell/menu", `"seed=3" in the address means nothing in Bell.`},
		{"#/bell/tower", "#/bell", `"tower" is no place in Bell.`},
		{"#/records/foundry", "#/records/foundry", ""},
		{"#/foundry?tuned=2", "#/foundry?tuned=2", ""},
	} {
		first, _ := atWork(t, c.asked)
		later, _ := atWork(t, "")
		later.TakeAddress()
		later.GoTo(c.asked)
		later.ready()
		for when, p := range map[string]*player{"at first": first, "later": later} {
			address, isNew := p.TakeAddress()
			if address != c.shown || isNew != (c.shown != c.asked) {
				t.Errorf("%s, %s: the address is %q, new %v, want %q", c.asked, when, address, isNew, c.shown)
			}
			if n := p.State().Notice; !strings.Contains(n, c.told) || (n == "") != (c.told == "") {
				t.Errorf("%s, %s: the notice is %q, want %q", c.asked, when, n, c.told)
			}
		}
	}
}

// An address that is refused is put right where the player is, also in a lab in which
// something moves.
func TestARefusedAddressIsPutRight(t *testing.T) {
	for place, want := range map[string]string{"#/bell/menu": "#/bell/menu", "#/foundry?tuned=2": "#/foundry?tuned=2"} {
		p, _ := atWork(t, place)
		p.TakeAddress()
		p.press("Digit3") // moves the bell of the lab
		p.GoTo("#/tower")
		if address, isNew := p.TakeAddress(); !isNew || address != want && address != "#/foundry?tuned=3" {
			t.Errorf("at %s the address is put right to %q, %v", place, address, isNew)
		}
	}
}

// reader is a lab that opens files, of which one is a map.
type reader struct{ *foundry }

func (r reader) Read(file []byte) (string, error) {
	if string(file) != "a map" {
		return "", errors.New("row 1, cell 2: that is no ground")
	}
	return "tuned=5", nil
}

// A file that is nothing is told so in a sentence; only what was meant as a map, or as
// a record, is spoken of as one.
func TestWrongFiles(t *testing.T) {
	const neither = "is neither a record of a game nor a map."
	for _, c := range []struct{ place, name, file, told string }{
		{"#/records/bell", "README.md", "# Parlor", "README.md " + neither},
		{"#/records/bell", "package.json", `{"name":"parlor"}`, "package.json " + neither},
		{"#/records/bell", "empty.txt", "", "empty.txt " + neither},
		{"", "list.json", "[]", "list.json " + neither},
		{"", "bad.map", "x", "bad.map cannot be opened: row 1, cell 2: that is no ground."},
		{"#/foundry", "README.md", "# Parlor", "README.md cannot be opened: row 1, cell 2: that is no ground."},
		{"", "cut.json", `{"game": "bell", "version": 1,`, "cut.json cannot be watched: the record is damaged: unexpected end of JSON input."},
		{"", "old.json", `{"game":"bell","version":9,"end":"1s","hash":"` + strings.Repeat("0", 64) + `"}`, "old.json cannot be watched: version: "},
		{"", "cut.parlor", "parlor\x01", "cut.parlor cannot be watched: "},
		{"", "good.txt", "a map", ""},
	} {
		p := before(t, newDevice(), shell.Setup{Rooms: []shell.Room{&belfry{title: "Bell"}, reader{newFoundry()}}, Address: c.place})
		p.ready()
		p.OpenFile("first.txt", nil)
		p.OpenFile(c.name, []byte(c.file))
		p.ready()
		lines := p.told(6 * time.Second)
		if got := strings.Join(lines, "\n"); !strings.HasPrefix(got, c.told) || (got == "") != (c.told == "") || len(lines) > 1 {
			t.Errorf("%s at %q: told is %q, want %q", c.name, c.place, lines, c.told)
		}
	}
}

// noticed gives where a notice stands.
func (p *player) noticed(line string) scene.Rect {
	p.told(6 * time.Second)
	p.Tell(line)
	p.wait(500 * ms)
	return p.NoticePlace()
}

// Notices stand inside the window, where no keys are shown and no corner has a button:
// along the top, or where a room wants them. On Home and in what fills a phone, where
// there are signs or tabs along the top, they stand at the foot, beside the keys and what
// the chosen game is.
func TestNoticesCoverNothing(t *testing.T) {
	const line = "This device keeps nothing: what you play in this visit is forgotten when you leave."
	for _, v := range []shell.View{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1, Top: 40}, {W: 844, H: 390, Scale: 1, Left: 40}} {
		for name, keys := range map[string][]string{
			"title": toTitle, "menu": toMenu, "help": {"Enter", "Enter", "ArrowDown", "Enter"}, "pause": {"Enter", "Enter", "Enter", "Escape"},
			"archive": {"KeyR"}, "options": {"KeyO"},
		} {
			p := newPlayer(t)
			p.view = v
			p.tap(keys...)
			p.want(name, p.State().Choice)
			r := p.noticed(line)
			if v.W < v.H && (name == "archive" || name == "options") { // which fill a phone, with tabs at their top
				if r.X < v.Left || r.X+r.W > v.W || r.Y < v.H*.8 || r.Y+r.H > v.H {
					t.Errorf("%gx%g, %s: the notice is at %v", v.W, v.H, name, r)
				}
				continue
			}
			if r.Y < v.Top || r.Y+r.H > v.H/3 || r.X < v.Left+48 || r.X+r.W > v.W-v.Right-48 {
				t.Errorf("%gx%g, %s: the notice is at %v", v.W, v.H, name, r)
			}
		}
		p := newPlayer(t)
		p.view = v
		r := p.noticed(line)
		if r.X < v.Left || r.X+r.W > v.W || r.Y < v.H*.8 || r.Y+r.H > v.H || v.W > v.H && r.X < v.W*.4 {
			t.Errorf("%gx%g, home: the notice is at %v", v.W, v.H, r)
		}
		p = newPlayer(t)
		p.view, p.room.sign = v, scene.Rect{X: 100, Y: 200, W: 250, H: 50}
		p.tap(toPlay...)
		if r := p.noticed(line); r.X < 100 || r.X+r.W > 350 || r.Y != 200 {
			t.Errorf("%gx%g: where the room wants it, the notice is at %v", v.W, v.H, r)
		}
	}
}
