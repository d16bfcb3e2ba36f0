package market_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/decred/dcrd/dcrec/secp256k1/v4"
	"github.com/ethereum/go-ethereum/crypto"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/market"
)

// TestNodeOfIsTheKeysAddress compares NodeOf with libp2p. It takes more keys than the
// cache holds, twice, so that both ways to an answer are tested.
func TestNodeOfIsTheKeysAddress(t *testing.T) {
	for range 2 {
		for i := range 1100 {
			k := keyOf(fmt.Sprint("peer ", i))
			got, err := market.NodeOf(k.peer())
			if err != nil || got != k.addr() {
				t.Fatalf("key %d: %s, %v; want %s", i, got, err, k.addr())
			}
		}
	}
	id, err := peer.Decode(provider.peer())
	if err != nil {
		t.Fatal(err)
	}
	if pub, err := id.ExtractPublicKey(); err != nil || pub.Type() != libp2p.Secp256k1 {
		t.Fatalf("libp2p reads %v, %v", pub, err)
	}
}

// idOf encodes point as libp2p encodes a secp256k1 key: an identity multihash of the
// protobuf message {1: type 2, 2: point}.
func idOf(t *testing.T, point []byte) peer.ID {
	t.Helper()
	key := append([]byte{1 << 3, 2, 2<<3 | 2, byte(len(point))}, point...)
	h, err := multihash.Sum(key, multihash.IDENTITY, -1)
	if err != nil {
		t.Fatal(err)
	}
	return peer.ID(h)
}

func TestNodeOfPeerTwins(t *testing.T) {
	good := crypto.CompressPubkey(&provider.k.PublicKey)
	if got, err := market.NodeOfPeer(idOf(t, good)); err != nil || got != provider.addr() {
		t.Fatalf("a good id: %s, %v", got, err)
	}
	pub, err := secp256k1.ParsePubKey(good)
	if err != nil {
		t.Fatal(err)
	}
	offCurve := append([]byte{2}, make([]byte, 32)...)
	offCurve[32] = 5 // x = 5: x³ + 7 is no square
	for name, point := range map[string][]byte{
		"uncompressed": pub.SerializeUncompressed(),
		"off curve":    offCurve,
		"no sign byte": append([]byte{0}, good[1:]...),
		"short":        good[:32],
		"long":         append(append([]byte{}, good...), 0),
		"empty":        {},
	} {
		if got, err := market.NodeOfPeer(idOf(t, point)); !errors.Is(err, market.ErrContact) {
			t.Errorf("%s: %s, %v; want %v", name, got, err, market.ErrContact)
		}
	}
}
