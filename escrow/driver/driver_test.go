package driver

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
)

func state(t *testing.T) escrow.State {
	t.Helper()
	d := escrow.Deal{Offer: market.Offer{MaxPrice: 10, Segments: 2, Credit: 1, Quorum: 1, Window: 60, Deadline: 5000}}
	d.Lease.Lease = market.Lease{Offer: d.OfferID(), Price: 10, Segments: 2, Deadline: 4000}
	s, err := escrow.New(escrow.Client, d, escrow.Policy{Patience: 100, Retry: 10})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// memory is a store; fail makes it refuse.
type memory struct {
	mu      sync.Mutex
	state   map[common.Hash]escrow.State
	pending []escrow.Action
	steps   []Step
	fail    error
}

func (m *memory) Load(l common.Hash) (escrow.State, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, ok := m.state[l]
	return s, ok, m.fail
}

func (m *memory) Save(s Step) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	for i, a := range m.pending {
		if a.ID == s.Done {
			m.pending = append(m.pending[:i:i], m.pending[i+1:]...)
			break
		}
	}
	m.pending = append(m.pending, s.Actions...)
	m.steps = append(m.steps, s)
	m.state[s.Lease] = s.State
	return nil
}

func (m *memory) Pending(common.Hash) ([]escrow.Action, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]escrow.Action(nil), m.pending...), m.fail
}

// rail answers as the test says.
type rail struct {
	store    *memory
	observes chan escrow.Chain // what the chain says, a head at a time
	answers  chan error        // to Do
	early    bool              // an action came that was not in the store
}

func (r *rail) Observe(ctx context.Context, _ escrow.Deal) (escrow.Chain, error) {
	select {
	case c := <-r.observes:
		if c.Height == 0 {
			return c, errors.New("endpoint is down")
		}
		return c, nil
	case <-ctx.Done():
		return escrow.Chain{}, context.Cause(ctx)
	}
}

func (r *rail) NextHead(context.Context, uint64) error { return nil }

func (r *rail) Do(ctx context.Context, a escrow.Action) error {
	as, err := r.store.Pending(common.Hash{})
	r.early = r.early || err == nil && (len(as) == 0 || as[0].ID != a.ID)
	select {
	case err := <-r.answers:
		return err
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

type fixture struct {
	*memory
	*rail
	d       *Driver
	changes chan escrow.State
	stop    context.CancelFunc
	ended   chan error
}

func begin(t *testing.T) *fixture {
	t.Helper()
	m := &memory{state: map[common.Hash]escrow.State{}}
	f := &fixture{memory: m, rail: &rail{store: m, observes: make(chan escrow.Chain), answers: make(chan error)},
		changes: make(chan escrow.State, 100), ended: make(chan error, 1)}
	var err error
	if f.d, err = Start(state(t), m, f.rail, Options{Retry: time.Millisecond,
		Changed: func(s escrow.State) { f.changes <- s }}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	f.stop = cancel
	go func() { f.ended <- f.d.Run(ctx) }()
	return f
}

func (f *fixture) apply(t *testing.T, e escrow.Event) {
	t.Helper()
	if _, err := f.d.Apply(e); err != nil {
		t.Fatal(err)
	}
	<-f.changes
}

// mustBeStopped waits for Run, which ends as its context does.
func (f *fixture) mustBeStopped(t *testing.T) {
	t.Helper()
	if err := <-f.ended; !errors.Is(err, context.Canceled) {
		t.Fatalf("the driver ended with %v", err)
	}
}

func (f *fixture) lastStep() Step {
	f.memory.mu.Lock()
	defer f.memory.mu.Unlock()
	return f.memory.steps[len(f.memory.steps)-1]
}

func TestDriverCarriesActionsOut(t *testing.T) {
	f := begin(t)
	f.apply(t, escrow.Signed{})
	f.answers <- errors.New("passing")
	f.answers <- errors.New("passing")
	f.answers <- nil
	<-f.changes
	if s := f.lastStep(); s.Kind != "escrow.done" || !s.OK || s.Done == "" {
		t.Fatalf("%+v", s)
	}
	f.observes <- escrow.Chain{} // the endpoint fails, and recovers
	f.observes <- escrow.Chain{Height: 5, Time: 50, Status: escrow.StatusOpen}
	if s := <-f.changes; s.Phase != escrow.Funded || f.lastStep().Kind != "escrow.observed" {
		t.Fatal(s.Phase)
	}
	n := len(f.steps)
	f.observes <- escrow.Chain{Height: 6, Time: 60, Status: escrow.StatusOpen}
	f.observes <- escrow.Chain{Height: 6, Time: 60, Status: 99} // refused, not fatal
	f.observes <- escrow.Chain{Height: 7, Time: 70, Status: escrow.StatusOpen}
	// The watcher takes this one when it is done with the one before.
	f.observes <- escrow.Chain{Height: 7, Time: 70, Status: escrow.StatusOpen}
	if len(f.steps) != n {
		t.Fatal("time alone was written down")
	}
	f.apply(t, escrow.Stop{Reason: "test"})
	f.answers <- errors.Join(escrow.ErrRefused, errors.New("WrongStatus \xff"+strings.Repeat("x", 2*maxReason)))
	s := <-f.changes
	if last := f.lastStep(); last.Kind != "escrow.failed" || last.OK || last.Done == "" || !s.Issued[1].Failed {
		t.Fatalf("%+v", last)
	}
	if why := s.Issued[1].Reason; !utf8.ValidString(why) || len(why) > maxReason+2 ||
		!strings.Contains(why, "WrongStatus") {
		t.Fatalf("kept: %q", why)
	}
	f.stop()
	if err := <-f.ended; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if f.early {
		t.Fatal("an action came before it was in the store")
	}
}

func TestDriverGoesOnAfterARestart(t *testing.T) {
	f := begin(t)
	f.apply(t, escrow.Signed{})
	f.stop()
	f.mustBeStopped(t)
	lease := f.d.State().Deal.LeaseID()
	d, err := Start(state(t), f.memory, f.rail, Options{Retry: time.Millisecond,
		Changed: func(s escrow.State) { f.changes <- s }})
	if err != nil || !reflect.DeepEqual(d.State(), f.d.State()) {
		t.Fatalf("%v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	go func() { f.ended <- d.Run(ctx) }()
	f.answers <- nil
	<-f.changes
	if as, _ := f.Pending(lease); len(as) != 0 {
		t.Fatalf("%d actions are left", len(as))
	}
	cancel()
	f.mustBeStopped(t)
	if _, err := Open(common.Hash{1}, f.memory, f.rail, Options{}); !errors.Is(err, ErrUnknownLease) {
		t.Fatal(err)
	}
}

func TestJournalFailureStopsTheDriver(t *testing.T) {
	f := begin(t)
	broken := errors.New("disk")
	f.memory.mu.Lock()
	f.memory.fail = broken
	f.memory.mu.Unlock()
	before := f.d.State()
	if _, err := f.d.Apply(escrow.Signed{}); !errors.Is(err, broken) || !reflect.DeepEqual(f.d.State(), before) {
		t.Fatalf("%v", err)
	}
	if _, err := f.d.Apply(escrow.Began{}); !errors.Is(err, escrow.ErrPhase) {
		t.Fatal(err)
	}
	if _, err := Start(state(t), f.memory, f.rail, Options{}); !errors.Is(err, broken) {
		t.Fatal(err)
	}
	if _, err := Open(common.Hash{}, f.memory, f.rail, Options{}); !errors.Is(err, broken) {
		t.Fatal(err)
	}
	select { // the look into the outbox at the start may have failed already
	case f.observes <- escrow.Chain{Height: 9, Time: 9, Pot: 9}: // worth writing down
	case err := <-f.ended:
		f.ended <- err
	}
	if err := <-f.ended; !errors.Is(err, broken) {
		t.Fatal(err)
	}
}

func TestEveryEventHasAName(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range []escrow.Event{escrow.Signed{}, escrow.Observed{}, escrow.Alive{}, escrow.Began{},
		escrow.CommittedTo{}, escrow.Judged{}, escrow.Inactive{},
		escrow.Ruled{}, escrow.Vouched{}, escrow.Stop{}, escrow.GiveUp{}, escrow.Failed{}} {
		k := kind(e)
		if k == "escrow.event" || seen[k] {
			t.Errorf("%T is called %s", e, k)
		}
		seen[k] = true
	}
}
