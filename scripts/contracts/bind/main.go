// Command bind writes the Go bindings of a folder of contract artefacts.
//
//	go run ./scripts/contracts/bind -abi FOLDER/abi -package NAME -out FILE
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi/abigen"
)

// artefact is a file that build.mjs writes.
type artefact struct {
	Contract string          `json:"contract"`
	ABI      json.RawMessage `json:"abi"`
	Bytecode string          `json:"bytecode"`
}

func main() {
	folder := flag.String("abi", "", "folder of artefacts")
	pkg := flag.String("package", "", "Go package name")
	out := flag.String("out", "", "Go file to write")
	flag.Parse()
	if err := run(*folder, *pkg, *out); err != nil {
		fmt.Fprintln(os.Stderr, "bind:", err)
		os.Exit(1)
	}
}

// unbound lists functions that several contracts have. abigen gives their result
// types the same name, so they do not fit into one package. The artefacts keep these
// functions for wallets, which read a domain, and for callers that compress a proof.
var unbound = []string{"eip712Domain", "compressProof"}

// boundABI returns an ABI without the unbound functions.
func boundABI(raw json.RawMessage) (string, error) {
	var entries []json.RawMessage
	if err := json.Unmarshal(raw, &entries); err != nil {
		return "", err
	}
	entries = slices.DeleteFunc(entries, func(e json.RawMessage) bool {
		var entry struct{ Name string }
		return json.Unmarshal(e, &entry) == nil && slices.Contains(unbound, entry.Name)
	})
	bound, err := json.Marshal(entries)
	return string(bound), err
}

func run(folder, pkg, out string) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("no artefacts in %q: run scripts/contracts/build first", folder)
	}
	var names, abis, codes []string
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		var a artefact
		if err := json.Unmarshal(raw, &a); err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		bound, err := boundABI(a.ABI)
		if err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		names, abis, codes = append(names, a.Contract), append(abis, bound), append(codes, a.Bytecode)
	}
	code, err := abigen.BindV2(names, abis, codes, pkg, nil, nil)
	if err != nil {
		return err
	}
	code = strings.ReplaceAll(code, `errors.New("Unknown error")`, `errors.New("unknown error")`) // as Go writes errors
	return os.WriteFile(out, []byte(code), 0o644)
}
