package main

import (
	"os"
	"strings"
)

// group is packages that are tested by one command. A package belongs to the first
// group that names it; a test sees that each has one.
type group struct {
	name     string
	packages []string // patterns: ./market, ./train/...
	race     bool     // goroutines are here: the race detector watches them
	waits    bool     // it waits on daemons and clocks, and computes little
	// calm: its long tests run without the race detector, after the others with it. They
	// compute much, which the detector slows by 10 to 30, or their scenarios go by the clocks of
	// chains, which do not wait for slow programs.
	calm  bool
	alone bool // one package at a time
}

var groups = []group{
	{name: "lightning", packages: []string{"./testnet/lightning"}, waits: true},
	{name: "rails", packages: []string{"./escrow/evmrail", "./escrow/solanarail"}, race: true, waits: true, calm: true},
	{name: "test networks", packages: []string{"./contracts/solana/...", "./testnet/anvil", "./testnet/surfpool"},
		waits: true},
	{name: "pure", packages: []string{"./escrow", "./market/..."}}, // no goroutines
	{name: "engine's users", packages: []string{"./node/disputes", "./node/executor", "./node/bundle", "./node/ledger"},
		race: true, calm: true},
	{name: "concurrent", packages: []string{"./node/...", "./chain/...", "./escrow/...", "./zkproof/commit",
		"./train/tokenizer", "./testnet/fault/..."}, race: true},
	{name: "numbers", packages: []string{"./train/...", "./zkproof/...", "./contracts/...", "./testnet/disputes",
		"./testnet/economy", "./testnet/reputation", "./testnet/scale", "./scripts/..."}},
	{name: "networks", packages: []string{"./testnet", "./testnet/hostile", "./testnet/rehearsal", "./cmd/..."},
		race: true, waits: true, calm: true, alone: true},
}

// suite is a check that is no Go test, and runs where its files changed.
type suite struct {
	name  string
	argv  []string
	files []string // prefixes of the files that it is about
}

var suites = []suite{
	{"contracts: forge", []string{"scripts/contracts/test"}, contractFiles},
	{"contracts: slither", []string{"scripts/contracts/slither"}, contractFiles},
	{"contracts: mutants listed", []string{"scripts/contracts/mutate", "check"}, contractFiles},
	{"contracts: built anew", []string{"scripts/contracts/check"}, contractFiles},
	{"libraries: Python, JavaScript", []string{"sdk/test"}, []string{"sdk/", "docs/vectors/", "scripts/messages/"}},
	{"libraries: examples in a network", []string{"sdk/e2e"}, []string{"sdk/", "scripts/sdk/", "market/"}},
	{"clients: generated from openapi.json", []string{"sdk/clients/test"}, []string{"sdk/clients/", "scripts/clients/",
		"node/api/"}},
	{"page: in a browser", []string{"scripts/web/test"}, pageFiles},
	{"coverage", []string{"scripts/cover"}, []string{"market/", "escrow/", "node/ledger/", "scripts/cover"}},
}

var contractFiles = []string{"contracts/evm/", "scripts/contracts/", "scripts/foundry/", "docs/mutation.md"}

var pageFiles = []string{"node/web/", "node/api/", "scripts/web/", "node/series/", "node/topup", "node/rail/topup",
	"scripts/lightning/pay/"}

func matchesFiles(ss []suite, file string) bool {
	for _, s := range ss {
		if hasAny(file, s.files, strings.HasPrefix) {
			return true
		}
	}
	return false
}

// pure packages do no I/O: their tests take seconds.
var pure = []string{"./market/...", "./escrow", "./zkproof/commit", "./zkproof/dispute", "./zkproof/circuit/float",
	"./train/canon", "./train/data/...", "./train/frozen", "./train/merkle", "./train/optim", "./train/program",
	"./train/strictjson", "./train/tokenizer", "./node/web", "./scripts/layers", "./scripts/ci", "./scripts/messages"}

func goTool() string {
	if g := os.Getenv("GO"); g != "" {
		return g
	}
	return "go"
}

// checks need no test to run.
func checks() lane {
	g := goTool()
	return lane{
		format(), command("vet", g, "vet", "-tags", daemonsTag, "./..."),
		command("lint", g, "tool", "-modfile=scripts/lint/go.mod", "golangci-lint", "run"),
	}
}

func format() part {
	return command("format", "sh", "-c",
		`bad=$(gofmt -l $(git ls-files '*.go')); [ -z "$bad" ] || { echo "gofmt these:"; echo "$bad"; exit 1; }`)
}

func checkPlan() plan {
	return plan{{append(checks(), goTest("layers, pure packages", group{}, pure, false))}}
}

// goTest is the command that tests packages of a group.
func goTest(name string, g group, pkgs []string, short bool) part {
	argv := []string{goTool(), "test", "-json", "-tags", daemonsTag, "-timeout", "40m"}
	if short {
		name += ", short"
		argv = append(argv, "-short")
	}
	if g.race {
		argv = append(append(argv, "-race"), unwatched()...)
	}
	if g.alone {
		argv = append(argv, "-p", "1")
	}
	return part{name: name, argv: append(argv, pkgs...), env: fixedSeed(), tests: true, full: !short}
}

// solitary are packages that compute much and share nothing: neither they nor what they call hand memory
// to another goroutine. The race detector would slow them by 10 to 30 and could find nothing. One that
// imports sync may not be here: its atomics would order nothing in the detector's eyes.
var solitary = []string{"./train/merkle", "./train/tensor", "./train/num/internal/precise",
	"golang.org/x/crypto/scrypt", "github.com/holiman/uint256", "github.com/ethereum/go-ethereum/crypto/keccak"}

// unwatched are the compiler's flags that undo -race for solitary packages: its last flag counts.
func unwatched() (flags []string) {
	for _, p := range solitary {
		flags = append(flags, "-gcflags="+p+"=-race=false")
	}
	return flags
}

// fixedSeed has rapid draw the same cases in every run: what it could find by chance
// must not fail somebody else's change. Whoever looks for more sets RAPID_SEED to
// another number, or to 0 for a new one each time.
func fixedSeed() []string {
	if _, set := os.LookupEnv(seedVariable); set {
		return nil
	}
	return []string{seedVariable + "=1"}
}

const seedVariable = "RAPID_SEED"

// byGroup lists the packages with tests of each group.
func byGroup(pkgs []goPackage) [][]goPackage {
	out := make([][]goPackage, len(groups))
	for _, p := range pkgs {
		if !p.tests() {
			continue
		}
		for i, g := range groups {
			if matches(p.path, g.packages) {
				out[i] = append(out[i], p)
				break
			}
		}
	}
	return out
}

// daemons are built or fetched before the tests that start them. Clef, which one
// long test starts, is built by that test.
func daemons() lane {
	return lane{
		command("set up anvil and forge", "scripts/foundry/install"),
		command("build the Solana network", "scripts/solana/net"),
		command("build btcd and lnd", goTool(), "run", "./scripts/lightning"),
	}
}

// testPlan tests every package: in full what the change reaches, the rest without
// its long tests. What waits runs beside what computes.
func testPlan(pkgs []goPackage, r reach) plan {
	working, waiting := append(checks(), threads()), daemons()
	if r.quick {
		working = lane{format()}
	}
	for i, own := range byGroup(pkgs) {
		parts := partsOf(groups[i], own, r)
		if groups[i].waits {
			waiting = append(waiting, parts...)
		} else {
			working = append(working, parts...)
		}
	}
	working = append(working, partsOfSuites(r)...)
	return plan{{working.nice(), waiting}}
}

// threads tests what is parallel in train/num under the race detector. Its
// comparisons of bits run without, which would slow them by ten.
func threads() part {
	p := goTest("threads of train/num", group{race: true}, []string{"./train/num"}, false)
	p.argv = append(p.argv, "-run", "Each|Shared|Goroutines|^TestConformance$")
	return p
}

// partsOf tests packages of a group: without their long tests where the change does
// not reach them.
func partsOf(g group, pkgs []goPackage, r reach) (parts lane) {
	g.race = g.race && !r.quick
	watched := g.race && g.calm
	var full, short []string
	for _, p := range pkgs {
		reached := !p.long || r.ofPackage(p.path)
		if reached && (p.long || !watched) {
			full = append(full, "./"+p.path)
		}
		if !reached || watched {
			short = append(short, "./"+p.path)
		}
	}
	if len(short) > 0 {
		parts = append(parts, goTest(g.name, g, short, true))
	}
	if len(full) > 0 {
		g.race = g.race && !g.calm
		parts = append(parts, goTest(g.name, g, full, false))
	}
	return parts
}

// partsOfSuites are the suites that the change reaches. Forge's tests run in any case,
// with few random calls, and so do the page's journeys that take seconds.
func partsOfSuites(r reach) (parts lane) {
	for _, s := range suites {
		if r.ofFiles(s.files) {
			parts = append(parts, command(s.name, s.argv...))
		}
	}
	if !r.ofFiles(pageFiles) {
		quick := command("page: in a browser, short", "scripts/web/test")
		quick.env = []string{"SHORT=1"}
		parts = append(parts, quick)
	}
	if !r.ofFiles(contractFiles) {
		quick := command("contracts: forge, short", "scripts/contracts/test")
		quick.env = []string{"RUNS=16"}
		parts = append(parts, quick)
	}
	return parts
}

// runPlan is testPlan and the demos.
func runPlan(pkgs []goPackage, r reach) plan {
	return append(testPlan(pkgs, r), stage{demos()})
}

// demos are whole networks of processes, as the README shows them.
func demos() lane {
	const exe = "bin/infernet"
	l := lane{command("build infernet", goTool(), "build", "-o", exe, "./cmd/infernet")}
	for _, args := range []string{
		"", "--cheat", "--kill-provider", "--client-vanishes", "--finetune --cheat",
		"--dispute", "--finetune --dispute", "--workers 3 --cheat --preset demo --steps 160",
		"--rail solana --preset d64 --steps 48 --segments 4",
		"--rail lightning --cheat --preset d64 --steps 48 --segments 4",
	} {
		argv := append([]string{exe, "demo", "--json"}, strings.Fields(args)...)
		l = append(l, command(strings.TrimSpace("demo "+args), argv...))
	}
	return l
}
