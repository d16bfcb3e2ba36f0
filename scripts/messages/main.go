// Command messages writes the binary form of everything that nodes send, sign and keep, from
// the Go types: the field tables of docs/messages.md, and docs/vectors with examples in bytes
// and hash.
//
//	go run ./scripts/messages            # the field tables
//	go run ./scripts/messages -update    # write the files
//
// A test compares the files with the types. Run it in the root of the repository.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	update := flag.Bool("update", false, "write docs/messages.md and docs/vectors")
	flag.Parse()
	if err := run(".", *update); err != nil {
		fmt.Fprintln(os.Stderr, "messages:", err)
		os.Exit(1)
	}
}

// run prints the field tables, or writes them and the examples into the tree at root.
func run(root string, update bool) error {
	parts, err := tables(root)
	if err != nil {
		return err
	}
	if !update {
		for _, s := range sections() {
			fmt.Println(parts[s.name])
		}
		return nil
	}
	doc := filepath.Join(root, "docs", "messages.md")
	text, err := os.ReadFile(doc)
	if err != nil {
		return err
	}
	next, err := filled(string(text), parts)
	if err != nil {
		return fmt.Errorf("%s: %w", doc, err)
	}
	for name, write := range vectorFiles {
		b, err := write()
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(name)), b, 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(doc, []byte(next), 0o644)
}

// vectorFiles are the files for programs in other languages, by path.
var vectorFiles = map[string]func() ([]byte, error){
	"docs/vectors/messages.json":      exampleFile,
	"docs/vectors/draws.json":         drawFile,
	"docs/vectors/schema.json":        schemaFile,
	"docs/vectors/step.json":          stepFile,
	"sdk/python/infernet/schema.json": schemaFile,
	"sdk/js/src/schema.json":          schemaFile,
}

// errMarker is returned where the document lacks a place for a section.
var errMarker = errors.New("no place for a generated section")

// filled returns a document with its generated sections replaced.
func filled(text string, parts map[string]string) (string, error) {
	for name, part := range parts {
		begin := "<!-- generated " + name + ": go run ./scripts/messages -update -->\n"
		before, rest, ok := strings.Cut(text, begin)
		_, after, closed := strings.Cut(rest, "<!-- end -->")
		if !ok || !closed {
			return "", fmt.Errorf("%w: %s", errMarker, name)
		}
		text = before + begin + part + "<!-- end -->" + after
	}
	return text, nil
}
