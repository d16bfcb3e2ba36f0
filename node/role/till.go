package role

import (
	"context"
	"errors"
	"fmt"
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
	rails map[escrow.Party]escrow.Rail
	books books

	mu    sync.Mutex
	tills map[common.Hash]*till
	ctx   context.Context // of Run; nil before
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

// NewTills returns an empty set; Run takes up the ledger's.
func NewTills(d Deps, rails map[escrow.Party]escrow.Rail) *Tills {
	return &Tills{d: d, rails: rails, books: books{d}, tills: map[common.Hash]*till{}}
}

// Run drives all leases until ctx is done.
func (t *Tills) Run(ctx context.Context) error {
	states, err := ledger.List[escrow.State](t.d.Ledger, SpaceEscrows, "")
	if err != nil {
		return err
	}
	t.mu.Lock()
	t.ctx = ctx
	for _, x := range t.tills {
		t.drive(x)
	}
	t.mu.Unlock()
	for _, s := range states {
		if settled(s.Value) {
			continue
		}
		if err := t.start(s.Value); err != nil {
			return err
		}
	}
	<-ctx.Done()
	t.wg.Wait()
	return nil
}

// settled reports whether nothing more can come of a lease.
func settled(s escrow.State) bool {
	over := s.Phase == escrow.Refunded || s.Phase == escrow.Closed && (s.Party == escrow.Provider || s.Chain.Pot == 0)
	return over && s.Chain.Credit == 0
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
	x := &till{change: make(chan struct{})}
	var err error
	if x.Driver, err = driver.Start(s, t.books, t.rails[s.Party], driver.Options{Logger: t.d.Log, Changed: x.wake}); err != nil {
		return err
	}
	t.tills[lease] = x
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
	x, err := t.till(lease)
	if err != nil {
		return err
	}
	_, err = x.Driver.Apply(ev)
	return err
}

// State returns a lease's machine as it is now.
func (t *Tills) State(lease common.Hash) (escrow.State, error) {
	x, err := t.till(lease)
	if err != nil {
		return escrow.State{}, err
	}
	return x.State(), nil
}

// States returns every lease's machine that this node follows.
func (t *Tills) States() []escrow.State {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]escrow.State, 0, len(t.tills))
	for _, x := range t.tills {
		out = append(out, x.State())
	}
	return out
}

// Wait returns when ok holds for the lease's state.
func (t *Tills) Wait(ctx context.Context, lease common.Hash, ok func(escrow.State) bool) (escrow.State, error) {
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
