package num

import (
	"fmt"
	"testing"
	"time"

	"golang.org/x/sys/cpu"
)

// peakInteger is the best of five runs of the register-only VPDPBUSD loop on
// one thread, in op/s.
func peakInteger() float64 {
	const rounds = 1 << 19
	best := time.Duration(1 << 62)
	for range 5 {
		start := time.Now()
		peakVNNI(rounds)
		best = min(best, time.Since(start))
	}
	return float64(2*64*24*rounds) / best.Seconds()
}

// BenchmarkMultiply reports products of x8 with both factors prepared each time,
// and of packed factors alone, beside the peak of VPDPBUSD on one thread.
func BenchmarkMultiply(b *testing.B) {
	peak := 0.0
	if cpu.X86.HasAVX512VNNI {
		peak = peakInteger()
	}
	for _, name := range []string{"amx", "avx512", "avx2"} {
		be, err := New(name, 1)
		if err != nil {
			b.Log(err)
			continue
		}
		for _, s := range []struct {
			left, right bool // transposed
			m, n, k     int
		}{{false, true, 1024, 1024, 1024}, {false, false, 2048, 256, 256}, {false, false, 2048, 688, 256},
			{false, true, 2048, 256, 688}, {true, true, 256, 688, 2048}, {false, false, 2048, 1376, 512}} {
			x, y, c := make([]float32, s.m*s.k), make([]float32, s.k*s.n), make([]float32, s.m*s.n)
			Normal(x, 1, 1, 1)
			Normal(y, 1, 2, 1)
			ld := func(transposed bool, rows int) int {
				if transposed {
					return rows
				}
				return s.k
			}
			p, q := be.NewOperand(X8, Left), be.NewOperand(X8, Right)
			prepare := func() {
				be.Prepare(p, s.m, s.k, x, ld(s.left, s.m), s.left)
				be.Prepare(q, s.n, s.k, y, ld(s.right, s.n), s.right)
			}
			run := func(what string, f func()) {
				b.Run(fmt.Sprintf("%s/%dx%dx%d/%s", name, s.m, s.n, s.k, what), func(b *testing.B) {
					for b.Loop() {
						f()
					}
					rate := 2 * float64(s.m*s.n*s.k) * float64(b.N) / b.Elapsed().Seconds()
					b.ReportMetric(rate/1e9, "GOP/s")
					if peak > 0 {
						b.ReportMetric(100*rate/peak, "%peak")
					}
				})
			}
			prepare()
			run("packed", func() { be.Multiply(p, q, c, s.n, false) })
			run("whole", func() { prepare(); be.Multiply(p, q, c, s.n, false) })
		}
		be.Close()
	}
}

// BenchmarkPrepare packs operands of x8 for tiles and for VPDPBUSD on one thread: along
// rows, and across them.
func BenchmarkPrepare(b *testing.B) {
	if missing := lacksAVX512(); missing != "" {
		b.Fatal("needs ", missing)
	}
	const rows, depth = 1024, 512
	x := make([]float32, rows*depth)
	Normal(x, 1, 1, 1)
	for _, order := range []struct {
		name    string
		kernels *integerKernels
	}{{"tiles", &kernelsTiles}, {"vnni", &kernelsVNNI}} {
		be := newSIMD(order.name, &kernels512, order.kernels)
		for _, side := range []Side{Left, Right} {
			for _, transposed := range []bool{false, true} {
				op, ld := be.NewOperand(X8, side), depth
				if transposed {
					ld = rows
				}
				b.Run(fmt.Sprintf("%s/side%d/transposed=%v", order.name, side, transposed), func(b *testing.B) {
					for b.Loop() {
						be.Prepare(op, rows, depth, x, ld, transposed)
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(rows*depth), "ns/element")
				})
			}
		}
	}
}
