package emulator

import (
	"encoding/binary"
	"fmt"
)

// The general registers by the numbers that instructions have for them.
var registers = [8]string{"AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI"}

// decode reads an instruction of tiles: a VEX prefix of three bytes, the operation code and its operands (Intel
// SDM, volume 2, chapters 2.3 and 3). Registers above DI, and tiles above 7, do not occur.
func decode(code []byte) step {
	if len(code) < 5 || code[0] != 0xc4 || code[1] != 0xe2 || code[2]&0x84 != 0 {
		panic(fmt.Sprintf("emulator: % x is no instruction of tiles", code))
	}
	prefix, source := code[2]&3, int(^code[2]>>3&15)
	mode, reg, rm := code[4]>>6, int(code[4]>>3&7), int(code[4]&7)
	op := fmt.Sprintf("%02x/%d/%d", code[3], prefix, mode)
	switch {
	case op == "49/0/0" && reg == 0:
		return func(m *machine) { m.configure(m.general[registers[rm]]) }
	case op == "49/0/3" && code[4] == 0xc0:
		return func(m *machine) { m.config = nil }
	case op == "49/3/3" && rm == 0:
		return func(m *machine) { m.tile[m.used(reg)] = [tileBytes]byte{} }
	case op == "4b/3/2" && rm == 4:
		return tileMemory(code[5:], func(m *machine, row int, line []byte) {
			copy(m.tile[m.used(reg)][row*lineBytes:], line)
		})
	case op == "4b/2/2" && rm == 4:
		return tileMemory(code[5:], func(m *machine, row int, line []byte) {
			copy(line, m.tile[m.used(reg)][row*lineBytes:])
		})
	case op == "5e/3/3" && source < 8:
		return func(m *machine) {
			dot(&m.tile[m.used(reg)], &m.tile[m.used(rm)], &m.tile[m.used(source)])
		}
	}
	panic(fmt.Sprintf("emulator: % x is no instruction of tiles", code))
}

// tileMemory moves the rows of a tile; operands are a SIB byte without scale and four bytes of displacement.
func tileMemory(operands []byte, moveRow func(m *machine, row int, line []byte)) step {
	if len(operands) != 5 || operands[0]>>6 != 0 {
		panic(fmt.Sprintf("emulator: operands % x of a tile in memory", operands))
	}
	base, stride := registers[operands[0]&7], registers[operands[0]>>3&7]
	disp := uint64(int64(int32(binary.LittleEndian.Uint32(operands[1:]))))
	return func(m *machine) {
		for row := range tileRows {
			moveRow(m, row, m.load(m.general[base]+disp+uint64(row)*m.general[stride], lineBytes))
		}
	}
}

// configure reads a configuration and wants every tile of 16 rows of 64 bytes (SDM, volume 1, 18.2).
func (m *machine) configure(address uint64) {
	c := m.load(address, 64)
	if c[0] != 1 || c[1] != 0 {
		panic(fmt.Sprintf("emulator: palette %d, start row %d", c[0], c[1]))
	}
	for t := range m.tile {
		if binary.LittleEndian.Uint16(c[16+2*t:]) != lineBytes || c[48+t] != tileRows {
			panic(fmt.Sprintf("emulator: tile %d has another shape", t))
		}
	}
	m.config, m.tile = c, [8][tileBytes]byte{}
}

// used is a tile that may be used.
func (m *machine) used(t int) int {
	if m.config == nil {
		panic("emulator: tiles are used before they are configured")
	}
	return t
}

// dot is TDPBSSD: c += a·b, where a row of a is 16 groups of four signed bytes along k, and a row of b is one group
// of 16 columns.
func dot(c, a, b *[tileBytes]byte) {
	for row := range tileRows {
		sums := c[row*lineBytes:][:lineBytes]
		for group := range lanes {
			x := a[row*lineBytes+4*group:][:4]
			y := b[group*lineBytes:][:lineBytes]
			for col := range lanes {
				s := int32(binary.NativeEndian.Uint32(sums[4*col:]))
				for i := range 4 {
					s += int32(int8(x[i])) * int32(int8(y[4*col+i]))
				}
				binary.NativeEndian.PutUint32(sums[4*col:], uint32(s))
			}
		}
	}
}
