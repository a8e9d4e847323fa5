package architecture

import (
	"go/ast"
	"go/parser"
	"path"
	"slices"
	"strings"
	"testing"
)

const root = "../.."

func repository(t *testing.T) []source {
	t.Helper()
	sources, err := readSources(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range []string{"sim", "rng", "internal/architecture"} {
		if !slices.ContainsFunc(sources, func(s source) bool { return s.pkg == pkg }) {
			t.Fatalf("%s was not found, so the repository was not read", pkg)
		}
	}
	return sources
}

// TestRooms holds every import of the repository against the table of rooms.
func TestRooms(t *testing.T) {
	for _, s := range repository(t) {
		for _, fault := range s.misplaced() {
			t.Error(fault)
		}
	}
}

// TestPurity looks at every line of the rules.
func TestPurity(t *testing.T) {
	var rules []string
	sources := repository(t)
	for _, s := range sources {
		if r, _ := roomOf(s.pkg); r.rules && !s.isTest() && !slices.Contains(rules, s.pkg) {
			rules = append(rules, s.pkg)
		}
	}
	l, err := newLoader(root, sources[0].module)
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range rules {
		p, err := l.load(pkg)
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range p.impurities() {
			t.Error(strings.TrimPrefix(fault, root+"/"))
		}
	}
}

func TestRoomsCanFail(t *testing.T) {
	for _, test := range []struct {
		file    string // of the module parlor
		imports string
		wrong   string // the import that is out of place, or nothing
	}{
		{"games/cascade/fall.go", "parlor/sim", ""},
		{"games/cascade/fall.go", "math/bits", ""},
		{"games/cascade/fall.go", "os", "os"},
		{"games/cascade/fall.go", "net/http", "net/http"},
		{"games/cascade/fall.go", "math/rand/v2", "math/rand/v2"},
		{"games/cascade/fall.go", "syscall/js", "syscall/js"},
		{"games/cascade/fall.go", "sync", "sync"},
		{"games/cascade/fall.go", "maps", "maps"},
		{"games/cascade/fall.go", "unsafe", "unsafe"},
		{"games/cascade/fall.go", "C", "C"},
		{"games/cascade/fall.go", "reflect", "reflect"},
		{"games/cascade/fall.go", "example.org/spring", "example.org/spring"},
		{"games/cascade/fall.go", "parlor/session", "parlor/session"},
		{"games/cascade/fall.go", "parlor/games/gems", "parlor/games/gems"},
		{"games/cascade/fall.go", "parlor/simple", "parlor/simple"},
		{"games/cascade/fall.go", "parlor/sim/replay", "parlor/sim/replay"},
		{"games/cascade/fall_test.go", "parlor/sim/simtest", ""},
		{"games/cascade/fall_test.go", "os", ""},
		{"games/cascade/fall_test.go", "parlor/front", "parlor/front"},
		{"games/games.go", "parlor/games/gems", ""},
		{"sim/sim.go", "parlor/rng", "parlor/rng"},
		{"sim/decode.go", "reflect", ""},
		{"sim/replay/binary.go", "crypto/sha256", ""},
		{"rng/rng.go", "crypto/sha256", "crypto/sha256"},
		{"drive/drive.go", "parlor/games/cascade", "parlor/games/cascade"},
		{"session/session.go", "parlor/views/shell", "parlor/views/shell"},
		{"session/session.go", "github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2"},
		{"session/session_test.go", "github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2"},
		{"views/cascade/well.go", "parlor/session", ""},
		{"views/cascade/well.go", "parlor/front", "parlor/front"},
		{"scene/scene.go", "parlor/sim", "parlor/sim"},
		{"sound/sound.go", "github.com/hajimehoshi/ebiten/v2/audio", "github.com/hajimehoshi/ebiten/v2/audio"},
		{"front/loop.go", "github.com/hajimehoshi/ebiten/v2", ""},
		{"front/loop.go", "parlor/views/shell", ""},
		{"cmd/parlor-app/main.go", "github.com/hajimehoshi/ebiten/v2", ""},
		{"cmd/parlor/main.go", "parlor/front", "parlor/front"},
		{"cmd/parlor/main.go", "parlor/drive", ""},
		{"attic/old.go", "fmt", "it is in no room"},
	} {
		s := source{module: "parlor", pkg: path.Dir(test.file), name: path.Base(test.file), imports: []string{test.imports}}
		got := strings.Join(s.misplaced(), "; ")
		if (test.wrong == "") != (got == "") || !strings.HasSuffix(got, test.wrong) {
			t.Errorf("%s with %s: the faults are %q", test.file, test.imports, got)
		}
	}
}

func TestPurityCanFail(t *testing.T) {
	l, err := newLoader(root, "parlor")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ code, wrong string }{
		{`func f(n int) int { return n * 3 / 2 }`, ""},
		{`const half = 0.5`, "a float"},
		{`const third = 1 / 3i`, "a float"},
		{`func f(n float64) {}`, "a float"},
		{`type T struct{ x float32 }`, "a float"},
		{`func f(n int) bool { return math.Sqrt(4) == 2 }`, "a float"},
		{`func f(d time.Duration) any { return d.Seconds() }`, "a float"},
		{`func f(r *big.Rat) bool { _, exact := r.Float64(); return exact }`, "a float"},
		{`const most = math.MaxInt64`, ""},
		{`func f(m map[int]int) { for range m { } }`, "a range over a map"},
		{`type M map[int]int; func f(m M) { for k := range m { _ = k } }`, "a range over a map"},
		{`func f(m map[int]int) int { return m[3] }`, ""},
		{`func f() { go f() }`, "a goroutine"},
		{`func f(c chan int) {}`, "a channel"},
		{`func f() { select {} }`, "a channel"},
		{`func f() any { return time.Now() }`, "the clock: time.Now"},
		{`var now = time.Now`, "the clock: time.Now"},
		{`func f(t time.Time) any { return time.Since(t) }`, "the clock: time.Since"},
		{`func f() { time.Sleep(time.Second) }`, "the clock: time.Sleep"},
		{`func f(a, b time.Time) bool { return a.After(b) }`, ""},
		{`var table = [3]int{1, 2, 3}; func f() int { return table[1] }`, ""},
		{`var n int; func f() { n = 3 }`, "the package variable n changes"},
		{`var n int; func f() { n++ }`, "the package variable n changes"},
		{`var n int; func f() { n += 2 }`, "the package variable n changes"},
		{`var n int; func f() { n := 1; n++ }`, ""},
		{`var table [3]int; func f() { table[1] = 2 }`, "the package variable table changes"},
		{`var table [3]int; func init() { table[1] = 2 }`, "the package variable table changes"},
		{`var t struct{ a [3]int }; func f() { (t.a)[1]++ }`, "the package variable t changes"},
		{`var p = new(int); func f() { *p = 2 }`, "the package variable p changes"},
		{`var n int; func f(l []int) { for n = range l { } }`, "the package variable n changes"},
		{`var m = map[int]int{}; func f() { delete(m, 1) }`, "the package variable m changes"},
		{`var s []int; func f() { copy(s[1:], s) }`, "the package variable s changes"},
		{`var b strings.Builder; func f() { b.WriteByte(1) }`, "the package variable b changes"},
		{`type T int; func (t T) f() {}; var v T; func f() { v.f() }`, ""},
		{`func f() { io.EOF = nil }`, "the package variable EOF changes"},
		{`func f(d time.Duration) int { return int(d) }`, "a time in int, which has 32 bits on some machines"},
		{`func f(d time.Duration) int64 { return int64(d) }`, ""},
		{`var second = int(time.Second)`, ""},
		{"//go:build linux\n", "a build constraint"},
	} {
		code := "package fixture\n"
		if strings.HasPrefix(test.code, "//") {
			code = test.code + code
		} else {
			code += test.code
		}
		for _, pkg := range []string{"io", "math", "math/big", "strings", "time"} {
			if strings.Contains(test.code, path.Base(pkg)+".") {
				code = strings.Replace(code, "package fixture\n", "package fixture\nimport \""+pkg+"\"\n", 1)
			}
		}
		f, err := parser.ParseFile(l.fset, "fixture.go", code, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		p, err := l.check("fixture", []*ast.File{f})
		if err != nil {
			t.Errorf("%s: %v", test.code, err)
			continue
		}
		got := strings.Join(p.impurities(), "; ")
		if (test.wrong == "") != (got == "") || !strings.Contains(got, test.wrong) {
			t.Errorf("%s: the faults are %q, not %q", test.code, got, test.wrong)
		}
	}
}
