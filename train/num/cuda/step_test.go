package cuda

import (
	"bytes"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/cuda/emulator"
	"github.com/infernetprotocol/infernet/train/program"
)

func init() {
	num.Register(emulator.Name, func() (num.Backend, error) { return New(emulator.Name, emulator.New()) })
}

// small is a program with all features: two attention blocks, grouped heads,
// bias, two micro-batches, a clip. Under the race detector it has one block.
func small(numerics string) program.Program {
	p := program.Program{
		Numerics: numerics, Tokenizer: "byte", Batch: 2, Accumulate: 2, Seed: 42, Steps: 12,
		Model: program.Model{
			Vocab: 256, Dim: 24, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 28, Context: model.BlockRows + 5,
			RopeTheta: 10000, NormEps: 1e-5, QKVBias: true,
		},
		Optimizer: program.Optimizer{
			Kind: "adamw", LR: 1e-2, MinLR: 1e-3, Warmup: 3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8,
			WeightDecay: 0.1, Clip: 1,
		},
	}
	if slowdown > 1 {
		p.Model.Context, p.Batch = 10, 1
	}
	return p
}

// qwen3 is small with heads that are normalised and not dim/heads wide, and an odd
// feed-forward layer.
func qwen3(numerics string) program.Program {
	p := small(numerics)
	m := &p.Model
	m.QKVBias, m.QKNorm, m.HeadDim, m.Hidden, m.Heads, m.KVHeads = false, true, 10, 29, 3, 3
	return p
}

// olmo2 is qwen3 with its norms behind, and those of q and k over all heads.
func olmo2(numerics string) program.Program {
	p := qwen3(numerics)
	p.Model.Norms, p.Model.QKNormWide = program.NormsAfter, true
	return p
}

// granite is small with multipliers.
func granite(numerics string) program.Program {
	p := small(numerics)
	m := &p.Model
	m.QKVBias, m.EmbeddingMultiplier, m.AttentionMultiplier = false, 12, 0.07
	m.ResidualMultiplier, m.LogitsScaling = 0.22, 6
	return p
}

// gemma3 is qwen3 with all that Gemma 3 has.
func gemma3(numerics string) program.Program {
	p := qwen3(numerics)
	m := &p.Model
	m.Norms, m.NormsPlusOne, m.Activation = program.NormsBoth, true, program.GeluTanh
	m.GlobalEvery, m.LocalRopeTheta, m.Window = 2, 100, 5
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
	return p
}

// trained is a trainer after some steps, and their records.
func trained(t *testing.T, p program.Program, backend string, steps int) (*engine.Trainer, []engine.Record) {
	t.Helper()
	text := bytes.Repeat([]byte("The Rays of Light differ in Colour and Refrangibility. "), 60)
	trainer, err := engine.New(p, text, engine.Options{Backend: backend, Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(trainer.Close)
	trainer.Init()
	var records []engine.Record
	for range steps {
		r, err := trainer.Step()
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	return trainer, records
}

// TestSteps trains on the shipped PTX, and on the GPU if there is one: every bit
// of the state, both numerics, equals the reference's.
func TestSteps(t *testing.T) {
	const steps = 2
	backends := []string{emulator.Name}
	if _, err := Devices(); err == nil {
		backends = append(backends, Name)
	} else {
		t.Logf("the GPU is left out: %v", err)
	}
	programs := []program.Program{small(num.Version), small(num.VersionX8), qwen3(num.Version), qwen3(num.VersionX8),
		olmo2(num.Version), olmo2(num.VersionX8), granite(num.Version),
		gemma3(num.Version), gemma3(num.VersionX8)}
	for _, p := range programs {
		numerics := p.Numerics
		want, records := trained(t, p, "ref", steps)
		for _, name := range backends {
			got, recorded := trained(t, p, name, steps)
			for i, r := range records {
				if recorded[i] != r {
					t.Errorf("%s on %s: step %d is %+v, want %+v", numerics, name, i, recorded[i], r)
				}
			}
			for i, x := range want.Tensors() {
				y := got.Tensors()[i]
				for j, v := range x.Data {
					if math.Float32bits(v) != math.Float32bits(y.Data[j]) {
						t.Fatalf("%s on %s: %s[%d] is %x, want %x", numerics, name, x.Name, j, y.Data[j], v)
					}
				}
			}
			t.Logf("%s on %s: %d steps, loss %v to %v, all tensors equal", numerics, name, steps, records[0].Loss,
				records[steps-1].Loss)
		}
	}
}

// TestGenerates: the same prompt and seed give the same bytes after training on
// the device as on the reference. Training then continues with the same bits,
// because the state is copied to where it is used.
func TestGenerates(t *testing.T) {
	want, _ := trained(t, small(num.Version), "ref", 1)
	got, _ := trained(t, small(num.Version), emulator.Name, 1)
	prompt := []byte("The Rays")
	for range 2 {
		a, b := want.Generate(prompt, 6, 0.8, 9), got.Generate(prompt, 6, 0.8, 9)
		if !bytes.Equal(a, b) {
			t.Errorf("it says %q, want %q", b, a)
		}
		x, err := want.Step()
		if err != nil {
			t.Fatal(err)
		}
		if y, err := got.Step(); err != nil || x != y {
			t.Errorf("%+v, %v, want %+v", y, err, x)
		}
	}
	var a, b bytes.Buffer
	if err := want.Save(&a); err != nil {
		t.Fatal(err)
	}
	if err := got.Save(&b); err != nil || !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Errorf("checkpoints differ: %v", err)
	}
}

// TestResumes: the device continues from a checkpoint of the reference, and the
// next step uses what a caller writes into Tensors.
func TestResumes(t *testing.T) {
	want, _ := trained(t, small(num.VersionX8), "ref", 1)
	got, _ := trained(t, small(num.VersionX8), emulator.Name, 0)
	var saved bytes.Buffer
	if err := want.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := got.Load(&saved); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		want.Tensors()[0].Data[5]++
		got.Tensors()[0].Data[5]++
		x, err := want.Step()
		if err != nil {
			t.Fatal(err)
		}
		if y, err := got.Step(); err != nil || x != y {
			t.Fatalf("%+v, %v, want %+v", y, err, x)
		}
	}
}
