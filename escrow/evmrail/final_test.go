package evmrail

import (
	"context"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

// locksOf reads the units of stake that an operator's leases lock: open ones, and ones that cool.
func locksOf(
	ctx context.Context, c *evm.Client, l testChain, operator common.Address,
) (open, cooling uint64, err error) {
	reg := bindings.NewOperatorRegistry()
	x, err := evm.Read(ctx, c, l.Info().Registry, reg.PackLocksOf(operator), evm.Latest, reg.UnpackLocksOf)
	return uint64(x.Open), uint64(x.Cooling), err
}

// endings are the scenarios in which a client signs beside the last voucher that the lease is over.
var endings = []string{"happy path of several segments", "crash at every action of a lease that ends in agreement"}

// TestClosesFreeTheirLocks: with the client's consent the provider's lock is free when the lease is
// closed, whatever crashes on the way. The scenarios count the money to the unit.
func TestClosesFreeTheirLocks(t *testing.T) {
	checkLocks(t, func(b *bed) { b.consent = &b.client }, 0)
}

// TestAnothersConsentFreesNothing: what the delegate signs is refused by the chain. The lease is
// closed and paid all the same, and its lock cools.
func TestAnothersConsentFreesNothing(t *testing.T) {
	checkLocks(t, func(b *bed) { b.consent = &b.delegate }, 2)
}

// TestNoConsentKeepsTheLock: without the client's signature a close is what it was.
func TestNoConsentKeepsTheLock(t *testing.T) {
	checkLocks(t, func(*bed) {}, 2)
}

// checkLocks plays leases that lock two units, and compares what cools after each.
func checkLocks(t *testing.T, prepare func(*bed), cooling uint64) {
	t.Helper()
	var mu sync.Mutex
	var beds []*bed
	t.Cleanup(func() { // after all scenarios
		if len(beds) != len(endings) {
			t.Errorf("%d scenarios ran, want %d", len(beds), len(endings))
		}
		for _, b := range beds {
			c, err := evm.NewClient(context.Background(), chain.Client(), chain.Info().ChainID, poll)
			if err != nil {
				t.Fatal(err)
			}
			open, cools, err := locksOf(context.Background(), c, chain, b.provider.Address())
			if err != nil || open != 0 || cools != cooling {
				t.Errorf("%d units open and %d cooling, want 0 and %d: %v", open, cools, cooling, err)
			}
		}
	})
	escrowtest.RunSome(t, func(t testing.TB) escrowtest.Testbed {
		b := newBed(t)
		b.locks, b.window = 2, 600
		prepare(b)
		mu.Lock()
		defer mu.Unlock()
		beds = append(beds, b)
		return b
	}, endings...)
}
