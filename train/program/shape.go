package program

import "math"

// Head is the width of a head.
func (m Model) Head() uint32 {
	if m.HeadDim != 0 {
		return m.HeadDim
	}
	return m.Dim / max(m.Heads, 1)
}

// Wide is the width of q and of the heads' outputs, KV that of k and v.
func (m Model) Wide() uint32 { return m.Heads * m.Head() }

// KV is the width of k and v.
func (m Model) KV() uint32 { return m.KVHeads * m.Head() }

// QKNormWidths are the numbers of values that the norms of q and of k take
// together, 0 without QKNorm.
func (m Model) QKNormWidths() (q, k uint32) {
	switch {
	case !m.QKNorm:
		return 0, 0
	case m.QKNormWide:
		return m.Wide(), m.KV()
	}
	return m.Head(), m.Head()
}

// ScoreScale is what the scores of attention are multiplied by, rounded once.
func (m Model) ScoreScale() float32 {
	if m.AttentionMultiplier != 0 {
		return float32(m.AttentionMultiplier)
	}
	return float32(m.ownScale())
}

// ownScale is the scale of the scores without a multiplier.
func (m Model) ownScale() Binary64 { return Binary64(1 / math.Sqrt(float64(m.Head()))) }

// ScoreScalar is the whole number of which ScoreScale is 1 divided by the root,
// 0 if there is none below 2^32.
func (m Model) ScoreScalar() uint32 {
	scale := m.AttentionMultiplier
	if scale == 0 {
		return m.Head()
	}
	n := math.Round(float64(1 / (scale * scale)))
	if !(n >= 1 && n < 1<<32) || Binary64(1/math.Sqrt(n)) != scale {
		return 0
	}
	return uint32(n)
}

// Multiplied reports whether m has one of Granite's multipliers.
func (m Model) Multiplied() bool {
	return m.EmbeddingMultiplier != 0 || m.AttentionMultiplier != 0 || m.ResidualMultiplier != 0 || m.LogitsScaling != 0
}

// Turns reports whether layer i, from 0, turns q and k by RoPE.
func (m Model) Turns(i int) bool { return m.NoRopeEvery == 0 || (uint32(i)+1)%m.NoRopeEvery != 0 }

// familyChecks are the rules of what only some families have. A shape is of one
// family, so that a model has one form and opens where the family does.
func (m Model) familyChecks() []check {
	gemma3 := m.Norms == NormsBoth
	return []check{
		{m.NoRopeEvery <= m.Layers, "model.no_rope_every: want 0, which is never, to model.layers"},
		{!m.QKNorm || !m.QKVBias, "model.qk_norm: no family has it together with model.qkv_bias"},
		{m.NoRopeEvery == 0 || !m.QKNorm && !m.QKVBias,
			"model.no_rope_every: no family has it together with model.qk_norm or model.qkv_bias"},
		{m.Norms == "" || m.Norms == NormsAfter || m.Norms == NormsBoth,
			`model.norms: this build knows "after" and "both"; left out, norms stand before`},
		{m.QKNormWide == (m.Norms == NormsAfter) && (!m.QKNormWide || m.QKNorm && m.NoRopeEvery == 0),
			`model.norms: "after" is known together with model.qk_norm and model.qk_norm_wide alone, as in OLMo 2`},
		{multiplies(m.EmbeddingMultiplier, 1), "model.embedding_multiplier: " + multiplierRange},
		{multiplies(m.AttentionMultiplier, m.ownScale()), "model.attention_multiplier: " + multiplierRange},
		{multiplies(m.ResidualMultiplier, 1), "model.residual_multiplier: " + multiplierRange},
		{multiplies(m.LogitsScaling, 1), "model.logits_scaling: " + multiplierRange},
		{!m.Multiplied() || gemma3 || !m.QKVBias && !m.QKNorm && m.NoRopeEvery == 0,
			"model.embedding_multiplier and the like: no family has them together with model.qkv_bias, " +
				"model.qk_norm or model.no_rope_every"},
		{m.Activation == "" || m.Activation == GeluTanh, `model.activation: this build knows "gelu_tanh"; left out, SiLU`},
		{gemma3 == m.NormsPlusOne && m.NormsPlusOne == (m.Activation == GeluTanh) &&
			m.NormsPlusOne == (m.GlobalEvery != 0),
			`model.norms: "both", norms_plus_one, activation and global_every are known together alone, as in Gemma 3`},
		{m.GlobalEvery != 0 || m.LocalRopeTheta == 0 && m.Window == 0,
			"model.global_every: model.local_rope_theta and model.window want it"},
		{!gemma3 || m.QKNorm && m.NoRopeEvery == 0 && m.ResidualMultiplier == 0 && m.LogitsScaling == 0 &&
			m.RopeScaling == RopeScaling{},
			`model.norms: "both" wants model.qk_norm, and no no_rope_every, residual_multiplier, logits_scaling or rope_scaling`},
		{!gemma3 || m.EmbeddingMultiplier == Binary64(math.Sqrt(float64(m.Dim))),
			`model.embedding_multiplier: with model.norms "both" want the root of model.dim, as in Gemma 3`},
		{!gemma3 || m.AttentionMultiplier == 0 || m.ScoreScalar() != 0,
			`model.attention_multiplier: with model.norms "both" want 1 / the root of a whole number, as in Gemma 3`},
		{m.GlobalEvery <= MaxLayers, "model.global_every: want at most 256"},
		{m.GlobalEvery == 0 || m.LocalRopeTheta >= 1 && m.LocalRopeTheta <= 1e9,
			"model.local_rope_theta: want 1 to 1e9"},
		{m.GlobalEvery == 0 || m.Window >= 1 && m.Window <= MaxContext, "model.window: want 1 to 131072"},
	}
}

const multiplierRange = "want 0.00001 to 100000, or leave it out where it changes nothing"

// multiplies reports whether x is a multiplier that changes something, for which
// there is one form, or 0.
func multiplies(x, nothing Binary64) bool { return x == 0 || x >= 1e-5 && x <= 1e5 && x != nothing }
