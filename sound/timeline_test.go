package sound

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"
	"time"
)

// tiny is a score of two rows and a beat of half a second, at which a beat is
// 24000 samples.
const tiny = `{
"name":"tiny","tempo":120,"meter":4,"swing":0.6,"loop":true,"form":[["a","b"],["c"]],
"parts":{
 "a":{"bars":1,"notes":{"x":[[0,1,60,100],[0.5,0.5,62,50],[-0.5,0.5,59,40]]}},
 "b":{"bars":2,"notes":{"x":[[7,2,65,80]]}},
 "c":{"bars":1,"notes":{"x":[[-1,1,70,80],[1.25,1,71,80]]}}},
"tracks":{"x":{"patch":"p","gain":-6,"pan":0.5}},
"patches":{"p":{"osc":[{"wave":"sine"}],"amp":{"attack":0.01,"decay":0,"sustain":1,"release":0.1},"gain":-6}}}`

func parseScore(t *testing.T, text string) *score {
	t.Helper()
	s := &score{Swing: 0.5}
	if err := json.Unmarshal([]byte(text), s); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestLay(t *testing.T) {
	line, err := parseScore(t, tiny).lay(0)
	if err != nil {
		t.Fatal(err)
	}
	if want := 12 * 24000; line.length != want {
		t.Errorf("the piece is %d samples long, want %d", line.length, want)
	}
	type placed struct {
		pitch    float64
		at, hold int
	}
	var got []placed
	for _, n := range line.notes {
		got = append(got, placed{n.pitch, n.at, n.hold})
	}
	want := []placed{
		{60, 0, 24000},
		{62, 14400, 9600}, // the middle of the beat, swung
		{70, 7 * 24000, 24000},
		{65, 7 * 24000, 48000}, // beyond its part
		{71, 9*24000 + 7200, 24000},
		{59, 11*24000 + 14400, 9600}, // a pick-up to the beginning, at the end
	}
	slices.SortStableFunc(want, func(a, b placed) int { return a.at - b.at })
	if len(got) != len(want) {
		t.Fatalf("notes: %v, want %v", got, want)
	}
	for _, w := range want {
		if !slices.Contains(got, w) {
			t.Errorf("notes: %v, want %v among them", got, w)
		}
	}
	n := line.notes[0]
	if level := ratio(-12); math.Abs(n.level-level) > 1e-9 || n.instrument.pan != 0.5 {
		t.Errorf("the track's level is %v and its pan %v, want %v and 0.5", n.level, n.instrument.pan, level)
	}
}

func TestLayRefuses(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`["c"]]`, `["d"]]`, `tiny: form: part "d" is unknown`},
		{`"patch":"p"`, `"patch":"q"`, `tiny: track x: patch "q" is unknown`},
		{`"tracks":{"x"`, `"tracks":{"y"`, `track "x" is unknown`},
		{`[7,2,65,80]`, `[7,2,65]`, `tiny: part b: track x: the note [7 2 65 0] has no length or no velocity`},
	} {
		_, err := parseScore(t, strings.Replace(tiny, c.from, c.to, 1)).lay(0)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s: %v, want %s", c.to, err, c.want)
		}
	}
	for _, wrong := range []string{`{"osc":[{"wave":"square"}]}`, `{"filter":{"type":"notch"}}`} {
		if json.Unmarshal([]byte(wrong), new(patch)) == nil {
			t.Errorf("the patch %s is accepted", wrong)
		}
	}
	if json.Unmarshal([]byte(`[0,1,60,50]`), new(effectNote)) == nil {
		t.Error("a note of an effect without a patch is accepted")
	}
}

func TestUnknownNames(t *testing.T) {
	if _, err := NewSong("no-such", 0); err == nil || err.Error() != `scores: "no-such" is unknown` {
		t.Errorf("NewSong: %v", err)
	}
	if _, err := NewRoom("no-such"); err == nil || err.Error() != `rooms: "no-such" is unknown` {
		t.Errorf("NewRoom: %v", err)
	}
}

// The piece for the minute ends with its finale however long it is played.
func TestFinale(t *testing.T) {
	own, err := NewSong("gem-minute", 0)
	if err != nil {
		t.Fatal(err)
	}
	finale := notesFrom(own.music, 50*SampleRate)
	for _, length := range []time.Duration{60 * time.Second, 45 * time.Second, 90500 * time.Millisecond, 10 * time.Second, 7 * time.Second} {
		s, err := NewSong("gem-minute", length)
		if err != nil {
			t.Fatal(err)
		}
		if got := time.Duration(s.music.length) * time.Second / SampleRate; (got - length).Abs() > time.Millisecond {
			t.Errorf("for %v the piece lasts %v", length, got)
		}
		turn := s.music.length - 10*SampleRate
		got, want := notesFrom(s.music, max(turn, 0)), finale
		if turn < 0 {
			want = notesFrom(own.music, 50*SampleRate-turn)
		}
		if len(got) != len(want) {
			t.Errorf("for %v the finale has %d notes, want %d", length, len(got), len(want))
			continue
		}
		for i, n := range got {
			if off := n.at - turn - (want[i].at - 50*SampleRate); n.pitch != want[i].pitch || off < -1 || off > 1 {
				t.Errorf("for %v note %d of the finale is pitch %v, %d samples off", length, i, n.pitch, off)
				break
			}
		}
		for _, n := range s.music.notes {
			if n.at < turn && n.at+n.hold > turn+1 {
				t.Errorf("for %v the note at %d reaches into the finale", length, n.at)
			}
		}
	}
}

func notesFrom(line *timeline, at int) []timedNote {
	i := slices.IndexFunc(line.notes, func(n timedNote) bool { return n.at >= at-1 })
	return line.notes[i:]
}

// Every piece is long enough, in its key, and asks for nothing that a listener
// cannot hear.
func TestPieces(t *testing.T) {
	// Pitch classes; the A minor of Crystal Current has the B of its chords too.
	keys := map[string][]int{
		"aurora-glass":    {4, 6, 8, 10, 11, 1, 3}, // E Lydian
		"crystal-current": {9, 11, 0, 2, 4, 5, 7},  // A minor
		"zen-tide":        {2, 4, 6, 7, 9, 11},     // D major, without C#
		"map-table":       {7, 9, 10, 0, 2, 4, 5},  // G Dorian
		"study":           {5, 7, 9, 10, 0, 2, 4},  // F major
	}
	for _, name := range songNames {
		s := mustSong(t, name)
		if seconds := float64(s.music.length) / SampleRate; seconds < 40 {
			t.Errorf("%s lasts %.1f s, want at least 40", name, seconds)
		}
		for _, n := range s.music.notes {
			if n.velocity < 0.01 || n.velocity > 1 || n.pitch < 24 || n.pitch > 100 {
				t.Errorf("%s: pitch %v with velocity %v at sample %d", name, n.pitch, n.velocity, n.at)
			}
			tuned := n.patch.Osc[0].Wave != noise && n.patch.Bend == nil // not a drum
			if key := keys[name]; key != nil && tuned && !slices.Contains(key, int(n.pitch)%12) {
				t.Errorf("%s: pitch %v at %.2f s is not in the key", name, n.pitch, float64(n.at)/SampleRate)
			}
		}
	}
}

// The melodies of Crystal Current keep to the five notes of the effects, so
// that both go together at any moment.
func TestMelodyGoesWithEffects(t *testing.T) {
	s, scale := mustSong(t, "crystal-current"), mustRoom(t, "cascade").data.Scale
	other, all := 0, 0
	for _, name := range []string{"melA", "melA2", "melA3", "melB", "melC", "soloA"} {
		for _, notes := range s.score.Parts[name].Notes {
			for _, n := range notes {
				all++
				if !slices.Contains(scale, int(n.pitch())%12) {
					other++
				}
			}
		}
	}
	if all < 100 || other*50 > all {
		t.Errorf("%d of %d notes are outside the scale", other, all)
	}
}
