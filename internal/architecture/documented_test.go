package architecture

import (
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestDocumented holds every exported name of the repository, and every package,
// against its comment. What a command exports nobody can use.
func TestDocumented(t *testing.T) {
	var packages, described []string
	for _, s := range repository(t) {
		if s.isTest() {
			continue
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path.Join(root, s.pkg, s.name), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, s.pkg)
		begin := "Package " + file.Name.Name + " "
		if file.Name.Name == "main" {
			begin = "Command " + path.Base(s.pkg) + " "
		} else {
			for _, fault := range undocumented(fset, file) {
				t.Error(strings.TrimPrefix(fault, root+"/"))
			}
		}
		if strings.HasPrefix(file.Doc.Text(), begin) {
			described = append(described, s.pkg)
		}
	}
	for _, pkg := range slices.Compact(packages) {
		if !slices.Contains(described, pkg) {
			t.Errorf("%s: no comment says what the package is", pkg)
		}
	}
}

func TestDocumentedCanFail(t *testing.T) {
	for _, test := range []struct {
		code  string
		wrong string // the name without its comment, or nothing
	}{
		{"// F does.\nfunc F() {}", ""},
		{"func F() {}", "F"},
		{"// It does.\nfunc F() {}", "F"},
		{"// Find does.\nfunc F() {}", "F"},
		{"func f() {}", ""},
		{"// T is.\ntype T int", ""},
		{"type T int", "T"},
		{"type (\n// T is.\nT int\n// U is.\nU int\n)", ""},
		{"// T is one of them.\ntype (\nT int\nU int\n)", "U"},
		{"type t int\nfunc (t t) F() {}", ""},
		{"// T is.\ntype T int\nfunc (t *T) F() {}", "F"},
		{"// T is.\ntype T[P any] struct{}\nfunc (t *T[P]) F() {}", "F"},
		{"type t[P any] struct{}\nfunc (t *t[P]) F() {}", ""},
		{"const C = 1", "C"},
		{"const C = 1 // one", "C"},
		{"// C is one.\nconst C = 1", ""},
		{"// The numbers.\nconst (\nC = 1\nD = 2\n)", ""},
		{"const (\nC = 1 // one\nd = 2\n)", ""},
		{"const (\nC = 1\nd = 2 // two\n)", "C"},
		{"var v, W int", "W"},
	} {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "fixture.go", "package fixture\n"+test.code, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(undocumented(fset, file), "; ")
		if (test.wrong == "") != (got == "") || !strings.HasSuffix(got, test.wrong) {
			t.Errorf("%q: the faults are %q, not of %q", test.code, got, test.wrong)
		}
	}
}
