package main

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

var someListed = strings.NewReader(`
{"ImportPath": "` + module + `/market", "TestGoFiles": ["a_test.go"]}
{"ImportPath": "` + module + `/market.test", "Deps": ["os", "` + module + `/market [` + module + `/market.test]"]}
{"ImportPath": "` + module + `/market [` + module + `/market.test]"}
{"ImportPath": "` + module + `/node", "XTestGoFiles": ["a_test.go"]}
{"ImportPath": "` + module + `/node.test", "Deps": ["` + module + `/node", "` + module + `/market"]}
{"ImportPath": "` + module + `/train", "TestGoFiles": ["a_test.go"]}
{"ImportPath": "` + module + `/train.test", "Deps": ["` + module + `/train"]}
{"ImportPath": "` + module + `/contracts/evm", "TestGoFiles": ["a_test.go"]}
`)

func TestReached(t *testing.T) {
	pkgs, err := readPackages(someListed)
	if err != nil || len(pkgs) != 4 {
		t.Fatalf("%+v, %v", pkgs, err)
	}
	for _, c := range []struct {
		files []string
		want  []string // packages; "all": everything
	}{
		{nil, nil},
		{[]string{"market/offer.go"}, []string{"market", "node"}},
		{[]string{"market/testdata/x/y.json", "train/a.go"}, []string{"market", "node", "train"}},
		{[]string{"README.md", "market/README.md", "docs/figures/a.svg"}, nil},
		{[]string{"README.md", "go.mod"}, []string{"all"}},
		{[]string{"scripts/ci/main.go"}, []string{"all"}},
		{[]string{"contracts/evm/src/JobEscrow.sol"}, []string{"contracts/evm"}},
		{[]string{"scripts/contracts/mutate"}, nil},
		{[]string{"somewhere/else"}, []string{"all"}},
	} {
		r := reached(pkgs, c.files)
		got := slices.Sorted(maps.Keys(r.pkgs))
		if r.all {
			got = []string{"all"}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%v reach %v, want %v", c.files, got, c.want)
		}
	}
	if r := reached(pkgs, []string{"scripts/contracts/mutate"}); !r.ofFiles(contractFiles) || r.ofPackage("market") {
		t.Errorf("a script of the contracts reaches %+v", r)
	}
}
