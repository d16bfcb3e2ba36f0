// Command gen writes multiply_amd64.s, the products of x8/1 by AMX tiles. Go's
// assembler does not know AMX (1.26), so these instructions are written as bytes.
//
// The kernel keeps 16 rows of 16 columns of C in as many vector registers through all
// blocks along k. Four steps of different blocks run side by side, so that none waits
// for another: the tiles of block n are loaded and multiplied, the integer sums of
// block n-2 go from their tile to memory, and those of block n-3 are converted, scaled
// and added.
package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"strings"
)

// The general registers of the kernel.
const (
	tileA      = "AX"  // the block that is loaded next
	tileB      = "BX"  //
	stride     = "CX"  // 64, the bytes between the rows of a tile
	sums       = "DX"  // two tiles of sums
	vectorA    = "DI"  // the block that is added next
	vectorB    = "R8"  //
	out        = "R9"  // the tile of C
	ldc        = "R10" // bytes between the rows of C
	ldc3       = "R11" // three times that
	tileLeft   = "R12" // blocks of a tile of C left to load
	vectorLeft = "R13" // and to add
	all        = "R14" // blocks left to add in all
	temp       = "R15"
)

// number is how an instruction names a register.
var number = map[string]int{"AX": 0, "CX": 1, "DX": 2, "BX": 3}

// Sizes of a tile and of a packed block: its tile, and a line of scales.
const (
	rows       = 16
	tileBytes  = 1024
	blockBytes = tileBytes + 64
)

type writer struct{ strings.Builder }

// f writes an instruction, or several, one a line.
func (w *writer) f(format string, a ...any) {
	for line := range strings.Lines(fmt.Sprintf(format, a...)) {
		fmt.Fprintf(w, "\t%s\n", strings.TrimSpace(line))
	}
}

func (w *writer) label(l string) { fmt.Fprintf(w, "%s:\n", l) }

// bytes writes an instruction that the assembler does not know.
func (w *writer) bytes(what string, b ...int) {
	parts := make([]string, len(b))
	for i, x := range b {
		parts[i] = fmt.Sprintf("BYTE $0x%02x", x&255)
	}
	w.f("%s // %s", strings.Join(parts, "; "), what)
}

// tileMemory is TILELOADD (pp 3) or TILESTORED (pp 2) of tile t at disp(base), rows stride apart. Intel SDM vol. 2.
func (w *writer) tileMemory(what string, pp, t int, base string, disp int) {
	b, x := number[base], number[stride]
	w.bytes(fmt.Sprintf("%s tmm%d, %d(%s)(%s*1)", what, t, disp, base, stride),
		0xc4, 0xe2, 0x78|pp, 0x4b, 0x84|t<<3, x<<3|b, disp, disp>>8, disp>>16, disp>>24)
}

func (w *writer) load(t int, base string) { w.tileMemory("TILELOADD", 3, t, base, 0) }

func (w *writer) store(t, disp int) { w.tileMemory("TILESTORED", 2, t, sums, disp) }

func (w *writer) clear(t int) {
	w.bytes(fmt.Sprintf("TILEZERO tmm%d", t), 0xc4, 0xe2, 0x7b, 0x49, 0xc0|t<<3)
}

// dot is c += a·b of signed bytes.
func (w *writer) dot(c, a, b int) {
	w.bytes(fmt.Sprintf("TDPBSSD tmm%d, tmm%d, tmm%d", c, a, b), 0xc4, 0xe2, 0x03|(^b&15)<<3, 0x5e, 0xc0|c<<3|a)
}

func (w *writer) configure() {
	w.f("LEAQ ·tileConfig(SB), AX")
	w.bytes("LDTILECFG (AX)", 0xc4, 0xe2, 0x78, 0x49, 0x00)
}

func (w *writer) release() { w.bytes("TILERELEASE", 0xc4, 0xe2, 0x78, 0x49, 0xc0) }

// piece is what f writes.
func piece(f func(w *writer)) string {
	w := &writer{}
	f(w)
	return w.String()
}

// products is the first part of a unit: block n is multiplied, and if stored is set, the sums of block n-2 go to
// memory first. The tiles of sums and of factors take turns between the two slots.
func products(slot int, stored bool) []string {
	c, a, b := slot, 2+slot, 4+slot
	parts := []string{
		piece(func(w *writer) { w.load(b, tileB) }),
		piece(func(w *writer) { w.load(a, tileA) }),
	}
	if stored {
		parts = append(parts, piece(func(w *writer) { w.store(c, slot*tileBytes) }))
	}
	return append(parts, piece(func(w *writer) { w.clear(c) }), piece(func(w *writer) { w.dot(c, a, b) }))
}

// vectors is the second part: the sums in a slot, converted and scaled, are added to the rows of C in Z0 to Z15.
func vectors(slot int) (parts []string) {
	const scale, first, temps = 16, 17, 8
	for r := range rows {
		factor, sum := first+2*r%temps, first+(2*r+1)%temps
		parts = append(parts, piece(func(w *writer) {
			if r == 0 {
				w.f("VMOVUPS %d(%s), Z%d", tileBytes, vectorB, scale)
			}
			w.f("VPADDD.BCST %d(%s), Z%d, Z%d // bits of 2^(ea+eb)", tileBytes+4*r, vectorA, scale, factor)
			w.f("VCVTDQ2PS %d(%s), Z%d", slot*tileBytes+64*r, sums, sum)
			w.f("VFMADD231PS Z%d, Z%d, Z%d", sum, factor, r)
		}))
	}
	return parts
}

// lines writes an instruction for each row of the tile of C at temp.
func lines(w *writer, line func(row string, r int) string) {
	for r := range rows {
		row := []string{"(%s)", "(%s)(" + ldc + "*1)", "(%s)(" + ldc + "*2)", "(%s)(" + ldc3 + "*1)"}[r%4]
		w.f("%s", line(fmt.Sprintf(row, temp), r))
		if r%4 == 3 && r < rows-1 {
			w.f("LEAQ (%s)(%s*4), %s", temp, ldc, temp)
		}
	}
}

func prefetch(row string, _ int) string { return "PREFETCHT0 " + row }
func start(row string, r int) string    { return fmt.Sprintf("VMOVUPS %s, Z%d", row, r) }
func finish(row string, r int) string   { return fmt.Sprintf("VMOVUPS Z%d, %s", r, row) }

// unit is one block of each step of the pipeline.
func unit(w *writer, slot int) {
	id := fmt.Sprint(slot)
	begin(w, id)
	weave(w, vectors(1-slot), products(slot, true))
	loaded(w, "loaded"+id)
	w.f("ADDQ $%d, %s\nADDQ $%d, %s", blockBytes, vectorA, blockBytes, vectorB)
	w.f("DECQ %s\nJNZ added%s", vectorLeft, id)
	w.f("MOVQ %s, %s", out, temp)
	lines(w, finish)
	added(w, id)
	w.label("added" + id)
	w.f("DECQ %s", all)
}

// begin fills the rows of C if a new tile of C begins: with zeros, or with what C holds.
func begin(w *writer, id string) {
	w.f("CMPQ %s, blocks+48(FP)\nJNE going%s", vectorLeft, id)
	w.f("CMPQ load+40(FP), $0\nJNE from%s", id)
	for r := range rows {
		w.f("VPXORD Z%d, Z%d, Z%d", r, r, r)
	}
	w.f("MOVQ %s, %s", out, temp)
	lines(w, prefetch)
	w.f("JMP going%s", id)
	w.label("from" + id)
	w.f("MOVQ %s, %s", out, temp)
	lines(w, start)
	w.f("MOVQ next-8(SP), %s // the next tile of C is loaded after this one's blocks", temp)
	lines(w, prefetch)
	w.label("going" + id)
}

// added moves on to the next tile of C: the next left panel by the same right one, or the next column.
func added(w *writer, id string) {
	w.f("MOVQ blocks+48(FP), %s", vectorLeft)
	w.f("MOVQ vGroup-16(SP), %s\nDECQ %s\nJZ column%s", temp, temp, id)
	w.f("MOVQ %s, vGroup-16(SP)", temp)
	w.f("MOVQ vA-24(SP), %s\nADDQ strideA+72(FP), %s\nMOVQ %s, vA-24(SP)", vectorA, vectorA, vectorA)
	w.f("MOVQ vB-32(SP), %s\nJMP moved%s", vectorB, id)
	w.label("column" + id)
	w.f("MOVQ group+64(FP), %s\nMOVQ %s, vGroup-16(SP)", temp, temp)
	w.f("MOVQ a+0(FP), %s\nMOVQ %s, vA-24(SP)", vectorA, vectorA)
	w.f("MOVQ vB-32(SP), %s\nADDQ strideB+80(FP), %s\nMOVQ %s, vB-32(SP)", vectorB, vectorB, vectorB)
	w.label("moved" + id)
	w.f("MOVQ next-8(SP), %s", out)
	next(w, "next"+id)
}

// next finds the tile of C behind out: below it in the group, or at the top of the next column.
func next(w *writer, label string) {
	w.f("IMUL3Q $%d, %s, %s\nADDQ %s, %s", rows, ldc, temp, out, temp)
	w.f("CMPQ vGroup-16(SP), $1\nJNE %s", label)
	w.f("MOVQ top-40(SP), %s\nADDQ $64, top-40(SP)", temp)
	w.label(label)
	w.f("MOVQ %s, next-8(SP)", temp)
}

// loaded moves on to the block that is loaded next. Behind the last one it starts over: what is read there is
// never added.
func loaded(w *writer, label string) {
	w.f("ADDQ $%d, %s\nADDQ $%d, %s", blockBytes, tileA, blockBytes, tileB)
	w.f("DECQ %s\nJNZ %s", tileLeft, label)
	w.f("MOVQ blocks+48(FP), %s", tileLeft)
	w.f("DECQ tGroup-48(SP)\nJZ %scolumn", label)
	w.f("MOVQ tA-56(SP), %s\nADDQ strideA+72(FP), %s\nMOVQ %s, tA-56(SP)", tileA, tileA, tileA)
	w.f("MOVQ tB-64(SP), %s\nJMP %s", tileB, label)
	w.label(label + "column")
	w.f("MOVQ group+64(FP), %s\nMOVQ %s, tGroup-48(SP)", temp, temp)
	w.f("MOVQ a+0(FP), %s\nMOVQ %s, tA-56(SP)", tileA, tileA)
	w.f("MOVQ tB-64(SP), %s\nADDQ strideB+80(FP), %s", tileB, tileB)
	w.f("DECQ tPanels-72(SP)\nJNZ %skept", label)
	w.f("MOVQ b+8(FP), %s\nMOVQ $1, tPanels-72(SP)", tileB)
	w.label(label + "kept")
	w.f("MOVQ %s, tB-64(SP)", tileB)
	w.label(label)
}

// weave writes the parts of tiles evenly between those of vectors.
func weave(w *writer, vectors, tiles []string) {
	done := 0
	for i, v := range vectors {
		for done < len(tiles) && done*len(vectors) <= i*len(tiles) {
			w.WriteString(tiles[done])
			done++
		}
		w.WriteString(v)
	}
	w.WriteString(strings.Join(tiles[done:], ""))
}

func kernel(w *writer) {
	w.WriteString("\n// func multiply(a, b *byte, c *float32, scratch *byte, " +
		"ldc, load, blocks, panels, group, strideA, strideB int)\nTEXT ·multiply(SB), NOSPLIT, $80-88\n")
	w.configure()
	w.f("MOVQ $64, %s", stride)
	w.f("MOVQ a+0(FP), %s\nMOVQ %s, %s\nMOVQ %s, vA-24(SP)\nMOVQ %s, tA-56(SP)",
		tileA, tileA, vectorA, tileA, tileA)
	w.f("MOVQ b+8(FP), %s\nMOVQ %s, %s\nMOVQ %s, vB-32(SP)\nMOVQ %s, tB-64(SP)",
		tileB, tileB, vectorB, tileB, tileB)
	w.f("MOVQ c+16(FP), %s\nMOVQ scratch+24(FP), %s\nMOVQ ldc+32(FP), %s\nLEAQ (%s)(%s*2), %s",
		out, sums, ldc, ldc, ldc, ldc3)
	w.f("LEAQ 64(%s), %s\nMOVQ %s, top-40(SP)", out, temp, temp)
	w.f("MOVQ group+64(FP), %s\nMOVQ %s, vGroup-16(SP)\nMOVQ %s, tGroup-48(SP)", all, all, all)
	w.f("MOVQ panels+56(FP), %s\nMOVQ %s, tPanels-72(SP)\nIMULQ %s, %s", temp, temp, temp, all)
	w.f("MOVQ blocks+48(FP), %s\nMOVQ %s, %s\nIMULQ %s, %s", tileLeft, tileLeft, vectorLeft, tileLeft, all)
	next(w, "nextStart")
	for i := range 3 {
		w.WriteString(strings.Join(products(i%2, i == 2), ""))
		loaded(w, fmt.Sprint("start", i))
	}
	w.label("blocks")
	unit(w, 1)
	w.f("JZ done")
	unit(w, 0)
	w.f("JNZ blocks")
	w.label("done")
	w.release()
	w.f("VZEROUPPER\nRET")
}

// config is palette 1: eight tiles of 16 rows of 64 bytes.
func config(w *writer) {
	c := [64]byte{0: 1}
	for i := range 8 {
		c[16+2*i], c[48+i] = 64, rows
	}
	for i := 0; i < len(c); i += 8 {
		fmt.Fprintf(w, "DATA ·tileConfig+%d(SB)/8, $0x%016x\n", i, binary.LittleEndian.Uint64(c[i:]))
	}
	fmt.Fprintf(w, "GLOBL ·tileConfig(SB), RODATA|NOPTR, $%d\n", len(c))
}

func main() {
	w := &writer{}
	w.WriteString("// Code generated by gen. DO NOT EDIT.\n\n#include \"textflag.h\"\n\n")
	config(w)
	kernel(w)
	if err := os.WriteFile("multiply_amd64.s", []byte(w.String()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}
