package gguf

import (
	"fmt"
	"math"
	"strings"

	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// ropeFactors is the tensor that scales RoPE as Llama 3 does.
const ropeFactors = "rope_freqs.weight"

// stored is a tensor of the file.
type stored struct {
	name   string // llama.cpp's
	source string // Hugging Face's
	shape  []uint32
	kind   Type
	heads  uint32 // whose rows are put in pairs, or 0
	at     uint64 // from the start of the data
	values []float32
}

func (s stored) len() (n uint64) {
	n = 1
	for _, d := range s.shape {
		n *= uint64(d)
	}
	return n
}

// names are llama.cpp's names of Hugging Face's tensors.
var names = strings.NewReplacer(
	"model.embed_tokens.", "token_embd.", "model.norm.", "output_norm.", "lm_head.", "output.",
	"model.layers.", "blk.", "input_layernorm.", "attn_norm.", "post_attention_layernorm.", "ffn_norm.",
	"self_attn.q_proj.", "attn_q.", "self_attn.k_proj.", "attn_k.", "self_attn.v_proj.", "attn_v.",
	"self_attn.o_proj.", "attn_output.", "self_attn.q_norm.", "attn_q_norm.", "self_attn.k_norm.", "attn_k_norm.",
	"mlp.gate_proj.", "ffn_gate.", "mlp.up_proj.", "ffn_up.", "mlp.down_proj.", "ffn_down.",
)

// olmo2Names are those of an OLMo 2, whose norms stand behind.
var olmo2Names = strings.NewReplacer(
	"post_attention_layernorm.", "post_attention_norm.", "post_feedforward_layernorm.", "post_ffw_norm.",
)

// nameOf is llama.cpp's name of Hugging Face's tensor in an architecture.
func nameOf(name, architecture string) string {
	if architecture == olmo2 {
		name = olmo2Names.Replace(name)
	}
	return names.Replace(name)
}

// layout lists the tensors of a shape with their places.
func layout(m program.Model, architecture string, t Type) (list []stored) {
	if m.RopeScaling != (program.RopeScaling{}) {
		factors := factors(m)
		list = append(list, stored{name: ropeFactors, shape: []uint32{uint32(len(factors))}, values: factors})
	}
	for _, p := range model.Params(m) {
		s := stored{name: nameOf(p.Name, architecture), source: p.Name, shape: p.Shape, kind: typeOf(p.Shape, t)}
		if paired(architecture) {
			s.heads = headsOf(p.Name, m)
		}
		list = append(list, s)
	}
	var at uint64
	for i := range list {
		list[i].at = at
		at += padded(list[i].kind.size(list[i].len()))
	}
	return list
}

// typeOf is the type that a tensor is stored in.
func typeOf(shape []uint32, t Type) Type {
	if len(shape) == 1 {
		return F32
	}
	if int(shape[len(shape)-1])%kinds[t].values != 0 {
		return F16
	}
	return t
}

// paired reports whether llama.cpp turns neighbouring values of q and k.
// Hugging Face's layers turn values that lie half a head apart.
func paired(architecture string) bool {
	return architecture == llama || architecture == smollm3 || architecture == granite
}

// headsOf is the number of heads in the rows of q or k, otherwise 0.
func headsOf(name string, m program.Model) uint32 {
	switch {
	case strings.HasSuffix(name, "self_attn.q_proj.weight"):
		return m.Heads
	case strings.HasSuffix(name, "self_attn.k_proj.weight"):
		return m.KVHeads
	}
	return 0
}

// pairs gives the rows of every head in the order that llama.cpp turns them in:
// the first of the first half, the first of the second half, and so on.
func pairs(x []float32, rows, heads uint32) []float32 {
	out := make([]float32, len(x))
	width, head := len(x)/int(rows), int(rows/heads)
	for row := range int(rows) {
		first, within := row-row%head, row%head
		from := first + within%2*(head/2) + within/2
		copy(out[row*width:(row+1)*width], x[from*width:])
	}
	return out
}

// factors are what llama.cpp divides the frequencies by.
func factors(m program.Model) []float32 {
	s, head := m.RopeScaling, float64(m.Head())
	factor, low, high := float64(s.Factor), float64(s.LowFreq), float64(s.HighFreq)
	out := make([]float32, m.Head()/2)
	for i := range out {
		turns := float64(s.Original) / (2 * math.Pi) * math.Pow(float64(m.RopeTheta), -2*float64(i)/head)
		switch {
		case turns > high:
			out[i] = 1
		case turns < low:
			out[i] = float32(factor)
		default:
			smooth := (turns - low) / (high - low)
			out[i] = float32(1 / ((1-smooth)/factor + smooth))
		}
	}
	return out
}

// Architectures of llama.cpp.
const (
	llama   = "llama"
	qwen2   = "qwen2"
	qwen3   = "qwen3"
	smollm3 = "smollm3"
	olmo2   = "olmo2"
	granite = "granite"
)

// smollm3Step is fixed in llama.cpp: every fourth layer of a SmolLM3 is without
// RoPE.
const smollm3Step = 4

// architecture is the one that computes a shape in llama.cpp.
func architecture(m program.Model) (name string, err error) {
	switch {
	case m.Norms == program.NormsBoth:
		return "", fmt.Errorf("%w: a Gemma 3, whose tokenizer has SentencePiece's pieces", ErrUnsupported)
	case m.Norms == program.NormsAfter && m.HeadDim != 0:
		return "", fmt.Errorf("%w: heads of %d in an olmo2 of %d: llama.cpp wants them as wide together",
			ErrUnsupported, m.HeadDim, m.Dim)
	case m.Norms == program.NormsAfter:
		name = olmo2
	case m.QKNorm:
		name = qwen3
	case m.QKVBias:
		name = qwen2
	case m.Multiplied():
		name = granite
	case m.NoRopeEvery == smollm3Step:
		name = smollm3
	case m.NoRopeEvery != 0:
		return "", fmt.Errorf("%w: every %d. layer without RoPE: llama.cpp knows every %d. alone", ErrUnsupported,
			m.NoRopeEvery, smollm3Step)
	default:
		return llama, nil
	}
	if m.RopeScaling != (program.RopeScaling{}) {
		return "", fmt.Errorf("%w: Llama 3's scaling of RoPE in a %s", ErrUnsupported, name)
	}
	return name, nil
}
