//go:build daemons

package solanarail_test

import (
	"sync/atomic"
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// TestHostileConformance plays every hostile party on a real virtual machine.
func TestHostileConformance(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	escrowtest.RunHostile(t, func(t testing.TB) escrowtest.HostileTestbed { return newBed(t) })
}

// Pays implements escrowtest.HostileTestbed.
func (b *bed) Pays() market.Rail { return market.OnSolana }

// lies numbers the plans of lying endpoints.
var lies atomic.Uint64

// Lie implements escrowtest.Endpoints: every node has three endpoints, and one of them fails in every way, at every
// second request.
func (b *bed) Lie(t testing.TB) {
	t.Helper()
	liar := proxy(t, surfpool.Faults.Random(lies.Add(1), 2))
	b.url, b.leeway = liar.URL(), 20
	b.others = []string{proxy(t, fault.NoFaults).URL(), network.URL}
	t.Cleanup(func() {
		if liar.Counts().Total() == 0 {
			t.Error("the endpoint has told no lie")
		}
	})
}
