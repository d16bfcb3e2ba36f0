package num

import (
	"runtime"
	"sync"
)

// threaded is a Backend that divides each operation among the threads of a pool:
// by its outputs, or by the blocks of a sum. Each thread has a worker of its own.
// Operations of little work run on one thread.
type threaded struct {
	*threads
	cleanup runtime.Cleanup
}

// threads is all of threaded but its cleanup. The goroutines of the pool may
// refer to it; they never refer to threaded, so that a Backend which its user has
// dropped can be collected while they wait.
type threads struct {
	mu      sync.Mutex
	workers []worker // one for each thread
	pool    *threadPool
	part    []float32 // block sums
	jobs    jobs

	// The job in progress and its number of pieces, which the pool's threads read.
	job      job
	pieces   int
	onThread func(thread, piece int) // runs a piece; made once, as making it allocates
}

// Least work worth a second thread, in elements and multiply-adds.
const (
	parallelElements = 1 << 14
	parallelFMAs     = 1 << 19
	// alignment keeps the pieces of a slice on their own cache lines.
	alignment = 64
)

func newThreaded(count int, newWorker func() worker) *threaded {
	t := &threads{pool: newThreadPool(count)}
	for range count {
		t.workers = append(t.workers, newWorker())
	}
	t.onThread = func(thread, piece int) { t.job.run(t.workers[thread], piece, t.pieces) }
	b := &threaded{threads: t}
	b.cleanup = runtime.AddCleanup(b, func(pool *threadPool) { pool.close() }, t.pool)
	return b
}

func (t *threaded) Close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.cleanup.Stop()
	t.pool.close()
}

func (t *threads) Name() string { return t.workers[0].Name() }

// span cuts n into parts nearly equal pieces and returns piece i.
func span(n, parts, i int) (lo, size int) {
	q, r := n/parts, n%parts
	lo = i*q + min(i, r)
	if i < r {
		q++
	}
	return lo, q
}

// cut is span in multiples of alignment, as bounds.
func cut(n, parts, i int) (lo, hi int) {
	lo, size := span((n+alignment-1)/alignment, parts, i)
	return min(n, lo*alignment), min(n, (lo+size)*alignment)
}

// piecesFor is 1 for less work than least, else one piece for each thread.
func (t *threads) piecesFor(work, least int) int {
	if work < least {
		return 1
	}
	return len(t.workers)
}

// perform runs a job in pieces. It keeps the job in slot, a field of jobs, and
// clears the slot afterwards, so that no tensor is held until the next call.
func perform[J any, P interface {
	*J
	job
}](t *threads, slot P, arguments J, pieces int) {
	*slot = arguments
	if pieces == 1 {
		slot.run(t.workers[0], 0, 1)
	} else {
		t.job, t.pieces = slot, pieces
		t.pool.run(pieces, t.onThread)
		t.job = nil
	}
	var none J
	*slot = none
}

func (t *threads) Each(count int, f func(int, Backend)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if count > 0 {
		perform(t, &t.jobs.each, eachJob{f}, count)
	}
}

// grid factors threads into tm x tn so that the pieces of C are nearly square.
// Each piece packs what it needs itself, so threads do not wait for each other.
func grid(threads, m, n int) (tm, tn int) {
	const least = 16 // rows or columns worth a piece
	best := 0
	for x := threads; x >= 1; x-- {
		if threads%x != 0 {
			continue
		}
		if cost := (m+x-1)/x + (n+threads/x-1)/(threads/x); best == 0 || cost < best {
			best, tm, tn = cost, x, threads/x
		}
	}
	return min(tm, (m+least-1)/least), min(tn, (n+least-1)/least)
}

func (t *threads) MatMul(
	l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int, acc bool,
) {
	checkMatMul(l, m, n, k, a, lda, b, ldb, c, ldc)
	t.mu.Lock()
	defer t.mu.Unlock()
	if m*n*k < parallelFMAs || len(t.workers) == 1 {
		t.workers[0].MatMul(l, m, n, k, a, lda, b, ldb, c, ldc, acc)
		return
	}
	tm, tn := grid(len(t.workers), m, n)
	perform(t, &t.jobs.matMul, matMulJob{
		layout: l, m: m, n: n, k: k, a: a, lda: lda, b: b, ldb: ldb, c: c, ldc: ldc, acc: acc, gridRows: tm,
	}, tm*tn)
}
