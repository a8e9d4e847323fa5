package web

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
)

// example is a page with a program that no browser would run.
func example() *Page {
	wasm := []byte(strings.Repeat("\x00asm and so on ", 1000))
	return New(Program{Wasm: wasm, Gzip: pack(wasm), Exec: []byte("class Go {}")})
}

// ask sends a request and gives the answer and its body, as sent.
func ask(t *testing.T, p *Page, method, path string, headers ...string) (*http.Response, []byte) {
	t.Helper()
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	body, err := io.ReadAll(w.Result().Body)
	if err != nil {
		t.Fatal(err)
	}
	return w.Result(), body
}

func TestEveryFileIsServedCompressedAndPlain(t *testing.T) {
	p := example()
	types := map[string]string{
		"html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
		"wasm": "application/wasm", "png": "image/png", "webmanifest": "application/manifest+json",
	}
	for name, content := range p.Files() {
		if strings.HasSuffix(name, ".gz") {
			continue
		}
		answer, body := ask(t, p, "GET", "/"+name, "Accept-Encoding", "br, gzip;q=0.8")
		unpacked, err := unpack(body)
		if answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Encoding") != "gzip" || err != nil || !bytes.Equal(unpacked, content) {
			t.Errorf("%s does not come compressed: %v, %v", name, answer.Header, err)
		}
		answer, body = ask(t, p, "GET", "/"+name, "Accept-Encoding", "gzip;q=0")
		if answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Encoding") != "" || !bytes.Equal(body, content) {
			t.Errorf("%s does not come plain: %v", name, answer.Header)
		}
		if got, want := answer.Header.Get("Content-Type"), types[name[strings.LastIndex(name, ".")+1:]]; got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
		if answer.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s may be cached in the wrong encoding", name)
		}
		if packed := p.Files()[name+".gz"]; packed == nil {
			t.Errorf("%s.gz is not among the files for a static server", name)
		}
	}
}

func TestOnlyNamesWithAHashAreKeptForever(t *testing.T) {
	p := example()
	hashed := regexp.MustCompile(`\.[0-9a-f]{16}\.`)
	for name := range p.Files() {
		if strings.HasSuffix(name, ".gz") {
			continue
		}
		answer, _ := ask(t, p, "GET", "/"+name)
		if kept := strings.Contains(answer.Header.Get("Cache-Control"), "immutable"); kept != hashed.MatchString(name) {
			t.Errorf("%s: Cache-Control %q", name, answer.Header.Get("Cache-Control"))
		}
		again, body := ask(t, p, "GET", "/"+name, "If-None-Match", answer.Header.Get("ETag"))
		if again.StatusCode != http.StatusNotModified || len(body) > 0 {
			t.Errorf("%s has not changed, and comes again with status %d", name, again.StatusCode)
		}
	}
	before := p.Files()
	changed := New(Program{Wasm: []byte("another"), Gzip: pack([]byte("another")), Exec: []byte("class Go {}")})
	for name := range changed.Files() {
		if _, same := before[name]; same && strings.HasSuffix(name, ".wasm") {
			t.Errorf("another program has the name %s too", name)
		}
	}
}

func TestThePageNamesItsFiles(t *testing.T) {
	p := example()
	_, html := ask(t, p, "GET", "/")
	files := p.Files()
	for _, m := range regexp.MustCompile(`(?:src|href|data-program|data-speaker)="([^"]+)"`).FindAllSubmatch(html, -1) {
		if _, ok := files[string(m[1])]; !ok {
			t.Errorf("index.html asks for %s, which is not there", m[1])
		}
	}
	if !bytes.Contains(html, []byte(`data-size="15000"`)) {
		t.Error("index.html does not give the size of the program, 15000 bytes")
	}
}

func TestThePolicyIsStrict(t *testing.T) {
	p := example()
	answer, html := ask(t, p, "GET", "/")
	header := answer.Header.Get("Content-Security-Policy")
	for _, part := range []string{"default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "frame-ancestors 'none'"} {
		if !strings.Contains(header, part) {
			t.Errorf("the policy lacks %s: %s", part, header)
		}
	}
	for _, never := range []string{"unsafe-inline", "'unsafe-eval'", "http:", "https:", "*"} {
		if strings.Contains(header, never) {
			t.Errorf("the policy has %s: %s", never, header)
		}
	}
	// A server of static files sends no headers of ours.
	if meta := strings.TrimSuffix(header, "; frame-ancestors 'none'"); !bytes.Contains(html, []byte(`content="`+meta+`"`)) {
		t.Error("index.html has another policy than the header")
	}
	for name, want := range map[string]string{
		"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
		"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
	} {
		if got := answer.Header.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestNothingComesFromElsewhere(t *testing.T) {
	for name, content := range example().Files() {
		text := strings.ReplaceAll(string(content), "http://www.w3.org/2000/svg", "")
		if !strings.HasSuffix(name, ".gz") && strings.Contains(text, "://") {
			t.Errorf("%s names another host", name)
		}
	}
}

func TestOtherRequestsAreRefused(t *testing.T) {
	p := example()
	for _, c := range []struct {
		method, path string
		status       int
	}{
		{"GET", "/nothing", http.StatusNotFound},
		{"GET", "/../page.go", http.StatusNotFound},
		{"GET", "/index.html.gz", http.StatusNotFound},
		{"POST", "/", http.StatusMethodNotAllowed},
		{"HEAD", "/", http.StatusOK},
	} {
		if answer, _ := ask(t, p, c.method, c.path); answer.StatusCode != c.status {
			t.Errorf("%s %s: status %d, want %d", c.method, c.path, answer.StatusCode, c.status)
		}
	}
}
