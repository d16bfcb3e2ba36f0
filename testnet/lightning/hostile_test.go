//go:build daemons

package lightning

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
)

// TestHostileConformance plays every hostile party over real HTLCs.
func TestHostileConformance(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	escrowtest.RunHostile(t, func(t testing.TB) escrowtest.HostileTestbed {
		b := &hostileBed{
			bed:     newBed(t, net4),
			secrets: map[lnd.Hash]lnd.Preimage{},
			shares:  map[lnd.Hash]lnd.Preimage{},
		}
		b.setOnline(b.arbiter.Address(), &noting{b.court, b})
		return b
	})
}

// hostileBed is a bed whose arbiter remembers what it is given.
type hostileBed struct {
	*bed
	know            sync.Mutex
	secrets, shares map[lnd.Hash]lnd.Preimage
}

// noting plays by all rules and notes the preimages that it is given.
type noting struct {
	lightningrail.Handler
	b *hostileBed
}

func (n *noting) Handle(ctx context.Context, from common.Address,
	m lightningrail.Message) (lightningrail.Reply, error) {
	n.b.know.Lock()
	for _, p := range m.Secrets {
		n.b.secrets[p.Hash()] = p
	}
	for _, p := range m.Shares {
		n.b.shares[p.Hash()] = p
	}
	n.b.know.Unlock()
	return n.Handler.Handle(ctx, from, m)
}

// Pays implements escrowtest.HostileTestbed.
func (b *hostileBed) Pays() market.Rail { return market.OnLightning }

// Betray implements escrowtest.Arbiters.
func (b *hostileBed) Betray(t testing.TB, _ escrow.Deal) {
	t.Helper()
	b.turn()
	b.know.Lock()
	secrets, shares := slices.Collect(maps.Values(b.secrets)), slices.Collect(maps.Values(b.shares))
	b.know.Unlock()
	for _, p := range shares {
		if err := b.net.Arbiter.Client.Settle(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range secrets {
		if err := b.net.Provider.Client.Settle(t.Context(), p); err != nil && !errors.Is(err, lnd.ErrUnknown) {
			t.Fatal(err)
		}
	}
}

// Silence implements escrowtest.Arbiters.
func (b *hostileBed) Silence(testing.TB) {
	b.turn()
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.online, b.arbiter.Address())
}

// turn ends the arbiter's honest life: it looks after nothing any more.
func (b *hostileBed) turn() {
	b.endsCourt()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.hostile = true
}
