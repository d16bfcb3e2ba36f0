package cuda

import "github.com/infernetprotocol/infernet/train/num"

// largeTile and smallTile are the rows and columns of C that a block of threads
// computes, as in kernels/product.cu. A product uses the small tile if large
// ones would leave processors idle.
const (
	largeTile    = 128
	largeThreads = 256
	smallTile    = 64
	smallThreads = 64
)

// MatMul is C = A·B or C + A·B (§4).
func (b *Backend) MatMul(l num.Layout, m, n, k int, x []float32, ldx int, y []float32, ldy int, z []float32, ldz int,
	acc bool) {
	checkLayout(l, k)
	xr, xc, yr, yc := m, k, k, n
	switch l {
	case num.TN:
		xr, xc = k, m
	case num.NT:
		yr, yc = n, k
	}
	x, y, z = strided("A", x, xr, xc, ldx), strided("B", y, yr, yc, ldy), strided("C", z, m, n, ldz)
	if len(z) == 0 {
		return
	}
	b.do(func(c *call) {
		c.product(l, c.in(x), c.in(y), c.inout(z), ldx, ldy, ldz, m, n, k, acc)
	})
}

func (c *call) product(l num.Layout, x, y, z address, ldx, ldy, ldz, m, n, k int, acc bool) {
	kernel := [...]string{num.NN: "product_nn", num.NT: "product_nt", num.TN: "product_tn"}[l]
	tile, threads := largeTile, largeThreads
	if ceil(m, largeTile)*ceil(n, largeTile) < c.b.fill {
		kernel, tile, threads = kernel+"_small", smallTile, smallThreads
	}
	c.launch(kernel, grid{ceil(n, tile), ceil(m, tile), 1}, threads,
		x, y, z, uint64(ldx), uint64(ldy), uint64(ldz), m, n, k, flag(acc))
}
