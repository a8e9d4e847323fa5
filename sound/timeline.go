package sound

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"time"
)

// timeline is a score ready to be played.
type timeline struct {
	notes  []timedNote // by time
	length int         // samples
}

type timedNote struct {
	at int // sample
	note
}

// row is a row of the form at its place. At the beat cut nothing of it is left.
type row struct {
	parts      []string
	start, cut float64
}

// beat is the length of a beat in seconds.
func (s *score) beat() float64 { return 60 / s.Tempo }

// band makes the band that plays the piece.
func (s *score) band() band { return newBand(s.Echo, s.Reverb, s.beat()) }

// lay puts the notes of the piece on a timeline. A piece with a finale can be
// played for any length; 0 is its own.
func (s *score) lay(length time.Duration) (*timeline, error) {
	instruments, err := s.instruments()
	if err != nil {
		return nil, err
	}
	rows, beats, err := s.rows(length)
	if err != nil {
		return nil, err
	}
	t := &timeline{length: inSamples(beats * s.beat())}
	for _, r := range rows {
		for _, name := range r.parts {
			part := s.Parts[name]
			for _, track := range slices.Sorted(maps.Keys(part.Notes)) {
				i := instruments[track]
				if i == nil {
					return nil, fmt.Errorf("%s: part %s: track %q is unknown", s.Name, name, track)
				}
				for _, n := range part.Notes[track] {
					if n.length() <= 0 || n.velocity() <= 0 {
						return nil, fmt.Errorf("%s: part %s: track %s: the note %v has no length or no velocity", s.Name, name, track, n)
					}
					if timed, ok := s.place(n, r, t.length); ok {
						timed.instrument = i
						t.notes = append(t.notes, timed)
					}
				}
			}
		}
	}
	if len(t.notes) == 0 {
		return nil, fmt.Errorf("%s: the piece has no notes", s.Name)
	}
	slices.SortStableFunc(t.notes, func(a, b timedNote) int { return cmp.Compare(a.at, b.at) })
	return t, nil
}

// place gives a note its samples, and false when it is not played.
func (s *score) place(n noteData, r row, length int) (timedNote, bool) {
	beat := r.start + n.beat()
	if beat >= r.cut {
		return timedNote{}, false
	}
	from := inSamples(s.swung(beat) * s.beat())
	to := inSamples(s.swung(min(beat+n.length(), r.cut)) * s.beat())
	if from < 0 {
		if !s.Loop {
			return timedNote{}, false
		}
		from, to = from+length, to+length
	}
	return timedNote{at: from, note: note{
		hold: max(to-from, 1), pitch: n.pitch(), velocity: n.velocity() / 100, gain: 1,
	}}, true
}

// swung is where a beat is played.
func (s *score) swung(beat float64) float64 {
	whole, x := math.Floor(beat), beat-math.Floor(beat)
	if x < 0.5 {
		return whole + 2*x*s.Swing
	}
	return whole + s.Swing + 2*(x-0.5)*(1-s.Swing)
}

// rows puts the form's rows at their places and gives the piece's beats.
func (s *score) rows(length time.Duration) (rows []row, beats float64, err error) {
	var body, finale [][]string
	var bodyBeats, finaleBeats float64
	for _, parts := range s.Form {
		for _, name := range parts {
			if _, ok := s.Parts[name]; !ok {
				return nil, 0, fmt.Errorf("%s: form: part %q is unknown", s.Name, name)
			}
		}
		if slices.Contains(s.Finale, parts[0]) {
			finale, finaleBeats = append(finale, parts), finaleBeats+s.rowBeats(parts)
		} else {
			body, bodyBeats = append(body, parts), bodyBeats+s.rowBeats(parts)
		}
	}
	turn, cut := bodyBeats, math.Inf(1) // where the finale begins, and cuts off the rest
	if finale != nil {
		if length > 0 {
			turn = length.Seconds()/s.beat() - finaleBeats
		}
		cut = turn
	}
	for at, i := 0.0, 0; at < turn; i = (i + 1) % len(body) {
		rows = append(rows, row{body[i], at, cut})
		at += s.rowBeats(body[i])
	}
	at := turn
	for _, parts := range finale {
		rows = append(rows, row{parts, at, math.Inf(1)})
		at += s.rowBeats(parts)
	}
	return rows, turn + finaleBeats, nil
}

// rowBeats is the length of a row.
func (s *score) rowBeats(parts []string) float64 {
	var bars float64
	for _, name := range parts {
		bars = max(bars, s.Parts[name].Bars)
	}
	return bars * s.Meter
}

// instruments makes the instrument of each track.
func (s *score) instruments() (map[string]*instrument, error) {
	all := make(map[string]*instrument)
	for name, track := range s.Tracks {
		p := s.Patches[track.Patch]
		if p == nil {
			return nil, fmt.Errorf("%s: track %s: patch %q is unknown", s.Name, name, track.Patch)
		}
		i := newInstrument(p, track.Gain+s.Gain)
		for to, given := range map[*float64]*float64{&i.pan: track.Pan, &i.echo: track.Echo, &i.reverb: track.Reverb} {
			if given != nil {
				*to = *given
			}
		}
		all[name] = i
	}
	return all, nil
}
