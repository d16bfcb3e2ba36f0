package num

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
)

func TestEachDoesEveryItemOnce(t *testing.T) {
	for name, b := range backends(t) {
		for _, count := range []int{0, 1, 2, 100} {
			seen := make([]atomic.Int32, count)
			b.Each(count, func(i int, _ Backend) { seen[i].Add(1) })
			for i := range seen {
				if n := seen[i].Load(); n != 1 {
					t.Fatalf("%s: item %d of %d done %d times", name, i, count, n)
				}
			}
		}
	}
}

// TestSharedBackend: calls from several goroutines wait for each other.
func TestSharedBackend(t *testing.T) {
	b, err := New("auto", 3)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			x := make([]float32, 3*parallelElements)
			for i := range 200 {
				b.AddTo(x, x)
				x[i] = 1
			}
			if s := b.Sum(x[200:]); s != 0 {
				t.Errorf("sum %g of zeros", s)
			}
		})
	}
	wg.Wait()
}

// goroutinesReach waits until no more than n goroutines are left.
func goroutinesReach(t *testing.T, n int) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); runtime.NumGoroutine() > n; runtime.Gosched() {
		runtime.GC() // runs cleanups of what is no longer referred to
		if time.Now().After(deadline) {
			t.Fatalf("%d goroutines, want %d", runtime.NumGoroutine(), n)
		}
	}
}

func TestGoroutinesEnd(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 3 {
		b, err := New("auto", 4)
		if err != nil {
			t.Fatal(err)
		}
		b.Close()
	}
	goroutinesReach(t, before)
	func() { // forgotten, not closed
		b, err := New("auto", 4)
		if err != nil {
			t.Fatal(err)
		}
		x := make([]float32, 2*parallelElements)
		b.AddTo(x, x)
	}()
	goroutinesReach(t, before)
}

func TestCallsDoNotAllocate(t *testing.T) {
	for name, b := range backends(t) {
		if strings.HasPrefix(name, "ref") || strings.HasPrefix(name, emulator.Name) {
			continue
		}
		const rows, cols = 70, 300
		x, y, z, w := make([]float32, rows*cols), make([]float32, rows*cols), make([]float32, rows*cols),
			make([]float32, rows*cols)
		Normal(x, 1, 1, 1)
		targets := make([]int32, rows)
		item := func(i int, b Backend) { b.CausalSoftmax(w[i*400:(i+1)*400], 20, 1) }
		left, right := b.NewOperand(X8, Left), b.NewOperand(X8, Right)
		step := func() {
			b.Prepare(left, rows, cols, x, cols, false)
			b.Prepare(right, cols, rows, x, cols, true)
			b.Prepare(right, rows, cols, x, cols, false)
			b.Multiply(left, right, z, rows, true)
			b.MatMul(NT, rows, rows, cols, x, cols, y, cols, z, cols, false)
			b.AddTo(y, x)
			b.ColumnSum(w[:cols], x, rows, cols, false)
			b.RMSNorm(y, w[:rows], x, x[:cols], rows, cols, 1e-5)
			b.RMSNormBackward(y, z[:cols], y, x, x[:cols], w[:rows], rows, cols)
			b.SwiGLU(y, x, y)
			b.SwiGLUBackward(y, z, y, x, x)
			b.GeGLU(y, x, y)
			b.GeGLUBackward(y, z, y, x, x)
			b.CrossEntropy(w[:rows], y, x, targets, rows, cols, 1)
			b.AdamW(x, y, z, w, AdamWCoef{Eps: 1})
			b.SumSquares(x)
			b.Each(8, item)
		}
		if n := testing.AllocsPerRun(5, step); n != 0 {
			t.Errorf("%s: %g allocations a step", name, n)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	if _, err := New("cray", 1); !errors.Is(err, ErrUnknownBackend) {
		t.Errorf("unknown name: %v", err)
	}
	if _, err := New("ref", 0); err == nil {
		t.Error("no threads: accepted")
	}
}

// flushing is a reference whose products lose subnormals, as under a foreign
// library's flush-to-zero mode.
type flushing struct{ ref }

func (f flushing) MatMul(l Layout, m, n, k int, a []float32, lda int, b []float32, ldb int, c []float32, ldc int,
	acc bool) {
	f.ref.MatMul(l, m, n, k, a, lda, b, ldb, c, ldc, acc)
	for i, v := range c {
		if v < 0x1p-126 && v > -0x1p-126 {
			c[i] = 0
		}
	}
}

func TestSelfTestSeesFlushToZero(t *testing.T) {
	if err := selfTest(flushing{}); !errors.Is(err, ErrWrongBits) {
		t.Errorf("flush to zero: %v", err)
	}
	if err := selfTest(ref{}); err != nil {
		t.Error(err)
	}
}
