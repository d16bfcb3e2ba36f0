package layers

import (
	"bytes"
	"os"
	"os/exec"
	"path"
	"strings"
	"testing"
)

// Bounds of hand-written code, tests apart: what is larger, nobody reads as a whole.
const (
	maxFileLines    = 400
	maxPackageFiles = 25
	maxPackageLines = 5000
)

// larger packages, and why.
var larger = map[string]string{
	"cmd/infernet": "one file for each command",
	"escrow/lightningrail": "what a contract is elsewhere: client, provider and arbiter share the " +
		"record of a lease and " +
		"the messages about its locks",
	"train/ir":  "one file for each part of a step, each way to compute it, and each thing that a game asks of it",
	"train/num": "one file for each operation, and for each kind of processor",
}

// TestFilesAndPackagesStaySmall counts the files that git knows.
func TestFilesAndPackagesStaySmall(t *testing.T) {
	out, err := exec.Command("git", "-C", "../..", "ls-files", "*.go").Output()
	if err != nil {
		t.Fatal(err)
	}
	files, lines := map[string]int{}, map[string]int{}
	for name := range strings.Lines(string(out)) {
		name = strings.TrimSpace(name)
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			continue
		}
		b, err := os.ReadFile("../../" + name)
		if os.IsNotExist(err) {
			continue // moved, and not committed yet
		}
		if err != nil {
			t.Fatal(err)
		}
		n := bytes.Count(b, []byte("\n"))
		if n > maxFileLines {
			t.Errorf("%s has %d lines, at most %d: divide it by what it does", name, n, maxFileLines)
		}
		files[path.Dir(name)]++
		lines[path.Dir(name)] += n
	}
	if len(files) < 50 {
		t.Fatalf("only %d packages were found: the check would prove nothing", len(files))
	}
	for dir, n := range files {
		if _, known := larger[dir]; !known && (n > maxPackageFiles || lines[dir] > maxPackageLines) {
			t.Errorf("%s has %d files and %d lines, at most %d and %d: divide it, or say here why it is larger",
				dir, n, lines[dir], maxPackageFiles, maxPackageLines)
		}
	}
	for dir := range larger {
		if files[dir] <= maxPackageFiles && lines[dir] <= maxPackageLines {
			t.Errorf("%s is not larger than others any more: take it off the list", dir)
		}
	}
}
