package frozen

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
)

// TestLevels derives NF4's levels as bitsandbytes' create_normal_map does:
// quantiles of the normal distribution at 8 even steps above one half and 7
// below, scaled to 1.
func TestLevels(t *testing.T) {
	const offset = 0.9677083
	quantile := func(p float64) float64 { return math.Sqrt2 * math.Erfinv(2*p-1) }
	top := quantile(offset)
	want := []float64{}
	for i := range 7 {
		want = append(want, -quantile(offset+(0.5-offset)*float64(i)/7)/top)
	}
	want = append(want, 0)
	for i := range 8 {
		want = append(want, quantile(offset+(0.5-offset)*float64(7-i)/8)/top)
	}
	for i, w := range want {
		if d := math.Abs(float64(levels[i]) - w); d > 1e-6 { // the publication computed them in float32
			t.Errorf("level %d is %v, want %v", i, levels[i], w)
		}
	}
}

// TestScales checks the table of scales against its formula in float64, and its
// shape: 127 below zero, zero, 128 above.
func TestScales(t *testing.T) {
	if len(scales) != 256 || scales[127] != 0 || scales[255] != 1 || scales[0] != -scales[254] {
		t.Fatalf("%d scales, %v, %v, %v", len(scales), scales[0], scales[127], scales[255])
	}
	at := 128
	for i := range 7 {
		n := math.Exp2(float64(i))
		for j := range int(n) {
			want := math.Pow(10, float64(i-6)) * (0.1 + 0.9*(float64(j)+0.5)/n)
			if got := float64(scales[at]); math.Abs(got/want-1) > 1e-7 {
				t.Errorf("scale %d is %v, want %v", at, got, want)
			}
			at++
		}
	}
}

func TestNearest(t *testing.T) {
	for i, v := range levels {
		if got := nearest(levelMiddles, v); int(got) != i {
			t.Errorf("level %d is coded as %d", i, got)
		}
	}
	for i := range levelMiddles {
		m := levelMiddles[i]
		if a, b := nearest(levelMiddles, m), nearest(levelMiddles, math.Nextafter32(m, 2)); int(a) != i ||
			int(b) != i+1 {
			t.Errorf("around the middle %d: %d and %d", i, a, b)
		}
	}
}

func matrix(n int, std float32) []float32 {
	x := make([]float32, n)
	num.Normal(x, 11, 3, std)
	return x
}

func unpacked(m Matrix) []float32 {
	x := make([]float32, m.Len())
	m.Values(x, 0)
	return x
}

// TestNF4IsClose: an error is at most half the widest gap between levels at the
// block's scale, plus the error of the scale. On average it is that of the
// paper.
func TestNF4IsClose(t *testing.T) {
	x := matrix(64*1000+17, 0.02)
	y := unpacked(Pack(program.NF4, x))
	var sum, all float64
	for i, v := range x {
		top := float64(largest(x[i/64*64 : min(len(x), i/64*64+64)]))
		d := math.Abs(float64(y[i] - v))
		if d > 0.16*top {
			t.Fatalf("value %d of %v becomes %v in a block up to %v", i, v, y[i], top)
		}
		sum, all = sum+d*d, all+float64(v)*float64(v)
	}
	if share := math.Sqrt(sum / all); share < 0.08 || share > 0.1 {
		t.Errorf("relative error %v, want about 0.09", share)
	}
}

// TestVectors pins the packing: the hash of the values of a known matrix after
// packing.
func TestVectors(t *testing.T) {
	x := append(matrix(64*300+5, 0.02), make([]float32, 64)...)
	x[3], x[200], x[201], x[64*7] = 1, -3e-39, float32(math.Copysign(0, -1)), -2.5
	for kind, want := range map[string]string{
		program.BF16: "b4f72984c39bc87a65b660231961a5a0ba5d221c8da0c1cc87bd4a4577f4a9e6",
		program.NF4:  "cf18bc14182a89083969dad3c2be8dee3e6431e8733c66663c76ec2541d1da2d",
	} {
		y := unpacked(Pack(kind, x))
		b := make([]byte, 0, 4*len(y))
		for _, v := range y {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(b)); got != want {
			t.Errorf("%s: %s, want %s", kind, got, want)
		}
	}
}

// TestParts: reading values in parts gives the same as reading them at once.
func TestParts(t *testing.T) {
	for _, kind := range []string{program.BF16, program.NF4} {
		m := Pack(kind, matrix(1000, 1))
		all := unpacked(m)
		part := make([]float32, 140)
		m.Values(part, 192)
		for i, v := range part {
			if v != all[192+i] {
				t.Fatalf("%s: value %d is %v, want %v", kind, 192+i, v, all[192+i])
			}
		}
	}
}

func TestBF16Rounds(t *testing.T) {
	for in, want := range map[float32]float32{
		1: 1, 1 + 0x1p-8: 1, 1 + 0x1p-8 + 0x1p-20: 1 + 0x1p-7, 1 + 0x3p-8: 1 + 0x1p-6, -0x1p-140: -0,
		math.MaxFloat32: 0x1.fep127, -math.MaxFloat32: -0x1.fep127,
	} {
		if got := unpacked(Pack(program.BF16, []float32{in}))[0]; got != want {
			t.Errorf("%v becomes %v, want %v", in, got, want)
		}
	}
}

func TestExtremes(t *testing.T) {
	for name, x := range map[string][]float32{
		"zeros": make([]float32, 100), "one": {3}, "huge": {math.MaxFloat32, -math.MaxFloat32, 1},
		"tiny": {0x1p-149, 0, -0x1p-149},
	} {
		if y := unpacked(Pack(program.NF4, x)); !num.Finite(y) {
			t.Errorf("%s becomes %v", name, y)
		}
	}
}

func TestBytes(t *testing.T) {
	for _, n := range []int{1, 64, 65, 64 * 256, 64*256 + 1} {
		m := packNF4(make([]float32, n))
		if got := uint64(len(m.codes) + len(m.scales) + 4*len(m.groups) + 4); got != Bytes(program.NF4, uint64(n)) {
			t.Errorf("%d values take %d bytes, planned %d", n, got, Bytes(program.NF4, uint64(n)))
		}
	}
}
