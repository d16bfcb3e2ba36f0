// Package program describes a training run completely: two machines that run
// the same Program over the same data set compute the same bits. A Program is
// plain data with validation. Package engine runs it, and a job names it by its
// hash.
package program

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/train/merkle"
)

// Versions of the numerics, specified in docs/numerics.md. R32 computes every
// product in binary32. X8 computes the products of linear layers and the head
// in blocks of exact 8-bit integers. R32Private and X8Private compute the same
// bits as R32 and X8, but their commitments hash leaves in such a way that a
// dispute need not show them (docs/disputes.md §6).
const (
	R32        = "r32/1"
	X8         = "x8/1"
	R32Private = R32 + merkle.PrivateSuffix
	X8Private  = X8 + merkle.PrivateSuffix
)

// Numerics lists the versions that this build knows.
func Numerics() []string { return []string{R32, X8, R32Private, X8Private} }

// Program, together with the bytes of the data set, determines the bits of a
// training run.
type Program struct {
	Numerics  string    `cbor:"1,keyasint" json:"numerics"`
	Model     Model     `cbor:"2,keyasint" json:"model"`
	Optimizer Optimizer `cbor:"3,keyasint" json:"optimizer"`
	// Batch is the number of sequences of one micro-batch, Accumulate the
	// number of micro-batches of one step.
	Batch      uint32 `cbor:"4,keyasint" json:"batch"`
	Accumulate uint32 `cbor:"5,keyasint" json:"accumulate"`
	Seed       uint64 `cbor:"6,keyasint" json:"seed"`
	// Tokenizer is Bytes or Tokens, the kind of the data set.
	Tokenizer string `cbor:"7,keyasint" json:"tokenizer"`
	// Steps is the length of the whole run in optimizer steps. Schedules depend
	// on it.
	Steps uint32 `cbor:"8,keyasint" json:"steps"`
	// Base, unless zero, names the parameters that the run starts from.
	// Otherwise Seed gives them; Seed orders the data in both cases.
	Base Base `cbor:"9,keyasint,omitzero" json:"base,omitzero"`
	// Adapter, unless zero, freezes the parameters and trains a low-rank change
	// of them. DPO, unless zero, replaces the loss on tokens by a loss on
	// pairs.
	Adapter Adapter `cbor:"10,keyasint,omitzero" json:"adapter,omitzero"`
	DPO     DPO     `cbor:"11,keyasint,omitzero" json:"dpo,omitzero"`
}

// Kinds of data set, the values of Program.Tokenizer.
const (
	// Bytes: every byte is a token, and the vocabulary has 256.
	Bytes = "byte"
	// Tokens: a packed token file (train/data), made by `infernet data prepare`.
	Tokens = "tokens"
)

// Model is a decoder of the shape of LLaMA, Mistral, Qwen2, Qwen3, SmolLM3, OLMo 2,
// Granite or Gemma 3.
type Model struct {
	Vocab     uint32   `cbor:"1,keyasint" json:"vocab"`
	Dim       uint32   `cbor:"2,keyasint" json:"dim"`
	Layers    uint32   `cbor:"3,keyasint" json:"layers"`
	Heads     uint32   `cbor:"4,keyasint" json:"heads"`
	KVHeads   uint32   `cbor:"5,keyasint" json:"kv_heads"`
	Hidden    uint32   `cbor:"6,keyasint" json:"hidden"` // SwiGLU width
	Context   uint32   `cbor:"7,keyasint" json:"context"`
	RopeTheta Binary64 `cbor:"8,keyasint" json:"rope_theta"`
	NormEps   Binary64 `cbor:"9,keyasint" json:"norm_eps"`
	QKVBias   bool     `cbor:"10,keyasint" json:"qkv_bias"`
	Tied      bool     `cbor:"11,keyasint" json:"tied_embeddings"`
	// RopeScaling is Llama 3's scaling of RoPE; the zero value is none.
	RopeScaling RopeScaling `cbor:"12,keyasint,omitzero" json:"rope_scaling,omitzero"`
	// HeadDim is the width of a head where that is not Dim/Heads, for which it
	// is 0, so that a shape has one form and one hash. Head gives the width.
	HeadDim uint32 `cbor:"13,keyasint,omitzero" json:"head_dim,omitzero"`
	// QKNorm normalises every head of q and k before RoPE, as in Qwen3.
	QKNorm bool `cbor:"14,keyasint,omitzero" json:"qk_norm,omitzero"`
	// NoRopeEvery, unless 0, leaves RoPE out of every layer of which the number
	// from 1 is a multiple of it, as in SmolLM3.
	NoRopeEvery uint32 `cbor:"15,keyasint,omitzero" json:"no_rope_every,omitzero"`
	// Norms says which values of a layer are normalised: left out, what attention
	// and feed-forward layer read; NormsAfter, what they give, as in OLMo 2;
	// NormsBoth, both, as in Gemma 3.
	Norms string `cbor:"16,keyasint,omitzero" json:"norms,omitzero"`
	// QKNormWide makes QKNorm normalise all heads of q, and all of k, as one row,
	// as in OLMo 2.
	QKNormWide bool `cbor:"17,keyasint,omitzero" json:"qk_norm_wide,omitzero"`
	// The multipliers of Granite; 0 is none. EmbeddingMultiplier is that of the
	// embeddings, AttentionMultiplier that of the scores in place of 1/√Head,
	// ResidualMultiplier that of what attention and feed-forward layer give.
	// LogitsScaling divides the logits.
	EmbeddingMultiplier Binary64 `cbor:"18,keyasint,omitzero" json:"embedding_multiplier,omitzero"`
	AttentionMultiplier Binary64 `cbor:"19,keyasint,omitzero" json:"attention_multiplier,omitzero"`
	ResidualMultiplier  Binary64 `cbor:"20,keyasint,omitzero" json:"residual_multiplier,omitzero"`
	LogitsScaling       Binary64 `cbor:"21,keyasint,omitzero" json:"logits_scaling,omitzero"`
	// What Gemma 3 has beside: norms multiply by 1 + their weights, and the gate
	// of the feed-forward layer is GeluTanh.
	NormsPlusOne bool   `cbor:"22,keyasint,omitzero" json:"norms_plus_one,omitzero"`
	Activation   string `cbor:"23,keyasint,omitzero" json:"activation,omitzero"`
	// GlobalEvery, unless 0, makes every layer local of which the number from 1 is
	// no multiple of it: LocalRopeTheta is its RopeTheta, and attention reaches
	// back over Window positions, its own included.
	GlobalEvery    uint32   `cbor:"24,keyasint,omitzero" json:"global_every,omitzero"`
	LocalRopeTheta Binary64 `cbor:"25,keyasint,omitzero" json:"local_rope_theta,omitzero"`
	Window         uint32   `cbor:"26,keyasint,omitzero" json:"window,omitzero"`
}

// Values of Model.Norms, and of Model.Activation.
const (
	NormsAfter = "after"
	NormsBoth  = "both"
	GeluTanh   = "gelu_tanh"
)

// NormsRead reports whether what attention and feed-forward layer read is
// normalised, NormsGiven whether what they give is.
func (m Model) NormsRead() bool { return m.Norms != NormsAfter }

// NormsGiven reports whether what attention and feed-forward layer give is
// normalised.
func (m Model) NormsGiven() bool { return m.Norms != "" }

// Local reports whether layer i, from 0, is a local one.
func (m Model) Local(i int) bool { return m.GlobalEvery != 0 && (uint32(i)+1)%m.GlobalEvery != 0 }

// RopeScaling holds Llama 3's parameters for contexts longer than the Original
// one: rope_type "llama3" of a Hugging Face configuration, docs/numerics.md
// §13.
type RopeScaling struct {
	Factor   Binary64 `cbor:"1,keyasint" json:"factor"`
	LowFreq  Binary64 `cbor:"2,keyasint" json:"low_freq_factor"`
	HighFreq Binary64 `cbor:"3,keyasint" json:"high_freq_factor"`
	Original uint32   `cbor:"4,keyasint" json:"original_max_position_embeddings"`
}

func (s RopeScaling) valid() bool {
	return s == RopeScaling{} || s.Factor >= 1 && s.Factor <= 1024 && s.LowFreq > 0 &&
		s.LowFreq < s.HighFreq && s.HighFreq <= 1024 && s.Original >= 2 && s.Original <= MaxContext
}

// ErrInvalid is wrapped by every error of Validate.
var ErrInvalid = errors.New("invalid program")

// Hash names the program.
func (p Program) Hash() [32]byte {
	h, err := canon.Hash("infernet/program/2", p)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

// Parameters is the number of values of the model.
func (m Model) Parameters() uint64 {
	d, h := uint64(m.Dim), uint64(m.Hidden)
	wide, kv := uint64(m.Wide()), uint64(m.KV())
	layer := 2*d + 2*d*wide + 2*d*kv + 3*d*h
	if m.Norms == NormsBoth {
		layer += 2 * d
	}
	if m.QKVBias {
		layer += wide + 2*kv
	}
	q, k := m.QKNormWidths()
	layer += uint64(q) + uint64(k)
	n := uint64(m.Layers)*layer + d + uint64(m.Vocab)*d
	if !m.Tied {
		n += uint64(m.Vocab) * d
	}
	return n
}

// TokensPerStep is the number of tokens one optimizer step consumes.
func (p Program) TokensPerStep() uint64 {
	return uint64(p.Batch) * uint64(p.Accumulate) * uint64(p.Model.Context)
}

// Limits of a program that comes from a peer. Larger sizes are refused before
// any memory is reserved.
const (
	MaxDim     = 16384
	MaxHead    = 1024
	MaxLayers  = 256
	MaxContext = 1 << 17
	MaxVocab   = 1 << 18
	MaxBatch   = 1 << 12
	MaxSteps   = 1 << 24
)

// check is a rule of Validate: whether it holds, and what it requires of which
// field.
type check struct {
	ok   bool
	what string
}

// Validate reports the first field that is out of range, and the values that it
// may have.
func (p Program) Validate() error {
	for _, rules := range [...][]check{p.modelChecks(), p.Model.familyChecks(), p.Optimizer.checks(p.Steps),
		p.runChecks(), p.Adapter.checks(p.Model), p.DPO.checks(p)} {
		for _, c := range rules {
			if !c.ok {
				return fmt.Errorf("%w: %s", ErrInvalid, c.what)
			}
		}
	}
	return nil
}

func (p Program) modelChecks() []check {
	m := p.Model
	return []check{
		{slices.Contains(Numerics(), p.Numerics),
			`numerics: this build knows "r32/1" and "x8/1", and both with "+private"`},
		{p.Tokenizer == Bytes || p.Tokenizer == Tokens, `tokenizer: this build knows "byte" and "tokens"`},
		{p.Tokenizer != Bytes || m.Vocab == 256, "model.vocab: the byte tokenizer has 256 tokens"},
		{m.Vocab >= 1 && m.Vocab <= MaxVocab, "model.vocab: want 1 to 262144"},
		{m.Dim >= 8 && m.Dim <= MaxDim && m.Dim%8 == 0, "model.dim: want a multiple of 8, 8 to 16384"},
		{m.Layers >= 1 && m.Layers <= MaxLayers, "model.layers: want 1 to 256"},
		{m.Heads >= 1 && m.Heads <= m.Dim, "model.heads: want 1 to model.dim"},
		{
			m.HeadDim != 0 || m.Dim%max(m.Heads, 1) == 0,
			"model.heads: want a divisor of model.dim, or give model.head_dim",
		},
		{m.HeadDim <= MaxHead, "model.head_dim: want at most 1024"},
		{m.HeadDim == 0 || uint64(m.HeadDim)*uint64(m.Heads) != uint64(m.Dim),
			"model.head_dim: leave it out where it is model.dim / model.heads"},
		{m.Head()%2 == 0, "model.heads: the width of a head, model.head_dim or model.dim / model.heads, " +
			"must be even (RoPE turns pairs)"},
		{
			uint64(m.Head())*uint64(m.Heads) <= 4*MaxDim,
			"model.heads: want at most 65536 for model.heads × model.head_dim",
		},
		{m.KVHeads >= 1 && m.KVHeads <= m.Heads && m.Heads%max(m.KVHeads, 1) == 0,
			"model.kv_heads: want a divisor of model.heads"},
		{m.Hidden >= 1 && m.Hidden <= 4*MaxDim, "model.hidden: want 1 to 65536"},
		{m.Context >= 2 && m.Context <= MaxContext, "model.context: want 2 to 131072"},
		{m.RopeTheta >= 1 && m.RopeTheta <= 1e9, "model.rope_theta: want 1 to 1e9"},
		{m.RopeScaling.valid(), "model.rope_scaling: want factor 1 to 1024, 0 < low_freq_factor < high_freq_factor " +
			"<= 1024, original context 2 to 131072"},
		{m.NormEps > 0 && m.NormEps <= 1e-2, "model.norm_eps: want above 0, at most 0.01"},
	}
}

func (p Program) runChecks() []check {
	return []check{
		{p.Batch >= 1 && p.Batch <= MaxBatch, "batch: want 1 to 4096"},
		{p.Accumulate >= 1 && p.Accumulate <= MaxBatch, "accumulate: want 1 to 4096"},
		{p.Steps >= 1 && p.Steps <= MaxSteps, "steps: want 1 to 16777216"},
	}
}
