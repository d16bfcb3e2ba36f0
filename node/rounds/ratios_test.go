package rounds

import (
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// TestTheMultiplierIsOfMoneyAndOfMergedWork: checks cost a fifth of the pay, and one of four segments came too late.
func TestTheMultiplierIsOfMoneyAndOfMergedWork(t *testing.T) {
	lease := coordinator.SettledLease{Segments: 1, ToProv: 100, ToOthers: 20}
	unpaid := coordinator.SettledLease{} // of one who was caught
	figures := []coordinator.Figures{{Settled: []coordinator.SettledLease{lease, unpaid, lease}},
		{Settled: []coordinator.SettledLease{lease, lease}}}
	end := merkle.Root{1}
	merged := []rounds.Manifest{
		{Entries: []rounds.Entry{{Weight: 1, End: end}, {Slot: 1}}},
		{Entries: []rounds.Entry{{Weight: 1, End: end}, {Slot: 1, End: end}}},
		{Entries: []rounds.Entry{{Slot: 0}, {Slot: 1, Weight: 1, End: end}}},
	}
	if got := multiplier(figures, merged); math.Abs(got-1.2*4/3) > 1e-12 {
		t.Errorf("%g, want %g", got, 1.2*4/3)
	}
	for name, got := range map[string]float64{
		"nothing merged":  multiplier(figures, nil),
		"nothing settled": multiplier(make([]coordinator.Figures, 2), merged),
	} {
		if got != 0 {
			t.Errorf("%s: %g", name, got)
		}
	}
}

// TestOperationsOfAByte: frozen parameters get no gradient, and their operations count all the same.
func TestOperationsOfAByte(t *testing.T) {
	p, err := engine.Preset("demo", 6, 3)
	if err != nil {
		t.Fatal(err)
	}
	all, tokens := float64(p.Model.Parameters()), float64(p.TokensPerStep())
	if got, want := operationsPerByte(p, 10, 1000), 6*all*tokens*10/1000; got != want {
		t.Errorf("%g, want %g", got, want)
	}
	p.Adapter = program.Adapter{Rank: 4, Targets: program.TargetQ}
	if got, want := operationsPerByte(p, 10, 1000), (4*all+6*float64(p.Trained()))*tokens*10/1000; got != want {
		t.Errorf("under an adapter %g, want %g", got, want)
	}
	if got := operationsPerByte(p, 10, 0); got != 0 {
		t.Errorf("%g operations a byte of none", got)
	}
}
