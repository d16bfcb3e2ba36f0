package market

import (
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/libp2p/go-libp2p/core/peer"
)

// nodeKeyCache maps peer ids of coordinators met recently to their keys. One
// coordinator announces many offers, and unpacking a key costs a tenth of validating an
// announcement. A flood of new ids costs no more than cache misses.
var nodeKeyCache = newNodeKeyCache(1024)

func newNodeKeyCache(size int) *lru.Cache[string, common.Address] {
	c, err := lru.New[string, common.Address](size)
	if err != nil {
		panic(err) // the size above is positive
	}
	return c
}

// NodeOf returns the node key, as an EVM address, of a libp2p peer id in base58 form.
// Errors wrap ErrContact.
func NodeOf(id string) (common.Address, error) {
	if a, ok := nodeKeyCache.Get(id); ok {
		return a, nil
	}
	a, err := nodeOf(id)
	if err == nil {
		nodeKeyCache.Add(strings.Clone(id), a)
	}
	return a, err
}

func nodeOf(id string) (common.Address, error) {
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

// secp256k1Peer is the prefix of the binary peer id of a secp256k1 key: an identity
// multihash of libp2p's protobuf key. The key's 33-byte compressed point follows
// (libp2p specs, "Peer Ids and Keys").
const (
	secp256k1Peer = "\x00\x25\x08\x02\x12\x21"
	pointSize     = 33
)

// NodeOfPeer returns the node key that p contains. Errors wrap ErrContact.
func NodeOfPeer(p peer.ID) (common.Address, error) {
	// libp2p would decompress the point in Go, which takes a quarter of the time of a
	// whole announcement. The result is the same.
	point, ok := strings.CutPrefix(string(p), secp256k1Peer)
	if !ok || len(point) != pointSize {
		return common.Address{}, notANode(p)
	}
	pub, err := crypto.DecompressPubkey([]byte(point))
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %v", ErrContact, err)
	}
	return crypto.PubkeyToAddress(*pub), nil
}

// notANode returns an error that says what p is instead of the id of a secp256k1 key.
func notANode(p peer.ID) error {
	pub, err := p.ExtractPublicKey()
	if err != nil {
		return fmt.Errorf("%w: %v", ErrContact, err)
	}
	return fmt.Errorf("%w: a peer id of a secp256k1 key in its usual form is wanted, this is %s",
		ErrContact, pub.Type())
}
