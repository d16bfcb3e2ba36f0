package escrow_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestFailuresAreTested: every test and scenario that docs/escrow.md names against
// a failure is there.
func TestFailuresAreTested(t *testing.T) {
	_, table, ok := strings.Cut(read(t, "../docs/escrow.md"), "## What chains and endpoints do to a payment")
	if !ok {
		t.Fatal("docs/escrow.md has no table of failures")
	}
	rows := 0
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| ---") ||
			strings.HasPrefix(line, "| what happens") {
			continue
		}
		rows++
		if named(t, line) == 0 {
			t.Errorf("nothing shows: %s", line)
		}
	}
	if rows < 15 {
		t.Errorf("only %d failures are listed", rows)
	}
}

var (
	testName     = regexp.MustCompile("`([a-z/]+)` (Test[A-Za-z0-9]+)")
	scenarioName = regexp.MustCompile(`scenario "([^"]+)"`)
)

// named counts what a row names, and misses what is not there.
func named(t *testing.T, row string) (n int) {
	t.Helper()
	for _, m := range testName.FindAllStringSubmatch(row, -1) {
		n++
		files, err := filepath.Glob(filepath.Join("..", m[1], "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, f := range files {
			found = found || strings.Contains(read(t, f), "func "+m[2]+"(t *testing.T)")
		}
		if !found {
			t.Errorf("%s has no %s", m[1], m[2])
		}
	}
	for _, m := range scenarioName.FindAllStringSubmatch(row, -1) {
		n++
		if !strings.Contains(read(t, "escrowtest/suite.go"), `{"`+m[1]+`", `) {
			t.Errorf("no scenario is called %q", m[1])
		}
	}
	return n
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
