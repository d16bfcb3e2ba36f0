package main

import (
	"go/build/constraint"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../.."

// TestEveryPackageIsTested: each package with tests belongs to one group, and the
// whole run names it once.
func TestEveryPackageIsTested(t *testing.T) {
	pkgs, err := listPackages(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(pkgs) < 60 {
		t.Fatalf("only %d packages", len(pkgs))
	}
	for _, r := range []reach{{}, {quick: true}, {all: true}, {pkgs: map[string]bool{"market": true}}} {
		times := map[string]int{}
		for _, l := range testPlan(pkgs, r)[0] {
			for _, p := range l {
				if strings.HasPrefix(p.name, "threads of") {
					continue // once more, under the race detector
				}
				for _, arg := range p.argv {
					times[arg]++
				}
			}
		}
		for _, p := range pkgs {
			if got := times["./"+p.path]; p.tests() && got != 1 && !(got == 2 && calm(p.path)) {
				t.Errorf("%s is tested %d times", p.path, got)
			}
		}
	}
}

// TestTheRaceDetectorRuns in all runs but the quick one, which would have to compile everything
// once more for it.
func TestTheRaceDetectorRuns(t *testing.T) {
	pkgs, err := listPackages(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []reach{{}, {quick: true}, {all: true}} {
		var with, static int
		for _, l := range testPlan(pkgs, r)[0] {
			for _, p := range l {
				if slices.Contains(p.argv, "-race") {
					with++
				}
				if p.name == "vet" || p.name == "lint" {
					static++
				}
			}
		}
		if r.quick != (with == 0) || r.quick != (static == 0) || !r.quick && with < 4 {
			t.Errorf("%+v: %d parts with the race detector, %d of static analysis", r, with, static)
		}
	}
}

// TestSolitaryPackagesShareNothing: what synchronises goroutines must be compiled for the race detector.
func TestSolitaryPackagesShareNothing(t *testing.T) {
	list := append([]string{"list", "-f", "{{join .Imports \"\\n\"}}"}, solitary...)
	cmd := exec.CommandContext(t.Context(), "go", list...)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil || len(out) == 0 {
		t.Fatal(err)
	}
	for name := range strings.FieldsSeq(string(out)) {
		if name == "sync" || name == "runtime" || strings.HasPrefix(name, "sync/") || strings.Contains(name, "x/sync") {
			t.Errorf("a package that the race detector does not watch imports %s", name)
		}
	}
}

// TestEveryPackageWithGoroutinesIsWatched: also one without long tests, in a group whose long tests run without the
// race detector.
func TestEveryPackageWithGoroutinesIsWatched(t *testing.T) {
	calmly := group{name: "calm", race: true, calm: true}
	few, many := goPackage{path: "few"}, goPackage{path: "many", long: true}
	for _, x := range []struct {
		r               reach
		watched, others []string
	}{
		{reach{all: true}, []string{"./few", "./many"}, []string{"./many"}},
		{reach{}, []string{"./few", "./many"}, nil},
	} {
		var watched, others []string
		for _, p := range partsOf(calmly, []goPackage{few, many}, x.r) {
			named := slices.DeleteFunc(slices.Clone(p.argv), func(a string) bool { return !strings.HasPrefix(a, "./") })
			if slices.Contains(p.argv, "-race") {
				watched = append(watched, named...)
			} else {
				others = append(others, named...)
			}
		}
		if !slices.Equal(watched, x.watched) || !slices.Equal(others, x.others) {
			t.Errorf("%+v: %v with the detector, %v without", x.r, watched, others)
		}
	}
}

// calm packages are tested twice in full runs: with the race detector and without.
func calm(pkg string) bool {
	return slices.ContainsFunc(groups, func(g group) bool { return g.calm && matches(pkg, g.packages) })
}

// TestGroupsAndPurePackagesExist: a pattern that names nothing is a mistake.
func TestGroupsAndPurePackagesExist(t *testing.T) {
	pkgs, err := listPackages(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	patterns := slices.Clone(pure)
	for _, g := range groups {
		patterns = append(patterns, g.packages...)
	}
	for _, pattern := range patterns {
		found := false
		for _, p := range pkgs {
			found = found || matches(p.path, []string{pattern})
		}
		if !found {
			t.Errorf("no package is %s", pattern)
		}
	}
}

// TestPrefixesExist: what files are told apart by is there.
func TestPrefixesExist(t *testing.T) {
	prefixes := slices.Clone(everything)
	for _, s := range suites {
		prefixes = append(prefixes, s.files...)
	}
	for _, p := range prefixes {
		if found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(p)) + "*"); err != nil ||
			len(found) == 0 {
			t.Errorf("no file begins with %s, %v", p, err)
		}
	}
}

// known build tags of tests, and whether tests are built with them.
var known = map[string]bool{
	daemonsTag: true, "race": true, "nocuda": false, "load": false, // tests are built without them
	"unix": true, "linux": true, "darwin": true, "freebsd": true, "windows": true, "amd64": true, "arm64": true,
}

// TestEveryBuildTagIsBuilt: no test hides behind a tag that no target sets.
func TestEveryBuildTagIsBuilt(t *testing.T) {
	n := 0
	each(t, func(path, text string) {
		for line := range strings.Lines(text) {
			if !strings.HasSuffix(path, "_test.go") || !constraint.IsGoBuild(line) {
				continue
			}
			x, err := constraint.Parse(strings.TrimSpace(line))
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			n++
			x.Eval(func(tag string) bool {
				if _, ok := known[tag]; !ok {
					t.Errorf("%s: no target builds with the tag %s", path, tag)
				}
				return true
			})
		}
	})
	if n < 20 {
		t.Errorf("only %d constraints found", n)
	}
}

// TestEveryScriptIsNamed: each program below scripts is called by a target, another
// script or a test.
func TestEveryScriptIsNamed(t *testing.T) {
	var texts strings.Builder
	var scripts []string
	each(t, func(path, text string) {
		info, err := os.Stat(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(path, "scripts/") && info.Mode()&0o111 != 0 {
			scripts = append(scripts, path)
			text = strings.ReplaceAll(text, path, "") // its own usage
		}
		if !strings.HasSuffix(path, ".md") {
			texts.WriteString(text)
		}
	})
	if len(scripts) < 15 {
		t.Fatalf("only %d scripts", len(scripts))
	}
	for _, s := range scripts {
		dir, name := filepath.Split(strings.TrimPrefix(s, "scripts/"))
		called := []string{s, "../" + dir + name, "\n./" + name, "/" + name + `"`,
			`"` + filepath.Clean(dir) + `", "` + name + `"`}
		if !hasAny(texts.String(), called, strings.Contains) {
			t.Errorf("nothing runs %s", s)
		}
	}
}

// each reads the files that git knows, and new ones.
func each(t *testing.T, fn func(path, text string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules" || d.Name() == "bin") {
			return fs.SkipDir
		}
		if !d.Type().IsRegular() || strings.HasPrefix(d.Name(), ".git") {
			return nil
		}
		if info, err := d.Info(); err != nil || info.Size() > 1<<18 {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		b, err := os.ReadFile(path)
		fn(filepath.ToSlash(rel), string(b))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
