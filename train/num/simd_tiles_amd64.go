package num

import (
	"unsafe"

	"github.com/infernetprotocol/infernet/train/num/amx"
)

// How a product of tiles is cut. A call of the kernel multiplies up to tileGroup left
// panels, which share a right one in the nearest cache, by the right panels of a part, of
// about tilePartBytes, and at most tileCallBlocks pairs of blocks: a call is not preempted,
// and this many take about 70 µs. After tilePass blocks along k, C is loaded again.
const (
	tileGroup      = 2
	tilePartBytes  = 1 << 20
	tileCallBlocks = 4096
	tilePass       = passBlocks
)

// The kernel's sizes: rows of a panel, bytes of a packed block, bytes of scratch memory.
const (
	tileRows    int = amx.Rows
	tileBlock   int = amx.BlockBytes
	tileScratch int = amx.ScratchBytes
)

// tileProducts multiplies factors that are packed for tiles. It owns scratch memory.
type tileProducts struct {
	kernel  amx.Kernel
	scratch []float32
	edge    []float32 // pieces of C that are no whole tiles
}

func newTileProducts(kernel amx.Kernel) *tileProducts {
	return &tileProducts{kernel: kernel, scratch: aligned(tileScratch / 4)}
}

// tileSweep is group left panels from i on by panels right ones from j on, over blocks
// blocks from b on. load says that it adds to what C holds.
type tileSweep struct {
	i, group, j, panels, b, blocks int
	load                           bool
}

// multiply is C = A·B, or C + A·B, of a range of panels.
func (t *tileProducts) multiply(x, y *packed, c []float32, ldc int, acc bool, p panelRange) {
	passes := ceil(x.blocks(), tilePass)
	pass := ceil(x.blocks(), passes)
	part := max(1, min(tilePartBytes/(pass*tileBlock), tileCallBlocks/(pass*tileGroup)))
	parts := ceil(p.b1-p.b0, part)
	for n := range parts {
		j, panels := span(p.b1-p.b0, parts, n)
		for q := range passes {
			b, blocks := span(x.blocks(), passes, q)
			for i := p.a0; i < p.a1; i += tileGroup {
				t.sweep(x, y, c, ldc, tileSweep{i, min(tileGroup, p.a1-i), p.b0 + j, panels, b, blocks, acc || q > 0})
			}
		}
	}
}

// sweep multiplies. What is no whole tile of C, below or on the right, is computed beside
// it: a last, short left panel alone, and then the last right panel.
func (t *tileProducts) sweep(x, y *packed, c []float32, ldc int, s tileSweep) {
	if s.group > 1 && (s.i+s.group)*tileRows > x.rows {
		last := s
		last.i, last.group = s.i+s.group-1, 1
		t.sweep(x, y, c, ldc, last)
		s.group--
	}
	whole := s
	if (s.i+1)*tileRows > x.rows {
		whole.panels = 0
	} else if (s.j+s.panels)*tileRows > y.rows {
		whole.panels--
	}
	if whole.panels > 0 {
		t.call(x, y, &c[s.i*tileRows*ldc+s.j*tileRows], ldc, whole)
	}
	s.j, s.panels = s.j+whole.panels, s.panels-whole.panels
	if s.panels > 0 {
		t.beside(x, y, c, ldc, s)
	}
}

// beside multiplies into a buffer, from which the part that is in C is copied.
func (t *tileProducts) beside(x, y *packed, c []float32, ldc int, s tileSweep) {
	row, col, ld := s.i*tileRows, s.j*tileRows, s.panels*tileRows
	rows, cols := min(s.group*tileRows, x.rows-row), min(ld, y.rows-col)
	out := c[row*ldc+col:]
	t.edge = grown(t.edge, s.group*tileRows*ld)
	if s.load {
		copyTable(rows, cols, t.edge, ld, out, ldc)
	}
	t.call(x, y, &t.edge[0], ld, s)
	copyTable(rows, cols, out, ldc, t.edge, ld)
}

func (t *tileProducts) call(x, y *packed, c *float32, ldc int, s tileSweep) {
	load := 0
	if s.load {
		load = 1
	}
	scratch, row := (*byte)(unsafe.Pointer(&t.scratch[0])), 4*ldc
	t.kernel(x.block(s.i, s.b), y.block(s.j, s.b), c, scratch, row, load, s.blocks, s.panels, s.group, x.panelBytes(),
		y.panelBytes())
}
