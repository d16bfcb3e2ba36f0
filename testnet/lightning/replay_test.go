//go:build daemons

package lightning

import (
	"errors"
	"fmt"
	"testing"

	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/escrow"
)

// TestSegmentsBetweenReconnections: lnd v0.21 numbers HTLCs wrongly that came with
// one commitment, when it resumes a channel after some of them have ended. Of two
// that are settled after that, with another start of the link between, the second
// is settled at every start for ever ("No HTLC with ID"), and the link fails until
// the channel is closed. So our locks come one by one: a segment is paid, the
// payees' links start anew, the next is paid, and so on; every link comes up, and
// every unit is there.
func TestSegmentsBetweenReconnections(t *testing.T) {
	for name, again := range map[string]func(*lease){
		"peers reconnect":      (*lease).reconnect,
		"the router is killed": func(l *lease) { l.restarted(net4.Router, true) },
		"the payees are stopped": func(l *lease) {
			l.restarted(net4.Provider, false)
			l.restarted(net4.Arbiter, false)
		},
	} {
		t.Run(name, func(t *testing.T) {
			const n = 4
			l := newLease(t, net4, terms(n))
			l.do(l.client, escrow.Open, nil)
			for m := range uint32(n) {
				l.pay(m + 1)
				l.becomes(l.client, "a segment is paid", func(escrow.Chain) bool { return paid(t, l, m+1) })
				l.shared(m + 1)
				again(l)
				if err := net4.Active(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			l.exact(n)
		})
	}
}

// shared returns when the arbiter has credited the verifier for n segments.
func (l *lease) shared(n uint32) {
	l.t.Helper()
	verify, _, err := l.deal.Offer.Shares(l.deal.Lease.Lease, n)
	if err != nil {
		l.t.Fatal(err)
	}
	l.becomes(l.client, "the verifier's share is credited", func(escrow.Chain) bool {
		return l.credit(l.t, l.verifiers[0].Address()) == verify
	})
}

func (l *lease) restarted(node *Lnd, kill bool) {
	l.t.Helper()
	if err := restart(l.t, node, kill); err != nil {
		l.t.Fatal(err)
	}
}

// reconnect starts the links of both payees anew.
func (l *lease) reconnect() {
	l.t.Helper()
	for _, payee := range []*Lnd{net4.Provider, net4.Arbiter} {
		// A node that is down has no links, and one that is not connected starts
		// them anyway.
		_, _ = net4.Router.Admin.DisconnectPeer(l.t.Context(), &lnrpc.DisconnectPeerRequest{PubKey: payee.Key.String()})
		if err := net4.Router.connect(l.t.Context(), payee); err != nil {
			l.t.Fatal(errors.Join(fmt.Errorf("router and %s", payee.Name), err))
		}
	}
}
