package conform

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/infernetprotocol/infernet/train/num"
)

// ErrBits is wrapped by every Mismatch.
var ErrBits = errors.New("other bits than the reference")

// Mismatch is the first difference that Run found.
type Mismatch struct {
	Case      string
	Round     int
	Index     int // of the value
	Got, Want uint32
}

func (m *Mismatch) Error() string {
	return fmt.Sprintf("%v: %s, round %d, value %d: %08x, want %08x", ErrBits, m.Case, m.Round, m.Index, m.Got, m.Want)
}

func (m *Mismatch) Unwrap() error { return ErrBits }

// Options of Run.
type Options struct {
	Rounds int    // of every case; the kind of numbers changes from round to round
	Seed   uint64 // of all cases
	Small  bool   // sizes for the PTX interpreter: about a tenth
}

// Report counts what a run compared.
type Report struct{ Cases, Values int }

// Run compares be with the reference. The error is a *Mismatch.
func Run(be num.Backend, o Options) (Report, error) {
	var report Report
	for i, c := range cases {
		for round := range o.Rounds {
			g := &generator{Rand: rand.New(rand.NewPCG(o.Seed, uint64(i)<<32|uint64(round))), small: o.Small,
				kind: kind(round % int(kinds))}
			run := c.make(g)
			want, got := run(num.Ref()), run(be)
			if at := firstDifference(got, want); at >= 0 {
				return report, &Mismatch{c.name, round, at, math.Float32bits(got[at]), math.Float32bits(want[at])}
			}
			report.Cases, report.Values = report.Cases+1, report.Values+len(want)
		}
	}
	return report, nil
}

// firstDifference is the index of the first unequal bits, any NaN equal to any
// NaN, or -1.
func firstDifference(x, y []float32) int {
	for i := range y {
		if math.Float32bits(x[i]) != math.Float32bits(y[i]) && (x[i] == x[i] || y[i] == y[i]) {
			return i
		}
	}
	return -1
}

// kind says what numbers a case consists of.
type kind int

const (
	gaussian kind = iota
	wide          // exponents over 60 binades: cancellation
	finite        // any bits whose products stay finite
	awkward       // subnormals, zeros of both signs, ties
	huge          // beyond what a block of x8 holds
	anyBits       // infinities and NaNs too
	kinds
)

// generator makes the numbers and sizes of a case.
type generator struct {
	*rand.Rand
	small bool
	kind  kind
}

func (g *generator) value() float32 {
	switch g.kind {
	case gaussian:
		return float32(g.NormFloat64())
	case wide:
		return float32(math.Ldexp(g.Float64()*2-1, g.IntN(60)-30))
	case finite:
		return math.Float32frombits(g.Uint32()&0x807fffff | uint32(g.IntN(180))<<23)
	case huge:
		return float32(math.Ldexp(g.Float64()*2-1, 40+g.IntN(80)))
	case awkward:
		return [...]float32{
			0, math.Float32frombits(1 << 31), math.Float32frombits(g.Uint32() & 0x807fffff),
			float32(g.IntN(255)-127) + .5, float32(g.IntN(2)*2 - 1), 127.5, -127.5,
		}[g.IntN(7)]
	}
	return math.Float32frombits(g.Uint32())
}

func (g *generator) values(n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = g.value()
	}
	return x
}

// size is a number from 1 to most, often a small one. For the interpreter most
// is divided by ten.
func (g *generator) size(most int) int {
	if g.small {
		most = max(most/10, 8)
	}
	if g.IntN(3) == 0 {
		most = min(most, 20)
	}
	return 1 + g.IntN(most)
}

func clone(x []float32) []float32 { return append([]float32(nil), x...) }

func join(parts ...[]float32) (all []float32) {
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}
