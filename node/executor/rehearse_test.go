package executor

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/train/ir"
)

// TestOneBitOfAGradientChangesTheSegment: the rehearsal's claim starts and goes
// on as the honest one does, up to the step of its fault; a session that loads
// its checkpoint goes on from the wrong state.
func TestOneBitOfAGradientChangesTheSegment(t *testing.T) {
	sp, data := spec()
	tr, err := Runner{}.Trace(sp, data)
	if err != nil {
		t.Fatal(err)
	}
	fault, err := FlippedGradient(tr, 0)
	if err != nil {
		t.Fatal(err)
	}
	op := tr.Plan().Ops[fault.Op]
	if bits.OnesCount32(fault.Mask) != 1 || !op.Kind.Chain() || fault.Step != sp.StepsPerSegment/2 {
		t.Fatalf("%+v of a %v", fault, op.Kind)
	}
	provider := open(t, Runner{Threads: 1}, nil)
	honest := run(t, provider, 0, sp.StepsPerSegment)
	wrong := replay(t, nil, 0, fault)
	claim, checkpoint, err := wrong.Claim(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	a, b := honest.Segment, claim.Segment
	if a.Start != b.Start || a.End == b.End {
		t.Fatalf("start %x and %x, end %x and %x", a.Start, b.Start, a.End, b.End)
	}
	b.End, b.Log = a.End, a.Log
	if a != b || !slices.Equal(honest.Log[:fault.Step], claim.Log[:fault.Step]) {
		t.Errorf("more than the state differs: %+v, %+v", a, b)
	}
	if err := provider.Load(checkpoint); err != nil {
		t.Fatal(err)
	}
	root, err := provider.Root()
	if err != nil || root != claim.Segment.End {
		t.Errorf("the checkpoint holds %x, the claim ends in %x, %v", root, claim.Segment.End, err)
	}
}

// TestTheFaultIsInAGradient: what it hits is what the optimizer's first moment
// of a parameter reads.
func TestTheFaultIsInAGradient(t *testing.T) {
	sp, data := spec()
	tr, err := Runner{}.Trace(sp, data)
	if err != nil {
		t.Fatal(err)
	}
	fault, err := FlippedGradient(tr, 1)
	if err != nil {
		t.Fatal(err)
	}
	n := len(tr.Plan().Tensors) / 3
	found := false
	for tensor := range n {
		for _, in := range tr.Plan().Ops[tr.Plan().After[n+tensor]].Inputs {
			found = found || in.Source == ir.OpOutput && in.ID == fault.Op
		}
	}
	if !found {
		t.Errorf("operator %d is no gradient", fault.Op)
	}
	if _, err := FlippedGradient(tr, 1000); err == nil {
		t.Error("a fault behind the run's end")
	}
}
