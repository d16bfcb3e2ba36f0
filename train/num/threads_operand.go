package num

func (c *crew) NewOperand(a Arithmetic, s Side) Operand { return c.solos[0].NewOperand(a, s) }

func (c *crew) Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	o := op.(prepared)
	o.source().set(rows, depth, x, ld, transposed)
	o.reserve()
	if o.Arithmetic() == R32 || o.panels() == 0 {
		return
	}
	c.op = operation{left: o}
	c.run(min(o.panels(), c.pieces(rows*depth, parallelElements)), c.jobs.quantise)
}

func (c *crew) Multiply(a, b Operand, out []float32, ldc int, acc bool) {
	x, y := a.(prepared), b.(prepared)
	f, g := x.source(), y.source()
	checkMultiply(f, g, out, ldc)
	if f.arithmetic == R32 {
		c.MatMul(layoutOf(f, g), f.rows, g.rows, f.depth, f.x, f.ld, g.x, g.ld, out, ldc, acc)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if f.rows == 0 || g.rows == 0 {
		return
	}
	pieces := c.pieces(f.rows*g.rows*f.depth, parallelX8)
	tm, tn := panelGrid(pieces, x.panels(), y.panels())
	c.op = operation{left: x, right: y, dst: out, ldc: ldc, flag: acc, rows: tm, cols: tn}
	c.run(tm*tn, c.jobs.multiply)
}

// parallelX8 is parallelFMAs of the faster product.
const parallelX8 = 1 << 21

// panelGrid factors threads so that the largest piece is smallest; ties share
// the rows.
func panelGrid(threads, a, b int) (tm, tn int) {
	best := 0
	for x := threads; x >= 1; x-- {
		if threads%x != 0 {
			continue
		}
		if cost := ceil(a, x) * ceil(b, threads/x); best == 0 || cost < best {
			best, tm, tn = cost, x, threads/x
		}
	}
	return min(tm, a), min(tn, b)
}
