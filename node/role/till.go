package role

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// ErrNoEscrow is returned for a lease whose money this node does not follow.
var ErrNoEscrow = errors.New("no such lease in this node's escrows")

// Tills keeps an escrow driver running for every lease that this node has a
// part in.
type Tills struct {
	d     Deps
	books books

	mu    sync.Mutex
	tills map[common.Hash]*till
	past  map[common.Hash]escrow.State // settled before this start
	paid  *settlements
	ctx   context.Context // of Run; nil before and after
	wg    sync.WaitGroup
}

// till is one lease's driver and those who wait for its next state.
type till struct {
	*driver.Driver

	mu     sync.Mutex
	change chan struct{} // closed and replaced at every saved step
}

func (x *till) changed() <-chan struct{} {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.change
}

func (x *till) wake(escrow.State) {
	x.mu.Lock()
	defer x.mu.Unlock()
	close(x.change)
	x.change = make(chan struct{})
}

// NewTills takes up the ledger's leases: every role finds its own from the
// start, whether Run drives them already or not.
func NewTills(d Deps) (*Tills, error) {
	t := &Tills{d: d, books: books{d}, tills: map[common.Hash]*till{}, past: map[common.Hash]escrow.State{}, paid: newSettlements()}
	states, err := ledger.List[escrow.State](d.Ledger, SpaceEscrows, "")
	if err != nil {
		return nil, err
	}
	now := d.Heads.Latest().Time
	for _, s := range states {
		t.paid.put(s.Value)
		if settled(s.Value) && !owes(s.Value, now) {
			t.past[s.Value.Deal.LeaseID()] = s.Value
			continue
		}
		if err := t.start(s.Value); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// Run drives all leases until ctx is done.
func (t *Tills) Run(ctx context.Context) error {
	t.mu.Lock()
	t.ctx = ctx
	for _, x := range t.tills {
		t.drive(x)
	}
	t.mu.Unlock()
	<-ctx.Done()
	t.mu.Lock()
	t.ctx = nil // what opens from now on is driven at the next start
	t.mu.Unlock()
	t.wg.Wait()
	return nil
}

// OpenLeases are the ledger's leases of which something may come yet.
func OpenLeases(l *ledger.Ledger) (open []escrow.State, err error) {
	all, err := ledger.List[escrow.State](l, SpaceEscrows, "")
	for _, s := range all {
		if !settled(s.Value) {
			open = append(open, s.Value)
		}
	}
	return open, err
}

// Unsettled returns the machines of the leases of which something may come yet.
func (t *Tills) Unsettled() []escrow.State {
	return slices.DeleteFunc(t.States(), settled)
}

// settled reports whether nothing more can come of a lease.
func settled(s escrow.State) bool {
	over := s.Phase == escrow.Refunded || s.Phase == escrow.Closed && (s.Party == escrow.Provider || s.Chain.Pot == 0)
	return over && s.Chain.Credit == 0
}

// owes reports whether a client's lease may pay more at chain time now than it
// settled with: on a rail that pays segment by segment, what is vouched is owed until
// the lease's deadline and window are over (docs/lightning.md).
func owes(s escrow.State, now uint64) bool {
	return s.Party == escrow.Client && s.Deal.PerSegment && s.Chain.Settled != nil && s.Chain.Settled.Segments < s.Vouched() &&
		now <= s.Deal.Lease.Lease.Deadline+uint64(s.Deal.Offer.Window)
}

// Open follows a lease that both sides have signed.
func (t *Tills) Open(p escrow.Party, d escrow.Deal, policy escrow.Policy) error {
	s, err := escrow.New(p, d, policy)
	if err != nil {
		return err
	}
	if err := t.start(s); err != nil {
		return err
	}
	return t.Apply(d.LeaseID(), escrow.Signed{Delegate: d.Lease.DelegateSig, Node: d.Lease.NodeSig})
}

func (t *Tills) start(s escrow.State) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	lease := s.Deal.LeaseID()
	if _, ok := t.tills[lease]; ok {
		return nil
	}
	c, err := t.d.Counters.At(s.Deal.Domain)
	if err != nil {
		return fmt.Errorf("lease %s: %w", lease, err)
	}
	x := &till{change: make(chan struct{})}
	if x.Driver, err = driver.Start(s, t.books, c.Rails[s.Party], driver.Options{Logger: t.d.Log, Changed: func(s escrow.State) { x.wake(s); t.paid.put(s) }}); err != nil {
		return err
	}
	t.tills[lease] = x
	delete(t.past, lease)
	if t.ctx != nil {
		t.drive(x)
	}
	return nil
}

// drive is called with the lock held, once a till.
func (t *Tills) drive(x *till) {
	ctx := t.ctx
	t.wg.Go(func() {
		if err := x.Run(ctx); err != nil && ctx.Err() == nil {
			t.d.Log.Error("escrow driver stopped: restart the node", "lease", x.State().Deal.LeaseID(), "err", err)
		}
	})
}

func (t *Tills) till(lease common.Hash) (*till, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if x, ok := t.tills[lease]; ok {
		return x, nil
	}
	return nil, fmt.Errorf("%w: %s", ErrNoEscrow, lease)
}

// Apply hands an event to a lease's machine; what follows is in the ledger when
// it returns.
func (t *Tills) Apply(lease common.Hash, ev escrow.Event) error {
	if s, ok := t.before(lease); ok { // something may come of it yet
		if err := t.start(s); err != nil {
			return err
		}
	}
	x, err := t.till(lease)
	if err != nil {
		return err
	}
	_, err = x.Driver.Apply(ev)
	return err
}

// State returns a lease's machine as it is now.
func (t *Tills) State(lease common.Hash) (escrow.State, error) {
	if s, ok := t.before(lease); ok {
		return s, nil
	}
	x, err := t.till(lease)
	if err != nil {
		return escrow.State{}, err
	}
	return x.State(), nil
}

// before returns a lease that was settled before this start.
func (t *Tills) before(lease common.Hash) (escrow.State, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, ok := t.past[lease]
	return s, ok
}

// States returns every lease's machine, also of those that are settled.
func (t *Tills) States() []escrow.State {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]escrow.State, 0, len(t.tills)+len(t.past))
	for _, s := range t.past {
		out = append(out, s)
	}
	for _, x := range t.tills {
		out = append(out, x.State())
	}
	return out
}

// Wait returns when ok holds for the lease's state.
func (t *Tills) Wait(ctx context.Context, lease common.Hash, ok func(escrow.State) bool) (escrow.State, error) {
	if s, found := t.before(lease); found && ok(s) {
		return s, nil
	}
	x, err := t.till(lease)
	if err != nil {
		return escrow.State{}, err
	}
	for {
		change := x.changed()
		if s := x.State(); ok(s) {
			return s, nil
		}
		select {
		case <-change:
		case <-ctx.Done():
			return x.State(), ctx.Err()
		}
	}
}
