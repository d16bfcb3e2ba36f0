package testnet

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// stranger is a peer with its own node key that takes part in no job and sends arbitrary messages.
type stranger struct {
	net  *testNetwork
	key  *wallet.NodeKey
	host *p2p.Host
}

func (net *testNetwork) stranger() *stranger {
	net.t.Helper()
	key, err := wallet.CreateNodeKey(net.dir + "/stranger.key")
	if err != nil {
		net.t.Fatal(err)
	}
	s, err := net.nodes[0].backend().Status(net.ctx)
	if err != nil {
		net.t.Fatal(err)
	}
	h, err := p2p.New(net.ctx, p2p.Config{
		Key: crypto.FromECDSA(
			key.Key(),
		), Listen: []string{"/ip4/127.0.0.1/tcp/0"}, Bootstrap: s.Addrs, DataDir: net.dir + "/stranger", Local: true,
	})
	if err != nil {
		net.t.Fatal(err)
	}
	net.t.Cleanup(func() { _ = h.Close() })
	for _, c := range net.nodes {
		st, err := c.backend().Status(net.ctx)
		if err != nil {
			net.t.Fatal(err)
		}
		if err := h.Connect(net.ctx, st.Addrs[0]); err != nil {
			net.t.Fatal(err)
		}
	}
	return &stranger{net, key, h}
}

// send sends a message and returns the code of the refusal, or "taken". An answer that contains a refusal counts as a
// refusal.
func (s *stranger) send(to *testNode, proto p2p.Protocol, msg any) string {
	s.net.t.Helper()
	raw, ok := msg.([]byte)
	if !ok {
		var err error
		if raw, err = canon.Marshal(msg); err != nil {
			s.net.t.Fatal(err)
		}
	}
	id, err := peer.Decode(to.PeerID)
	if err != nil {
		s.net.t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(s.net.ctx, 15*time.Second)
	defer cancel()
	answer, err := s.host.Request(ctx, id, proto, raw)
	var r *p2p.Refusal
	switch {
	case errors.As(err, &r):
		return r.Code
	case err != nil:
		return err.Error()
	}
	if reply, err := market.DecodeLeaseReply(answer); err == nil && reply.Refused != "" {
		return "refused: " + reply.Refused
	}
	return "taken"
}

func (s *stranger) sign(digest common.Hash) market.Signature {
	sig, err := s.key.SignDigest(s.net.ctx, digest)
	if err != nil {
		s.net.t.Fatal(err)
	}
	return sig
}

// leaseOf reads the hash of a job's running lease from the node's explanation.
func (c *testNode) leaseOf(id string) common.Hash {
	t := c.net.t
	t.Helper()
	e, err := c.backend().Explain(c.net.ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range e.Evidence {
		hash, _, running := strings.Cut(line, ": ") // the line of a lease that has ended has another form
		if rest, ok := strings.CutPrefix(hash, "lease "); ok && running && !strings.Contains(rest, " ") {
			return common.HexToHash(rest)
		}
	}
	t.Fatalf("no lease runs: %+v", e)
	return common.Hash{}
}

func TestStrangersChangeNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, p, k := net.node("client"), net.node("cheap"), net.node("verifier")
	s := net.stranger()
	id := c.post(jobSpec{steps: 800, each: 200})
	c.waitForJob(id, "a provider at work", func(v api.JobView) bool { return v.Step > 0 })
	lease := c.leaseOf(id)
	domain := market.Domain{ChainID: net.chain.Info().ChainID, Escrow: net.chain.Info().Escrow}
	offer := c.offerOf(id)

	for _, x := range []struct {
		to    *testNode
		proto p2p.Protocol
	}{
		{c, p2p.BidProtocol}, {c, p2p.ProgressProtocol}, {c, p2p.SegmentProtocol}, {c, p2p.VerdictProtocol},
		{p, p2p.LeaseProtocol}, {p, p2p.VoucherProtocol}, {p, p2p.EndProtocol},
		{p, p2p.VerdictProtocol}, {k, p2p.CheckProtocol},
	} {
		for _, garbage := range [][]byte{{}, {0xff}, []byte("GET / HTTP/1.1\r\n"), make([]byte, 10_000)} {
			if got := s.send(x.to, x.proto, garbage); got != "invalid" {
				t.Errorf("%s takes garbage on %s: %s", x.to.name, x.proto, got)
			}
		}
	}

	now := uint64(time.Now().Unix())
	mine := market.Bid{
		Offer:    offer,
		Role:     market.RoleVerifier,
		Operator: k.Wallet,
		Node:     s.key.Address(),
		Expires:  now + 600,
		Nonce:    now,
	}
	stolen := mine
	stolen.Node = k.Node
	voucher := market.Voucher{Lease: lease, Segments: 4, Last: true, Payees: market.PayeesHash(nil)}
	foreign := market.Voucher{Lease: common.Hash{7}, Segments: 1, Payees: market.PayeesHash(nil)}
	verdict := market.Verdict{
		Lease:      lease,
		Segment:    0,
		Commitment: common.Hash{1},
		Intervals:  1,
		Root:       common.Hash{2},
		Verifier:   k.Wallet,
	}
	for _, x := range []struct {
		what  string
		to    *testNode
		proto p2p.Protocol
		msg   any
		want  string
	}{
		{
			"a bid with another's stake", c, p2p.BidProtocol,
			market.SignedBid{Bid: mine, Sig: s.sign(mine.Digest())}, "invalid",
		},
		{
			"a bid by another's node key", c, p2p.BidProtocol,
			market.SignedBid{Bid: stolen, Sig: s.sign(stolen.Digest())}, "invalid",
		},
		{"a bid for no offer", c, p2p.BidProtocol, market.SignedBid{Bid: market.Bid{Offer: common.Hash{3}}}, "unknown"},
		{"a heartbeat of another's lease", c, p2p.ProgressProtocol, market.Progress{Lease: lease, Step: 1}, "invalid"},
		{"a heartbeat of no lease", c, p2p.ProgressProtocol, market.Progress{Lease: common.Hash{3}}, "unknown"},
		{
			"a result of another's lease", c, p2p.SegmentProtocol,
			market.SegmentResult{Commitment: market.Commitment{Lease: lease}}, "invalid",
		},
		{
			"a result of no lease", c, p2p.SegmentProtocol,
			market.SegmentResult{Commitment: market.Commitment{Lease: common.Hash{3}}}, "unknown",
		},
		{
			"a verdict on no work", c, p2p.VerdictProtocol,
			market.SignedVerdict{Verdict: verdict, Sig: s.sign(domain.Digest(verdict))}, "invalid",
		},
		{
			"a verdict by a stranger", p, p2p.VerdictProtocol,
			market.SignedVerdict{Verdict: verdict, Sig: s.sign(domain.Digest(verdict))}, "invalid",
		},
		{
			"a voucher by a stranger", p, p2p.VoucherProtocol,
			market.SignedVoucher{Voucher: voucher, Sig: s.sign(domain.Digest(voucher))}, "invalid",
		},
		{
			"a voucher of another lease", p, p2p.VoucherProtocol,
			market.SignedVoucher{Voucher: foreign, Sig: s.sign(domain.Digest(foreign))}, "unknown",
		},
		{"an end by a stranger", p, p2p.EndProtocol, market.LeaseEnd{Lease: lease, Reason: "go away"}, "invalid"},
		{"an end of no lease", p, p2p.EndProtocol, market.LeaseEnd{Lease: common.Hash{3}}, "unknown"},
		{
			"a lease that nobody bid for", p, p2p.LeaseProtocol,
			market.LeaseProposal{Lease: market.Lease{Offer: common.Hash{3}}},
			"refused: refused: this node has not bid for that offer",
		},
		{
			"a lease by a stranger", p, p2p.LeaseProtocol,
			market.LeaseProposal{Lease: market.Lease{Offer: offer}},
			"refused: refused: a lease comes from the offer's coordinator",
		},
		{"a check that is none", k, p2p.CheckProtocol, market.CheckRequest{}, "invalid"},
	} {
		if got := s.send(x.to, x.proto, x.msg); got != x.want {
			t.Errorf("%s: got %q, want %q", x.what, got, x.want)
		}
	}
	v := c.waitForJob(id, "end", ended)
	if v.SegmentsPaid != 4 || v.Reassigned != 0 || v.Caught != nil {
		t.Errorf("%+v", v)
	}
	net.checkBalances()
}

// offerOf reads the hash of a job's offer from the explanation of its lease.
func (c *testNode) offerOf(id string) common.Hash {
	t := c.net.t
	t.Helper()
	e, err := c.backend().Explain(c.net.ctx, c.leaseOf(id).Hex())
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range e.Evidence {
		if rest, ok := strings.CutPrefix(line, "offer "); ok {
			return common.HexToHash(rest)
		}
	}
	t.Fatalf("no offer: %+v", e)
	return common.Hash{}
}
