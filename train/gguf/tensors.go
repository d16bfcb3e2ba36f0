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
	heads  uint32  // whose rows are put in pairs, or 0
	more   float32 // is added to every value
	at     uint64  // from the start of the data
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

// gemma3Names are those of a Gemma 3, which has norms on both sides.
var gemma3Names = strings.NewReplacer(
	"post_attention_layernorm.", "post_attention_norm.", "pre_feedforward_layernorm.", "ffn_norm.",
	"post_feedforward_layernorm.", "post_ffw_norm.",
)

// nameOf is llama.cpp's name of Hugging Face's tensor in an architecture.
func nameOf(name, architecture string) string {
	switch architecture {
	case olmo2:
		name = olmo2Names.Replace(name)
	case gemma3:
		name = gemma3Names.Replace(name)
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
		if t == Q4_K_M && len(p.Shape) > 1 {
			s.kind = mixed(s.name, p.Shape, m)
		}
		if paired(architecture) {
			s.heads = headsOf(p.Name, m)
		}
		if p.Kind == model.Norm && m.NormsPlusOne {
			s.more = 1 // llama.cpp multiplies by the weights alone
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

// mixed is the type of a matrix in a Q4_K_M file, by llama.cpp's rules.
func mixed(name string, shape []uint32, m program.Model) Type {
	t, width := q4, shape[len(shape)-1]
	switch {
	case name == "output.weight" || name == "token_embd.weight" && m.Tied:
		t = q6
	case strings.HasSuffix(name, "attn_v.weight") || strings.HasSuffix(name, "ffn_down.weight"):
		if moreBits(layerOf(name), int(m.Layers)) {
			t = q6
		}
	}
	switch {
	case width%kValues == 0:
		return t
	case width%q8Values != 0:
		return F16
	case t == q6:
		return Q8_0
	}
	return q5
}

// moreBits chooses the layers that get Q6_K: the first and the last eighth, and
// every third between.
func moreBits(layer, layers int) bool {
	return layer < layers/8 || layer >= 7*layers/8 || (layer-layers/8)%3 == 2
}

// layerOf is the number of a tensor's layer.
func layerOf(name string) (layer int) {
	_, _ = fmt.Sscanf(name, "blk.%d.", &layer) // the caller's name has one
	return layer
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
