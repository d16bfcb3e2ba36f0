package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// castOf reads a cast (asciinema, version 2) as players do: a header, then times that never fall, with what was
// written.
func castOf(t *testing.T, name string) (panel, text string) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "docs", "figures", name))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSpace(b), []byte("\n"))
	var h struct {
		Version, Width, Height int
		Panel                  string `json:"panel_sha256"`
	}
	if err := json.Unmarshal(lines[0], &h); err != nil || h.Version != 2 || h.Width < 40 || h.Height < 10 {
		t.Fatalf("header %s: %v", lines[0], err)
	}
	var all strings.Builder
	last := 0.0
	for i, l := range lines[1:] {
		var at float64
		var kind, written string
		err := json.Unmarshal(l, &[]any{&at, &kind, &written})
		if err != nil || kind != "o" || written == "" || at < last {
			t.Fatalf("line %d: %.80s: %v", i+2, l, err)
		}
		last = at
		all.WriteString(written)
	}
	return h.Panel, all.String()
}

// TestCastsShowThePanel: whoever changes the panel records it again.
func TestCastsShowThePanel(t *testing.T) {
	golden, err := os.ReadFile(panelGolden)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(golden)
	for name, shows := range map[string][]string{
		"demo.cast":      {"segments", "4 verified, 4 paid of 4", "chain transactions"},
		"job-watch.cast": {"segments", "4 verified", "verdict"},
	} {
		panel, text := castOf(t, name)
		if panel != hex.EncodeToString(sum[:]) {
			t.Errorf("%s is of another panel: run make cast", name)
		}
		for _, s := range shows {
			if !strings.Contains(text, s) {
				t.Errorf("%s does not show %q", name, s)
			}
		}
	}
}
