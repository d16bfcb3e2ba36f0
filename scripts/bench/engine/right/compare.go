package main

import (
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/scripts/bench/engine/plot"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// gap names the tensor that differs most, and by what share of its norm.
type gap struct {
	Tensor string  `json:"tensor"`
	Worst  float64 `json:"worst"`
}

// comparison is the result of a job.
type comparison struct {
	Preset  string    `json:"preset"`
	Torch   string    `json:"torch"`
	Tensors int       `json:"gradient_tensors"`
	From32  gap       `json:"gradients_from_float32"`
	From64  gap       `json:"gradients_from_float64"`
	Torch32 gap       `json:"float32_from_float64"` // PyTorch's own
	Ours    []float64 `json:"losses_ours"`
	Nudged  []float64 `json:"losses_nudged"` // ours, from weights one rounding away
	Float32 []float64 `json:"losses_float32"`
	Float64 []float64 `json:"losses_float64"`
}

func newComparison(j job, ours trained, p peer) comparison {
	return comparison{
		Preset: j.name, Torch: p.torch, Tensors: len(ours.gradients),
		From32:  worst(ours.gradients, p.float32s.gradients),
		From64:  worst(ours.gradients, p.float64s.gradients),
		Torch32: worst(p.float32s.gradients, p.float64s.gradients),
		Ours:    ours.losses, Nudged: ours.nudged, Float32: p.float32s.losses, Float64: p.float64s.losses,
	}
}

// worst returns the tensor with the largest distance. If the two lists have other
// tensors, the distance is infinite.
func worst(got, want []tensor.Tensor) (g gap) {
	if len(got) != len(want) {
		return gap{"(their number)", math.Inf(1)}
	}
	for i, w := range want {
		d := distance(got[i].Data, w.Data)
		if got[i].Name != w.Name || math.IsNaN(d) {
			d = math.Inf(1)
		}
		if d >= g.Worst {
			g = gap{w.Name, d}
		}
	}
	return g
}

// distance is |got − want| / |want|.
func distance(got, want []float32) float64 {
	if len(got) != len(want) {
		return math.Inf(1)
	}
	var apart, length float64
	for i, w := range want {
		d := float64(got[i]) - float64(w)
		apart += d * d
		length += float64(w) * float64(w)
	}
	return math.Sqrt(apart / length)
}

// most returns the largest difference of two curves of the same length.
func most(a, b []float64) (m float64) {
	if len(a) != len(b) || len(a) == 0 {
		return math.Inf(1)
	}
	for i := range a {
		m = max(m, math.Abs(a[i]-b[i]))
	}
	return m
}

// noise returns how far losses differ by rounding alone: those of PyTorch in binary32
// from those in binary64, or ours if every initial weight is moved by one rounding.
func (c comparison) noise() float64 {
	return max(most(c.Float32, c.Float64), most(c.Nudged, c.Ours))
}

// figure draws the distance of the losses from those in binary64, on a logarithmic
// scale from 1e-9 up.
func (c comparison) figure() []byte {
	line := func(name string, losses []float64) plot.Line {
		l := plot.Line{Name: name}
		for i := range losses {
			l.X = append(l.X, float64(i))
			l.Y = append(l.Y, max(1e-9, math.Abs(losses[i]-c.Float64[i])))
		}
		return l
	}
	return plot.Chart{
		Title: fmt.Sprintf(
			"%s: loss from %.2f to %.2f, its distance from float64",
			c.Preset,
			c.Ours[0],
			c.Ours[len(c.Ours)-1],
		),
		X: "step", Y: "nats", LogY: true,
		Lines: []plot.Line{
			line("infernet r32/1", c.Ours),
			line("the same, weights moved by one rounding", c.Nudged),
			line("PyTorch float32", c.Float32),
		},
	}.SVG()
}
