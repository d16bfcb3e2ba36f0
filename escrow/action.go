package escrow

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Kind says what an action does. The names are those of JobEscrow's functions,
// except Pay, which that contract does not need.
type Kind string

// Kinds of actions.
const (
	Open     Kind = "escrow.open"
	Close    Kind = "escrow.close"
	End      Kind = "escrow.end"
	Claim    Kind = "escrow.commit"
	Release  Kind = "escrow.release"
	Refund   Kind = "escrow.refund"
	Withdraw Kind = "escrow.withdraw"
	// Pay settles what the best voucher covers while the lease runs. Both parties take
	// part in it. It is only for deals that are paid by the segment.
	Pay Kind = "escrow.pay"
	// Advance pays the provider's share of what the best voucher covers while the lease
	// runs. It is for chains whose contract pays a lease at its end.
	Advance Kind = "escrow.advance"
)

// Action is a transaction to be made. Equal IDs are the same transaction.
type Action struct {
	ID   string `cbor:"1,keyasint"`
	Kind Kind   `cbor:"2,keyasint"`
	// Deadline is the chain time from which the chain refuses it; 0: none.
	Deadline uint64               `cbor:"3,keyasint"`
	Deal     Deal                 `cbor:"4,keyasint"`
	Voucher  market.SignedVoucher `cbor:"5,keyasint"` // Close, End, Pay, Advance
	Claims   []ClaimedSegment     `cbor:"6,keyasint"` // Claim
}

// Effective reports whether a contract chain's state shows the action's effect, or
// has moved past it.
func (a Action) Effective(c Chain) bool {
	closed := c.Status == StatusClosed
	switch a.Kind {
	case Open:
		return c.Status != StatusNone
	case Close, Release:
		return closed
	case End:
		n := a.Voucher.Voucher.Segments
		return closed || c.Status == StatusEnding && (n == 0 || c.Vouched >= n)
	case Claim:
		return closed || len(a.Claims) > 0 &&
			c.Claimed > a.Claims[len(a.Claims)-1].Segment-a.Deal.Lease.Lease.FirstSegment
	case Advance:
		return closed || c.Paid >= a.Voucher.Voucher.Segments
	case Refund:
		return c.Pot == 0
	case Withdraw:
		return c.Credit == 0
	}
	return false
}

// ClaimedSegment is the evidence for one segment claimed on chain.
type ClaimedSegment struct {
	Segment  uint32                 `cbor:"1,keyasint"` // index in the job
	Hash     common.Hash            `cbor:"2,keyasint"`
	Sig      market.Signature       `cbor:"3,keyasint"`
	Verdicts []market.SignedVerdict `cbor:"4,keyasint"` // exactly the quorum, by ascending verifier
	Height   uint64                 `cbor:"5,keyasint"` // that the commitment names
	Fields   commit.Segment         `cbor:"6,keyasint"` // whose hash Hash is
}

// Commitment is what the node of the lease signed.
func (c ClaimedSegment) Commitment(lease common.Hash) market.Commitment {
	return market.Commitment{Lease: lease, Segment: c.Segment, Hash: c.Hash, Height: c.Height}
}

// issue emits an action unless it was already emitted under the same name. An
// action that the chain refused is repeated under a new id after the policy's
// Retry.
func (m *machine) issue(a Action, detail string) bool {
	s := &m.s
	subject := s.Deal.LeaseID()
	if a.Kind == Refund {
		subject = s.Deal.OfferID()
	}
	full := fmt.Sprintf("%s/%s%s", a.Kind, subject.Hex(), detail)
	i := m.issued(full)
	if i < 0 {
		s.Issued = append(s.Issued, Issued{Name: full})
		i = len(s.Issued) - 1
	} else if is := s.Issued[i]; !is.Failed || s.now() < is.At+s.Policy.Retry {
		return false
	}
	s.Issued[i] = Issued{Name: full, Attempt: s.Issued[i].Attempt + 1}
	a.ID, a.Deal = s.Issued[i].id(), s.Deal
	m.actions = append(m.actions, a)
	return true
}

func (m *machine) issued(name string) int {
	for i, is := range m.s.Issued {
		if is.Name == name {
			return i
		}
	}
	return -1
}

// id names the newest attempt.
func (i Issued) id() string { return fmt.Sprintf("%s#%d", i.Name, i.Attempt) }
