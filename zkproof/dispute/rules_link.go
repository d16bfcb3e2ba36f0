package dispute

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// proveLink decides whether a link holds: whether the operator's output is what the
// record, or the root after the step, says.
func (s State) proveLink(m ProveLinked) (State, Outcome, error) {
	if m.Header.Root() != s.Trace {
		return s, Outcome{}, fmt.Errorf("%w: another trace than the offer's", ErrMove)
	}
	if err := s.isOutput(m.Output.Value, s.OpIndex, m.Output.Path); err != nil {
		return s, Outcome{}, err
	}
	holds, err := s.linkHolds(m)
	if err != nil {
		return s, Outcome{}, err
	}
	return s, decided(holds, "the step's record or state is what its operators gave",
		"the step's record or state is not what its operators gave"), nil
}

// decided is the outcome of a game that the referee decides, with the reason for either side.
func decided(holds bool, right, wrong string) Outcome {
	if holds {
		return Outcome{Winner: Asserter, Why: right}
	}
	return Outcome{Winner: Challenger, Why: wrong}
}

func (s State) linkHolds(m ProveLinked) (bool, error) {
	if s.Link != StateLink {
		return s.recordLinkHolds(m)
	}
	return m.Output.Value == s.After, nil
}

func (s State) recordLinkHolds(m ProveLinked) (bool, error) {
	r := m.Record
	if r == nil {
		return false, fmt.Errorf("%w: want the step's record", ErrMove)
	}
	if ClaimKey(r.Lease, r.Segment.Index, r.Segment.Hash(), r.Height) != s.Claim {
		return false, fmt.Errorf("%w: another segment than the claim's", ErrMove)
	}
	proof := commit.RecordProof{Record: r.Line, Index: s.Step - r.Segment.FirstStep, Count: r.Segment.Steps,
		Path: r.Path}
	line, err := proof.Verify(r.Segment.Log)
	if err != nil {
		return false, fmt.Errorf("%w: %w", ErrMove, err)
	}
	value := line.Loss
	if s.Link == NormLink {
		value = line.Norm
	}
	var cell [4]byte
	binary.LittleEndian.PutUint32(cell[:], math.Float32bits(value))
	return line.Step == s.Step && s.leafHash().Leaf(cell[:]) == m.Output.Value, nil
}
