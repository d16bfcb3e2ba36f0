package leases

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// Tills keeps an escrow driver running for every lease that this node has a
// part in.
type Manager struct {
	d     role.Deps
	store store

	mu          sync.Mutex
	running     map[common.Hash]*followed
	settled     map[common.Hash]escrow.State // settled before this start
	settlements *settlements
	ctx         context.Context // of Run; nil before and after
	wg          sync.WaitGroup
}

// till is one lease's driver and those who wait for its next state.
type followed struct {
	*driver.Driver

	mu     sync.Mutex
	change chan struct{} // closed and replaced at every saved step
}

func (x *followed) changed() <-chan struct{} {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.change
}

func (x *followed) wake(escrow.State) {
	x.mu.Lock()
	defer x.mu.Unlock()
	close(x.change)
	x.change = make(chan struct{})
}

// NewTills takes up the ledger's leases: every role finds its own from the
// start, whether Run drives them already or not.
func New(d role.Deps) (*Manager, error) {
	t := &Manager{d: d, store: store{d}, running: map[common.Hash]*followed{}, settled: map[common.Hash]escrow.State{}, settlements: newSettlements()}
	states, err := ledger.List[escrow.State](d.Ledger, role.SpaceEscrows, "")
	if err != nil {
		return nil, err
	}
	now := d.Heads.Latest().Time
	for _, s := range states {
		t.settlements.put(s.Value)
		if settled(s.Value) && !owes(s.Value, now) {
			t.settled[s.Value.Deal.LeaseID()] = s.Value
			continue
		}
		if err := t.start(s.Value); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// Run drives all leases until ctx is done.
func (t *Manager) Run(ctx context.Context) error {
	t.mu.Lock()
	t.ctx = ctx
	for _, x := range t.running {
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

// Settled waits for clients' leases that have settled, or have paid more since, and
// returns their latest states, each once.
func (t *Manager) Settled(ctx context.Context) ([]escrow.State, error) {
	return t.settlements.take(ctx)
}

// OpenLeases are the ledger's leases of which something may come yet.
func OpenLeases(l *ledger.Ledger) (open []escrow.State, err error) {
	all, err := ledger.List[escrow.State](l, role.SpaceEscrows, "")
	for _, s := range all {
		if !settled(s.Value) {
			open = append(open, s.Value)
		}
	}
	return open, err
}

// Unsettled returns the machines of the leases of which something may come yet.
func (t *Manager) Unsettled() []escrow.State {
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
func (t *Manager) Open(p escrow.Party, d escrow.Deal, policy escrow.Policy) error {
	s, err := escrow.New(p, d, policy)
	if err != nil {
		return err
	}
	if err := t.start(s); err != nil {
		return err
	}
	return t.Apply(d.LeaseID(), escrow.Signed{Delegate: d.Lease.DelegateSig, Node: d.Lease.NodeSig})
}

func (t *Manager) start(s escrow.State) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	lease := s.Deal.LeaseID()
	if _, ok := t.running[lease]; ok {
		return nil
	}
	c, err := t.d.Rails.At(s.Deal.Domain)
	if err != nil {
		return fmt.Errorf("lease %s: %w", lease, err)
	}
	x := &followed{change: make(chan struct{})}
	if x.Driver, err = driver.Start(s, t.store, c.Escrow(s.Party), driver.Options{Logger: t.d.Log, Changed: func(s escrow.State) { x.wake(s); t.settlements.put(s) }}); err != nil {
		return err
	}
	t.running[lease] = x
	delete(t.settled, lease)
	if t.ctx != nil {
		t.drive(x)
	}
	return nil
}

// drive is called with the lock held, once a till.
func (t *Manager) drive(x *followed) {
	ctx := t.ctx
	t.wg.Go(func() {
		if err := x.Run(ctx); err != nil && ctx.Err() == nil {
			t.d.Log.Error("escrow driver stopped: restart the node", "lease", x.State().Deal.LeaseID(), "err", err)
		}
	})
}

func (t *Manager) lease(lease common.Hash) (*followed, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if x, ok := t.running[lease]; ok {
		return x, nil
	}
	return nil, fmt.Errorf("%w: %s", role.ErrNoEscrow, lease)
}

// Apply hands an event to a lease's machine; what follows is in the ledger when
// it returns.
func (t *Manager) Apply(lease common.Hash, ev escrow.Event) error {
	if s, ok := t.before(lease); ok { // something may come of it yet
		if err := t.start(s); err != nil {
			return err
		}
	}
	x, err := t.lease(lease)
	if err != nil {
		return err
	}
	_, err = x.Driver.Apply(ev)
	return err
}

// State returns a lease's machine as it is now.
func (t *Manager) State(lease common.Hash) (escrow.State, error) {
	if s, ok := t.before(lease); ok {
		return s, nil
	}
	x, err := t.lease(lease)
	if err != nil {
		return escrow.State{}, err
	}
	return x.State(), nil
}

// before returns a lease that was settled before this start.
func (t *Manager) before(lease common.Hash) (escrow.State, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, ok := t.settled[lease]
	return s, ok
}

// States returns every lease's machine, also of those that are settled.
func (t *Manager) States() []escrow.State {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]escrow.State, 0, len(t.running)+len(t.settled))
	for _, s := range t.settled {
		out = append(out, s)
	}
	for _, x := range t.running {
		out = append(out, x.State())
	}
	return out
}

// Wait returns when ok holds for the lease's state.
func (t *Manager) Wait(ctx context.Context, lease common.Hash, ok func(escrow.State) bool) (escrow.State, error) {
	if s, found := t.before(lease); found && ok(s) {
		return s, nil
	}
	x, err := t.lease(lease)
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
