package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestRoundsShowWhatARunCostsAndMoves: both ratios are shown once there is something to compare.
func TestRoundsShowWhatARunCostsAndMoves(t *testing.T) {
	v := runInRounds()
	show := func() string {
		var b bytes.Buffer
		printRounds(&b, v)
		return b.String()
	}
	if got := show(); strings.Contains(got, "multiplier") || strings.Contains(got, "square-cube") {
		t.Errorf("before anything is settled:\n%s", got)
	}
	v.Multiplier, v.OperationsPerByte = 1.375, 32000
	for _, want := range []string{"1.38 times what the merged work costs", "3.2e+04 operations a byte", "250.0 Mb/s"} {
		if got := show(); !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	v.OperationsPerByte = 8e7
	if got := show(); !strings.Contains(got, "100.0 kb/s") {
		t.Errorf("a slow link:\n%s", got)
	}
}
