package coordinator

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
)

// TestNoLeaseIsUnknownBeforeTheLedgersJobsAreHere: a provider ends a lease that its coordinator does not know. A node
// that starts again answers before it has read its jobs, and then it is only busy.
func TestNoLeaseIsUnknownBeforeTheLedgersJobsAreHere(t *testing.T) {
	c := newClosedClient(t)
	manager, err := leases.New(c.d)
	if err != nil {
		t.Fatal(err)
	}
	c.Coordinator = New(c.d, manager, nil, job.Policy{}, "")
	heartbeat := func(p market.Progress) error {
		_, err := c.Progress(t.Context(), peer.ID("provider"), p)
		return err
	}
	known, unknown := market.Progress{Lease: roletest.SettledDeal().LeaseID()}, market.Progress{Lease: [32]byte{1}}
	for _, p := range []market.Progress{known, unknown} {
		if err := heartbeat(p); !wire.Busy(err) {
			t.Errorf("before the start: %v", err)
		}
	}
	if _, err := c.Bid(t.Context(), peer.ID("bidder"), market.SignedBid{}); !wire.Busy(err) {
		t.Errorf("a bid before the start: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- c.Run(ctx) }()
	defer func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}()
	limit, stop := context.WithTimeout(ctx, time.Minute)
	defer stop()
	for err = heartbeat(unknown); wire.Busy(err); err = heartbeat(unknown) {
		if retry.Pause(limit, time.Millisecond) != nil {
			t.Fatalf("a minute after the start: %v", err)
		}
	}
	if !refusedAs(err, wire.CodeUnknown) {
		t.Errorf("a lease of nobody: %v", err)
	}
	if err := heartbeat(known); !refusedAs(err, wire.CodeStale) {
		t.Errorf("a lease that is over: %v", err)
	}
}

func refusedAs(err error, code string) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code == code
}
