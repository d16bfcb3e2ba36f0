package keys

import (
	"errors"
	"fmt"

	curve "github.com/consensys/gnark-crypto/ecc/bn254"
)

// Sizes of compressed points in gnark's encodings.
const (
	g1Bytes = curve.SizeOfG1AffineCompressed
	g2Bytes = curve.SizeOfG2AffineCompressed
	// updateBytes is the size of the proof of one secret of a contribution.
	updateBytes = g1Bytes + g2Bytes
	tauSecrets  = 3 // τ, α and β
)

// errLengths is wrapped if an encoding has a length that its bytes do not hold, or a
// point in another form.
var errLengths = errors.New("a length that does not fit, or a point that is not compressed")

// lengths walks over an encoding. gnark allocates a list of any length before it reads
// the list, so a length that the bytes cannot hold must be found before.
type lengths struct {
	rest []byte
	bad  bool
}

func (l *lengths) take(n uint64) []byte {
	if n > uint64(len(l.rest)) {
		l.bad, l.rest = true, nil
		return nil
	}
	out := l.rest[:n]
	l.rest = l.rest[n:]
	return out
}

// number reads a big-endian number.
func (l *lengths) number(size uint64) (n uint64) {
	for _, b := range l.take(size) {
		n = n<<8 | uint64(b)
	}
	return n
}

// points skips compressed points. Others are longer, so that gnark would read the next
// length somewhere else.
func (l *lengths) points(n, size uint64) {
	if n > uint64(len(l.rest))/size {
		l.bad, l.rest = true, nil
		return
	}
	for range n {
		if l.take(size)[0]>>6 == 0 {
			l.bad = true
		}
	}
}

// list skips points after their number.
func (l *lengths) list(size uint64) { l.points(l.number(4), size) }

func (l *lengths) updates(n uint64) {
	for range n {
		l.points(1, g1Bytes)
		l.points(1, g2Bytes)
	}
}

func (l *lengths) err() error {
	if l.bad {
		return errLengths
	}
	return nil
}

// lengthsOf returns what checks the lengths of a contribution's file.
func (c *Ceremony) lengthsOf(p Phase) func(raw []byte) error {
	if p == Tau {
		return c.tauLengths
	}
	return circuitLengths
}

func (c *Ceremony) tauLengths(raw []byte) error {
	l := &lengths{rest: raw}
	l.updates(tauSecrets)
	if n := l.number(8); !l.bad && n != c.size() {
		return fmt.Errorf("%w: %d powers of tau, this circuit needs %d", errLengths, n, c.size())
	}
	return l.err()
}

func circuitLengths(raw []byte) error {
	l := &lengths{rest: raw}
	commitments := l.number(2)
	l.points(1, g1Bytes) // δ
	l.list(g1Bytes)      // the private inputs'
	l.list(g1Bytes)      // the quotient's
	l.points(1, g2Bytes) // δ
	for range commitments {
		l.list(g1Bytes)
	}
	return l.err()
}

func verifyingLengths(raw []byte) error {
	l := &lengths{rest: raw}
	l.points(2, g1Bytes) // α, β
	l.points(2, g2Bytes) // β, γ
	l.points(1, g1Bytes) // δ
	l.points(1, g2Bytes)
	l.list(g1Bytes) // the public inputs'
	lists := l.number(4)
	if lists > uint64(len(l.rest))/4 {
		return errLengths
	}
	for range lists {
		l.take(8 * l.number(4))
	}
	return l.err()
}
