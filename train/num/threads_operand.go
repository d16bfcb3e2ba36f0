package num

func (t *threads) NewOperand(a Arithmetic, s Side) Operand { return t.workers[0].NewOperand(a, s) }

func (t *threads) Prepare(op Operand, rows, depth int, x []float32, ld int, transposed bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	o := op.(prepared)
	o.source().set(rows, depth, x, ld, transposed)
	o.reserve()
	if o.Arithmetic() == R32 || o.panels() == 0 {
		return
	}
	pieces := min(o.panels(), t.piecesFor(rows*depth, parallelElements))
	perform(t, &t.jobs.quantise, quantiseJob{o}, pieces)
}

func (t *threads) Multiply(a, b Operand, c []float32, ldc int, acc bool) {
	x, y := a.(prepared), b.(prepared)
	f, g := x.source(), y.source()
	checkMultiply(f, g, c, ldc)
	if f.arithmetic == R32 {
		t.MatMul(layoutOf(f, g), f.rows, g.rows, f.depth, f.x, f.ld, g.x, g.ld, c, ldc, acc)
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if f.rows == 0 || g.rows == 0 {
		return
	}
	pieces := t.piecesFor(f.rows*g.rows*f.depth, parallelX8)
	tm, tn := panelGrid(pieces, x.panels(), y.panels())
	perform(t, &t.jobs.multiply, multiplyJob{x, y, c, ldc, acc, tm, tn}, tm*tn)
}

// parallelX8 is what parallelFMAs is for products of x8, which are faster.
const parallelX8 = 1 << 21

// panelGrid factors threads into tm x tn so that the largest piece is as small as
// possible. Of equal divisions it takes the one with more pieces along the rows.
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
