package coordinator

import (
	"context"
	"fmt"
	"reflect"
	"sync"
	"sync/atomic"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

const (
	actorQueue = 64
	tickEvery  = 500 * time.Millisecond
)

// actor owns one job. It alone applies events to the job's state.
type actor struct {
	c      *Coordinator
	ann    market.ValidAnnouncement // as listed
	resume bool
	first  []job.Action

	inbox        chan envelope
	over         chan struct{} // closed when nobody reads the inbox any more
	lastRefusals string        // the last reasons for no match among the events
	current      atomic.Pointer[JobRecord]
	corrections  sync.Mutex // orders changes of the figures of a closed job
	refusals     refusals   // of heights, in a row

	// run alone uses the fields below.

	busy    map[string]bool // keys of actions under way
	done    chan string     // keys of actions that ended
	excused excused
	cancel  context.CancelFunc
	actions sync.WaitGroup
}

// envelope is an event and the channel to which its error goes.
type envelope struct {
	ev   job.Event
	edit func(*JobRecord) // changes figures with the same write
	err  chan error
}

func newActor(c *Coordinator, r JobRecord, resume bool) *actor {
	a := &actor{
		c: c, resume: resume, ann: market.RestoreAnnouncement(r.State.Announcement),
		inbox: make(chan envelope, actorQueue), busy: map[string]bool{}, done: make(chan string, actorQueue),
		over: make(chan struct{}),
	}
	a.current.Store(&r)
	if r.State.Phase == job.Closed {
		close(a.over)
	}
	return a
}

// unended reports whether the job has not ended.
func (a *actor) unended() bool { return a.state().Phase != job.Closed }

func (a *actor) record() JobRecord { return *a.current.Load() }
func (a *actor) state() job.State  { return a.current.Load().State }

// chosen returns the announcement for the rail on which the job is paid, as it is now.
func (a *actor) chosen() market.ValidAnnouncement { return a.state().Chosen() }

// rail returns the rail on which the job is paid, as it is now.
func (a *actor) rail() rail.Info { return a.c.d.Rails.Of(a.chosen().Domain()) }

// apply hands an event to the owner and waits for its outcome.
func (a *actor) apply(ctx context.Context, ev job.Event) error { return a.send(ctx, ev, nil) }

// send is apply with an edit of the figures that is written together with the event. A nil
// event only edits.
func (a *actor) send(ctx context.Context, ev job.Event, edit func(*JobRecord)) error {
	e := envelope{ev, edit, make(chan error, 1)}
	select {
	case <-a.over:
		return a.gone()
	case a.inbox <- e:
	default:
		return wire.ErrQueueFull
	}
	select {
	case err := <-e.err:
		return err
	case <-a.over: // the owner may have answered it last
		select {
		case err := <-e.err:
			return err
		default:
			return a.gone()
		}
	case <-ctx.Done():
		return ctx.Err()
	}
}

// errStopping is the answer to those who come while the node stops.
var errStopping = p2p.Refuse(wire.CodeBusy, "this node is stopping: send it again later")

// gone returns why nobody takes events any more.
func (a *actor) gone() error {
	if a.state().Phase == job.Closed {
		return job.ErrClosed
	}
	return errStopping
}

// run owns the job until it is closed or ctx is done.
func (a *actor) run(ctx context.Context) {
	ctx, a.cancel = context.WithCancel(ctx)
	defer a.release()
	defer a.actions.Wait()
	defer a.cancel()
	defer close(a.over)
	a.c.rooms.note(a.state())
	a.act(ctx, a.first)
	a.watchFunded(ctx)
	if a.resume {
		a.handle(ctx, envelope{ev: job.Resumed{Now: a.c.tick()}})
	}
	tick := time.NewTicker(tickEvery)
	defer tick.Stop()
	for a.state().Phase != job.Closed {
		select {
		case <-ctx.Done():
			return
		case e := <-a.inbox:
			a.handle(ctx, e)
		case key := <-a.done:
			delete(a.busy, key)
		case <-tick.C:
			a.excuse(ctx)
			a.handle(ctx, envelope{ev: a.c.tick()})
		}
	}
	a.c.d.Events.End(a.ann.JobID().String())
}

// release drops the hold on the checkpoints of a closed job: its model lies in a folder.
func (a *actor) release() {
	if a.state().Phase != job.Closed {
		return
	}
	if err := a.c.d.Pins.Release(role.AsCoordinator, a.ann.JobID()); err != nil {
		a.c.d.Log.Warn("checkpoints not let go", "job", a.ann.JobID(), "err", err)
	}
}

// watchFunded watches, after a restart, the leases that the chain shows as open.
func (a *actor) watchFunded(ctx context.Context) {
	s := a.state()
	for _, e := range s.Past {
		if e.Funded && !e.Released {
			a.actions.Go(func() { a.watch(ctx, e.Hash) })
		}
	}
	if l := s.Lease; l != nil && l.Funded {
		a.actions.Go(func() { a.watch(ctx, l.Hash) })
	}
}

func (e envelope) answer(err error) {
	if e.err != nil {
		e.err <- err
	}
}

// handle applies an event, answers it, and starts the actions that follow.
func (a *actor) handle(ctx context.Context, e envelope) {
	actions, err := a.step(e)
	if err == nil {
		actions, err = a.inline(ctx, actions)
	}
	e.answer(err)
	if err == nil {
		a.act(ctx, actions)
	}
}

// step applies one event and makes its outcome durable.
func (a *actor) step(e envelope) ([]job.Action, error) {
	if e.ev == nil {
		return nil, a.correct(e.edit)
	}
	old := a.record()
	next, actions, err := old.State.Apply(e.ev)
	if err != nil {
		return nil, err
	}
	r := old
	r.State = next
	r.note(old.State, e.ev)
	if e.edit != nil {
		e.edit(&r)
	}
	if transient(e.ev, actions) {
		a.current.Store(&r)
		return nil, nil
	}
	if err := a.persist(e.ev, old, r); err != nil {
		return nil, err
	}
	a.current.Store(&r)
	if l := next.Lease; l != nil {
		a.c.leased(l.Hash, a)
		a.partner(l.Peer)
	}
	if b, ok := e.ev.(job.BidReceived); ok {
		a.c.rooms.bid(b.Bid.Bid())
	}
	a.c.rooms.note(next)
	a.emit(old, r, e.ev)
	if all := r.State.VerifiedSince(old.State); a.c.noted != nil && len(all) > 0 {
		a.c.noted(r, all)
	}
	return actions, nil
}

// transient reports whether an event need not survive a restart.
func transient(ev job.Event, actions []job.Action) bool {
	switch ev.(type) {
	case job.Tick, job.HeartbeatReceived, job.HeartbeatExcused:
		return len(actions) == 0
	}
	return false
}

// persist writes the job and the money that moved. A nil event is a correction of the
// figures.
func (a *actor) persist(ev job.Event, old, next JobRecord) error {
	name := "Corrected"
	if ev != nil {
		name = reflect.TypeOf(ev).Name()
	}
	_, err := a.c.d.Ledger.Commit(ledger.Change{
		Kind: "job." + name, Body: a.ann.JobID(), At: next.State.Clock.Chain,
		Postings: a.postings(old.Figures, next.Figures), Put: append(evidence(old.State, ev), jobRecord(next)),
	})
	if err != nil {
		return fmt.Errorf("job %s: event %s not kept: %w", a.ann.JobID(), name, err)
	}
	return nil
}

// inline carries out what needs no waiting, so that the answer to a message can hold its
// outcome. It returns the other actions.
func (a *actor) inline(ctx context.Context, actions []job.Action) ([]job.Action, error) {
	var rest []job.Action
	for _, act := range actions {
		receipt, ok := act.(job.IssueReceipt)
		if !ok {
			rest = append(rest, act)
			continue
		}
		signed, err := a.sign(ctx, receipt)
		if err != nil {
			return rest, err
		}
		more, err := a.step(envelope{ev: job.ReceiptIssued{Receipt: signed}})
		if err != nil {
			return rest, err
		}
		rest = append(rest, more...)
	}
	return rest, nil
}

// sign signs the receipt of a segment. The block that draws its check is the provider's
// choice, and who may be drawn the lease's.
func (a *actor) sign(ctx context.Context, r job.IssueReceipt) (market.Receipt, error) {
	out := market.Receipt{
		Commitment: r.Commitment, DrawHeight: r.Height, Candidates: r.Verifiers,
	}
	var err error
	out.Sig, err = a.c.d.Key.SignDigest(ctx, out.Digest())
	return out, err
}

// act starts the actions that are not under way already.
func (a *actor) act(ctx context.Context, actions []job.Action) {
	for _, x := range actions {
		key := x.Key()
		if a.busy[key] {
			continue
		}
		a.busy[key] = true
		a.actions.Go(func() {
			a.do(ctx, x)
			select {
			case a.done <- key:
			case <-ctx.Done():
			}
		})
	}
}
