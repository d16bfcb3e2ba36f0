package model

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// Kind says how a parameter is initialised and whether it decays.
type Kind uint8

// Kinds of parameters.
const (
	Matrix   Kind = iota // starts normal, decays
	Residual             // a matrix that writes to the residual stream: starts smaller, decays
	Norm                 // starts at 1, or at 0 with NormsPlusOne
	Bias                 // starts at 0
	Inward               // an adapter's A: starts normal, decays
	Outward              // an adapter's B: starts at 0, decays
)

// Decays reports whether weight decay applies.
func (k Kind) Decays() bool { return k != Norm && k != Bias }

// Param describes one parameter tensor. Rows is 1 for vectors.
type Param struct {
	Name   string
	Kind   Kind
	Shape  []uint32
	Offset int  // in the arena of values, in values
	Inner  bool // a matrix of a layer: neither vector nor embedding nor head
}

// Len is the number of values.
func (p Param) Len() int {
	n := 1
	for _, d := range p.Shape {
		n *= int(d)
	}
	return n
}

// align is the alignment of tensors in values: 64 bytes, which is a cache line
// and the widest vector.
const align = 16

// Params lists the parameters in canonical order: embedding, layers, final
// norm, and the head unless it is tied. The order is part of the state root.
func Params(m program.Model) []Param {
	b := &lister{}
	b.add("model.embed_tokens.weight", Matrix, m.Vocab, m.Dim)
	b.inner = true
	for i := range m.Layers {
		b.layer(fmt.Sprintf("model.layers.%d.", i), m)
	}
	b.inner = false
	b.add("model.norm.weight", Norm, m.Dim)
	if !m.Tied {
		b.add("lm_head.weight", Matrix, m.Vocab, m.Dim)
	}
	return b.params
}

// ArenaLen is the number of values that the parameters take, with padding.
func ArenaLen(ps []Param) int {
	last := ps[len(ps)-1]
	return last.Offset + padded(last.Len())
}

func padded(n int) int { return (n + align - 1) / align * align }

type lister struct {
	params []Param
	offset int
	inner  bool // what follows is part of a layer
}

func (l *lister) add(name string, k Kind, shape ...uint32) {
	p := Param{Name: name, Kind: k, Shape: shape, Offset: l.offset, Inner: l.inner && k.Decays()}
	l.params = append(l.params, p)
	l.offset += padded(p.Len())
}

func (l *lister) layer(prefix string, m program.Model) {
	d, wide, kv, h := m.Dim, m.Wide(), m.KV(), m.Hidden
	if m.NormsRead() {
		l.add(prefix+"input_layernorm.weight", Norm, d)
	}
	for _, p := range [...]struct {
		name string
		out  uint32
	}{{"q", wide}, {"k", kv}, {"v", kv}} {
		l.add(prefix+"self_attn."+p.name+"_proj.weight", Matrix, p.out, d)
		if m.QKVBias {
			l.add(prefix+"self_attn."+p.name+"_proj.bias", Bias, p.out)
		}
	}
	l.add(prefix+"self_attn.o_proj.weight", Residual, d, wide)
	if q, k := m.QKNormWidths(); m.QKNorm {
		l.add(prefix+"self_attn.q_norm.weight", Norm, q)
		l.add(prefix+"self_attn.k_norm.weight", Norm, k)
	}
	l.add(prefix+"post_attention_layernorm.weight", Norm, d)
	if m.Norms == program.NormsBoth {
		l.add(prefix+"pre_feedforward_layernorm.weight", Norm, d)
	}
	l.add(prefix+"mlp.gate_proj.weight", Matrix, h, d)
	l.add(prefix+"mlp.up_proj.weight", Matrix, h, d)
	l.add(prefix+"mlp.down_proj.weight", Residual, d, h)
	if m.NormsGiven() {
		l.add(prefix+"post_feedforward_layernorm.weight", Norm, d)
	}
}

// Views cuts an arena into the tensors that ps describes, with prefix before
// every name. Nothing is copied.
func Views(ps []Param, arena []float32, prefix string) []tensor.Tensor {
	ts := make([]tensor.Tensor, len(ps))
	for i, p := range ps {
		end := p.Offset + p.Len()
		ts[i] = tensor.Tensor{Name: prefix + p.Name, Shape: p.Shape, Data: arena[p.Offset:end:end]}
	}
	return ts
}

// Fill writes the initial values of a seed: norms 1, biases 0, matrices
// normally distributed. The Philox purpose of a tensor is its index in
// canonical order, so tensors and elements are independent of each other.
func Fill(ps []Param, arena []float32, m program.Model, seed uint64) {
	fill(ps, Views(ps, arena, ""), m, seed, 0)
}

// FillTensors is Fill for tensors that need not lie in one arena.
func FillTensors(ps []Param, ts []tensor.Tensor, m program.Model, seed uint64) {
	fill(ps, ts, m, seed, 0)
}

// fill is Fill for tensors whose first index in canonical order is first.
func fill(ps []Param, ts []tensor.Tensor, m program.Model, seed uint64, first int) {
	for i, p := range ps {
		x := ts[i].Data
		switch p.Kind {
		case Norm:
			for j := range x {
				x[j] = normStart(m)
			}
		case Bias, Outward:
			clear(x)
		default:
			num.Normal(x, seed, uint32(first+i), initStd(p, m))
		}
	}
}

// normStart is what the weights of a norm start at.
func normStart(m program.Model) float32 {
	if m.NormsPlusOne {
		return 0
	}
	return 1
}

// initStd is 0.02, that of GPT-2 (Radford et al. 2019), scaled up by √(768/dim)
// for models narrower than GPT-2's 768. Matrices that write to the residual
// stream are divided by √(2·layers), as in GPT-2. Square root and division are
// exact IEEE operations, so the value is the same on every platform. An
// adapter's A has the deviation of PEFT's, 1/√(3·in).
func initStd(p Param, m program.Model) float32 {
	if p.Kind == Inward {
		return float32(1 / math.Sqrt(3*float64(p.Shape[1])))
	}
	std := 0.02 * math.Sqrt(768/float64(m.Dim))
	if p.Kind == Residual {
		std /= math.Sqrt(2 * float64(m.Layers))
	}
	return float32(std)
}
