package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"
)

// listening wraps what the page makes sound with, and keeps in window.heard what
// goes through it: the contexts made; the frames sent, their loudest sample and
// the milliseconds that it took to make them; and a meter of what comes out.
const listening = `
	window.heard = { contexts: [], sent: 0, loud: 0, busy: 0 };
	const { AudioContext, AudioWorkletNode } = window;
	window.AudioContext = class extends AudioContext {
		constructor(options) {
			super(options);
			heard.contexts.push(this);
			heard.meter = this.createAnalyser();
		}
	};
	window.AudioWorkletNode = class extends AudioWorkletNode {
		constructor(context, name, options) {
			super(context, name, options);
			this.connect(heard.meter);
			const { port } = this;
			const post = port.postMessage.bind(port);
			port.postMessage = (samples, transfer) => {
				heard.sent += samples.length / 2;
				heard.loud = samples.reduce((most, x) => Math.max(most, Math.abs(x)), heard.loud);
				post(samples, transfer);
			};
			Object.defineProperty(port, "onmessage", { set(answer) {
				port.addEventListener("message", (event) => {
					const began = performance.now();
					answer(event);
					heard.busy += performance.now() - began;
				});
				port.start();
			} });
		}
	};
	window.level = () => {
		const samples = new Float32Array(heard.meter.fftSize);
		heard.meter.getFloatTimeDomainData(samples);
		return samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
	};`

// sound waits until the page's sound is running or suspended.
func (p *tab) sound(state string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("heard.contexts.length === 1 && heard.contexts[0].state === %q", state))
}

// Before the gesture there is no sound, and after it music comes out; a game's
// keys are heard. The policy of the page allows it: the console tells no error.
func TestSoundBeginsWithTheGesture(t *testing.T) {
	p := open(t, window{script: listening})
	p.phase("ready")
	p.frames(10)
	if n := eval[int](p, "heard.contexts.length"); n != 0 {
		t.Fatalf("before the gesture there are %d contexts", n)
	}
	p.start()
	p.sound("running")
	if rate := eval[int](p, "heard.contexts[0].sampleRate"); rate != 48000 {
		t.Errorf("the sample rate is %d", rate)
	}
	p.wait("level() > 0.001")
	p.screen("home")
	p.tap("Enter")
	p.screen("title")
	p.tap("Enter")
	p.screen("menu")
	p.tap("Enter")
	p.plays()
	p.inPlay()
	eval[bool](p, "(heard.sent = heard.busy = 0) === 0")
	time.Sleep(4 * time.Second)
	var heard struct{ Sent, Busy, Loud float64 }
	p.check(json.Unmarshal(eval[json.RawMessage](p, "heard"), &heard))
	faster := heard.Sent / 48 / heard.Busy
	t.Logf("made %.1f times faster than it is heard", faster)
	if faster < 1 {
		t.Errorf("%.0f ms of sound took %.0f ms", heard.Sent/48, heard.Busy)
	}
	if heard.Loud == 0 || heard.Loud >= 1 {
		t.Errorf("the loudest sample is %v", heard.Loud)
	}
}

// A hidden tab is silent and rests; it is heard again when it is back.
func TestAHiddenTabIsSilent(t *testing.T) {
	p := open(t, window{script: listening})
	p.start()
	p.sound("running")
	show := p.hide()
	p.sound("suspended")
	show()
	p.sound("running")
	p.wait("level() > 0.001")
}

func TestMutedIsSilent(t *testing.T) {
	p := open(t, window{script: listening + `localStorage.setItem("parlor.options", '{"mute":true}');`})
	p.start()
	p.screen("home")
	p.tap("Enter")
	p.screen("title")
	p.sound("suspended")
	if loud := eval[float64](p, "heard.loud"); loud != 0 {
		t.Errorf("muted, the loudest sample is %v", loud)
	}
}

// Where the browser refuses, the game is played all the same, and says so.
func TestPlayableWithoutSound(t *testing.T) {
	for what, script := range map[string]string{
		"no AudioContext": `delete window.AudioContext;`,
		"no worklets":     `delete BaseAudioContext.prototype.audioWorklet;`,
		"it throws":       `window.AudioContext = class { constructor() { throw new DOMException("forbidden", "NotSupportedError"); } };`,
		"no module":       `AudioWorklet.prototype.addModule = () => Promise.reject(new DOMException("forbidden", "AbortError"));`,
		"no node":         `window.AudioWorkletNode = class { constructor() { throw new DOMException("forbidden", "InvalidStateError"); } };`,
	} {
		t.Run(what, func(t *testing.T) {
			p := open(t, window{script: script})
			p.start()
			p.wait(`parlor.state().notice === "This device plays no sound."`)
			p.screen("home")
		})
	}
}
