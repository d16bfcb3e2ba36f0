package market

import (
	"fmt"

	"github.com/decred/dcrd/dcrec/secp256k1/v4"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
)

// NodeOf returns the node key, as an EVM address, that a libp2p peer id in its
// usual text form carries. Errors wrap ErrContact.
func NodeOf(id string) (common.Address, error) {
	if len(id) > MaxContact {
		return common.Address{}, fmt.Errorf("%w: peer id longer than %d bytes", ErrContact, MaxContact)
	}
	p, err := peer.Decode(id)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %v", ErrContact, err)
	}
	if p.String() != id {
		return common.Address{}, fmt.Errorf("%w: peer id is not in base58 form", ErrContact)
	}
	return NodeOfPeer(p)
}

// NodeOfPeer returns the node key that p carries. Errors wrap ErrContact.
func NodeOfPeer(p peer.ID) (common.Address, error) {
	pub, err := p.ExtractPublicKey()
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %v", ErrContact, err)
	}
	k, ok := pub.(*libp2p.Secp256k1PublicKey)
	if !ok {
		return common.Address{}, fmt.Errorf("%w: a peer id of a secp256k1 key is wanted, this is %s", ErrContact, pub.Type())
	}
	// libp2p has parsed the point: hash it without decompressing it again.
	point := (*secp256k1.PublicKey)(k).SerializeUncompressed()
	return common.BytesToAddress(crypto.Keccak256(point[1:])[12:]), nil
}
