package hostile

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestHostileStrangersCrowdANode lets strangers do all at once to the client of a job what B4, B10 and C1 did one by
// one: they take connections, hold idle streams, and announce what nobody wants. A provider and a verifier with a stake
// are heard all the same. The files net_*_test.go have an attack and its bounds each.
func TestHostileStrangersCrowdANode(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	c := b.of("client")
	ctx, stop := context.WithCancel(b.ctx)
	var attacks sync.WaitGroup
	defer attacks.Wait()
	defer stop()
	before := heap()
	streams := holdStreams(ctx, &attacks, b)
	offers := spamOffers(ctx, &attacks, b)
	connections := crowdConnections(b) // restarts the provider behind the crowd

	began := time.Now()
	id := c.post(60, "none")
	c.wait(id, "the provider has bid", func(v api.JobView) bool { return v.State != "announced" || v.Ended })
	t.Logf("bid for after %s", time.Since(began).Round(time.Millisecond))
	v := c.wait(id, "the honest job ends", func(v api.JobView) bool { return v.Ended })
	t.Logf("first step after %s", v.FirstStepAfter)
	if v.SegmentsPaid != v.Segments || v.Segments == 0 {
		t.Errorf("%d of %d segments are paid", v.SegmentsPaid, v.Segments)
	}
	if v.Reassigned != 0 {
		t.Errorf("the honest provider lost its lease %d times", v.Reassigned)
	}
	t.Run("B4", streams)
	t.Run("B10", offers)
	t.Run("C1", connections)
	if grown := int64(heap()) - int64(before); grown > 250<<20 { // with the attackers' hosts
		t.Errorf("memory grew by %d MiB", grown>>20)
	}
}
