package coordinator

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/p2p"
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

// TestLeastVerifiersOfEveryPaymentOption: a job's own terms are weighed where it names no options.
func TestLeastVerifiersOfEveryPaymentOption(t *testing.T) {
	c := open(t, role.Deps{}, nil, job.Policy{})
	own := market.Domain{ChainID: 7}
	ann := market.Announcement{Domain: own, Offer: market.Offer{Credit: 3}}
	a := newActor(c, JobRecord{State: job.State{Announcement: ann}}, true)
	var ev job.StakesRead
	if err := a.least(t.Context(), &ev); err != nil || ev.Least != nil {
		t.Errorf("nobody weighs leases: %v, %v", ev.Least, err)
	}
	unknown := errors.New("no gas price")
	c.Weigh(func(_ context.Context, _ market.Spec, o market.Offer) (uint32, error) { return o.Credit + 2, nil })
	if err := a.least(t.Context(), &ev); err != nil || ev.Least[own] != 5 {
		t.Errorf("%v, %v", ev.Least, err)
	}
	c.Weigh(func(context.Context, market.Spec, market.Offer) (uint32, error) { return 0, unknown })
	if err := a.least(t.Context(), &ev); !errors.Is(err, unknown) {
		t.Errorf("terms that nobody can weigh: %v", err)
	}
}

func TestAClosedJobAnswersAtOnce(t *testing.T) {
	c := open(t, role.Deps{}, nil, job.Policy{})
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

// crowd is a network that turns peers away.
type crowd struct{ full bool }

func (c crowd) Reserve(peer.ID, time.Duration)         {}
func (c crowd) TurnedAway(p peer.ID, _ time.Time) bool { return c.full && p != "" }
func (c crowd) Speaking(p2p.Protocol) (a, b []peer.ID) { return nil, nil }

// TestHostileB4WhoIsTurnedAwayIsNotBlamed: while this node answers busy a provider misses no heartbeat, for a minute at
// most and again after it was heard.
func TestHostileB4WhoIsTurnedAwayIsNotBlamed(t *testing.T) {
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	id, err := p2p.PeerIDOf(&key.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	network := &crowd{full: true}
	c := open(t, role.Deps{Peers: network, Log: slog.New(slog.DiscardHandler)}, nil, job.DefaultPolicy())
	state := job.State{
		Phase: job.Running, Policy: job.DefaultPolicy(),
		Announcement: market.Announcement{Offer: market.Offer{Deadline: 1 << 40}}, Lease: &job.ActiveLease{
			Hash: common.Hash{1}, Peer: id.String(), Funded: true, HeartbeatSeen: true,
			Signed: market.SignedLease{Lease: market.Lease{Deadline: 1 << 40, Segments: 4}},
		}}
	a := newActor(c, JobRecord{State: state}, false)
	advance := func(d time.Duration) {
		for end := a.state().Clock.Mono + uint64(d.Milliseconds()); a.state().Clock.Mono < end; {
			a.excuse(t.Context())
			a.handle(t.Context(), envelope{ev: job.Tick{Mono: a.state().Clock.Mono + 500}})
		}
	}
	if advance(maxExcused - time.Second); a.state().Lease == nil {
		t.Fatal("a provider that this node turned away lost its lease")
	}
	a.handle(t.Context(), envelope{ev: job.HeartbeatReceived{Progress: market.Progress{Lease: common.Hash{1}}}})
	if advance(maxExcused - time.Second); a.state().Lease == nil {
		t.Fatal("it was heard, and lost its lease when it was turned away again")
	}
	if got := a.state().Lease.LastHeartbeat; a.state().Clock.Mono-got > 1000 {
		t.Errorf("the last heartbeat counts at %d, now is %d", got, a.state().Clock.Mono)
	}
	advance(5 * time.Second)
	if late := a.state().Clock.Mono - a.state().Lease.LastHeartbeat; late < 3_000 {
		t.Errorf("after %s of excuses it is excused still", maxExcused)
	}
	network.full = false
	a.handle(t.Context(), envelope{ev: job.HeartbeatReceived{Progress: market.Progress{Lease: common.Hash{1}}}})
	before := a.state().Lease.LastHeartbeat
	advance(2 * time.Second)
	if a.state().Lease.LastHeartbeat != before {
		t.Error("it is excused although it was not turned away")
	}
}
