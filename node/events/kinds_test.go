package events

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestEveryKindThatIsWrittenIsListed reads the sources: where an event is added, its kind is a text in the call.
func TestEveryKindThatIsWrittenIsListed(t *testing.T) {
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok {
				if kind, ok := kindOf(c, f.Name.Name); ok {
					found[kind] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for kind := range found {
		if !slices.Contains(api.EventKinds, kind) {
			t.Errorf("%q is missing in api.EventKinds", kind)
		}
	}
	for _, kind := range api.EventKinds {
		if !found[kind] {
			t.Errorf("nothing adds an event %q, which api.EventKinds lists", kind)
		}
	}
	b, err := os.ReadFile("../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	last := len(api.EventKinds) - 1
	want := "Kinds are " + strings.Join(api.EventKinds[:last], ", ") + " and " + api.EventKinds[last] + "."
	if !strings.Contains(strings.Join(strings.Fields(string(b)), " "), want) {
		t.Errorf("docs/operating.md does not say: %s", want)
	}
}

// kindOf is the kind of the event that a call adds.
func kindOf(c *ast.CallExpr, pkg string) (string, bool) {
	name := ""
	switch f := c.Fun.(type) {
	case *ast.SelectorExpr:
		name = f.Sel.Name
	case *ast.Ident:
		name = f.Name
	}
	at := map[string]int{"Event": 1, "event": 0}
	if pkg == "coordinator" {
		at["with"], at["add"] = 0, 0
	}
	i, ok := at[name]
	if name == "Add" && len(c.Args) == 4 {
		i, ok = 1, true
	}
	if !ok || len(c.Args) <= i {
		return "", false
	}
	lit, ok := c.Args[i].(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	kind, err := strconv.Unquote(lit.Value)
	return kind, err == nil
}

// TestEveryFieldOfDataIsListed reads the sources of who adds events with data: the names of the members of their maps.
func TestEveryFieldOfDataIsListed(t *testing.T) {
	found := map[string]bool{}
	for _, pkg := range []string{"coordinator", "disputes", "evaluation", "rounds"} {
		files, err := filepath.Glob("../" + pkg + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				for _, name := range membersOf(n) {
					found[name] = true
				}
				return true
			})
		}
	}
	listed := map[string]bool{}
	for _, f := range api.EventFields {
		listed[f.Name] = true
		if !found[f.Name] {
			t.Errorf("no event has %q, which api.EventFields lists", f.Name)
		}
	}
	for name := range found {
		if !listed[name] {
			t.Errorf("%q is missing in api.EventFields", name)
		}
	}
}

// membersOf are the names that a map[string]any is made with, or that one called figures is given.
func membersOf(n ast.Node) (names []string) {
	add := func(e ast.Expr) {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			name, _ := strconv.Unquote(lit.Value)
			names = append(names, name)
		}
	}
	switch n := n.(type) {
	case *ast.CompositeLit:
		if m, ok := n.Type.(*ast.MapType); !ok || !isIdent(m.Key, "string") || !isIdent(m.Value, "any") {
			return nil
		}
		for _, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				add(kv.Key)
			}
		}
	case *ast.IndexExpr:
		if isIdent(n.X, "figures") {
			add(n.Index)
		}
	}
	return names
}

func isIdent(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}
