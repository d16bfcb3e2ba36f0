package cuda

import (
	"fmt"
	"sort"
	"unsafe"
)

// region is a slice that lives on the device.
type region struct {
	host []float32
	at   address
}

func (r region) start() uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(r.host))) }
func (r region) end() uintptr   { return r.start() + uintptr(4*len(r.host)) }

// bytesOf is x as the device's bytes: both are little-endian.
func bytesOf(x []float32) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), 4*len(x))
}

func bytesOfTokens(x []int32) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), 4*len(x))
}

// Alloc returns n zeros that live on the device until Close. The slice
// identifies them on the host. Read it only after Pull, and write it only
// before Push. The error wraps ErrMemory, and Err returns it from then on.
func (b *Backend) Alloc(n int) ([]float32, error) {
	if n == 0 {
		return nil, nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.err != nil {
		return nil, b.err
	}
	at, err := b.dev.Alloc(4 * n)
	if err != nil {
		b.fail(fmt.Errorf("%w: %d MiB more are needed, %d MiB are in use: use a smaller batch, context or model: %w",
			ErrMemory, n>>18, b.held()>>18, err))
		return nil, b.err
	}
	c := &call{b: b}
	c.threads("zero", n, at, uint64(n))
	r := region{make([]float32, n), at}
	i := sort.Search(len(b.regions), func(i int) bool { return b.regions[i].start() > r.start() })
	b.regions = append(b.regions, region{})
	copy(b.regions[i+1:], b.regions[i:])
	b.regions[i] = r
	return r.host, b.err
}

// held is the number of values in slices that live on the device.
func (b *Backend) held() (n int) {
	for _, r := range b.regions {
		n += len(r.host)
	}
	return n
}

// resident finds a slice, or a part of one, that lives on the device.
func (b *Backend) resident(x []float32) (address, bool) {
	if len(x) == 0 {
		return 0, false
	}
	start := uintptr(unsafe.Pointer(unsafe.SliceData(x)))
	i := sort.Search(len(b.regions), func(i int) bool { return b.regions[i].start() > start }) - 1
	if i < 0 || start+uintptr(4*len(x)) > b.regions[i].end() {
		return 0, false
	}
	return b.regions[i].at + address(start-b.regions[i].start()), true
}

// Pull copies the device's values of x to the host. x is a slice from Alloc or
// a part of one. Pull waits for all work. After a failure the values are NaN.
func (b *Backend) Pull(x []float32) {
	b.do(func(c *call) {
		if at, ok := b.resident(x); ok {
			c.backs = append(c.backs, back{x, at})
		}
	})
}

// Push copies the host's values of x to the device.
func (b *Backend) Push(x []float32) {
	b.do(func(*call) {
		if at, ok := b.resident(x); ok && b.err == nil {
			b.fail(b.dev.Upload(at, bytesOf(x)))
		}
	})
}
