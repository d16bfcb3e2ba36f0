package events

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// MaxEvents is how many events are kept at most, of all jobs together.
const MaxEvents = 4096

// MaxAge is how long an event is kept at most; it is looked at when a node starts.
const MaxAge = 90 * 24 * time.Hour

// MaxJobs is how many ended jobs are remembered as such.
const MaxJobs = 256

// maxText bounds the text of one event, in bytes: a peer's words may be part of it.
const maxText = 4 << 10

// Log keeps the latest events and wakes those who watch. It is safe for concurrent use.
type Log struct {
	now   func() time.Time
	store Store // nil: in memory alone

	mu     sync.Mutex
	seq    uint64
	all    []api.Event
	ended  map[string]bool
	change chan struct{} // closed and replaced at every event
}

// Store keeps events beyond a restart; a *ledger.Ledger is one.
type Store interface {
	AddLine(x ledger.Line, keep uint64) error
	Lines(fn func(ledger.Line) error) error
}

// New returns an empty log in memory. now gives events their time.
func New(now func() time.Time) *Log {
	return &Log{now: now, ended: map[string]bool{}, change: make(chan struct{})}
}

// Open returns the log that a store holds, and keeps it there. Numbers go on where they were.
func Open(s Store, now func() time.Time) (*Log, error) {
	l := New(now)
	l.store = s
	oldest := now().Add(-MaxAge)
	err := s.Lines(func(x ledger.Line) error {
		l.seq = x.Seq
		e, err := eventOf(x)
		if err == nil && e.Time.After(oldest) {
			l.all = append(l.all, e)
		}
		return err
	})
	return l, err
}

func eventOf(x ledger.Line) (e api.Event, err error) {
	e = api.Event{Seq: x.Seq, Time: time.UnixMilli(x.At), Job: x.Job, Kind: x.Kind, Text: x.Text}
	if len(x.Data) > 0 {
		err = json.Unmarshal(x.Data, &e.Data)
	}
	return e, err
}

// Add appends an event to a job's log. text is one line for people; data is the same for programs. It returns when the
// event is stored, so that nobody is told what a crash would forget. If it cannot be stored, the ledger has failed and
// the node stops: nobody is told.
func (l *Log) Add(job, kind, text string, data map[string]any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	e := api.Event{
		Seq: l.seq + 1, Time: time.UnixMilli(l.now().UnixMilli()), Job: job, Kind: kind, Text: short(text), Data: data,
	}
	all := append(l.all, e) //nolint:gocritic // l.all stays as it is if the event is not stored
	if len(all) > MaxEvents {
		all = append([]api.Event(nil), all[len(all)-MaxEvents/2:]...)
	}
	if l.keep(e, all[0].Seq) != nil {
		return
	}
	l.seq, l.all = e.Seq, all
	l.wake()
}

// keep stores an event and forgets those before the first.
func (l *Log) keep(e api.Event, first uint64) error {
	if l.store == nil {
		return nil
	}
	x := ledger.Line{Seq: e.Seq, At: e.Time.UnixMilli(), Job: e.Job, Kind: e.Kind, Text: e.Text}
	if e.Data != nil {
		b, err := json.Marshal(e.Data)
		if err != nil {
			return err
		}
		x.Data = b
	}
	return l.store.AddLine(x, first)
}

// Last is the number of the latest event; 0: there was none.
func (l *Log) Last() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.seq
}

// short cuts a text to what is kept of it.
func short(s string) string {
	if len(s) > maxText {
		s = s[:maxText]
	}
	return strings.ToValidUTF8(s, "")
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

// Watch calls fn with each event of a job, or of every job where job is "", whose number is above last. It begins with
// the events that are kept. It returns nil when the job has ended, else the error of ctx or of fn.
func (l *Log) Watch(ctx context.Context, job string, last uint64, fn func(api.Event) error) error {
	for {
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
