package coordinator

import (
	"context"
	"errors"
	"testing"

	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

func TestADepositStaysWithinItsBound(t *testing.T) {
	for _, x := range []struct {
		name    string
		bound   money.Units
		balance rail.EscrowBalance
		need    money.Units
		want    uint64
		err     error
	}{
		{"all of it at first", 100, rail.EscrowBalance{}, 100, 100, nil},
		{"nothing when the pot has it", 100, rail.EscrowBalance{Free: 60}, 60, 0, nil},
		{"what is missing", 100, rail.EscrowBalance{Free: 20, Spent: 40}, 60, 40, nil},
		{"not what an ended lease reserves", 100, rail.EscrowBalance{Reserved: 100}, 60, 0, ErrReserved},
		{"nothing for a job that was funded", 0, rail.EscrowBalance{Free: 10}, 60, 0, ErrReserved},
	} {
		got, err := Deposit{Bound: x.bound}.lacking(x.balance, x.need)
		if got != x.want || !errors.Is(err, x.err) {
			t.Errorf("%s: %d, %v; want %d, %v", x.name, got, err, x.want, x.err)
		}
	}
}

func TestAClosedJobAnswersAtOnce(t *testing.T) {
	c := New(role.Deps{}, nil, nil, job.Policy{}, "")
	a := newActor(c, JobRecord{State: job.State{Phase: job.Closed}}, true)
	for range actorQueue + 1 {
		if err := a.apply(t.Context(), job.Tick{}); !errors.Is(err, job.ErrClosed) {
			t.Fatal(err)
		}
	}
	running := newActor(c, JobRecord{State: job.State{Phase: job.Running}}, true)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range actorQueue {
		if err := running.apply(ctx, job.Tick{}); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	if err := running.apply(t.Context(), job.Tick{}); !wire.Busy(err) {
		t.Errorf("a full queue says %v", err)
	}
	close(running.over) // the node stops
	if err := running.apply(t.Context(), job.Tick{}); !wire.Busy(err) {
		t.Errorf("a stopping node says %v", err)
	}
}
