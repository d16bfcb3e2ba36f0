package cuda

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num/conform"
)

// Device is a GPU as the driver describes it.
type Device struct {
	Index      int
	Name       string
	Capability string // compute capability, such as "9.0"
	Memory     uint64 // bytes
	Processors int    // multiprocessors
}

// leastMajor is the least compute capability that runs the kernels: that of
// Ampere, whose tensor cores multiply bytes 32 deep.
const leastMajor = 8

// Open opens the GPU with an index and tests it: a GPU that computes other bits
// than the reference is refused. The error wraps ErrNoDriver, ErrNoDevice,
// ErrDevice, ErrMemory or conform.ErrBits.
func Open(index int) (*Backend, error) {
	d, err := openDriver(index)
	if err != nil {
		return nil, err
	}
	b, err := New(Name, d)
	if err != nil {
		return nil, err
	}
	if _, err := conform.Run(b, conform.Options{Rounds: 1, Seed: 1, Small: true}); err != nil {
		b.Close()
		return nil, fmt.Errorf("cuda: self-test: %w; do not compute on this GPU, report it", err)
	}
	return b, nil
}
