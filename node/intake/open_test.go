package intake

import (
	"bytes"
	"context"
	"log/slog"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/train/canon"
)

// met is a topic on which nothing comes, with peers.
type met struct {
	stopped
	peers []peer.ID
}

func (m met) Peers() []peer.ID { return m.peers }

// newcomer returns the intake of a node without bidders, that hears from net alone.
func newcomer(t *testing.T, net *coordinators) *Intake {
	t.Helper()
	r := &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6}}
	able := func() market.Capability { return market.Capability{} }
	return New(role.Deps{Net: net, Heads: roletest.NewClock(), Registry: registry{},
		Rails: rail.Set{railtest.Connected(r, 0)}, Log: slog.New(slog.DiscardHandler)}, able, nil)
}

// signedOffer returns an announcement that its client has signed, for the n-th job.
func signedOffer(t *testing.T, n uint64) market.Announcement {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	priv, err := libp2p.UnmarshalSecp256k1PrivateKey(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	contact, err := peer.IDFromPrivateKey(priv)
	if err != nil {
		t.Fatal(err)
	}
	spec, _ := roletest.TraceableJob(t)
	spec.Salt, spec.Dataset.CID = n, "bafkreifzjut3te7nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"
	spec.Verification = market.Verification{Tier: "exact", Verifiers: 1, Intervals: 1}
	a := roletest.Announced(spec, common.Hash{}).Announcement()
	key := wallet.NewNodeKey(k)
	a.Contact = contact.String()
	a.Offer.Client, a.Offer.Delegate, a.Offer.Nonce = key.Address(), key.Address(), n
	a.Domain, a.Offer.Token = roletest.Domain, common.Address{1}
	a.Offer.Segments, a.Offer.MaxPrice, a.Offer.Credit, a.Offer.Quorum = spec.Segments(), 1000, 1, 1
	a.Offer.Window, a.Offer.Deadline = 600, roletest.NewClock().Latest().Time+50_000
	if a.Sig, err = key.SignDigest(t.Context(), a.Domain.Digest(a.Offer)); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Validate(market.Domains{roletest.Domain}, roletest.NewClock().Latest().Time); err != nil {
		t.Fatal(err)
	}
	return a
}

func reply(t *testing.T, seen uint64, as ...market.Announcement) []byte {
	t.Helper()
	var r market.OffersReply
	for _, a := range as {
		raw, err := canon.Marshal(a)
		if err != nil {
			t.Fatal(err)
		}
		r.Offers = append(r.Offers, market.OpenOffer{Announcement: raw, Seen: seen})
	}
	raw, err := canon.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// TestANewcomerAsksForOpenOffers meets a peer that is silent, one that sends garbage, one
// that sends more than anybody may, one with a forged offer, and an honest one. Within five
// seconds it has the honest one's offers, with their ages, and nothing else.
func TestANewcomerAsksForOpenOffers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		now := roletest.NewClock().Latest().Time
		forged := signedOffer(t, 9)
		forged.Offer.MaxPrice++
		many := slices.Repeat([]market.Announcement{{}}, market.MaxOffers+1)
		net := &coordinators{answer: map[peer.ID]bool{}, open: map[peer.ID][]byte{
			"garbage": {0xff}, "many": reply(t, now, many...), "forger": reply(t, now, forged),
			"honest": reply(t, now-100, signedOffer(t, 1), signedOffer(t, 2)),
		}}
		i := newcomer(t, net)
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- i.Run(ctx, met{peers: []peer.ID{"garbage", "many", "forger", "honest"}}) }()
		time.Sleep(5 * time.Second)
		got := i.Offers()
		if len(got) != 2 || got[0].Announcement.Offer().Nonce == 9 || got[1].Announcement.Offer().Nonce == 9 {
			t.Errorf("listed: %+v", got)
		}
		for _, l := range got {
			if seen, _ := i.book.Seen(l.Announcement.OfferHash()); seen != now-100 {
				t.Errorf("announced last at %d, want %d", seen, now-100)
			}
		}
		time.Sleep(time.Hour)
		if n := net.total(); n != 4 {
			t.Errorf("peers were asked %d times, want once each", n)
		}
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// TestOpenOffersAreBounded: an answer has at most what was asked for and fits into a message,
// a node's own jobs first and then those that were announced last.
func TestOpenOffersAreBounded(t *testing.T) {
	i := newcomer(t, nil)
	now := i.d.Heads.Latest().Time
	var all []market.Announcement
	for n := range uint64(60) {
		a := signedOffer(t, n+1)
		all = append(all, a)
		i.list(mustMarshal(t, a), now)
	}
	open := i.Open(func() []market.Announcement { return all[:1] })
	for _, most := range []uint16{1, 3, market.MaxOffers} {
		r, err := open(t.Context(), "", market.OffersRequest{Most: most})
		if err != nil || len(r.Offers) > int(most) {
			t.Fatalf("%d offers of %d, %v", len(r.Offers), most, err)
		}
		if !bytes.Equal(r.Offers[0].Announcement, mustMarshal(t, all[0])) {
			t.Error("its own job is not first")
		}
		if most > 1 && !bytes.Equal(r.Offers[1].Announcement, mustMarshal(t, all[59])) {
			t.Error("the latest is not second")
		}
		if n := len(mustMarshal(t, r)); n > market.MaxMessage {
			t.Errorf("%d bytes", n)
		}
	}
}

func mustMarshal(t *testing.T, v any) []byte {
	t.Helper()
	raw, err := canon.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}
