package outer

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/train/num"
)

// BenchmarkEncode reports the time to make an update of 4 million elements on one thread, and
// as a multiple of the time to copy them.
func BenchmarkEncode(b *testing.B) {
	be, err := num.New("auto", 1)
	if err != nil {
		b.Fatal(err)
	}
	defer be.Close()
	shape := Shape{1024, 4096}
	a := random(rand.New(rand.NewPCG(1, 1)), shape.Rows*shape.Cols, kinds["normal"])
	u := make([]float32, len(a))
	for name, s := range map[string]Spec{
		"f32": {Chunk: 4096, Values: Float32}, "int8": {Chunk: 4096, Values: Int8},
		"2bit":   {Chunk: 4096, Values: TwoBits},
		"sparse": {Chunk: 4096, Keep: 64, Values: TwoBits, Feedback: 0.95},
		"dct":    {Transform: DCT, Keep: 32, Values: Sign, Feedback: 0.999},
	} {
		c := codec(b, be, s, shape)
		copied := time.Duration(0)
		b.Run(name, func(b *testing.B) {
			packed := make([]byte, 0, c.Size())
			for b.Loop() {
				if _, err := c.Encode(packed, u, a); err != nil {
					b.Fatal(err)
				}
			}
			start := time.Now()
			copy(u, a)
			copied = time.Since(start)
			each := b.Elapsed() / time.Duration(b.N)
			b.ReportMetric(float64(each.Nanoseconds())/float64(len(a)), "ns/element")
			b.ReportMetric(float64(each)/float64(copied), "copies")
			b.ReportMetric(float64(4*len(a))/float64(c.Size()), "ratio")
		})
	}
}
