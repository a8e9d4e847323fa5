package front

import (
	"fmt"
	"os"
	"time"

	"parlor/sound"
	"parlor/views/shell"
)

// ahead is how much sound is made before it is heard, where the machine keeps up:
// an effect comes so much later, and a frame may be so late without a gap.
const ahead = 50 * time.Millisecond

// silencing is how long what is muted may fade before the device rests.
const silencing = 300 * time.Millisecond

// bytesPerFrame is the size of a left and a right sample.
const bytesPerFrame = 8

// startSound opens the device's sound. In a page it is called within a gesture.
func (f *front) startSound() {
	f.speaker.desk = newDesk()
	f.checkSound(f.speaker.open(f.speaker.desk.mixer))
}

// sound lets what the shell wants heard be heard.
func (f *front) sound() { f.checkSound(f.speaker.hear(f.now(), f.app.TakeSound())) }

// checkSound goes on without sound after an error, and tells the player.
func (f *front) checkSound(err error) {
	if err != nil {
		f.speaker = speaker{}
		f.app.Tell("This device plays no sound.")
		fmt.Fprintln(os.Stderr, "parlor-app: no sound:", err)
	}
}

// speaker is the device's sound. Before it is opened, and on a device without any,
// it hears nothing.
type speaker struct {
	output
	desk  *desk
	muted time.Duration // since when; 0 while something is to be heard
}

// hear plays what the shell wants, and says what is wrong with the device.
func (s *speaker) hear(now time.Duration, want shell.Sound) error {
	if err := s.fault(); err != nil || !s.ready() {
		return err
	}
	if want.Muted {
		s.fall(now)
		return nil
	}
	s.muted = 0
	s.play()
	return s.desk.set(want)
}

// fall fades, and then lets the device rest.
func (s *speaker) fall(now time.Duration) {
	if s.muted == 0 {
		s.muted = now
		s.desk.mixer.SetMuted(true)
	}
	if now-s.muted >= silencing {
		s.stop()
	}
}

// desk does on a mixer what the shell wants.
type desk struct {
	mixer *sound.Mixer
	rooms map[string]*sound.Room
	songs map[string]*sound.Song
}

func newDesk() *desk {
	return &desk{mixer: sound.NewMixer(), rooms: map[string]*sound.Room{}, songs: map[string]*sound.Song{}}
}

// set has the mixer play what is wanted from now on.
func (d *desk) set(want shell.Sound) error {
	d.mixer.SetMuted(want.Muted)
	d.mixer.SetVolumes(float64(want.Music)/100, float64(want.Effects)/100)
	d.mixer.SetPaused(want.Paused)
	room, err := d.room(want.Room)
	if err != nil {
		return err
	}
	song, err := d.song(want.Song)
	if err != nil {
		return err
	}
	d.mixer.Enter(room, song)
	for _, c := range want.Cues {
		from := room
		if !from.Has(c.Effect) {
			if from, err = d.room(shell.HomeSounds); err != nil {
				return err
			}
		}
		d.mixer.Play(from, c.Effect, c.Value, c.Pan)
	}
	return nil
}

// room gives the effects of a room. They are made ready when they are first
// wanted, which takes a few milliseconds in the dark between two scenes.
func (d *desk) room(name string) (*sound.Room, error) {
	if r := d.rooms[name]; r != nil {
		return r, nil
	}
	r, err := sound.NewRoom(name)
	d.rooms[name] = r
	return r, err
}

// song gives a piece of music, made ready as rooms are; nil is silence.
func (d *desk) song(name string) (*sound.Song, error) {
	if s := d.songs[name]; s != nil || name == "" {
		return s, nil
	}
	s, err := sound.NewSong(name, 0)
	d.songs[name] = s
	return s, err
}
