//go:build daemons

package lightning

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/rail"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// reachable puts a bed's arbiter on a network of its own and returns where it is.
func (b *bed) reachable(t testing.TB) (id peer.ID, addr string) {
	t.Helper()
	id, err := p2p.PeerIDOf(&b.arbiter.Key().PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	h, err := p2p.New(t.Context(), p2p.Config{
		Key: crypto.FromECDSA(b.arbiter.Key()), Listen: []string{"/ip4/127.0.0.1/tcp/0"}, DataDir: t.TempDir(),
		Local: true, Logger: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
	h.Handle(p2p.LightningProtocol, func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		key, err := market.NodeOfPeer(from)
		if err != nil {
			return nil, err
		}
		m, err := lightningrail.DecodeMessage(raw)
		if err != nil {
			return nil, err
		}
		reply, err := b.court.Handle(ctx, key, m)
		if err != nil {
			return nil, p2p.Refuse("denied", "%v", err)
		}
		return canon.Marshal(reply)
	})
	return id, h.Addrs()[0]
}

// TestFundsAreClaimedWithoutANode: the client is gone, the provider has claimed
// two segments, and lost its ledger with all that ran. Its keys, lnd and the
// arbiter's name are enough: what is due is found and comes.
func TestFundsAreClaimedWithoutANode(t *testing.T) {
	tm := terms(3)
	l := newLease(t, net4, tm)
	l.do(l.client, escrow.Open, nil)
	var cs []escrow.ClaimedSegment
	for i := range uint32(2) {
		com := market.Commitment{Lease: l.deal.LeaseID(), Segment: i, Hash: common.Hash{byte(i + 1)}}
		cs = append(cs, escrow.ClaimedSegment{Segment: i, Hash: com.Hash, Sig: l.SignCommitment(t, com),
			Verdicts: []market.SignedVerdict{l.verdict(com, 0, true)}})
	}
	l.do(l.provider, escrow.Claim, func(a *escrow.Action) { a.Claims = cs })
	arbiter, addr := l.reachable(t)
	home := config.HomeAt(t.TempDir())
	books, err := ledger.Open(home.Ledger(), ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	faults.add(lostLedgers)
	at, c := net4.Provider.Config, config.Default()
	c.Chain.ChainID, c.Chain.Escrow = domain.ChainID, domain.Escrow
	c.Network.Listen, c.Network.Bootstrap, c.Network.MDNS = []string{"/ip4/127.0.0.1/tcp/0"}, []string{addr}, false
	c.Lightning = config.Lightning{Address: at.Address, Cert: at.CertFile, Macaroon: at.MacFile, Network: at.Network,
		Arbiters: []string{arbiter.String()}}
	host, err := node.JoinNetwork(t.Context(), c, home, l.node, books, l.log)
	if err != nil {
		t.Fatal(err)
	}
	f, err := rail.OpenLightningFunds(t.Context(), rail.LightningFundsOptions{
		Config: c, Host: host, NodeKey: l.node, Wallet: l.bed.provider, Ledger: books, Log: l.log,
	})
	if err != nil {
		t.Fatal(err)
	}
	if certain := found(t, f, 2); certain != l.pays(2) {
		t.Errorf("%d msat are found, want %d", certain, l.pays(2))
	}
	claimAll(t, f.Scanner)
	if !paid(t, l, 2) {
		t.Error("what is due has not come")
	}
	if err := errors.Join(f.Close(), host.Close()); err != nil {
		t.Error(err)
	}
	if err := books.Close(); err != nil {
		t.Error(err)
	}
	l.do(l.provider, escrow.Release, nil) // what is not due goes back
	l.check(2)
}

// found scans until n locks can be claimed: once the window is over.
func found(t testing.TB, f *rail.LightningFunds, n int) (sum money.Units) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for {
		due := 0
		sum = 0
		for _, i := range scanned(t, f.Scanner) {
			if i.Kind == funds.HTLC && i.Claimable {
				due, sum = due+1, sum+i.Units
			}
		}
		if due == n {
			return sum
		}
		if err := f.NextHead(ctx); err != nil {
			t.Fatalf("%d locks can be claimed, want %d: %v", due, n, err)
		}
	}
}
