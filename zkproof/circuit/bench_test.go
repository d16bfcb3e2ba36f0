//go:build unix

package circuit

import (
	"math/rand/v2"
	"syscall"
	"testing"
	"time"
)

// processorTime is what this process used of all cores.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// benchmarkProve reports processor time beside the clock's: on a machine that
// others use only the former says what a proof costs.
func benchmarkProve(b *testing.B, a Arithmetic, terms int) {
	s := setUp(b, a, terms)
	st, l := randomClaim(b, rand.New(rand.NewPCG(7, 7)), a, terms).statement()
	start := processorTime(b)
	for b.Loop() {
		if _, err := s.Prove(s.pk, st, l); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric((processorTime(b)-start).Seconds()/float64(b.N), "cpu-s/op")
	b.ReportMetric(float64(s.Constraints.GetNbConstraints()), "constraints")
}

func BenchmarkProveR32x64(b *testing.B)   { benchmarkProve(b, R32, 64) }
func BenchmarkProveR32x256(b *testing.B)  { benchmarkProve(b, R32, 256) }
func BenchmarkProveR32x1024(b *testing.B) { benchmarkProve(b, R32, 1024) }
func BenchmarkProveX8x64(b *testing.B)    { benchmarkProve(b, X8, 64) }
func BenchmarkProveX8x256(b *testing.B)   { benchmarkProve(b, X8, 256) }
func BenchmarkProveX8x1024(b *testing.B)  { benchmarkProve(b, X8, 1024) }
