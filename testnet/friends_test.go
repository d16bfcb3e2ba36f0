package testnet

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestNobodyTrainsForACoordinatorThatNamesItsFriends: a client's node drops the bids of all verifiers but the first.
// Its provider knows the others, asks them, and does not sign.
func TestNobodyTrainsForACoordinatorThatNamesItsFriends(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	friendly := client
	friendly.fault = "friends:1"
	net := newTestNetwork(t, friendly, cheapProvider, verifier, verifier2, verifier3)
	c, p := net.node("client"), net.node("cheap")
	net.until("the provider knows all verifiers", func() bool {
		peers, err := p.backend().Peers(net.ctx)
		return err == nil && len(peers) == len(net.nodes)-1
	})
	id := c.post(jobSpec{steps: 16, each: 8})
	refused := errors.New("the provider has refused")
	ctx, cancel := context.WithTimeout(net.ctx, conditionTimeout)
	defer cancel()
	if err := c.backend().Watch(ctx, id, 0, func(e api.Event) error {
		switch {
		case e.Kind == "funded":
			return errors.New("a lease that names one friend of three verifiers was signed")
		case strings.Contains(e.Text, "the lease does not name them"):
			return refused
		}
		return nil
	}); !errors.Is(err, refused) {
		t.Fatal(err)
	}
	if v := c.job(id); v.Deposited != 0 {
		t.Errorf("%d were deposited", v.Deposited)
	}
}
