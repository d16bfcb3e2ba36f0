// Package emulator runs the kernels of train/num/cuda on the PTX interpreter of
// train/num/ptx. It is slower than num.Ref() by a factor of ten, gives the same
// bits, and is strict: races, wrong barriers, accesses out of bounds and reads of
// memory that was never written end a launch with an error. Tests and tools use
// it; the program infernet does not contain it.
package emulator

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num/ptx"
)

// Name is the name for the back end of an emulated device.
const Name = "cuda-emulated"

// Driver is a cuda.Driver whose device is the interpreter. The zero value is not
// usable; New makes one.
type Driver struct {
	Machine ptx.Machine // its memory and its limits
	entries map[string]*ptx.Entry
}

// New gives an emulated device without kernels.
func New() *Driver { return &Driver{entries: map[string]*ptx.Entry{}} }

// Load adds the kernels of a PTX text.
func (d *Driver) Load(text string) error {
	m, err := ptx.Parse(text)
	if err != nil {
		return err
	}
	for _, entry := range m.Entries() {
		d.entries[entry.Name] = entry
	}
	return nil
}

// Alloc gives memory of the device that nothing has written.
func (d *Driver) Alloc(bytes int) (uint64, error) {
	at, err := d.Machine.Alloc(bytes)
	return uint64(at), err
}

// Free gives memory back.
func (d *Driver) Free(at uint64) error { return d.Machine.Free(ptx.Address(at)) }

// Upload copies to the device.
func (d *Driver) Upload(to uint64, b []byte) error { return d.Machine.Write(ptx.Address(to), b) }

// Download copies from the device.
func (d *Driver) Download(b []byte, from uint64) error { return d.Machine.Read(b, ptx.Address(from)) }

// Launch interprets a kernel over a grid of blocks of threads.
func (d *Driver) Launch(kernel string, grid [3]int, threads int, args []byte) error {
	entry := d.entries[kernel]
	if entry == nil {
		return fmt.Errorf("emulator: no such kernel: %q", kernel)
	}
	return d.Machine.Launch(entry, ptx.Dim{X: grid[0], Y: grid[1], Z: grid[2]}, threads, args)
}

// Sync has nothing to wait for: every call is done when it returns.
func (d *Driver) Sync() error { return nil }

// Close does nothing: the memory is the garbage collector's.
func (d *Driver) Close() error { return nil }

// Processors is a number like that of a large GPU, so that the back end divides
// its work as it does there.
func (d *Driver) Processors() int { return 100 }
