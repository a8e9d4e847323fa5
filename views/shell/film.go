package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/kit"
)

// Film shows a record frame by frame in its room, without a person, for whoever makes
// pictures of it.
type Film struct {
	room    Room
	book    *scene.Book
	frame   Frame
	session *session.Session
	from    time.Duration
}

// NewFilm begins a film of a reel of the room's game at a moment, in a window.
func NewFilm(room Room, reel *replay.Reel, v View, from time.Duration) *Film {
	f := &Film{room: room, book: scene.NewBook(), session: session.Watch(room.Spec(), reel, from), from: from}
	room.Layout(f.book, v)
	usual := Handling{}
	for _, h := range room.Handles() {
		usual[h.Name] = h.Default
	}
	f.frame = Frame{
		Screen: Play, Session: f.session, Level: 1,
		Best:     func(string) (sim.Result, bool) { return sim.Result{}, false },
		Handling: func(name string) int { return usual[name] },
		KeyName:  func(string) string { return "" },
		KeyNames: func(string) []string { return nil },
		Pressed:  func(Button) bool { return false },
	}
	f.frame.withoutPerson()
	f.session.Frame(from)
	return f
}

// withoutPerson makes a frame one of a game that nobody plays: nothing in it can be
// pressed or pointed at.
func (f *Frame) withoutPerson() {
	f.Screen, f.Hints, f.Device = Play, false, Keyboard
	f.Area = func(Button, scene.Rect) {}
	f.Spot = func(string, scene.Rect) kit.State { return kit.Rest }
	f.Over = func(scene.Rect) bool { return false }
	f.Speak = func(string) {}
	f.Field = func(scene.Rect, float32) {}
	f.Notices = func(scene.Rect) {}
}

// Draw draws the frame of a moment into s. Moments must follow each other within
// session.Stall.
func (f *Film) Draw(at time.Duration, s *scene.Scene) {
	f.frame.Pass(at)
	f.frame.Since = at - f.from
	f.frame.Events = f.session.Frame(at)
	s.Reset(f.book)
	f.room.Draw(s, &f.frame)
}
