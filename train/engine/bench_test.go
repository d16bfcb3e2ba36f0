package engine

import (
	"fmt"
	"testing"

	"github.com/infernetprotocol/infernet/train/program"
)

// BenchmarkStep measures whole optimizer steps in tokens per second. With
// -cpuprofile it shows what is not products.
func BenchmarkStep(b *testing.B) {
	text := opticks(b)
	for _, name := range []string{"d64", "d128", "d256", "d512"} {
		for _, numerics := range []string{program.R32, program.X8} {
			for _, threads := range []int{1, 2} {
				b.Run(fmt.Sprintf("%s/%s/threads=%d", name, numerics[:2], threads), func(b *testing.B) {
					p, err := Preset(name, 1<<20, 1)
					if err != nil {
						b.Fatal(err)
					}
					p.Numerics = numerics
					t := start(b, p, text, Options{Threads: threads})
					run(b, t, 1)
					b.ReportAllocs()
					for b.Loop() {
						run(b, t, 1)
					}
					b.ReportMetric(float64(p.TokensPerStep())*float64(b.N)/b.Elapsed().Seconds(), "tokens/s")
				})
			}
		}
	}
}
