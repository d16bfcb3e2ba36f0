// Command reputation plays the coalitions of testnet/reputation and prints which share of the
// jobs each gets:
//
//	go run ./scripts/reputation
//
// With -update it writes the figures into docs/reputation.md. Run it in the root of the
// repository.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/testnet/reputation"
)

// What the document's figures come from.
const (
	docSeed = 1
	docRuns = 40
	docJobs = 200
)

const begin, end = "<!-- generated run: go run ./scripts/reputation -update -->\n", "<!-- end -->"

func main() {
	update := flag.Bool("update", false, "write docs/reputation.md")
	flag.Parse()
	if err := run(*update); err != nil {
		fmt.Fprintln(os.Stderr, "reputation:", err)
		os.Exit(1)
	}
}

func table() string { return reputation.Table(reputation.Run(docSeed, docRuns, docJobs)) }

func run(update bool) error {
	if !update {
		_, err := fmt.Println(table())
		return err
	}
	path := filepath.Join("docs", "reputation.md")
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	next, err := filled(string(text), table())
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return os.WriteFile(path, []byte(next), 0o644)
}

// errMarker is returned where the document lacks the place of the table.
var errMarker = errors.New("no place for the generated table")

// filled returns the document with the table replaced.
func filled(text, table string) (string, error) {
	before, rest, ok := strings.Cut(text, begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return "", errMarker
	}
	return before + begin + table + end + after, nil
}
