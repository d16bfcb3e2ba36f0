package hf

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/strictjson"
)

// Errors of this package; test with errors.Is.
var (
	// ErrFormat: a file breaks the rules of its format, or files contradict each other.
	ErrFormat = errors.New("not a valid model folder")
	// ErrUnsupported: the model asks for something that this build does not compute.
	ErrUnsupported = errors.New("model not supported")
	// ErrExists: the output folder is there already.
	ErrExists = errors.New("output folder exists")
)

const (
	maxConfig = 1 << 20 // bytes of config.json and the small files
	maxKeys   = 1 << 16
)

// ParseConfig reads a config.json. Context is max_position_embeddings, at most
// program.MaxContext; lower it to train with less. The error wraps ErrFormat or
// ErrUnsupported and names the key.
func ParseConfig(b []byte) (program.Model, error) {
	_, m, err := parseConfig(b)
	return m, err
}

// parseConfig is ParseConfig, with the family's model_type.
func parseConfig(b []byte) (kind string, m program.Model, err error) {
	o, err := strictjson.Parse(b, maxKeys)
	if err != nil {
		return "", m, fmt.Errorf("%w: config.json: %w", ErrFormat, err)
	}
	c := configReader{o: o}
	kind, m = c.model()
	if c.err != nil {
		return kind, m, fmt.Errorf("config.json: %w", c.err)
	}
	return kind, m, checkShape(m)
}

// checkShape validates m as part of a program.
func checkShape(m program.Model) error {
	p := program.Program{
		Numerics: program.R32, Tokenizer: program.Tokens, Model: m, Batch: 1, Accumulate: 1, Steps: 1,
		Optimizer: program.Optimizer{Kind: "adamw", LR: 1, Eps: 1e-8},
	}
	if err := p.Validate(); err != nil {
		return fmt.Errorf("%w: config.json: %w", ErrUnsupported, err)
	}
	return nil
}

// configReader reads keys and keeps the first error.
type configReader struct {
	o   strictjson.Object
	err error
}

func (c *configReader) fail(kind error, format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf("%w: %s", kind, fmt.Sprintf(format, args...))
	}
}

// get reads an optional key.
func (c *configReader) get(key string, v any) bool {
	ok, err := c.o.Get(key, v)
	if err != nil {
		c.fail(ErrFormat, "%v", err)
	}
	return ok
}

func (c *configReader) size(key string) (n uint32) {
	if !c.get(key, &n) {
		c.fail(ErrFormat, "no %s", key)
	}
	return n
}

func (c *configReader) flag(key string) (on bool) {
	c.get(key, &on)
	return on
}

// number reads an optional number.
func (c *configReader) number(key string, otherwise program.Binary64) program.Binary64 {
	c.get(key, &otherwise)
	return otherwise
}

func (c *configReader) model() (string, program.Model) {
	kind, f := c.family()
	m := program.Model{
		Vocab: c.size("vocab_size"), Dim: c.size("hidden_size"), Layers: c.size("num_hidden_layers"),
		Heads: c.size("num_attention_heads"), Hidden: c.size("intermediate_size"),
		Context: min(c.size("max_position_embeddings"), program.MaxContext),
		NormEps: c.number("rms_norm_eps", f.eps), QKVBias: kind == kindQwen2, Tied: f.tied,
		QKNorm: kind == kindQwen3 || kind == kindOlmo2, QKNormWide: kind == kindOlmo2,
	}
	if kind == kindOlmo2 {
		m.Norms = program.NormsAfter
	}
	c.get("tie_word_embeddings", &m.Tied)
	if !c.get("num_key_value_heads", &m.KVHeads) {
		m.KVHeads = m.Heads
	}
	m.HeadDim, m.NoRopeEvery = c.headDim(m, f), c.noRope(kind, m.Layers)
	c.window(kind)
	c.refuse(kind)
	switch kind {
	case kindGemma3:
		c.gemma3(&m)
		return kind, m
	case kindGranite:
		c.multipliers(&m)
	}
	c.rope(&m, f.theta)
	return kind, m
}

// refuse refuses settings that would change the arithmetic.
func (c *configReader) refuse(kind string) {
	quantised := any(nil)
	key, want := "hidden_act", "silu"
	if kind == kindGemma3 {
		key, want = "hidden_activation", "gelu_pytorch_tanh"
	}
	act := want
	if c.get(key, &act); act != want {
		c.fail(ErrUnsupported, "%s %q, want %s", key, act, want)
	}
	for _, key := range [...]string{"attention_bias", "mlp_bias"} {
		if c.flag(key) {
			c.fail(ErrUnsupported, "%s", key)
		}
	}
	if c.get("quantization_config", &quantised) {
		c.fail(ErrUnsupported, "quantization_config: give the model's float16, bfloat16 or float32 weights")
	}
	if c.number("partial_rotary_factor", 1) != 1 {
		c.fail(ErrUnsupported, "partial_rotary_factor")
	}
	// SmolLM3's files say 2, which its model does not read.
	if kind == kindLlama && c.number("pretraining_tp", 1) != 1 {
		c.fail(ErrUnsupported, "pretraining_tp")
	}
	var layers []string
	c.get("layer_types", &layers)
	for _, l := range layers {
		if l != fullLayer && kind != kindGemma3 {
			c.fail(ErrUnsupported, "layer_types %q", l)
		}
	}
}

// ropeKeys are the keys of rope_scaling, and of rope_parameters, which newer
// files have instead of rope_theta and rope_scaling.
type ropeKeys struct {
	Type     string           `json:"rope_type"`
	OldType  string           `json:"type"`
	Theta    program.Binary64 `json:"rope_theta"`
	Factor   program.Binary64 `json:"factor"`
	LowFreq  program.Binary64 `json:"low_freq_factor"`
	HighFreq program.Binary64 `json:"high_freq_factor"`
	Original uint32           `json:"original_max_position_embeddings"`
	Partial  program.Binary64 `json:"partial_rotary_factor"`
}

func (c *configReader) rope(m *program.Model, theta program.Binary64) {
	m.RopeTheta = c.number("rope_theta", theta)
	var r ropeKeys
	if !c.get("rope_parameters", &r) {
		c.get("rope_scaling", &r)
	}
	if r.Theta != 0 {
		m.RopeTheta = r.Theta
	}
	if r.Type == "" {
		r.Type = r.OldType
	}
	switch r.Type {
	case "", "default":
	case "llama3":
		m.RopeScaling = program.RopeScaling{Factor: r.Factor, LowFreq: r.LowFreq, HighFreq: r.HighFreq,
			Original: r.Original}
	default:
		c.fail(ErrUnsupported, "rope_scaling of type %q, want llama3 or none", r.Type)
	}
	if r.Partial != 0 && r.Partial != 1 {
		c.fail(ErrUnsupported, "partial_rotary_factor")
	}
}

// newConfig is the config.json of a model that was not read from a folder.
func newConfig(m program.Model) map[string]any {
	kind := kindOf(m)
	c := map[string]any{
		"architectures": []string{families[kind].architecture}, "model_type": kind,
		"hidden_size": m.Dim, "intermediate_size": m.Hidden, "num_hidden_layers": m.Layers,
		"num_attention_heads": m.Heads, "num_key_value_heads": m.KVHeads,
		"max_position_embeddings": m.Context, "rope_theta": m.RopeTheta, "rms_norm_eps": m.NormEps,
		"vocab_size": m.Vocab, "tie_word_embeddings": m.Tied, "hidden_act": "silu",
		"attention_dropout": 0.0, "use_cache": true,
		"bos_token_id": nil, "eos_token_id": nil, "pad_token_id": nil,
	}
	if kind == kindGemma3 {
		delete(c, "hidden_act")
	}
	maps.Copy(c, particulars(kind, m))
	if s := m.RopeScaling; s != (program.RopeScaling{}) {
		c["rope_scaling"] = map[string]any{
			"rope_type": "llama3", "factor": s.Factor, "low_freq_factor": s.LowFreq,
			"high_freq_factor": s.HighFreq, "original_max_position_embeddings": s.Original,
		}
	}
	return c
}

// retyped is a source's config.json for weights of another type. It keeps every
// key but those that say how the weights are stored and where they came from.
// Of a Phi-3, whose fused tensors are not written, it makes the LLaMA that
// computes the same.
func (f *Folder) retyped(t Type) (map[string]json.RawMessage, error) {
	var c map[string]json.RawMessage
	if err := json.Unmarshal(f.config, &c); err != nil {
		return nil, fmt.Errorf("%w: config.json: %w", ErrFormat, err)
	}
	if f.kind == kindPhi3 {
		if err := asLlama(c, f.Model); err != nil {
			return nil, err
		}
	}
	for _, key := range [...]string{"dtype", "_name_or_path", "_model_name_or_path"} {
		delete(c, key)
	}
	c["torch_dtype"] = json.RawMessage(`"` + t.torch() + `"`)
	return c, nil
}
