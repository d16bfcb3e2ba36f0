package hostile

import (
	"bufio"
	"context"
	"crypto/sha256"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// metric sums the lines of a party's metric whose labels contain all parts.
func (p *party) metric(name string, parts ...string) (sum float64) {
	p.b.t.Helper()
	c := http.Client{Transport: &http.Transport{DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", p.home.Socket())
		}}}
	r, err := c.Get("http://node/metrics")
	if err != nil {
		p.b.t.Fatal(err)
	}
	defer r.Body.Close()
	for lines := bufio.NewScanner(r.Body); lines.Scan(); {
		line := lines.Text()
		if !strings.HasPrefix(line, name+"{") && !strings.HasPrefix(line, name+" ") || !containsAll(line, parts) {
			continue
		}
		var v float64
		if _, err := fmt.Sscan(line[strings.LastIndexByte(line, ' ')+1:], &v); err != nil {
			p.b.t.Fatal(err)
		}
		sum += v
	}
	return sum
}

func containsAll(s string, parts []string) bool {
	for _, x := range parts {
		if !strings.Contains(s, x) {
			return false
		}
	}
	return true
}

// spamTopic joins the topic of offers with queues that lose little.
func (a *attacker) spamTopic() *pubsub.Topic {
	t := a.b.t
	t.Helper()
	ps, err := pubsub.NewGossipSub(a.b.ctx, a.host, pubsub.WithMessageSignaturePolicy(pubsub.StrictNoSign),
		pubsub.WithNoAuthor(), pubsub.WithFloodPublish(true), pubsub.WithMaxMessageSize(128<<10),
		pubsub.WithPeerOutboundQueueSize(4096), pubsub.WithValidateQueueSize(4096),
		pubsub.WithMessageIdFn(func(m *pb.Message) string { d := sha256.Sum256(m.GetData()); return string(d[:]) }))
	if err != nil {
		t.Fatal(err)
	}
	topic, err := ps.Join(p2p.OffersTopic)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := topic.Subscribe(); err != nil {
		t.Fatal(err)
	}
	a.b.until("the attacker's topic has peers", func() bool { return len(topic.ListPeers()) > 0 })
	return topic
}

const spamJob = `
name: spam
data: bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku
model: demo
training: { steps: 120, steps_per_segment: 30 }
payment: { price_per_segment: "0.01", deadline: 24h, window: 1h }
`

// spam are n valid offers of a client that the chain knows nothing of. edit changes each before it is signed.
func (a *attacker) spam(t *testing.T, n int, edit func(*market.Offer)) (out [][]byte) {
	t.Helper()
	f, err := jobfile.Parse("spam.yml", []byte(spamJob))
	if err != nil {
		t.Fatal(err)
	}
	client, d, now := newKey(t), a.b.domain(), uint64(time.Now().Unix())
	data := market.Blob{CID: f.Data, Size: 300_000}
	for i := range n {
		spec, err := f.Spec(data, 6, uint64(i)+1)
		if err != nil {
			t.Fatal(err)
		}
		o, err := f.Offer(
			spec,
			jobfile.Terms{Client: addr(client), Token: a.b.chain.Info().Dollar, Delegate: addr(a.key),
				Decimals: 6, Now: now, Nonce: now*1000 + uint64(i)},
		)
		if err != nil {
			t.Fatal(err)
		}
		o.Trace = common.Hash{}
		if edit != nil {
			edit(&o)
		}
		out = append(out, raw(t, market.Announcement{Spec: spec, Offer: o, Domain: d, Sig: sign(t, client, d.Digest(o)),
			Contact: peerOf(t, a.key).String()}))
	}
	return out
}
