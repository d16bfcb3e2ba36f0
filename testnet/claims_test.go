package testnet

import (
	"io"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/provider"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/testnet/testnode"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// theft is a provider whose node does nothing for its lease: its operator claims garbage on
// chain with the verdict of a verifier that is its own.
type theft struct {
	net             *testNetwork
	provider, helps *testNode
	lease           provider.LeaseRecord
}

// begin stops the thieves' nodes, and takes the provider's lease from its ledger.
func (x *theft) begin() {
	t := x.net.t
	t.Helper()
	x.provider.stop()
	x.helps.stop()
	l, err := ledger.Open(x.provider.home.Ledger(), ledger.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	all, err := ledger.List[provider.LeaseRecord](l, role.SpaceLeases, "")
	if err != nil || len(all) != 1 {
		t.Fatalf("the provider has %d leases: %v", len(all), err)
	}
	x.lease = all[0].Value
}

// garbage is a segment whose fields are right in everything but what was computed.
func (x *theft) garbage(i uint32) commit.Segment {
	t := x.net.t
	t.Helper()
	spec := x.lease.Announcement.Spec
	data, err := io.ReadAll(io.LimitReader(repeatedText{}, int64(spec.Dataset.Size)))
	if err != nil {
		t.Fatal(err)
	}
	trace, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	h := trace.Header()
	first, steps := spec.SegmentSteps(i)
	s := commit.Segment{
		Job: merkle.Root(x.lease.Announcement.Offer.Job), Program: h.Program, Numerics: spec.Program.Numerics,
		Dataset: h.Dataset, Index: i, FirstStep: first, Steps: steps, Start: merkle.Root(x.lease.Lease.Lease.StartRoot),
		End: merkle.Sum("no state"), Log: merkle.Sum("no log"),
	}
	if steps > h.Stride {
		s.Marks = merkle.Sum("no marks")
	}
	return s
}

// sign signs as a node.
func (c *testNode) sign(d market.Domain, s market.Structured) market.Signature {
	t := c.net.t
	t.Helper()
	key, err := wallet.LoadNodeKey(c.home.NodeKey())
	if err != nil {
		t.Fatal(err)
	}
	sig, err := key.SignDigest(c.net.ctx, d.Digest(s))
	if err != nil {
		t.Fatal(err)
	}
	return sig
}

// claim claims a segment on chain.
func (x *theft) claim(s commit.Segment) {
	t := x.net.t
	t.Helper()
	domain, lease := x.lease.Announcement.Domain, x.lease.Lease.Lease
	m := market.Commitment{Lease: lease.StructHash(), Segment: s.Index, Hash: common.Hash(s.Hash()), Height: 1}
	v := market.Verdict{Lease: m.Lease, Segment: s.Index, Commitment: m.StructHash(), Agree: true,
		Intervals: uint64(market.WholeSegment(s.Steps, x.lease.Announcement.Spec.Stride())), Root: common.Hash(s.End),
		Verifier: x.helps.Wallet}
	cs := []bindings.Claim{binder.Claim(s, m.Height, x.provider.sign(domain, m))}
	votes := []bindings.Vote{binder.Vote(market.SignedVerdict{Verdict: v, Sig: x.helps.sign(domain, v)})}
	data := bindings.NewJobEscrow().PackCommit(binder.Lease(lease), s.Index, cs, votes)
	to := testnode.Call{To: x.net.chain.Info().Escrow, Data: data}
	if err := x.provider.operator().Transact(x.net.ctx, to); err != nil {
		t.Fatal(err)
	}
}

// lock is the stake that the lease locks.
func (x *theft) lock() money.Units {
	return money.Units(x.lease.Announcement.Offer.Locks) * devnet.DefaultMinimumStake / devnet.LockUnits
}

// TestAuditC2AClaimOnChainIsNotPaidUnseen: a provider and a verifier of its own claimed on
// chain what nobody had computed, while the client was online, and the client's own node paid
// for it. Now that node challenges the claim; the provider has nothing to answer, loses its
// lock, and the client has all of its money back.
func TestAuditC2AClaimOnChainIsNotPaidUnseen(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	sybil := verifier2
	sybil.name = "sybil"
	// A node bids on what it could defend in a quarter of the clock: with many marks on a slow,
	// busy machine too.
	net := newTestNetworkOn(t, devnet.Config{Clock: 60, LossWindow: 3}, nil, client, cheapProvider, sybil)
	c := net.node("client")
	id := c.post(jobSpec{steps: 1600, each: 400, marks: 50, window: "40s"})
	c.waitForJob(id, "work", func(v api.JobView) bool { return v.State == "running" })
	x := theft{net: net, provider: net.node("cheap"), helps: net.node("sybil")}
	x.begin()
	x.claim(x.garbage(0))
	lock := x.lock()
	net.until("the provider's lock is taken", func() bool {
		return net.start.Change(net.books(), x.provider.Wallet).Stake == -lock
	})
	if _, err := c.backend().CancelJob(net.ctx, id); err != nil {
		t.Fatal(err)
	}
	if v := c.waitForJob(id, "end", ended); v.SegmentsPaid != 0 || v.Spent != 0 || v.Refunded != v.Deposited ||
		v.Refunded == 0 {
		t.Errorf("%+v", v)
	}
	x.provider.run()
	x.helps.run()
	net.taken = map[string]money.Units{"cheap": lock}
	gains := net.checkBalances()
	if gains["client"] != int64(lock/4) || gains["cheap"] != 0 || gains["sybil"] != 0 {
		t.Errorf("%v, of a lock of %d", gains, lock)
	}
}
