package ir

import (
	"fmt"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Header is what a trace root binds: everything that determines a step except
// the state before it. Both parties of a job agree on it before any work
// begins.
type Header struct {
	Program         merkle.Root `cbor:"1,keyasint"  json:"program"`
	Numerics        merkle.Root `cbor:"2,keyasint"  json:"numerics"` // SHA-256 of the version's name
	Dataset         merkle.Root `cbor:"3,keyasint"  json:"dataset"`  // SHA-256 of the content id, as in a segment
	StepsPerSegment uint32      `cbor:"4,keyasint"  json:"steps_per_segment"`
	Steps           uint32      `cbor:"5,keyasint"  json:"steps"` // of the whole run
	Ops             merkle.Root `cbor:"6,keyasint"  json:"ops"`   // over the operators' hashes
	OpCount         uint32      `cbor:"7,keyasint"  json:"op_count"`
	Tables          merkle.Root `cbor:"8,keyasint"  json:"tables"` // over the tables' hashes as tensors
	TableCount      uint32      `cbor:"9,keyasint"  json:"table_count"`
	Data            merkle.Root `cbor:"10,keyasint" json:"data"` // over the data set's leaves of 256 bytes
	DataBytes       uint64      `cbor:"11,keyasint" json:"data_bytes"`
	Seed            uint64      `cbor:"12,keyasint" json:"seed"`
	Batch           uint32      `cbor:"13,keyasint" json:"batch"`
	Accumulate      uint32      `cbor:"14,keyasint" json:"accumulate"`
	Context         uint32      `cbor:"15,keyasint" json:"context"`
	Tensors         uint32      `cbor:"16,keyasint" json:"tensors"` // of a state
	// Stride is the number of optimizer steps between two marks of a segment, whose
	// state roots the segment commits to. See Division.
	Stride uint32 `cbor:"17,keyasint" json:"stride"`
}

// fields are the 32-byte words that Root hashes, in order.
func (h Header) fields() []merkle.Root {
	u := merkle.Uint
	return []merkle.Root{
		merkle.Word("infernet/trace/2"), h.Program, h.Numerics, h.Dataset, u(uint64(h.StepsPerSegment)),
		u(uint64(h.Stride)), u(uint64(h.Steps)), h.Ops, u(uint64(h.OpCount)), h.Tables, u(uint64(h.TableCount)), h.Data,
		u(
			h.DataBytes,
		), u(h.Seed), u(uint64(h.Batch)), u(uint64(h.Accumulate)), u(uint64(h.Context)), u(uint64(h.Tensors)),
	}
}

// Root is the trace root, which the client's wallet signs in the Offer.
func (h Header) Root() merkle.Root { return merkle.H(h.fields()...) }

// Division says how a run is divided: into segments of Steps optimizer steps, the last of
// which may be shorter, and these into intervals of Stride steps, between whose ends lie
// the marks. A segment has at most 64 intervals.
type Division struct{ Steps, Stride uint32 }

// maxIntervals is the largest number of intervals of a segment.
const maxIntervals = 64

// Check refuses a stride outside of 1 to Steps, and more than 64 intervals. The error
// wraps ErrMalformed.
func (d Division) Check() error {
	if d.Stride < 1 || d.Stride > d.Steps || (uint64(d.Steps)+uint64(d.Stride)-1)/uint64(d.Stride) > maxIntervals {
		return fmt.Errorf("%w: segments of %d steps with marks every %d; want at most %d intervals",
			ErrMalformed, d.Steps, d.Stride, maxIntervals)
	}
	return nil
}

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
