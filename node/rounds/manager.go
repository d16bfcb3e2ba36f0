package rounds

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/round"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/rounds"
)

// Jobs are the slots' jobs. It is safe for concurrent use.
type Jobs interface {
	Record(market.JobID) (coordinator.JobRecord, error)
	SetStart(context.Context, market.JobID, job.StartSet) error
	Checkpoint(context.Context, market.JobID, market.Blob) ([]byte, error)
	Hold(market.JobID) (role.Hold, error)
	Cancel(context.Context, market.JobID) error
}

// ErrUnknown is returned for a run that this node does not have.
var ErrUnknown = errors.New("this node has no such run: see `infernet job rounds`")

// Manager runs this node's runs. It is safe for concurrent use.
type Manager struct {
	d    role.Deps
	jobs Jobs
	dir  string // of what mergers keep, and of models

	mu    sync.Mutex
	runs  map[ID]*run
	start func(*run) // nil before Run, and when it is over
	wg    sync.WaitGroup
}

// New restores the ledger's runs. The manager keeps files under dir.
func New(d role.Deps, jobs Jobs, dir string) (*Manager, error) {
	m := &Manager{d: d, jobs: jobs, dir: dir, runs: map[ID]*run{}}
	old, err := ledger.List[Record](d.Ledger, spaceRuns, "")
	for _, x := range old {
		r := newRun(m, x.Value, true)
		m.runs[r.id] = r
	}
	return m, err
}

// Run drives every run until ctx is done, and returns when all have stopped.
func (m *Manager) Run(ctx context.Context) error {
	m.mu.Lock()
	m.start = func(r *run) { m.wg.Go(func() { r.drive(ctx) }) }
	for _, r := range m.runs {
		m.start(r)
	}
	m.mu.Unlock()
	<-ctx.Done()
	m.mu.Lock()
	m.start = nil
	m.mu.Unlock()
	m.wg.Wait()
	return nil
}

func (m *Manager) adopt(r *run) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.runs[r.id]; ok {
		return
	}
	m.runs[r.id] = r
	if m.start != nil {
		m.start(r)
	}
}

// Terms say how long a round waits. They are times of this node's process.
type Terms struct{ Slack, Longest time.Duration }

// Begin starts a run whose slots' jobs are posted. It is in the ledger when Begin returns.
func (m *Manager) Begin(
	ctx context.Context, name string, p rounds.Plan, jobs []market.JobID, data market.Blob, t Terms,
) (ID, error) {
	if err := p.Validate(); err != nil {
		return ID{}, err
	}
	weight := p.Program.TokensPerStep() * uint64(p.Every)
	s, _, err := round.New(round.Params{Slots: p.Slots, Rounds: p.Rounds(), Weight: weight,
		Slack: uint64(t.Slack.Milliseconds()), Longest: uint64(t.Longest.Milliseconds())}, now())
	if err != nil {
		return ID{}, err
	}
	sum := sha256.New()
	if err := m.d.Blocks.Get(ctx, data.CID, data.Size, nil, sum); err != nil {
		return ID{}, fmt.Errorf("data set: %w", err)
	}
	x := Record{Name: name, Plan: p, Jobs: jobs, State: s, Digest: merkle.Root(sum.Sum(nil)),
		PostedAt: time.Now().UnixMilli(),
		Packed:   make([]uint64, p.Slots), Moved: make([]uint64, p.Slots)}
	id := x.ID()
	if _, err := m.run(id); err == nil {
		return id, nil // begun before
	}
	if _, err := m.d.Ledger.Commit(ledger.Change{Kind: "rounds.begun", Body: id.String(), At: m.d.Heads.Latest().Time,
		Put: []ledger.Record{x.put()}}); err != nil {
		return ID{}, err
	}
	m.adopt(newRun(m, x, false))
	return id, nil
}

func (m *Manager) run(id ID) (*run, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if r, ok := m.runs[id]; ok {
		return r, nil
	}
	return nil, fmt.Errorf("%w: %s", ErrUnknown, id)
}

// Records returns all runs as they are now.
func (m *Manager) Records() (out []Record) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.runs {
		out = append(out, r.record())
	}
	return out
}

// Record returns one run. The error wraps ErrUnknown.
func (m *Manager) Record(id ID) (Record, error) {
	r, err := m.run(id)
	if err != nil {
		return Record{}, err
	}
	return r.record(), nil
}

// Of returns the run that a job is a slot of, and whether there is one.
func (m *Manager) Of(id market.JobID) (run ID, slot uint32, ok bool) {
	for _, r := range m.Records() {
		for i, x := range r.Jobs {
			if x == id {
				return r.ID(), uint32(i), true
			}
		}
	}
	return ID{}, 0, false
}

// Cancel ends a run, and its slots' jobs.
func (m *Manager) Cancel(ctx context.Context, id ID) error {
	r, err := m.run(id)
	if err != nil {
		return err
	}
	return r.ask(ctx, round.Cancel{})
}

// Manifests returns what was merged so far, by round.
func (m *Manager) Manifests(id ID) (out []rounds.Manifest, err error) {
	all, err := ledger.List[rounds.Manifest](m.d.Ledger, spaceManifests, id.String()+"/")
	for _, x := range all {
		out = append(out, x.Value)
	}
	return out, err
}

// File is the run for replay (rounds.Replay). The error wraps ErrUnknown.
func (m *Manager) File(id ID) (rounds.File, error) {
	r, err := m.Record(id)
	if err != nil {
		return rounds.File{}, err
	}
	manifests, err := m.Manifests(id)
	return rounds.File{Plan: r.Plan, Dataset: r.Digest, Manifests: manifests}, err
}

// Model is the folder of a run's model. It is there, and whole, once the run is complete.
func (m *Manager) Model(id ID) string { return m.modelDir(id) }

func (m *Manager) folder(id ID) string   { return filepath.Join(m.dir, id.String()) }
func (m *Manager) modelDir(id ID) string { return filepath.Join(m.folder(id), "model") }

// mergerFile is what the merger keeps after n rounds.
func (m *Manager) mergerFile(id ID, n uint32) string {
	return filepath.Join(m.folder(id), fmt.Sprintf("merged-%08d", n))
}

// options say how a run's merger computes, as this node's engine does, and where its base is.
func (r *run) options() (rounds.Options, error) {
	e := r.m.d.Runner
	o := rounds.Options{Engine: engine.Options{Backend: e.Backend, Threads: e.Threads, MaxBytes: e.MaxMemory}}
	x := r.record()
	if x.Plan.Program.Base.IsZero() {
		return o, nil
	}
	j, err := r.m.jobs.Record(x.Jobs[0])
	o.Base = e.BaseOf(j.State.Announcement.Spec)
	return o, err
}

// began is the zero of monotonic milliseconds.
var began = time.Now()

func now() uint64 { return uint64(time.Since(began).Milliseconds()) + 1 }

func makeDir(path string) error { return os.MkdirAll(filepath.Dir(path), 0o700) }
