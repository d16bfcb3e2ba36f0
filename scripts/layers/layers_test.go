// Package layers checks that imports inside the module point one way: down
// the list of top folders. Without this check, packages that must stay pure
// (market, the escrow machine, the numerics) could come to import the network, and
// then nobody could replay them.
package layers

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"
)

const module = "github.com/infernetprotocol/infernet/"

// order lists the top folders from the highest to the lowest: a folder may
// import itself and those after it.
var order = []string{"cmd", "scripts", "testnet", "node", "escrow", "chain", "market", "zkproof", "train", "contracts",
	"docs"} // its vectors

// pure packages do no I/O and read no clock: same input, same output, on every
// machine and at every time.
var pure = []string{"market", "market/money", "market/economics", "market/reputation", "market/job", "market/jobfile",
	"market/round",
	"market/strictyaml", "market/trainfile", "escrow",
	"zkproof/commit", "zkproof/dispute", "zkproof/dispute", "zkproof/circuit", "zkproof/circuit/float", "train/num",
	"train/num/ptx", "train/num/conform", "train/model", "train/optim", "train/outer", "train/rounds", "train/frozen",
	"train/data",
	"train/data/sft", "train/corpus",
	"train/tokenizer", "train/strictjson", "train/tfevents",
	"train/program", "train/canon", "train/merkle", "train/ir"}

// impure lists the packages that reach outside the process.
var impure = []string{"net", "net/http", "os/exec", "syscall", "github.com/cockroachdb/pebble/v2",
	"github.com/libp2p/go-libp2p", "github.com/ethereum/go-ethereum/ethclient"}

type listed struct {
	ImportPath  string
	Imports     []string
	TestImports []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,TestImports", module+"...").Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %s", exit.Stderr)
		}
		t.Fatal(err)
	}
	var ps []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return ps
		} else if err != nil {
			t.Fatal(err)
		}
		ps = append(ps, p)
	}
}

func rank(path string) int {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, module), "/")
	for i, o := range order {
		if o == top {
			return i
		}
	}
	return -1
}

// TestImportsPointDown checks the order of the top folders. A test may import from
// a higher folder (escrow's suite runs on node's ledger), but other code may not.
func TestImportsPointDown(t *testing.T) {
	ps := packages(t)
	if len(ps) < 10 {
		t.Fatalf("only %d packages found: the check would prove nothing", len(ps))
	}
	for _, p := range ps {
		if rank(p.ImportPath) < 0 {
			t.Errorf("%s: its top folder is not in the list of folders; see docs/adr", p.ImportPath)
			continue
		}
		for _, i := range p.Imports {
			if strings.HasPrefix(i, module) && rank(i) < rank(p.ImportPath) {
				t.Errorf("%s imports %s: imports point down %v", p.ImportPath, i, order)
			}
		}
	}
}

func TestPurePackagesHaveNoWayOut(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, module)
		for _, want := range pure {
			if name != want {
				continue
			}
			seen[name] = true
			for _, i := range p.Imports {
				for _, bad := range impure {
					if i == bad {
						t.Errorf("%s imports %s: it must stay pure (no I/O, no clock), so that anybody can replay it",
							name, i)
					}
				}
			}
		}
	}
	for _, want := range pure {
		if !seen[want] {
			t.Errorf("pure package %s does not exist: update the list", want)
		}
	}
}
