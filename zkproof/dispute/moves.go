package dispute

import (
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Move is one of the types of this file. A Move is untrusted until Apply has accepted
// it.
type Move interface {
	// Kind returns the name of the move in the contract and on the command line.
	Kind() string
}

// Fanout is the largest number of hashes or values that one move opens.
const Fanout = 64

// MaxOpenings is the largest number of leaves in a ProveTile. No operator reads more.
const MaxOpenings = 64

// OpenSteps opens, in Steps, the state roots at the ends of the interval's parts except
// the last, whose root is disputed already.
type OpenSteps struct{ Roots []merkle.Root }

// PickStepMove picks, in PickStep, part Part of the interval. Left opens the root
// before it (zero for the first part) and Right the root after it (zero for the last).
type PickStepMove struct {
	Part        uint32
	Left, Right Entry
}

// Entry is one hash of a list with its Merkle path.
type Entry struct {
	Value merkle.Root
	Path  []merkle.Root
}

// OpenNodes opens, in Ops and Leaves, the existing nodes some levels below the disputed
// one.
type OpenNodes struct{ Nodes []merkle.Root }

// PickNodeMove picks, in PickNode and PickLeaf, one of the opened nodes. For an
// operator's output root it is PickOp.
type PickNodeMove struct {
	Child uint32
	Node  Entry
}

// PickOp picks, in PickNode, an opened node that is an operator's output root.
type PickOp struct {
	Child    uint32
	Node     Entry
	Operator Operator
	Header   Header
}

// OpenCells opens, in Cells, the bytes of the disputed leaf.
type OpenCells struct{ Data []byte }

// PickCellMove picks, in PickCell, a cell of the leaf.
type PickCellMove struct {
	Cell     uint32 // in the leaf
	Encoding []byte
}

// Header has the fields that the trace root hashes.
type Header = ir.Header

// Source says where the cells of an input come from.
type Source = ir.Source

// Operator is the encoding of an operator, with its path under the plan's root.
type Operator struct {
	Encoding []byte
	Path     []merkle.Root
}

// PickLink says, at the first PickNode, that the output of Operator (number Index) is
// not what the record, or the root after the step, says.
type PickLink struct {
	Link     int32
	Index    uint32
	Operator Operator
	Header   Header
}

// OpenSums opens, in Sums, the accumulator's bits at the ends of the interval's parts
// except the last. Leaf repeats the disputed leaf the first time and is empty later.
type OpenSums struct {
	Sums []uint32
	Leaf []byte
}

// PickTileMove picks, in PickTile, part Part of the interval. Sums repeats the opened
// sums.
type PickTileMove struct {
	Part uint32
	Sums []uint32
}

// ProveTile shows, in Prove, every cell that the tile reads.
type ProveTile struct {
	Header   Header
	Encoding []byte
	Inputs   []Opening
	Roots    []Entry // for operators that hash: the output roots that they read, under Ops
	Leaf     []byte  // if the cell has one tile: the disputed leaf again
}

// Opening is a leaf of a tensor that an operator reads, with its paths.
type Opening = ir.Opening

// ProveLinked answers PickLink with the output root that was opened for the operator.
// If the link is to the record, it also shows the record in the segment's log.
type ProveLinked struct {
	Header Header
	Output Entry // under Ops
	Record *Record
}

// Record is a record in the log of the claim's segment.
type Record struct {
	Lease   merkle.Root
	Height  uint64
	Segment commit.Segment
	Line    [commit.RecordBytes]byte
	Path    []merkle.Root
}

// The kinds of moves.
func (OpenSteps) Kind() string    { return "open-steps" }
func (PickStepMove) Kind() string { return "pick-step" }
func (OpenNodes) Kind() string    { return "open-nodes" }
func (OpenCells) Kind() string    { return "open-cells" }
func (PickCellMove) Kind() string { return "pick-cell" }
func (PickNodeMove) Kind() string { return "pick-node" }
func (PickOp) Kind() string       { return "pick-operator" }
func (PickLink) Kind() string     { return "pick-link" }
func (OpenSums) Kind() string     { return "open-sums" }
func (PickTileMove) Kind() string { return "pick-tile" }
func (ProveTile) Kind() string    { return "prove-tile" }
func (ProveLinked) Kind() string  { return "prove-link" }
func (ProvePrivate) Kind() string { return "prove-private" }
