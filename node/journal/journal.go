// Package journal is the story of jobs, told while it happens: short lines for
// people who watch. It decides nothing and nothing is restored from it; what
// must survive is in the ledger.
package journal

import (
	"context"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// MaxEvents is how many of the latest events are kept, of all jobs together.
const MaxEvents = 4096

// MaxJobs is how many jobs' stories are kept; the oldest go first.
const MaxJobs = 256

// Journal collects events and wakes those who watch. Safe for concurrent use.
type Journal struct {
	now func() time.Time

	mu     sync.Mutex
	seq    uint64
	all    []api.Event
	ended  map[string]bool
	change chan struct{} // closed and replaced at every event
}

// New returns an empty journal; now stamps events.
func New(now func() time.Time) *Journal {
	return &Journal{now: now, ended: map[string]bool{}, change: make(chan struct{})}
}

// Add appends one line to a job's story.
func (j *Journal) Add(job, kind, text string, data map[string]any) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.seq++
	j.all = append(j.all, api.Event{Seq: j.seq, Time: j.now(), Job: job, Kind: kind, Text: text, Data: data})
	if len(j.all) > MaxEvents {
		j.all = append(j.all[:0:0], j.all[len(j.all)-MaxEvents/2:]...)
	}
	j.wake()
}

// End says that a job's story is over: its watchers return.
func (j *Journal) End(job string) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.ended) >= MaxJobs {
		clear(j.ended)
	}
	j.ended[job] = true
	j.wake()
}

func (j *Journal) wake() {
	close(j.change)
	j.change = make(chan struct{})
}

// Watch calls fn with each event of a job ("" = every job), those kept first.
// It returns when the job has ended, when ctx is done, or with fn's error.
func (j *Journal) Watch(ctx context.Context, job string, fn func(api.Event) error) error {
	for last := uint64(0); ; {
		events, ended, change := j.after(last, job)
		for _, e := range events {
			if err := fn(e); err != nil {
				return err
			}
			last = e.Seq
		}
		if ended {
			return nil
		}
		select {
		case <-change:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (j *Journal) after(seq uint64, job string) (events []api.Event, ended bool, change <-chan struct{}) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, e := range j.all {
		if e.Seq > seq && (job == "" || e.Job == job) {
			events = append(events, e)
		}
	}
	return events, job != "" && j.ended[job], j.change
}
