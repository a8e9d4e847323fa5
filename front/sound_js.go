package front

import (
	"errors"
	"fmt"
	"io"
	"syscall/js"
	"time"

	"parlor/sound"
)

// output is the page's sound: a worklet in the browser's audio thread, which asks
// for more whenever it has less than it wants to keep ahead.
type output struct {
	context js.Value
	port    js.Value // of the worklet; undefined until it is there
	mixer   io.Reader
	buf     []byte
	sent    time.Time // when the worklet last had all that it wants
	broken  error
	tried   time.Time // when the context was last asked to go on
}

// open makes the context. It must be called within a gesture, or it stays silent
// until there has been one.
func (o *output) open(mixer io.Reader) (err error) {
	defer func() { err = refused(recover(), err) }()
	class := window.Get("AudioContext")
	if !class.Truthy() {
		return errors.New("the browser has no AudioContext")
	}
	context := class.New(map[string]any{"sampleRate": sound.SampleRate, "latencyHint": "interactive"})
	worklet := context.Get("audioWorklet")
	if !worklet.Truthy() {
		return errors.New("the page is not served over https, without which browsers play no such sound")
	}
	o.context, o.mixer = context, mixer
	address := document.Call("querySelector", "[data-speaker]").Get("dataset").Get("speaker")
	loaded := js.FuncOf(func(js.Value, []js.Value) any {
		o.connect()
		return nil
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		o.broken = refused(js.Error{Value: args[0]}, nil)
		return nil
	})
	worklet.Call("addModule", address).Call("then", loaded, failed)
	return nil
}

// connect makes the worklet, and answers it.
func (o *output) connect() {
	defer func() { o.broken = refused(recover(), o.broken) }()
	node := window.Get("AudioWorkletNode").New(o.context, "speaker", map[string]any{
		"numberOfInputs": 0, "outputChannelCount": []any{2},
		"processorOptions": map[string]any{"ahead": ahead.Seconds()},
	})
	o.port = node.Get("port")
	o.port.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		o.send(args[0].Get("data").Int())
		return nil
	}))
	node.Call("connect", o.context.Get("destination"))
}

// keepUp sends what the worklet has played since it was sent something. While one
// frame takes long nobody hears it ask.
func (o *output) keepUp() {
	late := time.Since(o.sent)
	if o.port.Truthy() && late > ahead/4 && late < longStall && o.context.Get("state").String() == "running" {
		o.send(int(late * sound.SampleRate / time.Second))
	}
}

// longStall is for how long a frame may take before it is late for good.
const longStall = time.Second

// send renders so many frames and sends them.
func (o *output) send(frames int) {
	o.sent = time.Now()
	n := frames * bytesPerFrame
	if len(o.buf) < n {
		o.buf = make([]byte, n)
	}
	io.ReadFull(o.mixer, o.buf[:n]) // never fails
	bytes := window.Get("Uint8Array").New(n)
	js.CopyBytesToJS(bytes, o.buf[:n])
	memory := bytes.Get("buffer")
	o.port.Call("postMessage", window.Get("Float32Array").New(memory), []any{memory})
}

// fault says what is wrong with the device.
func (o *output) fault() error { return o.broken }

// ready says whether what is played now is heard, or will be.
func (o *output) ready() bool { return o.context.Truthy() }

// play has the context run: also after the system has interrupted it, or when
// there was no gesture yet.
func (o *output) play() {
	const patience = time.Second
	if o.context.Get("state").String() != "running" && time.Since(o.tried) > patience {
		o.tried = time.Now()
		o.context.Call("resume")
	}
}

// stop has the context rest, until play.
func (o *output) stop() {
	if o.context.Get("state").String() == "running" {
		o.tried = time.Time{}
		o.context.Call("suspend")
	}
}

// refused turns what a browser throws into an error.
func refused(thrown any, err error) error {
	switch e := thrown.(type) {
	case nil:
		return err
	case js.Error:
		return fmt.Errorf("the page's sound is not available: %w", e)
	}
	panic(thrown)
}
