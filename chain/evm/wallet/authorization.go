package wallet

import (
	"context"
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
)

// Authorization is a node key's consent to belong to an operator. Its signature
// goes to OperatorRegistry.authorize. Deadline is chain time, in unix seconds.
type Authorization struct {
	Operator common.Address
	Node     common.Address
	Deadline uint64
}

var authorizationTypeHash = crypto.Keccak256([]byte("Authorization(address operator,address node,uint64 deadline)"))

// StructHash implements market.Structured.
func (a Authorization) StructHash() common.Hash {
	deadline := binary.BigEndian.AppendUint64(make([]byte, 24), a.Deadline)
	return crypto.Keccak256Hash(authorizationTypeHash,
		common.LeftPadBytes(a.Operator[:], 32), common.LeftPadBytes(a.Node[:], 32), deadline)
}

// Consent signs an Authorization of the node key for the registry of a chain.
func Consent(ctx context.Context, node market.Signer, chainID uint64, registry, operator common.Address,
	deadline uint64) (market.Signature, error) {
	domain := market.Domain{ChainID: chainID, Escrow: registry}
	return node.SignDigest(ctx, domain.Digest(Authorization{operator, node.Address(), deadline}))
}
