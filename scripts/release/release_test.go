package release

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	metricNamed = regexp.MustCompile(`\binfernet_[a-z0-9_]+`)
	fileNamed   = regexp.MustCompile(`scripts/release/[A-Za-z.]+`)
	goRequired  = regexp.MustCompile(`(?m)^go (\d+\.\d+)`)
	goImage     = regexp.MustCompile(`golang:(\d+\.\d+)`)
)

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// source is the text of a folder's Go files.
func source(t *testing.T, dir string) string {
	t.Helper()
	var all strings.Builder
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		b, err := os.ReadFile(path)
		all.Write(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

// TestAlertsAndBoardNameRealMetrics finds every metric of the alerts and of the Grafana board
// in the node, whole or as the last part of a name in a namespace and a subsystem.
func TestAlertsAndBoardNameRealMetrics(t *testing.T) {
	for path, least := range map[string]int{"alerts.yml": 5, "../../docs/grafana/infernet.json": 15} {
		checkMetrics(t, path, least)
	}
}

func checkMetrics(t *testing.T, path string, least int) {
	t.Helper()
	node, seen := source(t, "../../node"), 0
	for _, metric := range metricNamed.FindAllString(read(t, path), -1) {
		seen++
		name := strings.TrimPrefix(metric, "infernet_")
		_, inSubsystem, _ := strings.Cut(name, "_")
		if !strings.Contains(node, `"`+metric+`"`) && !strings.Contains(node, `"`+name+`"`) &&
			!strings.Contains(node, `"`+inSubsystem+`"`) {
			t.Errorf("%s names %s: the node has no such metric", path, metric)
		}
	}
	if seen < least {
		t.Errorf("only %d metrics were found in %s", seen, path)
	}
}

// TestReleaseFilesExist finds the files that the release's configuration takes from here.
func TestReleaseFilesExist(t *testing.T) {
	named := fileNamed.FindAllString(read(t, "../../.goreleaser.yaml"), -1)
	for _, path := range named {
		if _, err := os.Stat("../../" + path); err != nil {
			t.Error(err)
		}
	}
	if len(named) < 5 {
		t.Errorf("only %d files were found in the configuration", len(named))
	}
}

// TestImageBuildsWithTheModulesGo compares the container's Go with what go.mod asks for.
func TestImageBuildsWithTheModulesGo(t *testing.T) {
	want := goRequired.FindStringSubmatch(read(t, "../../go.mod"))
	got := goImage.FindStringSubmatch(read(t, "Dockerfile"))
	if want == nil || got == nil || want[1] != got[1] {
		t.Errorf("the Dockerfile builds with Go %v, go.mod asks for %v", got, want)
	}
}
