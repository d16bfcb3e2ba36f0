package model

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// tiny is small enough for finite differences and has every feature on: GQA,
// several attention blocks, bias.
func tiny(tied bool) program.Model {
	return program.Model{
		Vocab: 256, Dim: 16, Layers: 2, Heads: 4, KVHeads: 2, Hidden: 12, Context: BlockRows + 6,
		RopeTheta: 10000, NormEps: 1e-5, QKVBias: !tied, Tied: tied,
	}
}

// families are models with what tiny has not: Qwen3, SmolLM3, OLMo 2, Granite and Gemma 3, with odd widths
// of the feed-forward layer and heads that are not dim/heads wide.
func families() map[string]program.Model {
	qwen3, smollm3 := tiny(false), tiny(true)
	qwen3.QKVBias, qwen3.QKNorm, qwen3.HeadDim, qwen3.Hidden = false, true, 6, 13
	smollm3.NoRopeEvery, smollm3.Heads, smollm3.KVHeads, smollm3.HeadDim, smollm3.Hidden = 2, 3, 1, 10, 11
	olmo2 := qwen3
	olmo2.Norms, olmo2.QKNormWide = program.NormsAfter, true
	granite := tiny(true)
	granite.QKVBias, granite.EmbeddingMultiplier, granite.AttentionMultiplier = false, 6, 0.17
	granite.ResidualMultiplier, granite.LogitsScaling = 0.44, 3
	return map[string]program.Model{"qwen3": qwen3, "smollm3": smollm3, "olmo2": olmo2, "granite": granite,
		"gemma3": gemma3(tiny(true))}
}

// gemma3 gives a model all that Gemma 3 has, with one local layer of two.
func gemma3(m program.Model) program.Model {
	m.QKVBias, m.QKNorm, m.HeadDim, m.Hidden = false, true, 6, 13
	m.Norms, m.NormsPlusOne, m.Activation = program.NormsBoth, true, program.GeluTanh
	m.GlobalEvery, m.LocalRopeTheta, m.Window = 2, 50, 3
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
	m.AttentionMultiplier = program.Binary64(1 / math.Sqrt(5))
	return m
}

// shapes are all of them.
func shapes() map[string]program.Model {
	all := families()
	all["qwen2"], all["tied"] = tiny(false), tiny(true)
	return all
}

const tinySeqs = 2

func setUp(cfg program.Model) (m *Model, inputs, targets []int32) {
	m = New(cfg, num.R32, tinySeqs, num.Ref())
	m.Init(7)
	r := rand.New(rand.NewPCG(1, 2))
	for i, p := range m.Layout() { // zeros and ones would hide mistakes
		for j := range m.Parameters()[i].Data {
			if p.Kind == Bias || p.Kind == Norm {
				m.Parameters()[i].Data[j] += float32(r.NormFloat64() / 4)
			}
		}
	}
	for range tinySeqs * int(cfg.Context) {
		inputs, targets = append(inputs, int32(r.IntN(256))), append(targets, int32(r.IntN(256)))
	}
	return m, inputs, targets
}

func TestForwardAgreesWithTextbookInFloat64(t *testing.T) {
	for name, cfg := range shapes() {
		m, inputs, targets := setUp(cfg)
		m.Forward(inputs, tinySeqs, int(m.cfg.Context))
		got := float64(m.Loss(targets)) / float64(len(inputs))
		want := newTextbook(m).loss(inputs, targets, tinySeqs)
		if math.Abs(got-want) > 1e-5*want {
			t.Errorf("%s: loss %v, want %v", name, got, want)
		}
	}
}

// TestGradients compares the gradient of every tensor, in a random direction
// and at its largest element, with central differences of the independent
// float64 model.
func TestGradients(t *testing.T) {
	for name, cfg := range shapes() {
		t.Run(name, func(t *testing.T) {
			m, inputs, targets := setUp(cfg)
			gradientsAgree(t, m, newTextbook(m), inputs, targets)
		})
	}
}

func gradientsAgree(t *testing.T, m *Model, book *textbook, inputs, targets []int32) {
	t.Helper()
	m.ZeroGradients()
	m.Forward(inputs, tinySeqs, int(m.cfg.Context))
	m.Backward(targets, 1/float32(len(inputs)))
	slope := func(p string, dir []float64) float64 {
		const h = 1e-4
		book.move(p, dir, h)
		up := book.loss(inputs, targets, tinySeqs)
		book.move(p, dir, -2*h)
		down := book.loss(inputs, targets, tinySeqs)
		book.move(p, dir, h)
		return (up - down) / (2 * h)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for _, g := range m.Gradients() {
		dir, one := make([]float64, len(g.Data)), make([]float64, len(g.Data))
		var dot, norm float64
		best := 0
		for i, v := range g.Data {
			dir[i] = math.Copysign(1, float64(v)) * (0.5 + r.Float64())
			dot += dir[i] * float64(v)
			norm += math.Abs(float64(v))
			if math.Abs(float64(v)) > math.Abs(float64(g.Data[best])) {
				best = i
			}
		}
		one[best] = 1
		if norm == 0 {
			t.Errorf("%s: gradient is zero", g.Name)
		}
		if want := slope(g.Name, scaled(dir, 1e-2)) / 1e-2; math.Abs(dot-want) > 2e-3*math.Abs(want)+1e-6 {
			t.Errorf("%s: slope along gradient %v, want %v", g.Name, dot, want)
		}
		if got, want := float64(g.Data[best]), slope(g.Name, one); math.Abs(got-want) > 1e-3*math.Abs(want)+1e-7 {
			t.Errorf("%s: element %d has gradient %v, want %v", g.Name, best, got, want)
		}
	}
}

func scaled(x []float64, s float64) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = s * v
	}
	return y
}

// TestGradientsAddUp: two backward passes of half the scale are one of the
// whole, up to rounding, so accumulation neither overwrites nor doubles.
func TestGradientsAddUp(t *testing.T) {
	m, inputs, targets := setUp(tiny(false))
	run := func(times int, scale float32) []float32 {
		m.ZeroGradients()
		for range times {
			m.Forward(inputs, tinySeqs, int(m.cfg.Context))
			m.Backward(targets, scale)
		}
		return append([]float32(nil), m.grads...)
	}
	once, twice := run(1, 1), run(2, 0.5)
	for i, v := range once {
		if d := math.Abs(float64(v - twice[i])); d > 1e-4*math.Abs(float64(v))+1e-4 {
			t.Fatalf("value %d: %v against %v", i, v, twice[i])
		}
	}
}

// TestCausality: a prefix has the same hidden states alone as within the whole
// sequence, bit for bit, as long as no attention block is cut.
func TestCausality(t *testing.T) {
	m, inputs, _ := setUp(tiny(false))
	c := int(m.cfg.Context)
	m.Forward(inputs[:c], 1, c)
	whole := append([]float32(nil), m.tail.h[:BlockRows*m.d.dim]...)
	m.Forward(inputs[:BlockRows], 1, BlockRows)
	for i, v := range m.tail.h[:len(whole)] {
		if math.Float32bits(v) != math.Float32bits(whole[i]) {
			t.Fatalf("row %d: %v alone, %v with what follows", i/m.d.dim, v, whole[i])
		}
	}
	last := append([]float32(nil), m.LastLogits()...)
	all := m.Logits()
	for i, v := range last {
		if v != all[(BlockRows-1)*256+i] {
			t.Fatalf("LastLogits differ from Logits at %d", i)
		}
	}
}

func TestCanonicalOrder(t *testing.T) {
	for name, cfg := range shapes() {
		var values uint64
		for _, p := range Params(cfg) {
			values += uint64(p.Len())
			if p.Offset%align != 0 {
				t.Errorf("%s: %s starts at %d", name, p.Name, p.Offset)
			}
		}
		if values != cfg.Parameters() {
			t.Errorf("%s: %d values, Parameters says %d", name, values, cfg.Parameters())
		}
	}
	ps := Params(families()["qwen3"])
	if ps[6].Name != "model.layers.0.self_attn.q_norm.weight" ||
		ps[7].Name != "model.layers.0.self_attn.k_norm.weight" {
		t.Errorf("the norms of q and k are %s and %s", ps[6].Name, ps[7].Name)
	}
	ps = Params(tiny(false))
	for i, want := range map[int]string{
		0: "model.embed_tokens.weight", 1: "model.layers.0.input_layernorm.weight",
		2: "model.layers.0.self_attn.q_proj.weight", 3: "model.layers.0.self_attn.q_proj.bias",
		8: "model.layers.0.self_attn.o_proj.weight", 12: "model.layers.0.mlp.down_proj.weight",
		25: "model.norm.weight", 26: "lm_head.weight",
	} {
		if ps[i].Name != want {
			t.Errorf("parameter %d is %s, want %s", i, ps[i].Name, want)
		}
	}
}
