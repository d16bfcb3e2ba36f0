package hostile

import (
	"context"
	"sync"
	"testing"
	"time"

	pubsub "github.com/libp2p/go-libp2p-pubsub"

	"github.com/infernetprotocol/infernet/market"
)

// spamOffers is attack B10: four strangers announce valid offers that nobody wants, 400 a second in all, to the client
// alone, which forwards what it takes. Forwarders shunned each other for minutes. Now nobody does: neither for spam nor
// for offers at the boundary of time, which are right for a node whose head is later.
func spamOffers(ctx context.Context, sent *sync.WaitGroup, b *bed) (check func(*testing.T)) {
	c, p := b.of("client"), b.of("provider")
	for range 4 {
		a := b.attacker(c)
		topic, spam := a.topic(), a.spam(b.t, 500, func(o *market.Offer) { o.MaxPrice = 1 })
		sent.Go(func() { publish(ctx, topic, spam, 10*time.Millisecond) })
	}
	edge := b.attacker(p)
	head, err := b.chain.Client().HeaderByNumber(ctx, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	topic := edge.topic()
	publish(ctx, topic, edge.spam(b.t, 6, func(o *market.Offer) { o.Deadline = head.Time + market.MaxLife + 600 }),
		time.Millisecond)
	b.until(
		"spam is dropped",
		func() bool { return c.metric("infernet_p2p_offers_total", `result="over budget"`) > 20 },
	)
	b.until("offers at the boundary of time are ignored", func() bool {
		return p.metric("infernet_p2p_offers_total", `result="ignore"`) >= 6
	})
	if n := p.metric("infernet_p2p_graylisted_peers"); n != 0 {
		b.t.Errorf("%v peers are shunned for the time", n)
	}
	return func(t *testing.T) {
		for _, n := range []*party{c, p, b.of("verifier")} {
			if shunned := n.metric("infernet_p2p_graylisted_peers"); shunned != 0 {
				t.Errorf("%s shuns %v peers", n.name, shunned)
			}
			if bad := n.metric("infernet_p2p_offers_total", `result="reject"`); bad != 0 {
				t.Errorf("%s holds %v offers against their forwarders", n.name, bad)
			}
		}
		if taken := b.of("verifier").metric("infernet_p2p_offers_total", `result="accept"`); taken == 0 {
			t.Error("the client forwarded nothing")
		}
	}
}

func publish(ctx context.Context, topic *pubsub.Topic, all [][]byte, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for _, o := range all {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			_ = topic.Publish(ctx, o)
		}
	}
}
