package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/infernetprotocol/infernet"

// daemonsTag builds the tests that need anvil, btcd and lnd, clef, or the Solana
// network beside Go.
const daemonsTag = "daemons"

// goPackage is a package of the module.
type goPackage struct {
	path  string // inside the module, "cmd/infernet"
	dir   string
	files []string // of its tests
	long  bool     // -short skips or cuts some of the tests
	// needs holds the paths of the module's packages that its tests are built from.
	needs map[string]bool
}

// listed is what go list prints of a package.
type listed struct {
	ImportPath   string
	Dir          string
	TestGoFiles  []string
	XTestGoFiles []string
	Deps         []string
}

// listPackages returns the packages of the module with the tests of daemons.
func listPackages(ctx context.Context) ([]goPackage, error) {
	out, err := output(ctx, "go", "list", "-tags", daemonsTag, "-test", "-deps=false",
		"-json=ImportPath,Dir,TestGoFiles,XTestGoFiles,Deps", module+"/...")
	if err != nil {
		return nil, err
	}
	pkgs, err := readPackages(bytes.NewReader(out))
	for i := range pkgs {
		if err == nil {
			pkgs[i].long, err = haveLong(pkgs[i].dir, pkgs[i].files)
		}
	}
	return pkgs, err
}

func (p goPackage) tests() bool { return len(p.files) > 0 }

func readPackages(in io.Reader) ([]goPackage, error) {
	var pkgs []goPackage
	needs := map[string]map[string]bool{}
	for d := json.NewDecoder(in); ; {
		var l listed
		if err := d.Decode(&l); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		plain, variant, isVariant := strings.Cut(l.ImportPath, " [")
		switch name, isTest := strings.CutSuffix(plain, ".test"); {
		case isVariant && variant != "":
		case isTest:
			needs[short(name)] = inModule(l.Deps)
		default:
			files := slices.Concat(l.TestGoFiles, l.XTestGoFiles)
			pkgs = append(pkgs, goPackage{path: short(plain), dir: l.Dir, files: files})
		}
	}
	for i := range pkgs {
		pkgs[i].needs = needs[pkgs[i].path]
	}
	return pkgs, nil
}

// haveLong tells whether tests ask for -short. All others are spared it: it would
// cut their random tests too.
func haveLong(dir string, files []string) (bool, error) {
	for _, name := range files {
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || bytes.Contains(b, []byte("testing.Short()")) {
			return err == nil, err
		}
	}
	return false, nil
}

func inModule(deps []string) map[string]bool {
	in := map[string]bool{}
	for _, d := range deps {
		d, _, _ = strings.Cut(d, " [")
		if strings.HasPrefix(d, module+"/") {
			in[short(d)] = true
		}
	}
	return in
}

// matches tells whether a package's path is one of the patterns: ./market,
// ./train/... (it and all below).
func matches(pkg string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		p = strings.TrimPrefix(p, "./")
		if below, all := strings.CutSuffix(p, "..."); all {
			return below == "" || strings.HasPrefix(pkg+"/", below)
		}
		return pkg == p
	})
}

func output(ctx context.Context, name string, args ...string) ([]byte, error) {
	out, err := exec.CommandContext(ctx, name, args...).Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("%s %s: %w: %s", name, args[0], err, bytes.TrimSpace(exit.Stderr))
	}
	return out, err
}
