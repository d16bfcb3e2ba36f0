package ptx

import (
	"encoding/binary"
	"fmt"
)

// lanes is the number of threads of a warp.
const lanes = 32

// Limits of a launch on every GPU since compute capability 3.
const (
	maxBlockThreads = 1024
	maxGridX        = 1<<31 - 1
	maxGridYZ       = 1<<16 - 1
)

// Dim is the size of a grid in blocks, or the position of a block.
type Dim struct{ X, Y, Z int }

func (d Dim) String() string { return fmt.Sprintf("(%d,%d,%d)", d.X, d.Y, d.Z) }

// Machine executes kernels. It is not safe for concurrent use.
type Machine struct {
	// Limit is the most instructions that a warp executes; 0 is 1<<28.
	Limit int
	// Capacity is the most bytes of global memory; 0 is 1<<30.
	Capacity int

	memory memory
	epoch  uint32 // of global memory: the number of the launch
	block  block
}

// Alloc returns memory that is not written yet. The error wraps ErrNoMemory.
func (m *Machine) Alloc(bytes int) (Address, error) {
	limit := m.Capacity
	if limit == 0 {
		limit = 1 << 30
	}
	if bytes < 0 || m.memory.used+uint64(bytes) > uint64(limit) {
		return 0, fmt.Errorf("%w: %d bytes wanted, %d of %d are taken", ErrNoMemory, bytes, m.memory.used, limit)
	}
	return m.memory.alloc(bytes), nil
}

// Free frees memory that Alloc returned.
func (m *Machine) Free(at Address) error { return m.memory.free(at) }

// Write copies whole words to global memory.
func (m *Machine) Write(at Address, b []byte) error { return m.memory.copyIn(at, b) }

// Read copies whole words from global memory; all of them must have been written.
func (m *Machine) Read(b []byte, at Address) error { return m.memory.copyOut(b, at) }

// Launch runs e to its end over a grid of blocks with that many threads in one
// dimension. args holds the parameters as the ABI lays them out. The error
// wraps ErrLaunch or is a *RuntimeError.
func (m *Machine) Launch(e *Entry, grid Dim, threads int, args []byte) error {
	if len(args) != e.paramBytes {
		return fmt.Errorf("%w: %s takes %d bytes of arguments, not %d", ErrLaunch, e.Name, e.paramBytes, len(args))
	}
	if threads < 1 || threads > maxBlockThreads || e.MaxThreads > 0 && threads > e.MaxThreads {
		return fmt.Errorf("%w: %s in blocks of %d threads", ErrLaunch, e.Name, threads)
	}
	if grid.X < 1 || grid.X > maxGridX || grid.Y < 1 || grid.Y > maxGridYZ || grid.Z < 1 || grid.Z > maxGridYZ {
		return fmt.Errorf("%w: %s over a grid of %v", ErrLaunch, e.Name, grid)
	}
	m.epoch++
	m.block.prepare(m, e, threads, args)
	for z := range grid.Z {
		for y := range grid.Y {
			for x := range grid.X {
				if err := m.block.run(Dim{x, y, z}, ((z*grid.Y+y)*grid.X+x)*threads); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// block is the running block, and what all blocks of a launch share.
type block struct {
	m       *Machine
	e       *Entry
	args    []byte
	threads int
	at      Dim
	first   int // number of thread 0 in the launch
	shared  space
	epoch   uint32 // of shared memory: counts barriers over all blocks
	warps   []warp
}

func (b *block) prepare(m *Machine, e *Entry, threads int, args []byte) {
	b.m, b.e, b.threads, b.args = m, e, threads, args
	b.shared, b.epoch = newSpace(e.sharedSize), 0
	b.warps = make([]warp, (threads+lanes-1)/lanes)
	for i := range b.warps {
		b.warps[i].prepare(b, i)
	}
}

// run executes one block: its warps by turns from barrier to barrier.
func (b *block) run(at Dim, first int) error {
	b.at, b.first = at, first
	clear(b.shared.accesses)
	for i := range b.warps {
		b.warps[i].start()
	}
	for {
		b.epoch++
		waiting := 0
		for i := range b.warps {
			w := &b.warps[i]
			if err := w.run(); err != nil {
				return b.fault(w, err)
			}
			if w.groups != nil {
				waiting++
			}
		}
		if waiting == 0 {
			return nil
		}
		if err := b.meet(); err != nil {
			return err
		}
	}
}

// meet checks that all warps wait at the same barrier and releases them.
func (b *block) meet() error {
	pc := -1
	for i := range b.warps {
		if g := b.warps[i].groups; g != nil {
			pc = g[0].pc
		}
	}
	for i := range b.warps {
		w := &b.warps[i]
		if w.groups == nil || w.groups[0].pc != pc {
			w.pc = pc
			return b.fault(w, fmt.Errorf("%w: a warp waits here, this one is elsewhere or has ended", ErrBarrier))
		}
		w.groups[0].pc++
	}
	return nil
}

func (b *block) fault(w *warp, err error) error {
	return &RuntimeError{Entry: b.e.Name, Line: b.e.code[w.pc].line, Block: b.at,
		Thread: w.index*lanes + w.lane, Err: err}
}

func (b *block) argument(offset uint64, width int) uint64 {
	if width == 2 {
		return binary.LittleEndian.Uint64(b.args[offset:])
	}
	return uint64(binary.LittleEndian.Uint32(b.args[offset:]))
}
