package ir

// lastReaders gives, for every operator, the index of the last operator that
// reads its output, or its own index if there is none. For an output that is a
// result of the step it gives the number of operators.
func (p *Plan) lastReaders() []int {
	last := make([]int, len(p.Ops))
	for i := range p.Ops {
		last[i] = i
		for _, in := range p.Ops[i].Inputs {
			if in.Source == OpOutput {
				last[in.ID] = i
			}
		}
	}
	for i := range p.Ops {
		if p.Ops[i].Writes != WritesNothing {
			last[i] = len(p.Ops)
		}
	}
	for _, i := range p.After {
		last[i] = len(p.Ops)
	}
	return last
}

// ends lists the outputs that operator i is the last to read, each once.
func (p *Plan) ends(i int, last []int) (ids []int) {
	if last[i] == i {
		ids = append(ids, i)
	}
	seen := map[uint32]bool{}
	for _, in := range p.Ops[i].Inputs {
		if in.Source == OpOutput && last[in.ID] == i && !seen[in.ID] {
			seen[in.ID] = true
			ids = append(ids, int(in.ID))
		}
	}
	return ids
}

// PeakBytes is the memory that Execute reserves for outputs.
func (p *Plan) PeakBytes() uint64 {
	last, free, total := p.lastReaders(), map[uint32]int{}, uint64(0)
	for i := range p.Ops {
		if p.Ops[i].Kind.Hashes() {
			break
		}
		if n := p.Ops[i].Cells(); free[n] > 0 {
			free[n]--
		} else {
			total += 4 * uint64(n)
		}
		for _, id := range p.ends(i, last) {
			free[p.Ops[id].Cells()]++
		}
	}
	return total
}

// take returns memory for n cells. It reuses a released output of that size if
// there is one.
func (e *execution) take(n int) []float32 {
	if pool := e.free[n]; len(pool) > 0 {
		e.free[n] = pool[:len(pool)-1]
		return pool[len(pool)-1]
	}
	return make([]float32, n)
}

// release makes the outputs that operator i was the last to read available to take.
func (e *execution) release(i int) {
	for _, id := range e.plan.ends(i, e.last) {
		out := e.outputs[id]
		e.free[len(out)], e.outputs[id] = append(e.free[len(out)], out), nil
	}
}
