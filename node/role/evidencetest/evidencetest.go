// Package evidencetest makes a signed segment of a small job, right or wrong, with the
// evidence that an arbiter or a verifier gets.
package evidencetest

import (
	"bytes"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/role/roletest"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Accused is a claimed segment to which somebody objects.
type Accused struct {
	Blocks   *roletest.MemoryBlocks
	Deal     escrow.Deal
	Claim    escrow.ClaimedSegment
	Evidence role.Evidence

	node *wallet.NodeKey // the provider's
}

// DeliverAt has the provider say that its end state lies at a blob.
func (a *Accused) DeliverAt(t *testing.T, end market.Blob) {
	t.Helper()
	r := &a.Evidence.Result
	r.End = end
	var err error
	if r.EndSig, err = a.node.SignDigest(t.Context(), r.EndDigest()); err != nil {
		t.Fatal(err)
	}
}

// Accuse trains a small job up to the end of segment i. If wrong is true, a weight is
// altered before that end.
func Accuse(t *testing.T, i uint32, wrong bool) *Accused {
	t.Helper()
	keys := map[byte]*wallet.NodeKey{}
	for b := range byte(4) {
		k, err := crypto.ToECDSA(bytes.Repeat([]byte{b + 1}, 32))
		if err != nil {
			t.Fatal(err)
		}
		keys[b] = wallet.NewNodeKey(k)
	}
	client, delegate, provider, node := keys[0], keys[1], keys[2], keys[3]
	a := &Accused{Blocks: &roletest.MemoryBlocks{Blocks: map[string][]byte{}}}
	put := func(b []byte) market.Blob {
		t.Helper()
		id, size, err := a.Blocks.Put(t.Context(), bytes.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		return market.Blob{CID: id, Size: size}
	}
	spec, data := roletest.TraceableJob(t)
	spec.Dataset, spec.Salt = put(data), 1
	spec.Verification = market.Verification{Tier: market.TierExact, SamplePermille: 1000, Verifiers: 1, Intervals: 1}
	trace, err := executor.Runner{}.Trace(spec, data)
	if err != nil {
		t.Fatal(err)
	}
	run := executor.Runner{Threads: 1}
	genesis, err := run.Genesis(spec)
	if err != nil {
		t.Fatal(err)
	}
	s, err := run.Open(spec, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var start market.Blob
	checkpoint := func() market.Blob {
		t.Helper()
		b, err := s.Checkpoint()
		if err != nil {
			t.Fatal(err)
		}
		return put(b)
	}
	for j := range i {
		_, n := spec.SegmentSteps(j)
		if _, err := s.Run(t.Context(), j, n, nil); err != nil {
			t.Fatal(err)
		}
		start = checkpoint()
	}
	_, n := spec.SegmentSteps(i)
	out, err := s.Run(t.Context(), i, n, nil)
	if err != nil {
		t.Fatal(err)
	}
	if wrong {
		s.Alter()
		if out.Segment.End, err = s.Root(); err != nil {
			t.Fatal(err)
		}
	}
	domain := market.Domain{ChainID: 31337, Escrow: common.Address{0: 1}}
	sign := func(k *wallet.NodeKey, x market.Structured) market.Signature {
		t.Helper()
		sig, err := k.SignDigest(t.Context(), domain.Digest(x))
		if err != nil {
			t.Fatal(err)
		}
		return sig
	}
	const now = 5000 // as a new clock says
	o := market.Offer{Job: spec.ID(), Client: client.Address(), Token: common.Address{1}, Delegate: delegate.Address(),
		MaxPrice: 1_000_000,
		Segments: spec.Segments(), Credit: 2, Quorum: 1, VerifyBPS: 500, Window: 60, Deadline: now + 100,
		Trace: common.Hash(trace.Root()), Locks: 1}
	l := market.Lease{Offer: o.StructHash(), Provider: provider.Address(), Node: node.Address(), Price: 1_000_000,
		Segments:  spec.Segments(),
		StartRoot: common.Hash(genesis), Deadline: now + 50}
	c := market.Commitment{Lease: l.StructHash(), Segment: i, Hash: common.Hash(out.Segment.Hash())}
	contact, err := p2p.PeerIDOf(&delegate.Key().PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	a.Evidence = role.Evidence{
		Announcement: market.Announcement{Spec: spec, Offer: o, Domain: domain, Sig: sign(client, o),
			Contact: contact.String()},
		Lease: market.SignedLease{Lease: l, DelegateSig: sign(delegate, l), NodeSig: sign(node, l)},
		Result: market.SegmentResult{Commitment: c, Sig: sign(node, c), Segment: out.Segment,
			Log: commit.EncodeLog(out.Log), Marks: out.Marks, End: checkpoint()},
		Start: start,
	}
	a.node = node
	a.DeliverAt(t, a.Evidence.Result.End)
	a.Deal = escrow.Deal{Domain: domain, Offer: o, Lease: a.Evidence.Lease, PerSegment: true}
	a.Claim = escrow.ClaimedSegment{Segment: i, Hash: c.Hash, Sig: a.Evidence.Result.Sig}
	return a
}
