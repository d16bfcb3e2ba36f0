package dispute

import (
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Move is one of the types of this file. Every one is untrusted until Apply
// took it.
type Move interface {
	// Kind names the move as the contract and the command line do.
	Kind() string
}

// Fanout is the largest number of hashes or values that one move opens.
const Fanout = 64

// MaxOpenings is the largest number of leaves that a ProveTile brings: more than
// any operator reads.
const MaxOpenings = 64

// OpenSteps opens, in Steps, the state roots at the ends of the interval's
// parts but the last, whose root is disputed already.
type OpenSteps struct{ Roots []merkle.Root }

// PickStepMove names, in PickStep, part Part of the interval. Left opens the root
// before it (zero for the first part), Right the root after it (zero for the
// last).
type PickStepMove struct {
	Part        uint32
	Left, Right Entry
}

// Entry is a hash of a list with its path.
type Entry struct {
	Value merkle.Root
	Path  []merkle.Root
}

// OpenNodes opens, in Ops and in Leaves, the real nodes some levels below the
// disputed one.
type OpenNodes struct{ Nodes []merkle.Root }

// PickNodeMove names, in PickNode and PickLeaf, one of the opened nodes; not
// where it is an operator's output root, which PickOp names.
type PickNodeMove struct {
	Child uint32
	Node  Entry
}

// PickOp names, in PickNode, an opened node that is an operator's output root.
type PickOp struct {
	Child    uint32
	Node     Entry
	Operator Operator
	Header   Header
}

// OpenCells opens, in Cells, the bytes of the disputed leaf.
type OpenCells struct{ Data []byte }

// PickCellMove names, in PickCell, a cell of the leaf.
type PickCellMove struct {
	Cell     uint32 // in the leaf
	Encoding []byte
}

// Header is the words of the trace root.
type Header = ir.Header

// Source says where an input's cells come from.
type Source = ir.Source

// Operator is the encoding of an operator, with its path under the plan's root.
type Operator struct {
	Encoding []byte
	Path     []merkle.Root
}

// PickLink says, at the first PickNode, that what Operator (number Index)
// gave is not what the record, or the root after the step, says.
type PickLink struct {
	Link     int32
	Index    uint32
	Operator Operator
	Header   Header
}

// OpenSums opens, in Sums, the accumulator's bits at the ends of the interval's
// parts but the last. Leaf repeats the disputed leaf the first time, and is
// empty later.
type OpenSums struct {
	Sums []uint32
	Leaf []byte
}

// PickTileMove names, in PickTile, part Part of the interval; Sums repeats what
// was opened.
type PickTileMove struct {
	Part uint32
	Sums []uint32
}

// ProveTile brings, in Prove, every cell that the tile reads.
type ProveTile struct {
	Header   Header
	Encoding []byte
	Inputs   []Opening
	Roots    []Entry // operators that hash: the output roots read, under Ops
	Leaf     []byte  // of one tile: the disputed leaf again
}

// Opening is a leaf of something that an operator reads, with its paths.
type Opening = ir.Opening

// ProveLinked answers PickLink with the output root that was opened for the
// operator; a link to the record brings the record in the segment's log, which
// one to the state does not need.
type ProveLinked struct {
	Header Header
	Output Entry // under Ops
	Record *Record
}

// Record is a line of the log of the segment whose hash is the claim.
type Record struct {
	Lease   merkle.Root
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
