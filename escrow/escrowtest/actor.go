package escrowtest

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/driver"
)

// patience is how long a scenario waits for anything.
const patience = 4 * time.Minute

// retry is how long a driver waits after a transient error.
const retry = 20 * time.Millisecond

// actor is a party's node in a scenario.
type actor struct {
	t       testing.TB
	bed     Testbed
	party   escrow.Party
	store   *MemoryStore
	crashes *crashes // nil: the node is never interrupted

	life sync.RWMutex // locked to replace the driver, shared to use it

	mu         sync.Mutex
	drv        *driver.Driver
	changed    chan struct{}                 // closed at the next change
	passed     map[escrow.Phase]escrow.State // the first state in each phase
	pausePhase escrow.Phase                  // the phase in which it stops observing; zero: none
	paused     chan struct{}                 // closed when it may observe again; nil: it may

	stop context.CancelFunc
	done chan struct{}
}

// start runs a party's driver until the scenario ends, until vanish is called, or
// until a crash that the scenario asks for. After a crash the node starts again
// from the store.
func start(t testing.TB, bed Testbed, p escrow.Party, d escrow.Deal, policy escrow.Policy, c *crashes) *actor {
	t.Helper()
	s, err := escrow.New(p, unsigned(d), policy)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	a := &actor{t: t, bed: bed, party: p, store: NewMemoryStore(), crashes: c, changed: make(chan struct{}),
		passed: map[escrow.Phase]escrow.State{}, stop: cancel, done: make(chan struct{})}
	run, rail := a.boot(ctx)
	if a.drv, err = driver.Start(s, a.store, rail, a.options()); err != nil {
		t.Fatal(err)
	}
	a.notify(a.drv.State())
	go a.live(ctx, run)
	t.Cleanup(a.vanish)
	return a
}

func unsigned(d escrow.Deal) escrow.Deal {
	d.Lease.DelegateSig, d.Lease.NodeSig = [65]byte{}, [65]byte{}
	return d
}

// boot prepares the next run of a node: its context, which a crash ends, and its
// rail.
func (a *actor) boot(ctx context.Context) (context.Context, escrow.Rail) {
	run, crash := context.WithCancelCause(ctx)
	c := &crashing{crashes: a.crashes, crash: func() { crash(errCrash) }, hold: a.awaitResume}
	c.Rail = a.bed.Rail(a.t, a.party, c.sent)
	return run, c
}

func (a *actor) live(ctx, run context.Context) {
	defer close(a.done)
	for {
		err := a.driver().Run(run)
		if ctx.Err() != nil {
			return
		}
		if !errors.Is(context.Cause(run), errCrash) {
			a.t.Errorf("%s's driver: %v", a.party, err)
			return
		}
		if run, err = a.restart(ctx); err != nil {
			a.t.Errorf("%s starts again: %v", a.party, err)
			return
		}
	}
}

// restart starts the node again after a crash.
func (a *actor) restart(ctx context.Context) (context.Context, error) {
	a.life.Lock()
	defer a.life.Unlock()
	run, rail := a.boot(ctx)
	d, err := driver.Open(a.driver().State().Deal.LeaseID(), a.store, rail, a.options())
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	a.drv = d
	a.mu.Unlock()
	a.notify(escrow.State{})
	return run, nil
}

func (a *actor) options() driver.Options {
	return driver.Options{Retry: retry, Changed: a.notify}
}

func (a *actor) notify(s escrow.State) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if _, ok := a.passed[s.Phase]; !ok && s.Phase != 0 {
		a.passed[s.Phase] = s
		if s.Phase == a.pausePhase {
			a.paused = make(chan struct{})
		}
	}
	close(a.changed)
	a.changed = make(chan struct{})
}

// pauseAt stops the machine's clock when the lease reaches a phase: it observes
// nothing until resume is called. This keeps its patience from running out while
// the scenario goes on, however slow the computer is.
func (a *actor) pauseAt(p escrow.Phase) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.pausePhase = p
}

func (a *actor) resume() {
	a.mu.Lock()
	defer a.mu.Unlock()
	close(a.paused)
	a.paused = nil
}

// awaitResume waits while the machine's clock is stopped.
func (a *actor) awaitResume(ctx context.Context) error {
	a.mu.Lock()
	held := a.paused
	a.mu.Unlock()
	if held == nil {
		return nil
	}
	select {
	case <-held:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (a *actor) driver() *driver.Driver {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.drv
}

// vanish stops the node for good.
func (a *actor) vanish() {
	a.stop()
	<-a.done
}

// do applies an event, which must be accepted.
func (a *actor) do(e escrow.Event) {
	a.t.Helper()
	a.life.RLock()
	defer a.life.RUnlock()
	if _, err := a.driver().Apply(e); err != nil {
		a.t.Fatalf("%s: %T: %v", a.party, e, err)
	}
}

// hear is do for a voucher, which the actor's rail may overtake: the last one closes the lease
// as soon as its other party has it.
func (a *actor) hear(v escrow.Vouched) {
	a.t.Helper()
	a.life.RLock()
	defer a.life.RUnlock()
	d := a.driver()
	_, err := d.Apply(v)
	overtaken := v.Voucher.Voucher.Last && errors.Is(err, escrow.ErrPhase) && d.State().Phase >= escrow.Closed
	if err != nil && !overtaken {
		a.t.Fatalf("%s: voucher for %d segments: %v", a.party, v.Voucher.Voucher.Segments, err)
	}
}

// await waits until the store's state is as wanted.
func (a *actor) await(what string, ok func(escrow.State) bool) escrow.State {
	a.t.Helper()
	limit := time.NewTimer(patience)
	defer limit.Stop()
	for {
		a.mu.Lock()
		changed, d := a.changed, a.drv
		a.mu.Unlock()
		s := d.State()
		if ok(s) {
			return s
		}
		select {
		case <-changed:
		case <-limit.C:
			a.t.Fatalf("%s waits for %s in vain:\n%s", a.party, what, s.Explain(0))
		}
	}
}

func (a *actor) phase(p escrow.Phase) escrow.State {
	a.t.Helper()
	return a.await(p.String(), func(s escrow.State) bool { return s.Phase == p })
}

// finished waits until nothing is left to be done.
func (a *actor) finished() {
	a.t.Helper()
	lease := a.driver().State().Deal.LeaseID()
	a.await("an empty outbox", func(escrow.State) bool {
		as, err := a.store.Pending(lease)
		return err == nil && len(as) == 0
	})
}
