package num

import (
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/num/internal/precise"
)

// TestPhiloxVectors are the known answers published with Random123.
func TestPhiloxVectors(t *testing.T) {
	for _, c := range []struct {
		key           uint64
		purpose, step uint32
		index         uint64
		want          [4]uint32
	}{
		{0, 0, 0, 0, [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{math.MaxUint64, math.MaxUint32, math.MaxUint32, math.MaxUint64,
			[4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
		{0x299f31d0a4093822, 0x03707344, 0x13198a2e, 0x85a308d3243f6a88,
			[4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
	} {
		if got := Philox4x32(c.key, c.purpose, c.step, c.index); got != c.want {
			t.Errorf("key %x: %x, want %x", c.key, got, c.want)
		}
	}
}

func TestNormalHasItsMoments(t *testing.T) {
	const n = 1 << 18
	x := make([]float32, n)
	Normal(x, 7, 3, 2)
	var sum, squares, fourth float64
	for _, v := range x {
		d := float64(v) / 2
		sum, squares, fourth = sum+d, squares+d*d, fourth+d*d*d*d
	}
	for _, m := range []struct{ got, want, within float64 }{{sum / n, 0, .01}, {squares / n, 1, .015},
		{fourth / n, 3, .1}} {
		if math.Abs(m.got-m.want) > m.within {
			t.Errorf("moment %g, want %g", m.got, m.want)
		}
	}
	short := make([]float32, 5)
	Normal(short, 7, 3, 2)
	equal(t, "a shorter tensor", short, x[:5])
}

func TestPermuteIsABijection(t *testing.T) {
	for _, n := range []uint64{1, 2, 3, 10, 64, 1000, 4097} {
		seen, moved := make(map[uint64]bool), 0
		for i := range n {
			p := Permute(42, n, i)
			if p >= n || seen[p] {
				t.Fatalf("n %d: %d goes to %d, out of range or taken", n, i, p)
			}
			seen[p] = true
			if p != Permute(43, n, i) {
				moved++
			}
		}
		if n >= 64 && moved < int(n)*9/10 {
			t.Errorf("n %d: another key moves only %d", n, moved)
		}
	}
	if p := Permute(1, math.MaxUint64, 5); p == 5 {
		t.Error("the largest domain is not permuted")
	}
}

func TestTables(t *testing.T) {
	cos, sin := RopeTables(700, 10, 12345.5)
	for _, at := range []struct{ pos, i int }{{0, 0}, {1, 0}, {3, 2}, {699, 1}, {650, 4}} {
		angle := precise.Mul(precise.Int(int64(at.pos)),
			precise.Exp(precise.Mul(precise.New(-.2*float64(at.i)), precise.Log(precise.New(12345.5)))))
		a, _ := angle.Float64()
		if d := math.Abs(math.Cos(a) - float64(cos[at.pos*5+at.i])); d > 1e-7 {
			t.Errorf("cos of position %d, pair %d: off by %g", at.pos, at.i, d)
		}
		if d := math.Abs(math.Sin(a) - float64(sin[at.pos*5+at.i])); d > 1e-7 {
			t.Errorf("sin of position %d, pair %d: off by %g", at.pos, at.i, d)
		}
	}
	for _, c := range []struct {
		step uint32
		want float32
	}{{0, 1e-4}, {9, 1e-3}, {10, 1e-3}, {60, 5.5e-4}, {110, 1e-4}, {500, 1e-4}} {
		if got := CosineLR(c.step, 10, 110, 1e-3, 1e-4); got != c.want {
			t.Errorf("rate of step %d: %g, want %g", c.step, got, c.want)
		}
	}
	a := NewAdamW(2, 1e-3, .75, .5, 1e-8, .1, 1)
	if a.OneMinusBeta1 != .25 || a.Correct1 != float32(1/(1-.5625)) || a.Correct2 != float32(1/.75) {
		t.Errorf("coefficients: %+v", a)
	}
	if ClipScale(25, 0) != 1 || ClipScale(25, 5) != 1 || ClipScale(25, 1) != .2 {
		t.Error("ClipScale is wrong")
	}
}
