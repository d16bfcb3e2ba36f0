package evaluation

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// Jobs are the jobs that this node coordinates. It is safe for concurrent use.
type Jobs interface {
	Record(market.JobID) (coordinator.JobRecord, error)
	Records() []coordinator.JobRecord
	Checkpoint(context.Context, market.JobID, market.Blob) ([]byte, error)
}

// Manager evaluates states of this node's jobs. It is safe for concurrent use.
type Manager struct {
	d    role.Deps
	jobs Jobs
	wake chan struct{} // holds one: a state waits

	mu   sync.Mutex // orders changes of records
	all  map[market.JobID]Record
	kept map[string]bool // content ids of checkpoints that are held here
}

// New restores the ledger's records.
func New(d role.Deps, jobs Jobs) (*Manager, error) {
	m := &Manager{d: d, jobs: jobs, wake: make(chan struct{}, 1), all: map[market.JobID]Record{},
		kept: map[string]bool{}}
	old, err := ledger.List[Record](d.Ledger, space, "")
	for _, x := range old {
		m.all[x.Value.Job] = x.Value
	}
	return m, err
}

// Note has states of a job evaluated: the one that it starts from, and those after segments that were verified
// now. It does nothing for a job that holds out no rows, and for states that are known. A state that nobody has
// told of before the one after it is missed. The states are in the ledger when it returns.
func (m *Manager) Note(r coordinator.JobRecord, verified []job.Verified) {
	if r.Deposit.Held.Rows.CID == "" {
		return
	}
	id := r.State.Announcement.Offer.Job
	if err := m.edit(id, func(x Record) Record { return x.noted(verified) }); err != nil {
		m.d.Log.Warn("a state is not evaluated", "job", id, "segments", r.State.Verified, "err", err)
		return
	}
	select {
	case m.wake <- struct{}{}:
	default:
	}
}

// edit changes a job's record, in the ledger first.
func (m *Manager) edit(id market.JobID, fn func(Record) Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old := m.all[id]
	old.Job = id
	next := fn(old)
	if next.size() == old.size() && len(next.Waiting) == len(old.Waiting) {
		return nil
	}
	if _, err := m.d.Ledger.Commit(ledger.Change{Kind: "evaluation", Body: id.String(), At: m.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: keyOf(id), Value: next}}}); err != nil {
		return err
	}
	m.all[id] = next
	return nil
}

// Of returns what is known of a job: the losses in the order of the segments, and how many states wait.
func (m *Manager) Of(id market.JobID) (values []Value, missed []Missed, waiting int) {
	m.mu.Lock()
	r := m.all[id]
	m.mu.Unlock()
	values = slices.SortedFunc(slices.Values(r.Values), func(a, b Value) int {
		return cmp.Compare(a.Segments, b.Segments)
	})
	return values, r.Missed, len(r.Waiting)
}

// next returns the state that has waited longest of some job, the earliest of that job's, and whether one
// waits.
func (m *Manager) next(wants func(market.JobID, Point) bool) (id market.JobID, p Point, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	ids := make([]market.JobID, 0, len(m.all))
	for id := range m.all {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b market.JobID) int { return strings.Compare(a.String(), b.String()) })
	for _, id := range ids {
		for _, p := range m.all[id].Waiting {
			if wants(id, p) {
				return id, p, true
			}
		}
	}
	return id, p, false
}

// event tells people of a job.
func (m *Manager) event(id market.JobID, data map[string]any, format string, args ...any) {
	m.d.Event(id, "evaluated", fmt.Sprintf(format, args...), data)
}
