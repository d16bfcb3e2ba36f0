package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func panelJob() api.JobView {
	return api.JobView{
		ID: "0x1", Segments: 8, SegmentsVerified: 3, SegmentsPaid: 2, Step: 100, Steps: 200, LossFirst: 5.5,
		LossLast: 1.25, TokensPerSecond: 9876, Deposited: 8_000_000, Decimals: 6, Refunded: 0,
		ProviderEarned: map[string]money.Units{"a": 1_800_000}, VerifierEarned: map[string]money.Units{"b": 200_000},
	}
}

// panelGolden is the panel of the casts in docs/figures: they name its hash (TestCastsShowThePanel).
const panelGolden = "testdata/panel.txt"

// TestPanelLines shows a job in the middle, as a terminal of 80 columns does.
func TestPanelLines(t *testing.T) {
	loss := []float64{5.5, 4, 3, 2, 1.5, 1.25}
	got := strings.Join(panelLines(panelJob(), loss, 80, false), "\n") + "\n"
	if *update {
		if err := os.WriteFile(panelGolden, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(panelGolden)
	if err != nil || got != string(want) {
		t.Errorf("got\n%s\nwant\n%s%v", got, want, err)
	}
}

// TestPanelFits draws jobs of every kind on terminals of every width: no line is longer than
// the terminal, the strip shows no more than there is, and colours change nothing else.
func TestPanelFits(t *testing.T) {
	jobs := map[string]api.JobView{"empty": {ID: "0x1"}, "middle": panelJob()}
	big := panelJob()
	big.Segments, big.SegmentsVerified, big.SegmentsPaid, big.Steps, big.Step = 65_536, 65_536, 65_536, 1<<31, 1<<31
	big.Ended, big.Deposited = true, 1<<62
	jobs["big"] = big
	for name, v := range jobs {
		for width := range 130 {
			plain := panelLines(v, []float64{3, 3}, width, false)
			for i, l := range panelLines(v, []float64{3, 3}, width, true) {
				bare := uncoloured(l)
				if utf8.RuneCountInString(bare) > width {
					t.Fatalf("%s at %d columns: %q", name, width, bare)
				}
				if bare != uncoloured(plain[i]) {
					t.Fatalf("%s at %d columns: colours change %q into %q", name, width, plain[i], bare)
				}
			}
		}
	}
}

var colours = regexp.MustCompile("\x1b\\[[0-9]*m")

// uncoloured is a line without its colours.
func uncoloured(line string) string { return colours.ReplaceAllString(line, "") }
