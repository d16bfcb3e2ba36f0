package layers

import (
	"strings"
	"testing"
)

// rooms lists the packages of node from the highest to the lowest row. A package imports
// rows below its own. Those of one row do not import each other: what two of them share
// belongs below them.
var rooms = [][]string{
	{"node"},
	{"node/rounds", "node/evaluation"},
	{"node/clientwallet", "node/coordinator", "node/provider", "node/verifier", "node/disputes", "node/arbiter",
		"node/intake", "node/leases", "node/registry", "node/topup"},
	{"node/role/evidencetest"},
	{"node/role"},
	{"node/rail/railtest"},
	{"node/rail"},
	{"node/account", "node/wire", "node/executor", "node/events", "node/replies", "node/series", "node/publish",
		"node/webhooks", "node/bootlists", "node/earnings", "node/role/roletest"},
	{
		"node/marks", "node/bases", "node/tuning", "node/artifacts",
		"node/loglimit",
		"node/api",
		"node/ledger",
		"node/p2p",
		"node/config",
		"node/heads",
		"node/bundle",
		"node/fundswatch",
		"node/web",
	},
	{"node/p2p/vault", "node/p2p/admission"},
	{"node/p2p/layout", "node/p2p/bootlist", "node/storage", "node/conform",
		"node/publish/hubtest"},
}

// TestRoomsOfANodeDoNotKnowEachOther is TestImportsPointDown for the packages of node.
// Without it every role soon knows every other, and a change of one is a change of all.
func TestRoomsOfANodeDoNotKnowEachOther(t *testing.T) {
	row := map[string]int{}
	for i, names := range rooms {
		for _, name := range names {
			row[name] = i
		}
	}
	seen := map[string]bool{}
	for _, p := range packages(t) {
		from, known := row[strings.TrimPrefix(p.ImportPath, module)]
		if top, _, _ := strings.Cut(strings.TrimPrefix(p.ImportPath, module), "/"); !known && top == "node" {
			t.Errorf("%s is in no row: say where it stands", p.ImportPath)
		}
		if !known {
			continue
		}
		seen[strings.TrimPrefix(p.ImportPath, module)] = true
		for _, i := range p.Imports {
			name := strings.TrimPrefix(i, module)
			if to, known := row[name]; known && to <= from {
				t.Errorf(
					"%s imports %s, which is not below it: move what both need down, or ask for it by an interface",
					p.ImportPath, name)
			}
		}
	}
	for name := range row {
		if !seen[name] {
			t.Errorf("there is no package %s: update the rows", name)
		}
	}
}
