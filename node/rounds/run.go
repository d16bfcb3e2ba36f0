package rounds

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/wire"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// lookEvery is how often the slots' jobs are looked at.
const lookEvery = 250 * time.Millisecond

// run is one run. It alone applies events to its state.
type run struct {
	m      *Manager
	id     ID
	resume bool

	mu  sync.Mutex // orders events
	rec Record

	merging sync.Mutex // holds the merger
	merger  *rounds.Merger

	inbox chan wish     // of people
	over  chan struct{} // closed when nobody reads the inbox any more

	busy    sync.Map // texts of actions under way
	made    sync.Map // content ids of end states that were computed here, by root
	actions sync.WaitGroup
}

// wish is an event that somebody waits for.
type wish struct {
	ev  round.Event
	err chan error
}

func newRun(m *Manager, r Record, resume bool) *run {
	return &run{m: m, id: r.ID(), rec: r, resume: resume, inbox: make(chan wish), over: make(chan struct{})}
}

// ask hands an event to the loop, whose actions outlive the caller, and waits for its outcome.
func (r *run) ask(ctx context.Context, ev round.Event) error {
	w := wish{ev, make(chan error, 1)}
	select {
	case r.inbox <- w:
		return <-w.err
	case <-r.over:
		return round.ErrEnded
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (r *run) record() Record {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.rec
}

// drive runs until the run is over and its model is written, or ctx is done.
func (r *run) drive(ctx context.Context) {
	defer r.drop()
	defer r.actions.Wait()
	defer close(r.over)
	if r.resume && r.record().State.Phase != round.Ended {
		r.report(ctx, round.Resumed{Now: now()})
	} else {
		r.act(ctx, r.record().State.Pending())
	}
	t := time.NewTicker(lookEvery)
	defer t.Stop()
	for r.record().State.Phase != round.Ended {
		select {
		case <-ctx.Done():
			return
		case w := <-r.inbox:
			w.err <- r.apply(ctx, w.ev, nil)
		case <-t.C:
			r.look(ctx)
			r.report(ctx, round.Tick{Now: now()})
		}
	}
}

// look hands the machine what became of the slots' jobs.
func (r *run) look(ctx context.Context) {
	x := r.record()
	for i, id := range x.Jobs {
		slot := x.State.Slots[i]
		if slot.Lost != "" {
			continue
		}
		j, err := r.m.jobs.Record(id)
		if err != nil {
			continue // the coordinator restores its jobs
		}
		s := j.State
		done := s.Phase == job.Merging || s.Phase == job.Delivered || s.Outcome == job.Complete
		if done && s.Verified == slot.Verified+1 && s.Verified == slot.Given {
			end := round.Point{Root: s.Root, Checkpoint: s.Checkpoint}
			r.report(ctx, round.SegmentVerified{Slot: uint32(i), Verified: s.Verified, End: end})
			continue
		}
		if s.Outcome != "" && s.Outcome != job.Complete {
			r.report(ctx, round.SlotLost{Slot: uint32(i), Why: s.LastNote})
		}
	}
}

// report applies an event again and again until it is kept or has no place any more.
func (r *run) report(ctx context.Context, ev round.Event) {
	r.until(ctx, fmt.Sprintf("%T", ev), func() error { return r.apply(ctx, ev, nil) })
}

// until repeats fn until it succeeds, or says that it is too late.
func (r *run) until(ctx context.Context, what string, fn func() error) {
	for ctx.Err() == nil {
		err := fn()
		late := errors.Is(err, round.ErrStale) || errors.Is(err, round.ErrPhase) || errors.Is(err, round.ErrEnded)
		if err == nil || late {
			return
		}
		if ctx.Err() == nil {
			r.m.d.Log.Warn("run waits", "run", r.id, "for", what, "err", err)
		}
		if retry.Pause(ctx, wire.RetryEvery) != nil {
			return
		}
	}
}

// apply applies one event, makes its outcome durable together with more and an edit, and starts the
// actions that follow.
func (r *run) apply(ctx context.Context, ev round.Event, edit func(*Record), more ...ledger.Record) error {
	r.mu.Lock()
	next, actions, err := r.rec.State.Apply(ev)
	if err == nil {
		err = r.keep(ev, next, actions, edit, more)
	}
	r.mu.Unlock()
	if err == nil {
		r.act(ctx, actions)
	}
	return err
}

// keep writes the state, unless only time has passed. r.mu is held.
func (r *run) keep(
	ev round.Event, next round.State, actions []round.Action, edit func(*Record), more []ledger.Record,
) error {
	x := r.rec
	x.State = next
	if edit != nil {
		edit(&x)
	}
	if _, ok := ev.(round.Tick); !ok || len(actions) > 0 {
		_, err := r.m.d.Ledger.Commit(ledger.Change{Kind: "rounds." + kindOf(ev), Body: r.id.String(),
			At: r.m.d.Heads.Latest().Time, Put: append(more, x.put())})
		if err != nil {
			return err
		}
	}
	r.rec = x
	return nil
}

// kindOf names an event in the ledger.
func kindOf(ev round.Event) string {
	switch ev.(type) {
	case round.SegmentVerified:
		return "verified"
	case round.SlotLost:
		return "lost"
	case round.StartMade:
		return "start"
	case round.Merged:
		return "merged"
	case round.Resumed:
		return "resumed"
	case round.Cancel:
		return "cancelled"
	}
	return "closed"
}

// act starts the actions that are not under way already.
func (r *run) act(ctx context.Context, actions []round.Action) {
	for _, a := range actions {
		key := fmt.Sprintf("%T %+v", a, a)
		if _, under := r.busy.LoadOrStore(key, true); under {
			continue
		}
		r.actions.Go(func() {
			defer r.busy.Delete(key)
			r.until(ctx, fmt.Sprintf("%T", a), func() error { return r.do(ctx, a) })
		})
	}
}

func (r *run) do(ctx context.Context, a round.Action) error {
	switch a := a.(type) {
	case round.MakeStart:
		return r.makeStart(ctx, a)
	case round.GiveStart:
		return r.giveStart(ctx, a)
	case round.Merge:
		return r.merge(ctx, a)
	case round.Finish:
		return r.finish(ctx, a)
	}
	return nil
}

// withMerger calls fn with the merger as it is after n rounds. The error wraps round.ErrStale if
// others were merged meanwhile.
func (r *run) withMerger(n uint32, fn func(*rounds.Merger) error) error {
	r.merging.Lock()
	defer r.merging.Unlock()
	if at := r.record().State.Round; at != n {
		return fmt.Errorf("%w: %d rounds are merged, not %d", round.ErrStale, at, n)
	}
	if r.merger == nil {
		m, err := r.loadMerger(n)
		if err != nil {
			return err
		}
		r.merger = m
	}
	err := fn(r.merger)
	if err != nil {
		r.drop() // it is loaded again, as it was
	}
	return err
}

// drop lets the merger go. r.merging is held, or nothing runs any more.
func (r *run) drop() {
	if r.merger != nil {
		r.merger.Close()
	}
	r.merger = nil
}

func (r *run) loadMerger(n uint32) (*rounds.Merger, error) {
	o, err := r.options()
	if err != nil {
		return nil, err
	}
	m, err := rounds.NewMerger(r.record().Plan, o)
	if err != nil || n == 0 {
		return m, err
	}
	f, err := os.Open(r.m.mergerFile(r.id, n))
	if err == nil {
		defer f.Close()
		err = m.Load(f)
	}
	if err != nil {
		m.Close()
		return nil, err
	}
	return m, nil
}

// makeStart merges the slot's own part into what all share, and keeps the state for its job.
func (r *run) makeStart(ctx context.Context, a round.MakeStart) error {
	id := r.record().Jobs[a.Slot]
	var end []byte
	if a.End.Checkpoint.CID != "" {
		var err error
		if end, err = r.end(ctx, a.Slot, a.End); err != nil {
			return err
		}
	}
	var p round.Point
	var state []byte
	err := r.withMerger(a.Round, func(m *rounds.Merger) (err error) {
		var root merkle.Root
		state, root, err = m.Start(a.Slot, end)
		p.Root = common.Hash(root)
		return err
	})
	if err != nil {
		return err
	}
	cid, size, err := r.m.d.Blocks.Put(ctx, bytes.NewReader(state))
	if err != nil {
		return err
	}
	hold, err := r.m.jobs.Hold(id)
	if err == nil {
		err = r.m.d.Pins.Hold(hold, cid)
	}
	if err != nil {
		return err
	}
	p.Checkpoint = market.Blob{CID: cid, Size: size}
	return r.apply(ctx, round.StartMade{Slot: a.Slot, Round: a.Round, Start: p}, nil)
}

func (r *run) giveStart(ctx context.Context, a round.GiveStart) error {
	err := r.m.jobs.SetStart(ctx, r.record().Jobs[a.Slot], job.StartSet{Verified: a.Segment, Root: a.Start.Root,
		Checkpoint: a.Start.Checkpoint})
	if errors.Is(err, job.ErrClosed) {
		return nil // look reports it
	}
	return err
}
