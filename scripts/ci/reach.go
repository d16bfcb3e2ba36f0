package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
)

// reach is what a change can make fail: packages, and files of other suites.
type reach struct {
	all   bool
	why   string // why all
	quick bool   // nothing that make check does, and no race detector
	pkgs  map[string]bool
	files []string
}

// everything is what a change to these files may break, and no list of packages says.
var everything = []string{"go.mod", "go.sum", "Makefile", ".ci/", "scripts/ci/", "testnet/lightning/daemons.",
	"testnet/surfpool/surfnet/"}

// prose is what no long test reads; the tests of documents always run.
var prose = []string{".md", "LICENSE", ".gitignore", ".svg", ".png"}

// reached finds the packages whose tests are built from changed files.
func reached(pkgs []goPackage, files []string) reach {
	r := reach{pkgs: map[string]bool{}, files: files}
	for _, file := range files {
		if hasAny(file, everything, strings.HasPrefix) {
			return reach{all: true, why: file + " changed"}
		}
		if hasAny(file, prose, strings.HasSuffix) {
			continue
		}
		owner, ok := ownerOf(pkgs, file)
		if !ok && !matchesFiles(suites, file) {
			return reach{all: true, why: file + " belongs to no package"}
		}
		for _, p := range pkgs {
			if ok && (p.path == owner || p.needs[owner]) {
				r.pkgs[p.path] = true
			}
		}
	}
	return r
}

// ownerOf is the package whose folder, or the nearest folder above, holds a file.
func ownerOf(pkgs []goPackage, file string) (string, bool) {
	for dir := path.Dir(file); dir != "."; dir = path.Dir(dir) {
		if slices.ContainsFunc(pkgs, func(p goPackage) bool { return p.path == dir }) {
			return dir, true
		}
	}
	return "", false
}

func hasAny(s string, parts []string, has func(s, part string) bool) bool {
	return slices.ContainsFunc(parts, func(p string) bool { return has(s, p) })
}

// ofPackage tells whether the tests of a package must run in full.
func (r reach) ofPackage(pkg string) bool { return r.all || r.pkgs[pkg] }

// ofFiles tells whether a file below one of the prefixes changed.
func (r reach) ofFiles(prefixes []string) bool {
	return r.all || slices.ContainsFunc(r.files, func(f string) bool { return hasAny(f, prefixes, strings.HasPrefix) })
}

func (r reach) String() string {
	if r.all {
		return "everything runs in full: " + r.why
	}
	return fmt.Sprintf("%d files changed, which reach %d packages", len(r.files), len(r.pkgs))
}

var errNoBase = errors.New("the commit that this change begins at is not known (INFERNET_BASE names one)")

// changed lists the files that differ from the base of this change.
func changed(ctx context.Context) ([]string, error) {
	base, err := baseOf(ctx)
	if err != nil {
		return nil, err
	}
	differ, err := output(ctx, "git", "diff", "--name-only", "--no-renames", base)
	if err != nil {
		return nil, err
	}
	untracked, err := output(ctx, "git", "ls-files", "--others", "--exclude-standard")
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(differ) + string(untracked)), nil
}

// baseOf is the commit that INFERNET_BASE names, or where this branch left main.
func baseOf(ctx context.Context) (string, error) {
	if named := os.Getenv("INFERNET_BASE"); named != "" {
		return named, nil
	}
	head, err := output(ctx, "git", "rev-parse", "HEAD")
	if err != nil {
		return "", err
	}
	for _, main := range []string{"origin/main", "main"} {
		base, err := output(ctx, "git", "merge-base", "HEAD", main)
		if err == nil && string(base) != string(head) {
			return strings.TrimSpace(string(base)), nil
		}
	}
	return "", errNoBase
}
