package front

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"parlor/views/shell"
)

// device is the page, and what is remembered of it between frames.
type device struct {
	canvas js.Value
	live   js.Value // what is spoken
	typed  bool     // the page's address was, or was there at first, and is not answered yet
}

var (
	window      = js.Global()
	document    = window.Get("document")
	performance = window.Get("performance")
)

// open listens to the page. Handlers hand on at once what they hear: Go in a page
// does one thing at a time and gives way only between frames.
func (f *front) open(silent bool) {
	f.canvas = document.Call("querySelector", "canvas")
	f.live = document.Call("getElementById", "live")
	if metas := document.Call("querySelectorAll", "meta[name=viewport]"); metas.Length() > 1 {
		// Ebitengine's own would take back that the page reaches into the corners.
		metas.Index(metas.Length() - 1).Call("remove")
	}
	f.measure()
	listen(window, "resize", func(js.Value) { f.measure() })
	f.listenToKeys()
	f.listenToPointers()
	f.listenToFocus()
	f.typed = true
	f.listenToAddress()
	f.listenToFiles()
	listen(document, "fullscreenchange", func(js.Value) { f.look() })
	listen(lessMotion(), "change", func(js.Value) { f.look() })
	f.offer()
	f.app.Cover(true)
	window.Set("parlorStart", js.FuncOf(func(js.Value, []js.Value) any {
		f.app.Cover(false)
		if !silent {
			f.startSound()
		}
		return nil
	}))
}

// measure gives the canvas as many pixels as the screen has there, and has the
// page's body say so to Ebitengine, which by itself would reckon with whole CSS
// pixels and with the density that the screen had at first.
func (f *front) measure() {
	box := f.canvas.Call("getBoundingClientRect")
	for side, ofBody := range map[string]string{"width": "clientWidth", "height": "clientHeight"} {
		pixels := math.Round(box.Get(side).Float() * f.density())
		f.canvas.Set(side, pixels)
		window.Get("Object").Call("defineProperty", document.Get("body"), ofBody,
			map[string]any{"value": pixels, "configurable": true})
	}
}

// density gives how many device pixels a CSS pixel has.
func (f *front) density() float64 { return window.Get("devicePixelRatio").Float() }

// listen has a handler called for events of a kind, before any other's.
func listen(target js.Value, kind string, handle func(e js.Value)) {
	target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
		handle(args[0])
		return nil
	}), true)
}

// at gives the real time at which an event happened, which is before now.
func (f *front) at(e js.Value) time.Duration {
	ago := performance.Call("now").Float() - e.Get("timeStamp").Float()
	return max(f.now()-time.Duration(max(ago, 0)*float64(time.Millisecond)), 0)
}

// listenToKeys hears keys before Ebitengine does, which would keep all of them
// from the browser and forget the order of those within one frame.
func (f *front) listenToKeys() {
	key := func(e js.Value, down bool) {
		target := e.Get("target")
		if !target.Equal(f.canvas) && !target.Equal(document.Get("body")) {
			return // the page's own buttons
		}
		e.Call("stopImmediatePropagation")
		code := e.Get("code").String()
		if !browsers(e, code) {
			e.Call("preventDefault")
		}
		if !e.Get("repeat").Bool() {
			f.app.Key(shell.Input{At: f.at(e), Key: code, Down: down})
		}
		f.askFile() // here, as nobody after this hears of a key
	}
	listen(window, "keydown", func(e js.Value) { key(e, true) })
	listen(window, "keyup", func(e js.Value) { key(e, false) })
}

// browsers says whether a key is the browser's: reload, full screen, tabs, tools.
func browsers(e js.Value, code string) bool {
	if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return true
	}
	function := len(code) > 1 && code[0] == 'F' && code[1] >= '0' && code[1] <= '9'
	return function || code == "Tab"
}

func (f *front) listenToPointers() {
	point := func(e js.Value, kind shell.PointerKind) {
		x, y := float32(e.Get("clientX").Float()*f.density()), float32(e.Get("clientY").Float()*f.density())
		if e.Get("pointerType").String() == "touch" {
			f.app.Finger(f.at(e), e.Get("pointerId").Int(), x, y, kind)
		} else {
			f.app.Pointer(f.at(e), x, y, kind)
		}
	}
	listen(f.canvas, "pointermove", func(e js.Value) { point(e, shell.PointerMove) })
	listen(f.canvas, "pointerup", func(e js.Value) { point(e, shell.PointerLift) })
	listen(f.canvas, "pointercancel", func(e js.Value) { point(e, shell.PointerCancel) })
	listen(f.canvas, "pointerout", func(e js.Value) {
		if e.Get("pointerType").String() == "mouse" {
			f.app.Pointer(f.at(e), -1, -1, shell.PointerMove) // over nothing
		}
	})
	listen(f.canvas, "wheel", func(e js.Value) {
		unit := [...]float64{1, 20, f.size.h / f.density()}[e.Get("deltaMode").Int()] // pixels, lines, pages
		f.app.Wheel(float32(e.Get("deltaY").Float() * unit * f.density()))
	})
	listen(f.canvas, "pointerdown", func(e js.Value) {
		switch e.Get("button").Int() {
		case 0:
			point(e, shell.PointerPress)
		case 2:
			point(e, shell.PointerBack)
		}
	})
}

// listenToFocus hears when the page is left, and when it is seen again.
func (f *front) listenToFocus() {
	focus := func(e js.Value, has bool) {
		f.app.Focus(f.at(e), has)
		f.sound() // a hidden page has no frames, and none in which to come to rest
		time.AfterFunc(2*silencing, f.sound)
		f.look() // the system's settings may be others now
	}
	seen := func(e js.Value) { focus(e, !document.Get("hidden").Bool() && document.Call("hasFocus").Bool()) }
	listen(window, "blur", func(e js.Value) {
		if e.Get("target").Equal(window) { // and not one of the page's buttons
			focus(e, false)
		}
	})
	listen(window, "focus", seen)
	listen(window, "pageshow", seen)
	listen(document, "visibilitychange", seen)
	listen(window, "pagehide", func(e js.Value) {
		focus(e, false)
		f.app.Close()
	})
}

// offer gives the page window.parlor: state() is the program as it is, events()
// is what happened in the game since the last call.
func (f *front) offer() {
	give := func(value func() any) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			data, err := json.Marshal(value())
			if err != nil {
				return js.Null()
			}
			return window.Get("JSON").Call("parse", string(data))
		})
	}
	window.Set("parlor", map[string]any{
		"state":  give(func() any { return f.app.State() }),
		"events": give(func() any { return f.app.Events() }),
	})
}

// surroundings is what the page asks for: room for notches, and less motion.
func (f *front) surroundings() shell.View {
	style := window.Call("getComputedStyle", document.Get("documentElement"))
	inset := func(side string) float32 {
		value := style.Call("getPropertyValue", "--safe-"+side).String()
		points, _ := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(value), "px"), 64)
		return float32(math.Ceil(points * f.density()))
	}
	return shell.View{
		Left: inset("left"), Top: inset("top"), Right: inset("right"), Bottom: inset("bottom"), Reduced: lessMotion().Get("matches").Bool(),
		MayFill: document.Get("fullscreenEnabled").Truthy(), Filled: document.Get("fullscreenElement").Truthy(), MayOpen: true,
	}
}

// lessMotion is what tells whether the system asks for less motion.
func lessMotion() js.Value { return window.Call("matchMedia", "(prefers-reduced-motion: reduce)") }

// fill has the page fill the screen, or not. The browser may refuse.
func (f *front) fill(on bool) {
	target, method := document, "exitFullscreen"
	if on {
		target, method = document.Get("documentElement"), "requestFullscreen"
	}
	target.Call(method).Call("catch", js.FuncOf(func(js.Value, []js.Value) any { return nil }))
}

// HasFingers says whether fingers are what people use here.
func HasFingers() bool {
	return window.Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// begin has the first button of a gamepad press the page's overlay away, and says
// whether there was one.
func (f *front) begin() bool {
	if document.Get("documentElement").Get("dataset").Get("phase").String() != "ready" {
		return false
	}
	document.Call("getElementById", "start").Call("click")
	return true
}

// hear has nothing to do, as the page calls.
func (f *front) hear() {}

// tell tells the page that the first frame is there, and what is to be spoken.
// It is called before a frame is painted.
func (f *front) tell() {
	if f.drawn == 1 && window.Get("parlorFirstFrame").Type() == js.TypeFunction {
		window.Call("parlorFirstFrame")
	}
	if text := f.app.TakeSpoken(); text != "" && f.live.Truthy() {
		f.live.Set("textContent", text)
	}
}
