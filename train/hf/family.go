package hf

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/program"
)

// Families of models in a config.json.
const (
	kindLlama   = "llama"
	kindMistral = "mistral"
	kindQwen2   = "qwen2"
	kindQwen3   = "qwen3"
	kindSmolLM3 = "smollm3"
	kindPhi3    = "phi3" // Phi-3 and Phi-4
	kindOlmo2   = "olmo2"
	kindGranite = "granite"
	kindGemma3  = "gemma3_text"
)

// family is what transformers assumes of a family where a config.json is silent.
type family struct {
	architecture string
	headDim      uint32 // 0 is hidden_size / num_attention_heads
	theta        program.Binary64
	tied         bool
	eps          program.Binary64 // of the norms
}

var families = map[string]family{
	kindLlama:   {"LlamaForCausalLM", 0, 10000, false, 1e-6},
	kindMistral: {"MistralForCausalLM", 0, 10000, false, 1e-6},
	kindQwen2:   {"Qwen2ForCausalLM", 0, 10000, false, 1e-6},
	kindQwen3:   {"Qwen3ForCausalLM", 128, 10000, false, 1e-6},
	kindSmolLM3: {"SmolLM3ForCausalLM", 0, 2000000, true, 1e-6},
	kindPhi3:    {"Phi3ForCausalLM", 0, 10000, false, 1e-5},
	kindGemma3:  {"Gemma3ForCausalLM", 256, 1e6, true, 1e-6},
	kindGranite: {"GraniteForCausalLM", 0, 10000, false, 1e-6},
	kindOlmo2:   {"Olmo2ForCausalLM", 0, 10000, false, 1e-5},
}

// Reasons of families that are refused.
const (
	experts   = "a mixture of experts, whose routing this build does not compute"
	layerNorm = "LayerNorm and a feed-forward layer without a gate"
)

// refused says what this build does not compute of a family that people use.
var refused = map[string]string{
	"deepseek_v3": "latent attention and " + experts,
	"gemma":       "GeGLU and norms by 1 + w in layers of another form than Gemma 3's",
	"gemma2":      "soft caps of scores and logits",
	"gemma3":      "images; a gemma3_text is trained",
	"gpt2":        layerNorm + ", and learned positions",
	"gpt_neox":    layerNorm + ", and rotary positions of a part of a head",
	"gpt_oss":     "attention sinks and " + experts,
	"mixtral":     experts,
	"olmo3":       "attention within a window",
	"phi":         layerNorm + ", and rotary positions of a part of a head",
	"qwen2_moe":   experts,
	"qwen3_moe":   experts,
}

// family reads which family a model is of.
func (c *configReader) family() (kind string, f family) {
	var architectures []string
	c.get("model_type", &kind)
	c.get("architectures", &architectures)
	f, known := families[kind]
	why, named := refused[kind]
	switch {
	case named:
		c.fail(ErrUnsupported, "model_type %q: %s", kind, why)
	case !known:
		c.fail(ErrUnsupported, "model_type %.80q: want one of %q", kind,
			slices.Sorted(maps.Keys(families)))
	case len(architectures) > 0 && !slices.Contains(architectures, f.architecture):
		c.fail(ErrUnsupported, "architectures %.200q: want %s, a causal language model", fmt.Sprint(architectures),
			f.architecture)
	}
	return kind, f
}

// headDim reads the width of a head, which is 0 where it is dim/heads.
func (c *configReader) headDim(m program.Model, f family) uint32 {
	head := f.headDim
	if c.get("head_dim", &head) && head == 0 {
		c.fail(ErrFormat, "head_dim is 0")
	}
	if uint64(head)*uint64(m.Heads) == uint64(m.Dim) {
		return 0
	}
	return head
}

// window refuses attention that does not reach back to the start. Mistral's
// reaches back 4096 tokens unless a config.json says null; a Phi-3's if it
// says so.
func (c *configReader) window(kind string) {
	var window uint32
	_, said := c.o.Values["sliding_window"]
	if kind == kindMistral && (c.get("sliding_window", &window) || !said) ||
		kind == kindPhi3 && c.get("sliding_window", &window) {
		c.fail(ErrUnsupported, "sliding_window %d, want null: attention within a window is not computed",
			max(window, 1))
	}
	if c.flag("use_sliding_window") {
		c.fail(ErrUnsupported, "use_sliding_window")
	}
}

// noRope reads which layers of a SmolLM3 have no RoPE: every how manieth, or
// none for 0.
func (c *configReader) noRope(kind string, layers uint32) uint32 {
	if kind != kindSmolLM3 {
		return 0
	}
	every := uint32(4)
	c.get("no_rope_layer_interval", &every)
	var has []uint32 // 1 for each layer with RoPE
	c.get("no_rope_layers", &has)
	if len(has) > 0 {
		every = uint32(slices.Index(has, 0) + 1)
	}
	if every > layers {
		every = 0
	}
	if len(has) == 0 {
		return every
	}
	m := program.Model{NoRopeEvery: every}
	for i, v := range has {
		if len(has) != int(layers) || (v != 0) != m.Turns(i) {
			c.fail(
				ErrUnsupported,
				"no_rope_layers of %d layers: want every so manieth layer to be without RoPE",
				layers,
			)
			break
		}
	}
	return every
}

// multipliers reads those of a Granite. What changes nothing is 0 in a shape.
func (c *configReader) multipliers(m *program.Model) {
	read := func(key string, nothing program.Binary64) program.Binary64 {
		x := c.number(key, 1)
		if x == nothing {
			return 0
		}
		if x == 0 {
			c.fail(ErrUnsupported, "%s is 0", key)
		}
		return x
	}
	m.EmbeddingMultiplier, m.ResidualMultiplier = read("embedding_multiplier", 1), read("residual_multiplier", 1)
	m.LogitsScaling, m.AttentionMultiplier = read("logits_scaling", 1), read("attention_multiplier", ownScale(*m))
}

// ownScale is the multiplier of the scores of a model that has no other.
func ownScale(m program.Model) program.Binary64 {
	return program.Binary64(1 / math.Sqrt(float64(m.Head())))
}

// kindOf is the family that a shape is saved as. Validate of package program
// lets no shape be of two.
func kindOf(m program.Model) string {
	switch {
	case m.Norms == program.NormsBoth:
		return kindGemma3
	case m.Norms == program.NormsAfter:
		return kindOlmo2
	case m.QKNorm:
		return kindQwen3
	case m.NoRopeEvery != 0:
		return kindSmolLM3
	case m.QKVBias: // LLaMA's own attention_bias would add one on o as well
		return kindQwen2
	case m.Multiplied():
		return kindGranite
	}
	return kindLlama
}

// particulars are the keys of a config.json that not every family has.
func particulars(kind string, m program.Model) map[string]any {
	c := map[string]any{}
	if kind == kindQwen3 || m.HeadDim != 0 {
		c["head_dim"] = m.Head()
	}
	if kind == kindSmolLM3 {
		has := make([]int, m.Layers)
		for i := range has {
			if m.Turns(i) {
				has[i] = 1
			}
		}
		c["no_rope_layers"], c["no_rope_layer_interval"] = has, m.NoRopeEvery
	}
	if kind == kindGemma3 {
		maps.Copy(c, gemma3Keys(m))
	}
	if kind == kindGranite {
		c["embedding_multiplier"] = cmp.Or(m.EmbeddingMultiplier, 1)
		c["attention_multiplier"] = cmp.Or(m.AttentionMultiplier, ownScale(m))
		c["residual_multiplier"] = cmp.Or(m.ResidualMultiplier, 1)
		c["logits_scaling"] = cmp.Or(m.LogitsScaling, 1)
	}
	if slices.Contains([]string{kindQwen2, kindQwen3, kindSmolLM3}, kind) {
		c["use_sliding_window"] = false
	}
	return c
}
