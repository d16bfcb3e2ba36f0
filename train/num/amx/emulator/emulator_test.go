package emulator

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"unsafe"

	"github.com/infernetprotocol/infernet/train/num/amx"
)

// factors are packed panels with their meaning.
type factors struct {
	panels, blocks int
	integers       []int8 // by row, then k
	exponents      []int  // by row, then block
	packed         []byte
}

// random packs rows of random blocks, on the left or the right. Magnitudes and exponents come from all of their ranges.
func random(r *rand.Rand, panels, blocks int, right bool) *factors {
	rows := panels * amx.Rows
	f := &factors{panels: panels, blocks: blocks, integers: make([]int8, rows*blocks*64),
		exponents: make([]int, rows*blocks), packed: aligned(panels * blocks * amx.BlockBytes)}
	for i := range f.integers {
		f.integers[i] = []int8{int8(r.IntN(255) - 127), 127, -127, 0}[r.IntN(4)]
	}
	for i := range f.exponents {
		f.exponents[i] = r.IntN(114) - 63
	}
	for row := range rows {
		for b := range blocks {
			f.pack(row, b, right)
		}
	}
	return f
}

func (f *factors) pack(row, b int, right bool) {
	block := f.packed[(row/amx.Rows*f.blocks+b)*amx.BlockBytes:][:amx.BlockBytes]
	bias := 0
	if right {
		bias = 127
	}
	scale := uint32((f.exponents[row*f.blocks+b] + bias) << 23)
	*(*uint32)(unsafe.Pointer(&block[tileBytes+4*(row%amx.Rows)])) = scale
	for k := range 64 {
		at := row%amx.Rows*64 + k
		if right {
			at = k/4*64 + 4*(row%amx.Rows) + k%4
		}
		block[at] = byte(f.integers[(row*f.blocks+b)*64+k])
	}
}

func aligned(n int) []byte {
	b := make([]byte, n+64)
	return b[int(-uintptr(unsafe.Pointer(&b[0]))&63):][:n:n]
}

// plain is numerics.md §16: c + a·b in one chain over blocks.
func plain(a, b *factors, c []float32, ldc int) {
	for i := range a.panels * amx.Rows {
		for j := range b.panels * amx.Rows {
			for n := range a.blocks {
				sum := 0
				for k := range 64 {
					sum += int(a.integers[(i*a.blocks+n)*64+k]) * int(b.integers[(j*b.blocks+n)*64+k])
				}
				scaled := math.Ldexp(float64(sum), a.exponents[i*a.blocks+n]+b.exponents[j*b.blocks+n])
				c[i*ldc+j] += float32(scaled)
			}
		}
	}
}

func run(k amx.Kernel, a, b *factors, c []float32, ldc, load int) {
	k(&a.packed[0], &b.packed[0], &c[0], &aligned(amx.ScratchBytes)[0], 4*ldc, load, a.blocks, b.panels, a.panels,
		a.blocks*amx.BlockBytes, b.blocks*amx.BlockBytes)
}

// kernels are the interpreted one, and the real one where the processor has tiles.
func kernels(t *testing.T) map[string]amx.Kernel {
	all := map[string]amx.Kernel{Name: Multiply}
	if err := amx.Permit(); err != nil {
		t.Log(err)
	} else {
		all["amx"] = amx.Multiply
	}
	return all
}

func TestKernelComputesSection16(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		group, panels, blocks := 1+r.IntN(3), 1+r.IntN(4), 1+r.IntN(7)
		a, b := random(r, group, blocks, false), random(r, panels, blocks, true)
		ldc := panels*amx.Rows + r.IntN(5)
		start := make([]float32, group*amx.Rows*ldc)
		for i := range start {
			start[i] = float32(math.Ldexp(r.NormFloat64(), r.IntN(60)-30))
		}
		for name, k := range kernels(t) {
			for load := range 2 {
				got, want := append([]float32(nil), start...), append([]float32(nil), start...)
				if load == 0 {
					clearTable(want, group*amx.Rows, panels*amx.Rows, ldc)
				}
				plain(a, b, want, ldc)
				run(k, a, b, got, ldc, load)
				for i := range want {
					if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
						t.Fatalf("%s, %d x %d panels of %d blocks, load %d: element %d is %g, want %g", name, group,
							panels, blocks, load, i, got[i], want[i])
					}
				}
			}
		}
	}
}

func clearTable(c []float32, rows, cols, ldc int) {
	for i := range rows {
		clear(c[i*ldc:][:cols])
	}
}

// panics is what f panics with, or "".
func panics(f func()) (text string) {
	defer func() {
		if r := recover(); r != nil {
			text = r.(string)
		}
	}()
	f()
	return ""
}

// TestWrongKernelsAreFound: the emulator would be no check if it let wrong instructions pass.
func TestWrongKernelsAreFound(t *testing.T) {
	const dot, load = "BYTE $0xc4; BYTE $0xe2; BYTE $0x5b; BYTE $0x5e; BYTE $0xc2",
		"BYTE $0xc4; BYTE $0xe2; BYTE $0x7b; BYTE $0x4b; BYTE $0x94; BYTE $0x08; BYTE $0x00"
	for _, test := range []struct{ old, wrong, want string }{
		{dot, strings.Replace(dot, "0x5b", "0x5a", 1), "is no instruction of tiles"}, // TDPBSUD
		{load, strings.Replace(load, "BYTE $0x08", "BYTE $0x48", 1), "operands"},     // stride doubled
		{load + "; BYTE $0x00", load + "; BYTE $0x7f", "outside of its memory"},
		{"BYTE $0xc4; BYTE $0xe2; BYTE $0x78; BYTE $0x49; BYTE $0x00", "XORQ AX, AX", `instruction "XORQ AX, AX"`},
		{"BYTE $0xc4; BYTE $0xe2; BYTE $0x78; BYTE $0x49; BYTE $0xc0", "VZEROUPPER", "returns with tiles in use"},
		{"$0x1010101010101010", "$0x1010101010101008", "tile 0 has another shape"},
		{"JMP going1", "JMP nowhere", "no label nowhere"},
	} {
		text := strings.ReplaceAll(amx.Source(), test.old, test.wrong)
		if text == amx.Source() {
			t.Fatalf("the kernel has no %q", test.old)
		}
		r := rand.New(rand.NewPCG(3, 4))
		a, b := random(r, 1, 2, false), random(r, 1, 2, true)
		got := panics(func() {
			p := parse(text)
			c := make([]float32, amx.Rows*amx.Rows)
			run(p.multiply, a, b, c, amx.Rows, 0)
		})
		if !strings.Contains(got, test.want) {
			t.Errorf("%q in place of %q: %q, want %q", test.wrong, test.old, got, test.want)
		}
	}
}
