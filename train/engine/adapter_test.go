package engine

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// lora is small with an adapter, over frozen parameters from the seed, and with
// one block of attention.
func lora(frozen string) program.Program {
	p := small()
	p.Model.Context = 36
	p.Adapter = program.Adapter{Rank: 4, Alpha: 8, Targets: program.AllTargets, Frozen: frozen}
	return p
}

// preferring is a program on pairs, with its data: the chosen answers are words
// of a book, the rejected ones the same words reversed.
func preferring(tb testing.TB, frozen string) (program.Program, []byte) {
	tb.Helper()
	p := lora(frozen)
	p.Tokenizer, p.Model.Vocab, p.DPO.Beta = program.Tokens, 512, 0.5
	pack := data.NewPairPacker(p.Model.Vocab, p.Model.Context, [32]byte{1})
	text := opticks(tb)[30000:]
	for i := range 40 {
		n := 8 + i%9
		var pair [2]data.Sequence
		for j := range pair {
			pair[j] = data.Sequence{Tokens: make([]int32, n), Counts: make([]bool, n)}
			for k := range n {
				at := k
				if j == 1 && k >= n/2 {
					at = n - 1 - (k - n/2)
				}
				pair[j].Tokens[k], pair[j].Counts[k] = 256+int32(text[40*i+at]), k >= n/2
			}
		}
		if ok, err := pack.AddPair(pair[0], pair[1]); err != nil || !ok {
			tb.Fatal(ok, err)
		}
	}
	file, _, _, err := pack.Close()
	if err != nil {
		tb.Fatal(err)
	}
	return p, file
}

// TestAdaptersGiveTheSameBits on every back end, from every kind of storage, in
// both numerics, with every optimizer, and when they are resumed.
func TestAdaptersGiveTheSameBits(t *testing.T) {
	for _, frozen := range []string{"", program.BF16, program.NF4} {
		t.Run("lora "+frozen, func(t *testing.T) { mustAgree(t, lora(frozen), opticks(t)) })
	}
	x8 := lora(program.NF4)
	x8.Numerics, x8.Adapter.Targets = program.X8, program.TargetQ|program.TargetV|program.TargetDown
	t.Run("x8", func(t *testing.T) { mustAgree(t, x8, opticks(t)) })
	muon := lora("")
	muon.Optimizer = optimizers()["muon"].Optimizer
	t.Run("muon", func(t *testing.T) { mustAgree(t, muon, opticks(t)) })
	dpo, pairs := preferring(t, program.NF4)
	t.Run("dpo", func(t *testing.T) { mustAgree(t, dpo, pairs) })
}

// TestRecomputeGivesTheSameBits: making activations again changes memory alone.
func TestRecomputeGivesTheSameBits(t *testing.T) {
	dpo, pairs := preferring(t, "")
	for name, c := range map[string]struct {
		p program.Program
		d []byte
	}{"full": {small(), opticks(t)}, "lora": {lora(program.NF4), opticks(t)}, "dpo": {dpo, pairs}} {
		whole, lean := start(t, c.p, c.d, Options{}), start(t, c.p, c.d, Options{Recompute: true})
		if a, b := run(t, whole, 3), run(t, lean, 3); !slices.Equal(a, b) {
			t.Errorf("%s: %v, recomputed %v", name, a, b)
		}
		mustEqual(t, whole, lean)
	}
}

// TestNewRecomputes: a program that fits only with recomputation runs with it.
// One that does not fit even then is refused with both numbers.
func TestNewRecomputes(t *testing.T) {
	p := small()
	p.Model.Layers, p.Batch = 8, 16
	whole, least := PlanBytes(p), LeastBytes(p)
	if least > whole*2/3 {
		t.Fatalf("plans of %d and %d bytes", whole, least)
	}
	text := opticks(t)
	before := heap()
	tr := start(t, p, text, Options{Backend: "ref", Threads: 1, MaxBytes: least})
	if held := heap() - before; float64(held) > 1.02*float64(least) {
		t.Errorf("holds %d bytes, planned %d", held, least)
	}
	tr.Close()
	_, err := New(p, text, Options{MaxBytes: least - 1})
	if numbers := fmt.Sprintf("%d MiB, or %d MiB", whole>>20, least>>20); !errors.Is(err, ErrMemory) ||
		!bytes.Contains([]byte(err.Error()), []byte(numbers)) {
		t.Errorf("%v, want %s", err, numbers)
	}
}

// TestAdapterState: the state of a run under an adapter is the adapter and its
// moments; the frozen parameters do not change.
func TestAdapterState(t *testing.T) {
	tr := start(t, lora(program.BF16), opticks(t), Options{})
	before := frozenOf(tr)
	loss, err := tr.Evaluate(opticks(t)[:2000])
	if err != nil {
		t.Fatal(err)
	}
	run(t, tr, 8)
	after, err := tr.Evaluate(opticks(t)[:2000])
	if err != nil || after > loss-0.1 {
		t.Errorf("loss from %v to %v, %v", loss, after, err)
	}
	for i, x := range frozenOf(tr) {
		if !slices.Equal(x.Data, before[i].Data) {
			t.Errorf("%s changed", x.Name)
		}
	}
	layout := model.AdapterParams(tr.prog.Model, tr.prog.Adapter)
	if len(tr.Tensors()) != 3*len(layout) || tr.Tensors()[0].Name != "model.layers.0.self_attn.q_proj.lora_A.weight" {
		t.Errorf("%d tensors, the first %s", len(tr.Tensors()), tr.Tensors()[0].Name)
	}
	if said := tr.Generate([]byte("The "), 5, 0, 1); len(said) != 5 {
		t.Errorf("generates %q", said)
	}
}

func frozenOf(t *Trainer) []Tensor {
	layout := model.Params(t.prog.Model)
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	t.model.Frozen(ts)
	return ts
}

// TestAdapterBase: a program that names its base accepts no other one, and then
// loads a checkpoint.
func TestAdapterBase(t *testing.T) {
	donor := start(t, small(), opticks(t), Options{})
	run(t, donor, 2)
	load := func(ts []tensor.Tensor) error {
		for _, x := range ts {
			i := slices.IndexFunc(donor.model.Parameters(), func(p Tensor) bool { return p.Name == x.Name })
			copy(x.Data, donor.model.Parameters()[i].Data)
		}
		return nil
	}
	p := lora(program.NF4)
	var err error
	if p.Base, err = root(donor.model.Parameters()); err != nil {
		t.Fatal(err)
	}
	tr := start(t, p, opticks(t), Options{})
	if _, err := tr.Step(); !errors.Is(err, ErrNoState) {
		t.Errorf("a step without a base: %v", err)
	}
	if err := tr.InitFrom(load, root); err != nil {
		t.Fatal(err)
	}
	run(t, tr, 1)
	middle := saved(t, tr)
	run(t, tr, 1)

	other := start(t, p, opticks(t), Options{})
	if err := other.Load(bytes.NewReader(middle)); !errors.Is(err, ErrNoBase) {
		t.Errorf("a checkpoint before its base: %v", err)
	}
	nudged := func(ts []tensor.Tensor) error {
		err := load(ts)
		ts[0].Data[0]++
		return err
	}
	if err := other.UseBase(nudged); !errors.Is(err, ErrBase) {
		t.Errorf("another base: %v", err)
	}
	if err := other.Load(bytes.NewReader(middle)); !errors.Is(err, ErrNoBase) {
		t.Errorf("a checkpoint after another base: %v", err)
	}
	if err := other.UseBase(load); err != nil {
		t.Fatal(err)
	}
	if err := other.Load(bytes.NewReader(middle)); err != nil {
		t.Fatal(err)
	}
	run(t, other, 1)
	mustEqual(t, tr, other)
	if err := donor.UseBase(load); !errors.Is(err, ErrBase) {
		t.Errorf("a base for full training: %v", err)
	}
}

// TestAdapterFolders: a saved adapter opens unchanged, starts another run, and
// merges into the same model that the run itself delivers.
func TestAdapterFolders(t *testing.T) {
	tr := start(t, lora(""), opticks(t), Options{})
	run(t, tr, 3)
	dir := t.TempDir()
	if err := tr.SaveAdapter(filepath.Join(dir, "adapter"), "a base"); err != nil {
		t.Fatal(err)
	}
	if err := tr.SaveHF(filepath.Join(dir, "merged")); err != nil {
		t.Fatal(err)
	}
	a, err := hf.OpenAdapter(filepath.Join(dir, "adapter"), tr.prog.Model)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	if a.Adapter != lora("").Adapter {
		t.Errorf("opens as %+v", a.Adapter)
	}
	p := lora("")
	p.Adapter.Start = AdapterRoot(tr.model.Parameters())
	next := start(t, p, opticks(t), Options{})
	if err := next.InitAdapter(a.Load); err != nil {
		t.Fatal(err)
	}
	for i, x := range next.model.Parameters() {
		if !slices.Equal(x.Data, tr.model.Parameters()[i].Data) {
			t.Errorf("%s differs", x.Name)
		}
	}
	if err := tr.InitAdapter(a.Load); !errors.Is(err, ErrBase) {
		t.Errorf("an adapter for a program that names none: %v", err)
	}
	f, err := hf.Open(filepath.Join(dir, "merged"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got := frozenOf(next)
	want := frozenOf(next)
	if err := f.Load(got); err != nil {
		t.Fatal(err)
	}
	model.Merge(p.Model, p.Adapter, want, next.model.Parameters(), num.Ref())
	for i, x := range want {
		if !slices.Equal(x.Data, got[i].Data) {
			t.Errorf("%s is merged otherwise", x.Name)
		}
	}
	full := start(t, small(), opticks(t), Options{})
	if err := full.SaveAdapter(filepath.Join(dir, "none"), ""); !errors.Is(err, ErrNoAdapter) {
		t.Errorf("an adapter of full training: %v", err)
	}
}

// TestPreferences: the first loss is log 2, because the adapter changes nothing
// yet. Training makes the chosen answers likelier than the rejected ones.
func TestPreferences(t *testing.T) {
	p, pairs := preferring(t, "")
	p.Steps, p.Batch = 30, 4
	p.Optimizer.Warmup = 2
	tr := start(t, p, pairs, Options{})
	before, err := tr.Evaluate(pairs)
	if err != nil {
		t.Fatal(err)
	}
	rs := run(t, tr, 30)
	after, err := tr.Evaluate(pairs)
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(float64(before)-math.Ln2) > 1e-6 || math.Abs(float64(rs[0].Loss)-math.Ln2) > 1e-6 {
		t.Errorf("first losses %v and %v, want log 2", before, rs[0].Loss)
	}
	if after > 0.3 || rs[29].Loss > 0.5 {
		t.Errorf("loss %v after 30 steps, of the last step %v", after, rs[29].Loss)
	}
	if n := testing.AllocsPerRun(2, func() { tr.pairGradients() }); n > 0 {
		t.Errorf("gradients of a step allocate %v times", n)
	}
	if _, err := New(p, packed(t, onTokens()), Options{}); !errors.Is(err, data.ErrTokens) {
		t.Errorf("texts for a program on pairs: %v", err)
	}
	if _, err := New(onTokens(), pairs, Options{}); !errors.Is(err, data.ErrTokens) {
		t.Errorf("pairs for a program on texts: %v", err)
	}
}

// TestPreference compares the loss of a pair and its slope with float64.
func TestPreference(t *testing.T) {
	for _, z := range []float64{-200, -30, -2, -1e-3, 0, 1e-3, 1, 15, 90, 300} {
		const beta = 0.25
		loss, slope := preference(beta, []float32{float32(z / beta), 3}, []float32{0, 3})
		want := max(-z, 0) + math.Log1p(math.Exp(-math.Abs(z)))
		if math.Abs(float64(loss)-want) > 1e-6*(1+want) {
			t.Errorf("loss of %v is %v, want %v", z, loss, want)
		}
		if want := beta / (1 + math.Exp(z)); math.Abs(float64(slope)-want) > 1e-7 {
			t.Errorf("slope of %v is %v, want %v", z, slope, want)
		}
	}
}
