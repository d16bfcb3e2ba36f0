//go:build daemons

package lightning

import (
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
)

// TestSmallSegmentsAreRefused: while places in blocks are dear, a provider takes no
// lease whose segments it could not count on claiming; when they are cheap again, it
// does.
func TestSmallSegmentsAreRefused(t *testing.T) {
	t.Cleanup(func() { net4.charges(t, DefaultFeeRate) })
	net4.charges(t, 3*DefaultFeeRate)
	l := newLease(t, net4, terms(2))
	l.refuses(lightningrail.ErrSmall)
	l.check(0)
	worth := func() error {
		return l.provider.(*livingRail).Enforceable(t.Context(), l.deal.Offer, l.deal.Lease.Lease.Price)
	}
	if err := worth(); !errors.Is(err, lightningrail.ErrSmall) {
		t.Errorf("at 3 sat a vbyte: %v", err)
	}
	net4.charges(t, DefaultFeeRate)
	if err := worth(); err != nil {
		t.Errorf("at 1 sat a vbyte: %v", err)
	}
	l.do(l.client, escrow.Open, nil)
	l.pay(2)
	l.exact(2)
}
