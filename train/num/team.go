package num

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// spinRounds bounds how long a thread spins before it parks, some 50 µs: the
// operations of a step follow each other faster than that, and several
// training processes on the same cores must not starve each other.
const spinRounds = 1500

// team runs the pieces of one job at a time on the caller and its workers.
// Pieces are claimed by counting remaining down, so a worker that sleeps, or
// that another process keeps from running, delays nothing: the caller does its
// pieces. The caller owns job and count; a claim publishes them to a worker,
// and done gives them back.
type team struct {
	job   func(worker, piece int)
	count int64

	remaining atomic.Int64 // pieces not yet claimed; at most 0 when idle
	done      atomic.Int64 // pieces finished
	waiting   atomic.Bool  // the caller is parked on finished
	finished  chan struct{}
	closed    atomic.Bool
	spins     int
	workers   []*worker
	running   sync.WaitGroup
}

type worker struct {
	parked atomic.Bool
	wake   chan struct{}
}

// newTeam starts threads-1 workers. They hold no reference that keeps the
// team's owner alive.
func newTeam(threads int) *team {
	t := &team{finished: make(chan struct{}, 1), spins: spinRounds}
	if runtime.GOMAXPROCS(0) < threads {
		t.spins = 0
	}
	for i := 1; i < threads; i++ {
		w := &worker{wake: make(chan struct{}, 1)}
		t.workers = append(t.workers, w)
		t.running.Go(func() { t.serve(w, i) })
	}
	return t
}

func (t *team) close() {
	t.closed.Store(true)
	t.wakeAll()
	t.running.Wait()
}

func (t *team) wakeAll() {
	for _, w := range t.workers {
		if w.parked.CompareAndSwap(true, false) {
			w.wake <- struct{}{}
		}
	}
}

// run calls job(worker, piece) for every piece in [0, pieces).
func (t *team) run(pieces int, job func(worker, piece int)) {
	t.job, t.count = job, int64(pieces)
	t.done.Store(0)
	t.remaining.Store(t.count)
	t.wakeAll()
	t.claim(0)
	t.wait()
	t.job = nil
}

// claim does pieces until none is left.
func (t *team) claim(worker int) {
	for {
		left := t.remaining.Add(-1)
		if left < 0 {
			return
		}
		count := t.count
		t.job(worker, int(count-1-left))
		if t.done.Add(1) == count && t.waiting.CompareAndSwap(true, false) {
			t.finished <- struct{}{}
		}
	}
}

// wait returns when all pieces are done. A message on finished may come from
// a worker that was late for the job before, hence the loop.
func (t *team) wait() {
	for i := 0; t.done.Load() != t.count; i++ {
		if i < t.spins {
			pause()
			continue
		}
		t.waiting.Store(true)
		if t.done.Load() == t.count && t.waiting.CompareAndSwap(true, false) {
			return
		}
		<-t.finished
	}
}

// serve is a worker: it spins for work for a while, then parks.
func (t *team) serve(w *worker, id int) {
	for i := 0; !t.closed.Load(); i++ {
		if t.remaining.Load() > 0 {
			t.claim(id)
			i = 0
		}
		if i < t.spins {
			pause()
			continue
		}
		w.parked.Store(true)
		if (t.remaining.Load() > 0 || t.closed.Load()) && w.parked.CompareAndSwap(true, false) {
			continue
		}
		<-w.wake
		i = 0
	}
}
