package hostile

import (
	"sync"
	"testing"
)

// crowdConnections is attack C1: 110 strangers connect to a client, which keeps 96 of them. They had all inbound
// connections. Now a provider whose key has a stake comes after them, and is connected.
func crowdConnections(b *bed) (check func(*testing.T)) {
	const strangers, theirs = 110, 96
	c, p := b.of("client"), b.of("provider")
	p.stop()
	crowd := make([]*attacker, strangers)
	var dials sync.WaitGroup
	for i := range 8 {
		for j := i; j < strangers; j += 8 {
			crowd[j] = b.attacker()
		}
		dials.Go(func() {
			for j := i; j < strangers; j += 8 {
				_ = crowd[j].dial(c) // some are refused, some are cut
			}
		})
	}
	dials.Wait()
	b.until("strangers are cut", func() bool { return c.metric("infernet_p2p_connections_trimmed_total") > 0 })
	p.run()
	b.until("the provider is connected", func() bool {
		s, err := p.backend().Status(b.ctx)
		return err == nil && s.Peers >= 1
	})
	return func(t *testing.T) {
		b.until("strangers are held to their part", func() bool { return c.metric("infernet_p2p_peers") <= theirs+2 })
	}
}
