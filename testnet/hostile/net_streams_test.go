package hostile

import (
	"context"
	"sync"
	"testing"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// holdStreams is attack B4: 8 strangers hold 64 idle streams of the heartbeats' protocol at a coordinator, and open
// them again as they are cut. They had all slots of the protocol. Now they have none, and heartbeats are answered.
func holdStreams(ctx context.Context, held *sync.WaitGroup, b *bed) (check func(*testing.T)) {
	c := b.of("client")
	for range 8 {
		a := b.attacker(c)
		for range 8 {
			held.Go(func() { a.Idle(ctx, c.id(), c.Addrs[0], p2p.ProgressProtocol) })
		}
	}
	b.until("streams are held", func() bool { return c.metric("infernet_p2p_streams_reading") >= 20 })
	return func(t *testing.T) {
		n := c.metric("infernet_p2p_requests_total", `direction="in"`, `outcome="ok"`, string(p2p.ProgressProtocol))
		if n < 1 {
			t.Error("no heartbeat was answered")
		}
		if used := c.metric("infernet_p2p_slots_in_use", string(p2p.ProgressProtocol), `peer="stranger"`); used != 0 {
			t.Errorf("idle streams hold %v slots", used)
		}
		if n := c.metric("infernet_p2p_streams_reading"); n > 512 {
			t.Errorf("%v streams are being read", n)
		}
	}
}
