package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/pwa"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"parlor/web"
)

// host serves a version of the page until it is closed.
type host struct {
	*httptest.Server
	shown atomic.Pointer[web.Page]
}

func serve(t *testing.T) *host {
	h := &host{}
	h.shown.Store(version(1))
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { h.shown.Load().ServeHTTP(w, r) }))
	t.Cleanup(h.Close)
	return h
}

// version gives the page with a number, which it shows as window.version.
func version(n int) *web.Page {
	p := program
	p.Exec = fmt.Appendf(nil, "%s\nglobalThis.version = %d;\n", p.Exec, n)
	return web.New(p)
}

// versions waits until a version of the page runs, and it alone is kept.
func (p *tab) versions(want int) {
	p.t.Helper()
	if got := eval[int](p, "version"); got != want {
		p.t.Errorf("version %d runs, want %d", got, want)
	}
	p.isKept()
	own := eval[string](p, `document.querySelector("[data-version]").dataset.version`)
	p.until(fmt.Sprintf(`String(await caches.keys()).endsWith(" %s") && (await caches.keys()).length === 1`, own))
}

// isKept waits until the page opens without its server.
func (p *tab) isKept() {
	p.t.Helper()
	p.until("(await navigator.serviceWorker.ready).active.state === 'activated' && navigator.serviceWorker.controller")
}

// until waits until an expression with await in it is true.
func (p *tab) until(expression string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf("(async () => { while (!(%s)) await new Promise((next) => setTimeout(next, 20)); return true; })()", expression))
}

// looksForNew has the page ask its server for a new version, as it does whenever it
// comes back into sight, and waits until that is there.
func (p *tab) looksForNew() {
	p.t.Helper()
	eval[bool](p, "document.dispatchEvent(new Event('visibilitychange'))")
	p.until("(await navigator.serviceWorker.ready).waiting")
}

// Once loaded, the page needs its server no more.
func TestOfflineEverythingWorks(t *testing.T) {
	var downloads atomic.Int32
	handler := web.New(program)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") && r.Header.Get("If-None-Match") == "" {
			downloads.Add(1)
		}
		handler.ServeHTTP(w, r)
	}))
	defer server.Close()
	p := open(t, window{site: server.URL, script: listening})
	p.phase("ready")
	p.isKept()
	if n := downloads.Load(); n != 1 {
		t.Errorf("the program was downloaded %d times", n)
	}
	server.Close()
	p.reload()
	p.mode(sprint40)
	p.inPlay()
	p.sound("running")
	p.do(chromedp.Navigate(server.URL + "/?seed=1#/eight")) // as a shortcut does
	p.start()
	p.wait(`parlor.state().game === "eight" && parlor.state().screen === "play"`)
}

// A folder of any server of static files will do.
func TestOfflineFromAStaticServer(t *testing.T) {
	folder := t.TempDir()
	for name, content := range web.New(program).Files() {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	server := httptest.NewServer(http.StripPrefix("/games/parlor", http.FileServer(http.Dir(folder))))
	defer server.Close()
	p := open(t, window{site: server.URL + "/games/parlor"})
	p.phase("ready")
	p.isKept()
	server.Close()
	p.reload()
}

func TestOfflineTheNextVisitTakesANewVersion(t *testing.T) {
	h := serve(t)
	p := open(t, window{site: h.URL})
	p.phase("ready")
	p.versions(1)
	for n := 2; n <= 3; n++ {
		h.shown.Store(version(n))
		p.reload()
		p.versions(n)
	}
	if shown := eval[bool](p, `!document.querySelector("#note").hidden`); shown {
		t.Error("the new version is told of, and runs already")
	}
}

// A page that is open stays whole, and tells of the new version where it disturbs
// no game.
func TestOfflineAPageInUseIsAskedFirst(t *testing.T) {
	h := serve(t)
	p := open(t, window{site: h.URL})
	p.phase("ready")
	p.versions(1)
	h.shown.Store(version(2))
	p.mode(sprint40)
	p.inPlay()
	p.looksForNew()
	const hidden = `document.querySelector("#note").hidden`
	p.frames(30)
	if !eval[bool](p, hidden) {
		t.Error("a game is disturbed by the note")
	}
	if n := eval[int](p, "version"); n != 1 {
		t.Errorf("while version 1 is played it becomes %d", n)
	}
	eval[bool](p, `(location.hash = "#/", true)`)
	p.wait("!" + hidden)
	for _, width := range []int64{390, 1280} {
		p.do(chromedp.EmulateViewport(width, map[int64]int64{390: 844, 1280: 720}[width]))
		p.frames(30)
		p.picture(fmt.Sprintf("note-%d.png", width))
	}
	p.do(chromedp.Click(chromedp.CSS("#note button")))
	p.wait("window.version === 2")
	p.phase("ready")
	p.versions(2)
}

// Two pages of one version: the new one waits until the old page is gone.
func TestOfflineTwoVersionsDoNotMix(t *testing.T) {
	h := serve(t)
	old := open(t, window{site: h.URL})
	old.phase("ready")
	old.versions(1)
	h.shown.Store(version(2))
	fresh := old.second(window{site: h.URL})
	fresh.phase("ready")
	fresh.until("(await navigator.serviceWorker.ready).waiting")
	for p, want := range map[*tab]int{old: 1, fresh: 2} {
		if got := eval[int](p, "version"); got != want {
			t.Errorf("a page of version %d is of version %d", want, got)
		}
	}
	old.start()
	if eval[bool](old, `fetch(document.querySelector("[data-speaker]").dataset.speaker).then(({ ok }) => ok)`) != true {
		t.Error("the old page has lost a file")
	}
	h.Close()
	call(old, page.BringToFront, cdp.Empty{}) // behind another tab it would get no frames
	old.reload()
	if got := eval[int](old, "version"); got != 1 {
		t.Errorf("version %d is what is kept, want 1", got)
	}
	fresh.close()
	old.close()
}

// A server that changes while a version is fetched: what does not belong together is
// not kept, and what was kept stays.
func TestOfflineHalfAVersionIsNotKept(t *testing.T) {
	before, after := version(1), version(2)
	var changing atomic.Bool
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if changing.Load() && r.URL.Path == "/worker.js" {
			after.ServeHTTP(w, r)
		} else {
			before.ServeHTTP(w, r)
		}
	}))
	defer server.Close()
	p := open(t, window{site: server.URL, complaints: true})
	p.phase("ready")
	p.versions(1)
	changing.Store(true)
	end := eval[string](p, `(async () => {
		const registration = await navigator.serviceWorker.ready;
		const found = new Promise((next) => registration.addEventListener("updatefound", () => next(registration.installing)));
		registration.update();
		const worker = await found;
		while (worker.state === "installing") await new Promise((next) => setTimeout(next, 20));
		return worker.state;
	})()`)
	if end != "redundant" {
		t.Errorf("the worker of half a version is %s", end)
	}
	p.versions(1)
	server.Close()
	p.reload()
}

func TestOfflineStorageMayBeForbidden(t *testing.T) {
	for what, script := range map[string]string{
		"workers": `Object.defineProperty(Navigator.prototype, "serviceWorker", { get() { throw new DOMException("forbidden", "SecurityError"); } })`,
		"keeping": `ServiceWorkerContainer.prototype.register = async () => { throw new DOMException("full", "QuotaExceededError"); }`,
	} {
		t.Run(what, func(t *testing.T) {
			p := open(t, window{script: script})
			p.start()
		})
	}
}

// Chromium installs the page and opens it in a window of its own, without its server.
func TestOfflineThePageIsInstalled(t *testing.T) {
	server := httptest.NewServer(web.New(program))
	defer server.Close()
	ctx, cancel := chromedp.NewContext(browser) // no profile of its own: in those nothing is installed
	defer cancel()
	p := &tab{t: t, ctx: ctx, close: cancel}
	p.check(chromedp.Do(ctx))
	p.do(chromedp.Navigate(server.URL + "/"))
	p.phase("ready")
	p.isKept()
	manifest := call(p, page.GetAppManifest, page.GetAppManifestParams{})
	for _, e := range manifest.Errors {
		t.Errorf("the manifest, line %d: %s", e.Line, e.Message)
	}
	if m := manifest.Manifest; m == nil || m.Name != "Parlor" || m.StartURL != server.URL+"/" {
		t.Errorf("the manifest is read as %+v", m)
	}
	for _, e := range call(p, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
		t.Errorf("it cannot be installed: %s %v", e.ErrorID, e.ErrorArguments)
	}

	id := manifest.Manifest.ID
	call(p, pwa.Install, pwa.InstallParams{ManifestID: id})
	t.Cleanup(func() { chromedp.CallBrowser(browser, pwa.Uninstall, pwa.UninstallParams{ManifestID: id}) })
	call(p, pwa.ChangeAppUserSettings, pwa.ChangeAppUserSettingsParams{ManifestID: id, DisplayMode: pwa.DisplayModeStandalone})
	server.Close()
	_, err := chromedp.CallBrowser(ctx, pwa.Launch, pwa.LaunchParams{ManifestID: id})
	p.check(err)
	pages, err := chromedp.Targets(ctx)
	p.check(err)
	at := slices.IndexFunc(pages, func(p *target.Info) bool { return p.Type == "page" && !p.Attached })
	if at < 0 {
		t.Fatal("it is not launched")
	}
	ctx, cancel = chromedp.NewContext(browser, chromedp.WithTargetID(pages[at].TargetID))
	defer cancel()
	app := &tab{t: t, ctx: ctx, close: cancel}
	app.check(chromedp.Do(ctx))
	app.start()
	app.screen("home")
	app.picture("installed.png")
	if !eval[bool](app, `matchMedia("(display-mode: standalone)").matches`) {
		t.Error("it has no window of its own")
	}
}
