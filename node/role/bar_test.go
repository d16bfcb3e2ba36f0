package role

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
)

var errDear = errors.New("a claim costs more than it brings")

// barrier is a Bar that lets pass what pays more than its toll.
type barrier struct{ toll uint64 }

func (g *barrier) Fits(market.Offer, uint64) error { return nil }
func (g *barrier) Ready(context.Context) error     { return nil }
func (g *barrier) Enforceable(_ context.Context, _ market.Offer, price uint64) error {
	if price <= g.toll {
		return errDear
	}
	return nil
}

// TestAProviderBidsOnlyForWhatItCanCollect: it is asked at what price it bids, for
// jobs in base units and in a unit of account; when the network is cheaper, it bids.
func TestAProviderBidsOnlyForWhatItCanCollect(t *testing.T) {
	b := newBidder(t, Surety{Active: 100})
	gate := &barrier{toll: 5}
	b.d.Counters[0].Bar = gate
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if !strings.Contains(why, errDear.Error()) {
			t.Errorf("it says %q", why)
		}
	}
	gate.toll = 4
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if why != "" {
			t.Errorf("no bid for what it can collect: %s", why)
		}
	}
}
