package cuda

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"

	"github.com/infernetprotocol/infernet/train/num"
)

// Errors of Open and of a Backend; test with errors.Is.
var (
	// ErrNoDriver: this machine has no usable NVIDIA driver.
	ErrNoDriver = errors.New("no NVIDIA driver")
	// ErrNoDevice: the driver knows no GPU, or none that runs the kernels.
	ErrNoDevice = errors.New("no usable GPU")
	// ErrDevice: the driver reported an error. The results on the device are
	// lost.
	ErrDevice = errors.New("GPU failed")
	// ErrMemory: the GPU's memory is too small for the request.
	ErrMemory = errors.New("out of GPU memory")

	errNoKernel = errors.New("cuda: no such kernel")
	errClosed   = errors.New("cuda: the back end is closed")
)

// Name is the back end's name for num.New.
const Name = "cuda"

func init() {
	num.Register(Name, func() (num.Backend, error) { return Open(0) })
}

// Backend is a num.Backend on a device. Several goroutines may use it; their
// calls wait for each other.
type Backend struct {
	name string

	mu      sync.Mutex
	dev     Driver
	err     error // the first failure; nothing is computed after it
	regions []region
	fill    int // blocks of threads that a product must have to take the large tile
	scratch int // most probabilities of attention in memory at a time
}

var _ num.Device = (*Backend)(nil)

// New gives a back end on a device that d drives, without a self-test. name is
// its Name. It closes d if the kernels cannot be loaded. Programs use Open; New
// is for tests and tools.
func New(name string, d Driver) (*Backend, error) {
	if err := loadKernels(d); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	b := &Backend{name: name, dev: d, fill: d.Processors(), scratch: scratchValues}
	runtime.SetFinalizer(b, (*Backend).Close)
	return b, nil
}

// Name is the name given to New: "cuda" on a GPU.
func (b *Backend) Name() string { return b.name }

// Close frees the device's memory.
func (b *Backend) Close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.dev != nil {
		b.fail(b.dev.Close())
		b.fail(errClosed)
		b.dev = nil
		runtime.SetFinalizer(b, nil)
	}
}

// Err is why the device failed, or nil. After a failure every result is NaN.
func (b *Backend) Err() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.err
}

func (b *Backend) fail(err error) {
	if b.err == nil && err != nil {
		b.err = err
	}
}

// Each calls f for one index after the other. The device divides the work of
// every call among its processors.
func (b *Backend) Each(count int, f func(i int, be num.Backend)) {
	for i := range count {
		f(i, b)
	}
}

// call is one operation: the copies that its slices need, and its launches.
type call struct {
	b     *Backend
	temps []address
	backs []back
}

// back is a result that is copied to the host at the end of the operation.
type back struct {
	to   []float32
	from address
}

// do runs an operation and copies its results back. After a failure f runs too,
// but only to determine the results, which become NaN.
func (b *Backend) do(f func(c *call)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	c := &call{b: b}
	f(c)
	for _, r := range c.backs {
		c.fetch(r)
	}
	for _, at := range c.temps {
		b.fail(b.free(at))
	}
}

func (b *Backend) free(at address) error {
	if b.dev == nil {
		return nil
	}
	return b.dev.Free(at)
}

// fetch copies a result back, or NaN if there is none.
func (c *call) fetch(r back) {
	if c.b.err == nil {
		c.b.fail(c.b.dev.Download(bytesOf(r.to), r.from))
	}
	if c.b.err != nil {
		poison(r.to)
	}
}

func poison(x []float32) {
	nan := float32(math.NaN())
	for i := range x {
		x[i] = nan
	}
}

// in is the device address of x, which the operation reads.
func (c *call) in(x []float32) address {
	if at, ok := c.b.resident(x); ok {
		return at
	}
	return c.sent(bytesOf(x))
}

// out is the device address for x, all of which the operation writes.
func (c *call) out(x []float32) address {
	if at, ok := c.b.resident(x); ok {
		return at
	}
	at := c.temp(4 * len(x))
	c.backs = append(c.backs, back{x, at})
	return at
}

// inout is the device address of x, which the operation reads and writes,
// perhaps in part.
func (c *call) inout(x []float32) address {
	if at, ok := c.b.resident(x); ok {
		return at
	}
	at := c.sent(bytesOf(x))
	c.backs = append(c.backs, back{x, at})
	return at
}

// sent is a temporary copy of the host's bytes.
func (c *call) sent(bytes []byte) address {
	at := c.temp(len(bytes))
	if c.b.err == nil && len(bytes) > 0 {
		c.b.fail(c.b.dev.Upload(at, bytes))
	}
	return at
}

// temp is device memory until the end of the operation.
func (c *call) temp(bytes int) address {
	if c.b.err != nil {
		return 0
	}
	at, err := c.b.dev.Alloc(max(bytes, 4))
	if err != nil {
		c.b.fail(fmt.Errorf("%w: %w", ErrMemory, err))
		return 0
	}
	c.temps = append(c.temps, at)
	return at
}

// drop frees a temporary before the operation ends.
func (c *call) drop(at address) {
	if i := slices.Index(c.temps, at); i >= 0 {
		c.temps = slices.Delete(c.temps, i, i+1)
		c.b.fail(c.b.free(at))
	}
}

func (c *call) launch(kernel string, g grid, threads int, values ...any) {
	if c.b.err == nil {
		c.b.fail(c.b.dev.Launch(kernel, g, threads, give(values...)))
	}
}

// blockThreads is the block size of kernels without shared memory.
const blockThreads = 128

// threads launches one thread for each of n.
func (c *call) threads(kernel string, n int, values ...any) {
	if n > 0 {
		c.launch(kernel, grid{ceil(n, blockThreads), 1, 1}, blockThreads, values...)
	}
}

// warps launches one warp for each of n.
func (c *call) warps(kernel string, n int, values ...any) {
	c.threads(kernel, 32*n, values...)
}
