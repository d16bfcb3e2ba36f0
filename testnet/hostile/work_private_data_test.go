package hostile

import (
	"context"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ipfs/go-cid"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// reads reports whether an attacker gets the root of a file from those that it is connected to.
func (a *attacker) reads(l *library, id string, within time.Duration) bool {
	a.b.t.Helper()
	c, err := cid.Decode(id)
	if err != nil {
		a.b.t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(a.b.ctx, within)
	defer cancel()
	_, err = l.swap.GetBlock(ctx, c)
	return err == nil
}

// TestHostileB9PrivateDataAreServedToTheirPartiesAlone: a stranger that hears the CID of a private
// job's data set from the announcement gets it of nobody, before and after a restart, and also as
// the client of a job of its own that names it. Data of other jobs are everybody's.
func TestHostileB9PrivateDataAreServedToTheirPartiesAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	undisputed := func(_ *party, c *config.Config) { c.Chain.Game = common.Address{} } // no proving keys
	b := newBed(t, undisputed, "client", "provider", "verifier")
	c, p := b.of("client"), b.of("provider")
	secret, open := c.upload("a text that is nobody else's business\n"), c.upload("a text for everybody\n")
	id := c.postData(8, "leaves", secret)
	a := b.attacker()
	spy := a.library() // before it connects, so that it asks those whom it knows
	for _, p := range b.parties {
		if err := a.dial(p); err != nil {
			t.Fatal(err)
		}
	}
	if !a.reads(spy, open.CID, 20*time.Second) {
		t.Error("a stranger cannot read what is public")
	}
	if a.reads(spy, secret.CID, 2*time.Second) {
		t.Error("a stranger reads a private data set while the job is announced")
	}
	c.wait(id, "the private job runs", func(v api.JobView) bool { return v.SegmentsVerified > 0 })
	c.ends(id)
	p.stop()
	p.run()
	if err := a.dial(p); err != nil {
		t.Fatal(err)
	}
	a.claims(p, secret)
	if a.reads(spy, secret.CID, 2*time.Second) {
		t.Error("a stranger reads a private data set of its parties")
	}
}

// claims publishes a job of the attacker that names a data set.
func (a *attacker) claims(_ *party, data market.Blob) {
	o, topic := a.offers(func(market.Announcement, market.Bid, peer.ID) {}), a.topic()
	if err := topic.Publish(a.b.ctx, o.add(a, a.announcement(newKey(a.b.t), shape{data: data}))); err != nil {
		a.b.t.Fatal(err)
	}
}
