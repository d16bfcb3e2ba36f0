package ptx

import (
	"encoding/binary"
	"fmt"
	"sort"
)

// Address is a place in global memory, in bytes. 0 is never one.
type Address uint64

const (
	firstAddress = 0x7f00_0000_0000
	guardBytes   = 1 << 20 // between allocations: what overruns one meets none
)

// Ids of threads in a trace: 0 is nobody; others are a thread's number in the
// launch and one, below the last two.
const (
	severals = 1<<32 - 1 // several readers
	atomics  = 1<<32 - 2 // written by an atomic operation
)

// trace is who touched a word last, in the epoch when it was.
type trace struct {
	epoch, writer, reader uint32
	written               bool // ever
}

func (t *trace) enter(epoch uint32) {
	if t.epoch != epoch {
		t.epoch, t.writer, t.reader = epoch, 0, 0
	}
}

// read reports whether thread may read, and remembers that it did.
func (t *trace) read(epoch, thread uint32) error {
	if !t.written {
		return fmt.Errorf("%w: a word that nobody has written is read", ErrUninitialised)
	}
	t.enter(epoch)
	if t.writer != 0 && t.writer != thread {
		return fmt.Errorf("%w: reads what %s writes", ErrRace, who(t.writer))
	}
	if t.reader != 0 && t.reader != thread {
		thread = severals
	}
	t.reader = thread
	return nil
}

func (t *trace) write(epoch, thread uint32) error {
	t.enter(epoch)
	if t.writer != 0 && t.writer != thread {
		return fmt.Errorf("%w: writes what %s writes", ErrRace, who(t.writer))
	}
	if t.reader != 0 && t.reader != thread {
		return fmt.Errorf("%w: writes what %s reads", ErrRace, who(t.reader))
	}
	t.writer, t.written = thread, true
	return nil
}

func who(id uint32) string {
	switch id {
	case severals:
		return "more than one thread"
	case atomics:
		return "an atomic operation"
	}
	return fmt.Sprintf("thread %d of the launch", id-1)
}

// space is words with their traces.
type space struct {
	words  []uint32
	traces []trace
}

func newSpace(bytes int) space {
	n := (bytes + 3) / 4
	return space{make([]uint32, n), make([]trace, n)}
}

// allocation is a piece of global memory.
type allocation struct {
	base Address
	size uint64
	space
}

// memory is all of global memory, in ascending order of addresses.
type memory struct {
	pieces []*allocation
	last   *allocation
	next   Address
	used   uint64
}

func (m *memory) alloc(bytes int) Address {
	if m.next == 0 {
		m.next = firstAddress
	}
	a := &allocation{base: m.next, size: uint64(bytes), space: newSpace(bytes)}
	m.pieces = append(m.pieces, a)
	m.next += Address(roundUp(bytes, guardBytes) + guardBytes)
	m.used += a.size
	return a.base
}

func (m *memory) free(at Address) error {
	for i, a := range m.pieces {
		if a.base == at {
			m.pieces = append(m.pieces[:i], m.pieces[i+1:]...)
			m.used -= a.size
			m.last = nil
			return nil
		}
	}
	return fmt.Errorf("%w: %#x was not allocated", ErrMemory, at)
}

// find gives the allocation that holds all of [at, at+bytes).
func (m *memory) find(at Address, bytes uint64) (*allocation, error) {
	if a := m.last; a != nil && at >= a.base && uint64(at-a.base)+bytes <= a.size {
		return a, nil
	}
	i := sort.Search(len(m.pieces), func(i int) bool { return m.pieces[i].base > at }) - 1
	if i < 0 || uint64(at-m.pieces[i].base)+bytes > m.pieces[i].size {
		return nil, fmt.Errorf("%w: %d bytes at %#x, outside of every allocation%s", ErrMemory, bytes, at, m.near(i, at))
	}
	m.last = m.pieces[i]
	return m.last, nil
}

// near says which allocation an address misses.
func (m *memory) near(i int, at Address) string {
	if i < 0 {
		return ""
	}
	a := m.pieces[i]
	return fmt.Sprintf("; the one before it has %d bytes, this is at %d", a.size, at-a.base)
}

func (m *memory) copyIn(at Address, b []byte) error {
	a, err := m.find(at, uint64(len(b)))
	if err != nil || len(b) == 0 {
		return err
	}
	if at%4 != 0 || len(b)%4 != 0 {
		return fmt.Errorf("%w: copies are of whole words", ErrMemory)
	}
	first := int(at-a.base) / 4
	for i := range len(b) / 4 {
		a.words[first+i] = binary.LittleEndian.Uint32(b[4*i:])
		a.traces[first+i] = trace{written: true}
	}
	return nil
}

func (m *memory) copyOut(b []byte, at Address) error {
	a, err := m.find(at, uint64(len(b)))
	if err != nil || len(b) == 0 {
		return err
	}
	if at%4 != 0 || len(b)%4 != 0 {
		return fmt.Errorf("%w: copies are of whole words", ErrMemory)
	}
	first := int(at-a.base) / 4
	for i := range len(b) / 4 {
		if !a.traces[first+i].written {
			return fmt.Errorf("%w: word %d of a copy from the device", ErrUninitialised, i)
		}
		binary.LittleEndian.PutUint32(b[4*i:], a.words[first+i])
	}
	return nil
}
