package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long the page may take for anything.
const patience = 60 * time.Second

// window is how the page is opened; the zero value is an ordinary one.
type window struct {
	width, height int64   // in CSS pixels; 1280 x 720 when 0
	scale         float64 // device pixels in one of CSS; a half when 0: fewer to draw without a graphics card
	touch         bool    // a phone
	site          string  // where the page is served; the usual place when empty
	query         string  // of the address, such as ?seed=1
	script        string  // runs before anything of the page
	complaints    bool    // the console may tell errors: they are what is tested
}

// tab is a tab that shows the page, with a profile of its own.
type tab struct {
	t     testing.TB
	ctx   context.Context
	close context.CancelFunc

	mu       sync.Mutex
	errors   []string // that the console told
	requests []string
}

// open opens the page. When the test ends it fails if the console has told an
// error, or another host was asked for anything.
func open(t testing.TB, w window) *tab {
	t.Helper()
	return openIn(t, browser, w, chromedp.WithNewBrowserContext())
}

// second opens the page once more in the same browser, in a window beside the first.
func (p *tab) second(w window) *tab {
	p.t.Helper()
	return openIn(p.t, p.ctx, w, chromedp.WithNewWindow(true))
}

func openIn(t testing.TB, parent context.Context, w window, option chromedp.ContextOption) *tab {
	t.Helper()
	if w.width == 0 {
		w.width, w.height = 1280, 720
	}
	if w.site == "" {
		w.site = site
	}
	ctx, cancel := chromedp.NewContext(parent, option)
	t.Cleanup(cancel)
	p := &tab{t: t, ctx: ctx, close: cancel}
	p.check(chromedp.Listen(ctx, p.hear))
	t.Cleanup(func() { p.judge(w) })

	emulate := []chromedp.EmulateViewportOption{chromedp.EmulateScale(cmp.Or(w.scale, 0.5))}
	if w.touch {
		emulate = append(emulate, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	p.do(chromedp.EmulateViewport(w.width, w.height, emulate...))
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: w.script})
	p.do(chromedp.Navigate(w.site + "/" + w.query))
	return p
}

// hear notes what the browser tells.
func (p *tab) hear(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError {
			for _, a := range e.Args {
				p.errors = append(p.errors, a.Description+string(a.Value))
			}
		}
	case *runtime.EventExceptionThrown:
		d := e.ExceptionDetails
		if d.Exception != nil {
			d.Text += " " + d.Exception.Description
		}
		p.errors = append(p.errors, d.Text)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			p.errors = append(p.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	}
}

// judge is what every test holds the page to.
func (p *tab) judge(w window) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, r := range p.requests {
		if !strings.HasPrefix(r, w.site+"/") {
			p.t.Errorf("the page asked another host: %s", r)
		}
	}
	if w.complaints {
		return
	}
	for _, e := range p.errors {
		p.t.Errorf("the console tells an error: %s", e)
	}
}

// check ends the test on an error of the browser.
func (p *tab) check(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// do carries out an action.
func (p *tab) do(action chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	p.check(chromedp.Do(ctx, action))
}

// call sends the browser a command.
func call[P, R any](p *tab, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	result, err := chromedp.Call(ctx, command, params)
	p.check(err)
	return result
}

// eval gives the value of an expression, a promise's when it is fulfilled.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// wait waits until an expression is true.
func (p *tab) wait(expression string) {
	p.t.Helper()
	for began := time.Now(); !eval[bool](p, "!!("+expression+")"); time.Sleep(20 * time.Millisecond) {
		if time.Since(began) > patience {
			p.picture("waiting.png")
			p.t.Fatalf("after %v still not true: %s; state %s", patience, expression, eval[json.RawMessage](p, "window.parlor?.state?.() ?? null"))
		}
	}
}

// state reads window.parlor.state() into a value.
func (p *tab) state(into any) {
	p.t.Helper()
	p.check(json.Unmarshal(eval[json.RawMessage](p, "window.parlor.state()"), into))
}

// phase waits until the page is loading, ready, playing or failed.
func (p *tab) phase(want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("document.documentElement?.dataset.phase === %q", want))
}

// start waits for the start overlay and clicks it away.
func (p *tab) start() {
	p.t.Helper()
	p.phase("ready")
	p.do(chromedp.Click(chromedp.ID("play")))
	p.phase("playing")
}

// reload loads the page again.
func (p *tab) reload() {
	p.t.Helper()
	call(p, page.Reload, page.ReloadParams{})
	p.phase("ready")
}

// frames waits until the browser has shown n more frames.
func (p *tab) frames(n int) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`new Promise(done => {
		const frame = (n) => n > 0 ? requestAnimationFrame(() => frame(n - 1)) : done(true);
		frame(%d);
	})`, n))
}

// hide puts another tab in front, until show is called.
func (p *tab) hide() (show func()) {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx, chromedp.WithNewWindow(false))
	p.t.Cleanup(cancel)
	p.check(chromedp.Do(ctx))
	p.wait("document.hidden")
	return func() {
		p.t.Helper()
		call(p, page.BringToFront, cdp.Empty{})
		p.wait("!document.hidden")
	}
}

// click clicks with the mouse.
func (p *tab) click(x, y float64) {
	p.t.Helper()
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y))
	p.frames(2)
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	p.frames(2)
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	p.frames(2)
}

// picture keeps a screenshot among the artifacts of the test (go test -artifacts).
func (p *tab) picture(name string) {
	p.t.Helper()
	png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	p.check(err)
	p.check(os.WriteFile(filepath.Join(p.t.ArtifactDir(), name), png, 0o644))
}
