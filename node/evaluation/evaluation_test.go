package evaluation

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/engine"
)

const dataID, heldID = "data", "held"

var (
	text = bytes.Repeat([]byte("what is specified can be checked. "), 40)
	held = bytes.Repeat([]byte("what is held out was not learned. "), 4)
)

// world is a manager's node with one job, whose segments are trained here.
type world struct {
	*testing.T
	d    role.Deps
	m    *Manager
	stop func()

	mu     sync.Mutex
	r      coordinator.JobRecord
	asked  int // for checkpoints
	states []Point
	losses []api.EvalPoint // by the engine alone
}

func newWorld(t *testing.T) *world {
	t.Helper()
	d := role.Deps{Blocks: &roletest.MemoryBlocks{Blocks: map[string][]byte{dataID: text, heldID: held}},
		Heads: roletest.NewClock(), Ledger: roletest.OpenLedger(t),
		Runner: executor.Runner{Backend: "auto", Threads: 1}, Log: slog.New(slog.DiscardHandler)}
	var err error
	if d.Events, err = events.Open(d.Ledger, time.Now); err != nil {
		t.Fatal(err)
	}
	if d.Readers, err = role.NewReaders(d); err != nil {
		t.Fatal(err)
	}
	if d.Pins, err = role.NewPins(d, nil); err != nil {
		t.Fatal(err)
	}
	p, err := engine.Preset("demo", 6, 3)
	if err != nil {
		t.Fatal(err)
	}
	p.Model.Layers, p.Model.Context, p.Batch = 1, 16, 2
	spec := market.Spec{Version: 1, Name: "s", Program: p, StepsPerSegment: 2, Marks: 1,
		Dataset: market.Blob{CID: dataID, Size: uint64(len(text))}}
	w := &world{T: t, d: d}
	w.r.State = job.State{Announcement: market.Announcement{Spec: spec,
		Offer: market.Offer{Job: spec.ID(), Segments: 3, Deadline: 1 << 40}}}
	w.r.Deposit.Held = coordinator.HeldOut{Permille: 100, Rows: market.Blob{CID: heldID, Size: uint64(len(held))}}
	w.train()
	return w
}

// train takes the job's segments, and keeps the states after them and their losses.
func (w *world) train() {
	w.Helper()
	spec := w.r.State.Announcement.Spec
	s, err := w.d.Runner.Open(spec, text, nil)
	if err != nil {
		w.Fatal(err)
	}
	defer s.Close()
	for i := range uint32(4) {
		if i > 0 {
			if _, err := s.Run(w.Context(), i-1, spec.StepsPerSegment, nil); err != nil {
				w.Fatal(err)
			}
		}
		loss, err := s.EvaluateDelivered(w.Context(), held)
		if err != nil {
			w.Fatal(err)
		}
		w.losses = append(w.losses, api.EvalPoint{Segments: i, Loss: float64(loss)})
		raw, err := s.Checkpoint()
		if err != nil {
			w.Fatal(err)
		}
		cid, size, err := w.d.Blocks.Put(w.Context(), bytes.NewReader(raw))
		if err != nil {
			w.Fatal(err)
		}
		root, err := s.Root()
		if err != nil {
			w.Fatal(err)
		}
		w.states = append(w.states, Point{i, common.Hash(root), market.Blob{CID: cid, Size: size}})
	}
}

// verify has segments more verified at once, as their provider says that they ended.
func (w *world) verify(states ...Point) {
	w.mu.Lock()
	w.enter(states[len(states)-1])
	r := w.r
	w.mu.Unlock()
	var all []job.Verified
	for _, p := range states {
		all = append(all, job.Verified(p))
	}
	w.m.Note(r, all)
}

// enter has the job be in a state. Its caller holds the lock.
func (w *world) enter(p Point) {
	w.r.State.Verified, w.r.State.Root, w.r.State.Checkpoint = p.Segments, p.Root, p.Checkpoint
}

func (w *world) Record(market.JobID) (coordinator.JobRecord, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.r, nil
}

func (w *world) Records() []coordinator.JobRecord {
	r, _ := w.Record(market.JobID{})
	return []coordinator.JobRecord{r}
}

func (w *world) Checkpoint(ctx context.Context, _ market.JobID, b market.Blob) ([]byte, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.asked++
	return w.d.Checkpoint(ctx, b, w.r.State.Announcement.Spec)
}

// open begins a manager on what the last one has left in the ledger.
func (w *world) open() {
	w.Helper()
	m, err := New(w.d, w)
	if err != nil {
		w.Fatal(err)
	}
	w.m = m
}

func (w *world) run() {
	w.Helper()
	ctx, cancel := context.WithCancel(w.Context())
	ended := make(chan error, 1)
	go func() { ended <- w.m.Run(ctx) }()
	w.stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			w.Error(err)
		}
	})
	w.Cleanup(w.stop)
}

// settled waits until nothing waits, and returns what is shown.
func (w *world) settled(known int) *api.EvalView {
	w.Helper()
	for {
		r, _ := w.Record(market.JobID{})
		if v := w.m.View(r); v.Waiting == 0 && len(v.Values)+len(v.Missed) >= known {
			return v
		}
		if err := retry.Pause(w.Context(), 5*time.Millisecond); err != nil {
			w.Fatal(err)
		}
	}
}

// TestEveryVerifiedStateIsEvaluated: the losses are those of the engine alone, in every bit, each once.
func TestEveryVerifiedStateIsEvaluated(t *testing.T) {
	w := newWorld(t)
	w.open()
	w.run()
	w.m.Note(w.r, nil) // as it is posted
	w.verify(w.states[1])
	w.verify(w.states[1]) // it is told again
	w.verify(w.states[2:]...)
	v := w.settled(4)
	if !slices.Equal(v.Values, w.losses) || len(v.Missed) > 0 || v.Split != "10%" || v.Rows != heldID {
		t.Errorf("%+v, want %+v", v, w.losses)
	}
	if first, last := v.Values[0].Loss, v.Values[3].Loss; last >= first {
		t.Errorf("the loss went from %f to %f", first, last)
	}
}

// TestARestartGoesOn: what waited is evaluated by the next process, the present state is found that nobody was
// told of, one before it is missed, and what is known is not computed again.
func TestARestartGoesOn(t *testing.T) {
	w := newWorld(t)
	w.open()
	w.verify(w.states[1]) // the process ends before anything is evaluated
	w.open()
	w.enter(w.states[3])
	w.run()
	want := []api.EvalPoint{w.losses[0], w.losses[1], w.losses[3]}
	if v := w.settled(4); !slices.Equal(v.Values, want) || len(v.Missed) != 1 || v.Missed[0].Segments != 2 {
		t.Errorf("%+v, want %+v", v, want)
	}
	w.stop()
	asked := w.asked
	w.open()
	w.run()
	if v := w.settled(4); !slices.Equal(v.Values, want) || w.asked != asked {
		t.Errorf("%+v; %d checkpoints were fetched again", v.Values, w.asked-asked)
	}
}

// TestAStateWithoutALossIsSaid: a checkpoint that is not of the verified state has no loss, the job's other states
// have theirs, and an event says why.
func TestAStateWithoutALossIsSaid(t *testing.T) {
	w := newWorld(t)
	w.open()
	w.run()
	other := w.states[1]
	other.Checkpoint = w.states[2].Checkpoint
	w.verify(other)
	w.verify(w.states[2])
	v := w.settled(3)
	want := []api.EvalPoint{w.losses[0], w.losses[2]}
	if !slices.Equal(v.Values, want) || len(v.Missed) != 1 || v.Missed[0].Segments != 1 {
		t.Errorf("%+v, want %+v", v, want)
	}
	said := errors.New("said")
	err := w.d.Events.Watch(t.Context(), w.r.State.Announcement.Offer.Job.String(), 0, func(e api.Event) error {
		if e.Kind == "evaluated" && bytes.Contains([]byte(e.Text), []byte(errOther.Error())) {
			return said
		}
		return nil
	})
	if !errors.Is(err, said) {
		t.Error(err)
	}
}

// TestJobsThatHoldOutNothing have nothing to evaluate.
func TestJobsThatHoldOutNothing(t *testing.T) {
	w := newWorld(t)
	w.r.Deposit = coordinator.Deposit{}
	w.open()
	w.verify(w.states[1])
	if v := w.m.View(w.r); v != nil || len(w.m.all) > 0 {
		t.Errorf("%+v", v)
	}
}
