package cuda

import (
	"encoding/binary"
	"math"
)

// address is an address in the device's memory, in bytes; 0 is none. It and grid
// are aliases so that a Driver can be written without this package.
type address = uint64

// grid is the number of blocks in the directions x, y and z.
type grid = [3]int

// Driver is what the host code needs of a GPU. Calls take effect in the order
// in which they are made. Only Download and Sync wait for that. A Driver is used
// by one goroutine at a time.
type Driver interface {
	// Load makes the kernels of a PTX text known to Launch.
	Load(text string) error
	// Alloc gives memory of unknown content and returns its address.
	Alloc(bytes int) (uint64, error)
	// Free gives memory back. Work issued before may still use it.
	Free(at uint64) error
	// Upload copies from the host, which may change b afterwards.
	Upload(to uint64, b []byte) error
	// Download copies to the host and waits for it.
	Download(b []byte, from uint64) error
	// Launch runs a kernel over a grid of blocks; a block has that many threads in
	// one dimension. args are the kernel's parameters as the ABI lays them out.
	Launch(kernel string, grid [3]int, threads int, args []byte) error
	// Sync waits for all work.
	Sync() error
	// Close gives back all that the device holds.
	Close() error
	// Processors is the least number of blocks that run at the same time.
	Processors() int
}

// arguments lays out the parameters of a kernel.
type arguments struct{ b []byte }

// give appends values. An address or uint64 takes 8 bytes, any other value 4,
// each aligned to its size.
func give(values ...any) []byte {
	var a arguments
	for _, v := range values {
		a.add(v)
	}
	return a.b
}

func (a *arguments) add(v any) {
	switch v := v.(type) {
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
