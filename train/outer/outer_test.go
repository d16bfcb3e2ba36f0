package outer

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
)

var allValues = []Values{Float32, Int8, Int4, TwoBits, Sign}

// specs are dense, sparse and transformed updates of every kind of values.
func specs() (all []Spec) {
	for _, v := range allValues {
		all = append(all,
			Spec{Chunk: 4096, Values: v}, Spec{Chunk: 64, Values: v},
			Spec{Chunk: 4096, Keep: 64, Values: v, Feedback: 0.95}, Spec{Chunk: 128, Keep: 5, Values: v, Feedback: 1},
			Spec{Transform: DCT, Keep: 32, Values: v, Feedback: 0.999}, Spec{Transform: DCT, Values: v})
	}
	return all
}

var shapes = []Shape{{1, 1}, {1, 300}, {128, 96}, {7, 13}, {65, 128}, {1, 9000}, {67, 61}}

// kinds of numbers that tests encode.
var kinds = map[string]func(r *rand.Rand) float32{
	"normal": func(r *rand.Rand) float32 { return float32(r.NormFloat64() * 1e-3) },
	"wide":   func(r *rand.Rand) float32 { return float32(math.Ldexp(r.Float64()*2-1, r.IntN(60)-30)) },
	"ties":   func(r *rand.Rand) float32 { return float32(r.IntN(5)-2) / 4 },
	"subnormal": func(r *rand.Rand) float32 {
		return math.Float32frombits(r.Uint32() & (signBit | 1<<uint(r.IntN(23)) - 1))
	},
	"zeros": func(r *rand.Rand) float32 { return math.Float32frombits(r.Uint32() & signBit) },
	"equal": func(*rand.Rand) float32 { return -0.3 },
}

func random(r *rand.Rand, n int, f func(r *rand.Rand) float32) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = f(r)
	}
	return x
}

func backends(t testing.TB) map[string]num.Backend {
	all := map[string]num.Backend{"ref": num.Ref()}
	for _, name := range []string{"avx2", "avx512"} {
		be, err := num.New(name, 3)
		if errors.Is(err, num.ErrUnsupported) {
			t.Log(err)
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(be.Close)
		all[name] = be
	}
	return all
}

func codec(t testing.TB, be num.Backend, s Spec, shape Shape) *Codec {
	t.Helper()
	c, err := NewCodec(be, s, shape.Rows, shape.Cols)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func sameBits(a, b []float32) bool {
	return slices.EqualFunc(a, b, func(x, y float32) bool { return math.Float32bits(x) == math.Float32bits(y) })
}

// everyCase calls f with every Spec, shape and kind of numbers.
func everyCase(t *testing.T, f func(t *testing.T, s Spec, shape Shape, a []float32)) {
	for _, s := range specs() {
		for _, shape := range shapes {
			for name, kind := range kinds {
				r := rand.New(rand.NewPCG(uint64(shape.Rows), uint64(shape.Cols)))
				a := random(r, shape.Rows*shape.Cols, kind)
				t.Run(fmt.Sprintf("%+v/%v/%s", s, shape, name), func(t *testing.T) { f(t, s, shape, a) })
			}
		}
	}
}

func TestPackedBytesMeanTheDecodedValues(t *testing.T) {
	everyCase(t, func(t *testing.T, s Spec, shape Shape, a []float32) {
		c, u, got := codec(t, num.Ref(), s, shape), make([]float32, len(a)), make([]float32, len(a))
		packed, err := c.Encode([]byte("before"), u, a)
		if err != nil {
			t.Fatal(err)
		}
		packed = packed[len("before"):]
		if len(packed) != c.Size() {
			t.Fatalf("%d bytes, Size says %d", len(packed), c.Size())
		}
		if err := codec(t, num.Ref(), s, shape).Decode(got, packed); err != nil {
			t.Fatal(err)
		}
		if !sameBits(got, u) {
			t.Fatal("Decode gives other values than Encode")
		}
	})
}

func TestEveryBackendGivesTheSameBits(t *testing.T) {
	fast := backends(t)
	everyCase(t, func(t *testing.T, s Spec, shape Shape, a []float32) {
		u := make([]float32, len(a))
		want, err := codec(t, num.Ref(), s, shape).Encode(nil, u, a)
		if err != nil {
			t.Fatal(err)
		}
		for name, be := range fast {
			got := slices.Clone(a) // in place
			packed, err := codec(t, be, s, shape).Encode(nil, got, got)
			if err != nil || !bytes.Equal(packed, want) || !sameBits(got, u) {
				t.Fatalf("%s: other bits than the reference (%v)", name, err)
			}
		}
	})
}

// TestTheLargestAreKept compares with a sort.
func TestTheLargestAreKept(t *testing.T) {
	var s selector
	for name, kind := range kinds {
		r := rand.New(rand.NewPCG(1, 1))
		for range 200 {
			x := random(r, 1+r.IntN(700), kind)
			k := 1 + r.IntN(len(x))
			want := make([]uint32, len(x))
			for i := range want {
				want[i] = uint32(i)
			}
			slices.SortStableFunc(want, func(i, j uint32) int { return int(magnitude(x[j])) - int(magnitude(x[i])) })
			want = want[:k]
			slices.Sort(want)
			if got := s.indices(nil, x, k); !slices.Equal(got, want) {
				t.Fatalf("%s: %d of %d: %v, want %v", name, k, len(x), got, want)
			}
		}
	}
	whole := make([]float32, MaxChunk) // as many equal ones as a counter may meet
	if got := s.indices(nil, whole, 3); !slices.Equal(got, []uint32{0, 1, 2}) {
		t.Errorf("of equal ones %v are taken", got)
	}
}

// TestQuantisersFollowTheirFormulas computes each kind again in binary64.
func TestQuantisersFollowTheirFormulas(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	a := random(r, 640, kinds["normal"])
	mean := func(in func(m float64) bool) float64 {
		sum, n := 0.0, 0.0
		for _, v := range a {
			if m := math.Abs(float64(v)); in(m) {
				sum, n = sum+m, n+1
			}
		}
		return sum / n
	}
	all := mean(func(float64) bool { return true })
	low, high := mean(func(m float64) bool { return m < all }), mean(func(m float64) bool { return m >= all })
	for _, v := range allValues {
		u := make([]float32, len(a))
		if _, err := codec(t, num.Ref(), Spec{Chunk: 1024, Values: v}, Shape{1, len(a)}).Encode(nil, u, a); err != nil {
			t.Fatal(err)
		}
		for i, x := range a {
			m, top := math.Abs(float64(x)), 0.0
			for _, y := range a[i/64*64 : i/64*64+64] {
				top = max(top, math.Abs(float64(y)))
			}
			want := m
			switch v {
			case Int8, Int4:
				most, bits := 127.0, 6
				if v == Int4 {
					most, bits = 7, 2
				}
				step := math.Ldexp(1, int(math.Floor(math.Log2(top)))-bits)
				want = min(math.RoundToEven(m/step), most) * step
			case TwoBits:
				want = low
				if m >= all {
					want = high
				}
			case Sign:
				want = all
			}
			want = math.Copysign(want, float64(x))
			if math.Abs(float64(u[i])-want) > 1e-6*math.Abs(want) {
				t.Fatalf("%s: %g becomes %g, want %g", v, x, u[i], want)
			}
		}
	}
}

// TestWhatIsLeftOutIsKept: update and feedback together are what was to be sent.
func TestWhatIsLeftOutIsKept(t *testing.T) {
	for _, s := range specs() {
		if s.Feedback == 0 {
			continue
		}
		r := rand.New(rand.NewPCG(3, 3))
		c, err := NewCompressor(num.Ref(), s, shapes)
		if err != nil {
			t.Fatal(err)
		}
		for round := range 3 {
			u, shared, local, before := tensors(), tensors(), tensors(), tensors()
			for i := range shapes {
				copy(shared[i], random(r, len(shared[i]), kinds["normal"]))
				copy(local[i], random(r, len(local[i]), kinds["normal"]))
				copy(before[i], c.Feedback()[i])
			}
			packed, err := c.Update(u, shared, local)
			if err != nil {
				t.Fatal(err)
			}
			for i := range u {
				for j := range u[i] {
					d := shared[i][j] - local[i][j]
					want := num.FMA(float32(s.Feedback), before[i][j], d) - u[i][j]
					if got := c.Feedback()[i][j]; math.Float32bits(got) != math.Float32bits(want) {
						t.Fatalf("%+v, round %d, tensor %d: feedback %g, want %g", s, round, i, got, want)
					}
				}
			}
			got := tensors()
			if err := c.Decode(got, packed); err != nil {
				t.Fatal(err)
			}
			for i := range got {
				if !sameBits(got[i], u[i]) {
					t.Fatalf("%+v: tensor %d decodes to other values", s, i)
				}
			}
		}
	}
}

// tensors are zeros of all shapes.
func tensors() (x [][]float32) {
	for _, s := range shapes {
		x = append(x, make([]float32, s.Rows*s.Cols))
	}
	return x
}

func TestWhatIsNotFiniteFails(t *testing.T) {
	for _, s := range specs() {
		for _, bad := range []float32{float32(math.NaN()), float32(math.Inf(-1))} {
			c, err := NewCompressor(num.Ref(), s, []Shape{{8, 64}})
			if err != nil {
				t.Fatal(err)
			}
			shared, local, u := make([]float32, 512), make([]float32, 512), make([]float32, 512)
			local[77] = 1
			if _, err := c.Update([][]float32{u}, [][]float32{shared}, [][]float32{local}); err != nil {
				t.Fatal(err)
			}
			var before []float32
			if s.Feedback > 0 {
				before = slices.Clone(c.Feedback()[0])
			}
			local[300] = bad
			_, err = c.Update([][]float32{u}, [][]float32{shared}, [][]float32{local})
			if !errors.Is(err, ErrNotFinite) {
				t.Errorf("%+v, %g: %v", s, bad, err)
			}
			if s.Feedback > 0 && !sameBits(before, c.Feedback()[0]) {
				t.Errorf("%+v: a failed update changes the feedback", s)
			}
		}
	}
	huge := []float32{math.MaxFloat32, math.MaxFloat32, math.MaxFloat32}
	_, err := codec(t, num.Ref(), Spec{Chunk: 64, Values: Sign}, Shape{1, 3}).Encode(nil, huge, huge)
	if !errors.Is(err, ErrNotFinite) {
		t.Errorf("a mean beyond binary32: %v", err)
	}
}
