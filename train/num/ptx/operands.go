package ptx

import (
	"math"
	"strconv"
	"strings"
)

// class is the width of a register.
type class uint8

const (
	word class = iota // 32 bits, float or integer
	long              // 64 bits
	bit               // a predicate
	classes
)

// special are the read-only registers that describe a thread.
var special = [...]string{
	"%tid.x", "%ntid.x", "%ctaid.x", "%ctaid.y", "%ctaid.z",
}

// slots numbers the registers of an entry, each class from 0. Special registers
// and immediate values are slots as well. They are filled before a block
// starts, so that every source of an instruction is a slot.
type slots struct {
	count  [classes]int
	prefix map[string]family
	words  map[uint32]int
	longs  map[uint64]int
}

type family struct {
	kind         class
	first, count int
}

func (s *slots) init() {
	s.prefix, s.words, s.longs = map[string]family{}, map[uint32]int{}, map[uint64]int{}
	s.count[word] = len(special)
}

func (s *slots) declare(prefix string, kind class, n int) bool {
	if _, twice := s.prefix[prefix]; twice {
		return false
	}
	s.prefix[prefix] = family{kind, s.count[kind], n}
	s.count[kind] += n
	return true
}

// register finds a declared register by name.
func (s *slots) register(name string) (slot int, kind class, ok bool) {
	digits := len(name)
	for digits > 0 && name[digits-1] >= '0' && name[digits-1] <= '9' {
		digits--
	}
	f, ok := s.prefix[name[:digits]]
	n, err := strconv.Atoi(name[digits:])
	if !ok || err != nil || n >= f.count {
		return 0, 0, false
	}
	return f.first + n, f.kind, true
}

// fixed returns the slot of an immediate value.
func (s *slots) fixed(v uint64, kind class) int {
	if kind == long {
		return remember(s.longs, v, &s.count[long])
	}
	return remember(s.words, uint32(v), &s.count[word])
}

func remember[K comparable](known map[K]int, v K, count *int) int {
	at, ok := known[v]
	if !ok {
		at = *count
		known[v] = at
		*count++
	}
	return at
}

// source reads an operand of a class: a register, an immediate value, a special
// register or the address of a shared variable.
func (b *body) source(kind class) int {
	r, s := b.r, &b.e.slots
	t := r.next()
	if strings.HasPrefix(t, "%") {
		return b.named(t, kind)
	}
	if at, ok := b.e.shared[t]; ok && kind == long {
		return s.fixed(at, long)
	}
	negative := t == "-"
	if negative {
		t = r.next()
	}
	v, ok := immediate(t)
	if negative {
		v = -v
	}
	if !ok || kind == bit || kind == word && !fitsWord(v) {
		r.fail(ErrUnknown, "the operand %q", t)
		return 0
	}
	return s.fixed(v, kind)
}

// fitsWord reports whether v is an unsigned or a negative number of 32 bits.
func fitsWord(v uint64) bool { return v <= math.MaxUint32 || int64(v) < 0 && int64(v) >= math.MinInt32 }

func (b *body) named(t string, kind class) int {
	for i, name := range special {
		if t == name && kind == word {
			return i
		}
	}
	slot, found, ok := b.e.slots.register(t)
	if !ok || found != kind {
		b.r.fail(ErrUnknown, "the operand %q", t)
	}
	return slot
}

// immediate reads a decimal or hexadecimal integer, or a float as 0f and its bits.
func immediate(t string) (uint64, bool) {
	if bits, float := strings.CutPrefix(t, "0f"); float && len(bits) == 8 {
		v, err := strconv.ParseUint(bits, 16, 32)
		return v, err == nil
	}
	v, err := strconv.ParseUint(t, 0, 64)
	return v, err == nil
}

// destination reads a register that is written.
func (b *body) destination(kind class) int {
	slot, found, ok := b.e.slots.register(b.r.next())
	if !ok || found != kind {
		b.r.fail(ErrUnknown, "this destination")
	}
	return slot
}

// vector reads n registers: one bare, more in braces.
func (b *body) vector(n int, read func() int) (v [4]int) {
	if n == 1 {
		v[0] = read()
		return v
	}
	b.r.expect("{")
	for i := range n {
		if i > 0 {
			b.r.expect(",")
		}
		v[i] = read()
	}
	b.r.expect("}")
	return v
}

// address reads "[%rd4+16]".
func (b *body) address() (base int, offset uint64) {
	b.r.expect("[")
	base = b.source(long)
	offset = b.offset()
	b.r.expect("]")
	return base, offset
}

func (b *body) offset() uint64 {
	if !b.r.accept("+") {
		return 0
	}
	negative := b.r.accept("-")
	v, ok := immediate(b.r.next())
	if !ok {
		b.r.fail(ErrSyntax, "an offset that is no number")
	}
	if negative {
		return -v
	}
	return v
}
