package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"parlor/web"
)

func TestThePageLoads(t *testing.T) {
	p := open(t, window{})
	p.phase("ready")
	if title := eval[string](p, "document.title"); title != "Parlor" {
		t.Errorf("the title is %q", title)
	}
	if ms := eval[float64](p, "parlorTiming.firstFrame"); ms <= 0 {
		t.Errorf("the first frame came after %v ms", ms)
	}
	if focus := eval[string](p, "document.activeElement.id"); focus != "play" {
		t.Errorf("the focus is on %q, so that Enter does not start", focus)
	}
	if touch := eval[string](p, `getComputedStyle(document.querySelector("canvas")).touchAction`); touch != "none" {
		t.Errorf("touches of the canvas do %s", touch)
	}
	if live := eval[string](p, `document.querySelector("#live").ariaLive`); live != "polite" {
		t.Errorf("the live region is %q", live)
	}
}

func TestTheCanvasFillsTheWindow(t *testing.T) {
	p := open(t, window{scale: 1.5})
	p.start()
	for _, size := range [][2]int64{{1920, 1080}, {1280, 720}, {390, 844}} {
		p.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateScale(1.5)))
		p.wait(fmt.Sprintf(`(() => {
			const canvas = document.querySelector("canvas"), { x, y, width, height } = canvas.getBoundingClientRect();
			const { scrollWidth, scrollHeight } = document.documentElement;
			return x === 0 && y === 0 && width === %[1]d && height === %[2]d && scrollWidth === %[1]d && scrollHeight === %[2]d
				&& canvas.width === Math.floor(%[1]d * 1.5) && canvas.height === Math.floor(%[2]d * 1.5);
		})()`, size[0], size[1]))
	}
}

func TestTheOverlayGivesWay(t *testing.T) {
	for name, act := range map[string]func(p *tab){
		"a click": func(p *tab) { p.click(100, 100) },
		"a key":   func(p *tab) { p.tap("Enter") },
		"a tap":   func(p *tab) { p.do(chromedp.TapXY(640, 360)) },
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, window{touch: name == "a tap"})
			p.phase("ready")
			eval[bool](p, `(() => {
				const { parlorStart } = window;
				window.started = [];
				window.parlorStart = () => { started.push(navigator.userActivation.hasBeenActive); parlorStart?.(); };
				return true;
			})()`)
			act(p)
			p.phase("playing")
			if started := eval[[]bool](p, "started"); len(started) != 1 || !started[0] {
				t.Errorf("parlorStart was called %d times, after a gesture: %v", len(started), started)
			}
			if focus := eval[string](p, "document.activeElement.tagName"); focus != "CANVAS" {
				t.Errorf("the focus is on %s, so that the program gets no keys", focus)
			}
			if spot := eval[string](p, "document.elementFromPoint(640, 360).tagName"); spot != "CANVAS" {
				t.Errorf("%s still lies over the canvas", spot)
			}
		})
	}
}

// elsewhere serves the page in another way: the program's file by the function.
func elsewhere(t *testing.T, wasm func(w http.ResponseWriter, r *http.Request, page http.Handler)) (address string) {
	t.Helper()
	handler := web.New(program)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			wasm(w, r, handler)
		} else {
			handler.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// half sends half of the program.
func half(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/wasm")
	w.Header().Set("Content-Encoding", "gzip")
	w.Header().Set("Content-Length", strconv.Itoa(len(program.Gzip)))
	_, _ = w.Write(program.Gzip[:len(program.Gzip)/2])
	w.(http.Flusher).Flush()
}

func TestProgressCountsWhatHasCome(t *testing.T) {
	rest := make(chan bool)
	p := open(t, window{site: elsewhere(t, func(w http.ResponseWriter, _ *http.Request, _ http.Handler) {
		half(w)
		<-rest
		_, _ = w.Write(program.Gzip[len(program.Gzip)/2:])
	})})
	p.wait(`document.querySelector("#progress").value >= 25`)
	if at := eval[float64](p, `document.querySelector("#progress").value`); at > 75 {
		t.Errorf("half of the program has come, and the progress is %v %%", at)
	}
	if words := eval[string](p, `document.querySelector("#loading").innerText`); !strings.Contains(words, "%") {
		t.Errorf("the words are %q", words)
	}
	p.picture("loading.png")
	close(rest)
	p.phase("ready")
	if at := eval[float64](p, `document.querySelector("#progress").value`); at != 100 {
		t.Errorf("all has come, and the progress is %v %%", at)
	}
}

// failure waits for the page of an error.
func (p *tab) failure(title string) {
	p.t.Helper()
	p.phase("failed")
	p.picture("failed.png")
	if got := eval[string](p, `document.querySelector("#failed h1").innerText`); got != title {
		p.t.Errorf("the error page has the title %q, want %q", got, title)
	}
	if focus := eval[string](p, "document.activeElement.tagName"); focus != "BUTTON" {
		p.t.Errorf("the focus is on %s instead of the way on", focus)
	}
}

func TestADownloadThatBreaksOffCanBeTriedAgain(t *testing.T) {
	faults := []func(w http.ResponseWriter){
		func(w http.ResponseWriter) { http.Error(w, "no", http.StatusServiceUnavailable) },
		func(w http.ResponseWriter) { half(w); panic(http.ErrAbortHandler) },
		func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "application/wasm")
			_, _ = w.Write([]byte("no program"))
		},
	}
	var asked atomic.Int32
	p := open(t, window{complaints: true, site: elsewhere(t, func(w http.ResponseWriter, r *http.Request, page http.Handler) {
		if n := int(asked.Add(1)); n <= len(faults) {
			faults[n-1](w)
		} else {
			page.ServeHTTP(w, r)
		}
	})})
	for range faults {
		p.failure("The download broke off")
		p.tap("Enter")
	}
	p.phase("ready")
}

func TestABrowserThatCannotIsTold(t *testing.T) {
	for _, c := range []struct{ title, script string }{
		{"WebGL 2 is missing", `HTMLCanvasElement.prototype.getContext = () => null`},
		{"This browser is too old", `delete window.WebAssembly`},
	} {
		t.Run(c.title, func(t *testing.T) {
			p := open(t, window{script: c.script})
			p.failure(c.title)
			const bytes = `performance.getEntries().filter(e => e.name.endsWith(".wasm")).reduce((sum, e) => sum + e.encodedBodySize, 0)`
			if n := eval[int](p, bytes); n > 0 {
				t.Errorf("%d bytes of the program were downloaded for nothing", n)
			}
		})
	}
}

func TestACrashIsShown(t *testing.T) {
	p := open(t, window{complaints: true, script: `
		const { requestAnimationFrame } = window;
		window.requestAnimationFrame = (f) => {
			if (window.broken) throw new Error("the card fell out");
			return requestAnimationFrame(f);
		};`})
	p.start()
	eval[bool](p, "window.broken = true")
	p.failure("Parlor stopped")
	eval[bool](p, `document.querySelector("#failed details").open = true`)
	if words := eval[string](p, `document.querySelector("#failed").innerText`); !strings.Contains(words, "the card fell out") {
		t.Errorf("the page does not tell what the program said last: %q", words)
	}
	p.picture("details.png")
}

func TestStorageMayBeForbidden(t *testing.T) {
	p := open(t, window{script: `Object.defineProperty(window, "localStorage", {
		get() { throw new DOMException("forbidden", "SecurityError"); },
	})`})
	p.start()
}

func TestWhatTheSystemAsksForCanBeRead(t *testing.T) {
	p := open(t, window{})
	read := func(name string) string {
		return eval[string](p, fmt.Sprintf("getComputedStyle(document.documentElement).getPropertyValue(%q)", name))
	}
	if got := read("--reduced-motion"); got != "0" {
		t.Errorf("--reduced-motion is %q", got)
	}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	if got := read("--reduced-motion"); got != "1" {
		t.Errorf("with reduced motion, --reduced-motion is %q", got)
	}
	if got := read("--safe-top"); got != "0px" {
		t.Errorf("--safe-top is %q", got)
	}
	call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
		Insets: &emulation.SafeAreaInsets{Top: new(int64(44)), Bottom: new(int64(34))},
	})
	if top, bottom := read("--safe-top"), read("--safe-bottom"); top != "44px" || bottom != "34px" {
		t.Errorf("around a notch of 44 and a bar of 34, --safe-top is %q and --safe-bottom %q", top, bottom)
	}
}

func TestWithoutScriptsThePageSaysSo(t *testing.T) {
	p := open(t, window{})
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.do(chromedp.Navigate(site + "/"))
	p.do(chromedp.WaitVisible(chromedp.CSS("noscript h1")))
	p.picture("noscript.png")
}
