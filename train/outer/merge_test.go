package outer

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

func TestMergeIsAChainOverSlots(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	wide := kinds["wide"]
	updates := [][]float32{random(r, 100, wide), nil, random(r, 100, wide), random(r, 100, wide)}
	weights, err := Weights([]uint64{3, 0, 1, 1<<40 + 7}) // the second is not read
	if err != nil {
		t.Fatal(err)
	}
	for name, be := range backends(t) {
		got := random(r, 100, kinds["normal"])
		Merge(be, got, updates, weights)
		for i := range got {
			want := float32(0)
			for _, s := range []int{0, 2, 3} {
				want = num.FMA(weights[s], updates[s][i], want)
			}
			if math.Float32bits(got[i]) != math.Float32bits(want) {
				t.Fatalf("%s: element %d is %g, want %g", name, i, got[i], want)
			}
		}
	}
}

func TestWeightsAreRoundedOnce(t *testing.T) {
	got, err := Weights([]uint64{1, 2, math.MaxUint64 - 3})
	if err != nil {
		t.Fatal(err)
	}
	if want := []float32{0x1p-64, 0x1p-63, 1}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for _, w := range [][]uint64{nil, {0, 0}, {math.MaxUint64, 1}} {
		if _, err := Weights(w); !errors.Is(err, ErrWeights) {
			t.Errorf("%v: %v", w, err)
		}
	}
}

var optimizers = []Optimizer{{Kind: SGD, Rate: 1}, {Kind: Nesterov, Rate: 0.7, Momentum: 0.9},
	{Kind: SignSGD, Rate: 0.01}}

// TestOptimizersFollowTheirTextbooks compares three steps with the formulas of PyTorch's SGD, in binary64.
func TestOptimizersFollowTheirTextbooks(t *testing.T) {
	for _, o := range optimizers {
		if err := o.Validate(); err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(6, 6))
		p, moment := random(r, 50, kinds["normal"]), make([]float32, 50)
		want, buffer := make([]float64, 50), make([]float64, 50)
		for i := range p {
			want[i] = float64(p[i])
		}
		for range 3 {
			g := random(r, 50, kinds["normal"])
			g[7] = 0
			for i, v := range g {
				d := float64(v)
				switch o.Kind {
				case Nesterov:
					buffer[i] = float64(o.Momentum)*buffer[i] + d
					d += float64(o.Momentum) * buffer[i]
				case SignSGD:
					if d != 0 {
						d = math.Copysign(1, d)
					}
				}
				want[i] -= float64(o.Rate) * d
			}
			if o.Kind != Nesterov {
				moment = nil
			}
			o.Step(num.Ref(), p, moment, g)
		}
		for i := range p {
			if math.Abs(float64(p[i])-want[i]) > 1e-8 {
				t.Fatalf("%s: element %d is %g, want %g", o.Kind, i, p[i], want[i])
			}
		}
	}
}

func TestDCTIsOrthonormal(t *testing.T) {
	for _, n := range []int{1, 2, 13, 64} {
		d := num.CosineTable(n)
		for k := range n {
			for i := range n {
				want := math.Sqrt(2/float64(n)) * math.Cos(math.Pi*float64((2*i+1)*k)/float64(2*n))
				if k == 0 {
					want = 1 / math.Sqrt(float64(n))
				}
				if math.Abs(float64(d[k*n+i])-want) > 1e-7 {
					t.Fatalf("DCT of %d, [%d][%d] is %g, want %g", n, k, i, d[k*n+i], want)
				}
			}
		}
	}
	r := rand.New(rand.NewPCG(7, 7))
	for _, shape := range shapes { // all coefficients kept: the tensor comes back
		a := random(r, shape.Rows*shape.Cols, kinds["normal"])
		u := make([]float32, len(a))
		if _, err := codec(t, num.Ref(), Spec{Transform: DCT, Values: Float32}, shape).Encode(nil, u, a); err != nil {
			t.Fatal(err)
		}
		for i := range a {
			if math.Abs(float64(u[i]-a[i])) > 4e-9 {
				t.Fatalf("%v: element %d is %g, was %g", shape, i, u[i], a[i])
			}
		}
	}
}

// TestSparseLoCoIsSmall: 64 of 4096 in two bits are 112 bytes, and a codebook for the tensor.
func TestSparseLoCoIsSmall(t *testing.T) {
	c := codec(t, num.Ref(), Spec{Chunk: 4096, Keep: 64, Values: TwoBits, Feedback: 0.95}, Shape{1024, 4096})
	if got, want := c.Size(), 1024*112+8; got != want {
		t.Errorf("%d bytes, want %d", got, want)
	}
}
