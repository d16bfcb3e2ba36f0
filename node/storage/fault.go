package storage

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"strings"
	"sync"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
)

// ErrFailed is wrapped by the error of a store that cannot write any more.
var ErrFailed = errors.New("the disk failed a write: free some space or check the disk, then start the node again")

// Fault is the first failure of a node's stores to write. It is safe for concurrent use.
type Fault struct {
	of   *Fault // what it is a part of; nil: nothing
	once sync.Once
	done chan struct{}
	err  error
}

// NewFault returns a Fault of stores that can write.
func NewFault() *Fault { return &Fault{done: make(chan struct{})} }

// Part returns the Fault of one store. What is reported to it is reported to f as well, unless f is nil.
func (f *Fault) Part() *Fault { return &Fault{of: f, done: make(chan struct{})} }

// Report notes that a store cannot write. Only the first error is kept.
func (f *Fault) Report(store string, err error) {
	if f == nil {
		return
	}
	f.once.Do(func() {
		f.err = fmt.Errorf("%w: %s: %w", ErrFailed, store, err)
		close(f.done)
	})
	f.of.Report(store, err)
}

// Done is closed when a store has failed.
func (f *Fault) Done() <-chan struct{} { return f.done }

// Err is why; nil before Done is closed.
func (f *Fault) Err() error {
	select {
	case <-f.done:
		return f.err
	default:
		return nil
	}
}

// Logger passes pebble's log on, and its failures to a Fault. Store is the store's name.
type Logger struct {
	Store string
	Log   *slog.Logger
	Fault *Fault
}

var _ pebble.Logger = Logger{}

// Infof implements pebble.Logger.
func (l Logger) Infof(format string, a ...any) {
	l.Log.Debug(l.Store, "event", fmt.Sprintf(format, a...))
}

// Errorf implements pebble.Logger.
func (l Logger) Errorf(format string, a ...any) {
	l.Log.Warn(l.Store, "event", fmt.Sprintf(format, a...))
}

// fatal is what Fatalf panics with, for Guard.
type fatal string

// Error is pebble's message.
func (f fatal) Error() string { return string(f) }

// Fatalf implements pebble.Logger. Pebble calls it when it cannot go on, and must not get control back. It ends the
// goroutine and not the process, so that the node can stop in order. Below Guard it ends what Guard called.
func (l Logger) Fatalf(format string, a ...any) {
	err := fatal(fmt.Sprintf(format, a...))
	l.Fault.Report(l.Store, err)
	if guarded() {
		panic(err)
	}
	runtime.Goexit()
}

// BackgroundError is for pebble's event of this name: work of its own that failed, and that it tries again at once and
// for ever. A full disk is no reason to.
func (l Logger) BackgroundError(err error) {
	l.Log.Warn(l.Store, "background", err)
	if vfs.IsNoSpaceError(err) {
		l.Fault.Report(l.Store, err)
	}
}

// Guard calls fn and returns the error with which pebble gave up below it.
func Guard(fn func() error) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case runtime.Error:
			panic(r)
		case error:
			err = r
		default:
			panic(r)
		}
	}()
	return fn()
}

// guarded reports whether this goroutine is below Guard. It is not on pebble's own goroutines, where nothing recovers.
func guarded() bool {
	pc := make([]uintptr, 128)
	frames := runtime.CallersFrames(pc[:runtime.Callers(2, pc)])
	for {
		f, more := frames.Next()
		if strings.HasSuffix(f.Function, "node/storage.Guard") {
			return true
		}
		if !more {
			return false
		}
	}
}
