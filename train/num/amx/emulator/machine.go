package emulator

import (
	"encoding/binary"
	"fmt"
	"sync"
	"unsafe"

	"github.com/infernetprotocol/infernet/train/num/amx"
)

const (
	lanes     = 16 // dwords of a vector
	tileRows  = 16
	lineBytes = 64 // of a row of a tile, and of a vector
	tileBytes = tileRows * lineBytes
)

// Name is the name for a back end whose products of integers are emulated.
const Name = "amx-emulated"

// machine is the state of one call.
type machine struct {
	general map[string]uint64
	vector  [32][lanes]uint32
	tile    [8][tileBytes]byte
	config  []byte // the tiles' configuration, nil while there is none
	zero    bool   // the flag
	at      int    // the next instruction
	done    bool
	frame   map[string]uint64 // arguments and locals by name
	memory  []region
}

// region is memory that the kernel may reach.
type region struct {
	name  string
	start uint64
	bytes []byte
}

// load is n bytes at an address.
func (m *machine) load(address uint64, n int) []byte {
	for _, r := range m.memory {
		if at := address - r.start; at < uint64(len(r.bytes)) && uint64(len(r.bytes))-at >= uint64(n) {
			return r.bytes[at:][:n]
		}
	}
	panic(fmt.Sprintf("emulator: instruction %d reaches %d bytes at %#x, outside of its memory", m.at, n, address))
}

func (m *machine) loadVector(address uint64) (v [lanes]uint32) {
	b := m.load(address, lineBytes)
	for i := range v {
		v[i] = binary.NativeEndian.Uint32(b[4*i:])
	}
	return v
}

func (m *machine) storeVector(address uint64, v [lanes]uint32) {
	b := m.load(address, lineBytes)
	for i, x := range v {
		binary.NativeEndian.PutUint32(b[4*i:], x)
	}
}

// kernel is the program, parsed once.
var kernel = sync.OnceValue(func() *program { return parse(amx.Source()) })

// Multiply is an amx.Kernel that interprets amx.Multiply.
func Multiply(a, b *byte, c *float32, scratch *byte, ldc, load, blocks, panels, group, strideA, strideB int) {
	kernel().multiply(a, b, c, scratch, ldc, load, blocks, panels, group, strideA, strideB)
}

func (p *program) multiply(
	a, b *byte, c *float32, scratch *byte, ldc, load, blocks, panels, group, strideA, strideB int,
) {
	m := &machine{general: map[string]uint64{}, frame: map[string]uint64{}}
	for name, value := range map[string]int{"ldc": ldc, "load": load, "blocks": blocks, "panels": panels,
		"group": group, "strideA": strideA, "strideB": strideB} {
		m.frame[name] = uint64(value)
	}
	m.reach("a", a, (group-1)*strideA+blocks*amx.BlockBytes)
	m.reach("b", b, (panels-1)*strideB+blocks*amx.BlockBytes)
	m.reach("c", (*byte)(unsafe.Pointer(c)), (group*amx.Rows-1)*ldc+panels*lineBytes)
	m.reach("scratch", scratch, amx.ScratchBytes)
	m.reach("", &p.data[0], len(p.data))
	m.general[dataRegister] = m.memory[len(m.memory)-1].start
	for !m.done {
		step := p.steps[m.at]
		m.at++
		step(m)
	}
}

// dataRegister holds where the program's data lie.
const dataRegister = "SB"

// reach allows n bytes at p; an argument of that name points there.
func (m *machine) reach(name string, p *byte, n int) {
	start := uint64(uintptr(unsafe.Pointer(p)))
	m.memory = append(m.memory, region{name, start, unsafe.Slice(p, n)})
	if name != "" {
		m.frame[name] = start
	}
}
