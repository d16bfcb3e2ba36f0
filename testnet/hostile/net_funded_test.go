package hostile

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// TestHostileFundedOffersPassAFlood: strangers announce, to every node, more valid offers on the topic of offers than
// its budgets let in, each signed by a key that nobody knows, and claim on the topic of funded offers that they have
// money, which they have not. A node looks at few of those claims and forwards none. A job whose client has money is
// heard there by the provider and the verifier, and ends.
func TestHostileFundedOffersPassAFlood(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	ctx, stop := context.WithCancel(b.ctx)
	var sent sync.WaitGroup
	defer sent.Wait()
	defer stop()
	const claimed, attackers = 200, 2
	cheap := func(o *market.Offer) { o.MaxPrice = 1 }
	for range attackers {
		a := b.attacker(b.parties...)
		ps, err := a.Gossip(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for topic, all := range map[string][][]byte{
			p2p.OffersTopic: a.strangers(t, 600, cheap), p2p.FundedTopic: a.strangers(t, claimed, cheap),
		} {
			joined, err := ps.Join(topic)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := joined.Subscribe(); err != nil {
				t.Fatal(err)
			}
			b.until("all are on "+topic, func() bool { return len(joined.ListPeers()) >= len(b.parties) })
			sent.Go(func() { publish(ctx, joined, all, 5*time.Millisecond) })
		}
	}
	for _, p := range b.parties {
		b.until(p.name+" drops what is over budget", func() bool {
			return p.metric("infernet_p2p_offers_total", `result="over budget"`) > 20 &&
				p.metric("infernet_p2p_funded_offers_total", `result="over budget"`) > claimed/2
		})
	}
	id := b.of("client").post(60, "none")
	v := b.of("client").wait(id, "the honest job ends", func(v api.JobView) bool { return v.Ended })
	if v.SegmentsPaid != v.Segments || v.Segments == 0 || v.Reassigned != 0 {
		t.Errorf("%d of %d segments are paid, %d leases were lost", v.SegmentsPaid, v.Segments, v.Reassigned)
	}
	for _, p := range b.parties {
		p.fewClaims(t, attackers)
		if heard := p.metric("infernet_p2p_funded_offers_total", `result="accept"`); heard == 0 && p.roles != "client" {
			t.Errorf("%s did not hear the funded offer", p.name)
		}
	}
}

// fewClaims checks what false claims cost a node: as many looks as peers that have shown nothing have, and as come back
// in the minutes of a test.
func (p *party) fewClaims(t *testing.T, attackers int) {
	t.Helper()
	l := p2p.DefaultOfferLimits().Claims
	most := float64(attackers) * (float64(l.Start) + l.Rate*patience.Seconds())
	if looked := p.metric("infernet_p2p_funded_offers_total", `result="unbacked"`); looked == 0 || looked > most {
		t.Errorf("%s looked at %v false claims, want 1 to %v", p.name, looked, most)
	}
	if n := p.metric("infernet_p2p_graylisted_peers"); n != 0 {
		t.Errorf("%s shuns %v peers", p.name, n)
	}
}
