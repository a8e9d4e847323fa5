package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"sync"
	"testing"
)

// heard reads so many seconds of the mixer.
func heard(t testing.TB, m *Mixer, seconds float64) stereo {
	t.Helper()
	raw := make([]byte, 8*inSamples(seconds))
	if _, err := io.ReadFull(m, raw); err != nil {
		t.Fatal(err)
	}
	s := make(stereo, inSamples(seconds))
	for i := range s {
		for side := range 2 {
			s[i][side] = float64(math.Float32frombits(binary.LittleEndian.Uint32(raw[8*i+4*side:])))
		}
	}
	return s
}

// stage is a mixer with a room to play effects of.
type stage struct {
	*Mixer
	room *Room
}

func (s stage) play(effect string, value int) bool { return s.Play(s.room, effect, value, 0) }

func mixerIn(t testing.TB, room, song string) stage {
	t.Helper()
	s := stage{NewMixer(), mustRoom(t, room)}
	s.Enter(s.room, mustSong(t, song))
	return s
}

// The stream is the same however it is cut.
func TestSlices(t *testing.T) {
	read := func(slice int) []byte {
		m := mixerIn(t, "cascade", "crystal-current")
		m.Play(m.room, "single", 0, 0.5)
		all := make([]byte, 8*48000)
		for at := 0; at < len(all); {
			n, err := m.Read(all[at:min(at+slice, len(all))])
			if err != nil {
				t.Fatal(err)
			}
			at += n
		}
		return all
	}
	whole := read(8 * 48000)
	for _, slice := range []int{4, 8, 8 * 31, 8 * 32, 8 * 441} {
		if !bytes.Equal(read(slice), whole) {
			t.Errorf("slices of %d bytes give another stream", slice)
		}
	}
	if n, err := NewMixer().Read(make([]byte, 7)); n != 4 || err != nil {
		t.Errorf("a read of 7 bytes gives %d, %v; want 4 and no error", n, err)
	}
}

// All effects at once, over music at full volume, stay within full scale.
func TestNeverClips(t *testing.T) {
	m := mixerIn(t, "cascade", "aurora-glass")
	heard(t, m.Mixer, 1)
	for _, name := range m.room.Effects() {
		m.play(name, 11)
	}
	s := heard(t, m.Mixer, 1)
	if p := s.peak(); p >= 0 || p < -1 {
		t.Errorf("the peak is %.2f dB, want just below 0", p)
	}
}

func TestLimit(t *testing.T) {
	var last float32
	for x := float32(0); x < 8; x += 0.01 {
		y := limit(x)
		if x <= 0.7 && y != x || y < last || y > 1 || limit(-x) != -y {
			t.Fatalf("%v becomes %v, after %v", x, y, last)
		}
		last = y
	}
}

// Too many effects end the oldest ones, softly.
func TestVoiceLimit(t *testing.T) {
	r := mustRoom(t, "cascade")
	var out [2]samples
	for range 3 {
		r.now += SampleRate
		for _, name := range r.Effects() {
			r.play(name, 0, 0)
		}
	}
	lively, owners := 0, map[int]bool{}
	for _, v := range r.band.voices {
		if v.owner > r.ended {
			lively++
			owners[v.owner] = true
		}
	}
	if lively > maxVoices || len(owners) > maxEffects || lively == 0 {
		t.Errorf("%d voices of %d effects sound", lively, len(owners))
	}
	if !owners[r.plays] {
		t.Error("the last effect does not sound")
	}
	for range inSamples(0.05) / block {
		r.render(&out)
	}
	if n := len(r.band.voices); n > maxVoices {
		t.Errorf("after a moment %d voices are still there", n)
	}
}

func TestPlayRefuses(t *testing.T) {
	m := mixerIn(t, "cascade", "aurora-glass")
	if m.room.Has("no-such") || m.play("no-such", 0) {
		t.Error("an unknown effect plays")
	}
	if !m.room.Has("moveTick") || !m.play("moveTick", 0) || m.play("moveTick", 0) {
		t.Error("an effect plays twice in one instant, or not at all")
	}
	heard(t, m.Mixer, 0.031)
	if !m.play("moveTick", 0) {
		t.Error("an effect does not play again after its time apart")
	}
}

// level is the root of the mean power, in dB.
func (s stereo) level() float64 {
	var sum float64
	for _, f := range s {
		sum += f[0]*f[0] + f[1]*f[1]
	}
	return 10 * math.Log10(sum/float64(2*len(s))+1e-12)
}

// hum is a song of one endless tone, by which fades can be measured.
func hum(pitch float64) *Song {
	p := &patch{Osc: []oscillatorData{{Gain: 1, Ratio: 1}}, Amp: steady, Gain: -12}
	n := note{instrument: newInstrument(p, 0), hold: math.MaxInt32, pitch: pitch, velocity: 1, gain: 1}
	s := &Song{name: "hum", loop: true, score: &score{Tempo: 60, Echo: echoData{Beats: 1, Feedback: 0.1}, Reverb: reverbData{Seconds: 1, Cutoff: 1000}}}
	s.music = &timeline{notes: []timedNote{{note: n}}, length: math.MaxInt32}
	s.band = s.score.band()
	return s
}

func near(t *testing.T, what string, got, want, off float64) {
	t.Helper()
	if math.Abs(got-want) > off {
		t.Errorf("%s: %.2f, want %.2f", what, got, want)
	}
}

// A crossfade takes half a second, and is nowhere louder or much quieter.
func TestCrossfade(t *testing.T) {
	m := NewMixer()
	room := mustRoom(t, "cascade")
	one, two := hum(69), hum(74.37)
	m.Enter(room, one)
	heard(t, m, 0.6)
	full := heard(t, m, 0.2).level()
	m.Enter(room, two)
	fade := heard(t, m, 0.5)
	for at := 0; at+4800 <= len(fade); at += 2400 {
		near(t, "the level in the crossfade", fade[at:at+4800].level(), full, 1.2)
	}
	near(t, "the level after the crossfade", heard(t, m, 0.2).level(), full, 0.1)
	if f := heard(t, m, 0.4).frequency(600); math.Abs(f-600.6) > 3 {
		t.Errorf("after the crossfade %.1f Hz is heard, want the new piece, 600.6", f)
	}
	m.Enter(room, nil)
	heard(t, m, 0.51)
	if s := heard(t, m, 0.1); s.peak() > -100 {
		t.Errorf("in silence the peak is %.1f dB", s.peak())
	}
}

// Whatever is changed at whatever moment, the stream has no jump.
func TestChangesDoNotClick(t *testing.T) {
	m := NewMixer()
	room, one := mustRoom(t, "cascade"), hum(57) // 220 Hz: steps of 0.008 at most
	m.Enter(room, one)
	heard(t, m, 1.003)
	changes := []func(){
		func() { m.SetPaused(true) },
		func() { m.SetPaused(false) },
		func() { m.SetVolumes(0.3, 1) },
		func() { m.SetVolumes(1, 1) },
		func() { m.SetMuted(true) },
		func() { m.SetMuted(false) },
		func() { m.Enter(room, nil) },
		func() { m.Enter(room, one) },
		func() { m.Enter(room, hum(57)) },
		func() { m.Enter(room, hum(57)) }, // in the middle of the fade
	}
	last := [2]float64{}
	for i, change := range changes {
		change()
		s := heard(t, m, 0.107)
		if i > 0 {
			s = append(stereo{last}, s...)
		}
		for _, step := range s.steps()[1:] {
			if step > 0.012 {
				t.Errorf("change %d makes a step of %.3f", i, step)
				break
			}
		}
		last = s[len(s)-1]
	}
}

func TestMusicMakesWay(t *testing.T) {
	m := NewMixer()
	room := mustRoom(t, "cascade")
	m.Enter(room, hum(69))
	heard(t, m, 1)
	full := heard(t, m, 0.2).level()
	m.SetPaused(true)
	heard(t, m, 0.5)
	near(t, "under the pause", heard(t, m, 0.2).level()-full, pauseLevel, 0.1)
	m.SetPaused(false)
	heard(t, m, 2)
	near(t, "after the pause", heard(t, m, 0.2).level()-full, 0, 0.1)

	m.SetVolumes(1, 0) // the jingle itself is not to be measured
	m.Play(room, "victory", 0, 0)
	heard(t, m, 0.5)
	near(t, "under a jingle", heard(t, m, 0.2).level()-full, jingleLevel, 0.1)
	heard(t, m, 3)
	near(t, "after the jingle", heard(t, m, 0.2).level()-full, 0, 0.1)

	m.SetVolumes(0.5, 0)
	heard(t, m, 0.5)
	near(t, "at half volume", heard(t, m, 0.2).level()-full, -12.04, 0.1)
	m.SetMuted(true)
	m.Play(room, "single", 0, 0)
	heard(t, m, 1)
	if s := heard(t, m, 0.1); s.peak() > -80 {
		t.Errorf("muted, the peak is %.1f dB", s.peak())
	}
}

// A piece left for a moment goes on; left for longer it begins again.
func TestPlaceIsKept(t *testing.T) {
	m := NewMixer()
	room := mustRoom(t, "cascade")
	song, other := mustSong(t, "crystal-current"), hum(69)
	m.Enter(room, song)
	heard(t, m, 3)
	m.Enter(room, other)
	heard(t, m, 5)
	if place := -song.start; place < inSamples(3) || place > inSamples(4) {
		t.Fatalf("the piece that was left stands at sample %d", place)
	}
	m.Enter(room, song)
	heard(t, m, 1)
	if place := -song.start; place < inSamples(4) {
		t.Errorf("the piece begins again after 5 seconds: sample %d", place)
	}
	m.Enter(room, other)
	heard(t, m, 11)
	m.Enter(room, song)
	heard(t, m, 1)
	if place := -song.start; place > inSamples(1.1) {
		t.Errorf("the piece goes on after 11 seconds: sample %d", place)
	}
}

// A piece written for a time stands still in a pause, and one that loops does not.
func TestPauseHoldsTimedPieces(t *testing.T) {
	for name, holds := range map[string]bool{"gem-minute": true, "gem-menu": false} {
		m := NewMixer()
		song := mustSong(t, name)
		m.Enter(mustRoom(t, "gems"), song)
		heard(t, m, 1)
		m.SetPaused(true)
		heard(t, m, 0.6)
		before := song.start
		heard(t, m, 1)
		if stood := song.start == before; stood != holds {
			t.Errorf("%s stands still in a pause: %v, want %v", name, stood, holds)
		}
		m.SetPaused(false)
		heard(t, m, 0.5)
		if song.start == before {
			t.Errorf("%s does not go on after the pause", name)
		}
	}
}

// Effects of two rooms are heard at once, each in the key of the music.
func TestRoomsOverlap(t *testing.T) {
	m := mixerIn(t, "cascade", "zen-tide")
	home := mustRoom(t, "home")
	m.SetVolumes(0, 1)
	m.Play(home, "doorOpen", 0, 0)
	heard(t, m.Mixer, 0.1)
	m.play("single", 0)
	heard(t, m.Mixer, 0.1)
	for _, r := range []*Room{m.room, home} {
		want := r.data.Music["zen-tide"].Move
		if len(r.band.voices) == 0 || want == 0 || r.tuning.Move != want {
			t.Errorf("%d voices sound, moved by %v, want %v", len(r.band.voices), r.tuning.Move, want)
		}
	}
}

func TestSteadyPlayAllocatesNothing(t *testing.T) {
	m := mixerIn(t, "cascade", "crystal-current")
	buf := make([]byte, 8*480)
	step := func() {
		m.play("moveTick", 0)
		m.play("lockClick", 0)
		if _, err := m.Read(buf); err != nil {
			t.Fatal(err)
		}
	}
	for range 300 {
		step()
	}
	if n := testing.AllocsPerRun(200, step); n > 0.1 {
		t.Errorf("%.2f allocations for each 10 ms", n)
	}
}

// The race detector watches a reader and a player at once.
func TestConcurrentUse(t *testing.T) {
	m := mixerIn(t, "cascade", "crystal-current")
	other := mustSong(t, "zen-tide")
	var wait sync.WaitGroup
	wait.Go(func() {
		if _, err := io.CopyN(io.Discard, m, 8*24000); err != nil {
			t.Error(err)
		}
	})
	wait.Go(func() {
		for i := range 200 {
			m.play("combo", i)
			m.SetVolumes(float64(i)/200, 1)
			m.SetPaused(i%3 == 0)
			m.SetMuted(i%7 == 0)
			if i == 100 {
				m.Enter(m.room, other)
			}
		}
	})
	wait.Wait()
}
