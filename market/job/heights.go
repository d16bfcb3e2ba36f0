package job

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// rename begins the draw of a work anew, because its provider had no receipt before the block
// of the last one. It has seen that draw, so it may do this MaxRenamed times at most, and only
// before verifiers have committed to verdicts.
func (m *machine) rename(w *Work, r market.ValidResult) error {
	committed := func(c Check) bool { return c.Commitment != common.Hash{} }
	switch old := w.Result.Commitment; {
	case w.Finding != Open || slices.ContainsFunc(w.Checks, committed):
		return fmt.Errorf("%w: segment %d is being judged", ErrConflict, old.Segment)
	case r.Commitment().Height <= old.Height:
		return fmt.Errorf("%w: segment %d was committed with a later height", ErrStale, old.Segment)
	case w.Renamed >= market.MaxRenamed:
		return fmt.Errorf("%w: the draw of segment %d was put off %d times", ErrConflict, old.Segment, w.Renamed)
	case !r.Result().Follows(w.Result):
		return fmt.Errorf("%w: segment %d leaves out a height that it was committed under", ErrConflict, old.Segment)
	}
	*w = Work{Result: r.Result(), Hash: r.Hash(), Panel: m.verdictsNeeded(), Renamed: w.Renamed + 1}
	m.do(m.s.receiptAction(*w))
	return nil
}

func (s State) receiptAction(w Work) Action {
	return IssueReceipt{w.Hash, w.Result.Commitment.Height, s.Lease.Signed.Lease.Verifiers}
}

func (w Work) drawAction() Action {
	heights := w.Result.Heights()
	return DrawVerifiers{w.Hash, w.Receipt.DrawHeight, heights[:len(heights)-1]}
}
