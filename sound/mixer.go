package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
)

// How music makes way.
const (
	musicFadeSeconds = 0.5  // a crossfade
	keepSeconds      = 10.0 // a piece left for less goes on where it was
	pauseLevel       = -9.0 // dB, under the pause
	jingleLevel      = -8.0 // dB, under a jingle
)

// Mixer plays music and effects into one stereo stream: an endless io.Reader of
// 32-bit little-endian floats, left and right in turn, at SampleRate. What is
// asked of it is heard from the next read on, and everything fades rather than
// jumps. While nobody reads, time stands still and effects wait: play none before
// the device runs. All methods are safe while another goroutine reads.
type Mixer struct {
	mu             sync.Mutex
	rooms          []*Room // whose effects were played
	tune           string  // the piece that the effects are in key with
	decks          []*deck
	musicVolume    float64
	effectsVolume  float64
	muted, paused  bool
	jingle         int // samples for which a jingle goes on
	music, effects fader

	// Only the reader uses these.
	out  [2 * block]float32
	used int // how much of out was read
}

// NewMixer makes a mixer at full volume with nothing to play.
func NewMixer() *Mixer {
	return &Mixer{
		musicVolume: 1, effectsVolume: 1,
		music: newFader(1, 0.25, 0.05), effects: newFader(1, 0.02, 0.02),
		used: 2 * block,
	}
}

// Enter crossfades to a piece of music, as loud as it is in a room; nil is
// silence. A piece that was left for less than ten seconds goes on where it was,
// otherwise it begins. Entering with the room and the piece that play changes
// nothing.
func (m *Mixer) Enter(room *Room, song *Song) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, d := range m.decks {
		d.playing = d.song == song
	}
	if song == nil {
		return
	}
	m.tune = song.name
	level := ratio(room.data.Music[song.name].Gain)
	i := slices.IndexFunc(m.decks, func(d *deck) bool { return d.playing })
	if i < 0 {
		song.rewind()
		i = len(m.decks)
		m.decks = append(m.decks, newDeck(song, level))
	}
	m.decks[i].level.to = float32(level)
}

// Play starts an effect of a room, in the key of the music; in silence effects
// keep the key. The value is what its pitch rises with (the combo, say; see the
// effect's rise), and 0 for the others; pan is from -1, left, to 1, right. It
// gives false when there is no such effect, or when it is left out because it
// would come too soon after its last start.
func (m *Mixer) Play(room *Room, effect string, value int, pan float64) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !slices.Contains(m.rooms, room) {
		m.rooms = append(m.rooms, room)
	}
	room.tuning = room.data.Music[m.tune]
	e := room.play(effect, value, pan)
	if e == nil {
		return false
	}
	if e.Level == "jingle" {
		m.jingle = e.length
	}
	return true
}

// SetVolumes sets the volumes as sliders show them, 0 to 1.
func (m *Mixer) SetVolumes(music, effects float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.musicVolume, m.effectsVolume = music, effects
}

// SetMuted silences everything, or no longer.
func (m *Mixer) SetMuted(muted bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.muted = muted
}

// SetPaused makes the music quiet while a game is paused; a piece written for a
// time stops there, and goes on after the pause.
func (m *Mixer) SetPaused(paused bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.paused = paused
}

// Read fills p with the next samples; it never fails.
func (m *Mixer) Read(p []byte) (int, error) {
	n := 0
	for ; len(p)-n >= 4; n += 4 {
		if m.used == len(m.out) {
			m.render()
			m.used = 0
		}
		binary.LittleEndian.PutUint32(p[n:], math.Float32bits(m.out[m.used]))
		m.used++
	}
	return n, nil
}

// render makes the next block.
func (m *Mixer) render() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.setFaders()
	m.jingle -= min(m.jingle, block)
	var sum, part [2]samples
	for _, d := range m.decks {
		d.render(&part, m.paused)
		addBoth(&sum, &part)
	}
	m.decks = slices.DeleteFunc(m.decks, func(d *deck) bool { return d.away > inSamples(keepSeconds) })
	m.music.apply(&sum)
	var all [2]samples
	for _, r := range m.rooms {
		r.render(&part)
		addBoth(&all, &part)
	}
	m.effects.apply(&all)
	addBoth(&sum, &all)
	for i := range block {
		m.out[2*i], m.out[2*i+1] = limit(sum[0][i]), limit(sum[1][i])
	}
}

// setFaders sets where the faders go.
func (m *Mixer) setFaders() {
	music, effects := slider(m.musicVolume), slider(m.effectsVolume)
	if m.paused {
		music *= ratio(pauseLevel)
	}
	if m.jingle > 0 {
		music *= ratio(jingleLevel)
	}
	if m.muted {
		music, effects = 0, 0
	}
	m.music.to, m.effects.to = float32(music), float32(effects)
}

// slider turns a slider's place into a gain: half way is -12 dB, which is heard
// as about half as loud.
func slider(place float64) float64 { return place * place }

func addBoth(to, from *[2]samples) {
	for side := range to {
		for i, x := range from[side] {
			to[side][i] += x
		}
	}
}

// limit keeps a sample within full scale. Up to 0.7 it is left as it is;
// beyond, it is bent more and more.
func limit(x float32) float32 {
	const knee = 0.7
	switch {
	case x > knee:
		return knee + (1-knee)*float32(math.Tanh(float64(x-knee)/(1-knee)))
	case x < -knee:
		return -limit(-x)
	}
	return x
}
