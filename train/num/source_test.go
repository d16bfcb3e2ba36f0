package num

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"strings"
	"testing"
)

// TestProductsAreConverted: a compiler may fuse x*y+z unless the product is
// converted explicitly, so every product of floats that is an operand of an
// addition must be float32(x*y); only FMA's, exact in binary64, may not.
// Products that are stored or returned alone cannot be told from such operands
// once inlined, so the rule is asked of all of them but x[i] *= k.
func TestProductsAreConverted(t *testing.T) {
	if found := bareProducts(t, "x.go", "package num\nfunc f(a, b, c float32) float32 { return a*b + c }"); len(found) != 1 {
		t.Fatalf("the check does not see a*b+c: %v", found)
	}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == "fma.go" {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range bareProducts(t, name, string(src)) {
			t.Errorf("%s: write float32(x*y)", at)
		}
	}
}

// bareProducts are the places of products of float type without a conversion
// around them. Types that come from other files count as float: a false alarm
// is better than a miss.
func bareProducts(t *testing.T, name, src string) (places []string) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, 0)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	conf := types.Config{Error: func(error) {}, Importer: nil}
	_, _ = conf.Check("num", fset, []*ast.File{file}, info) // other files are missing: errors are expected
	converted := map[ast.Expr]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok && len(c.Args) == 1 {
			if f, ok := c.Fun.(*ast.Ident); ok && f.Name == "float32" {
				converted[c.Args[0]] = true
			}
		}
		if b, ok := n.(*ast.BinaryExpr); ok && b.Op == token.MUL && !converted[b] && isFloat(info.Types[b]) {
			places = append(places, fset.Position(b.Pos()).String())
		}
		return true
	})
	return places
}

func isFloat(tv types.TypeAndValue) bool {
	basic, ok := tv.Type.(*types.Basic)
	return tv.Value == nil && (!ok || basic.Kind() == types.Invalid || basic.Info()&types.IsFloat != 0)
}
