package program_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/train/program"
)

func base() program.Program {
	p := program.Presets()[0]
	return program.Program{
		Numerics: program.R32, Model: p.Model, Batch: p.Batch, Accumulate: 1, Seed: 1, Tokenizer: "byte", Steps: 100,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, MinLR: 1e-4, Warmup: 5, Beta1: 0.9,
			Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, Clip: 1},
	}
}

func TestPresets(t *testing.T) {
	// Parameters by hand: L(2d + 4d² + 3dh + 3d) + d + 2·256·d.
	want := map[string]uint64{"demo": 41_824, "d64": 132_288, "d128": 858_752, "d256": 4_882_176, "d512": 25_580_032,
		"d2048-layer": 52_441_088}
	for _, p := range program.Presets() {
		q := base()
		q.Model, q.Batch = p.Model, p.Batch
		if err := q.Validate(); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
		if got := p.Model.Parameters(); got != want[p.Name] {
			t.Errorf("%s: %d parameters, want %d", p.Name, got, want[p.Name])
		}
		if found, ok := program.FindPreset(p.Name); !ok || found != p {
			t.Errorf("%s is not found", p.Name)
		}
		if f, m := p.Model.FlopsPerToken(), q.Memory(); f < 5*(p.Model.Parameters()-256*uint64(p.Model.Dim)) ||
			m < 16*p.Model.Parameters() {
			t.Errorf("%s: %d flops a token, %d bytes", p.Name, f, m)
		}
	}
	if _, ok := program.FindPreset("d65"); ok {
		t.Error("found a preset that is not there")
	}
}

func TestTwins(t *testing.T) {
	for field, change := range map[string]func(*program.Program){
		"numerics":                   func(p *program.Program) { p.Numerics = "x8/2" },
		"tokenizer":                  func(p *program.Program) { p.Tokenizer = "" },
		"model.rope_scaling":         func(p *program.Program) { p.Model.RopeScaling.Factor = 8 },
		"model.vocab":                func(p *program.Program) { p.Model.Vocab = 257 },
		"model.dim":                  func(p *program.Program) { p.Model.Dim = 12 },
		"model.layers":               func(p *program.Program) { p.Model.Layers = 257 },
		"model.heads":                func(p *program.Program) { p.Model.Heads = 0 },
		"model.kv_heads":             func(p *program.Program) { p.Model.KVHeads = 3 },
		"model.hidden":               func(p *program.Program) { p.Model.Hidden = 0 },
		"model.head_dim":             func(p *program.Program) { p.Model.HeadDim = p.Model.Dim / p.Model.Heads },
		"model.qk_norm":              func(p *program.Program) { p.Model.QKNorm, p.Model.QKVBias = true, true },
		"model.no_rope_every":        func(p *program.Program) { p.Model.NoRopeEvery, p.Model.QKVBias = 1, true },
		"model.norms":                func(p *program.Program) { p.Model.Norms = program.NormsAfter },
		"model.embedding_multiplier": func(p *program.Program) { p.Model.EmbeddingMultiplier = 1 },
		"model.attention_multiplier": func(p *program.Program) { p.Model.AttentionMultiplier = -1 },
		"model.residual_multiplier":  func(p *program.Program) { p.Model.ResidualMultiplier = 1e-6 },
		"model.logits_scaling":       func(p *program.Program) { p.Model.LogitsScaling = 1e6 },
		"model.activation":           func(p *program.Program) { p.Model.Activation = "relu" },
		"model.global_every":         func(p *program.Program) { p.Model.Window = 100 },
		"and the like":               func(p *program.Program) { p.Model.LogitsScaling = 8 },
		"model.context":              func(p *program.Program) { p.Model.Context = 1 },
		"model.rope_theta":           func(p *program.Program) { p.Model.RopeTheta = program.Binary64(math.NaN()) },
		"model.norm_eps":             func(p *program.Program) { p.Model.NormEps = 0 },
		"optimizer.kind":             func(p *program.Program) { p.Optimizer.Kind = "lion" },
		"optimizer.lr":               func(p *program.Program) { p.Optimizer.LR = program.Binary64(math.Inf(1)) },
		"optimizer.min_lr":           func(p *program.Program) { p.Optimizer.MinLR = 1 },
		"optimizer.warmup":           func(p *program.Program) { p.Optimizer.Warmup = 101 },
		"optimizer.beta1":            func(p *program.Program) { p.Optimizer.Beta1 = 1 },
		"optimizer.beta2":            func(p *program.Program) { p.Optimizer.Beta2 = -1 },
		"optimizer.eps":              func(p *program.Program) { p.Optimizer.Eps = 0 },
		"optimizer.weight_decay":     func(p *program.Program) { p.Optimizer.WeightDecay = 2 },
		"optimizer.clip":             func(p *program.Program) { p.Optimizer.Clip = -1 },
		"batch":                      func(p *program.Program) { p.Batch = 0 },
		"accumulate":                 func(p *program.Program) { p.Accumulate = 5000 },
		"steps":                      func(p *program.Program) { p.Steps, p.Optimizer.Warmup = 0, 0 },
	} {
		p := base()
		change(&p)
		if err := p.Validate(); !errors.Is(err, program.ErrInvalid) || !strings.Contains(err.Error(), field+":") {
			t.Errorf("%s: %v", field, err)
		}
	}
}

// Estimates and checks must bear whatever a peer writes.
func TestHostilePrograms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := base()
		u := func(name string) uint32 {
			return rapid.OneOf(rapid.Uint32(), rapid.Uint32Range(0, 8)).Draw(t, name)
		}
		p.Model = program.Model{Vocab: u("vocab"), Dim: u("dim"), Layers: u("layers"), Heads: u("heads"),
			KVHeads: u("kv"), Hidden: u("hidden"), Context: u("context"),
			HeadDim: u("head"), NoRopeEvery: u("rope"), QKNorm: rapid.Bool().Draw(t, "norm"),
			QKNormWide: rapid.Bool().Draw(t, "wide"), GlobalEvery: u("global"), Window: u("window"),
			Norms:               rapid.SampledFrom([]string{"", "after", "both", "none"}).Draw(t, "norms"),
			AttentionMultiplier: program.Binary64(rapid.Float64().Draw(t, "attention"))}
		_, _, _, _ = p.Model.ScoreScale(), p.Model.ScoreScalar(), p.Model.Local(3), p.Model.Turns(3)
		p.Batch, p.Accumulate, p.Steps = u("batch"), u("accumulate"), u("steps")
		_, _, _, _ = p.Model.Parameters(), p.TokensPerStep(), p.Model.FlopsPerToken(), p.Memory()
		if p.Validate() == nil && (p.Memory() == 0 || p.Model.FlopsPerToken() == 0) {
			t.Fatal("a valid program that needs nothing")
		}
	})
}

// TestGemma3Twins: what a Gemma 3 has, one field wrong at a time.
func TestGemma3Twins(t *testing.T) {
	gemma3 := func() program.Program {
		p := base()
		m := &p.Model
		m.QKVBias, m.QKNorm, m.Norms, m.NormsPlusOne = false, true, program.NormsBoth, true
		m.Activation, m.GlobalEvery, m.LocalRopeTheta, m.Window = program.GeluTanh, 6, 10000, m.Context
		m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
		m.AttentionMultiplier = program.Binary64(1 / math.Sqrt(168))
		return p
	}
	p := gemma3()
	if err := p.Validate(); err != nil || p.Model.ScoreScalar() != 168 {
		t.Fatal(p.Model.ScoreScalar(), err)
	}
	for what, change := range map[string]func(m *program.Model){
		"window: want 1 to":      func(m *program.Model) { m.Window = 0 },
		"model.window":           func(m *program.Model) { m.Window = program.MaxContext + 1 },
		"model.global_every":     func(m *program.Model) { m.GlobalEvery = 257 },
		"model.local_rope_theta": func(m *program.Model) { m.LocalRopeTheta = 0 },
		"the root of model.dim":  func(m *program.Model) { m.EmbeddingMultiplier = 3 },
		"root of a whole number": func(m *program.Model) { m.AttentionMultiplier = 0.3 },
		"model.activation":       func(m *program.Model) { m.Activation = "gelu" },
		"norms_plus_one":         func(m *program.Model) { m.NormsPlusOne = false },
		"known together alone":   func(m *program.Model) { m.Activation = "" },
		"rope_scaling": func(m *program.Model) {
			m.RopeScaling = program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 64}
		},
		"no_rope_every":       func(m *program.Model) { m.NoRopeEvery = 1 },
		"residual_multiplier": func(m *program.Model) { m.ResidualMultiplier = 0.5 },
	} {
		q := gemma3()
		change(&q.Model)
		if err := q.Validate(); !errors.Is(err, program.ErrInvalid) || !strings.Contains(err.Error(), what) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestHashNamesEveryField(t *testing.T) {
	a, b := base(), base()
	if a.Hash() != b.Hash() {
		t.Error("equal programs, two names")
	}
	b.Seed++
	if a.Hash() == b.Hash() {
		t.Error("two programs, one name")
	}
	if a.TokensPerStep() != 8*64 {
		t.Errorf("%d tokens a step", a.TokensPerStep())
	}
	c := base()
	c.Base[31] = 1
	d := base()
	d.Model.RopeScaling = program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 8192}
	if a.Hash() == c.Hash() || a.Hash() == d.Hash() || c.Hash() == d.Hash() {
		t.Error("base or scaling does not enter the name")
	}
	for name, change := range map[string]func(*program.Model){
		"head_dim": func(m *program.Model) { m.HeadDim = 6 }, "qk_norm": func(m *program.Model) { m.QKNorm = true },
		"no_rope_every": func(m *program.Model) { m.NoRopeEvery = 1 },
		"norms":         func(m *program.Model) { m.Norms = program.NormsAfter },
		"embedding":     func(m *program.Model) { m.EmbeddingMultiplier = 2 },
		"attention":     func(m *program.Model) { m.AttentionMultiplier = 2 },
		"residual":      func(m *program.Model) { m.ResidualMultiplier = 2 },
		"logits":        func(m *program.Model) { m.LogitsScaling = 2 },
		"plus one":      func(m *program.Model) { m.NormsPlusOne = true },
		"activation":    func(m *program.Model) { m.Activation = program.GeluTanh },
		"global_every":  func(m *program.Model) { m.GlobalEvery = 2 },
		"local theta":   func(m *program.Model) { m.LocalRopeTheta = 2 },
		"window":        func(m *program.Model) { m.Window = 2 },
		"qk_norm_wide":  func(m *program.Model) { m.QKNormWide = true },
	} {
		e := base()
		change(&e.Model)
		if a.Hash() == e.Hash() {
			t.Errorf("%s does not enter the name", name)
		}
	}
}

// TestHeads: the width of a head is free of dim and heads, and every shape has one form.
func TestHeads(t *testing.T) {
	for _, c := range []struct {
		dim, heads, kv, head uint32
		ok                   bool
	}{
		{64, 4, 2, 0, true}, {64, 4, 2, 32, true}, {64, 3, 1, 6, true}, {64, 5, 5, 2, true}, {40, 8, 2, 128, true},
		{64, 4, 2, 16, false}, {64, 3, 1, 0, false}, {64, 4, 2, 7, false}, {64, 64, 1, 0, false},
		{64, 4, 2, program.MaxHead + 2, false}, {1024, 1024, 1, 128, false}, {64, 4, 2, math.MaxUint32 - 1, false},
	} {
		p := base()
		p.Model.Dim, p.Model.Heads, p.Model.KVHeads, p.Model.HeadDim = c.dim, c.heads, c.kv, c.head
		p.Model.QKVBias = false
		if err := p.Validate(); (err == nil) != c.ok {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
