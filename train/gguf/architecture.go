package gguf

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/train/program"
)

// Architectures of llama.cpp.
const (
	llama   = "llama"
	qwen2   = "qwen2"
	qwen3   = "qwen3"
	smollm3 = "smollm3"
	olmo2   = "olmo2"
	granite = "granite"
	gemma3  = "gemma3"
)

// smollm3Step is fixed in llama.cpp: every fourth layer of a SmolLM3 is without
// RoPE.
const smollm3Step = 4

// architecture is the one that computes a shape in llama.cpp.
func architecture(m program.Model) (name string, err error) {
	switch {
	case m.Norms == program.NormsBoth:
		return gemma3, checkGemma3(m)
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

// gemma3Roots is the number of layers by which llama.cpp knows Gemma 3 27B, whose
// scores it divides by the root of dim / heads in place of that of a head's width.
const gemma3Roots = 62

// checkGemma3 refuses scores that llama.cpp scales in another way.
func checkGemma3(m program.Model) error {
	scale := 1 / math.Sqrt(float64(m.Head()))
	if m.Layers == gemma3Roots {
		scale = 1 / math.Sqrt(float64(m.Dim/m.Heads))
	}
	if m.ScoreScale() != float32(scale) {
		return fmt.Errorf("%w: scores times %g in a gemma3 of %d layers: llama.cpp takes %g", ErrUnsupported,
			m.ScoreScale(), m.Layers, scale)
	}
	return nil
}
