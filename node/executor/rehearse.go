package executor

import (
	"context"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// topFraction is the highest bit of a float32's fraction: flipping it changes a
// value by a quarter to a half of itself.
const topFraction = 1 << 22

// FlippedGradient is a fault for tests and rehearsals of disputes. It flips one bit of one element of a gradient, in
// the middle of segment i. The gradient is that of the program's first weights whose gradient is a chain of more than
// one tile, and the bit is flipped in the middle of that chain.
func FlippedGradient(t *ir.Instance, i uint32) (*InjectedFault, error) {
	h, plan := t.Header(), t.Plan()
	first := uint64(i) * uint64(h.StepsPerSegment)
	if first >= uint64(h.Steps) {
		return nil, fmt.Errorf("%w: segment %d", ErrStep, i)
	}
	n := min(uint64(h.StepsPerSegment), uint64(h.Steps)-first)
	for tensor := range len(plan.Tensors) / 3 {
		op, ok := gradientOf(plan, tensor)
		if !ok {
			continue
		}
		tiles := plan.Ops[op].Tiles(0, plan.Tiling())
		if tiles < 2 {
			continue
		}
		return &InjectedFault{Step: uint32(first + n/2), Mutation: ir.Mutation{Op: op, Tile: tiles / 2,
			Mask: topFraction}}, nil
	}
	return nil, fmt.Errorf("%w: no gradient is a chain of more than one tile", ir.ErrMalformed)
}

// gradientOf is the operator that computes a parameter's gradient: of the operators that the parameter's new first
// moment reads, the one with as many cells as the moment.
func gradientOf(plan *ir.Plan, tensor int) (uint32, bool) {
	moment := &plan.Ops[plan.After[len(plan.Tensors)/3+tensor]]
	for _, in := range moment.Inputs {
		if in.Source != ir.OpOutput || in.Cells != moment.Cells() {
			continue
		}
		op := &plan.Ops[in.ID]
		return in.ID, op.Kind == ir.FMA || op.Kind == ir.X8
	}
	return 0, false
}

// RunWrong executes a whole segment with a fault, from a checkpoint or from the seed's state for nil, and hashes the
// states at its marks alone. It returns the claim and the checkpoint that it ends with.
func (r Runner) RunWrong(ctx context.Context, spec market.Spec, dataset, from []byte, i uint32, fault InjectedFault) (
	Outcome, []byte, error) {
	p, err := r.replay(ctx, spec, dataset, start{raw: from}, WholeSegment(spec, i), spec.Stride(), &fault)
	if err != nil {
		return Outcome{}, nil, err
	}
	defer p.Close()
	return p.Claim(ctx, i)
}

// Claim is the whole segment i as its replay computed it, fault included, and the
// checkpoint that it ends with.
func (p *Replay) Claim(ctx context.Context, i uint32) (Outcome, []byte, error) {
	if p.failed != nil {
		return Outcome{}, nil, fmt.Errorf("%w: step %d has no finite result", ErrStep, *p.failed)
	}
	if err := p.runTo(ctx, p.first+p.steps); err != nil {
		return Outcome{}, nil, err
	}
	spec := p.session.spec
	o := Outcome{Log: p.log, Segment: commit.Segment{
		Job: commit.Root(p.session.job), Program: spec.Program.Hash(), Numerics: spec.Program.Numerics,
		Dataset: spec.Dataset.DatasetRoot(), Index: i, FirstStep: p.first, Steps: p.steps,
		Start: p.roots[p.first], End: p.roots[p.first+p.steps], Log: commit.LogRoot(p.log),
	}}
	for at := spec.Stride(); at < p.steps; at += spec.Stride() {
		o.Marks = append(o.Marks, p.roots[p.first+at])
	}
	o.Segment.Marks = commit.MarksRoot(o.Marks)
	p.session.root = nil
	b, err := p.session.Checkpoint()
	return o, b, err
}

// runTo goes on until so many steps of the run are done.
func (p *Replay) runTo(ctx context.Context, done uint32) error {
	for p.session.Step() < done {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := p.advance(); err != nil {
			return err
		}
	}
	return nil
}
