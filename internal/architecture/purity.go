package architecture

import (
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// loader reads and type-checks the packages of the module at root. It takes the
// standard library from the Go command, compiled.
type loader struct {
	fset   *token.FileSet
	root   string
	module string
	std    types.Importer
	loaded map[string]*pureCheck
}

func newLoader(root, module string) (*loader, error) {
	imports := slices.Clone(pureStd)
	for _, r := range rooms {
		imports = append(imports, r.more...)
	}
	out, err := exec.Command("go", append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}"}, imports...)...).Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	compiled := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		compiled[name] = file
	}
	fset := token.NewFileSet()
	std := importer.ForCompiler(fset, "gc", func(name string) (io.ReadCloser, error) { return os.Open(compiled[name]) })
	return &loader{fset: fset, root: root, module: module, std: std, loaded: map[string]*pureCheck{}}, nil
}

// Import makes the loader the importer of the packages that it checks.
func (l *loader) Import(imported string) (*types.Package, error) {
	below, ours := strings.CutPrefix(imported, l.module+"/")
	if !ours {
		return l.std.Import(imported)
	}
	p, err := l.load(below)
	if err != nil {
		return nil, err
	}
	return p.types, nil
}

// load reads a package of the module, without its tests.
func (l *loader) load(pkg string) (*pureCheck, error) {
	if p, ok := l.loaded[pkg]; ok {
		return p, nil
	}
	dir := filepath.Join(l.root, filepath.FromSlash(pkg))
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(l.fset, filepath.Join(dir, e.Name()), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	p, err := l.check(l.module+"/"+pkg, files)
	if err != nil {
		return nil, err
	}
	l.loaded[pkg] = p
	return p, nil
}

func (l *loader) check(imported string, files []*ast.File) (*pureCheck, error) {
	p := &pureCheck{fset: l.fset, files: files, info: &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Uses:       map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}}
	config := types.Config{Importer: l}
	var err error
	p.types, err = config.Check(imported, l.fset, files, p.info)
	return p, err
}

// pureCheck looks at one package for what rules are written without: anything
// that can differ between two machines, two runs or two games at once.
type pureCheck struct {
	fset   *token.FileSet
	files  []*ast.File
	info   *types.Info
	types  *types.Package
	faults []string
}

// impurities lists what is wrong, as file:line: what. It does not see a package
// variable that is changed through a pointer or slice kept elsewhere.
func (p *pureCheck) impurities() []string {
	for _, f := range p.files {
		for _, group := range f.Comments {
			for _, c := range group.List {
				if constraint.IsGoBuild(c.Text) {
					p.report(c, "a build constraint")
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			p.node(n)
			return true
		})
	}
	return p.faults
}

func (p *pureCheck) report(n ast.Node, format string, args ...any) {
	at := p.fset.Position(n.Pos())
	fault := fmt.Sprintf("%s:%d: %s", filepath.ToSlash(at.Filename), at.Line, fmt.Sprintf(format, args...))
	if !slices.Contains(p.faults, fault) {
		p.faults = append(p.faults, fault)
	}
}

func (p *pureCheck) node(n ast.Node) {
	if e, ok := n.(ast.Expr); ok && hasFloat(p.info.TypeOf(e)) {
		p.report(n, "a float")
	}
	switch n := n.(type) {
	case *ast.BasicLit:
		if n.Kind == token.FLOAT || n.Kind == token.IMAG {
			p.report(n, "a float")
		}
	case *ast.GoStmt:
		p.report(n, "a goroutine")
	case *ast.ChanType, *ast.SelectStmt, *ast.SendStmt:
		p.report(n, "a channel")
	case *ast.Ident:
		if f, ok := p.info.Uses[n].(*types.Func); ok && isClock(f) {
			p.report(n, "the clock: time.%s", f.Name())
		}
	case *ast.RangeStmt:
		if _, ok := p.info.TypeOf(n.X).Underlying().(*types.Map); ok {
			p.report(n, "a range over a map")
		}
		if n.Tok == token.ASSIGN {
			p.changed(n.Key)
			p.changed(n.Value)
		}
	case *ast.AssignStmt:
		for _, e := range n.Lhs {
			p.changed(e)
		}
	case *ast.IncDecStmt:
		p.changed(n.X)
	case *ast.CallExpr:
		p.call(n)
	}
}

// call looks at what only some functions do.
func (p *pureCheck) call(n *ast.CallExpr) {
	fun := ast.Unparen(n.Fun)
	switch target := p.info.Types[fun]; {
	case target.IsBuiltin() && len(n.Args) > 0:
		if name, ok := fun.(*ast.Ident); ok && slices.Contains([]string{"clear", "copy", "delete"}, name.Name) {
			p.changed(n.Args[0])
		}
	case target.IsType() && len(n.Args) == 1:
		if from := p.info.Types[n.Args[0]]; from.Value == nil && isNamed(from.Type, "time", "Duration") && isShort(target.Type) {
			p.report(n, "a time in %s, which has 32 bits on some machines", target.Type)
		}
	}
	if method, ok := fun.(*ast.SelectorExpr); ok {
		s := p.info.Selections[method]
		if s == nil || s.Kind() != types.MethodVal {
			return
		}
		_, byPointer := s.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer)
		_, isPointer := s.Recv().Underlying().(*types.Pointer)
		if byPointer && !isPointer {
			p.changed(method.X)
		}
	}
}

// changed reports an expression that stands for a package variable or a part of
// one.
func (p *pureCheck) changed(e ast.Expr) {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.SelectorExpr:
			if p.info.Selections[x] != nil {
				e = x.X
			} else {
				e = x.Sel // of a package
			}
		case *ast.Ident:
			if v, ok := p.info.Uses[x].(*types.Var); ok && v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
				p.report(x, "the package variable %s changes", v.Name())
			}
			return
		default:
			return
		}
	}
}

func hasFloat(t types.Type) bool {
	switch t := t.(type) {
	case nil:
		return false
	case *types.Tuple:
		for v := range t.Variables() {
			if hasFloat(v.Type()) {
				return true
			}
		}
		return false
	default:
		b, ok := t.Underlying().(*types.Basic)
		return ok && b.Info()&(types.IsFloat|types.IsComplex) != 0
	}
}

// isClock says whether a function of package time depends on the time of day.
func isClock(f *types.Func) bool {
	clock := []string{"After", "AfterFunc", "NewTicker", "NewTimer", "Now", "Since", "Sleep", "Tick", "Until"}
	return f.Pkg() != nil && f.Pkg().Path() == "time" && f.Signature().Recv() == nil && slices.Contains(clock, f.Name())
}

func isNamed(t types.Type, pkg, name string) bool {
	named, ok := t.(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == pkg && named.Obj().Name() == name
}

// isShort says whether an integer has less than 64 bits somewhere.
func isShort(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 && b.Kind() != types.Int64 && b.Kind() != types.Uint64
}
