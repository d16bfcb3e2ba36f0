package num

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// spinRounds bounds how long a thread spins before it parks, some 50 µs: the
// operations of a step follow each other faster than that. It is bounded because
// several training processes on the same cores must not starve each other.
const spinRounds = 1500

// threadPool runs the pieces of one call at a time on the caller's goroutine,
// which is thread 0, and on its own goroutines, threads 1 and up. Threads claim
// pieces by counting remaining down. A thread that sleeps, or that another
// process keeps from running, therefore delays nothing: the caller runs its
// pieces. The caller owns piece and count; the counter remaining publishes them
// to the other threads, and the counter done gives them back.
type threadPool struct {
	piece func(thread, piece int)
	count int64

	remaining atomic.Int64 // pieces not yet claimed; at most 0 when idle
	done      atomic.Int64 // pieces finished
	waiting   atomic.Bool  // the caller is parked on finished
	finished  chan struct{}
	closed    atomic.Bool
	spins     int
	threads   []*poolThread // all but the caller's
	running   sync.WaitGroup
}

// poolThread is a goroutine of a threadPool.
type poolThread struct {
	parked atomic.Bool
	wake   chan struct{}
}

// newThreadPool starts threads-1 goroutines. They hold no reference to the
// owner of the pool, so the owner can be collected while they wait.
func newThreadPool(threads int) *threadPool {
	p := &threadPool{finished: make(chan struct{}, 1), spins: spinRounds}
	if runtime.GOMAXPROCS(0) < threads {
		p.spins = 0
	}
	for i := 1; i < threads; i++ {
		w := &poolThread{wake: make(chan struct{}, 1)}
		p.threads = append(p.threads, w)
		p.running.Go(func() { p.serve(w, i) })
	}
	return p
}

func (p *threadPool) close() {
	p.closed.Store(true)
	p.wakeAll()
	p.running.Wait()
}

func (p *threadPool) wakeAll() {
	for _, w := range p.threads {
		if w.parked.CompareAndSwap(true, false) {
			w.wake <- struct{}{}
		}
	}
}

// run calls f(thread, piece) once for every piece in [0, pieces) and returns when
// all calls have returned.
func (p *threadPool) run(pieces int, f func(thread, piece int)) {
	p.piece, p.count = f, int64(pieces)
	p.done.Store(0)
	p.remaining.Store(p.count)
	p.wakeAll()
	p.claim(0)
	p.wait()
	p.piece = nil
}

// claim runs pieces on a thread until none is left.
func (p *threadPool) claim(thread int) {
	for {
		left := p.remaining.Add(-1)
		if left < 0 {
			return
		}
		count := p.count
		p.piece(thread, int(count-1-left))
		if p.done.Add(1) == count && p.waiting.CompareAndSwap(true, false) {
			p.finished <- struct{}{}
		}
	}
}

// wait returns when all pieces are done. It loops because a message on finished
// may come late, from a thread that finished the call before.
func (p *threadPool) wait() {
	for i := 0; p.done.Load() != p.count; i++ {
		if i < p.spins {
			pause()
			continue
		}
		p.waiting.Store(true)
		if p.done.Load() == p.count && p.waiting.CompareAndSwap(true, false) {
			return
		}
		<-p.finished
	}
}

// serve is the loop of one goroutine of the pool: it spins for a while to find
// pieces, then parks until run wakes it.
func (p *threadPool) serve(w *poolThread, id int) {
	for i := 0; !p.closed.Load(); i++ {
		if p.remaining.Load() > 0 {
			p.claim(id)
			i = 0
		}
		if i < p.spins {
			pause()
			continue
		}
		w.parked.Store(true)
		if (p.remaining.Load() > 0 || p.closed.Load()) && w.parked.CompareAndSwap(true, false) {
			continue
		}
		<-w.wake
		i = 0
	}
}
