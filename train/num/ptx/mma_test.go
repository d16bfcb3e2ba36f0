package ptx

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestMMA multiplies whole matrices: A and B are dealt to the lanes by the
// figures of the PTX ISA ("Matrix fragments for mma.m16n8k32", .s8), the lanes'
// results gathered by them, and compared with sums over the matrices.
func TestMMA(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var a [16][32]int8
	var b [32][8]int8
	var c [16][8]int32
	for i := range a {
		for k := range a[i] {
			a[i][k] = int8(r.IntN(256) - 128)
		}
		for j := range c[i] {
			c[i][j] = int32(r.Uint32())
		}
	}
	for k := range b {
		for j := range b[k] {
			b[k][j] = int8(r.IntN(256) - 128)
		}
	}
	in := make([]uint32, 10*lanes)
	for l := range lanes {
		group, inGroup := l/4, l%4
		for e := range 16 { // element e of the fragment of A
			row, col := group, inGroup*4+e&3
			if e/4%2 == 1 {
				row += 8
			}
			if e >= 8 {
				col += 16
			}
			in[(e/4)*lanes+l] |= uint32(uint8(a[row][col])) << (8 * (e & 3))
		}
		for e := range 8 {
			row := inGroup*4 + e&3
			if e >= 4 {
				row += 16
			}
			in[(4+e/4)*lanes+l] |= uint32(uint8(b[row][group])) << (8 * (e & 3))
		}
		for e := range 4 {
			in[(6+e)*lanes+l] = uint32(c[group+e/2*8][inGroup*2+e&1])
		}
	}
	lines := ""
	for i := range 10 {
		lines += line("ld.global.u32 %r", i+2, ", [%rd3+", i*4*lanes, "];")
	}
	lines += "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r20,%r21,%r22,%r23}, {%r2,%r3,%r4,%r5}, {%r6,%r7}, " +
		"{%r8,%r9,%r10,%r11};\n"
	for e := range 4 {
		lines += line("st.global.u32 [%rd2+", e*4*lanes, "], %r", 20+e, ";")
	}
	out, err := launch(t, lines, lanes, 4*lanes, in)
	if err != nil {
		t.Fatal(err)
	}
	for l := range lanes {
		for e := range 4 {
			row, col := l/4+e/2*8, l%4*2+e&1
			want := c[row][col]
			for k := range 32 {
				want += int32(a[row][k]) * int32(b[k][col])
			}
			if got := int32(out[e*lanes+l]); got != want {
				t.Errorf("row %d, column %d: %d, want %d", row, col, got, want)
			}
		}
	}
}

func line(parts ...any) string { return fmt.Sprint(parts...) + "\n" }
