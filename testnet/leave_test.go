package testnet

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/testnet/testnode"
)

// endsItsLease has a client's wallet end the lease of its stopped node with no voucher, as one
// that wants what was computed for nothing.
func (c *testNode) endsItsLease(id string) {
	t := c.net.t
	t.Helper()
	l, err := ledger.Open(c.home.Ledger(), ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	all, err := ledger.List[coordinator.JobRecord](l, role.SpaceJobs, "")
	if err != nil || len(all) != 1 || all[0].Value.State.Lease == nil {
		t.Fatalf("%d jobs of %s: %v", len(all), id, err)
	}
	s := all[0].Value.State
	none := bindings.Voucher{} // for no segment
	data := bindings.NewJobEscrow().PackEnd(binder.Offer(s.Chosen().Offer()),
		binder.Lease(s.Lease.Signed.Lease), none, nil, nil)
	to := testnode.Call{To: c.net.chain.Info().Escrow, Data: data}
	if err := c.operator().Transact(c.net.ctx, to); err != nil {
		t.Fatal(err)
	}
}

// TestAProviderClaimsWhatItsClientLeaves: a client took the results of the credit's segments, had
// none checked, and ended the lease: the provider had no verdict to claim with. Now it asks the
// lease's verifiers itself, and claims on chain with what they find. It is paid when the window
// ends, which this test does not wait for.
func TestAProviderClaimsWhatItsClientLeaves(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, verifier, client, cheapProvider)
	c, p := net.node("client"), net.node("cheap")
	// It asks after a third of the window; a busy machine has the rest for one check.
	id := c.post(jobSpec{steps: 1600, each: 800, window: "150s"})
	c.waitForJob(id, "work", func(v api.JobView) bool { return v.Step > 0 })
	lease := c.leaseOf(id).Hex()
	c.stop()
	e, err := p.backend().Explain(net.ctx, lease)
	if err != nil || len(e.Bounds) != 5 {
		t.Errorf("the lease's bounds: %q, %v", e.Bounds, err)
	}
	c.endsItsLease(id)
	net.until("the provider has claimed a segment", func() bool {
		e, err := p.backend().Explain(net.ctx, lease)
		return err == nil && slices.ContainsFunc(e.Evidence, func(s string) bool {
			return strings.Contains(s, "0 segments vouched, 1 claimed")
		})
	})
	asked := errors.New("the provider has asked")
	ctx, cancel := context.WithTimeout(net.ctx, conditionTimeout)
	defer cancel()
	if err := p.backend().Watch(ctx, id, 0, func(e api.Event) error {
		switch e.Kind {
		case "asked":
			return asked
		case "closed", "stopped":
			return errors.New("the verdict is not of a verifier that the provider asked")
		}
		return nil
	}); !errors.Is(err, asked) {
		t.Error(err)
	}
}
