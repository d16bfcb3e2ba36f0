package num

import (
	"runtime"
	"sync"
)

// threaded is a Backend that divides each operation over the outputs, or over
// the blocks of a sum, among the threads of a team, each with its own solo.
// Below a threshold of work it uses one.
type threaded struct {
	*crew
	cleanup runtime.Cleanup
}

// crew is the part of threaded that the team's goroutines refer to, so that a
// forgotten Backend can be collected while they wait.
type crew struct {
	mu    sync.Mutex
	solos []solo
	team  *team
	part  []float32 // block sums
	op    operation
	jobs  jobs
}

// operation holds the arguments of the call in progress. They stand here and
// not in a closure because a call must not allocate.
type operation struct {
	pieces                  int
	dst, src, a, b, c, d    []float32
	rows, cols, k           int
	lda, ldb, ldc           int
	layout                  Layout
	flag                    bool
	x                       float32
	coef                    AdamWCoef
	targets                 []int32
	left, right             prepared
	heads, headDim, context int
	each                    func(i int, b Backend)
}

// Least work worth a second thread, in elements and multiply-adds.
const (
	parallelElements = 1 << 14
	parallelFMAs     = 1 << 19
	// alignment keeps the pieces of a slice on their own cache lines.
	alignment = 64
)

func newThreaded(threads int, make1 func() solo) *threaded {
	c := &crew{team: newTeam(threads)}
	for range threads {
		c.solos = append(c.solos, make1())
	}
	c.jobs = c.bind()
	t := &threaded{crew: c}
	t.cleanup = runtime.AddCleanup(t, func(team *team) { team.close() }, c.team)
	return t
}

func (t *threaded) Close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.cleanup.Stop()
	t.team.close()
}

func (c *crew) Name() string { return c.solos[0].Name() }

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

// pieces is the number of pieces that work is worth.
func (c *crew) pieces(work, least int) int {
	if work < least {
		return 1
	}
	return len(c.solos)
}

// run does the pieces of the operation in c.op and forgets its arguments.
func (c *crew) run(pieces int, job func(worker, piece int)) {
	c.op.pieces = pieces
	if pieces == 1 {
		job(0, 0)
	} else {
		c.team.run(pieces, job)
	}
	c.op = operation{}
}

func (c *crew) Each(count int, f func(int, Backend)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if count > 0 {
		c.op = operation{each: f}
		c.run(count, c.jobs.each)
	}
}

// grid factors threads into tm x tn so that the pieces of C are nearly square;
// each piece packs what it needs itself, so there is no barrier.
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

func (c *crew) MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, out []float32, ldc int, acc bool) {
	checkMatMul(l, m, n, k, a, lda, b, ldb, out, ldc)
	c.mu.Lock()
	defer c.mu.Unlock()
	if m*n*k < parallelFMAs || len(c.solos) == 1 {
		c.solos[0].MatMul(l, m, n, k, a, lda, b, ldb, out, ldc, acc)
		return
	}
	tm, tn := grid(len(c.solos), m, n)
	c.op = operation{layout: l, rows: m, cols: n, k: k, a: a, lda: lda, b: b, ldb: ldb, dst: out, ldc: ldc, flag: acc, heads: tm}
	c.run(tm*tn, c.jobs.matMul)
}
