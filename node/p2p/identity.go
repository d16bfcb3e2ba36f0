package p2p

import (
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
)

// ErrIdentity is returned for a key or a peer id that is not secp256k1.
var ErrIdentity = errors.New("not a secp256k1 identity")

// AddressOf returns the EVM address of the node key that id carries. Peer ids of
// other key types, or that only hash their key, are refused.
func AddressOf(id peer.ID) (common.Address, error) {
	key, err := id.ExtractPublicKey()
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: peer id %s: %v", ErrIdentity, id, err)
	}
	secp, ok := key.(*crypto.Secp256k1PublicKey)
	if !ok {
		return common.Address{}, fmt.Errorf("%w: peer id %s has a %s key", ErrIdentity, id, key.Type())
	}
	raw, err := secp.Raw()
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: peer id %s: %v", ErrIdentity, id, err)
	}
	pub, err := ethcrypto.DecompressPubkey(raw)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: peer id %s: %v", ErrIdentity, id, err)
	}
	return ethcrypto.PubkeyToAddress(*pub), nil
}

// PeerIDOf returns the peer id of the node whose key is pub.
func PeerIDOf(pub *ecdsa.PublicKey) (peer.ID, error) {
	if pub == nil || pub.Curve != ethcrypto.S256() {
		return "", fmt.Errorf("%w: want a public key on secp256k1", ErrIdentity)
	}
	key, err := crypto.UnmarshalSecp256k1PublicKey(ethcrypto.CompressPubkey(pub))
	if err != nil {
		return "", fmt.Errorf("%w: %v", ErrIdentity, err)
	}
	return peer.IDFromPublicKey(key)
}

// identity reads the 32 bytes of a node key. Keys that go-ethereum would refuse
// (zero, not below the group's order) are refused here too: the two libraries
// must agree on who the node is.
func identity(key []byte) (crypto.PrivKey, error) {
	if _, err := ethcrypto.ToECDSA(key); err != nil {
		return nil, fmt.Errorf("%w: want the 32 bytes of a private key: %v", ErrIdentity, err)
	}
	priv, err := crypto.UnmarshalSecp256k1PrivateKey(key)
	if err != nil {
		return nil, fmt.Errorf("%w: %v", ErrIdentity, err)
	}
	return priv, nil
}
