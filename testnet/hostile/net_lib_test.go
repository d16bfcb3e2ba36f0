package hostile

import (
	"context"
	"io"
	"net"
	"net/http"
	"testing"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/rehearsal"
	"github.com/infernetprotocol/infernet/testnet/stranger"
)

// metric sums the lines of a party's metric whose labels contain all parts.
func (p *party) metric(name string, parts ...string) float64 {
	p.b.t.Helper()
	return p.metrics().Sum(name, parts...)
}

// metrics reads a party's metrics.
func (p *party) metrics() rehearsal.Metrics {
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
	text, err := io.ReadAll(r.Body)
	if err != nil {
		p.b.t.Fatal(err)
	}
	return rehearsal.Metrics(text)
}

// spam are n valid offers of a client that the chain knows nothing of. edit changes each before it is signed.
func (a *attacker) spam(t *testing.T, n int, edit func(*market.Offer)) (out [][]byte) {
	t.Helper()
	client := newKey(t)
	all, err := a.Offers(
		stranger.Where{Domain: a.b.domain(), Token: a.b.chain.Info().Dollar},
		addr(client),
		client,
		n,
		edit,
	)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all {
		out = append(out, raw(t, x))
	}
	return out
}

// strangers are n valid offers, each of a client of its own that the chain knows nothing of.
func (a *attacker) strangers(t *testing.T, n int, edit func(*market.Offer)) (out [][]byte) {
	t.Helper()
	for range n {
		out = append(out, a.spam(t, 1, edit)...)
	}
	return out
}
