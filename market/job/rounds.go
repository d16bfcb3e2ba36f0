package job

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

// StartSet gives the state that the next segment of a job with rounds starts from. Verified is
// how many segments the job has when it is given, so that one that was given before is known.
type StartSet struct {
	Verified   uint32
	Root       common.Hash // state root of Checkpoint
	Checkpoint market.Blob
}

func (e StartSet) apply(m *machine) error {
	if e.Verified < m.s.Verified || e.Verified == m.s.Verified && m.s.Phase != Merging && m.s.Root == e.Root {
		return nil // it was given before
	}
	if err := m.inPhase("start", Merging); err != nil {
		return err
	}
	if e.Verified != m.s.Verified || e.Root == (common.Hash{}) || e.Checkpoint.CID == "" {
		return fmt.Errorf("%w: the start of segment %d, want that of %d, with its root and checkpoint", ErrOrder,
			e.Verified, m.s.Verified)
	}
	m.s.Root, m.s.Checkpoint = e.Root, e.Checkpoint
	if m.dropExpired(); len(m.s.Providers()) == 0 {
		m.openBidWindow()
		return nil
	}
	m.enter(Matching) // with the bids that came meanwhile
	m.do(m.readStakes())
	return nil
}

// await waits for the next segment's start. Bids are taken meanwhile.
func (m *machine) await() {
	m.enter(Merging)
	m.do(Announce{m.s.Announcement})
}

// completeLease ends a lease whose segments are all verified, before the job's last: its provider
// has the voucher for all of it, and closes the lease with it. Its bid is used up.
func (m *machine) completeLease() {
	l := m.s.Lease
	m.s.Bids = slices.DeleteFunc(m.s.Bids, func(h HeldBid) bool {
		return h.Bid.Bid.Node == l.Signed.Lease.Node && h.Bid.Bid.Role == market.RoleProvider
	})
	m.s.Past = append(m.s.Past, EndedLease{Signed: l.Signed, Hash: l.Hash, Peer: l.Peer, Paid: l.Paid,
		Reason: "its segment is verified", Funded: true, MoneyMoved: true, Complete: true})
	m.s.Lease, m.s.LastNote = nil, ""
	m.await()
}

// endOverdue asks the chain to end the complete leases that their providers have not closed by
// their deadlines.
func (m *machine) endOverdue() {
	for i := range m.s.Past {
		e := &m.s.Past[i]
		if e.Complete && !e.Released && !e.EndRequested && m.s.Clock.Chain >= e.Signed.Lease.Deadline {
			e.EndRequested = true
			m.do(e.action())
		}
	}
}
