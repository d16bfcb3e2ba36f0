package hf_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// configs are what the families' config.json say of the shape, in the form in
// which they are published.
var configs = map[string]struct {
	text string
	want program.Model
}{
	"Qwen3-0.6B": {`{"architectures": ["Qwen3ForCausalLM"], "attention_bias": false, "attention_dropout": 0.0,
		"head_dim": 128, "hidden_act": "silu", "hidden_size": 1024, "intermediate_size": 3072,
		"max_position_embeddings": 40960, "max_window_layers": 28, "model_type": "qwen3", "num_attention_heads": 16,
		"num_hidden_layers": 28, "num_key_value_heads": 8, "rms_norm_eps": 1e-06, "rope_scaling": null,
		"rope_theta": 1000000, "sliding_window": null, "tie_word_embeddings": true, "torch_dtype": "bfloat16",
		"use_sliding_window": false, "vocab_size": 151936}`,
		program.Model{Vocab: 151936, Dim: 1024, Layers: 28, Heads: 16, KVHeads: 8, Hidden: 3072, Context: 40960,
			RopeTheta: 1e6, NormEps: 1e-6, Tied: true, HeadDim: 128, QKNorm: true}},
	"Mistral-7B-v0.3": {`{"architectures": ["MistralForCausalLM"], "hidden_act": "silu", "hidden_size": 4096,
		"intermediate_size": 14336, "max_position_embeddings": 32768, "model_type": "mistral",
		"num_attention_heads": 32, "num_hidden_layers": 32, "num_key_value_heads": 8, "rms_norm_eps": 1e-05,
		"rope_theta": 1000000.0, "sliding_window": null, "tie_word_embeddings": false, "vocab_size": 32768}`,
		program.Model{Vocab: 32768, Dim: 4096, Layers: 32, Heads: 32, KVHeads: 8, Hidden: 14336, Context: 32768,
			RopeTheta: 1e6, NormEps: 1e-5}},
	"Mistral-Nemo": {`{"architectures": ["MistralForCausalLM"], "head_dim": 128, "hidden_act": "silu",
		"hidden_size": 5120, "intermediate_size": 14336, "max_position_embeddings": 131072, "model_type": "mistral",
		"num_attention_heads": 32, "num_hidden_layers": 40, "num_key_value_heads": 8, "rms_norm_eps": 1e-05,
		"rope_theta": 1000000.0, "sliding_window": null, "tie_word_embeddings": false, "vocab_size": 131072}`,
		program.Model{Vocab: 131072, Dim: 5120, Layers: 40, Heads: 32, KVHeads: 8, Hidden: 14336, Context: 131072,
			RopeTheta: 1e6, NormEps: 1e-5, HeadDim: 128}},
	"SmolLM3-3B": {`{"architectures": ["SmolLM3ForCausalLM"], "attention_bias": false, "hidden_act": "silu",
		"hidden_size": 2048, "intermediate_size": 11008, "layer_types": ["full_attention"],
		"max_position_embeddings": 65536, "mlp_bias": false, "model_type": "smollm3",
		"no_rope_layer_interval": 4, "no_rope_layers": [` + strings.Repeat("1, 1, 1, 0, ", 8) + `1, 1, 1, 0],
		"num_attention_heads": 16, "num_hidden_layers": 36, "num_key_value_heads": 4, "pretraining_tp": 2,
		"rms_norm_eps": 1e-06, "rope_scaling": null, "rope_theta": 5000000.0, "sliding_window": null,
		"use_sliding_window": false, "vocab_size": 128256}`,
		program.Model{Vocab: 128256, Dim: 2048, Layers: 36, Heads: 16, KVHeads: 4, Hidden: 11008, Context: 65536,
			RopeTheta: 5e6, NormEps: 1e-6, Tied: true, NoRopeEvery: 4}},
	"OLMo-2-0425-1B": {`{"architectures": ["Olmo2ForCausalLM"], "attention_bias": false, "attention_dropout": 0.0,
		"eos_token_id": 100257, "hidden_act": "silu", "hidden_size": 2048, "initializer_range": 0.02,
		"intermediate_size": 8192, "max_position_embeddings": 4096, "model_type": "olmo2", "num_attention_heads": 16,
		"num_hidden_layers": 16, "num_key_value_heads": 16, "pad_token_id": 100277, "rms_norm_eps": 1e-06,
		"rope_scaling": null, "rope_theta": 500000, "tie_word_embeddings": false, "vocab_size": 100352}`,
		program.Model{Vocab: 100352, Dim: 2048, Layers: 16, Heads: 16, KVHeads: 16, Hidden: 8192, Context: 4096,
			RopeTheta: 500000, NormEps: 1e-6, QKNorm: true, Norms: program.NormsAfter, QKNormWide: true}},
	"granite-3.3-2b": {`{"architectures": ["GraniteForCausalLM"], "attention_bias": false, "attention_dropout": 0.0,
		"attention_multiplier": 0.015625, "bos_token_id": 0, "embedding_multiplier": 12.0, "eos_token_id": 0,
		"hidden_act": "silu", "hidden_size": 2048, "initializer_range": 0.02, "intermediate_size": 8192,
		"logits_scaling": 8.0, "max_position_embeddings": 131072, "mlp_bias": false, "model_type": "granite",
		"num_attention_heads": 32, "num_hidden_layers": 40, "num_key_value_heads": 8, "pad_token_id": 0,
		"residual_multiplier": 0.22, "rms_norm_eps": 1e-05, "rope_scaling": null, "rope_theta": 10000000.0,
		"tie_word_embeddings": true, "vocab_size": 49159}`,
		program.Model{Vocab: 49159, Dim: 2048, Layers: 40, Heads: 32, KVHeads: 8, Hidden: 8192, Context: 131072,
			RopeTheta: 1e7, NormEps: 1e-5, Tied: true, EmbeddingMultiplier: 12, AttentionMultiplier: 0.015625,
			ResidualMultiplier: 0.22, LogitsScaling: 8}},
	"a short Granite": {`{"model_type": "granite", "hidden_size": 64, "intermediate_size": 7, "num_attention_heads": 1,
		"num_hidden_layers": 1, "max_position_embeddings": 9, "vocab_size": 11, "attention_multiplier": 0.125,
		"residual_multiplier": 2}`,
		program.Model{Vocab: 11, Dim: 64, Layers: 1, Heads: 1, KVHeads: 1, Hidden: 7, Context: 9, RopeTheta: 10000,
			NormEps: 1e-6, ResidualMultiplier: 2}},
	"gemma-3-1b-it": {`{"architectures": ["Gemma3ForCausalLM"], "attention_bias": false, "attention_dropout": 0.0,
		"attn_logit_softcapping": null, "bos_token_id": 2, "cache_implementation": "hybrid", "eos_token_id": [1, 106],
		"final_logit_softcapping": null, "head_dim": 256, "hidden_activation": "gelu_pytorch_tanh",
		"hidden_size": 1152, "initializer_range": 0.02, "intermediate_size": 6912, "max_position_embeddings": 32768,
		"model_type": "gemma3_text", "num_attention_heads": 4, "num_hidden_layers": 26, "num_key_value_heads": 1,
		"pad_token_id": 0, "query_pre_attn_scalar": 256, "rms_norm_eps": 1e-06, "rope_local_base_freq": 10000,
		"rope_scaling": null, "rope_theta": 1000000, "sliding_window": 512, "sliding_window_pattern": 6,
		"torch_dtype": "bfloat16", "use_cache": true, "vocab_size": 262144}`,
		program.Model{Vocab: 262144, Dim: 1152, Layers: 26, Heads: 4, KVHeads: 1, Hidden: 6912, Context: 32768,
			RopeTheta: 1e6, NormEps: 1e-6, Tied: true, HeadDim: 256, QKNorm: true, Norms: program.NormsBoth,
			NormsPlusOne: true, Activation: program.GeluTanh, GlobalEvery: 6, LocalRopeTheta: 10000, Window: 512,
			EmbeddingMultiplier: program.Binary64(math.Sqrt(1152))}},
	"a short Gemma 3": {`{"model_type": "gemma3_text", "hidden_size": 64, "intermediate_size": 7, "head_dim": 32,
		"num_attention_heads": 2, "num_hidden_layers": 3, "max_position_embeddings": 9, "vocab_size": 11,
		"layer_types": ["sliding_attention", "full_attention", "sliding_attention"]}`,
		program.Model{Vocab: 11, Dim: 64, Layers: 3, Heads: 2, KVHeads: 2, Hidden: 7, Context: 9, RopeTheta: 1e6,
			NormEps: 1e-6, Tied: true, QKNorm: true, Norms: program.NormsBoth, NormsPlusOne: true,
			Activation: program.GeluTanh, GlobalEvery: 2, LocalRopeTheta: 10000, Window: 4096,
			EmbeddingMultiplier: 8, AttentionMultiplier: 0.0625}},
	"a short Qwen3": {`{"model_type": "qwen3", "hidden_size": 64, "intermediate_size": 7, "num_attention_heads": 2,
		"num_hidden_layers": 1, "max_position_embeddings": 9, "vocab_size": 11}`,
		program.Model{Vocab: 11, Dim: 64, Layers: 1, Heads: 2, KVHeads: 2, Hidden: 7, Context: 9, RopeTheta: 10000,
			NormEps: 1e-6, HeadDim: 128, QKNorm: true}},
	"a short SmolLM3": {`{"model_type": "smollm3", "hidden_size": 64, "intermediate_size": 7, "num_attention_heads": 2,
		"num_hidden_layers": 4, "max_position_embeddings": 9, "vocab_size": 11}`,
		program.Model{Vocab: 11, Dim: 64, Layers: 4, Heads: 2, KVHeads: 2, Hidden: 7, Context: 9, RopeTheta: 2e6,
			NormEps: 1e-6, Tied: true, NoRopeEvery: 4}},
}

func TestFamilies(t *testing.T) {
	for name, c := range configs {
		if m, err := hf.ParseConfig([]byte(c.text)); err != nil || m != c.want {
			t.Errorf("%s reads as %+v, want %+v: %v", name, m, c.want, err)
		}
	}
}

// TestFamiliesAreRefused opens the config.json of every family that is not
// computed, and of variants of those that are. The error names the reason.
func TestFamiliesAreRefused(t *testing.T) {
	names, err := filepath.Glob("testdata/refused/*.json")
	if err != nil || len(names) < 15 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	reasons := map[string]string{
		"deepseek_v3": "latent attention", "gemma": "1 + w", "gemma2": "soft caps", "gemma3": "images",
		"gemma3-caps": "attn_logit_softcapping", "gemma3-scaled": "linear", "gemma3-bidirectional": "bidirectional",
		"gemma3-uneven": "layer_types", "gemma3-gelu": "hidden_activation",
		"gpt2": "LayerNorm", "gpt_neox": "LayerNorm", "gpt_oss": "sinks",
		"granite-bias": "attention_bias", "granite-zero": "logits_scaling is 0", "mixtral": "mixture of experts",
		"olmo3": "window", "phi": "LayerNorm",
		"olmo2-bias":    "attention_bias",
		"phi3-longrope": "longrope", "phi3-partial": "partial_rotary_factor", "phi3-window": "sliding_window 2047",
		"qwen2_moe": "mixture of experts", "qwen3_moe": "mixture of experts",
		"mistral-window": "sliding_window 4096", "qwen2-window": "use_sliding_window",
		"qwen3-bias": "attention_bias", "qwen3-yarn": "yarn", "smollm3-uneven": "no_rope_layers",
		"smollm3-window": "use_sliding_window",
	}
	for _, name := range names {
		kind := strings.TrimSuffix(filepath.Base(name), ".json")
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		_, err = hf.ParseConfig(b)
		if want := reasons[kind]; want == "" || !errors.Is(err, hf.ErrUnsupported) ||
			!strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%s: %v, want %q", kind, err, want)
		}
		delete(reasons, kind)
	}
	for kind := range reasons {
		t.Errorf("no config.json of %s", kind)
	}
	short := configs["a short Qwen3"].text
	others := map[string]string{"mistral": "sliding_window", "zamba": `want one of ["gemma3_text" "granite" "llama"`}
	for kind, want := range others {
		_, err := hf.ParseConfig([]byte(strings.Replace(short, "qwen3", kind, 1)))
		if !errors.Is(err, hf.ErrUnsupported) || !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%s: %v, want %q", kind, err, want)
		}
	}
}

// TestFamiliesAreSaved: a shape is saved as the family that computes it. Mistral without
// a window is a LLaMA.
func TestFamiliesAreSaved(t *testing.T) {
	var kinds []string
	for _, c := range configs {
		m, err := hf.ParseConfig([]byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.Join(t.TempDir(), "model")
		m.Vocab, m.Dim, m.Hidden, m.Layers, m.Heads, m.KVHeads, m.HeadDim = 4, 16, 4, 4, 2, 1, 0
		if m.Norms == program.NormsBoth {
			m.EmbeddingMultiplier = 4
		}
		if err := hf.Save(dir, m, values(m, 1), hf.SaveOptions{}); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(dir, "config.json"))
		if err != nil {
			t.Fatal(err)
		}
		_, kind, _ := strings.Cut(string(b), `"model_type": "`)
		kind, _, _ = strings.Cut(kind, `"`)
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	if got := fmt.Sprint(slices.Compact(kinds)); got != "[gemma3_text granite llama olmo2 qwen3 smollm3]" {
		t.Errorf("families are saved as %s", got)
	}
}
