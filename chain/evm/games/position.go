package games

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// Position is signed by an asserter's node in the escrow's EIP-712 domain. It is a
// position to which a game was played off chain. dispute.Point moves the game there.
type Position struct {
	Game ID
	To   dispute.Changed
}

var positionTypeHash = crypto.Keccak256([]byte(
	"Position(bytes32 game,bytes32 before,bytes32 afterRoot,bytes32 ops," +
		"bytes32 focus,bytes32 op,bytes32 turn,bytes32 place)"))

// PositionOf returns the position of a state that ends, of a game about r.
func PositionOf(r Ref, s dispute.State) Position {
	return Position{Game: r.Game(common.Address(s.Challenger)), To: s.Position()}
}

// StructHash implements market.Structured.
func (p Position) StructHash() common.Hash {
	words := append([]byte(nil), positionTypeHash...)
	words = append(words, p.Game[:]...)
	for i := range p.To {
		words = append(words, p.To[i][:]...)
	}
	return crypto.Keccak256Hash(words)
}

// Consent checks the signatures of one game's asserter with the node key that its lease
// names. The contract accepts every key of the operator.
type Consent struct {
	Domain market.Domain
	Ref    Ref
	Node   common.Address
}

var _ dispute.Consent = Consent{}

// Check implements dispute.Consent.
func (c Consent) Check(s dispute.State, to dispute.Changed, sig [65]byte) error {
	p := Position{Game: c.Ref.Game(common.Address(s.Challenger)), To: to}
	if err := c.Domain.Check(p, market.Signature(sig), c.Node); err != nil {
		return fmt.Errorf("%w: %w", dispute.ErrConsent, err)
	}
	return nil
}
