package clientwallet

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/rail/railtest"
	"github.com/infernetprotocol/infernet/node/role/roletest"
)

// chain is the escrow as the node sees it, while its endpoint answers.
type chain struct {
	away   error
	held   money.Units
	sent   int
	posted []market.JobID
}

func (c *chain) balance(context.Context, market.Offer) (rail.EscrowBalance, error) {
	return rail.EscrowBalance{Free: c.held}, c.away
}

func (c *chain) send(context.Context, string, []byte) error {
	c.sent++
	c.held = 8_000_000
	return nil
}

func (c *chain) post(_ context.Context, a market.ValidAnnouncement, _ artifacts.Delivery) error {
	c.posted = append(c.posted, a.JobID())
	return nil
}

// signedJob is a job that its wallet has signed.
func signedJob(t *testing.T, clock *roletest.Clock) submitted {
	t.Helper()
	k, err := crypto.ToECDSA(bytes.Repeat([]byte{1}, 32))
	if err != nil {
		t.Fatal(err)
	}
	client := wallet.NewNodeKey(k)
	node, err := crypto.ToECDSA(bytes.Repeat([]byte{2}, 32))
	if err != nil {
		t.Fatal(err)
	}
	contact, err := p2p.PeerIDOf(&node.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	spec, data := roletest.TraceableJob(t)
	id, size, err := (&roletest.MemoryBlocks{Blocks: map[string][]byte{}}).Put(t.Context(), bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	spec.Dataset, spec.Salt = market.Blob{CID: id, Size: size}, 1
	spec.Verification = market.Verification{Tier: market.TierExact, SamplePermille: 1000, Verifiers: 1, Intervals: 1}
	o := market.Offer{Job: spec.ID(), Client: client.Address(), Token: common.Address{1},
		Delegate: crypto.PubkeyToAddress(node.PublicKey), MaxPrice: 1_000_000, Segments: spec.Segments(), Credit: 2,
		Quorum: 1, VerifyBPS: 500, Window: 60, Deadline: clock.Latest().Time + 1000}
	sig, err := client.SignDigest(t.Context(), roletest.Domain.Digest(o))
	if err != nil {
		t.Fatal(err)
	}
	a := market.Announcement{Spec: spec, Offer: o, Domain: roletest.Domain, Contact: contact.String(), Sig: sig}
	return submitted{Announcement: a, Value: 8_000_000, Deadline: o.Deadline, Permit: sig}
}

// TestHostileR9ASignedJobIsPostedOnceTheEndpointAnswers: a node stops after the wallet's deposit was sent, and
// starts while its endpoint does not answer. It goes on when that answers, without another start: the money
// lies in the escrow.
func TestHostileR9ASignedJobIsPostedOnceTheEndpointAnswers(t *testing.T) {
	l, clock := roletest.OpenLedger(t), roletest.NewClock()
	x := signedJob(t, clock)
	c := &chain{away: errors.New("the endpoint does not answer"), held: 8_000_000}
	f := &railtest.Fake{Static: rail.Info{Name: market.OnEVM, Domain: roletest.Domain, Asset: "a", Decimals: 6}}
	tries := 0
	p := New(Deps{Rails: rail.Set{railtest.Connected(f, 0)}, Held: c.balance, Send: c.send, Post: c.post,
		Now: func() uint64 { return clock.Latest().Time }, Ledger: l, Log: slog.New(slog.DiscardHandler),
		Again: func(context.Context) error {
			if tries++; tries == 4 {
				return context.Canceled
			}
			if tries == 2 {
				c.away = nil
			}
			return nil
		}})
	if err := p.commit("job.client-wallet", x, true); err != nil {
		t.Fatal(err)
	}
	if err := p.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(c.posted) != 1 || c.posted[0] != x.Announcement.Offer.Job || c.sent != 0 {
		t.Errorf("%d jobs posted, %d deposits", len(c.posted), c.sent)
	}
}
