package hostile

import (
	"crypto/ecdsa"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
	"github.com/infernetprotocol/infernet/train/canon"
)

// attacker is a stranger in a bed.
type attacker struct {
	*stranger.Stranger
	b *bed
}

func newKey(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// attacker starts a host and connects it to parties.
func (b *bed) attacker(to ...*party) *attacker {
	b.t.Helper()
	h, err := stranger.New("/ip4/127.0.0.1/tcp/0")
	if err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(func() { _ = h.Close() })
	a := &attacker{h, b}
	for _, p := range to {
		if err := a.dial(p); err != nil {
			b.t.Fatal(err)
		}
	}
	return a
}

// id returns the party's peer id.
func (p *party) id() peer.ID {
	id, err := peer.Decode(p.PeerID)
	if err != nil {
		p.b.t.Fatal(err)
	}
	return id
}

// dial connects to a party.
func (a *attacker) dial(to *party) error { return a.Dial(a.b.ctx, to.Addrs[0]) }

// request sends one message and reads the answer.
func (a *attacker) request(to *party, proto p2p.Protocol, msg any) (stranger.Reply, error) {
	return a.Request(a.b.ctx, to.id(), proto, msg)
}

// raw encodes a message.
func raw(t *testing.T, v any) []byte {
	t.Helper()
	b, err := canon.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// addr returns the account of a key.
func addr(k *ecdsa.PrivateKey) common.Address { return crypto.PubkeyToAddress(k.PublicKey) }

// peerOf returns the peer id of a key.
func peerOf(t *testing.T, k *ecdsa.PrivateKey) peer.ID {
	t.Helper()
	id, err := p2p.PeerIDOf(&k.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// sign signs a digest as nodes and wallets do.
func sign(t *testing.T, k *ecdsa.PrivateKey, digest common.Hash) market.Signature {
	t.Helper()
	s, err := stranger.Sign(k, digest)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
