package session_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"parlor/session"
	"parlor/sim"
)

// device is a store in memory that can fail.
type device struct {
	files     map[string]string
	noLoading bool
	full      func(key string, data []byte) bool // refuses to save; nil never does
}

func newDevice() *device { return &device{files: map[string]string{}} }

// holding makes the device full when it has so many files.
func (d *device) holding(most int) *device {
	d.full = func(key string, _ []byte) bool {
		_, has := d.files[key]
		return !has && len(d.files) >= most
	}
	return d
}

func (d *device) Load(key string) ([]byte, error) {
	data, ok := d.files[key]
	switch {
	case d.noLoading:
		return nil, errors.New("storage is forbidden")
	case !ok:
		return nil, fs.ErrNotExist
	}
	return []byte(data), nil
}

func (d *device) Save(key string, data []byte) error {
	if d.full != nil && d.full(key, data) {
		return errors.New("storage is full")
	}
	d.files[key] = string(data)
	return nil
}

func (d *device) Remove(key string) error {
	delete(d.files, key)
	return nil
}

func score(n int64) sim.Result { return sim.Result{Over: true, Ranked: true, Rank: [3]int64{n}} }

func wantBest(t *testing.T, b *session.Bests, game, key string, want int64) {
	t.Helper()
	if r, ok := b.Best(game, key); !ok || r.Rank[0] != want {
		t.Errorf("%s %s is %d (%v), want %d", game, key, r.Rank[0], ok, want)
	}
}

func TestBests(t *testing.T) {
	d := newDevice()
	b := session.LoadBests(d)
	if _, ok := b.Best("cascade", "bestMarathon"); ok {
		t.Error("there is a best before any game")
	}
	for _, c := range []struct {
		result sim.Result
		best   bool
	}{
		{score(100), true},
		{score(100), false},
		{score(99), false},
		{sim.Result{Over: true, Rank: [3]int64{500}}, false}, // not ranked
		{score(101), true},
	} {
		if got := b.Offer("cascade", "bestMarathon", c.result); got != c.best {
			t.Errorf("offering %+v gave %v", c.result, got)
		}
	}
	b.Offer("cascade", "bestSprint", score(-63_000_000_000))
	b.Offer("gems", "bestMarathon", score(7))

	b = session.LoadBests(d)
	wantBest(t, b, "cascade", "bestMarathon", 101)
	wantBest(t, b, "cascade", "bestSprint", -63_000_000_000)
	wantBest(t, b, "gems", "bestMarathon", 7)
	if n := b.TakeNotices(); len(n) != 0 {
		t.Errorf("notices %q without trouble", n)
	}
	if want := `{"cascade":{"bestMarathon":[101,0,0],"bestSprint":[-63000000000,0,0]},"gems":{"bestMarathon":[7,0,0]}}`; d.files["bests"] != want {
		t.Errorf("the file is %s, want %s", d.files["bests"], want)
	}
}

func TestTwoWindowsKeepTheBetterBest(t *testing.T) {
	d := newDevice()
	one, two := session.LoadBests(d), session.LoadBests(d)
	one.Offer("cascade", "bestZen", score(50))
	if two.Offer("cascade", "bestZen", score(40)) {
		t.Error("a worse result than the other window's was kept")
	}
	two.Offer("cascade", "bestUltra", score(9))
	wantBest(t, session.LoadBests(d), "cascade", "bestZen", 50)
	wantBest(t, session.LoadBests(d), "cascade", "bestUltra", 9)
}

func TestADamagedFileIsSetAside(t *testing.T) {
	for _, damaged := range []string{`{"cascade":{"bestZen":[1`, `[]`, `{"cascade":{"bestZen":"high"}}`, "\x00\xff", ``} {
		d := newDevice()
		d.files["bests"] = damaged
		b := session.LoadBests(d)
		if aside, ok := d.files["bests.damaged"]; !ok || aside != damaged {
			t.Errorf("%q was set aside as %q", damaged, aside)
		}
		if n := b.TakeNotices(); len(n) != 1 || !strings.Contains(n[0], "bests.damaged") {
			t.Errorf("%q gave the notices %q", damaged, n)
		}
		b.Offer("cascade", "bestZen", score(3))
		again := session.LoadBests(d)
		wantBest(t, again, "cascade", "bestZen", 3)
		if n := again.TakeNotices(); len(n) != 0 {
			t.Errorf("%q is told again: %q", damaged, n)
		}
	}
}

func TestAFileThatCannotBeSetAsideIsLeftAlone(t *testing.T) {
	d := newDevice()
	d.files["bests"] = "{"
	d.holding(1)
	b := session.LoadBests(d)
	d.full = nil
	b.Offer("cascade", "bestZen", score(3))
	if d.files["bests"] != "{" {
		t.Errorf("the damaged file was written over with %s", d.files["bests"])
	}
	wantBest(t, b, "cascade", "bestZen", 3)
}

func TestAFailingStoreFallsBackToMemory(t *testing.T) {
	for _, c := range []struct {
		name   string
		device *device
	}{
		{"loading", &device{files: map[string]string{"bests": `{"cascade":{"bestZen":[9,0,0]}}`}, noLoading: true}},
		{"saving", newDevice().holding(0)},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := session.LoadBests(c.device)
			if !b.Offer("cascade", "bestZen", score(3)) || !b.Offer("cascade", "bestZen", score(4)) {
				t.Error("a better result was not taken")
			}
			wantBest(t, b, "cascade", "bestZen", 4)
			if n := b.TakeNotices(); len(n) != 1 {
				t.Errorf("notices %q, want one", n)
			}
			if kept := c.device.files["bests"]; strings.Contains(kept, "4") {
				t.Errorf("what could not be read was written over with %s", kept)
			}
		})
	}
}
