package hostile

import (
	"context"
	"crypto/ecdsa"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p"
	p2pcrypto "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	rcmgr "github.com/libp2p/go-libp2p/p2p/host/resource-manager"
	"github.com/libp2p/go-libp2p/p2p/transport/tcp"
	"github.com/libp2p/go-msgio"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// attacker is a libp2p host without limits of its own, with a key that nobody knows.
type attacker struct {
	b    *bed
	key  *ecdsa.PrivateKey
	host host.Host
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
	key := newKey(b.t)
	priv, err := p2pcrypto.UnmarshalSecp256k1PrivateKey(crypto.FromECDSA(key))
	if err != nil {
		b.t.Fatal(err)
	}
	rm, err := rcmgr.NewResourceManager(rcmgr.NewFixedLimiter(rcmgr.InfiniteLimits))
	if err != nil {
		b.t.Fatal(err)
	}
	h, err := libp2p.New(libp2p.Identity(priv), libp2p.ResourceManager(rm), libp2p.Transport(tcp.NewTCPTransport),
		libp2p.DisableRelay(), libp2p.DisableMetrics(), libp2p.UserAgent("infernet/1"),
		libp2p.ListenAddrStrings("/ip4/127.0.0.1/tcp/0"))
	if err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(func() { _ = h.Close() })
	a := &attacker{b, key, h}
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
func (a *attacker) dial(to *party) error {
	info, err := peer.AddrInfoFromString(to.Addrs[0])
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(a.b.ctx, 10*time.Second)
	defer cancel()
	return a.host.Connect(ctx, *info)
}

// stream opens a stream of a protocol.
func (a *attacker) stream(to *party, proto p2p.Protocol) (network.Stream, error) {
	ctx, cancel := context.WithTimeout(a.b.ctx, 10*time.Second)
	defer cancel()
	return a.host.NewStream(ctx, to.id(), protocol.ID(proto))
}

// reply is the envelope of an answer.
type reply struct {
	Status uint8  `cbor:"1,keyasint"` // 1: taken
	Code   string `cbor:"2,keyasint"`
	Text   string `cbor:"3,keyasint"`
	Body   []byte `cbor:"4,keyasint"`
}

// request sends one message and reads the answer.
func (a *attacker) request(to *party, proto p2p.Protocol, msg any) (r reply, err error) {
	st, err := a.stream(to, proto)
	if err != nil {
		return r, err
	}
	defer func() { _ = st.Reset() }()
	_ = st.SetDeadline(time.Now().Add(30 * time.Second))
	if err := msgio.NewVarintWriter(st).WriteMsg(raw(a.b.t, msg)); err != nil {
		return r, err
	}
	_ = st.CloseWrite()
	b, err := msgio.NewVarintReaderSize(st, 1<<20).ReadMsg()
	if err != nil {
		return r, err
	}
	return r, canon.Unmarshal(b, 1<<20, &r)
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
func sign(t *testing.T, k *ecdsa.PrivateKey, digest common.Hash) (s market.Signature) {
	t.Helper()
	b, err := crypto.Sign(digest[:], k)
	if err != nil {
		t.Fatal(err)
	}
	copy(s[:], b)
	s[64] += 27
	return s
}
