package engine

import (
	"context"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// TestEvaluateDelivered: it is the loss of what is delivered, in r32/1, on every back end, and the
// state goes on as if nobody had asked.
func TestEvaluateDelivered(t *testing.T) {
	eight := lora("")
	eight.Numerics = program.X8
	pairs, pairFile := preferring(t, program.NF4)
	pairs.Numerics = program.X8
	text := opticks(t)
	for name, c := range map[string]struct {
		p    program.Program
		file []byte
	}{"r32": {lora(""), text}, "x8": {eight, text}, "ema": {optimizers()["ema"], text}, "pairs": {pairs, pairFile}} {
		held := c.file
		if c.p.Tokenizer == program.Bytes {
			held = c.file[5000:9000]
		}
		plain := start(t, c.p, c.file, Options{Threads: 1})
		asked := start(t, c.p, c.file, Options{Threads: 3})
		run(t, plain, 2)
		run(t, asked, 2)
		loss, err := asked.EvaluateDelivered(t.Context(), held)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		other := start(t, c.p, c.file, Options{Backend: "ref"})
		run(t, other, 2)
		if again, err := other.EvaluateDelivered(t.Context(), held); err != nil || again != loss {
			t.Errorf("%s: %v, on another back end %v, %v", name, loss, again, err)
		}
		own, err := plain.Evaluate(held)
		if err != nil || (own == loss) != (name == "r32") {
			t.Errorf("%s: delivered %v, the state in its own numerics %v, %v", name, loss, own, err)
		}
		run(t, plain, 1)
		run(t, asked, 1)
		if a, b := rootOf(t, plain), rootOf(t, asked); a != b {
			t.Errorf("%s: asking changed the state: %s, want %s", name, b, a)
		}
	}
}

func rootOf(t *testing.T, tr *Trainer) commit.Root {
	t.Helper()
	r, err := commit.StateRoot(commit.Header{Step: tr.StepIndex(), Numerics: program.R32}, tr.Tensors(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAverageIsEvaluatedAsItIsDelivered: the loss with averages is that of a model that has them as
// its parameters.
func TestAverageIsEvaluatedAsItIsDelivered(t *testing.T) {
	p := optimizers()["ema"]
	text := opticks(t)
	tr := start(t, p, text, Options{})
	run(t, tr, 3)
	want, err := tr.EvaluateDelivered(t.Context(), text[:3000])
	if err != nil {
		t.Fatal(err)
	}
	averages := tr.optimizer.Averages()
	p.Optimizer.EMA = 0
	other := start(t, p, text, Options{})
	for i, x := range other.model.Parameters() {
		copy(x.Data, averages[i].Data)
	}
	if got, err := other.Evaluate(text[:3000]); err != nil || got != want {
		t.Errorf("%v, want %v; %v", got, want, err)
	}
}

// TestEvaluationStops when nobody waits for it any more.
func TestEvaluationStops(t *testing.T) {
	tr := start(t, small(), opticks(t), Options{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := tr.EvaluateDelivered(ctx, opticks(t)); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := (&Trainer{}).EvaluateDelivered(t.Context(), nil); !errors.Is(err, ErrNoState) {
		t.Errorf("%v", err)
	}
}
