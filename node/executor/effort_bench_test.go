package executor

import (
	"bytes"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
)

// BenchmarkReplaying compares Speed.Replaying with what a player of a dispute really
// computes, with two threads. Set -benchtime 1x.
func BenchmarkReplaying(b *testing.B) {
	for _, c := range []struct {
		preset, numerics string
		steps            uint32
	}{
		{"d64", program.R32, 50}, {"d64", program.X8, 50}, {"d64", program.R32Private, 10},
		{"d128", program.R32, 30}, {"d128", program.R32Private, 5},
		{"d256", program.R32, 13}, {"d256", program.X8, 13},
	} {
		b.Run(c.preset+"/"+c.numerics, func(b *testing.B) { compareReplaying(b, c.preset, c.numerics, c.steps) })
	}
}

func compareReplaying(b *testing.B, preset, numerics string, steps uint32) {
	p, err := engine.Preset(preset, steps, 1)
	if err != nil {
		b.Fatal(err)
	}
	p.Numerics = numerics
	data := bytes.Repeat([]byte("what is specified can be checked; what is checked can be paid. "), 400)
	spec := market.Spec{Version: 1, Program: p, StepsPerSegment: steps, Marks: 1,
		Dataset: market.Blob{CID: "data", Size: uint64(len(data))}}
	r := Runner{Threads: 2}
	for b.Loop() {
		s := speedOf(b, r)
		begin := time.Now()
		x, err := r.Replay(b.Context(), spec, data, nil, WholeSegment(spec, 0), nil)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := x.OutputRoots(steps - 1); err != nil {
			b.Fatal(err)
		}
		if _, err := x.LeafHashes(steps-1, lastValues(x)); err != nil {
			b.Fatal(err)
		}
		took := time.Since(begin)
		b.ReportMetric(took.Seconds(), "s/game")
		b.ReportMetric(s.Replaying(spec, x.Plan(), true).Seconds(), "s/estimate")
		x.Close()
	}
}

// lastValues is the last operator that writes values.
func lastValues(x *Replay) uint32 {
	i := len(x.Plan().Ops) - 1
	for x.Plan().Ops[i].Kind.Hashes() {
		i--
	}
	return uint32(i)
}

// speedOf measures everything, the engine on the d64 preset as nodes do.
func speedOf(b *testing.B, r Runner) Speed {
	s, err := r.MeasureReplaying()
	if err != nil {
		b.Fatal(err)
	}
	p, err := engine.Preset("d64", 4, 1)
	if err != nil {
		b.Fatal(err)
	}
	data := bytes.Repeat([]byte("measured"), 512)
	x, err := r.Open(market.Spec{Version: 1, Program: p, StepsPerSegment: 4, Marks: 1,
		Dataset: market.Blob{CID: "data", Size: uint64(len(data))}}, data, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer x.Close()
	for range 4 {
		took, err := timed(func() error { return x.step(b.Context(), new(Outcome), nil) })
		if err != nil {
			b.Fatal(err)
		}
		s.Flops = max(s.Flops, float64(p.TokensPerStep())*float64(p.Model.FlopsPerToken())/took)
	}
	return s
}
