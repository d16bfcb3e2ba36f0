package commit

import (
	"crypto/sha256"
	"testing"

	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/tensor"
)

// BenchmarkHash compares hashing a state of 64 MiB with plain SHA-256 of as many bytes
// in one run. The difference is the cost of the trees.
func BenchmarkHash(b *testing.B) {
	const size = 64 << 20
	b.Run("sha256", func(b *testing.B) {
		buf := make([]byte, size)
		b.SetBytes(size)
		for b.Loop() {
			sha256.Sum256(buf)
		}
	})
	x := make([]float32, size/4)
	for i := range x {
		x[i] = float32(i)
	}
	ts := []tensor.Tensor{{Name: "w", Shape: []uint32{uint32(len(x))}, Data: x}}
	for _, c := range []struct {
		name    string
		workers int
	}{{"state/1", 1}, {"state/2", 2}} {
		b.Run(c.name, func(b *testing.B) {
			s, err := NewState(Header{}, ts, c.workers)
			if err != nil {
				b.Fatal(err)
			}
			b.SetBytes(size)
			b.ResetTimer()
			for i := range b.N {
				for j := 0; j < len(x); j += merkle.LeafCells { // every leaf changes, as in training
					x[j] = float32(i + j)
				}
				s.Update(Header{Step: uint32(i)}, c.workers)
			}
		})
	}
}
