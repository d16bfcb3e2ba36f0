package main

import (
	"os"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/economy"
)

// TestTheDocumentIsUpToDate compares every figure of docs/economics.md with what the command
// writes there now. A short test does not play the leases.
func TestTheDocumentIsUpToDate(t *testing.T) {
	text, err := os.ReadFile("../../docs/economics.md")
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string]string{"terms": terms(), "deviations": deviations(), "losses": losses()}
	if !testing.Short() {
		all, err := economy.Run(docSeed, docLeases)
		if err != nil {
			t.Fatal(err)
		}
		parts = sections(all)
	}
	got, err := filled(string(text), parts)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := os.ReadFile("../../docs/figures/economics.svg")
	if err != nil {
		t.Fatal(err)
	}
	if got != string(text) || string(picture()) != string(drawn) {
		t.Error("docs/economics.md or its picture is out of date: go run ./scripts/economy -update")
	}
}

func TestASectionWithoutAPlace(t *testing.T) {
	if _, err := filled("nothing", map[string]string{"run": "x"}); err == nil {
		t.Error("a document without a place was filled")
	}
}
