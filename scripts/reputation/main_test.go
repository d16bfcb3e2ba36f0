package main

import (
	"errors"
	"os"
	"testing"
)

// TestTheDocumentIsUpToDate compares the table of docs/reputation.md with what the command writes
// there now.
func TestTheDocumentIsUpToDate(t *testing.T) {
	if testing.Short() {
		t.Skip("plays all coalitions")
	}
	text, err := os.ReadFile("../../docs/reputation.md")
	if err != nil {
		t.Fatal(err)
	}
	got, err := filled(string(text), table())
	if err != nil {
		t.Fatal(err)
	}
	if got != string(text) {
		t.Error("docs/reputation.md is out of date: go run ./scripts/reputation -update")
	}
}

func TestADocumentWithoutAPlace(t *testing.T) {
	if _, err := filled("nothing", "x"); !errors.Is(err, errMarker) {
		t.Error("a document without a place was filled")
	}
}
