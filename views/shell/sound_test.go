package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"parlor/sim/simtest/bell"
	"parlor/views/shell"
)

// sounds gives the effects since it was called last, in one line.
func (p *player) sounds() string {
	var names []string
	for _, c := range p.TakeSound().Cues {
		names = append(names, c.Effect)
	}
	return strings.Join(names, " ")
}

func (p *player) wantSounds(what, want string) {
	p.Helper()
	if got := p.sounds(); got != want {
		p.Errorf("%s: %q is heard, want %q", what, got, want)
	}
}

// What is pressed on each screen, and what is heard of it until the next screen
// answers.
func TestMenusAreHeard(t *testing.T) {
	for _, c := range []struct {
		entry, way, key, want string
	}{
		{"another door", "", "ArrowRight", "menuMove"},
		{"a game is chosen", "", "Enter", "doorOpen"},
		{"A.78, A.67 the Title goes to the menu", "Enter", "Enter", "menuSelect"},
		{"back to Home", "Enter", "Escape", "menuBack doorClose"},
		{"A.54 another choice below", "Enter Enter", "ArrowDown", "menuMove"},
		{"A.54 above, going round", "Enter Enter", "ArrowUp", "menuMove"},
		{"A.71 the start level up", "Enter Enter", "ArrowRight", "menuMove"},
		{"A.71 no lower level", "Enter Enter", "ArrowLeft", ""},
		{"A.53 a mode is run", "Enter Enter", "Enter", "menuSelect"},
		{"A.68 back to the Title", "Enter Enter", "Escape", "menuBack"},
		{"A.53 How to Play is run", "Enter Enter ArrowDown", "Enter", "menuSelect"},
		{"A.64 How to Play is closed", "Enter Enter ArrowDown Enter", "Escape", "menuBack"},
		{"A.64 and by Confirm", "Enter Enter ArrowDown Enter", "Enter", "menuBack"},
		{"A.54 the choices below How to Play do nothing", "Enter Enter ArrowDown Enter", "ArrowUp", ""},
		{"A.96 Back goes on", "Enter Enter Enter Escape", "Escape", "menuSelect"},
		{"A.53, A.94 RESUME", "Enter Enter Enter Escape", "Enter", "menuSelect"},
		{"Pause goes on", "Enter Enter Enter Escape", "KeyP", "menuSelect"},
		{"A.97 RESTART", "Enter Enter Enter Escape ArrowDown", "Enter", "menuSelect"},
		{"A.95, A.62 MAIN MENU", "Enter Enter Enter Escape ArrowUp", "Enter", "menuSelect"},
		{"keys without a use", "Enter Enter", "KeyQ", ""},
	} {
		p := sitDown(t, newDevice(), 2, false)
		p.tap(strings.Fields(c.way)...)
		p.sounds()
		p.tap(c.key)
		p.wantSounds(c.entry, c.want)
	}
}

// While a fade goes on nothing is heard of what is pressed.
func TestKeysInAFadeAreNotHeard(t *testing.T) {
	p := newPlayer(t)
	p.press("Enter")
	p.sounds()
	p.press("ArrowRight")
	p.press("Escape")
	p.wantSounds("in the fade", "")
}

func TestTheMouseIsHeard(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.sounds()
	p.pointTo(1)
	p.wantSounds("A.53 the mouse over another choice", "menuMove")
	p.pointTo(1)
	p.wantSounds("the mouse moving on over it", "")
	p.click(1)
	p.wantSounds("A.53 a click", "menuSelect")
	p.at(610, 610, shell.PointerPress, false)
	p.wantSounds("A.64 a click on the cross", "menuBack")
}

// The events of the game are heard as its room says, with value and place.
func TestTheGameIsHeard(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.tap("ArrowRight", "Enter") // for two seconds
	p.sounds()
	p.press("KeyA")
	p.wait(1100 * ms)
	if cues := p.TakeSound().Cues; len(cues) != 1 || cues[0].Effect != "bell" {
		t.Errorf("a bell that rang once gives %+v", cues)
	}
	p.wantSounds("what was taken", "")
}

func TestResultsAreHeard(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.press("KeyA")
	p.wait(3 * 1000 * ms)
	p.want("results", "PLAY AGAIN")
	if got := p.sounds(); !strings.HasSuffix(got, "newBest") {
		t.Errorf("a new best: %q is heard", got)
	}
	p.tap("Escape")
	p.wantSounds("A.52, A.62 Back", "menuBack menuSelect")
}

func TestNoticesAreHeard(t *testing.T) {
	p := newPlayer(t)
	p.sounds()
	p.Tell("The lamp is lit.")
	p.wait(100 * ms)
	p.wantSounds("a notice", "notice")
	if got := p.State().Notice; got != "The lamp is lit." {
		t.Errorf("the notice is %q", got)
	}
}

// Each screen has the effects and the music of its room, which change in the dark
// between two scenes.
func TestRoomsAndSongs(t *testing.T) {
	p := newPlayer(t)
	want := func(room, song string) {
		t.Helper()
		if s := p.TakeSound(); s.Room != room || s.Song != song {
			t.Errorf("on %s the effects are of %s and the music is %q; want %s and %q", p.State().Screen, s.Room, s.Song, room, song)
		}
	}
	game := bell.Spec.Name
	want(shell.HomeSounds, "aurora-glass")
	p.press("Enter")
	p.wait(150 * ms)
	want(shell.HomeSounds, "aurora-glass")
	p.wait(100 * ms)
	want(game, "evening")
	p.lift("Enter")
	p.ready()
	p.tap("Enter")
	want(game, "evening")
	p.tap("Enter")
	want(game, "ringing")
	p.tap("Escape")
	want(game, "ringing")
	p.tap("ArrowUp", "Enter")
	want(game, "evening")
	p.tap("Escape", "Escape")
	want(shell.HomeSounds, "aurora-glass")
}

func TestAPauseMakesTheMusicQuieter(t *testing.T) {
	p := newPlayer(t)
	var paused []bool
	for _, key := range []string{"Enter", "Enter", "Enter", "Escape", "Escape"} {
		p.tap(key)
		paused = append(paused, p.TakeSound().Paused)
	}
	if want := []bool{false, false, false, true, false}; !slices.Equal(paused, want) {
		t.Errorf("paused: %v, want %v", paused, want)
	}
}

// The volumes are those that were chosen. Without the focus nothing is heard,
// unless the player wants music in the background.
func TestVolumesAndSilence(t *testing.T) {
	for _, c := range []struct {
		options                  string
		music, effects           int
		muted, mutedInBackground bool
	}{
		{`{}`, 70, 80, false, true},
		{`{"music":0,"effects":100}`, 0, 100, false, true},
		{`{"mute":true}`, 70, 80, true, true},
		{`{"background":true}`, 70, 80, false, false},
		{`{"background":true,"mute":true}`, 70, 80, true, true},
	} {
		p := sitDown(t, &device{files: map[string]string{"options": c.options}}, 1, false)
		s := p.TakeSound()
		if s.Music != c.music || s.Effects != c.effects || s.Muted != c.muted {
			t.Errorf("%s: music %d, effects %d, muted %v", c.options, s.Music, s.Effects, s.Muted)
		}
		p.Focus(p.now, false)
		if s := p.TakeSound(); s.Muted != c.mutedInBackground {
			t.Errorf("%s: in the background muted: %v", c.options, s.Muted)
		}
		p.Focus(p.now, true)
		if s := p.TakeSound(); s.Muted != c.muted {
			t.Errorf("%s: with the focus again muted: %v", c.options, s.Muted)
		}
	}
}

// What waits for nobody does not grow.
func TestUnheardEffectsAreBounded(t *testing.T) {
	p := sitDown(t, newDevice(), 2, false)
	for i := range 1000 {
		p.tap([]string{"ArrowRight", "ArrowLeft"}[i%2])
	}
	if n := len(p.TakeSound().Cues); n > 100 {
		t.Error(fmt.Sprint(n, " effects wait"))
	}
}
