package soak

import (
	"encoding/json"
	"io/fs"
	"testing"
	"time"

	"parlor/scene"
	"parlor/views"
	"parlor/views/shell"
)

// empty is a device that keeps nothing.
type empty struct{}

func (empty) Load(string) ([]byte, error) { return nil, fs.ErrNotExist }
func (empty) Save(string, []byte) error   { return nil }
func (empty) Remove(string) error         { return nil }

// goTo starts the program at an address, and gives what it is like when it has come
// to rest, and the address that it has then.
func goTo(t *testing.T, address string) (state shell.State, told string) {
	app := shell.New(shell.Setup{
		Rooms: views.Rooms(), Store: empty{}, Address: address,
		Seed: func() int64 { return 1 }, Date: func() time.Time { return time.Unix(1<<30, 0) },
	})
	var s scene.Scene
	for now := time.Duration(0); now < 2*time.Second; now += 100 * time.Millisecond {
		app.Frame(now, shell.View{W: 390, H: 844, Scale: 1}, &s)
		if address, _ := app.TakeAddress(); address != "" {
			told = address
		}
	}
	state = app.State()
	if _, err := json.Marshal(state); err != nil || !state.Ready {
		t.Fatalf("%q leads to %+v, %v", address, state, err)
	}
	return state, told
}

// FuzzGoTo starts at any address. Where it leads nowhere, Home says so; else the
// address that is shown leads to the same place.
func FuzzGoTo(f *testing.F) {
	for _, a := range addresses {
		f.Add(a)
	}
	f.Fuzz(func(t *testing.T, address string) {
		was, told := goTo(t, address)
		if was.Screen == "home" {
			return
		}
		is, again := goTo(t, told)
		if is.Screen != was.Screen || is.Game != was.Game || again != told || is.Notice != "" {
			t.Errorf("%q leads to %s of %s under %q, and that to %s of %s under %q: %s",
				address, was.Screen, was.Game, told, is.Screen, is.Game, again, is.Notice)
		}
	})
}
