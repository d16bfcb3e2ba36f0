package coordinator

import (
	"context"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/canon"
)

// away is a network on which the provider does not answer until a time.
type away struct {
	until  time.Time
	change func() // is called at each try
	tries  int
	got    time.Time // when it answered; zero: it never did
}

// Request implements wire.Network.
func (n *away) Request(context.Context, peer.ID, p2p.Protocol, []byte) ([]byte, error) {
	n.tries++
	n.change()
	if time.Now().Before(n.until) {
		return nil, p2p.ErrUnreachable
	}
	n.got = time.Now()
	return canon.Marshal(wire.Accepted)
}

// TestAVoucherReachesAProviderThatComesBackLate: a provider without credit waits for its voucher, and no later one
// comes before it works on. So the voucher is sent until the provider answers, or does not need it.
func TestAVoucherReachesAProviderThatComesBackLate(t *testing.T) {
	const pause = 20 * time.Minute
	for name, x := range map[string]struct {
		then func(*escrow.State) // what happens after half of the pause
		sent bool
	}{
		"waiting":   {func(*escrow.State) {}, true},
		"settled":   {func(s *escrow.State) { s.Chain.Settled = &escrow.Settlement{} }, false},
		"overtaken": {func(s *escrow.State) { s.Voucher.Voucher.Segments = 2 }, false},
	} {
		t.Run(name, func(t *testing.T) {
			l := &oneLease{s: verifiedLease(common.Address{9})}
			c := open(t, role.Deps{Log: slog.New(slog.DiscardHandler)}, l, job.Policy{})
			synctest.Test(t, func(t *testing.T) {
				begin := time.Now()
				n := &away{until: begin.Add(pause), change: func() {
					if time.Since(begin) > pause/2 {
						x.then(&l.s)
					}
				}}
				c.d.Net = n
				v := market.SignedVoucher{Voucher: market.Voucher{Segments: 1}}
				if err := newActor(c, JobRecord{}, true).deliverVoucher(t.Context(), "provider", v); err != nil {
					t.Error(err)
				}
				if x.sent != (!n.got.IsZero() && n.got.Sub(begin) < pause+time.Minute) {
					t.Errorf("delivered after %v", n.got.Sub(begin))
				}
				if most := int(pause/(10*time.Second)) + 10; n.tries > most {
					t.Errorf("%d tries in %v", n.tries, pause)
				}
			})
		})
	}
}
