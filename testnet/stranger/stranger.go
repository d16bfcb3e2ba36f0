package stranger

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
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

	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Stranger is a host, over TCP alone. Safe for concurrent use.
type Stranger struct {
	Key  *ecdsa.PrivateKey
	Host host.Host
}

// New starts a host. It listens on the multiaddresses that are given; without one nobody can call it back.
func New(listen ...string) (*Stranger, error) {
	key, err := crypto.GenerateKey()
	if err != nil {
		return nil, err
	}
	priv, err := p2pcrypto.UnmarshalSecp256k1PrivateKey(crypto.FromECDSA(key))
	if err != nil {
		return nil, err
	}
	rm, err := rcmgr.NewResourceManager(rcmgr.NewFixedLimiter(rcmgr.InfiniteLimits), rcmgr.WithMetricsDisabled())
	if err != nil {
		return nil, err
	}
	listening := libp2p.NoListenAddrs
	if len(listen) > 0 {
		listening = libp2p.ListenAddrStrings(listen...)
	}
	h, err := libp2p.New(listening, libp2p.Identity(priv), libp2p.ResourceManager(rm),
		libp2p.Transport(tcp.NewTCPTransport), libp2p.DisableRelay(), libp2p.DisableMetrics(),
		libp2p.UserAgent("infernet/1"))
	if err != nil {
		return nil, errors.Join(err, rm.Close())
	}
	return &Stranger{key, h}, nil
}

// Close ends the host and its connections.
func (s *Stranger) Close() error { return s.Host.Close() }

// Address is the account of the stranger's key.
func (s *Stranger) Address() common.Address { return crypto.PubkeyToAddress(s.Key.PublicKey) }

// dialTime is how long a connection or a stream may take to open.
const dialTime = 10 * time.Second

// Dial connects to a multiaddress that ends in /p2p/ and a peer id.
func (s *Stranger) Dial(ctx context.Context, addr string) error {
	info, err := peer.AddrInfoFromString(addr)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, dialTime)
	defer cancel()
	return s.Host.Connect(ctx, *info)
}

// Speaks reports whether a connected peer has said that it answers a protocol.
func (s *Stranger) Speaks(to peer.ID, proto p2p.Protocol) (bool, error) {
	known, err := s.Host.Peerstore().SupportsProtocols(to, protocol.ID(proto))
	return len(known) > 0, err
}

// Stream opens a stream of a protocol to a connected peer.
func (s *Stranger) Stream(ctx context.Context, to peer.ID, proto p2p.Protocol) (network.Stream, error) {
	ctx, cancel := context.WithTimeout(ctx, dialTime)
	defer cancel()
	return s.Host.NewStream(ctx, to, protocol.ID(proto))
}

// Reply is the envelope of an answer (docs/protocol.md).
type Reply struct {
	Status uint8  `cbor:"1,keyasint"`
	Code   string `cbor:"2,keyasint"`
	Text   string `cbor:"3,keyasint"`
	Body   []byte `cbor:"4,keyasint"`
}

// Values of Reply.Status.
const (
	Taken   = 1
	Refused = 2
	Busy    = 3
)

// maxReply is the longest answer that is read.
const maxReply = 1 << 20

// ReadReply reads the answer of a stream.
func ReadReply(st network.Stream) (r Reply, err error) {
	b, err := msgio.NewVarintReaderSize(st, maxReply).ReadMsg()
	if err != nil {
		return r, err
	}
	return r, canon.Unmarshal(b, maxReply, &r)
}

// replyTime is how long Request waits for an answer.
const replyTime = 30 * time.Second

// Request sends one message, which is encoded, and reads the answer.
func (s *Stranger) Request(ctx context.Context, to peer.ID, proto p2p.Protocol, msg any) (r Reply, err error) {
	raw, err := canon.Marshal(msg)
	if err != nil {
		return r, err
	}
	st, err := s.Stream(ctx, to, proto)
	if err != nil {
		return r, err
	}
	defer func() { _ = st.Reset() }()
	if err := st.SetDeadline(time.Now().Add(replyTime)); err != nil {
		return r, err
	}
	if err := msgio.NewVarintWriter(st).WriteMsg(raw); err != nil {
		return r, fmt.Errorf("send to %s: %w", proto, err)
	}
	_ = st.CloseWrite() // who answers without reading may have closed it
	return ReadReply(st)
}

// Idle opens streams of a protocol, writes the first byte of a length to each, and waits until the peer ends it, until
// ctx is done. It connects again where it was cut off.
func (s *Stranger) Idle(ctx context.Context, to peer.ID, addr string, proto p2p.Protocol) {
	for ctx.Err() == nil {
		st, err := s.Stream(ctx, to, proto)
		if err != nil {
			_ = s.Dial(ctx, addr) // refused: again in a moment
			pause(ctx)
			continue
		}
		end := context.AfterFunc(ctx, func() { _ = st.Reset() })
		_, _ = st.Write([]byte{0x80})
		_, _ = st.Read(make([]byte, 64))
		end()
		_ = st.Reset()
	}
}

// pause waits a moment before a peer that refused is asked again.
func pause(ctx context.Context) {
	t := time.NewTimer(50 * time.Millisecond)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}
