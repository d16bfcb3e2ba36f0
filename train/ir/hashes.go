package ir

import "github.com/infernetprotocol/infernet/train/merkle"

// stateHashes appends operators that hash the state after the step, so that a
// challenger can dispute a state root whose state was never published.
func (b *builder) stateHashes() {
	var level []uint32
	for i, s := range b.tensors {
		level = append(level, b.add(Op{Kind: TensorHash, Word: merkle.TensorHeader(s.Name, s.Dims),
			Size: uint32(s.Cells()), Left: uint32(b.after[i])}).id)
	}
	for d := 0; len(level) > 1; d++ {
		var above []uint32
		for i := 0; i < len(level); i += 2 {
			o := Op{Kind: NodeHash, Left: level[i], Right: NoOp, Word: merkle.Padding(d)}
			if i+1 < len(level) {
				o.Right, o.Word = level[i+1], merkle.Root{}
			}
			above = append(above, b.add(o).id)
		}
		level = above
	}
	b.add(Op{Kind: StateHash, Left: level[0]})
}

// Reads lists the operators whose output roots an operator that hashes reads,
// in order. It is nil for other operators.
func (o *Op) Reads() []uint32 {
	switch {
	case !o.Kind.Hashes():
		return nil
	case o.Kind == NodeHash && o.Right != NoOp:
		return []uint32{o.Left, o.Right}
	}
	return []uint32{o.Left}
}

// HashOf is the output root of an operator that hashes, from the roots of the
// operators that it Reads. It is zero, which is no hash, if the roots do not
// fit.
func (o *Op) HashOf(h *Header, step uint32, roots []merkle.Root) merkle.Root {
	if !o.Kind.Hashes() || len(roots) != len(o.Reads()) {
		return merkle.Root{}
	}
	switch o.Kind {
	case TensorHash:
		return merkle.Tensor(o.Word, int(o.Size), roots[0])
	case NodeHash:
		right := o.Word
		if o.Right != NoOp {
			right = roots[1]
		}
		return merkle.Node(&roots[0], &right)
	}
	return merkle.State(uint64(step)+1, h.Program, h.Numerics, int(h.Tensors), roots[0])
}
