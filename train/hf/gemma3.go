package hf

import (
	"encoding/json"
	"math"
	"slices"

	"github.com/infernetprotocol/infernet/train/program"
)

// Kinds of layers in the layer_types of a Gemma 3, and the keys of their RoPE.
const (
	fullLayer  = "full_attention"
	localLayer = "sliding_attention"
)

// gemma3 reads what a Gemma 3 has beside a LLaMA.
func (c *configReader) gemma3(m *program.Model) {
	m.QKNorm, m.Norms, m.NormsPlusOne = true, program.NormsBoth, true
	m.Activation = program.GeluTanh
	m.EmbeddingMultiplier = program.Binary64(math.Sqrt(float64(m.Dim)))
	m.GlobalEvery = c.globalEvery(m.Layers)
	m.Window = 4096
	c.get("sliding_window", &m.Window)
	scalar := uint32(256)
	if c.get("query_pre_attn_scalar", &scalar) && scalar == 0 {
		c.fail(ErrUnsupported, "query_pre_attn_scalar is 0")
	}
	if scalar != m.Head() {
		m.AttentionMultiplier = program.Binary64(1 / math.Sqrt(float64(scalar)))
	}
	for _, key := range [...]string{"attn_logit_softcapping", "final_logit_softcapping"} {
		if c.number(key, 0) != 0 {
			c.fail(ErrUnsupported, "%s", key)
		}
	}
	if c.flag("use_bidirectional_attention") {
		c.fail(ErrUnsupported, "use_bidirectional_attention")
	}
	c.localRope(m)
}

// globalEvery reads which layers see the whole context: every how manieth.
func (c *configReader) globalEvery(layers uint32) uint32 {
	every := uint32(6)
	if !c.get("sliding_window_pattern", &every) {
		c.get("_sliding_window_pattern", &every)
	}
	var types []string
	c.get("layer_types", &types)
	if len(types) == 0 {
		return every
	}
	if first := slices.Index(types, fullLayer); first >= 0 {
		every = uint32(first + 1)
	} else {
		every = max(every, layers+1)
	}
	m := program.Model{GlobalEvery: every}
	for i, t := range types {
		if len(types) != int(layers) || every == 0 || m.Local(i) != (t == localLayer) || !m.Local(i) && t != fullLayer {
			c.fail(ErrUnsupported, "layer_types of %d layers: want every so manieth to be %s, the others %s", layers,
				fullLayer, localLayer)
			break
		}
	}
	return every
}

// localRope reads the bases of RoPE, of which local layers have their own.
func (c *configReader) localRope(m *program.Model) {
	m.RopeTheta, m.LocalRopeTheta = c.number("rope_theta", 1e6), c.number("rope_local_base_freq", 10000)
	var scaling json.RawMessage
	if c.get("rope_scaling", &scaling) {
		c.fail(ErrUnsupported, "rope_scaling %.80s, want none", scaling)
	}
	var both map[string]ropeKeys
	c.get("rope_parameters", &both)
	for kind, theta := range map[string]*program.Binary64{fullLayer: &m.RopeTheta, localLayer: &m.LocalRopeTheta} {
		r, has := both[kind]
		if !has {
			continue
		}
		if r.Theta != 0 {
			*theta = r.Theta
		}
		if r.Type != "" && r.Type != "default" || r.Partial != 0 && r.Partial != 1 {
			c.fail(ErrUnsupported, "rope_parameters of type %q in %s, want default", r.Type, kind)
		}
	}
}

// gemma3Keys are the keys of a config.json that only a Gemma 3 has.
func gemma3Keys(m program.Model) map[string]any {
	types := make([]string, m.Layers)
	for i := range types {
		if types[i] = fullLayer; m.Local(i) {
			types[i] = localLayer
		}
	}
	return map[string]any{
		"hidden_activation": "gelu_pytorch_tanh", "head_dim": m.Head(), "query_pre_attn_scalar": m.ScoreScalar(),
		"sliding_window": m.Window, "sliding_window_pattern": m.GlobalEvery, "layer_types": types,
		"rope_local_base_freq": m.LocalRopeTheta,
	}
}
