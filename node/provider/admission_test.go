package provider

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/role"
)

var errDear = errors.New("a claim costs more than it brings")

// barrier is a Bar that lets pass what pays more than its toll.
type costlyRail struct{ cost uint64 }

func (g *costlyRail) Fits(market.Offer, uint64) error { return nil }
func (g *costlyRail) Ready(context.Context) error     { return nil }
func (g *costlyRail) Enforceable(_ context.Context, _ market.Offer, price uint64) error {
	if price <= g.cost {
		return errDear
	}
	return nil
}

// TestAProviderBidsOnlyForWhatItCanCollect: it is asked at what price it bids, for
// jobs in base units and in a unit of account; when the network is cheaper, it bids.
func TestAProviderBidsOnlyForWhatItCanCollect(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100})
	gate := &costlyRail{cost: 5}
	b.d.Rails[0].Admission = gate
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if !strings.Contains(why, errDear.Error()) {
			t.Errorf("it says %q", why)
		}
	}
	gate.cost = 4
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if why != "" {
			t.Errorf("no bid for what it can collect: %s", why)
		}
	}
}
