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
		Area:     func(Button, scene.Rect) {},
		Spot:     func(string, scene.Rect) kit.State { return kit.Rest },
		Over:     func(scene.Rect) bool { return false },
		Speak:    func(string) {},
		Field:    func(scene.Rect, float32) {},
		Pressed:  func(Button) bool { return false },
	}
	f.session.Frame(from)
	return f
}

// Draw draws the frame of a moment into s. Moments must follow each other within
// session.Stall.
func (f *Film) Draw(at time.Duration, s *scene.Scene) {
	f.frame.Now, f.frame.Since = at, at-f.from
	f.frame.Events = f.session.Frame(at)
	s.Reset(f.book)
	f.room.Draw(s, &f.frame)
}
