package ir

import "math"

// walk goes through an output's cells in order.
type walk struct {
	dims []uint32
	at   [MaxRank]uint32
}

func (w *walk) start(dims []uint32, cell int) {
	w.dims = dims
	c := uint32(cell)
	for d := len(dims) - 1; d >= 0; d-- {
		w.at[d], c = c%dims[d], c/dims[d]
	}
}

func (w *walk) next() { w.skip(1) }

// skip goes n cells on, at most to the end of the innermost row.
func (w *walk) skip(n uint32) {
	d := len(w.dims) - 1
	w.at[d] += n
	for d > 0 && w.at[d] == w.dims[d] {
		w.at[d] = 0
		d--
		w.at[d]++
	}
}

// coordinates are where the walk stands.
func (w *walk) coordinates() []uint32 { return w.at[:len(w.dims)] }

// load fills a strip with input i of n cells from cell first on, innermost row
// by innermost row.
func (s *machine) load(m *mapped, i, first, n int) {
	in, dst := &m.o.Inputs[i], s.inputs[i][:n]
	var gathered []float32
	if in.Gather != nil {
		gathered = s.inputs[in.Gather.Input][:n]
	}
	inner := len(m.o.Dims) - 1
	stride := int(in.Index.Coord[inner])
	s.walk.start(m.o.Dims, first)
	for done := 0; done < n; {
		run := min(n-done, int(m.o.Dims[inner]-s.walk.at[inner]))
		at := s.walk.coordinates()
		base := int(in.Index.At(at, 0, m.e.start.Step))
		part := dst[done : done+run]
		switch {
		case in.Guard != nil:
			guard := int(in.Guard.At(at, 0, m.e.start.Step))
			guardedRun(part, m.source[i], base, stride, guard, int(in.Guard.Coord[inner]))
		case gathered != nil:
			gatheredRun(part, m.source[i], base, stride, gathered[done:], int(in.Gather.Factor))
		default:
			plainRun(part, m.source[i], base, stride)
		}
		done += run
		s.walk.skip(uint32(run))
	}
}

func plainRun(dst, src []float32, base, stride int) {
	switch stride {
	case 0:
		fill(dst, src[base])
	case 1:
		copy(dst, src[base:base+len(dst)])
	default:
		for i := range dst {
			dst[i] = src[base]
			base += stride
		}
	}
}

func guardedRun(dst, src []float32, base, stride, guard, slope int) {
	for i := range dst {
		dst[i] = 0
		if guard >= 0 {
			dst[i] = src[base]
		}
		base, guard = base+stride, guard+slope
	}
}

// gatheredRun reads +0 outside of src. Only a Mutation of a token leads there.
func gatheredRun(dst, src []float32, base, stride int, by []float32, factor int) {
	for i := range dst {
		dst[i] = 0
		if at := base + int(math.Float32bits(by[i]))*factor; at >= 0 && at < len(src) {
			dst[i] = src[at]
		}
		base += stride
	}
}
