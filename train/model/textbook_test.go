package model

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// textbook is a second implementation of the decoder, in float64 and plain
// loops, from the papers' formulas. The fast one is checked against it. They
// share nothing but the names of the parameters.
type textbook struct {
	cfg   program.Model
	w     map[string][]float64
	scale float64 // of adapters: alpha/rank
}

func newTextbook(m *Model) *textbook {
	b := &textbook{cfg: m.cfg, w: map[string][]float64{}}
	b.learn(m.Parameters())
	return b
}

func (b *textbook) learn(ts []tensor.Tensor) {
	for _, p := range ts {
		x := make([]float64, len(p.Data))
		for i, v := range p.Data {
			x[i] = float64(v)
		}
		b.w[p.Name] = x
	}
}

func (b *textbook) move(name string, dir []float64, by float64) {
	for i := range dir {
		b.w[name][i] += by * dir[i]
	}
}

func (b *textbook) loss(inputs, targets []int32, seqs int) float64 {
	n := len(inputs) / seqs
	var sum float64
	for s := range seqs {
		for i, logits := range b.sequence(inputs[s*n : (s+1)*n]) {
			var z float64
			for _, v := range logits {
				z += math.Exp(v)
			}
			sum += math.Log(z) - logits[targets[s*n+i]]
		}
	}
	return sum / float64(len(inputs))
}

func (b *textbook) sequence(tokens []int32) [][]float64 {
	d := int(b.cfg.Dim)
	x := make([][]float64, len(tokens))
	for i, t := range tokens {
		x[i] = append([]float64(nil), b.w["model.embed_tokens.weight"][int(t)*d:(int(t)+1)*d]...)
	}
	x = times(x, either(b.cfg.EmbeddingMultiplier, 1))
	given := either(b.cfg.ResidualMultiplier, 1)
	for l := range b.cfg.Layers {
		p := fmt.Sprintf("model.layers.%d.", l)
		if b.cfg.Norms == "both" {
			h := b.attention(int(l), p+"self_attn.", b.norm(p+"input_layernorm.weight", x))
			add(x, b.norm(p+"post_attention_layernorm.weight", h))
			h = b.feed(p+"mlp.", b.norm(p+"pre_feedforward_layernorm.weight", x))
			add(x, b.norm(p+"post_feedforward_layernorm.weight", h))
			continue
		}
		if b.cfg.Norms == "after" {
			add(x, b.norm(p+"post_attention_layernorm.weight", b.attention(int(l), p+"self_attn.", x)))
			add(x, b.norm(p+"post_feedforward_layernorm.weight", b.feed(p+"mlp.", x)))
			continue
		}
		add(x, times(b.attention(int(l), p+"self_attn.", b.norm(p+"input_layernorm.weight", x)), given))
		add(x, times(b.feed(p+"mlp.", b.norm(p+"post_attention_layernorm.weight", x)), given))
	}
	head := "lm_head"
	if b.cfg.Tied {
		head = "model.embed_tokens"
	}
	return times(b.linear(head, b.norm("model.norm.weight", x)), 1/either(b.cfg.LogitsScaling, 1))
}

// either is x, or otherwise where x is 0.
func either(x program.Binary64, otherwise float64) float64 {
	if x == 0 {
		return otherwise
	}
	return float64(x)
}

func times(x [][]float64, by float64) [][]float64 {
	for i := range x {
		for j := range x[i] {
			x[i][j] *= by
		}
	}
	return x
}

func add(x, y [][]float64) {
	for i := range x {
		for j := range x[i] {
			x[i][j] += y[i][j]
		}
	}
}

func (b *textbook) norm(name string, x [][]float64) [][]float64 {
	y, shift := make([][]float64, len(x)), 0.0
	if b.cfg.NormsPlusOne {
		shift = 1
	}
	for i, row := range x {
		var s float64
		for _, v := range row {
			s += v * v
		}
		inv := 1 / math.Sqrt(s/float64(len(row))+float64(b.cfg.NormEps))
		for j, v := range row {
			y[i] = append(y[i], v*inv*(shift+b.w[name][j]))
		}
	}
	return y
}

func (b *textbook) linear(name string, x [][]float64) [][]float64 {
	w, bias := b.w[name+".weight"], b.w[name+".bias"]
	in := len(x[0])
	y := make([][]float64, len(x))
	for i, row := range x {
		for o := range len(w) / in {
			var s float64
			if bias != nil {
				s = bias[o]
			}
			for j, v := range row {
				s += v * w[o*in+j]
			}
			y[i] = append(y[i], s)
		}
	}
	if b.w[name+".lora_A.weight"] != nil {
		for i, row := range b.linear(name+".lora_B", b.linear(name+".lora_A", x)) {
			for o, v := range row {
				y[i][o] += b.scale * v
			}
		}
	}
	return y
}

func (b *textbook) feed(p string, x [][]float64) [][]float64 {
	gate, up := b.linear(p+"gate_proj", x), b.linear(p+"up_proj", x)
	for i := range gate {
		for j, g := range gate[i] {
			act := g / (1 + math.Exp(-g))
			if b.cfg.Activation == "gelu_tanh" {
				act = g / 2 * (1 + math.Tanh(math.Sqrt(2/math.Pi)*(g+0.044715*g*g*g)))
			}
			gate[i][j] = act * up[i][j]
		}
	}
	return b.linear(p+"down_proj", gate)
}

func (b *textbook) attention(layer int, p string, x [][]float64) [][]float64 {
	head := int(b.cfg.Dim / b.cfg.Heads)
	if b.cfg.HeadDim > 0 {
		head = int(b.cfg.HeadDim)
	}
	q, k, v := b.linear(p+"q_proj", x), b.linear(p+"k_proj", x), b.linear(p+"v_proj", x)
	if b.cfg.QKNormWide {
		q, k = b.norm(p+"q_norm.weight", q), b.norm(p+"k_norm.weight", k)
	} else if b.cfg.QKNorm {
		q, k = b.normHeads(p+"q_norm.weight", q, head), b.normHeads(p+"k_norm.weight", k, head)
	}
	if b.cfg.NoRopeEvery == 0 || (layer+1)%int(b.cfg.NoRopeEvery) != 0 {
		theta := float64(b.cfg.RopeTheta)
		if b.cfg.GlobalEvery != 0 && (layer+1)%int(b.cfg.GlobalEvery) != 0 {
			theta = float64(b.cfg.LocalRopeTheta)
		}
		rope(q, head, theta)
		rope(k, head, theta)
	}
	seen := len(x) // keys that a row sees
	if b.cfg.GlobalEvery != 0 && (layer+1)%int(b.cfg.GlobalEvery) != 0 {
		seen = int(b.cfg.Window)
	}
	out := make([][]float64, len(x))
	for i := range x {
		for h := range int(b.cfg.Heads) {
			kv := h / int(b.cfg.Heads/b.cfg.KVHeads) * head
			weights := make([]float64, i+1)
			var z float64
			for j := max(0, i+1-seen); j <= i; j++ {
				var s float64
				for e := range head {
					s += q[i][h*head+e] * k[j][kv+e]
				}
				weights[j] = math.Exp(s * either(b.cfg.AttentionMultiplier, 1/math.Sqrt(float64(head))))
				z += weights[j]
			}
			for e := range head {
				var s float64
				for j, w := range weights {
					s += w / z * v[j][kv+e]
				}
				out[i] = append(out[i], s)
			}
		}
	}
	return b.linear(p+"o_proj", out)
}

// normHeads normalises each head of every row.
func (b *textbook) normHeads(name string, x [][]float64, head int) [][]float64 {
	y := make([][]float64, len(x))
	for i, row := range x {
		for at := 0; at < len(row); at += head {
			y[i] = append(y[i], b.norm(name, [][]float64{row[at : at+head]})[0]...)
		}
	}
	return y
}

func rope(x [][]float64, head int, theta float64) {
	for pos, row := range x {
		for h := 0; h < len(row); h += head {
			for e := range head / 2 {
				a := float64(pos) * math.Pow(theta, -2*float64(e)/float64(head))
				s, c := math.Sincos(a)
				u, w := row[h+e], row[h+e+head/2]
				row[h+e], row[h+e+head/2] = u*c-w*s, w*c+u*s
			}
		}
	}
}
