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
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
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
type Page struct {
	files map[string]file   // by the name in their address
	names map[string]string // of those with a hash in it, by the name without
}

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
	//go:embed keeper.js
	keeper []byte
	//go:embed speaker.js
	speaker []byte
	//go:embed manifest.webmanifest
	manifest string
	//go:embed worker.js
	worker string
)

const javascript = "text/javascript; charset=utf-8"

// New makes the page around a program.
func New(program Program) *Page {
	p := &Page{files: map[string]file{}, names: map[string]string{}}
	p.addHashed("style.css", "text/css; charset=utf-8", style, pack(style))
	p.addHashed("wasm_exec.js", javascript, program.Exec, pack(program.Exec))
	p.addHashed("loader.js", javascript, loader, pack(loader))
	p.addHashed("keeper.js", javascript, keeper, pack(keeper))
	p.addHashed("speaker.js", javascript, speaker, pack(speaker))
	p.addHashed("parlor.wasm", "application/wasm", program.Wasm, program.Gzip)
	for name, picture := range icons() {
		p.addHashed(name, "image/png", picture, pack(picture))
	}
	listed := p.fill(manifest, nil)
	p.addHashed("manifest.webmanifest", "application/manifest+json", listed, pack(listed))

	page := struct {
		Policy, Version string
		Size            int
	}{Policy: policy, Size: len(program.Wasm)}
	// The page names its files with their hashes: it is another one when they are.
	page.Version = digest(append(p.fill(index, page), worker...))
	p.add("index.html", "text/html; charset=utf-8", p.fill(index, page))
	p.add("worker.js", javascript, p.fill(worker, struct {
		Version string
		Hashes  string
	}{page.Version, p.hashes()}))
	return p
}

// fill fills in a template, in which file gives the name of a file as it is served.
func (p *Page) fill(text string, data any) []byte {
	named := func(name string) (string, error) {
		if hashed, ok := p.names[name]; ok {
			return hashed, nil
		}
		return "", fmt.Errorf("the page has no file %q", name)
	}
	var filled bytes.Buffer
	if err := template.Must(template.New("").Funcs(template.FuncMap{"file": named}).Parse(text)).Execute(&filled, data); err != nil {
		panic(err) // the templates are embedded: a test loads them
	}
	return filled.Bytes()
}

// hashes gives what makes up the page, as JSON: each file's address and its hash,
// as browsers check them.
func (p *Page) hashes() string {
	all := map[string]string{}
	for name, f := range p.files {
		if name == "index.html" {
			name = "./"
		}
		sum := sha256.Sum256(f.content)
		all[name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		panic(err) // texts cannot fail
	}
	return string(text)
}

// addHashed adds a file that browsers may keep, as its name, when it is served, has
// a hash of the content in it.
func (p *Page) addHashed(name, kind string, content, packed []byte) {
	f := file{kind: kind, cache: forever, sum: digest(content), content: content, gzip: packed}
	stem, extension, _ := strings.Cut(name, ".")
	p.names[name] = stem + "." + f.sum + "." + extension
	p.files[p.names[name]] = f
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
