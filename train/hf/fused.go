package hf

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/infernetprotocol/infernet/train/program"
)

// rowsOf is a part of a fused tensor: the rows of a linear layer.
type rowsOf struct {
	name string
	rows uint32
}

// fused lists the tensors of a layer of a Phi-3 that stand for several.
func fused(m program.Model) map[string][]rowsOf {
	return map[string][]rowsOf{
		"self_attn.qkv_proj.weight": {
			{"self_attn.q_proj.weight", m.Wide()}, {"self_attn.k_proj.weight", m.KV()},
			{"self_attn.v_proj.weight", m.KV()},
		},
		"mlp.gate_up_proj.weight": {{"mlp.gate_proj.weight", m.Hidden}, {"mlp.up_proj.weight", m.Hidden}},
	}
}

// divide puts the parts of fused tensors in their place.
func (f *Folder) divide() error {
	for i := range f.Model.Layers {
		layer := fmt.Sprintf("model.layers.%d.", i)
		for name, parts := range fused(f.Model) {
			if err := f.divideOne(layer, layer+name, parts); err != nil {
				return err
			}
		}
	}
	return nil
}

func (f *Folder) divideOne(layer, name string, parts []rowsOf) error {
	t, ok := f.stored[name]
	if !ok {
		return fmt.Errorf("%w: %s is missing", ErrFormat, name)
	}
	rows := uint32(0)
	for _, p := range parts {
		rows += p.rows
	}
	if want := []uint32{rows, f.Model.Dim}; !slices.Equal(t.shape, want) {
		return fmt.Errorf("%w: %s has shape %v, want %v", ErrFormat, name, t.shape, want)
	}
	delete(f.stored, name)
	for _, p := range parts {
		if _, twice := f.stored[layer+p.name]; twice {
			return fmt.Errorf("%w: %s is stored beside %s", ErrFormat, layer+p.name, name)
		}
		part := t
		part.name, part.shape = layer+p.name, []uint32{p.rows, f.Model.Dim}
		part.bytes = uint64(p.rows) * uint64(f.Model.Dim) * t.dtype.size()
		t.start += int64(part.bytes)
		f.stored[part.name] = part
	}
	return nil
}

// asLlama turns the config.json of a Phi-3 into one of the LLaMA of shape m.
// Keys that both read alike, such as the tokens' ids, stay.
func asLlama(c map[string]json.RawMessage, m program.Model) error {
	for _, key := range [...]string{
		"architectures", "model_type", "auto_map", "sliding_window", "rope_scaling", "rope_parameters",
		"partial_rotary_factor", "original_max_position_embeddings", "resid_pdrop", "embd_pdrop",
		"transformers_version",
	} {
		delete(c, key)
	}
	llama := newConfig(m)
	maps.DeleteFunc(llama, func(_ string, v any) bool { return v == nil })
	for key, v := range llama {
		b, err := json.Marshal(v)
		if err != nil {
			return err
		}
		c[key] = b
	}
	return nil
}
