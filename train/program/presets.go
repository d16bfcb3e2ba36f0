package program

import "math"

// Preset is a named model shape with a suitable micro-batch.
type Preset struct {
	Name  string
	Model Model
	Batch uint32
}

// Presets returns the named shapes, the smallest first.
func Presets() []Preset {
	return []Preset{
		shape("demo", 32, 2, 4, 88, 64, 8),
		shape("d64", 64, 2, 4, 172, 128, 8),
		shape("d128", 128, 4, 4, 344, 128, 8),
		shape("d256", 256, 6, 8, 688, 256, 8),
		shape("d512", 512, 8, 8, 1376, 512, 4),
		shape("d2048-layer", 2048, 1, 16, 5632, 512, 4), // one layer of a large model
	}
}

func shape(name string, dim, layers, heads, hidden, context, batch uint32) Preset {
	return Preset{name, Model{
		Vocab: 256, Dim: dim, Layers: layers, Heads: heads, KVHeads: heads, Hidden: hidden, Context: context,
		RopeTheta: 10000, NormEps: 1e-5, QKVBias: true,
	}, batch}
}

// FindPreset returns the preset of that name.
func FindPreset(name string) (Preset, bool) {
	for _, p := range Presets() {
		if p.Name == name {
			return p, true
		}
	}
	return Preset{}, false
}

// FlopsPerToken estimates the floating-point operations that training spends on
// one token: six for every matrix weight that the token meets (two forward,
// four backward; Kaplan et al. 2020, arXiv:2001.08361) and twelve times layers
// × context × width of q for attention. It is an estimate for planning, not a protocol
// value.
func (m Model) FlopsPerToken() uint64 {
	weights := float64(m.Parameters())
	if m.Vocab > 0 && !m.Tied {
		weights -= float64(m.Vocab) * float64(m.Dim) // the embedding is a look-up
	}
	return clamp(6*weights + 12*float64(m.Layers)*float64(m.Context)*float64(m.Wide()))
}

// Memory estimates the bytes that training needs: the parameters, the gradient
// and optimizer state of the trained ones, in float32, and the activations of
// one micro-batch. It is an estimate for planning, not a protocol value.
func (p Program) Memory() uint64 {
	m := p.Model
	rows := float64(p.Batch) * float64(m.Context)
	layer := 6*float64(m.Dim) + 4*float64(m.Wide()) + 3*float64(m.Hidden) + float64(m.Heads)*float64(m.Context)
	acts := rows * (float64(m.Layers)*layer + 2*float64(m.Vocab))
	return clamp(4*float64(m.Parameters()) + 12*float64(p.Trained()) + 4*acts)
}

// clamp converts an estimate to uint64 without overflow.
func clamp(f float64) uint64 {
	if !(f < math.MaxInt64) {
		return math.MaxInt64
	}
	return uint64(max(f, 0))
}
