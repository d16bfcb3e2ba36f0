package cuda

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/cuda/emulator"
	"github.com/infernetprotocol/infernet/train/num/ptx"
)

// counted is a device that counts copies and fails at a given launch.
type counted struct {
	Driver
	up, down, launches, failAt int
}

var errBroken = errors.New("the bus fell off")

func (c *counted) Upload(to address, b []byte) error {
	c.up += len(b)
	return c.Driver.Upload(to, b)
}

func (c *counted) Download(b []byte, from address) error {
	c.down += len(b)
	return c.Driver.Download(b, from)
}

func (c *counted) Launch(kernel string, g grid, threads int, args []byte) error {
	if c.launches++; c.launches == c.failAt {
		return errBroken
	}
	return c.Driver.Launch(kernel, g, threads, args)
}

func openCounted(t *testing.T) (*Backend, *counted) {
	t.Helper()
	d := &counted{Driver: emulator.New()}
	b, err := New("counted", d)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b, d
}

// TestResident: operations on slices of the device copy nothing, give the same
// bits, and accept parts of the slices.
func TestResident(t *testing.T) {
	b, d := openCounted(t)
	r := rand.New(rand.NewPCG(7, 7))
	const rows, cols = 9, 40
	alloc := func(n int) []float32 {
		x, err := b.Alloc(n)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	x, y, z, w, inv := alloc(rows*cols), alloc(rows*cols), alloc(rows*cols), alloc(cols), alloc(rows)
	copy(x, random(r, len(x)))
	copy(w, random(r, cols))
	b.Push(x)
	b.Push(w)
	x2, w2, y2, z2, inv2 := append([]float32(nil), x...), append([]float32(nil), w...), make([]float32, rows*cols),
		make([]float32, rows*cols), make([]float32, rows)
	d.up, d.down = 0, 0
	step := func(be num.Backend, x, y, z, w, inv []float32) {
		be.RMSNorm(y, inv, x, w, rows, cols, 1e-5)
		be.MatMul(num.NT, rows-1, rows, cols, y[cols:], cols, x, cols, z[3:], cols, true)
		be.AddTo(y[:cols], x[cols:2*cols])
	}
	step(b, x, y, z, w, inv)
	if d.up != 0 || d.down != 0 {
		t.Errorf("%d bytes went to the device and %d came back", d.up, d.down)
	}
	if y[0] != 0 {
		t.Error("the host's values changed before Pull")
	}
	step(num.Ref(), x2, y2, z2, w2, inv2)
	b.Pull(y)
	b.Pull(z)
	b.Pull(inv[2:5])
	same(t, "y", y, y2)
	same(t, "z", z, z2)
	same(t, "inv", inv[2:5], inv2[2:5])
	if inv[0] != 0 {
		t.Error("Pull of a part brought more than the part")
	}
	if got, want := b.SumSquares(z[7:]), num.Ref().SumSquares(z2[7:]); got != want {
		t.Errorf("the sum of a part is %v, want %v", got, want)
	}
}

// TestFailure: after the device has failed, everything that reaches the host is
// NaN, and Err says why.
func TestFailure(t *testing.T) {
	b, d := openCounted(t)
	x, err := b.Alloc(100)
	if err != nil {
		t.Fatal(err)
	}
	y := []float32{1, 2, 3}
	d.failAt = d.launches + 2
	b.Scale(y, 2)
	if same(t, "before", y, []float32{2, 4, 6}); b.Err() != nil {
		t.Fatal(b.Err())
	}
	b.Scale(y, 2)
	for _, v := range append(y, b.Sum([]float32{1}), b.SumSquares(x)) {
		if v == v {
			t.Errorf("%v after the failure", v)
		}
	}
	if b.Pull(x); x[0] == x[0] || b.Finite(x) {
		t.Error("the device's values look finite")
	}
	if !errors.Is(b.Err(), errBroken) {
		t.Errorf("Err is %v", b.Err())
	}
	if _, err := b.Alloc(1); !errors.Is(err, errBroken) {
		t.Errorf("Alloc says %v", err)
	}
	b.Close()
	if got := b.Sum([]float32{1}); got == got {
		t.Errorf("a closed back end adds to %v", got)
	}
}

// TestOutOfMemory: a request that does not fit is refused with the numbers.
func TestOutOfMemory(t *testing.T) {
	d := emulator.New()
	d.Machine.Capacity = 1000
	b, err := New("small", d)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if _, err := b.Alloc(200); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Alloc(51); !errors.Is(err, ErrMemory) || !errors.Is(err, ptx.ErrNoMemory) || err != b.Err() {
		t.Errorf("%v, want %v", err, ErrMemory)
	}
}

// TestNoRoomForCopies: an operation whose copies do not fit fails as a whole.
func TestNoRoomForCopies(t *testing.T) {
	d := emulator.New()
	d.Machine.Capacity = 50
	b, err := New("small", d)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	x := make([]float32, 10)
	if b.AddTo(x, make([]float32, 10)); !errors.Is(b.Err(), ErrMemory) || x[9] == x[9] {
		t.Errorf("%v, %v, want %v and NaN", b.Err(), x[9], ErrMemory)
	}
}

// TestArena: pieces never overlap, are aligned, and are reused after they are
// freed: a thousand rounds stay within the memory of the first.
func TestArena(t *testing.T) {
	const chunk, limit = 1 << 16, 3 << 16
	total := 0
	a := newArena(chunk, func(bytes int) (address, error) {
		if total+bytes > limit {
			return 0, ErrMemory
		}
		at := address(1<<20 + total) // chunks that touch must not join
		total += bytes
		return at, nil
	})
	r := rand.New(rand.NewPCG(8, 8))
	type held struct {
		at    address
		bytes int
	}
	var all []held
	for range 5000 {
		if len(all) > 0 && r.IntN(2) == 0 {
			i := r.IntN(len(all))
			if !a.give(all[i].at) {
				t.Fatal("a piece is not taken back")
			}
			all = append(all[:i], all[i+1:]...)
			continue
		}
		bytes := 1 + r.IntN(4000)
		at, err := a.take(bytes)
		if err != nil {
			t.Fatalf("with %d pieces out: %v", len(all), err)
		}
		for _, h := range all {
			if at < h.at+address(h.bytes) && h.at < at+address(bytes) {
				t.Fatalf("%d bytes at %d overlap %d at %d", bytes, at, h.bytes, h.at)
			}
		}
		if at%granule != 0 {
			t.Fatalf("%d is not aligned", at)
		}
		if all = append(all, held{at, bytes}); len(all) > 20 {
			a.give(all[0].at)
			all = all[1:]
		}
	}
	for _, h := range all {
		a.give(h.at)
	}
	if len(a.free) != len(a.bases) {
		t.Errorf("%d free pieces of %d chunks: they did not join", len(a.free), len(a.bases))
	}
	if a.give(1) {
		t.Error("a piece that was never taken is taken back")
	}
	if _, err := a.take(math.MaxInt32); !errors.Is(err, ErrMemory) {
		t.Errorf("%v, want %v", err, ErrMemory)
	}
}
