package rounds

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/events"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

const dataID = "data"

var text = bytes.Repeat([]byte("what is specified can be checked. "), 40)

// jobs are the slots' jobs. A start is trained at once, here, and found right.
type jobs struct {
	t    *testing.T
	d    role.Deps
	mu   sync.Mutex
	all  map[market.JobID]*coordinator.JobRecord
	gone []string // jobs that were cancelled
	// end, unless nil, says where a segment's end state is said to lie.
	end func(id market.JobID, segment uint32, b market.Blob) market.Blob
}

var errUnknown = errors.New("unknown")

func (j *jobs) Record(id market.JobID) (coordinator.JobRecord, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if r, ok := j.all[id]; ok {
		return *r, nil
	}
	return coordinator.JobRecord{}, errUnknown
}

func (j *jobs) Checkpoint(ctx context.Context, id market.JobID, b market.Blob) ([]byte, error) {
	r, err := j.Record(id)
	if err != nil {
		return nil, err
	}
	return j.d.Checkpoint(ctx, b, r.State.Announcement.Spec)
}

func (j *jobs) Hold(id market.JobID) (role.Hold, error) {
	return role.Hold{Part: role.AsCoordinator, Job: id, Until: 1 << 40}, nil
}

func (j *jobs) Cancel(_ context.Context, id market.JobID) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.gone = append(j.gone, id.String())
	j.all[id].State.Outcome = job.Cancelled
	return nil
}

// SetStart trains a segment.
func (j *jobs) SetStart(ctx context.Context, id market.JobID, start job.StartSet) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	s := &j.all[id].State
	if start.Verified != s.Verified {
		return nil
	}
	spec := s.Announcement.Spec
	raw, err := j.d.Checkpoint(ctx, start.Checkpoint, spec)
	if err != nil {
		return err
	}
	x, err := j.d.Runner.Open(spec, text, raw)
	if err != nil {
		return err
	}
	defer x.Close()
	if root, err := x.Root(); err != nil || common.Hash(root) != start.Root {
		return fmt.Errorf("the start's root is %s, the client says %s: %w", root, start.Root, err)
	}
	o, err := x.Run(ctx, s.Verified, spec.StepsPerSegment, nil)
	if err != nil {
		return err
	}
	raw, err = x.Checkpoint()
	if err != nil {
		return err
	}
	cid, size, err := j.d.Blocks.Put(ctx, bytes.NewReader(raw))
	s.Root, s.Checkpoint = common.Hash(o.Segment.End), market.Blob{CID: cid, Size: size}
	if j.end != nil {
		s.Checkpoint = j.end(id, s.Verified, s.Checkpoint)
	}
	s.Verified++
	if s.Phase = job.Merging; s.Verified == s.Segments() {
		s.Phase, s.Outcome = job.Closed, job.Complete
	}
	return err
}

// world is a manager's node.
type world struct {
	*testing.T
	jobs *jobs
	d    role.Deps
	dir  string
	plan rounds.Plan
	ids  []market.JobID
	m    *Manager
	stop func()
}

func newWorld(t *testing.T) *world {
	log := slog.New(slog.DiscardHandler)
	d := role.Deps{Blocks: &roletest.MemoryBlocks{Blocks: map[string][]byte{dataID: text}}, Heads: roletest.NewClock(),
		Ledger: roletest.OpenLedger(t), Runner: executor.Runner{Backend: "auto", Threads: 1}, Log: log}
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
	w := &world{T: t, d: d, dir: t.TempDir(), jobs: &jobs{t: t, d: d, all: map[market.JobID]*coordinator.JobRecord{}}}
	if w.plan, err = rounds.Named(rounds.SparseLoCo, p, 2, 2); err != nil {
		t.Fatal(err)
	}
	for i := range w.plan.Slots {
		spec := market.Spec{Version: 1, Name: "s", Program: w.plan.Slot(i), StepsPerSegment: 2, Marks: 1,
			Dataset: market.Blob{CID: dataID, Size: uint64(len(text))}}
		w.ids = append(w.ids, spec.ID())
		a := market.Announcement{Spec: spec, Offer: market.Offer{Job: spec.ID(), Segments: 3}}
		w.jobs.all[spec.ID()] = &coordinator.JobRecord{State: job.State{Phase: job.Merging, Announcement: a}}
	}
	return w
}

// run starts a manager on what the last one has left.
func (w *world) run() {
	w.Helper()
	m, err := New(w.d, w.jobs, w.dir)
	if err != nil {
		w.Fatal(err)
	}
	ctx, cancel := context.WithCancel(w.Context())
	ended := make(chan error, 1)
	go func() { ended <- m.Run(ctx) }()
	w.m, w.stop = m, sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			w.Error(err)
		}
	})
	w.Cleanup(w.stop)
}

func (w *world) begin() ID {
	w.Helper()
	id, err := w.m.Begin(w.Context(), "test", w.plan, w.ids, market.Blob{CID: dataID, Size: uint64(len(text))},
		Terms{Slack: time.Second, Longest: time.Hour})
	if err != nil {
		w.Fatal(err)
	}
	return id
}

func (w *world) wait(id ID, ok func(Record) bool) Record {
	w.Helper()
	for {
		r, err := w.m.Record(id)
		if err != nil {
			w.Fatal(err)
		}
		if ok(r) {
			return r
		}
		if err := retry.Pause(w.Context(), 10*time.Millisecond); err != nil {
			w.Fatal(err)
		}
	}
}

// shared is the root that the run's file leads to.
func (w *world) shared(id ID) merkle.Root {
	w.Helper()
	f, err := w.m.File(id)
	if err != nil {
		w.Fatal(err)
	}
	root, err := rounds.Replay(w.Context(), f, text, rounds.ReplayOptions{})
	if err != nil {
		w.Fatal(err)
	}
	return root
}

func written(r Record) bool { return r.Written }

func TestARunEndsWithTheModelOfItsFile(t *testing.T) {
	w := newWorld(t)
	w.run()
	id := w.begin()
	if again := w.begin(); again != id {
		t.Errorf("begun twice: %s and %s", id, again)
	}
	w.wait(id, written)
	v, err := w.m.View(id)
	if err != nil || v.Outcome != "complete" || !slices.Equal(v.Grid, []string{"##", "##", "##"}) ||
		v.Shared != w.shared(id).String() || v.Artifact == "" {
		t.Errorf("%+v, %v", v, err)
	}
	if run, slot, ok := w.m.Of(w.ids[1]); !ok || run != id || slot != 1 || len(w.jobs.gone) != 0 {
		t.Errorf("%s, %d, %v; cancelled %v", run, slot, ok, w.jobs.gone)
	}
	if _, err := w.m.Record(ID{1}); !errors.Is(err, ErrUnknown) {
		t.Error(err)
	}
}

// TestARestartMakesTheSameMerges: a manager that stops after every merge gives the root of one that does not.
func TestARestartMakesTheSameMerges(t *testing.T) {
	one, other := newWorld(t), newWorld(t)
	one.run()
	id := one.begin()
	one.wait(id, written)
	other.run()
	if again := other.begin(); again != id {
		t.Fatalf("the same run is called %s and %s", id, again)
	}
	for n := range uint32(2) {
		other.wait(id, func(r Record) bool { return r.State.Round > n })
		other.stop()
		other.run()
	}
	other.wait(id, written)
	if a, b := one.shared(id), other.shared(id); a != b {
		t.Errorf("%s with restarts, %s without", b, a)
	}
}

// TestAWithheldStateIsComputedHere: a provider that serves another state than it was paid for, or none, stops nothing.
func TestAWithheldStateIsComputedHere(t *testing.T) {
	w := newWorld(t)
	blocks := w.d.Blocks.(*roletest.MemoryBlocks)
	blocks.Set("rubbish", []byte("rubbish"))
	w.jobs.end = func(id market.JobID, segment uint32, b market.Blob) market.Blob {
		switch {
		case id == w.ids[0] && segment == 0:
			return market.Blob{CID: "rubbish", Size: b.Size}
		case id == w.ids[1] && segment == 1:
			return market.Blob{CID: "nowhere", Size: b.Size}
		}
		return b
	}
	w.run()
	id := w.begin()
	w.wait(id, written)
	honest := newWorld(t)
	honest.run()
	honest.wait(honest.begin(), written)
	if a, b := w.shared(id), honest.shared(id); a != b {
		t.Errorf("%s, and %s where all states are served", a, b)
	}
}

func TestACancelledRunEndsItsJobs(t *testing.T) {
	w := newWorld(t)
	w.jobs.all[w.ids[0]].State.Phase = job.Announced // it takes no start
	w.run()
	id := w.begin()
	if err := w.m.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	w.wait(id, func(r Record) bool { return r.State.Outcome == round.Cancelled })
	for {
		w.jobs.mu.Lock()
		n := len(w.jobs.gone)
		w.jobs.mu.Unlock()
		if n == 2 {
			break
		}
		if err := retry.Pause(t.Context(), 10*time.Millisecond); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.m.Cancel(t.Context(), id); !errors.Is(err, round.ErrEnded) {
		t.Error(err)
	}
}
