package coordinator

import (
	"errors"
	"testing"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/leases"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
)

// open returns a coordinator of the dependencies' ledger, or of an empty one.
func open(t *testing.T, d role.Deps, l Leases, p job.Policy) *Coordinator {
	t.Helper()
	if d.Ledger == nil {
		d.Ledger = roletest.OpenLedger(t)
	}
	c, err := New(d, l, nil, p, "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestTheLedgersJobsAreKnownBeforeTheStart: a node that starts again answers before its jobs run. A provider would end
// a lease that its coordinator does not know, and people would think that their job is lost.
func TestTheLedgersJobsAreKnownBeforeTheStart(t *testing.T) {
	c := newClosedClient(t)
	manager, err := leases.New(c.d)
	if err != nil {
		t.Fatal(err)
	}
	c.Coordinator = open(t, c.d, manager, job.Policy{})
	heartbeat := func(lease [32]byte) error {
		_, err := c.Progress(t.Context(), peer.ID("provider"), market.Progress{Lease: lease})
		return err
	}
	if err := heartbeat(roletest.SettledDeal().LeaseID()); !refusedAs(err, wire.CodeStale) {
		t.Errorf("a lease that is over: %v", err)
	}
	if err := heartbeat([32]byte{1}); !refusedAs(err, wire.CodeUnknown) {
		t.Errorf("a lease of nobody: %v", err)
	}
	if _, err := c.Record(c.id); err != nil {
		t.Error(err)
	}
}

// TestAJobIsNotPostedOverTheLedgers: a client may send its job again while the node starts.
func TestAJobIsNotPostedOverTheLedgers(t *testing.T) {
	h := newHall(t)
	kept := h.a.record()
	kept.Figures.Deposited = 300
	change := ledger.Change{Kind: "test", At: 1, Put: []ledger.Record{jobRecord(kept)}}
	if _, err := h.d.Ledger.Commit(change); err != nil {
		t.Fatal(err)
	}
	again := open(t, h.d, nil, job.Policy{})
	if err := again.Post(t.Context(), h.a.ann, Deposit{}, [32]byte{}); err != nil {
		t.Fatal(err)
	}
	if r, err := again.Record(h.a.ann.JobID()); err != nil || r.Figures.Deposited != 300 {
		t.Errorf("%+v, %v", r.Figures, err)
	}
}

func refusedAs(err error, code string) bool {
	var r *p2p.Refusal
	return errors.As(err, &r) && r.Code == code
}
