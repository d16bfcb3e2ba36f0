package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
)

// module precedes the import path of every package of the tree.
const module = "github.com/infernetprotocol/infernet/"

// comments reads what the source says of types and fields.
type comments struct {
	root  string
	files map[string][]*ast.File // by directory
}

// doc is what the source says of one type.
type doc struct {
	text   string            // the type's comment, in one line
	fields map[string]string // each field's, in one line
}

// of returns the comments of a type of the tree.
func (c *comments) of(t reflect.Type) (doc, error) {
	files, err := c.parse(filepath.FromSlash(strings.TrimPrefix(t.PkgPath(), module)))
	if err != nil {
		return doc{}, err
	}
	for _, f := range files {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.TYPE {
				continue
			}
			for _, s := range g.Specs {
				if s := s.(*ast.TypeSpec); s.Name.Name == t.Name() {
					return docOf(g, s)
				}
			}
		}
	}
	return doc{}, fmt.Errorf("%w: %s is not in the source", errUndescribed, t)
}

func docOf(g *ast.GenDecl, s *ast.TypeSpec) (doc, error) {
	d := doc{text: oneLine(g.Doc), fields: map[string]string{}}
	st, ok := s.Type.(*ast.StructType)
	if !ok {
		return d, fmt.Errorf("%w: %s is no struct", errUndescribed, s.Name.Name)
	}
	for _, f := range st.Fields.List {
		text := oneLine(f.Doc)
		if text == "" {
			text = oneLine(f.Comment)
		}
		for _, n := range f.Names {
			d.fields[n.Name] = text
		}
	}
	return d, nil
}

// oneLine joins the lines of a comment.
func oneLine(c *ast.CommentGroup) string { return strings.Join(strings.Fields(c.Text()), " ") }

// parse reads the Go files of a directory once.
func (c *comments) parse(dir string) ([]*ast.File, error) {
	if fs, ok := c.files[dir]; ok {
		return fs, nil
	}
	names, err := filepath.Glob(filepath.Join(c.root, dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var out []*ast.File
	for _, n := range names {
		f, err := parser.ParseFile(token.NewFileSet(), n, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	if c.files == nil {
		c.files = map[string][]*ast.File{}
	}
	c.files[dir] = out
	return out, nil
}
