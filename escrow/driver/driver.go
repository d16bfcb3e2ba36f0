package driver

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
)

// ErrUnknownLease is returned by Open for a lease that the store lacks.
var ErrUnknownLease = errors.New("no such lease in the store")

// Step is one change of a lease's machine, to be kept wholly or not at all.
type Step struct {
	Lease   common.Hash
	Kind    string // of the event, for the history
	Event   any
	State   escrow.State
	Actions []escrow.Action // that follow
	Done    string          // id of an action that is over; empty: none
	OK      bool            // how it ended
	Note    string
}

// Store keeps machines and their outbox; node/ledger has one. Save returns
// after the step is on disk. Safe for concurrent use.
type Store interface {
	Load(lease common.Hash) (escrow.State, bool, error)
	Save(Step) error
	// Pending returns the lease's actions that are not done, oldest first.
	Pending(lease common.Hash) ([]escrow.Action, error)
}

// Options of a driver.
type Options struct {
	Logger *slog.Logger // nil: nothing is logged
	// Retry is the pause after a passing error; 0: 1 s.
	Retry time.Duration
	// Changed is called after every step that was saved, on the caller's or
	// the driver's goroutine; nil: it is not called. It must not block.
	Changed func(escrow.State)
}

// Driver owns one machine. All methods are safe for concurrent use.
type Driver struct {
	lease common.Hash
	rail  escrow.Rail
	store Store
	opt   Options

	mu    sync.Mutex // orders the steps
	state escrow.State
	wake  chan struct{} // capacity 1: there may be actions
}

// Start puts a new machine into the store, or goes on with the one that is
// there for the same lease.
func Start(s escrow.State, j Store, r escrow.Rail, o Options) (*Driver, error) {
	lease := s.Deal.LeaseID()
	if _, found, err := j.Load(lease); err != nil || found {
		if err != nil {
			return nil, err
		}
		return Open(lease, j, r, o)
	}
	if err := j.Save(Step{Lease: lease, Kind: "escrow.quoted", Event: s.Deal, State: s}); err != nil {
		return nil, err
	}
	return newDriver(s, j, r, o), nil
}

// Open goes on with a lease of the store.
func Open(lease common.Hash, j Store, r escrow.Rail, o Options) (*Driver, error) {
	s, found, err := j.Load(lease)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, fmt.Errorf("%w: %s", ErrUnknownLease, lease)
	}
	return newDriver(s, j, r, o), nil
}

func newDriver(s escrow.State, j Store, r escrow.Rail, o Options) *Driver {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Retry == 0 {
		o.Retry = time.Second
	}
	if o.Changed == nil {
		o.Changed = func(escrow.State) {}
	}
	d := &Driver{lease: s.Deal.LeaseID(), rail: r, store: j, opt: o, state: s, wake: make(chan struct{}, 1)}
	d.wake <- struct{}{} // what a crash left behind
	return d
}

// State returns the machine as it is.
func (d *Driver) State() escrow.State {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.state
}

// Apply feeds an event to the machine and returns the new state when it is in
// the store. On an error nothing has changed.
func (d *Driver) Apply(e escrow.Event) (escrow.State, error) {
	return d.step(e, func(*Step) {})
}

func (d *Driver) step(e escrow.Event, complete func(*Step)) (escrow.State, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	next, actions, err := d.state.Apply(e)
	if err != nil {
		return d.state, err
	}
	s := Step{Lease: d.lease, Kind: kind(e), Event: e, State: next, Actions: actions}
	complete(&s)
	return next, d.save(s)
}

// save keeps a step and makes it the state; the caller holds mu.
func (d *Driver) save(s Step) error {
	if err := d.store.Save(s); err != nil {
		return err
	}
	d.state = s.State
	d.opt.Changed(s.State)
	if len(s.Actions) > 0 {
		select {
		case d.wake <- struct{}{}:
		default: // it is awake already
		}
	}
	return nil
}

// kind names an event in the history.
func kind(e escrow.Event) string {
	switch e.(type) {
	case escrow.Signed:
		return "escrow.signed"
	case escrow.Observed:
		return "escrow.observed"
	case escrow.Alive:
		return "escrow.alive"
	case escrow.Began:
		return "escrow.began"
	case escrow.CommittedTo:
		return "escrow.committed"
	case escrow.Judged:
		return "escrow.judged"
	case escrow.Inactive:
		return "escrow.inactive"
	case escrow.Ruled:
		return "escrow.ruled"
	case escrow.Vouched:
		return "escrow.vouched"
	case escrow.Stop:
		return "escrow.stopped"
	case escrow.GiveUp:
		return "escrow.given-up"
	case escrow.Failed:
		return "escrow.failed"
	case escrow.Examined:
		return "escrow.examined"
	}
	return "escrow.event"
}

// Run watches the chain and carries actions out until ctx ends, whose cause it
// returns, or the store fails. Passing errors of the rail are logged and
// tried again.
func (d *Driver) Run(ctx context.Context) error {
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { return d.watch(ctx) })
	g.Go(func() error { return d.execute(ctx) })
	return g.Wait()
}

// watch gives the machine every new head.
func (d *Driver) watch(ctx context.Context) error {
	for {
		c, err := d.rail.Observe(ctx, d.State().Deal)
		if err == nil {
			if err := d.observe(c); err != nil {
				return err
			}
			err = d.rail.NextHead(ctx, c.Height)
		}
		if err != nil {
			d.opt.Logger.Debug("chain not read", "lease", d.lease, "err", err)
			if err := retry.Pause(ctx, d.opt.Retry); err != nil {
				return err
			}
		}
	}
}

// observe saves a reading, unless it only says that time has passed and
// nothing follows from that: a ledger entry a block would be noise.
func (d *Driver) observe(c escrow.Chain) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	next, actions, err := d.state.Apply(escrow.Observed{Chain: c})
	if err != nil {
		d.opt.Logger.Warn("reading of the chain refused", "lease", d.lease, "err", err)
		return nil
	}
	if len(actions) == 0 && idle(d.state, next) {
		d.state = next
		return nil
	}
	return d.save(Step{Lease: d.lease, Kind: "escrow.observed", Event: c, State: next, Actions: actions})
}

// idle reports whether two states differ in nothing but the chain's clock. Not
// keeping that is safe: after a crash the next head brings it again.
func idle(old, next escrow.State) bool {
	return old.Phase == next.Phase && old.Seen == next.Seen && sameChain(old.Chain, next.Chain)
}

func sameChain(a, b escrow.Chain) bool {
	same := (a.Settled == nil) == (b.Settled == nil) && (a.Settled == nil || *a.Settled == *b.Settled)
	a.Height, a.Time, a.Settled = b.Height, b.Time, b.Settled
	return same && a == b
}

// execute carries pending actions out in their order.
func (d *Driver) execute(ctx context.Context) error {
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-d.wake:
		}
		if err := d.drain(ctx); err != nil {
			return err
		}
	}
}

func (d *Driver) drain(ctx context.Context) error {
	for {
		as, err := d.store.Pending(d.lease)
		if err != nil || len(as) == 0 {
			return err
		}
		for _, a := range as {
			if err := d.carryOut(ctx, a); err != nil {
				return err
			}
		}
	}
}

// carryOut repeats an action until it is done or refused for good.
func (d *Driver) carryOut(ctx context.Context, a escrow.Action) error {
	for {
		err := d.rail.Do(ctx, a)
		switch {
		case err == nil:
			return d.finish(a)
		case errors.Is(err, escrow.ErrRefused):
			_, err := d.step(escrow.Failed{ActionID: a.ID, Reason: text(err)}, func(s *Step) {
				s.Done, s.Note = a.ID, "refused"
			})
			return err
		}
		d.opt.Logger.Debug("action waits", "action", a.ID, "err", err)
		if err := retry.Pause(ctx, d.opt.Retry); err != nil {
			return err
		}
	}
}

// maxReason bounds what of a refusal's text is kept.
const maxReason = 1000

// text is an error as it can be kept: chains and endpoints have written a part of it,
// and a record that is no UTF-8 could not be read again.
func text(err error) string {
	s := err.Error()
	return strings.ToValidUTF8(s[:min(len(s), maxReason)], "\uFFFD")
}

func (d *Driver) finish(a escrow.Action) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.save(Step{Lease: d.lease, Kind: "escrow.done", Event: a.ID, State: d.state, Done: a.ID, OK: true})
}
