package num

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestProductsAreConverted: a compiler may fuse x*y+z unless the product is
// converted explicitly. Every product of floats that is an operand of an
// addition must therefore be float32(x*y); only FMA's product, which is exact
// in binary64, need not. After inlining, products that are stored or returned
// cannot be distinguished from such operands, so the rule applies to all
// products but x[i] *= k.
func TestProductsAreConverted(t *testing.T) {
	if found := bareProducts(t, map[string]string{"x.go": "package num\n" +
		"func f(a, b, c float32) float32 { return a*b + c }"}); len(found) != 1 {
		t.Fatalf("the check does not see a*b+c: %v", found)
	}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	sources := map[string]string{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_other.go") {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sources[name] = string(src)
	}
	for _, at := range bareProducts(t, sources) {
		if !strings.HasPrefix(at, "fma.go:") {
			t.Errorf("%s: write float32(x*y)", at)
		}
	}
}

// bareProducts lists the products of float type without a conversion. Imports
// are not loaded, and values from them count as float: a false alarm is better
// than a miss.
func bareProducts(t *testing.T, sources map[string]string) (places []string) {
	t.Helper()
	fset := token.NewFileSet()
	var files []*ast.File
	for name, src := range sources {
		file, err := parser.ParseFile(fset, name, src, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	conf := types.Config{Error: func(error) {}}
	_, _ = conf.Check("num", fset, files, info) // imports are missing: errors are expected
	converted := map[ast.Expr]bool{}
	visit := func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok && len(c.Args) == 1 {
			if f, ok := c.Fun.(*ast.Ident); ok && f.Name == "float32" {
				converted[c.Args[0]] = true
			}
		}
		if b, ok := n.(*ast.BinaryExpr); ok && b.Op == token.MUL && !converted[b] && isFloat(info.Types[b]) {
			places = append(places, fset.Position(b.Pos()).String())
		}
		return true
	}
	for _, file := range files {
		ast.Inspect(file, visit)
	}
	return places
}

func isFloat(tv types.TypeAndValue) bool {
	basic, ok := tv.Type.(*types.Basic)
	return tv.Value == nil && (!ok || basic.Kind() == types.Invalid || basic.Info()&types.IsFloat != 0)
}
