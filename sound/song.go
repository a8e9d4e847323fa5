package sound

import "time"

// Song is one piece of music that plays on as long as it is rendered. A Song
// belongs to one Mixer at a time.
type Song struct {
	name  string
	loop  bool
	score *score
	music *timeline
	band  band
	next  int // the note to come
	start int // the sample at which this pass began, from the next block on
}

// NewSong makes a piece ready to play from its beginning: aurora-glass,
// crystal-current, zen-tide and the other names in scores. A piece that is
// written for a time, such as gem-minute, lasts for the given length and keeps
// its finale; 0 is its own length, and pieces that loop have no other. The
// error names what is wrong.
func NewSong(name string, length time.Duration) (*Song, error) {
	s := &score{Swing: 0.5}
	if err := load("scores", name, s); err != nil {
		return nil, err
	}
	music, err := s.lay(length)
	if err != nil {
		return nil, err
	}
	return &Song{name: name, loop: s.Loop, score: s, music: music, band: s.band()}, nil
}

// rewind goes back to the beginning, in silence.
func (s *Song) rewind() {
	if s.start != 0 {
		s.next, s.start, s.band = 0, 0, s.score.band()
	}
}

// render makes the next block.
func (s *Song) render(out *[2]samples) {
	for {
		if s.next == len(s.music.notes) {
			if !s.loop {
				break
			}
			s.next, s.start = 0, s.start+s.music.length
		}
		n := &s.music.notes[s.next]
		wait := s.start + n.at
		if wait >= block {
			break
		}
		n.wait = wait
		s.band.start(n.note)
		s.next++
	}
	s.start -= block
	s.band.render(out)
}
