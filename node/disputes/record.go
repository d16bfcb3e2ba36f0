package disputes

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Status says how far a dispute is.
type Status string

// These are the states of a dispute: wanted → playing → won, lost or moot, or dropped
// before it began. A game between others that concerns this node is watched.
const (
	Wanted  Status = "wanted"  // to be challenged
	Playing Status = "playing" // on chain
	Won     Status = "won"     // by this node's side
	Lost    Status = "lost"    // by this node's side
	Moot    Status = "moot"    // another game over the claim was won before
	Dropped Status = "dropped" // not challenged after all
)

// open reports whether something is still to be done.
func (s Status) open() bool { return s == Wanted || s == Playing }

// Dispute is a game in the ledger. Where the game is, is read from the chain.
type Dispute struct {
	Game       common.Hash    `cbor:"1,keyasint" json:"game"`
	Lease      common.Hash    `cbor:"2,keyasint" json:"lease"`
	Segment    uint32         `cbor:"3,keyasint" json:"segment"` // index in the job
	Hash       common.Hash    `cbor:"4,keyasint" json:"hash"`    // of the segment, as it was signed
	Asserter   common.Address `cbor:"5,keyasint" json:"asserter"`
	Challenger common.Address `cbor:"6,keyasint" json:"challenger"`
	Block      uint64         `cbor:"7,keyasint" json:"block"` // of the challenge
	Tx         common.Hash    `cbor:"8,keyasint" json:"tx"`
	Side       dispute.Side   `cbor:"9,keyasint" json:"side"` // this node's; 0: it watches
	Status     Status         `cbor:"10,keyasint" json:"status"`
	// Note says why the status is what it is.
	Note     string   `cbor:"11,keyasint" json:"note"`
	Estimate Estimate `cbor:"12,keyasint" json:"estimate"`
	// Stuck is the state in which this node has no move that helps it.
	Stuck common.Hash `cbor:"13,keyasint" json:"stuck"`
	// Height is of the block that draws the verifiers, as the commitment names it. Claims
	// to the same segment with different heights are different claims.
	Height uint64 `cbor:"14,keyasint" json:"height"`
	// Interval is one that this node found wrong from the state that the claim has before it;
	// nil: it has executed all of the segment, or none of it.
	Interval *uint32 `cbor:"15,keyasint,omitempty" json:"interval,omitempty"`
}

// Ref returns the claim's name on chain.
func (x Dispute) Ref() games.Ref {
	return games.Ref{
		Lease: merkle.Root(x.Lease), Segment: x.Segment, Hash: merkle.Root(x.Hash), Height: x.Height,
	}
}

// Begun returns the game as chain/evm/games reads it.
func (x Dispute) Begun() games.Begun {
	return games.Begun{
		ID: games.ID(x.Game), Ref: x.Ref(), Asserter: x.Asserter, Challenger: x.Challenger,
		Block: x.Block, Tx: x.Tx,
	}
}

// disputeOf returns what the chain says of a game's beginning.
func disputeOf(b games.Begun) Dispute {
	return Dispute{
		Game: common.Hash(b.ID), Lease: common.Hash(b.Ref.Lease), Segment: b.Ref.Segment, Hash: common.Hash(b.Ref.Hash),
		Height: b.Ref.Height, Asserter: b.Asserter, Challenger: b.Challenger, Block: b.Block, Tx: b.Tx,
	}
}

func (p *Player) get(game common.Hash) (Dispute, bool, error) {
	return ledger.Get[Dispute](p.d.Ledger, role.SpaceDisputes, game.Hex())
}

// put writes what is known of a dispute.
func (p *Player) put(kind string, x Dispute) error {
	_, err := p.d.Ledger.Commit(ledger.Change{
		Kind: kind, Body: x.Game, At: p.d.Heads.Latest().Time,
		Put: []ledger.Record{{Key: ledger.Key{Space: role.SpaceDisputes, ID: x.Game.Hex()}, Value: x}},
	})
	return err
}

// List returns this node's disputes.
func (p *Player) List() ([]Dispute, error) {
	items, err := ledger.List[Dispute](p.d.Ledger, role.SpaceDisputes, "")
	out := make([]Dispute, len(items))
	for i, x := range items {
		out[i] = x.Value
	}
	return out, err
}
