package sound

import "math"

// deck plays one song and fades it in and out.
type deck struct {
	song    *Song
	playing bool
	place   float64 // of the fade, 0 to 1
	away    int     // samples since it faded out
	level   fader
}

func newDeck(song *Song, level float64) *deck {
	return &deck{song: song, playing: true, level: newFader(level, 0.2, 0.2)}
}

// render makes the next block. A piece that does not loop stops in a pause.
func (d *deck) render(out *[2]samples, paused bool) {
	const step = block / (musicFadeSeconds * SampleRate)
	from := d.place
	if d.playing && (d.song.loop || !paused) {
		d.place = min(from+step, 1)
	} else {
		d.place = max(from-step, 0)
	}
	if d.place == 0 {
		*out = [2]samples{}
		if !d.playing {
			d.away += block
		}
		return
	}
	d.away = 0
	d.song.render(out)
	d.level.apply(out)
	ramp(out, equalPower(from), equalPower(d.place))
}

// equalPower is the gain at a place of a fade: two pieces in a crossfade are
// together as loud as each alone.
func equalPower(place float64) float32 { return float32(math.Sin(place * math.Pi / 2)) }
