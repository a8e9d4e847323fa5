//go:build !js

package front

import (
	"errors"
	"io"
	"time"

	"github.com/ebitengine/oto/v3"

	"parlor/sound"
)

// output is the sound of the system. Ebitengine's own package for it would end
// the program where there is none; this is the one beneath it.
type output struct {
	context *oto.Context
	opened  <-chan struct{}
	player  *oto.Player
}

// open starts to read from a mixer, on threads of the system's own.
func (o *output) open(mixer io.Reader) error {
	const part = ahead / 2 // is with the system, and as much in a buffer before it
	context, opened, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.SampleRate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: part,
	})
	if err != nil {
		return err
	}
	*o = output{context, opened, context.NewPlayer(mixer)}
	o.player.SetBufferSize(int(part/2*sound.SampleRate/time.Second) * bytesPerFrame)
	return nil
}

// keepUp has nothing to do, as other threads read.
func (o *output) keepUp() {}

// fault says what is wrong with the device.
func (o *output) fault() error {
	if o.player == nil {
		return nil
	}
	return errors.Join(o.context.Err(), o.player.Err())
}

// ready says whether what is played now is heard.
func (o *output) ready() bool {
	if o.player == nil {
		return false
	}
	select {
	case <-o.opened:
		return true
	default:
		return false
	}
}

// play goes on reading.
func (o *output) play() {
	if !o.player.IsPlaying() {
		o.player.Play()
	}
}

// stop reads no more, until play.
func (o *output) stop() {
	if o.player.IsPlaying() {
		o.player.Pause()
	}
}
