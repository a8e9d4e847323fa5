package web

import (
	"net/http"
	"strconv"
	"strings"
)

// ServeHTTP answers with a file of the page, compressed if the browser takes
// it so, and says what the page may do and how long the file may be kept.
func (p *Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", policy+"; frame-ancestors 'none'")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("X-Content-Type-Options", "nosniff")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "Only GET and HEAD are answered here.", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	f, ok := p.files[name]
	if !ok {
		http.Error(w, "There is no such file here.", http.StatusNotFound)
		return
	}
	content, tag := f.content, `"`+f.sum+`"`
	if acceptsGzip(r.Header.Get("Accept-Encoding")) {
		content, tag = f.gzip, `"`+f.sum+`-gzip"`
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", f.cache)
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", tag)
	if strings.Contains(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Length", strconv.Itoa(len(content)))
	_, _ = w.Write(content) // it fails when the browser has gone
}

// acceptsGzip reads an Accept-Encoding header, such as "br, gzip;q=0.5".
func acceptsGzip(header string) bool {
	for entry := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(entry, ";")
		if strings.TrimSpace(name) == "gzip" {
			q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(weight), "q="), 64)
			return err != nil || q > 0
		}
	}
	return false
}
