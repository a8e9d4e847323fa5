package architecture

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// undocumented lists what a file exports without a comment that begins with its
// name. Where names stand in brackets, one comment for all of them will do.
func undocumented(fset *token.FileSet, file *ast.File) (faults []string) {
	report := func(doc *ast.CommentGroup, name *ast.Ident) {
		if words := strings.Fields(doc.Text()); name.IsExported() && (len(words) == 0 || words[0] != name.Name) {
			at := fset.Position(name.Pos())
			faults = append(faults, fmt.Sprintf("%s:%d: no comment begins with %s", at.Filename, at.Line, name.Name))
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || ast.IsExported(receiver(d)) {
				report(d.Doc, d.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					report(first(spec.Doc, d.Doc), spec.Name)
				case *ast.ValueSpec:
					if d.Lparen.IsValid() && first(d.Doc, spec.Doc, spec.Comment) != nil {
						continue
					}
					for _, name := range spec.Names {
						report(d.Doc, name)
					}
				}
			}
		}
	}
	return faults
}

// receiver is the type that a method belongs to.
func receiver(method *ast.FuncDecl) (name string) {
	ast.Inspect(method.Recv.List[0].Type, func(n ast.Node) bool {
		if ident, ok := n.(*ast.Ident); ok && name == "" {
			name = ident.Name
		}
		return true
	})
	return name
}

// first is the first comment that is there, or nil.
func first(docs ...*ast.CommentGroup) *ast.CommentGroup {
	docs = slices.DeleteFunc(docs, func(doc *ast.CommentGroup) bool { return doc == nil })
	if len(docs) == 0 {
		return nil
	}
	return docs[0]
}
