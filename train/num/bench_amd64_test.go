package num

import (
	"fmt"
	"testing"
	"time"
)

// peakRate is the best of five runs of the instruction set's register-only
// multiply-add loop on one thread, in flop/s.
func peakRate(k *kernels) float64 {
	const rounds = 1 << 19
	accumulators := 12
	if k.lanes == 16 {
		accumulators = 24
	}
	best := time.Duration(1 << 62)
	for range 5 {
		start := time.Now()
		k.peak(rounds)
		best = min(best, time.Since(start))
	}
	return float64(2*k.lanes*accumulators*rounds) / best.Seconds()
}

// BenchmarkMatMul reports GFLOP/s and the share of the peak of as many
// threads, measured in the same process.
func BenchmarkMatMul(b *testing.B) {
	for _, s := range []struct {
		l       Layout
		m, n, k int
	}{{NN, 1024, 1024, 1024}, {NT, 2048, 256, 256}, {NT, 2048, 688, 256}, {NN, 2048, 256, 688}, {TN, 256, 688, 2048},
		{NT, 128, 128, 32}} {
		for name, newWorker := range map[string]func() worker{"avx512": makeAVX512, "avx2": makeAVX2} {
			for _, threads := range []int{1, 2} {
				be, err := New(name, threads)
				if err != nil {
					b.Log(err)
					continue
				}
				peak := peakRate(newWorker().(*simd).kernels) * float64(threads)
				b.Run(fmt.Sprintf("%s/%v/%dx%dx%d/%d", name, s.l, s.m, s.n, s.k, threads), func(b *testing.B) {
					x, y, c := make([]float32, s.m*s.k), make([]float32, s.k*s.n), make([]float32, s.m*s.n)
					lda, ldb := s.k, s.n
					if s.l == TN {
						lda = s.m
					}
					if s.l == NT {
						ldb = s.k
					}
					for b.Loop() {
						be.MatMul(s.l, s.m, s.n, s.k, x, lda, y, ldb, c, s.n, false)
					}
					rate := 2 * float64(s.m*s.n*s.k) * float64(b.N) / b.Elapsed().Seconds()
					b.ReportMetric(rate/1e9, "GFLOP/s")
					b.ReportMetric(100*rate/peak, "%peak")
				})
				be.Close()
			}
		}
	}
}

// BenchmarkElementwise reports nanoseconds an element.
func BenchmarkElementwise(b *testing.B) {
	const rows, cols = 512, 512
	const n = rows * cols
	x, y, z, w, inv := make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, n),
		make([]float32, rows)
	Normal(x, 1, 0, 1)
	targets := make([]int32, rows)
	cos, sin := RopeTables(rows, 64, 1e4)
	coef := NewAdamW(1, 1e-3, .9, .95, 1e-8, .1, 1)
	for _, op := range []struct {
		name string
		run  func(be Backend)
	}{
		{"AddTo", func(be Backend) { be.AddTo(y, x) }},
		{"SumSquares", func(be Backend) { be.SumSquares(x) }},
		{"ColumnSum", func(be Backend) { be.ColumnSum(inv, x, rows, cols, false) }},
		{"RMSNorm", func(be Backend) { be.RMSNorm(y, inv, x, x[:cols], rows, cols, 1e-5) }},
		{"RMSNormBackward", func(be Backend) { be.RMSNormBackward(y, w[:cols], z, x, x[:cols], inv, rows, cols) }},
		{"SwiGLU", func(be Backend) { be.SwiGLU(y, x, x) }},
		{"SwiGLUBackward", func(be Backend) { be.SwiGLUBackward(y, z, x, x, x) }},
		{"GeGLU", func(be Backend) { be.GeGLU(y, x, x) }},
		{"GeGLUBackward", func(be Backend) { be.GeGLUBackward(y, z, x, x, x) }},
		{"RoPE", func(be Backend) { be.RoPE(y, rows, cols/64, 64, rows, cos, sin, false) }},
		{"CausalSoftmax", func(be Backend) { be.CausalSoftmax(y, rows, .125) }},
		{"CausalSoftmaxBackward", func(be Backend) { be.CausalSoftmaxBackward(z, y, rows, .125) }},
		{"CrossEntropy", func(be Backend) { be.CrossEntropy(inv, y, x, targets, rows, cols, 1) }},
		{"AdamW", func(be Backend) { be.AdamW(y, x, z, w, coef) }},
	} {
		for _, name := range []string{"ref", "avx2", "avx512"} {
			be, err := New(name, 1)
			if err != nil {
				b.Log(err)
				continue
			}
			b.Run(op.name+"/"+name, func(b *testing.B) {
				clear(y)
				clear(z)
				clear(w)
				for b.Loop() {
					op.run(be)
				}
				b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/n, "ns/element")
			})
			be.Close()
		}
	}
}
