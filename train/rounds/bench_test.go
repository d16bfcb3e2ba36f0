package rounds_test

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// BenchmarkRound is what the client does in a round of four slots of d128 beside moving bytes:
// four merged updates, and four start states.
func BenchmarkRound(b *testing.B) {
	for _, method := range []string{rounds.DiLoCo, rounds.SparseLoCo} {
		b.Run(method, func(b *testing.B) { benchmarkRound(b, method) })
	}
}

func benchmarkRound(b *testing.B, method string) {
	p, err := engine.Preset("d128", 1<<12, 1)
	if err != nil {
		b.Fatal(err)
	}
	plan, err := rounds.Named(method, p, 4, 1)
	if err != nil {
		b.Fatal(err)
	}
	m, err := rounds.NewMerger(plan, rounds.Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer m.Close()
	states := map[uint32][]byte{}
	for b.Loop() {
		b.StopTimer()
		ends := map[uint32]rounds.End{}
		for i := range plan.Slots {
			states[i] = oneStep(b, m, i, states[i])
			ends[i] = rounds.End{State: states[i], Weight: 1, Start: m.StartRoot(i)}
		}
		b.StartTimer()
		if _, _, err := m.Round(ends); err != nil {
			b.Fatal(err)
		}
		for i := range plan.Slots {
			if _, _, err := m.Start(i, states[i]); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// oneStep trains a slot for a round of one step.
func oneStep(b *testing.B, m *rounds.Merger, i uint32, end []byte) []byte {
	b.Helper()
	begin, _, err := m.Start(i, end)
	if err != nil {
		b.Fatal(err)
	}
	t, err := engine.New(m.Plan().Slot(i), text, engine.Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer t.Close()
	if err := t.Load(bytes.NewReader(begin)); err != nil {
		b.Fatal(err)
	}
	if _, err := t.Step(); err != nil {
		b.Fatal(err)
	}
	var out bytes.Buffer
	if err := t.Save(&out); err != nil {
		b.Fatal(err)
	}
	return out.Bytes()
}
