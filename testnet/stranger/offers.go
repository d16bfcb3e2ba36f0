package stranger

import (
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/p2p"
)

// Gossip starts gossip until ctx is done. It judges nothing, and loses little of what is sent.
func (s *Stranger) Gossip(ctx context.Context) (*pubsub.PubSub, error) {
	const queue = 4096
	return pubsub.NewGossipSub(ctx, s.Host, pubsub.WithMessageSignaturePolicy(pubsub.StrictNoSign),
		pubsub.WithNoAuthor(), pubsub.WithFloodPublish(true), pubsub.WithMaxMessageSize(128<<10),
		pubsub.WithPeerOutboundQueueSize(queue), pubsub.WithValidateQueueSize(queue),
		pubsub.WithMessageIdFn(func(m *pb.Message) string { d := sha256.Sum256(m.GetData()); return string(d[:]) }))
}

// Topic joins the topic of offers until ctx is done.
func (s *Stranger) Topic(ctx context.Context) (*pubsub.Topic, error) {
	ps, err := s.Gossip(ctx)
	if err != nil {
		return nil, err
	}
	topic, err := ps.Join(p2p.OffersTopic)
	if err != nil {
		return nil, err
	}
	_, err = topic.Subscribe()
	return topic, err
}

const job = `
name: spam
data: bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku
model: demo
training: { steps: 120, steps_per_segment: 30 }
payment: { price_per_segment: "0.01", deadline: 24h, window: 1h }
`

// Where says what offers are made for.
type Where struct {
	Domain market.Domain
	Token  common.Address
}

// Offers are n announcements of a client's that the stranger coordinates. They are right but for the signature if
// signer is not the client's key. edit changes each before it is signed; nil: it is not changed.
func (s *Stranger) Offers(
	w Where, client common.Address, signer *ecdsa.PrivateKey, n int, edit func(*market.Offer),
) (out []market.Announcement, err error) {
	f, err := jobfile.Parse("spam.yml", []byte(job))
	if err != nil {
		return nil, err
	}
	contact, err := p2p.PeerIDOf(&s.Key.PublicKey)
	if err != nil {
		return nil, err
	}
	now := uint64(time.Now().Unix())
	for i := range n {
		spec, err := f.Spec(market.Blob{CID: f.Data, Size: 300_000}, 6, uint64(i)+1)
		if err != nil {
			return nil, err
		}
		o, err := f.Offer(spec, jobfile.Terms{Client: client, Token: w.Token, Delegate: s.Address(), Decimals: 6,
			Now: now, Nonce: now*1000 + uint64(i)})
		if err != nil {
			return nil, err
		}
		o.Trace = common.Hash{}
		if edit != nil {
			edit(&o)
		}
		sig, err := Sign(signer, w.Domain.Digest(o))
		if err != nil {
			return nil, err
		}
		out = append(out, market.Announcement{Spec: spec, Offer: o, Domain: w.Domain, Sig: sig,
			Contact: contact.String()})
	}
	return out, nil
}

// Sign signs a digest as nodes and wallets do.
func Sign(k *ecdsa.PrivateKey, digest common.Hash) (s market.Signature, err error) {
	b, err := crypto.Sign(digest[:], k)
	if err != nil {
		return s, err
	}
	copy(s[:], b)
	s[64] += 27
	return s, nil
}
