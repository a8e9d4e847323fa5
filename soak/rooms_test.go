package soak

import (
	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/views"
	"parlor/views/shell"
)

// rooms are the rooms of the program, in the order of their doors, and what is seen
// of each while it is drawn.
func rooms() (list []shell.Room, seen []*watched) {
	for _, r := range views.Rooms() {
		s := new(watched)
		switch r := r.(type) {
		case shell.Reader:
			list = append(list, reader{r, s})
		case shell.Lab:
			list = append(list, lab{r, s})
		default:
			list = append(list, game{r, s})
		}
		seen = append(seen, s)
	}
	return list, seen
}

func specs() (list []*sim.Spec) {
	all, _ := rooms()
	for _, r := range all {
		list = append(list, r.Spec())
	}
	return list
}

// watched is what the shell showed with the last frame that a room drew.
type watched struct {
	drawn   bool // since it was set to false
	screen  shell.Screen
	begins  bool // a countdown runs
	session *session.Session
}

func (s *watched) see(f *shell.Frame) {
	s.drawn, s.screen, s.begins, s.session = true, f.Screen, f.Countdown > 0, f.Session
}

// A room that is watched is still what it was: a game, a lab, or a lab that reads
// files.
type (
	game struct {
		shell.Room
		*watched
	}
	lab struct {
		shell.Lab
		*watched
	}
	reader struct {
		shell.Reader
		*watched
	}
)

func (r game) Draw(s *scene.Scene, f *shell.Frame)   { r.see(f); r.Room.Draw(s, f) }
func (r lab) Draw(s *scene.Scene, f *shell.Frame)    { r.see(f); r.Lab.Draw(s, f) }
func (r reader) Draw(s *scene.Scene, f *shell.Frame) { r.see(f); r.Reader.Draw(s, f) }
