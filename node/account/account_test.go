package account_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/infernetprotocol/infernet/"

// way is a function that gives a key which signs for the wallet, or sends what one signs.
type way struct{ pkg, name string }

// ways lead to a signer of the operator's money; allowed are the packages that may go
// there, and why.
var ways = map[way][]string{
	{module + "chain/evm/wallet", "Open"}:       {"node/account"},
	{module + "chain/evm/wallet", "DialRemote"}: {"node/account"},
	{module + "chain/evm/wallet", "NewGuard"}:   {"node/account"},
	// A sender signs whatever it is given: account gives it the guard or the node key.
	{module + "chain/evm", "NewSender"}: {"node/account"},
	// The one before which the limits of the day stand.
	{module + "chain/solanarpc", "NewSender"}: {"node/rail"},
	{module + "node/account", "SolanaKey"}:    {"node/rail", "cmd/infernet"},
	// lnd's macaroon may make no call that the node does not make; what jobs have it pay
	// is bounded by node/rail. The commands read.
	{module + "chain/lnd", "Dial"}:                                       {"node/rail", "cmd/infernet"},
	{"github.com/ethereum/go-ethereum/accounts/keystore", "NewKeyStore"}: {"chain/evm/wallet"},
	{"github.com/ethereum/go-ethereum/core/types", "SignTx"}:             {"chain/evm/wallet"},
}

// TestNothingReachesASignerPastTheGuard reads every file of the program that is no test.
// Networks of tests (testnet) have keys of their own, which hold nothing.
func TestNothingReachesASignerPastTheGuard(t *testing.T) {
	used := map[way]bool{}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		dir := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), "../../"))
		if top, _, _ := strings.Cut(dir, "/"); top == "testnet" || top == "scripts" {
			return nil
		}
		for w, at := range reached(t, path) {
			used[w] = true
			if !slices.Contains(ways[w], dir) {
				t.Errorf("%s: %s of %s goes past the guard: open the wallet by node/account", at, w.name, w.pkg)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for w := range ways {
		if !used[w] {
			t.Errorf("nobody uses %s of %s: the list proves nothing about it", w.name, w.pkg)
		}
	}
}

// reached are the ways that a file goes, and where.
func reached(t *testing.T, path string) map[way]token.Position {
	t.Helper()
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	imported := map[string]string{} // by its name in the file
	for _, i := range f.Imports {
		p, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		name := p[strings.LastIndex(p, "/")+1:]
		if i.Name != nil {
			name = i.Name.Name
		}
		imported[name] = p
	}
	found := map[way]token.Position{}
	ast.Inspect(f, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := s.X.(*ast.Ident); ok {
			w := way{imported[x.Name], s.Sel.Name}
			if _, listed := ways[w]; listed {
				found[w] = files.Position(s.Pos())
			}
		}
		return true
	})
	return found
}
