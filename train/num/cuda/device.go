package cuda

import (
	"encoding/binary"
	"math"
)

// address is a place in the device's memory, in bytes; 0 is none.
type address uint64

// grid is the number of blocks in each direction.
type grid struct{ x, y, z int }

// device is what the host code needs of a GPU. Calls take effect in the order
// in which they are made; only download and sync wait for that. A device is used
// by one goroutine at a time.
type device interface {
	// load makes the kernels of a PTX text known to launch.
	load(text string) error
	// alloc gives memory of unknown content.
	alloc(bytes int) (address, error)
	// free gives it back; work issued before may still use it.
	free(at address) error
	// upload copies from the host, which may change b afterwards.
	upload(to address, b []byte) error
	// download copies to the host and waits for it.
	download(b []byte, from address) error
	// launch runs a kernel over a grid of blocks of threads in one dimension.
	// args are its parameters as the ABI lays them out.
	launch(kernel string, g grid, threads int, args []byte) error
	sync() error
	close() error
	// processors is how many blocks of threads run at one time at least.
	processors() int
}

// arguments lays out the parameters of a kernel.
type arguments struct{ b []byte }

// give appends values: address and uint64 take 8 bytes, the rest 4, each
// aligned to its size.
func give(values ...any) []byte {
	var a arguments
	for _, v := range values {
		a.add(v)
	}
	return a.b
}

func (a *arguments) add(v any) {
	switch v := v.(type) {
	case address:
		a.long(uint64(v))
	case uint64:
		a.long(v)
	case int:
		a.word(uint32(v))
	case uint32:
		a.word(v)
	case float32:
		a.word(math.Float32bits(v))
	case shape:
		for _, n := range []int{v.Length, v.Heads, v.KVHeads, v.HeadDim} {
			a.word(uint32(n))
		}
	default:
		panic("cuda: an argument of a type that no kernel takes")
	}
}

func (a *arguments) long(v uint64) {
	if len(a.b)%8 != 0 {
		a.word(0)
	}
	a.b = binary.LittleEndian.AppendUint64(a.b, v)
}

func (a *arguments) word(v uint32) { a.b = binary.LittleEndian.AppendUint32(a.b, v) }

// flag is a boolean of a kernel.
func flag(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

func ceil(a, b int) int { return (a + b - 1) / b }
