package commit_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// dataset is enough bytes for any preset. The cost does not depend on their values.
func dataset() []byte {
	return bytes.Repeat([]byte("If the Theory of making Telescopes could at length be fully brought into Practice. "),
		200)
}

// TestStateRootOfTrainer hashes the engine's own tensors. Every back end and a resumed
// run must give the same root, and every step another one.
func TestStateRootOfTrainer(t *testing.T) {
	p, err := engine.Preset("demo", 20, 3)
	if err != nil {
		t.Fatal(err)
	}
	p.Batch = 2
	roots := map[string][]commit.Root{}
	for _, backend := range []string{"ref", "auto"} {
		tr, err := engine.New(p, dataset(), engine.Options{Backend: backend, Threads: 2})
		if err != nil {
			t.Fatal(err)
		}
		defer tr.Close()
		tr.Init()
		for range 3 {
			roots[backend] = append(roots[backend], rootOf(t, tr))
			if _, err := tr.Step(); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i, r := range roots["ref"] {
		if r != roots["auto"][i] {
			t.Errorf("step %d: %s on ref, %s on auto", i, r, roots["auto"][i])
		}
		if i > 0 && r == roots["ref"][i-1] {
			t.Errorf("step %d leaves the root as it was", i)
		}
	}
}

func rootOf(tb testing.TB, t *engine.Trainer) commit.Root {
	tb.Helper()
	p := t.Program()
	h := commit.Header{Step: t.StepIndex(), Program: p.Hash(), Numerics: p.Numerics}
	r, err := commit.StateRoot(h, t.Tensors(), 2)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// BenchmarkSegmentCost reports the cost of a commitment every 50 steps as a percentage
// of the time of the steps, both with two threads.
func BenchmarkSegmentCost(b *testing.B) {
	const stepsPerSegment = 50
	for _, name := range []string{"demo", "d64", "d128", "d256", "d512"} {
		b.Run(name, func(b *testing.B) {
			p, err := engine.Preset(name, 1<<20, 1)
			if err != nil {
				b.Fatal(err)
			}
			t, err := engine.New(p, dataset(), engine.Options{Threads: 2})
			if err != nil {
				b.Fatal(err)
			}
			defer t.Close()
			t.Init()
			h := commit.Header{Program: p.Hash(), Numerics: p.Numerics}
			s, err := commit.NewState(h, t.Tensors(), 2)
			if err != nil {
				b.Fatal(err)
			}
			var stepping, hashing time.Duration
			b.ResetTimer()
			for range b.N {
				from := time.Now()
				if _, err := t.Step(); err != nil {
					b.Fatal(err)
				}
				mid := time.Now()
				h.Step = t.StepIndex()
				s.Update(h, 2)
				stepping, hashing = stepping+mid.Sub(from), hashing+time.Since(mid)
			}
			b.ReportMetric(100*hashing.Seconds()/(stepsPerSegment*stepping.Seconds()), "%/segment")
			b.ReportMetric(float64(hashing.Microseconds())/float64(b.N), "µs/root")
		})
	}
}
