package leases

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// Manager keeps an escrow driver running for every lease in which this node has a part.
type Manager struct {
	d     role.Deps
	store store

	mu          sync.Mutex
	running     map[common.Hash]*followed
	settled     map[common.Hash]escrow.State // settled before this start
	settlements *settlements
	ctx         context.Context // of Run; nil before and after
	wg          sync.WaitGroup
	// applying is held by those who hand an event to a driver, and alone by whoever retires one.
	applying sync.RWMutex
}

// followed is one lease's driver, and the signal for those who wait for its next state.
type followed struct {
	*driver.Driver

	halt context.CancelFunc // stops its Run; nil: it does not run
	over uint64             // the height at which it was first found to be over; 0: it was not

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

// New restores the ledger's leases. Every role finds its own from then on, also before Run
// drives them.
func New(d role.Deps) (*Manager, error) {
	m := &Manager{
		d: d, store: store{d}, running: map[common.Hash]*followed{}, settled: map[common.Hash]escrow.State{},
		settlements: newSettlements(),
	}
	states, err := ledger.List[escrow.State](d.Ledger, role.SpaceEscrows, "")
	if err != nil {
		return nil, err
	}
	now := d.Heads.Latest().Time
	for _, s := range states {
		m.settlements.put(s.Value)
		if settled(s.Value) && !owes(s.Value, now) {
			m.settled[s.Value.Deal.LeaseID()] = s.Value
			continue
		}
		if err := m.start(s.Value); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// Run drives all leases until ctx is done.
func (m *Manager) Run(ctx context.Context) error {
	m.mu.Lock()
	m.ctx = ctx
	for _, x := range m.running {
		m.drive(x)
	}
	m.mu.Unlock()
	for retry.Pause(ctx, retireEvery) == nil {
		m.retire()
	}
	m.mu.Lock()
	m.ctx = nil // what opens from now on is driven at the next start
	m.mu.Unlock()
	m.wg.Wait()
	return nil
}

// Settled waits for clients' leases that have settled, or have paid more since, and returns
// their latest states, each once.
func (m *Manager) Settled(ctx context.Context) ([]escrow.State, error) {
	return m.settlements.take(ctx)
}

// OpenLeases returns the ledger's leases from which something may still come: a payment, a
// refund or a credit.
func OpenLeases(l *ledger.Ledger) (open []escrow.State, err error) {
	all, err := ledger.List[escrow.State](l, role.SpaceEscrows, "")
	for _, s := range all {
		if !settled(s.Value) {
			open = append(open, s.Value)
		}
	}
	return open, err
}

// Unsettled returns the machines of the leases from which something may still come.
func (m *Manager) Unsettled() []escrow.State {
	return slices.DeleteFunc(m.States(), settled)
}

// settled reports whether nothing more can come of a lease.
func settled(s escrow.State) bool {
	over := s.Phase == escrow.Refunded || s.Phase == escrow.Closed && (s.Party == escrow.Provider || s.Chain.Pot == 0)
	return over && s.Chain.Credit == 0
}

// owes reports whether a client's lease may pay more at chain time now than it settled
// with. On a rail that pays segment by segment, what is vouched is owed until the lease's
// deadline and window are over (docs/lightning.md).
func owes(s escrow.State, now uint64) bool {
	return s.Party == escrow.Client && s.Deal.PerSegment &&
		s.Chain.Settled != nil && s.Chain.Settled.Segments < s.Vouched() &&
		now <= s.Deal.Lease.Lease.Deadline+uint64(s.Deal.Offer.Window)
}

// Open follows a lease that both sides have signed.
func (m *Manager) Open(p escrow.Party, d escrow.Deal, policy escrow.Policy) error {
	s, err := escrow.New(p, d, policy)
	if err != nil {
		return err
	}
	if err := m.start(s); err != nil {
		return err
	}
	return m.Apply(d.LeaseID(), escrow.Signed{Delegate: d.Lease.DelegateSig, Node: d.Lease.NodeSig})
}

func (m *Manager) start(s escrow.State) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	lease := s.Deal.LeaseID()
	if _, ok := m.running[lease]; ok {
		return nil
	}
	c, err := m.d.Rails.At(s.Deal.Domain)
	if err != nil {
		return fmt.Errorf("lease %s: %w", lease, err)
	}
	x := &followed{change: make(chan struct{})}
	changed := func(s escrow.State) {
		x.wake(s)
		m.settlements.put(s)
	}
	o := driver.Options{Logger: m.d.Log, Changed: changed}
	if x.Driver, err = driver.Start(s, m.store, c.Escrow(s.Party), o); err != nil {
		return err
	}
	m.running[lease] = x
	delete(m.settled, lease)
	if m.ctx != nil {
		m.drive(x)
	}
	return nil
}

// drive runs a lease's driver in a goroutine. It is called once for each, with the lock
// held.
func (m *Manager) drive(x *followed) {
	ctx, halt := context.WithCancel(m.ctx)
	x.halt = halt
	m.wg.Go(func() {
		defer halt()
		if err := x.Run(ctx); err != nil && ctx.Err() == nil {
			m.d.Log.Error("escrow driver stopped: restart the node", "lease", x.State().Deal.LeaseID(), "err", err)
		}
	})
}

func (m *Manager) lease(lease common.Hash) (*followed, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if x, ok := m.running[lease]; ok {
		return x, nil
	}
	return nil, fmt.Errorf("%w: %s", role.ErrNoEscrow, lease)
}

const (
	// retireEvery is how often it is looked for leases that are over.
	retireEvery = 5 * time.Second
	// retireAfter is for how many blocks a lease that is over is still driven: what was settled at
	// the agreed depth may be reorganised away all the same.
	retireAfter = 16
)

// retire stops the drivers of leases from which nothing more can come, as New does not start them:
// each reads the chain at every block.
func (m *Manager) retire() {
	m.applying.Lock()
	defer m.applying.Unlock()
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.d.Heads.Latest().Time
	for lease, x := range m.running {
		s := x.State()
		switch {
		case !settled(s) || owes(s, now):
			x.over = 0
			continue
		case x.over == 0:
			x.over = max(s.Chain.Height, 1)
		}
		if s.Chain.Height < x.over+retireAfter || x.halt == nil {
			continue
		}
		if left, err := m.store.Pending(lease); err != nil || len(left) > 0 {
			continue
		}
		x.halt()
		delete(m.running, lease)
		m.settled[lease] = s
	}
}

// Apply hands an event to a lease's machine. What follows from it is in the ledger when
// Apply returns.
func (m *Manager) Apply(lease common.Hash, ev escrow.Event) error {
	m.applying.RLock()
	defer m.applying.RUnlock()
	if s, ok := m.settledBefore(lease); ok { // something may come of it yet
		if err := m.start(s); err != nil {
			return err
		}
	}
	x, err := m.lease(lease)
	if err != nil {
		return err
	}
	_, err = x.Driver.Apply(ev)
	return err
}

// State returns a lease's machine as it is now. The error wraps role.ErrNoEscrow for a
// lease that is not followed here.
func (m *Manager) State(lease common.Hash) (escrow.State, error) {
	if s, ok := m.settledBefore(lease); ok {
		return s, nil
	}
	x, err := m.lease(lease)
	if err != nil {
		return escrow.State{}, err
	}
	return x.State(), nil
}

// settledBefore returns a lease that was settled before this start.
func (m *Manager) settledBefore(lease common.Hash) (escrow.State, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, ok := m.settled[lease]
	return s, ok
}

// States returns every lease's machine, settled ones included.
func (m *Manager) States() []escrow.State {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := make([]escrow.State, 0, len(m.running)+len(m.settled))
	for _, s := range m.settled {
		out = append(out, s)
	}
	for _, x := range m.running {
		out = append(out, x.State())
	}
	return out
}

// Wait returns when ok holds for the lease's state, or with the error of ctx.
func (m *Manager) Wait(ctx context.Context, lease common.Hash, ok func(escrow.State) bool) (escrow.State, error) {
	if s, found := m.settledBefore(lease); found && ok(s) {
		return s, nil
	}
	x, err := m.lease(lease)
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
