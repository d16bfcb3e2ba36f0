package dispute

import (
	"encoding/binary"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/train/merkle"
)

// Address is an account on the chain of the game.
type Address [20]byte

// Side is one of the two players.
type Side uint8

// The sides: the asserter signed the claim, and the challenger says that it is wrong.
const (
	Nobody Side = iota
	Asserter
	Challenger
)

// Other returns the opposite side.
func (s Side) Other() Side { return Asserter + Challenger - s }

// String returns "asserter" or "challenger".
func (s Side) String() string { return [...]string{"nobody", "asserter", "challenger"}[s] }

// Phase says what the next move is about, and thereby whose turn it is.
type Phase uint8

// The phases in the order of a whole game.
const (
	NoGame Phase = iota
	Steps
	PickStep
	Ops
	PickNode
	Leaves
	PickLeaf
	Cells
	PickCell
	Sums
	PickTile
	Prove
	ProveLink
)

// String returns the phase's name in the contract and on the command line.
func (p Phase) String() string {
	return [...]string{"none", "steps", "pick-step", "operators", "pick-operator", "leaves", "pick-leaf",
		"cells", "pick-cell", "sums", "pick-tile", "prove", "prove-link"}[p]
}

// State is a game between two moves. The contract keeps only its Hash and every move
// contains the state, so all fields are public and of fixed size. The fields have the
// order of the contract's struct.
type State struct {
	Claim      merkle.Root // ClaimKey of lease, segment, hash and height
	Trace      merkle.Root // trace root of the offer
	Private    bool        // leaves are hashed so that a proof can replace the cells
	Asserter   Address     // the operator whose node signed
	Challenger Address

	Phase          Phase
	MovedAt        uint64 // chain time of the last move, unix seconds
	AsserterLeft   uint32 // seconds left on the clocks at MovedAt
	ChallengerLeft uint32

	Before  merkle.Root // state root before step Step, agreed
	After   merkle.Root // state root after step Step+Count-1, disputed
	Step    uint32      // in the run; the first of the interval under dispute
	Count   uint32      // steps left in the interval
	OpCount uint32
	Ops     merkle.Root // root over the output roots of the step's operators

	// Focus is the disputed node of the operators' tree or of the tree over an operator's
	// output, or the disputed leaf. In PickStep it is the root over the opened roots, and
	// in PickTile the hash of the opened sums. In Steps it is the root over the segment's
	// marks if these are to be opened, and has no meaning otherwise.
	Focus  merkle.Root
	Height uint8  // levels below Focus
	Index  uint32 // of Focus among the nodes of its level

	Op        merkle.Root // hash of the encoding of the picked operator
	OpIndex   uint32      // of it in the plan
	Size      uint32      // cells of its output; while the marks are to be opened, their stride
	Cell      uint32
	Tile      uint32 // the first tile of the interval under dispute
	Tiles     uint32 // tiles left in the interval
	AllTiles  uint32 // tiles of the whole chain
	AccBefore uint32 // bits before Tile; unused for tile 0
	AccAfter  uint32 // bits after Tile+Tiles-1, disputed
	Link      int32  // the link that ProveLink must show
	// Interval is the number of the interval between two of the segment's marks that the
	// game is about, or NotKnown while the asserter has to open the marks.
	Interval uint8
}

// NotKnown is State.Interval while the marks are to be opened.
const NotKnown = 255

// ClaimKey returns the key of a claim: keccak256(abi.encode(lease, segment, hash, height)).
// height is that of the block that draws the verifiers, as the commitment names it.
func ClaimKey(lease merkle.Root, segment uint32, hash merkle.Root, height uint64) merkle.Root {
	var w abiEncoding
	w.bytes(lease[:])
	w.number(uint64(segment))
	w.bytes(hash[:])
	w.number(height)
	return merkle.Root(crypto.Keccak256Hash(w.data))
}

// The links between a step's operators and the claim: its record in the log, and the state
// root after the step. NoLink means that the game is not about a link.
const (
	NoLink    = -1
	LossLink  = -2
	NormLink  = -3
	StateLink = -4
)

// abiEncoding builds an ABI encoding of static types: 32 bytes each.
type abiEncoding struct{ data []byte }

func (w *abiEncoding) bytes(bs ...[]byte) {
	for _, b := range bs {
		w.data = append(w.data, b...)
	}
}

func (w *abiEncoding) number(vs ...uint64) {
	for _, v := range vs {
		w.data = append(w.data, make([]byte, 24)...)
		w.data = binary.BigEndian.AppendUint64(w.data, v)
	}
}
