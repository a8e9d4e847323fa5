// Package web is the page around the canvas: its files, the program in them,
// and the handler that serves them.
//
// Goals: one page that loads fast, says what goes wrong and needs no other
// host; the same files for the parlor command, for the browser tests and, put
// into a folder, for any server of static files.
//
// Non-goals: the games. They are in the program, which draws on the canvas.
package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"io"
	"strings"
	"text/template"
)

// Program is Parlor as a browser runs it.
type Program struct {
	Wasm []byte // the WebAssembly
	Gzip []byte // the same, compressed
	Exec []byte // wasm_exec.js of the Go release that compiled it
}

// Page is the page with a program in it. It is an http.Handler.
type Page struct{ files map[string]file }

// file is one file of the page.
type file struct {
	kind    string // its Content-Type
	cache   string // its Cache-Control
	sum     string // a hash of its content
	content []byte
	gzip    []byte // the content, compressed
}

const (
	fresh   = "no-cache"                            // ask every time whether it has changed
	forever = "public, max-age=31536000, immutable" // the name changes with the content
)

// policy is all that the page may do: run Go's WebAssembly, and load from the
// place that it came from.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; media-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

var (
	//go:embed index.html
	index string
	//go:embed style.css
	style []byte
	//go:embed loader.js
	loader []byte
	//go:embed speaker.js
	speaker []byte
	//go:embed icon.svg
	icon []byte
	//go:embed manifest.webmanifest
	manifest []byte
)

// New makes the page around a program.
func New(program Program) *Page {
	p := &Page{files: map[string]file{}}
	names := struct {
		Policy, Style, Exec, Loader, Speaker, Wasm string
		Size                                       int
	}{
		Policy:  policy,
		Style:   p.addHashed("style.css", "text/css; charset=utf-8", style, pack(style)),
		Exec:    p.addHashed("wasm_exec.js", "text/javascript; charset=utf-8", program.Exec, pack(program.Exec)),
		Loader:  p.addHashed("loader.js", "text/javascript; charset=utf-8", loader, pack(loader)),
		Speaker: p.addHashed("speaker.js", "text/javascript; charset=utf-8", speaker, pack(speaker)),
		Wasm:    p.addHashed("parlor.wasm", "application/wasm", program.Wasm, program.Gzip),
		Size:    len(program.Wasm),
	}
	p.add("icon.svg", "image/svg+xml", icon)
	p.add("manifest.webmanifest", "application/manifest+json", manifest)
	var html bytes.Buffer
	if err := template.Must(template.New("").Parse(index)).Execute(&html, names); err != nil {
		panic(err) // index.html is embedded: a test loads it
	}
	p.add("index.html", "text/html; charset=utf-8", html.Bytes())
	return p
}

// addHashed adds a file that browsers may keep, as its name, which it gives,
// has a hash of the content in it.
func (p *Page) addHashed(name, kind string, content, packed []byte) string {
	f := file{kind: kind, cache: forever, sum: digest(content), content: content, gzip: packed}
	stem, extension, _ := strings.Cut(name, ".")
	name = stem + "." + f.sum + "." + extension
	p.files[name] = f
	return name
}

// add adds a file with a name that stays.
func (p *Page) add(name, kind string, content []byte) {
	p.files[name] = file{kind: kind, cache: fresh, sum: digest(content), content: content, gzip: pack(content)}
}

// digest is short enough for a name, and long enough never to come twice.
func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8])
}

// pack compresses with gzip.
func pack(content []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(content)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // neither the level nor a buffer can fail
	}
	return b.Bytes()
}

// unpack undoes pack, and refuses what is damaged.
func unpack(packed []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// Files gives every file by its name, for a server of static files: as it is
// and, beside it, compressed as NAME.gz.
func (p *Page) Files() map[string][]byte {
	all := map[string][]byte{}
	for name, f := range p.files {
		all[name] = f.content
		all[name+".gz"] = f.gzip
	}
	return all
}
