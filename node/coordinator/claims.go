package coordinator

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// keepClaim keeps a claim that can be disputed. Whoever coordinates a job may check and
// challenge its segments too, and has what verifiers signed.
func (c *Coordinator) keepClaim(s job.State, r market.ValidResult) error {
	w, ok := s.Work(r.Hash())
	if !ok || s.Chosen().Offer().Trace == (common.Hash{}) {
		return nil
	}
	return c.d.KeepClaim(role.Claim{
		Announcement: s.Chosen().Announcement(), Lease: s.Lease.Signed, Result: r.Result(),
		Start: startOf(s, w), Peers: peersOf(s),
	})
}

// peersOf returns the peers of the lease that may have the job's data.
func peersOf(s job.State) (peers []string) {
	if s.Lease == nil {
		return nil
	}
	peers = append(peers, s.Lease.Peer)
	for _, member := range s.Lease.Pool {
		peers = append(peers, member.Peer)
	}
	return peers
}

// evidence returns the record that an event gives rise to: a verdict that disagrees. s is
// the state before the event.
func evidence(s job.State, ev job.Event) []ledger.Record {
	v, ok := ev.(job.VerdictReceived)
	if !ok || v.Verdict.Verdict().Agree {
		return nil
	}
	w, ok := s.Work(v.Verdict.Verdict().Commitment)
	if !ok || w.Receipt == nil {
		return nil
	}
	e := role.Evidence{
		Announcement: s.Chosen().Announcement(), Lease: s.Lease.Signed, Result: w.Result, Receipt: *w.Receipt,
		Block:   w.Block,
		Verdict: v.Verdict.Signed(), Start: startOf(s, w),
	}
	return []ledger.Record{e.Record()}
}

// startOf returns the checkpoint before a work: the end of the one before it, or of the
// last verified segment.
func startOf(s job.State, w job.Work) market.Blob {
	start := s.Checkpoint
	for _, before := range s.Lease.Works {
		if before.Result.Commitment.Segment+1 == w.Result.Commitment.Segment {
			start = before.Result.End
		}
	}
	return start
}
