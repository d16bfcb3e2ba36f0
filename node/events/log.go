package events

import (
	"context"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// MaxEvents is how many events are kept at most, of all jobs together.
const MaxEvents = 4096

// MaxJobs is how many ended jobs are remembered as such.
const MaxJobs = 256

// Log keeps the latest events and wakes those who watch. It is safe for concurrent use.
type Log struct {
	now func() time.Time

	mu     sync.Mutex
	seq    uint64
	all    []api.Event
	ended  map[string]bool
	change chan struct{} // closed and replaced at every event
}

// New returns an empty log. now gives events their time.
func New(now func() time.Time) *Log {
	return &Log{now: now, ended: map[string]bool{}, change: make(chan struct{})}
}

// Add appends an event to a job's log. text is one line for people; data is the same for programs.
func (l *Log) Add(job, kind, text string, data map[string]any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.seq++
	l.all = append(l.all, api.Event{Seq: l.seq, Time: l.now(), Job: job, Kind: kind, Text: text, Data: data})
	if len(l.all) > MaxEvents {
		l.all = append(l.all[:0:0], l.all[len(l.all)-MaxEvents/2:]...)
	}
	l.wake()
}

// End notes that a job has ended: those who watch it return once they have its last event.
func (l *Log) End(job string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.ended) >= MaxJobs {
		clear(l.ended)
	}
	l.ended[job] = true
	l.wake()
}

// wake closes the channel on which watchers wait. The caller holds the lock.
func (l *Log) wake() {
	close(l.change)
	l.change = make(chan struct{})
}

// Watch calls fn with each event of a job, or of every job where job is "". It begins with the events that
// are kept. It returns nil when the job has ended, else the error of ctx or of fn.
func (l *Log) Watch(ctx context.Context, job string, fn func(api.Event) error) error {
	for last := uint64(0); ; {
		events, ended, change := l.after(last, job)
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

// after returns the kept events of a job that follow number seq, whether the job has ended, and a channel
// that closes at the next change.
func (l *Log) after(seq uint64, job string) (events []api.Event, ended bool, change <-chan struct{}) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, e := range l.all {
		if e.Seq > seq && (job == "" || e.Job == job) {
			events = append(events, e)
		}
	}
	return events, job != "" && l.ended[job], l.change
}
