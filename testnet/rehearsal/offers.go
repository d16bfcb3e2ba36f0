package rehearsal

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/stranger"
	"github.com/infernetprotocol/infernet/train/canon"
)

const (
	forgeries = 6 // offers, and bids
	// judging is how long forged offers may take to be heard and judged.
	judging = 5 * time.Second
	poll    = 50 * time.Millisecond
)

// offers sends what is signed by a wrong key. An offer that is right but for its money would be forwarded, so none is
// sent.
func (a *attacker) offers(ctx context.Context) []Row {
	return []Row{a.play(ctx, Row{Attack: "forged offers", On: p2p.OffersTopic,
		Sent:  fmt.Sprintf("%d offers that their client did not sign", forgeries),
		Bound: "none is accepted, listed or forwarded"}, a.forgeOffers),
		a.play(ctx, Row{Attack: "forged bids", On: string(p2p.BidProtocol),
			Sent:  fmt.Sprintf("%d bids on offers that do not exist", forgeries),
			Bound: "none is taken"}, a.forgeBids)}
}

// play connects a stranger and fills in a row by fn, which returns what the node did and whether its bound held.
func (a *attacker) play(ctx context.Context, r Row,
	fn func(context.Context, *stranger.Stranger) (did string, held bool, err error)) Row {
	began := time.Now()
	s, err := stranger.New()
	if err != nil {
		return failed(r, err)
	}
	defer func() { _ = s.Close() }() // it holds nothing that could be lost
	if err = s.Dial(ctx, a.addr); err == nil {
		r.Did, r.Held, err = fn(ctx, s)
	}
	r.Took = time.Since(began)
	if err != nil {
		return failed(r, err)
	}
	return r
}

// forgeOffers announces offers of a client by a key that is not the client's.
func (a *attacker) forgeOffers(ctx context.Context, s *stranger.Stranger) (did string, ok bool, err error) {
	client, err := crypto.GenerateKey()
	if err != nil {
		return "", false, err
	}
	named := crypto.PubkeyToAddress(client.PublicKey)
	all, err := s.Offers(stranger.Where{Domain: a.Domain, Token: a.Domain.Escrow}, named, s.Key, forgeries, nil)
	if err != nil {
		return "", false, err
	}
	before, err := a.Metrics(ctx)
	if err != nil {
		return "", false, err
	}
	if err := a.announce(ctx, s, all); err != nil {
		return "", false, err
	}
	judged := func(m Metrics) float64 {
		return m.Sum(offersMetric, `result="reject"`) - before.Sum(offersMetric, `result="reject"`)
	}
	after := before
	err = until(ctx, judging, func() (bool, error) {
		after, err = a.Metrics(ctx)
		return judged(after) > 0, err
	})
	if err != nil {
		return "", false, err
	}
	listed, err := a.listed(ctx, named)
	return fmt.Sprintf("%.0f rejected, %d listed", judged(after), listed),
		listed == 0 && judged(after) > 0, err
}

const offersMetric = "infernet_p2p_offers_total"

// announce publishes announcements to the target alone: it is the only peer that the stranger has.
func (a *attacker) announce(ctx context.Context, s *stranger.Stranger, all []market.Announcement) error {
	topic, err := s.Topic(ctx)
	if err != nil {
		return err
	}
	err = until(ctx, judging, func() (bool, error) { return len(topic.ListPeers()) > 0, nil })
	if err != nil {
		return err
	}
	for _, x := range all {
		raw, err := canon.Marshal(x)
		if err != nil {
			return err
		}
		if err := topic.Publish(ctx, raw); err != nil {
			return err
		}
	}
	return nil
}

// listed counts the offers of a client in the node's order book.
func (a *attacker) listed(ctx context.Context, client common.Address) (n int, err error) {
	open, err := a.Target.Offers(ctx)
	for _, o := range open {
		if strings.EqualFold(o.Client, client.Hex()) {
			n++
		}
	}
	return n, err
}

// forgeBids bids on offers that do not exist, in the name of others.
func (a *attacker) forgeBids(ctx context.Context, s *stranger.Stranger) (did string, ok bool, err error) {
	var ends tally
	for i := range forgeries {
		b := market.Bid{Offer: common.Hash{0xff, byte(i)}, Role: market.RoleVerifier,
			Operator: common.Address{1}, Node: common.Address{2}, Expires: uint64(time.Now().Add(time.Minute).Unix()),
			Nonce: uint64(i)}
		sig, err := stranger.Sign(s.Key, b.Digest())
		if err != nil {
			return "", false, err
		}
		r, err := s.Request(ctx, a.Peer, p2p.BidProtocol, market.SignedBid{Bid: b, Sig: sig})
		e := endOf(r, err)
		if ack, bad := market.DecodeAck(r.Body); e == taken && bad == nil && !ack.OK {
			e = refused
		}
		ends.add(e)
	}
	return ends.String(), ends.of(taken) == 0 && ends.of(held) == 0, nil
}

// until polls until done, and returns nil after a time too: the caller looks at what became of it.
func until(ctx context.Context, within time.Duration, done func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	tick := time.NewTicker(poll)
	defer tick.Stop()
	for {
		if ok, err := done(); ok || err != nil {
			if ctx.Err() != nil {
				err = nil // the time is up, and what was asked last was broken off
			}
			return err
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}
