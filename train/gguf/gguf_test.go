package gguf

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/train/tokenizer"
)

var base = program.Model{
	Vocab: 810, Dim: 64, Layers: 4, Heads: 4, KVHeads: 2, Hidden: 45, Context: 128, NormEps: 1e-5, RopeTheta: 1e4,
}

func shaped(change func(*program.Model)) program.Model {
	m := base
	change(&m)
	return m
}

// multiply gives a shape two of Granite's multipliers.
func multiply(m *program.Model) { m.AttentionMultiplier, m.LogitsScaling = 0.4, 3 }

// families are the shapes that a file can hold, by llama.cpp's architecture.
var families = []struct {
	architecture, tokenizer, pre string
	paired                       bool
	shape                        program.Model
}{
	{"llama", "llama3", "llama-bpe", true, shaped(func(m *program.Model) {
		m.RopeScaling = program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 64}
	})},
	{"llama", "smollm2", "smollm", true, shaped(func(m *program.Model) { m.HeadDim, m.Tied = 20, true })},
	{"qwen2", "qwen2", "qwen2", false, shaped(func(m *program.Model) { m.QKVBias = true })},
	{"qwen3", "qwen2", "qwen2", false, shaped(func(m *program.Model) { m.QKNorm, m.HeadDim = true, 24 })},
	{"olmo2", "qwen2", "qwen2", false, shaped(func(m *program.Model) {
		m.QKNorm, m.QKNormWide, m.Norms = true, true, program.NormsAfter
	})},
	{"granite", "gpt2", "gpt-2", true, shaped(multiply)},
	{"smollm3", "gpt2", "gpt-2", true, shaped(func(m *program.Model) { m.NoRopeEvery = 4 })},
	{"llama", "tekken", "tekken", true, shaped(func(m *program.Model) { m.HeadDim = 20 })},
	{"llama", "legacy", "default", true, shaped(func(m *program.Model) { m.Vocab = 912 })},
	{"gemma3", "gemma", "default", false, shaped(gemma)},
}

// gemma gives a shape what Gemma 3 has.
func gemma(m *program.Model) {
	m.QKNorm, m.Norms, m.NormsPlusOne, m.Activation = true, program.NormsBoth, true, program.GeluTanh
	m.Vocab, m.HeadDim, m.EmbeddingMultiplier = 912, 24, 8
	m.GlobalEvery, m.Window, m.LocalRopeTheta = 3, 11, 3000
}

func readTokenizer(t *testing.T, name string) *tokenizer.Tokenizer {
	t.Helper()
	b, err := os.ReadFile("../tokenizer/testdata/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	tok, err := tokenizer.Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	return tok
}

// random are weights of a shape by their Hugging Face names.
func random(m program.Model) map[string][]float32 {
	weights := map[string][]float32{}
	for i, p := range model.Params(m) {
		x := make([]float32, p.Len())
		num.Normal(x, 7, uint32(i), 0.3)
		weights[p.Name] = x
	}
	return weights
}

func written(t *testing.T, m program.Model, tok *tokenizer.Tokenizer, kind Type) (file, map[string][]float32) {
	t.Helper()
	weights := random(m)
	var b bytes.Buffer
	err := Write(&b, Model{
		Shape: m, Name: "small", Tokenizer: tok, Special: map[string]int32{"eos": 2}, Template: "{{ messages[:] }}",
		Load: func(ts []tensor.Tensor) error {
			for _, x := range ts {
				copy(x.Data, weights[x.Name])
			}
			return nil
		},
	}, kind)
	if err != nil {
		t.Fatal(err)
	}
	return parse(t, b.Bytes()), weights
}

// TestFileHoldsTheModel reads files of every family in every type with a reader of its own.
func TestFileHoldsTheModel(t *testing.T) {
	for _, f := range families {
		for _, name := range Types() {
			kind, err := ParseType(name)
			if err != nil {
				t.Fatal(err)
			}
			got, weights := written(t, f.shape, readTokenizer(t, f.tokenizer), kind)
			model := "gpt2"
			if f.pre == "default" {
				model = "llama"
			}
			got.want(t, map[string]any{
				"general.architecture": f.architecture, "general.file_type": kinds[kind].file,
				f.architecture + ".rope.dimension_count":             f.shape.Head(),
				f.architecture + ".attention.head_count_kv":          2,
				f.architecture + ".rope.freq_base":                   float32(1e4),
				f.architecture + ".attention.layer_norm_rms_epsilon": float32(1e-5),
				"tokenizer.ggml.model":                               model,
				"tokenizer.ggml.pre":                                 f.pre,
				"tokenizer.ggml.eos_token_id":                        2,
			})
			checkWeights(t, f.architecture+" "+name, got, weights, f.shape, f.paired, kind)
		}
	}
}

func checkWeights(t *testing.T, what string, f file, weights map[string][]float32, m program.Model, paired bool,
	kind Type) {
	t.Helper()
	want := len(weights)
	if m.RopeScaling.Factor != 0 {
		want++
	}
	if len(f.tensors) != want {
		t.Errorf("%s: %d tensors, want %d", what, len(f.tensors), want)
	}
	architecture, _, _ := strings.Cut(what, " ")
	for name, x := range weights {
		got := f.tensors[nameOf(name, architecture)]
		values, bounds := got.values()
		if len(values) != len(x) {
			t.Fatalf("%s: %s has %d values, want %d", what, name, len(values), len(x))
		}
		if m.NormsPlusOne && strings.HasSuffix(name, "norm.weight") {
			x = plusOne(x)
		}
		if heads := headsOf(name, m); paired && heads != 0 {
			x = halves(x, int(m.Dim), int(m.Head()))
		}
		for i, v := range x {
			if math.Abs(values[i]-float64(v)) > bounds[i] {
				t.Fatalf("%s: %s[%d] is %g, want %g within %g", what, name, i, values[i], v, bounds[i])
			}
		}
		rows := len(got.shape) > 1
		if rows && kind != Q4_K_M && got.shape[0]%32 == 0 && got.kind != kind || !rows && got.kind != F32 {
			t.Errorf("%s: %s is stored as %d", what, name, got.kind)
		}
	}
}

func plusOne(x []float32) []float32 {
	out := make([]float32, len(x))
	for i, v := range x {
		out[i] = v + 1
	}
	return out
}

// halves gives rows in llama.cpp's order: value i of a head's first half comes before value i of its second.
func halves(x []float32, width, head int) (out []float32) {
	for at := 0; at < len(x); at += head * width {
		for i := range head / 2 {
			for _, row := range [...]int{i, head/2 + i} {
				out = append(out, x[at+row*width:at+(row+1)*width]...)
			}
		}
	}
	return out
}

// TestGraniteHoldsItsMultipliers: also those that change nothing.
func TestGraniteHoldsItsMultipliers(t *testing.T) {
	f, _ := written(t, shaped(multiply), readTokenizer(t, "gpt2"), F32)
	f.want(t, map[string]any{"granite.attention.scale": float32(0.4), "granite.logit_scale": float32(3),
		"granite.embedding_scale": float32(1), "granite.residual_scale": float32(1)})
}

// TestStoredBytesAreThoseOfGGUFPy compares every type with what gguf-py writes.
func TestStoredBytesAreThoseOfGGUFPy(t *testing.T) {
	b, err := os.ReadFile("testdata/stored.json")
	if err != nil {
		t.Fatal(err)
	}
	var golden map[string][]byte // base64
	if err := json.Unmarshal(b, &golden); err != nil {
		t.Fatal(err)
	}
	values := make([]float32, len(golden["values"])/4)
	if _, err := binary.Decode(golden["values"], binary.LittleEndian, values); err != nil || len(values) < 256 {
		t.Fatal(len(values), err)
	}
	for _, kind := range []Type{F16, BF16, Q8_0} {
		got, err := kind.encode(nil, values)
		if want := golden[kinds[kind].name]; err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %s, want %s (%v)", kinds[kind].name, base64.StdEncoding.EncodeToString(got),
				base64.StdEncoding.EncodeToString(want), err)
		}
	}
}

// TestKQuantsAreGGMLs compares blocks with what libggml makes of them.
func TestKQuantsAreGGMLs(t *testing.T) {
	b, err := os.ReadFile("testdata/kquants.json")
	if err != nil {
		t.Fatal(err)
	}
	var golden map[string][]byte // base64
	if err := json.Unmarshal(b, &golden); err != nil {
		t.Fatal(err)
	}
	values := make([]float32, len(golden["values"])/4)
	if _, err := binary.Decode(golden["values"], binary.LittleEndian, values); err != nil || len(values) < 9*kValues {
		t.Fatal(len(values), err)
	}
	for name, kind := range map[string]Type{"q5_0": q5, "q4_k": q4, "q6_k": q6} {
		got, err := kind.encode(nil, values)
		if want := golden[name]; err != nil || !bytes.Equal(got, want) {
			different := 0
			for i := range got {
				if got[i] != want[i] {
					different++
				}
			}
			t.Errorf("%s: %d of %d bytes differ (%v)", name, different, len(want), err)
		}
	}
}

// TestMixtureIsLlamaCpps: the types that llama_model_quantize of llama.cpp 0.5.0 gives the tensors of these models.
func TestMixtureIsLlamaCpps(t *testing.T) {
	m := shaped(func(m *program.Model) { m.Layers, m.Dim, m.Hidden = 16, 256, 288 })
	for name, want := range map[string]struct {
		shape []uint32
		kind  Type
	}{
		"output.weight": {[]uint32{810, 256}, q6}, "token_embd.weight": {[]uint32{810, 256}, q4},
		"blk.0.attn_v.weight": {[]uint32{128, 256}, q6}, "blk.2.attn_v.weight": {[]uint32{128, 256}, q4},
		"blk.4.attn_v.weight": {[]uint32{128, 256}, q6}, "blk.15.attn_v.weight": {[]uint32{128, 256}, q6},
		"blk.0.attn_q.weight": {[]uint32{256, 256}, q4}, "blk.3.ffn_down.weight": {[]uint32{256, 288}, q5},
		"blk.4.ffn_down.weight": {[]uint32{256, 288}, Q8_0}, "blk.4.ffn_up.weight": {[]uint32{288, 45}, F16},
	} {
		if got := mixed(name, want.shape, m); got != want.kind {
			t.Errorf("%s is stored as %d, want %d", name, got, want.kind)
		}
	}
	if m.Tied = true; mixed("token_embd.weight", []uint32{810, 256}, m) != q6 {
		t.Error("a tied embedding is not in Q6_K")
	}
}

// TestVocabularyIsWhole: every token, added ones with their kinds, and ids that the model has and the tokenizer lacks.
func TestVocabularyIsWhole(t *testing.T) {
	f, _ := written(t, base, readTokenizer(t, "llama3"), F32)
	tokens := f.meta["tokenizer.ggml.tokens"].([]any)
	types := f.meta["tokenizer.ggml.token_type"].([]any)
	if len(tokens) != int(base.Vocab) || len(types) != len(tokens) {
		t.Fatalf("%d tokens and %d types", len(tokens), len(types))
	}
	for id, want := range map[int]struct {
		text string
		kind int32
	}{0: {"<|begin_of_text|>", tokenControl}, 803: {"ing the", tokenUser}, 809: {"[PAD809]", tokenUnused}} {
		if tokens[id] != want.text || types[id] != want.kind {
			t.Errorf("token %d is %q of type %v", id, tokens[id], types[id])
		}
	}
	var source struct {
		Model struct {
			Vocab  map[string]int
			Merges []any
		}
	}
	b, err := os.ReadFile("../tokenizer/testdata/llama3.json")
	if err != nil || json.Unmarshal(b, &source) != nil {
		t.Fatal(err)
	}
	for text, id := range source.Model.Vocab {
		if tokens[id] != text {
			t.Errorf("token %d is %q, want %q", id, tokens[id], text)
		}
	}
	merges := f.meta["tokenizer.ggml.merges"].([]any)
	if len(merges) != len(source.Model.Merges) {
		t.Errorf("%d merges, want %d", len(merges), len(source.Model.Merges))
	}
	f.want(t, map[string]any{"tokenizer.ggml.add_bos_token": true, "tokenizer.ggml.bos_token_id": 0,
		"tokenizer.ggml.add_eos_token": false,
		"tokenizer.chat_template":      "{{ messages[:] }}"})
}

// TestRopeFactors compares with the figures that convert_hf_to_gguf.py's formula gives for Llama 3.2.
func TestRopeFactors(t *testing.T) {
	m := program.Model{Dim: 2048, Heads: 32, RopeTheta: 500000,
		RopeScaling: program.RopeScaling{Factor: 32, LowFreq: 1, HighFreq: 4, Original: 8192}}
	got := factors(m)
	if len(got) != 32 || got[0] != 1 || got[31] != 32 {
		t.Fatalf("%v", got)
	}
	for i := range got {
		freq := 1 / math.Pow(500000, float64(2*i)/64)
		turns := 8192 * freq / (2 * math.Pi)
		blend := math.Min(1, math.Max(0, (turns-1)/3))
		if want := 1 / ((1-blend)/32 + blend); math.Abs(float64(got[i])/want-1) > 1e-6 {
			t.Errorf("factor %d is %g, want %g", i, got[i], want)
		}
	}
}

// TestRefusals: what llama.cpp would compute in another way is no file.
func TestRefusals(t *testing.T) {
	tok := readTokenizer(t, "smollm2")
	scaling := program.RopeScaling{Factor: 8, LowFreq: 1, HighFreq: 4, Original: 64}
	for name, m := range map[string]Model{
		"RoPE in other layers": {Shape: shaped(func(m *program.Model) { m.NoRopeEvery = 3 }), Tokenizer: tok},
		"scaling in a qwen3": {Shape: shaped(func(m *program.Model) { m.QKNorm, m.RopeScaling = true, scaling }),
			Tokenizer: tok},
		"scores of a gemma3": {Shape: shaped(func(m *program.Model) {
			gemma(m)
			m.AttentionMultiplier = 0.5
		}), Tokenizer: readTokenizer(t, "gemma")},
		"wide heads in an olmo2": {Shape: shaped(func(m *program.Model) {
			m.QKNorm, m.QKNormWide, m.Norms, m.HeadDim = true, true, program.NormsAfter, 24
		}), Tokenizer: tok},
		"no tokenizer":      {Shape: base},
		"a large tokenizer": {Shape: shaped(func(m *program.Model) { m.Vocab = 32 }), Tokenizer: tok},
		"another frame":     {Shape: base, Tokenizer: readTokenizer(t, "llama3"), Special: map[string]int32{"bos": 1}},
		"a value of 100,000": {Shape: base, Tokenizer: tok, Load: func(ts []tensor.Tensor) error {
			ts[0].Data[0] = 1e5
			return nil
		}},
	} {
		err := Write(&bytes.Buffer{}, m, F16)
		if !errors.Is(err, ErrUnsupported) && !errors.Is(err, ErrRange) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
