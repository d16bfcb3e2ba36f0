package gguf

import (
	"cmp"
	"encoding/binary"
	"math"

	"github.com/infernetprotocol/infernet/train/program"
)

// Types of metadata values, with GGUF's numbers.
const (
	typeUint32  = 4
	typeInt32   = 5
	typeFloat32 = 6
	typeBool    = 7
	typeString  = 8
	typeArray   = 9
)

// metadata is the list of keys and values of a file.
type metadata struct {
	bytes []byte
	count uint64
}

func appendString(b []byte, s string) []byte {
	return append(binary.LittleEndian.AppendUint64(b, uint64(len(s))), s...)
}

func (m *metadata) key(name string, kind uint32) {
	m.count++
	m.bytes = binary.LittleEndian.AppendUint32(appendString(m.bytes, name), kind)
}

func (m *metadata) text(name, value string) {
	m.key(name, typeString)
	m.bytes = appendString(m.bytes, value)
}

func (m *metadata) number(name string, value uint32) {
	m.key(name, typeUint32)
	m.bytes = binary.LittleEndian.AppendUint32(m.bytes, value)
}

func (m *metadata) float(name string, value float64) {
	m.key(name, typeFloat32)
	m.bytes = binary.LittleEndian.AppendUint32(m.bytes, math.Float32bits(float32(value)))
}

func (m *metadata) flag(name string, value bool) {
	m.key(name, typeBool)
	b := byte(0)
	if value {
		b = 1
	}
	m.bytes = append(m.bytes, b)
}

func (m *metadata) array(name string, kind uint32, n int) {
	m.key(name, typeArray)
	m.bytes = binary.LittleEndian.AppendUint32(m.bytes, kind)
	m.bytes = binary.LittleEndian.AppendUint64(m.bytes, uint64(n))
}

func (m *metadata) texts(name string, values []string) {
	m.array(name, typeString, len(values))
	for _, v := range values {
		m.bytes = appendString(m.bytes, v)
	}
}

func (m *metadata) integers(name string, values []int32) {
	m.array(name, typeInt32, len(values))
	for _, v := range values {
		m.bytes = binary.LittleEndian.AppendUint32(m.bytes, uint32(v))
	}
}

func (m *metadata) floats(name string, values []float32) {
	m.array(name, typeFloat32, len(values))
	for _, v := range values {
		m.bytes = binary.LittleEndian.AppendUint32(m.bytes, math.Float32bits(v))
	}
}

// quantisation is the version of ggml's quantised formats.
const quantisation = 2

// multipliers adds those of a Granite.
func (m *metadata) multipliers(s program.Model) {
	for _, k := range [...]struct {
		name  string
		value program.Binary64
	}{
		{"embedding_scale", s.EmbeddingMultiplier}, {"residual_scale", s.ResidualMultiplier},
		{"logit_scale", s.LogitsScaling},
	} {
		m.float(granite+"."+k.name, float64(cmp.Or(k.value, 1)))
	}
	m.float(granite+".attention.scale", float64(s.ScoreScale()))
}

// locals adds what a Gemma 3 says of its local layers.
func (m *metadata) locals(s program.Model) {
	m.number(gemma3+".attention.sliding_window", s.Window)
	m.number(gemma3+".attention.sliding_window_pattern", s.GlobalEvery)
	m.float(gemma3+".rope.freq_base_swa", float64(s.LocalRopeTheta))
}

// shape adds what the loader of an architecture reads.
func (m *metadata) shape(arch string, in Model, t Type) {
	s := in.Shape
	m.text("general.architecture", arch)
	m.text("general.type", "model")
	m.text("general.name", in.Name)
	m.number("general.file_type", kinds[t].file)
	m.number("general.quantization_version", quantisation)
	for _, k := range [...]struct {
		name  string
		value uint32
	}{
		{"block_count", s.Layers}, {"context_length", s.Context}, {"embedding_length", s.Dim},
		{"feed_forward_length", s.Hidden}, {"vocab_size", s.Vocab},
		{"attention.head_count", s.Heads}, {"attention.head_count_kv", s.KVHeads},
		{"attention.key_length", s.Head()}, {"attention.value_length", s.Head()},
		{"rope.dimension_count", s.Head()},
	} {
		m.number(arch+"."+k.name, k.value)
	}
	switch arch {
	case granite:
		m.multipliers(s)
	case gemma3:
		m.locals(s)
	}
	m.float(arch+".rope.freq_base", float64(s.RopeTheta))
	m.float(arch+".attention.layer_norm_rms_epsilon", float64(s.NormEps))
}
