package disputetest

import (
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Wrongs are executions whose claims are not right, each by the name of what is
// wrong with it.
func (j *Job) Wrongs(tb testing.TB) map[string]*Party {
	tb.Helper()
	lazy, forger, middle := j.Run(tb, nil), j.Run(tb, nil), j.Run(tb, nil)
	right := lazy.Segment
	at := func(step uint32, mask uint32, cell uint32, f func(o *ir.Op) bool) *Party {
		return j.wrong(tb, right, Tampering{step, ir.Mutation{Op: j.Op(tb, f), Cell: cell, Mask: mask}})
	}
	kind := func(k ir.Kind) func(*ir.Op) bool { return func(o *ir.Op) bool { return o.Kind == k } }
	long := func(k ir.Kind) func(*ir.Op) bool {
		return func(o *ir.Op) bool {
			return o.Kind == k && o.Cells() > 1 && o.Tiles(1, j.Trace.Plan().Tiling()) > 1
		}
	}
	lazy.Lie(tb, SegmentSteps, lazy.Segment.Start)
	forger.Lie(tb, SegmentSteps, merkle.Root{7})
	middle.Lie(tb, 1, merkle.Root{8})
	middle.Lie(tb, 2, merkle.Root{9})
	middle.Lie(tb, SegmentSteps, merkle.Root{10})
	mark, unopened := j.Run(tb, nil), j.Run(tb, nil)
	mark.Lie(tb, Stride, merkle.Root{11})
	unopened.Segment.Marks = merkle.Root{12} // over roots that nobody knows
	loss, norm, number := j.Run(tb, nil), j.Run(tb, nil), j.Run(tb, nil)
	loss.Forge(1, func(r *commit.StepRecord) { r.Loss++ })
	norm.Forge(2, func(r *commit.StepRecord) { r.Norm-- })
	number.Forge(0, func(r *commit.StepRecord) { r.Step = 1 })
	product := ir.FMA
	if len(j.find(ir.X8)) > 0 {
		product = ir.X8
	}
	wrongs := map[string]*Party{
		"one bit of a product": at(1, 1<<20, 65, func(o *ir.Op) bool {
			return o.Kind == product && o.Cells() > 65
		}),
		"one bit of a long chain": at(0, 1<<20, 1, long(ir.Add)),
		"one bit of a map": at(2, 1<<20, 70, func(o *ir.Op) bool {
			return o.Kind == ir.Map && o.Cells() > 70
		}),
		"another batch":              at(1, 1, 3, kind(ir.Batch)),
		"a hash of a tensor":         at(2, 1, 0, kind(ir.TensorHash)),
		"a node of the state's tree": at(2, 1, 0, kind(ir.NodeHash)),
		"lazy: hands in the start":   lazy,
		"an end made up":             forger,
		"all states made up":         middle,
		"a mark made up":             mark,
		"marks that nobody can open": unopened,
		"a loss falsified":           loss,
		"a norm falsified":           norm,
		"a record of another step":   number,
	}
	for name, p := range wrongs {
		if p.Segment.Hash() == right.Hash() {
			tb.Fatalf("%s: the claim is right after all", name)
		}
	}
	return wrongs
}

// wrong is an execution with a tampering. Where that goes under in a rounding, or
// nothing reads the cell, a later cell is tampered with.
func (j *Job) wrong(tb testing.TB, right commit.Segment, f Tampering) *Party {
	tb.Helper()
	last := j.Trace.Plan().Ops[f.Op].Cells() - 1
	for {
		p := j.Run(tb, &f)
		if p.Segment.Hash() != right.Hash() || f.Cell == last {
			return p
		}
		f.Cell++
	}
}

// find lists the operators of a kind.
func (j *Job) find(k ir.Kind) (at []uint32) {
	for i := range j.Trace.Plan().Ops {
		if j.Trace.Plan().Ops[i].Kind == k {
			at = append(at, uint32(i))
		}
	}
	return at
}
