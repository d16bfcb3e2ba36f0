package cuda

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/num/ptx"
)

// Emulate gives a back end that runs the kernels on the PTX interpreter: slower
// than num.Ref() by a factor of ten, with the same bits, and strict about races,
// barriers, bounds and memory that nobody has written.
func Emulate() (*Backend, error) {
	return open("cuda-emulated", &emulated{entries: map[string]*ptx.Entry{}})
}

// emulated is the interpreter as a device.
type emulated struct {
	machine ptx.Machine
	entries map[string]*ptx.Entry
}

func (e *emulated) load(text string) error {
	m, err := ptx.Parse(text)
	if err != nil {
		return err
	}
	for _, entry := range m.Entries() {
		e.entries[entry.Name] = entry
	}
	return nil
}

func (e *emulated) alloc(bytes int) (address, error) {
	at, err := e.machine.Alloc(bytes)
	return address(at), err
}

func (e *emulated) free(at address) error             { return e.machine.Free(ptx.Address(at)) }
func (e *emulated) upload(to address, b []byte) error { return e.machine.Write(ptx.Address(to), b) }
func (e *emulated) download(b []byte, from address) error {
	return e.machine.Read(b, ptx.Address(from))
}
func (e *emulated) sync() error     { return nil }
func (e *emulated) close() error    { return nil }
func (e *emulated) processors() int { return 100 }

func (e *emulated) launch(kernel string, g grid, threads int, args []byte) error {
	entry := e.entries[kernel]
	if entry == nil {
		return fmt.Errorf("%w %q", errNoKernel, kernel)
	}
	return e.machine.Launch(entry, ptx.Dim{X: g.x, Y: g.y, Z: g.z}, threads, args)
}
