package hostile

import (
	"crypto/ecdsa"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// shape is what is varied of a forged job. Zero fields take a small job's values.
type shape struct {
	data           market.Blob
	steps, segment int    // of the job and of a segment
	model          string // preset
	nonce          uint64
	trace          common.Hash
}

// someData is a data set that nobody has.
var someData = market.Blob{CID: "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku", Size: 300_000}

const forgedJob = `
name: forged
data: %s
model: %s
training: { steps: %d, steps_per_segment: %d }
payment: { price_per_segment: "5.00", deadline: 24h, window: 5s }
`

// announcement is a job of a client of whom the chain knows nothing, that the attacker
// coordinates.
func (a *attacker) announcement(client *ecdsa.PrivateKey, s shape) market.Announcement {
	t := a.b.t
	t.Helper()
	if s.data == (market.Blob{}) {
		s.data = someData
	}
	if s.model == "" {
		s.model = "demo"
	}
	if s.steps == 0 {
		s.steps, s.segment = 120, 30
	}
	f, err := jobfile.Parse("x", []byte(fmt.Sprintf(forgedJob, s.data.CID, s.model, s.steps, s.segment)))
	if err != nil {
		t.Fatal(err)
	}
	spec, err := f.Spec(s.data, 6, s.nonce+1)
	if err != nil {
		t.Fatal(err)
	}
	now := uint64(time.Now().Unix())
	o, err := f.Offer(spec, jobfile.Terms{Client: addr(client), Token: a.b.chain.Info().Dollar, Delegate: addr(a.Key),
		Decimals: 6, Now: now, Nonce: now*1000 + s.nonce})
	if err != nil {
		t.Fatal(err)
	}
	o.Trace = s.trace
	d := a.b.domain()
	return market.Announcement{Spec: spec, Offer: o, Domain: d, Sig: sign(t, client, d.Digest(o)),
		Contact: peerOf(t, a.Key).String()}
}

// lease is a lease under an announcement, signed by the attacker as coordinator. provider signs
// it if it is not nil.
func (a *attacker) lease(ann market.Announcement, operator, node common.Address, provider *ecdsa.PrivateKey,
	cs ...market.Candidate) market.SignedLease {
	t := a.b.t
	t.Helper()
	root, err := executor.Runner{Backend: "auto", Threads: 1}.Genesis(ann.Spec)
	if err != nil {
		t.Fatal(err)
	}
	l := market.Lease{Offer: ann.Offer.StructHash(), Provider: operator, Node: node, Price: ann.Offer.MaxPrice,
		Segments: ann.Offer.Segments, StartRoot: common.Hash(root), Begin: uint64(time.Now().Unix()),
		Deadline: ann.Offer.Deadline, Nonce: 1, Verifiers: market.CandidatesHash(cs)}
	s := market.SignedLease{Lease: l, DelegateSig: sign(t, a.Key, ann.Domain.Digest(l))}
	if provider != nil {
		s.NodeSig = sign(t, provider, ann.Domain.Digest(l))
	}
	return s
}

// check is a request to execute the first segment of a job that exists nowhere: client, provider
// and coordinator are keys made here, and the only candidate is the victim.
func (a *attacker) check(victim *party, s shape) market.CheckRequest {
	t := a.b.t
	t.Helper()
	provider := newKey(t)
	ann := a.announcement(newKey(t), s)
	cs := []market.Candidate{{Operator: victim.Wallet, Node: victim.Node, Stake: 1, Weight: 1}}
	sl := a.lease(ann, addr(provider), addr(provider), provider, cs...)
	_, steps := ann.Spec.SegmentSteps(0)
	seg := commit.Segment{Job: commit.Root(ann.Spec.ID()), Program: commit.Root(ann.Spec.Program.Hash()),
		Numerics: ann.Spec.Program.Numerics, Dataset: ann.Spec.Dataset.DatasetRoot(), Steps: steps,
		Start: commit.Root(sl.Lease.StartRoot), End: commit.Root{2}, Log: commit.Root{3}}
	marks := make([]commit.Root, commit.Intervals(steps, ann.Spec.Stride())-1)
	seg.Marks = commit.MarksRoot(marks)
	c := market.Commitment{Lease: sl.Lease.StructHash(), Hash: common.Hash(seg.Hash()), Height: 1}
	res := market.SegmentResult{
		Commitment: c,
		Sig:        sign(t, provider, ann.Domain.Digest(c)),
		Segment:    seg,
		End:        someData,
		Marks:      marks,
	}
	res.EndSig = sign(t, provider, res.EndDigest())
	r := market.Receipt{Commitment: c.StructHash(), DrawHeight: 1, Candidates: market.CandidatesHash(cs)}
	r.Sig = sign(t, a.Key, r.Digest())
	return market.CheckRequest{Announcement: ann, Lease: sl, Result: res, Receipt: r,
		ProviderPeer: peerOf(t, provider).String(), Candidates: cs}
}
