package hostile

import (
	"sync"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// deadbeat is a coordinator that signs a lease with whoever bids, and never funds one.
type deadbeat struct {
	*attacker
	victim *party
	served *library

	mu      sync.Mutex
	signed  []time.Time
	refused []string
}

// deadbeat publishes offers of as many clients, for a data set of 768 MiB made of one block.
func (b *bed) deadbeat(victim *party, n int) *deadbeat {
	d := &deadbeat{attacker: b.attacker(b.parties...), victim: victim}
	d.served = d.library()
	bomb, o, topic := d.bomb(d.served, 768), d.offers(d.took), d.topic()
	for i := range n {
		raw := o.add(d.attacker, d.announcement(newKey(b.t), shape{data: bomb, nonce: uint64(i)}))
		if err := topic.Publish(b.ctx, raw); err != nil {
			b.t.Fatal(err)
		}
	}
	return d
}

// took answers a bid with a lease.
func (d *deadbeat) took(ann market.Announcement, bid market.Bid, _ peer.ID) {
	friend := newKey(d.b.t)
	cs := []market.Candidate{{Operator: addr(friend), Node: addr(friend), Stake: 1, Weight: 1}}
	l := d.lease(ann, bid.Operator, bid.Node, nil, cs...)
	r, err := d.request(d.victim, p2p.LeaseProtocol,
		market.LeaseProposal{Announcement: ann, Lease: l.Lease, Sig: l.DelegateSig, Candidates: cs})
	var lr market.LeaseReply
	if err == nil {
		err = canon.Unmarshal(r.Body, 1<<18, &lr)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err == nil && lr.Refused == "" {
		d.signed = append(d.signed, time.Now())
	} else {
		d.refused = append(d.refused, r.Text+lr.Refused)
	}
}

// leases returns when the first lease was signed, and how many were signed and refused.
func (d *deadbeat) leases() (first time.Time, signed, refused int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.signed) > 0 {
		first = d.signed[0]
	}
	return first, len(d.signed), len(d.refused)
}

// TestHostileB2B8UnfundedLeasesFetchNothingAndHoldNobody: coordinators sign leases that they never
// fund. The provider fetches nothing for them, works on none, takes one of a coordinator at a
// time, and is free for the honest job after one short hold.
func TestHostileB2B8UnfundedLeasesFetchNothingAndHoldNobody(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	const hold = 2 * time.Second
	b := newBed(t, func(_ *party, c *config.Config) { c.Provider.HoldUnfunded = uint64(hold / time.Second) },
		"client", "provider", "verifier")
	c, p := b.of("client"), b.of("provider")
	before, stop := heap(), peakHeap()
	attackers := []*deadbeat{b.deadbeat(p, 3), b.deadbeat(p, 3)}
	var first time.Time
	b.until("a lease without money is signed", func() bool {
		for _, d := range attackers {
			if at, n, _ := d.leases(); n > 0 {
				first = at
			}
		}
		return !first.IsZero()
	})
	b.until("its hold is over", func() bool { return time.Since(first) > hold+hold/4 })
	id := c.post(12, "none")
	c.ends(id)
	b.until("no lease is worked on", func() bool {
		s, err := p.backend().Status(b.ctx)
		return err == nil && s.Leases == 0 && s.Locked == 0
	})
	if peak := stop(); peak > before+128<<20 {
		t.Errorf("the heap grew from %d to %d MiB", before>>20, peak>>20)
	}
	for i, d := range attackers {
		_, signed, refused := d.leases()
		if n := d.served.read.Load(); n != 0 || signed > 1 {
			t.Errorf("attacker %d: %d bytes fetched, %d leases signed, %d refused", i, n, signed, refused)
		}
	}
}
