package engine_test

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestStateBytesIsAboutACheckpoint: within a hundredth, for every optimizer.
func TestStateBytesIsAboutACheckpoint(t *testing.T) {
	for _, kind := range []string{program.AdamW, program.Muon, program.SGD} {
		p, err := engine.Preset("demo", 4, 1)
		if err != nil {
			t.Fatal(err)
		}
		switch p.Optimizer.Kind = kind; kind {
		case program.SGD:
			p.Optimizer = program.Optimizer{Kind: kind, LR: 1e-2, Schedule: program.Constant}
		case program.Muon:
			p.Optimizer.Momentum = 0.95
		}
		x, err := engine.New(p, bytes.Repeat([]byte("bytes of a state "), 200), engine.Options{Threads: 1})
		if err != nil {
			t.Fatal(err)
		}
		x.Init()
		var b bytes.Buffer
		if err := x.Save(&b); err != nil {
			t.Fatal(err)
		}
		x.Close()
		if got, want := float64(engine.StateBytes(p)), float64(b.Len()); got < 0.99*want || got > 1.01*want {
			t.Errorf("%s: %.0f bytes, a checkpoint has %.0f", kind, got, want)
		}
	}
}
