package provider

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/role"
)

// errUnprofitable is what the rail says of a lease that does not pay for its own claim.
var errUnprofitable = errors.New("a claim costs more than it brings")

// TestAProviderBidsOnlyForWhatItCanCollect: it is asked at what price it bids, for
// jobs in base units and in a unit of account; when the network is cheaper, it bids.
func TestAProviderBidsOnlyForWhatItCanCollect(t *testing.T) {
	b := newBidder(t, role.StakeStatus{Active: 100})
	b.rail.Charge, b.rail.ErrCharge = 6, errUnprofitable
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if !strings.Contains(why, errUnprofitable.Error()) {
			t.Errorf("it says %q", why)
		}
	}
	b.rail.Charge = 5
	for _, why := range []string{b.bids(common.Hash{}), b.bidsPriced(common.Hash{})} {
		if why != "" {
			t.Errorf("no bid for what it can collect: %s", why)
		}
	}
}
