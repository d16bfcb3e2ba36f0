package verifier

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/node/wire"
)

// kept returns how many checks are in the ledger.
func (i *fixture) kept(t *testing.T) int {
	t.Helper()
	all, err := ledger.List[CheckRecord](i.d.Ledger, role.SpaceChecks, "")
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

// TestHostileB1NothingIsKeptOfALeaseWithoutMoney: neither a request nor a check of an older
// ledger is worked on unless the rail shows that money is held for the lease.
func TestHostileB1NothingIsKeptOfALeaseWithoutMoney(t *testing.T) {
	for _, s := range []escrow.Status{escrow.StatusNone, escrow.StatusClosed} {
		i := newFixture(t)
		i.rail.Lease = s
		_, err := i.Check(t.Context(), i.check.from, i.check.Request())
		if !wire.Busy(err) || !strings.Contains(err.Error(), "no money") || i.kept(t) != 0 {
			t.Errorf("status %d: %v, %d kept", s, err, i.kept(t))
		}
		if err := i.remember(i.check.ValidCheck, i.check.from); err != nil { // by an older version
			t.Fatal(err)
		}
		if err := i.try(t.Context(), postponed{check: i.check}); !errors.Is(err, rail.ErrNotBacked) ||
			i.peers.asked != 0 {
			t.Errorf("status %d: tried: %v, %d peers asked", s, err, i.peers.asked)
		}
	}
}

// TestHostileB1ChecksOfAJobThatKillsAreRefused: what this process died over is not begun at the
// start, and no other check of that job is accepted.
func TestHostileB1ChecksOfAJobThatKillsAreRefused(t *testing.T) {
	i := newFixture(t)
	if err := i.remember(i.check.ValidCheck, i.check.from); err != nil {
		t.Fatal(err)
	}
	id, job := i.check.Result().Hash().Hex(), i.check.Announcement().JobID()
	for range role.MaxDeaths {
		if _, err := i.d.Attempts.Begin(id, job, "a check"); err != nil {
			t.Fatal(err)
		}
		var err error
		if i.d.Attempts, err = role.NewAttempts(i.d); err != nil {
			t.Fatal(err)
		}
	}
	if err := i.Resume(t.Context()); err != nil || i.queue.n != 0 || i.kept(t) != 1 {
		t.Errorf("%d checks queued, %d kept, %v", i.queue.n, i.kept(t), err)
	}
	if _, err := i.Check(t.Context(), i.check.from, i.check.Request()); err == nil ||
		!strings.Contains(err.Error(), "set aside") {
		t.Error(err)
	}
	if err := i.d.Attempts.Clear(id); err != nil {
		t.Fatal(err)
	}
	if err := i.Resume(t.Context()); err != nil || i.queue.n != 1 {
		t.Errorf("%d checks queued after it was cleared, %v", i.queue.n, err)
	}
}

// TestHostileB3ChecksThatTakeTooLongAreRefused: by the plan and the measured speed.
func TestHostileB3ChecksThatTakeTooLongAreRefused(t *testing.T) {
	i := newFixture(t)
	i.d.Speed = executor.Speed{Flops: 1, Hashes: 1, Private: 1}
	_, err := i.Check(t.Context(), i.check.from, i.check.Request())
	if err == nil || !strings.Contains(err.Error(), "would execute a segment for") || i.kept(t) != 0 {
		t.Errorf("%v, %d kept", err, i.kept(t))
	}
	i.d.Speed = executor.Speed{}
	i.d.MaxData = i.check.Announcement().Spec().Dataset.Size - 1
	if _, err = i.Check(t.Context(), i.check.from, i.check.Request()); err == nil ||
		!strings.Contains(err.Error(), "storage.data_bytes") || i.kept(t) != 0 {
		t.Errorf("a large data set: %v, %d kept", err, i.kept(t))
	}
}

// TestHostileC2ADataSetThatDripsHoldsNoVerifier: a check whose data never come in whole ends with
// the time that its plan justifies, and is not tried again.
func TestHostileC2ADataSetThatDripsHoldsNoVerifier(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		i := newFixture(t)
		i.Verifier.d.Blocks = &dripping{}
		i.data = role.NewDatasets(i.d)
		began := time.Now()
		err := i.try(t.Context(), postponed{check: i.check})
		if took := time.Since(began); !errors.Is(err, errTooLong) || took > 3*time.Minute || len(i.retries.all) != 0 {
			t.Errorf("after %s: %v, %d wait", took, err, len(i.retries.all))
		}
	})
}

// TestHostileB3ClientsTakeTurns: however many checks one client has, another one waits for one of
// them at most.
func TestHostileB3ClientsTakeTurns(t *testing.T) {
	q := newFairQueue()
	of := func(client, n byte) {
		q.add(common.Address{client}, waiting{common.Hash{client, n}, postponed{wait: time.Duration(client)}})
	}
	for n := range byte(clientQueue) {
		of(1, n)
		of(1, n) // asked again
	}
	if q.n != clientQueue || !q.full(common.Address{1}) || q.full(common.Address{2}) {
		t.Fatalf("%d wait, full for one %t, for two %t", q.n, q.full(common.Address{1}), q.full(common.Address{2}))
	}
	of(2, 0)
	var order []time.Duration
	for p, ok := q.take(); ok; p, ok = q.take() {
		order = append(order, p.wait)
	}
	if len(order) != clientQueue+1 || order[0] != 1 || order[1] != 2 {
		t.Errorf("clients had their turns as %v", order)
	}
}

// dripping is a block store whose contents never come in whole.
type dripping struct{ roletest.EmptyBlocks }

func (*dripping) Get(ctx context.Context, _ string, _ uint64, _ []peer.ID, _ io.Writer) error {
	<-ctx.Done()
	return fmt.Errorf("%w: %w", p2p.ErrNotFound, ctx.Err())
}
