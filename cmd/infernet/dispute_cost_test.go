package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestAuditC3QuoteAndVerifySayWhatADisputeTakes: both show the lock, the reward and how long
// this machine computes, and say where that is too long.
func TestAuditC3QuoteAndVerifySayWhatADisputeTakes(t *testing.T) {
	d := api.DisputeCost{Lock: 6_000_000, Reward: 1_500_000, Bond: 26_000_000, ChallengerGas: 1_160_000,
		Seconds: 1621, Moves: 17, Computing: 31, ComputingLimit: 75}
	var quote, check bytes.Buffer
	printPreview(&quote, api.Quote{Decimals: 6, Dispute: &d})
	printSegmentCheck(&check, api.SegmentCheck{Decimals: 6, Dispute: &d})
	for name, text := range map[string]string{"quote": quote.String(), "verify": check.String()} {
		for _, want := range []string{"6.00", "1.50", "0.026", "1160000", "at most 1621 s",
			"about 31 s of this machine"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s does not say %q:\n%s", name, want, text)
			}
		}
		if strings.Contains(text, "does not bid") {
			t.Errorf("%s refuses what is fast enough:\n%s", name, text)
		}
	}
	d.Computing = 76
	if got := computing(d); !strings.Contains(got, "does not bid and does not challenge, as that is more than 75 s") ||
		!strings.Contains(got, "training.marks") {
		t.Errorf("too slow: %q", got)
	}
}
