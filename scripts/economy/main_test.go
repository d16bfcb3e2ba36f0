package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/economics"
	"github.com/infernetprotocol/infernet/testnet/economy"
)

// root is the repository's, from here.
const root = "../.."

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, path))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTheDocumentsAreUpToDate compares every figure of README.md, docs/threat-model.md and
// docs/economics.md with what the command writes there now. A short test does not play the
// leases.
func TestTheDocumentsAreUpToDate(t *testing.T) {
	var all []economy.Measured
	if !testing.Short() {
		var err error
		if all, err = economy.Run(docSeed, docLeases); err != nil {
			t.Fatal(err)
		}
	}
	for path, parts := range documents(all) {
		text := read(t, path)
		if got, err := filled(text, parts); err != nil || got != text {
			t.Errorf("%s is out of date: go run ./scripts/economy -update (%v)", path, err)
		}
	}
	if string(picture()) != read(t, "docs/figures/economics.svg") {
		t.Error("the picture is out of date: go run ./scripts/economy -update")
	}
}

// TestWhatTheDocumentSaysInWords holds the numbers that stand in sentences of docs/economics.md to
// what follows from the usual terms.
func TestWhatTheDocumentSaysInWords(t *testing.T) {
	p, text := economy.Usual(), read(t, "docs/economics.md")
	half, passed := p, p
	half.Coalition = economics.Coalition{Friends: 1500, Of: 3000}
	passed.DrawsAdd = false
	seen := 0.0 // the share of claims at which somebody must look
	for _, d := range p.Deviations() {
		if d.Name == economics.Invent {
			seen = float64(d.Gain) / float64(d.Gain+d.Loss)
		}
	}
	price, lock := float64(p.Price), float64(p.Lock)
	for _, x := range []struct {
		says          string
		number        float64
		least, beyond float64
	}{
		{"0.9 of a price, of which computing is 0.75", float64(p.Pay()) / price, 0.899, 0.901},
		{"0.9 of a price, of which computing is 0.75", float64(p.Cost()) / price, 0.749, 0.751},
		{"at a half the usual lock is more than four times too small", float64(half.LeastLock()) / lock, 4, 5},
		{"below one of six, invented claims pay", seen, 1.0 / 7, 1.0 / 6},
		{"one interval of 16 is found with 10⁻⁶", passed.Detected(1, economics.Coalition{}), 0.9e-6, 1.1e-6},
		{"instead of 6 %", p.Detected(1, economics.Coalition{}), 0.06, 0.07},
		{"the net lock is 3/4 of it, less\n1/128 for each verifier", float64(p.NetLock()) / lock, 0.7421, 0.7423},
		{"up to ten times", economics.MostLocked, 10, 11},
		{"every margin is 2 at least", economics.Margin, 2, 3},
		{"the fee is less than 1.2 ×", economics.HonestPay, 120, 121},
		{"a backdoor in one step is found with 1/16", p.Caught(1), 0.0625, 0.0626},
	} {
		if !strings.Contains(text, x.says) {
			t.Errorf("the document does not say %q any more: this test must follow it", x.says)
		}
		if x.number < x.least || x.number >= x.beyond {
			t.Errorf("%q: it is %g, want %g to %g", x.says, x.number, x.least, x.beyond)
		}
	}
}

// TestWhatARailThatLocksNothingWantsIsEnough: the cure that the document shows.
func TestWhatARailThatLocksNothingWantsIsEnough(t *testing.T) {
	p := economy.Usual()
	p.Lock = 0
	if !strings.Contains(unlocked(), "set verification.verifiers: 4, and payment.verification_share: 20%") {
		t.Error(unlocked())
	}
	if p.Verifiers, p.VerifyBPS = 4, 2000; economics.Check(p) != nil {
		t.Error(economics.Check(p))
	}
}

func TestASectionWithoutAPlace(t *testing.T) {
	if _, err := filled("nothing", map[string]string{"run": "x"}); err == nil {
		t.Error("a document without a place was filled")
	}
}
