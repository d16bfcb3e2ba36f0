package hostile

import "testing"

// TestHostileAnEclipsedNodeFindsBack: strangers take all connections that strangers may have of a provider, and so
// nearly all places in its list of peers. It restarts, and no bootstrap peer is there any more. It finds back to the
// verifier and the client that it had met before, and a job of the client ends.
func TestHostileAnEclipsedNodeFindsBack(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	p := b.of("provider")
	friends := func() bool { return p.meets(b.of("client")) && p.meets(b.of("verifier")) }
	b.until("the provider knows both", friends)
	p.stop() // what it knows is kept
	p.run()
	b.until("the provider is back", friends)
	const strangers = 120
	var all []*attacker
	for range strangers {
		a := b.attacker()
		_ = a.dial(p) // some are turned away
		all = append(all, a)
	}
	b.until("strangers have most connections", func() bool {
		s, err := p.backend().Status(b.ctx)
		return err == nil && s.Peers > maxListed
	})
	p.stop()
	p.lost = true
	p.run()
	for _, a := range all { // they are there first
		_ = a.dial(p)
	}
	b.until("the provider has found back", friends)
	b.of("client").ends(b.of("client").post(4, "none"))
}

// maxListed is how many peers a node goes back to.
const maxListed = 64

// meets reports whether the node is connected to another.
func (p *party) meets(other *party) bool {
	p.b.t.Helper()
	all, err := p.backend().Peers(p.b.ctx)
	if err != nil {
		p.b.t.Fatal(err)
	}
	for _, x := range all {
		if x.ID == other.PeerID {
			return true
		}
	}
	return false
}
