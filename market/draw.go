package market

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Candidate is a verifier that may be drawn, with its operator's active stake.
type Candidate struct {
	Operator common.Address `cbor:"1,keyasint" json:"operator"`
	Node     common.Address `cbor:"2,keyasint" json:"node"`
	Stake    money.Units    `cbor:"3,keyasint" json:"stake"`
	// Weight is its part in draws of the lease: see DrawSeats.
	Weight money.Units `cbor:"4,keyasint" json:"weight"`
}

// Compare orders candidates by operator, then node, then stake, then weight.
func (c Candidate) Compare(o Candidate) int {
	if d := c.Operator.Cmp(o.Operator); d != 0 {
		return d
	}
	if d := c.Node.Cmp(o.Node); d != 0 {
		return d
	}
	return cmp.Or(cmp.Compare(c.Stake, o.Stake), cmp.Compare(c.Weight, o.Weight))
}

// CandidatesHash returns a hash of a set of candidates that does not depend on their
// order.
func CandidatesHash(cs []Candidate) common.Hash {
	sorted := slices.SortedFunc(slices.Values(cs), Candidate.Compare)
	return mustHash("infernet/candidates/2", sorted)
}

// Drawing is the outcome of a draw for one committed segment.
type Drawing struct {
	// Whole says that all of the segment is re-executed.
	Whole bool `cbor:"1,keyasint" json:"whole"`
	// Intervals are those that are re-executed, each from the state at its start.
	Intervals Intervals `cbor:"2,keyasint" json:"intervals"`
	// Verifiers are indexes into the candidates given: Spec.Verification's
	// number of them, fewer if there are fewer.
	Verifiers []int `cbor:"3,keyasint" json:"verifiers"`
	// Reserves are the other candidates in the order in which they step in
	// when a verifier fails or verdicts disagree.
	Reserves []int `cbor:"4,keyasint" json:"reserves"`
}

// Draw decides which intervals of a segment of segmentSteps steps are re-executed, and who
// does it. It derives this from a block's hash and the commitment (Commitment.StructHash),
// which was signed before the block was mined. Where the segment is not drawn whole,
// DrawIntervals draws Spec.Verification's number of intervals.
//
// Candidates are drawn in proportion to their weights, without replacement; candidates
// without weight are never drawn. All choices come from the hash stream
// SHA-256("infernet/draw-stream/1" ‖ 0 ‖ draw ‖ counter) with rejection sampling, so
// they have no modulo bias. Candidates are taken in the order of Compare, so the given
// order does not matter.
func Draw(blockHash, commitment common.Hash, spec Spec, segmentSteps uint32, candidates []Candidate) Drawing {
	s := stream{seed: canon.HashBytes("infernet/draw/2", append(blockHash.Bytes(), commitment[:]...))}
	k, m := commit.Intervals(segmentSteps, spec.Stride()), uint32(spec.Verification.Intervals)
	if s.below(1000) < uint64(spec.Verification.SamplePermille) {
		m = k
	}
	d := Drawing{Intervals: DrawIntervals(s.seed, k, m)}
	d.Whole = d.Intervals == AllIntervals(k)
	order := s.permute(candidates)
	n := min(int(spec.Verification.Verifiers), len(order))
	d.Verifiers, d.Reserves = order[:n:n], order[n:]
	return d
}

// Includes reports whether node is among the drawn verifiers or the reserves.
func (d Drawing) Includes(cs []Candidate, node common.Address) bool {
	drawn := func(i int) bool { return cs[i].Node == node }
	return slices.ContainsFunc(d.Verifiers, drawn) || slices.ContainsFunc(d.Reserves, drawn)
}

// stream expands a seed into unbiased numbers.
type stream struct {
	seed    [32]byte
	counter uint64
}

func (s *stream) block() [32]byte {
	in := binary.BigEndian.AppendUint64(bytes.Clone(s.seed[:]), s.counter)
	s.counter++
	return canon.HashBytes("infernet/draw-stream/1", in)
}

// below returns a uniform number below n, n ≥ 1.
func (s *stream) below(n uint64) uint64 {
	return s.belowBig(new(big.Int).SetUint64(n)).Uint64()
}

// belowBig returns a uniform number below n, 1 ≤ n < 2^256. It takes as many bits of a
// block as n has and repeats until they are below n.
func (s *stream) belowBig(n *big.Int) *big.Int {
	for {
		b := s.block()
		v := new(big.Int).SetBytes(b[:])
		v.Rsh(v, uint(256-n.BitLen()))
		if v.Cmp(n) < 0 {
			return v
		}
	}
}

// permute returns the indexes of the candidates with weight in an order drawn by weight
// without replacement.
func (s *stream) permute(cs []Candidate) []int {
	left, total := make([]int, 0, len(cs)), new(big.Int)
	for i, c := range cs {
		if c.Weight > 0 {
			left = append(left, i)
			total.Add(total, c.Weight.Big())
		}
	}
	slices.SortFunc(left, func(a, b int) int { return cs[a].Compare(cs[b]) })
	order := make([]int, 0, len(left))
	for len(left) > 0 {
		at := indexAt(cs, left, s.belowBig(total))
		order = append(order, left[at])
		total.Sub(total, cs[left[at]].Weight.Big())
		left = slices.Delete(left, at, at+1)
	}
	return order
}

// indexAt lays the weights of the candidates in left end to end and returns the position
// of the candidate whose interval contains x.
func indexAt(cs []Candidate, left []int, x *big.Int) int {
	for at, i := range left {
		if x.Sub(x, cs[i].Weight.Big()).Sign() < 0 {
			return at
		}
	}
	return len(left) - 1
}
