package session_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"parlor/session"
)

func TestOptionsAreKept(t *testing.T) {
	d := newDevice()
	mine := session.LoadTastes(d)
	if diff := cmp.Diff(session.DefaultOptions(), mine.Options); diff != "" {
		t.Error("before anything is chosen (-want +got):", diff)
	}
	mine.Music, mine.Mute, mine.Scheme = 0, true, session.HighContrast
	mine.Games["cascade"] = session.GameOptions{
		Keys:     map[string][]string{"hold": {"KeyF"}},
		Handling: map[string]int{"previews": 6},
	}
	mine.Keep()
	again := session.LoadTastes(d)
	if diff := cmp.Diff(mine.Options, again.Options); diff != "" {
		t.Error("after a reload (-want +got):", diff)
	}
}

// A file of an older version lacks what was added since.
func TestOptionsThatAreMissingAreAsBefore(t *testing.T) {
	d := newDevice()
	d.files[session.OptionsKey] = `{"music":5}`
	want := session.DefaultOptions()
	want.Music = 5
	got := session.LoadTastes(d)
	if diff := cmp.Diff(want, got.Options); diff != "" {
		t.Error("(-want +got):", diff)
	}
}

func TestDamagedOptionsAreSetAside(t *testing.T) {
	for _, file := range []string{
		`nonsense`, `{"music":101}`, `{"effects":-1}`, `{"motion":"wild"}`, `{"scheme":"plaid"}`, `{"speech":"loud"}`, `{"mute":3}`,
	} {
		d := newDevice()
		d.files[session.OptionsKey] = file
		got := session.LoadTastes(d)
		if diff := cmp.Diff(session.DefaultOptions(), got.Options); diff != "" {
			t.Errorf("%s: (-want +got): %s", file, diff)
		}
		if d.files[session.OptionsKey+session.Damaged] != file {
			t.Errorf("%s is not kept beside", file)
		}
		if notices := got.TakeNotices(); len(notices) != 1 || !strings.Contains(notices[0], "options") {
			t.Errorf("%s: the notices are %q", file, notices)
		}
	}
}

func TestOptionsWithoutAStore(t *testing.T) {
	d := newDevice().holding(0)
	o := session.LoadTastes(d)
	o.Mute = true
	o.Keep()
	o.Keep()
	if notices := o.TakeNotices(); len(notices) != 1 {
		t.Errorf("the notices are %q, want one", notices)
	}
	if !o.Mute {
		t.Error("the choice does not last")
	}
}

func TestMotion(t *testing.T) {
	for motion, want := range map[session.Motion][2]bool{
		session.MotionAsSystem: {false, true}, session.MotionReduced: {true, true}, session.MotionFull: {false, false},
	} {
		if got := [2]bool{motion.Reduced(false), motion.Reduced(true)}; got != want {
			t.Errorf("%s: reduced is %v without and with the system's wish, want %v", motion, got, want)
		}
	}
}
