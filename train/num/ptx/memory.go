package ptx

import (
	"encoding/binary"
	"fmt"
	"sort"
)

// Address is an address in global memory, in bytes. 0 is never valid.
type Address uint64

const (
	firstAddress = 0x7f00_0000_0000
	guardBytes   = 1 << 20 // between allocations: what overruns one meets none
)

// Values of accesses.writer and accesses.reader. 0 is no thread. Other values
// are one more than the number of a thread in the launch, and less than the two
// below.
const (
	severalReaders = 1<<32 - 1 // several readers
	anAtomic       = 1<<32 - 2 // written by an atomic operation
)

// accesses records which threads touched a word in the epoch of its last
// access.
type accesses struct {
	epoch, writer, reader uint32
	written               bool // ever
}

func (a *accesses) enter(epoch uint32) {
	if a.epoch != epoch {
		a.epoch, a.writer, a.reader = epoch, 0, 0
	}
}

// read records a read by a thread, or returns the race or the missing write.
func (a *accesses) read(epoch, thread uint32) error {
	if !a.written {
		return fmt.Errorf("%w: a word that nobody has written is read", ErrUninitialised)
	}
	a.enter(epoch)
	if a.writer != 0 && a.writer != thread {
		return fmt.Errorf("%w: reads what %s writes", ErrRace, who(a.writer))
	}
	if a.reader != 0 && a.reader != thread {
		thread = severalReaders
	}
	a.reader = thread
	return nil
}

func (a *accesses) write(epoch, thread uint32) error {
	a.enter(epoch)
	if a.writer != 0 && a.writer != thread {
		return fmt.Errorf("%w: writes what %s writes", ErrRace, who(a.writer))
	}
	if a.reader != 0 && a.reader != thread {
		return fmt.Errorf("%w: writes what %s reads", ErrRace, who(a.reader))
	}
	a.writer, a.written = thread, true
	return nil
}

func who(id uint32) string {
	switch id {
	case severalReaders:
		return "more than one thread"
	case anAtomic:
		return "an atomic operation"
	}
	return fmt.Sprintf("thread %d of the launch", id-1)
}

// space is words with the accesses to each.
type space struct {
	words    []uint32
	accesses []accesses
}

func newSpace(bytes int) space {
	n := (bytes + 3) / 4
	return space{make([]uint32, n), make([]accesses, n)}
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

// find returns the allocation that holds all of [at, at+bytes).
func (m *memory) find(at Address, bytes uint64) (*allocation, error) {
	if a := m.last; a != nil && at >= a.base && uint64(at-a.base)+bytes <= a.size {
		return a, nil
	}
	i := sort.Search(len(m.pieces), func(i int) bool { return m.pieces[i].base > at }) - 1
	if i < 0 || uint64(at-m.pieces[i].base)+bytes > m.pieces[i].size {
		return nil, fmt.Errorf("%w: %d bytes at %#x, outside of every allocation%s", ErrMemory, bytes, at,
			m.near(i, at))
	}
	m.last = m.pieces[i]
	return m.last, nil
}

// near describes the allocation that an address misses.
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
		a.accesses[first+i] = accesses{written: true}
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
		if !a.accesses[first+i].written {
			return fmt.Errorf("%w: word %d of a copy from the device", ErrUninitialised, i)
		}
		binary.LittleEndian.PutUint32(b[4*i:], a.words[first+i])
	}
	return nil
}
