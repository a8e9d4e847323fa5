//go:build !js

package front

import (
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"math"
	"slices"
	"testing"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
	"parlor/sound"
	view "parlor/views/cascade"
	"parlor/views/shell"
)

// recorder is the program on a device that keeps what is heard.
type recorder struct {
	t     testing.TB
	app   *shell.App
	desk  *desk
	now   time.Duration
	heard [][2]float64
	cues  map[string]int
	scene scene.Scene
}

// memory keeps nothing.
type memory struct{ options string }

func (m memory) Load(key string) ([]byte, error) {
	if key == "options" && m.options != "" {
		return []byte(m.options), nil
	}
	return nil, fs.ErrNotExist
}

func (memory) Save(string, []byte) error { return nil }

func (memory) Remove(string) error { return nil }

func record(t testing.TB, seed int64, options string) *recorder {
	r := &recorder{t: t, desk: newDesk(), cues: map[string]int{}, now: time.Hour}
	r.app = shell.New(shell.Setup{
		Rooms: []shell.Room{view.New()}, Store: memory{options}, Seed: func() int64 { return seed }, Date: time.Now,
	})
	return r
}

// frame lets a sixtieth of a second pass.
func (r *recorder) frame() {
	const frames = sound.SampleRate / 60
	r.now += time.Second / 60
	r.app.Frame(r.now, shell.View{W: 640, H: 360, Scale: 1}, &r.scene)
	want := r.app.TakeSound()
	for _, c := range want.Cues {
		r.cues[c.Effect]++
	}
	raw := make([]byte, frames*bytesPerFrame)
	_, err := io.ReadFull(r.desk.mixer, raw)
	if err := errors.Join(err, r.desk.set(want)); err != nil {
		r.t.Fatal(err)
	}
	r.heard = appendFrames(r.heard, raw)
}

func appendFrames(heard [][2]float64, raw []byte) [][2]float64 {
	for ; len(raw) > 0; raw = raw[bytesPerFrame:] {
		value := func(at int) float64 { return float64(math.Float32frombits(binary.LittleEndian.Uint32(raw[at:]))) }
		heard = append(heard, [2]float64{value(0), value(4)})
	}
	return heard
}

// wait gives what is heard meanwhile.
func (r *recorder) wait(d time.Duration) [][2]float64 {
	from := len(r.heard)
	for end := r.now + d; r.now < end; {
		r.frame()
	}
	return r.heard[from:]
}

func (r *recorder) key(code string, down bool) {
	r.app.Key(shell.Input{At: r.now, Key: code, Down: down})
}

// tap presses keys, each when the screen answers.
func (r *recorder) tap(codes ...string) {
	for _, code := range codes {
		r.key(code, true)
		r.frame()
		r.key(code, false)
		for r.frame(); !r.app.State().Ready; {
			r.frame()
		}
	}
}

var keyOf = map[sim.Code]string{
	cascade.MoveLeft: "ArrowLeft", cascade.MoveRight: "ArrowRight", cascade.SoftDrop: "ArrowDown",
	cascade.HardDrop: "Space", cascade.RotateClockwise: "ArrowUp", cascade.RotateCounterclockwise: "KeyZ",
	cascade.Rotate180: "KeyA", cascade.Hold: "KeyC",
}

// play presses the keys of a record at its times, in the mode at a place of the
// menu, and waits for the results, or for ten seconds.
func (r *recorder) play(record *replay.Record, place int) {
	r.tap("Enter", "Enter")
	for range place {
		r.tap("ArrowDown")
	}
	r.tap("Enter")
	start := r.now
	for _, in := range record.Inputs {
		for r.now < start+in.At {
			r.frame()
		}
		code := in.Code &^ sim.Release
		r.key(keyOf[code], in.Code == code)
		if !cascade.Spec.Commands[code].Held {
			r.key(keyOf[code], false)
		}
	}
	for end := start + record.End + 10*time.Second; r.app.State().Screen != "results" && r.now < end; {
		r.frame()
	}
}

// level is the root of the mean power, in dB of full scale.
func level(heard [][2]float64) float64 {
	var sum float64
	for _, f := range heard {
		sum += f[0]*f[0] + f[1]*f[1]
	}
	return 10 * math.Log10(sum/float64(2*len(heard))+1e-12)
}

// levels is the level of each so many seconds.
func levels(heard [][2]float64, seconds float64) (all []float64) {
	for part := range slices.Chunk(heard, int(seconds*sound.SampleRate)) {
		all = append(all, level(part))
	}
	return all[:len(all)-1] // the last may be short
}

// checkSamples holds every sample to full scale, and what follows on each to a
// bend that noise may have and a click would not.
func checkSamples(t *testing.T, heard [][2]float64) {
	t.Helper()
	for i := 3; i < len(heard); i++ {
		for side := range 2 {
			bend := heard[i][side] - 3*heard[i-1][side] + 3*heard[i-2][side] - heard[i-3][side]
			if math.Abs(heard[i][side]) >= 1 || math.Abs(bend) > .35 {
				t.Fatalf("at %.3f s the sample is %.3f, and it bends by %.3f", float64(i)/sound.SampleRate, heard[i][side], bend)
			}
		}
	}
}

// A whole Sprint, with the volumes all the way up: nothing clips or clicks, there
// is no hole, and it is as loud in the end as in the beginning.
func TestASprintIsHeard(t *testing.T) {
	sprint := golden.Read(t, cascade.Spec, "../games/cascade/testdata/sprint40.txtar")
	r := record(t, sprint.Config.Seed, `{"music":100,"effects":100}`)
	r.wait(time.Second)
	r.play(sprint, 1)
	played := r.heard[5*sound.SampleRate : len(r.heard)-4*sound.SampleRate]
	checkSamples(t, r.heard)
	if low := slices.Min(levels(played, .1)); low < -45 {
		t.Errorf("a tenth of a second has %.1f dB", low)
	}
	parts := levels(played, 5)
	if low, high := slices.Min(parts), slices.Max(parts); high-low > 5 || high > -10 || low < -24 {
		t.Errorf("five seconds have from %.1f to %.1f dB", low, high)
	}
	for effect, n := range map[string]int{"countdownBeep": 3, "countdownGo": 1, "victory": 1, "newBest": 1, "hardDrop": 106} {
		if r.cues[effect] != n {
			t.Errorf("%s is heard %d times, want %d", effect, r.cues[effect], n)
		}
	}
	if tail := level(r.wait(4 * time.Second)[3*sound.SampleRate:]); tail > -60 {
		t.Errorf("with the results open %.1f dB are left, want silence", tail)
	}
	r.tap("Escape")
	if again := level(r.wait(2 * time.Second)); again < -35 {
		t.Errorf("back in the menu there are %.1f dB", again)
	}
}

// Under the pause the same music is 9 dB quieter, and comes back.
func TestUnderAPauseMusicIsQuieter(t *testing.T) {
	const alone = `{"effects":0}`
	a, b := record(t, 1, alone), record(t, 1, alone)
	for _, r := range []*recorder{a, b} {
		r.tap("Enter", "Enter", "Enter")
		r.wait(4 * time.Second)
	}
	compare := func(what string, want float64) {
		t.Helper()
		if got := level(a.wait(2*time.Second)) - level(b.wait(2*time.Second)); math.Abs(got-want) > .5 {
			t.Errorf("%s the music is louder by %.2f dB, want %.0f", what, got, want)
		}
	}
	a.key("Escape", true)
	a.key("Escape", false)
	a.wait(time.Second)
	b.wait(time.Second)
	compare("under the pause", -9)
	a.key("Escape", true)
	a.wait(2 * time.Second)
	b.wait(2 * time.Second)
	compare("after the pause", 0)
}

// From the music of the menu to that of a game there is no hole and no bump.
func TestBetweenSongs(t *testing.T) {
	r := record(t, 1, `{"effects":0}`)
	r.tap("Enter", "Enter")
	menu := levels(r.wait(6 * time.Second)[2*sound.SampleRate:], .1)
	r.key("Enter", true)
	between := levels(r.wait(1200*time.Millisecond), .1)
	game := levels(r.wait(6*time.Second), .1)
	low, high := min(slices.Min(menu), slices.Min(game)), max(slices.Max(menu), slices.Max(game))
	if slices.Min(between) < low-1 || slices.Max(between) > high+1 {
		t.Errorf("between the songs the levels are %.1f, elsewhere from %.1f to %.1f", between, low, high)
	}
	checkSamples(t, r.heard)
}

// Where the theme of play begins again it goes on as it does elsewhere, in the
// slices in which a device reads.
func TestTheThemeGoesRoundWithoutASeam(t *testing.T) {
	d := newDesk()
	if err := d.set(shell.Sound{Room: "cascade", Song: "crystal-current", Music: 100}); err != nil {
		t.Fatal(err)
	}
	const beats, tempo = 128, 118
	join := beats * 60 * sound.SampleRate / tempo
	raw := make([]byte, 600*bytesPerFrame)
	var heard [][2]float64
	for len(heard) < join+sound.SampleRate {
		if _, err := io.ReadFull(d.mixer, raw); err != nil {
			t.Fatal(err)
		}
		heard = appendFrames(heard, raw)
	}
	heard, join = heard[join-8*sound.SampleRate:], 8*sound.SampleRate
	checkSamples(t, heard)
	var steps []float64
	for i := 1; i < len(heard); i++ {
		steps = append(steps, max(math.Abs(heard[i][0]-heard[i-1][0]), math.Abs(heard[i][1]-heard[i-1][1])))
	}
	here := slices.Max(steps[join-2 : join+2])
	slices.Sort(steps)
	if usual := steps[len(steps)*99/100]; here > usual {
		t.Errorf("at the join a step of %.4f, 99 of 100 are at most %.4f", here, usual)
	}
	before, after := level(heard[join-960:join]), level(heard[join:join+24])
	if after < before-12 {
		t.Errorf("from %.1f to %.1f dB at the join", before, after)
	}
}

// What a room has no effect for is played as Home has it.
func TestWhatARoomLacksIsHomes(t *testing.T) {
	for effect, heard := range map[string]bool{"optionTick": true, "moveTick": true, "no-such": false} {
		d := newDesk()
		err := d.set(shell.Sound{Room: "cascade", Effects: 100, Cues: []shell.Cue{{Effect: effect}}})
		raw := make([]byte, 4800*bytesPerFrame)
		_, readErr := io.ReadFull(d.mixer, raw)
		if err := errors.Join(err, readErr); err != nil {
			t.Fatal(err)
		}
		if got := slices.ContainsFunc(raw, func(b byte) bool { return b != 0 }); got != heard {
			t.Errorf("%s is heard: %v", effect, got)
		}
	}
	if err := newDesk().set(shell.Sound{Room: "attic"}); err == nil {
		t.Error("the effects of a room that is not there are no error")
	}
	if err := newDesk().set(shell.Sound{Room: "home", Song: "no-such"}); err == nil {
		t.Error("a piece that is not there is no error")
	}
}

// Without a sound card the program goes on, and says so once.
func TestWithoutASoundCard(t *testing.T) {
	r := record(t, 1, "")
	f := &front{app: r.app}
	f.sound() // before it is opened
	f.checkSound(errors.New("there is no card"))
	for range 10 {
		r.now += time.Second / 60
		r.app.Frame(r.now, shell.View{W: 640, H: 360, Scale: 1}, &r.scene)
		f.sound()
	}
	if got := r.app.State().Notice; got != "This device plays no sound." {
		t.Errorf("the notice is %q", got)
	}
}
