package model

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// AdapterParams lists the parameters of an adapter in canonical order: for each
// layer and each target, in the order of program.Targets, A [rank, in] and B
// [out, rank], under PEFT's names without its prefix.
func AdapterParams(m program.Model, a program.Adapter) []Param {
	l := &lister{inner: true}
	names := a.Targets.Names()
	for i := range m.Layers {
		for _, name := range names {
			in, out := widths(m, name)
			block := "self_attn"
			if name == "gate_proj" || name == "up_proj" || name == "down_proj" {
				block = "mlp"
			}
			prefix := fmt.Sprintf("model.layers.%d.%s.%s.", i, block, name)
			l.add(prefix+"lora_A.weight", Inward, a.Rank, in)
			l.add(prefix+"lora_B.weight", Outward, out, a.Rank)
		}
	}
	return l.params
}

// widths are the inputs and outputs of a linear layer.
func widths(m program.Model, target string) (in, out uint32) {
	switch target {
	case "k_proj", "v_proj":
		return m.Dim, m.KV()
	case "gate_proj", "up_proj":
		return m.Dim, m.Hidden
	case "down_proj":
		return m.Hidden, m.Dim
	case "o_proj":
		return m.Wide(), m.Dim
	}
	return m.Dim, m.Wide()
}

// adapterScale is alpha ÷ rank, rounded once.
func adapterScale(a program.Adapter) float32 {
	if a.IsZero() {
		return 0
	}
	return float32(float64(a.Alpha) / float64(a.Rank))
}

// Merge adds an adapter's change to a base, both in canonical order. W becomes
// the chain W + (B × scale)·A (numerics.md §19). be computes and does not
// affect the bits.
func Merge(m program.Model, a program.Adapter, base, adapter []tensor.Tensor, be num.Backend) {
	w := bind(base, m)
	w.adapt(adapter, a.Targets)
	for i := range w.layers {
		for _, l := range w.layers[i].linears() {
			if l.a != nil {
				mergeLinear(l, int(a.Rank), adapterScale(a), be)
			}
		}
	}
}

func mergeLinear(l *linear, rank int, scale float32, be num.Backend) {
	out, in := len(l.b)/rank, len(l.a)/rank
	b := append([]float32(nil), l.b...)
	be.Scale(b, scale)
	be.MatMul(num.NN, out, in, rank, b, rank, l.a, in, l.w, in, true)
}
