package sound

import (
	"slices"
	"testing"
)

func TestClimb(t *testing.T) {
	pentatonic := []int{9, 0, 2, 4, 7} // A C D E G
	for _, c := range []struct {
		from  float64
		steps int
		want  float64
	}{
		{69, 0, 69}, {69, 1, 72}, {69, 2, 74}, {69, 5, 81}, {69, -1, 67}, {69, -5, 57}, {79, 1, 81},
		{70, 1, 73}, // Bb is outside: it moves as A does
		{71, 2, 76}, // and B too
		{0, -1, -3}, // below the lowest MIDI pitch
	} {
		if got := climb(c.from, c.steps, pentatonic); got != c.want {
			t.Errorf("pitch %v moved by %d steps is %v, want %v", c.from, c.steps, got, c.want)
		}
	}
}

func TestRise(t *testing.T) {
	kept := &effect{Rise: &riseData{From: 1, Max: 10, Each: 1}}
	round := &effect{Rise: &riseData{From: 0, Max: 14, Each: -1, Wrap: true}}
	for _, c := range []struct {
		e           *effect
		value, want int
	}{
		{kept, 0, 0}, {kept, 1, 0}, {kept, 2, 1}, {kept, 11, 10}, {kept, 99, 10},
		{round, 0, 0}, {round, 14, -14}, {round, 15, 0}, {round, 16, -1},
		{new(effect), 7, 0},
	} {
		if got := c.e.steps(c.value); got != c.want {
			t.Errorf("value %d is %d steps, want %d", c.value, got, c.want)
		}
	}
}

// A cycle goes round with each start, and begins anew after a silence.
func TestCycle(t *testing.T) {
	e := &effect{Cycle: []int{0, 1, 2, 1}}
	if err := e.prepare(nil); err != nil {
		t.Fatal(err)
	}
	var got []int
	for _, seconds := range []float64{0, 0.1, 0.2, 0.21, 0.3, 0.4, 2.39, 4.39, 4.5} {
		if e.begin(inSamples(seconds)) {
			got = append(got, e.steps(0))
		}
	}
	if want := []int{0, 1, 2, 1, 0, 1, 0, 1}; !slices.Equal(got, want) { // 0.21 is too soon
		t.Errorf("the cycle is %v, want %v", got, want)
	}
}

// What an effect starts, for one value in one tuning.
func started(r *Room, name string, value int) (pitches []float64) {
	before := r.band.started
	r.play(name, value, 0)
	for _, v := range r.band.voices {
		if v.owner == r.plays && r.band.started > before {
			pitches = append(pitches, v.pitch)
		}
	}
	return pitches
}

func TestComboClimbs(t *testing.T) {
	r := mustRoom(t, "cascade")
	last := 0.0
	for combo := 1; combo <= 11; combo++ {
		r.now += SampleRate
		lowest := slices.Min(started(r, "combo", combo))
		if lowest <= last {
			t.Errorf("combo %d begins at pitch %v, not above %v", combo, lowest, last)
		}
		last = lowest
	}
	r.now += SampleRate
	if again := slices.Min(started(r, "combo", 12)); again != last {
		t.Errorf("combo 12 begins at %v, want the highest, %v", again, last)
	}
}

func TestMoreNotes(t *testing.T) {
	r := mustRoom(t, "gems")
	few := len(started(r, "burst", 2))
	r.now += SampleRate
	if many := len(started(r, "burst", 3)); many <= few {
		t.Errorf("a cascade of 3 has %d notes, one of 2 has %d", many, few)
	}
}

// Effects move into the key of the music: A is B in D major, and G# in E.
func TestEffectsKeepInKey(t *testing.T) {
	for song, want := range map[string]float64{"crystal-current": 69, "zen-tide": 71, "aurora-glass": 68} {
		r := mustRoom(t, "cascade")
		m := NewMixer()
		m.Enter(r, mustSong(t, song))
		m.Play(r, "countdownBeep", 0, 0)
		if got := r.band.voices[0].pitch; got != want {
			t.Errorf("with %s the countdown beeps at %v, want %v", song, got, want)
		}
	}
}

// Repeated effects vary by some cents, never more than they may, and in the
// same way on every run.
func TestVariation(t *testing.T) {
	play := func() (all []float64) {
		r := mustRoom(t, "cascade")
		for range 50 {
			r.now += SampleRate
			all = append(all, started(r, "moveTick", 0)[0])
		}
		return all
	}
	first := play()
	if !slices.Equal(first, play()) {
		t.Error("another run varies in another way")
	}
	low, high := slices.Min(first), slices.Max(first)
	if low < 69-0.3 || high > 69+0.3 || high-low < 0.4 {
		t.Errorf("pitches from %v to %v, want most of 68.7 to 69.3", low, high)
	}
}

// Each sound that the text of the game names is there, and those that it has
// beside them; nothing else is.
func TestNamedSounds(t *testing.T) {
	effects := mustRoom(t, "cascade").Effects()
	for text, name := range map[string]string{
		"Lock Click": "lockClick", "Move Tick": "moveTick", "Rotate Chime": "rotateChime", "Hard Drop": "hardDrop",
		"Hold Swish": "holdSwish", "Combo Chime": "combo", "Back-to-Back Sparkle": "backToBack", "Level Up": "levelUp",
		"All Clear Fanfare": "allClear", "Game Over Jingle": "gameOver", "Victory Jingle": "victory",
		"Countdown Beep": "countdownBeep", "Countdown Go": "countdownGo", "Pause Chime": "pauseChime",
		"Menu Bubble": "menuMove", "Menu Select": "menuSelect", "Menu Back": "menuBack",
		"SINGLE": "single", "DOUBLE": "double", "TRIPLE": "triple", "CASCADE": "cascade",
		"MINI TWIST": "miniTwist", "MINI TWIST SINGLE": "miniTwistSingle", "MINI TWIST DOUBLE": "miniTwistDouble",
		"TWIST": "twist", "TWIST SINGLE": "twistSingle", "TWIST DOUBLE": "twistDouble", "TWIST TRIPLE": "twistTriple",

		"a turn to the left": "rotateBack", "a half turn": "rotateHalf", "a row of a soft drop": "softDropTick",
		"a landing": "landed", "the end of a pause": "resumeChime", "each of the last seconds": "lastSeconds",
		"a new best": "newBest",
	} {
		if !slices.Contains(effects, name) {
			t.Errorf("%s: there is no effect %q", text, name)
		}
		effects = slices.DeleteFunc(effects, func(e string) bool { return e == name })
	}
	if len(effects) > 0 {
		t.Errorf("nothing is heard as %v", effects)
	}
}

// A clear that is worth more has more notes and goes on for longer.
func TestClearsRise(t *testing.T) {
	r := mustRoom(t, "cascade")
	for _, line := range [][]string{
		{"single", "double", "triple", "cascade", "allClear"},
		{"miniTwist", "miniTwistSingle", "miniTwistDouble"},
		{"twist", "twistSingle", "twistDouble", "twistTriple"},
	} {
		for i, name := range line[1:] {
			less, more := r.data.Effects[line[i]], r.data.Effects[name]
			if len(more.Notes) <= len(less.Notes) || more.length <= less.length {
				t.Errorf("%s does not rise above %s", name, line[i])
			}
		}
	}
}

// Every effect stays in its room's scale, but where the room says otherwise in
// words.
func TestEffectsInScale(t *testing.T) {
	chromatic := map[string]bool{"softserve won": true, "softserve lost": true}
	for _, name := range roomNames {
		r := mustRoom(t, name)
		for _, effectName := range r.Effects() {
			for _, n := range r.data.Effects[effectName].Notes {
				if n.pitch < 24 || n.pitch > 108 || n.velocity < 1 || n.velocity > 100 || n.length <= 0 {
					t.Errorf("%s %s: note %v", name, effectName, n)
				}
				tuned := n.instrument.Osc[0].Wave != noise
				if tuned && !chromatic[name+" "+effectName] && !slices.Contains(r.data.Scale, int(n.pitch)%12) {
					t.Errorf("%s %s: pitch %v is outside the scale", name, effectName, n.pitch)
				}
			}
		}
	}
}
