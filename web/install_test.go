package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"image/png"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"parlor/games"
)

// listed is what the tests read of the manifest.
type listed struct {
	ID, Name, Description, Display, Orientation, Scope string
	ShortName                                          string `json:"short_name"`
	StartURL                                           string `json:"start_url"`
	Background                                         string `json:"background_color"`
	Theme                                              string `json:"theme_color"`
	Categories                                         []string
	Icons                                              []listedIcon
	Shortcuts                                          []struct {
		Name, URL string
		Icons     []listedIcon
	}
}

type listedIcon struct{ Src, Sizes, Type, Purpose string }

func readManifest(t *testing.T, p *Page) (m listed) {
	t.Helper()
	if err := json.Unmarshal(p.files[p.names["manifest.webmanifest"]].content, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheManifestSaysAllThatIsNeededToInstall(t *testing.T) {
	m := readManifest(t, example())
	for name, value := range map[string]string{
		"id": m.ID, "name": m.Name, "short_name": m.ShortName, "description": m.Description,
		"background_color": m.Background, "theme_color": m.Theme,
	} {
		if value == "" {
			t.Errorf("the manifest has no %s", name)
		}
	}
	if len(m.ShortName) > 12 {
		t.Errorf("the short name %q is cut off below an icon", m.ShortName)
	}
	// Relative to the manifest, so that the page works in any folder.
	if m.StartURL != "./" || m.Scope != "./" {
		t.Errorf("it starts at %q within %q", m.StartURL, m.Scope)
	}
	if m.Display != "standalone" || m.Orientation != "any" || !slices.Contains(m.Categories, "games") {
		t.Errorf("display %q, orientation %q, categories %q", m.Display, m.Orientation, m.Categories)
	}
}

func TestTheManifestLeadsToEveryDoor(t *testing.T) {
	m := readManifest(t, example())
	if len(m.Shortcuts) != len(games.All) {
		t.Fatalf("%d shortcuts for %d games", len(m.Shortcuts), len(games.All))
	}
	for i, g := range games.All {
		if s := m.Shortcuts[i]; s.Name != g.Title || s.URL != "./#/"+g.Name || len(s.Icons) != 1 {
			t.Errorf("%s has the shortcut %+v", g.Name, s)
		}
	}
}

func TestIconsHaveTheSizesThatAreSaid(t *testing.T) {
	p := example()
	m := readManifest(t, p)
	icons := m.Icons
	for _, s := range m.Shortcuts {
		icons = append(icons, s.Icons...)
	}
	purposes := map[string]bool{}
	for _, icon := range m.Icons {
		purposes[icon.Sizes+" "+icon.Purpose] = true
	}
	for _, want := range []string{"192x192 any", "512x512 any", "512x512 maskable"} {
		if !purposes[want] {
			t.Errorf("there is no icon %s", want)
		}
	}
	for _, link := range regexp.MustCompile(`rel="icon" sizes="(\w+)" href="([^"]+)"`).FindAllStringSubmatch(string(p.files["index.html"].content), -1) {
		icons = append(icons, listedIcon{Src: link[2], Sizes: link[1], Type: "image/png"})
	}
	icons = append(icons, listedIcon{Src: p.names["icon-180.png"], Sizes: "180x180", Type: "image/png"})
	for _, icon := range icons {
		picture, err := png.DecodeConfig(bytes.NewReader(p.files[icon.Src].content))
		if err != nil {
			t.Errorf("%s: %v", icon.Src, err)
		}
		if size := strconv.Itoa(picture.Width) + "x" + strconv.Itoa(picture.Height); size != icon.Sizes || icon.Type != p.files[icon.Src].kind {
			t.Errorf("%s is %s, and %s is said", icon.Src, size, icon.Sizes)
		}
	}
}

// kept reads which files the worker keeps, and of which version.
func kept(t *testing.T, p *Page) (version string, hashes map[string]string) {
	t.Helper()
	found := regexp.MustCompile(`(?s)const version = "([0-9a-f]{16})";\nconst files = (\{.*?\});`).FindSubmatch(p.files["worker.js"].content)
	if found == nil {
		t.Fatalf("the worker keeps no files: %s", p.files["worker.js"].content)
	}
	if err := json.Unmarshal(found[2], &hashes); err != nil {
		t.Fatal(err)
	}
	return string(found[1]), hashes
}

// The worker keeps every file but itself, and each is known by its hash.
func TestTheWorkerKeepsExactlyThePage(t *testing.T) {
	p := example()
	version, hashes := kept(t, p)
	for name, content := range p.Files() {
		if strings.HasSuffix(name, ".gz") || name == "worker.js" {
			continue
		}
		if name == "index.html" {
			name = "./" // where the page is, on any server
		}
		sum := sha256.Sum256(content)
		if want := "sha256-" + base64.StdEncoding.EncodeToString(sum[:]); hashes[name] != want {
			t.Errorf("the worker keeps %s with the hash %q, want %q", name, hashes[name], want)
		}
		delete(hashes, name)
	}
	if len(hashes) > 0 {
		t.Errorf("the worker keeps what is not there: %v", hashes)
	}
	if html := p.files["index.html"].content; !bytes.Contains(html, []byte(`data-version="`+version+`"`)) {
		t.Error("the page says that it is of another version than its worker")
	}
}

func TestAnotherFileIsAnotherVersion(t *testing.T) {
	first, _ := kept(t, example())
	if again, _ := kept(t, example()); again != first {
		t.Errorf("the same page is of version %s and of %s", first, again)
	}
	wasm := []byte("another")
	exec := []byte("class Go { another }")
	for what, program := range map[string]Program{
		"program":      {Wasm: wasm, Gzip: pack(wasm), Exec: []byte("class Go {}")},
		"wasm_exec.js": {Wasm: []byte(strings.Repeat("\x00asm and so on ", 1000)), Exec: exec},
	} {
		if changed, _ := kept(t, New(program)); changed == first {
			t.Errorf("with another %s the page has the same version", what)
		}
	}
}

// A browser asks for the worker whenever the page is visited, and must not be told
// of an old one.
func TestTheWorkerIsNeverOld(t *testing.T) {
	answer, _ := ask(t, example(), "GET", "/worker.js")
	if got := answer.Header.Get("Cache-Control"); got != "no-cache" {
		t.Errorf("Cache-Control is %q", got)
	}
	if got := answer.Header.Get("Content-Security-Policy"); !strings.Contains(got, "worker-src 'self'") {
		t.Errorf("the policy is %q", got)
	}
}
