package job_test

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/sha256"
	"errors"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ipfs/go-cid"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const start = 1_800_000_000

var domain = market.Domain{ChainID: 1, Escrow: common.Address{1}}

type party struct {
	k    *ecdsa.PrivateKey
	node common.Address
	op   common.Address
	peer string
}

func newParty(name string) party {
	seed := sha256.Sum256([]byte(name))
	k, err := crypto.ToECDSA(seed[:])
	if err != nil {
		panic(err)
	}
	priv, err := libp2p.UnmarshalSecp256k1PrivateKey(seed[:])
	if err != nil {
		panic(err)
	}
	id, err := peer.IDFromPrivateKey(priv)
	if err != nil {
		panic(err)
	}
	node := crypto.PubkeyToAddress(k.PublicKey)
	op := node
	op[0] ^= 0xff
	return party{k, node, op, id.String()}
}

func (p party) sign(h common.Hash) market.Signature {
	sig, err := crypto.Sign(h[:], p.k)
	if err != nil {
		panic(err)
	}
	sig[64] += 27
	return market.Signature(sig)
}

func cidOf(s string) string {
	h, err := multihash.Sum([]byte(s), multihash.SHA2_256, -1)
	if err != nil {
		panic(err)
	}
	return cid.NewCidV1(cid.Raw, h).String()
}

var (
	client, delegate = newParty("client"), newParty("delegate")
	alice, bob       = newParty("alice"), newParty("bob")
	judges           = []party{newParty("j0"), newParty("j1"), newParty("j2"), newParty("j3"), newParty("j4")}
)

// world plays every party except the machine.
type world struct {
	t *testing.T

	s     job.State
	todo  []job.Action
	ann   market.ValidAnnouncement
	nonce uint64
	mono  uint64
	chain uint64
	bad   map[common.Address]bool // verifiers that always disagree
	later uint64                  // blocks by which the draws of results are later than 77
	// withheld are the end states of segments, which are not kept.
	withheld bool
}

func newWorld(t *testing.T, verifiers uint8) *world {
	p := program.Presets()[0]
	spec := market.Spec{
		Version: 1, Name: "job", StepsPerSegment: 4, Marks: 1,
		Program: program.Program{Numerics: program.R32, Model: p.Model, Batch: 8, Accumulate: 1,
			Tokenizer: "byte", Steps: 10, Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, Eps: 1e-8}},
		Dataset: market.Blob{CID: cidOf("data"), Size: 9999},
		Verification: market.Verification{
			Tier:           market.TierExact,
			SamplePermille: 1000,
			Verifiers:      verifiers,
			Intervals:      1,
		},
	}
	o := market.Offer{Job: spec.ID(), Client: client.op, Token: common.Address{2}, Delegate: delegate.node,
		MaxPrice: 1000, Segments: 3,
		Credit: 2, Quorum: verifiers, VerifyBPS: 1000, DelegateBPS: 50, Window: 60, Deadline: start + 3600}
	o.Client = client.node
	a := market.Announcement{Spec: spec, Offer: o, Domain: domain, Sig: client.sign(domain.Digest(o)),
		Contact: delegate.peer}
	ann, err := a.Validate(domain, start)
	if err != nil {
		t.Fatal(err)
	}
	w := &world{t: t, ann: ann, mono: 1000, chain: start, bad: map[common.Address]bool{}}
	w.s, w.todo = job.New(ann, common.Hash{9}, job.DefaultPolicy(), job.Tick{Chain: start, Mono: 1000})
	return w
}

// apply applies an event that the machine must accept. It checks that the state before
// did not change and that the state after survives encoding.
func (w *world) apply(e job.Event) []job.Action {
	w.t.Helper()
	before, err := w.s.Encode()
	if err != nil {
		w.t.Fatal(err)
	}
	next, acts, err := w.s.Apply(e)
	if err != nil {
		w.t.Fatalf("%T: %v", e, err)
	}
	if again, _ := w.s.Encode(); !bytes.Equal(before, again) {
		w.t.Fatalf("%T changed the state it was applied to", e)
	}
	b, err := next.Encode()
	if err != nil {
		w.t.Fatal(err)
	}
	if w.s, err = job.Decode(b); err != nil {
		w.t.Fatalf("after %T: %v", e, err)
	}
	if w.s.Explain().String() == "" || w.s.Explain().Rule == "" {
		w.t.Fatalf("%s is not explained", w.s.Phase)
	}
	w.todo = acts
	return acts
}

// refuse applies an event that the machine must refuse.
func (w *world) refuse(e job.Event, want error) {
	w.t.Helper()
	if _, acts, err := w.s.Apply(e); !errors.Is(err, want) || len(acts) > 0 {
		w.t.Fatalf("%T: got %v, want %v", e, err, want)
	}
}

func (w *world) phase(p job.Phase) {
	w.t.Helper()
	if w.s.Phase != p {
		w.t.Fatalf("phase is %s, want %s; %s", w.s.Phase, p, w.s.Explain())
	}
}

// find returns the only action of type A among those that the last event returned.
func find[A job.Action](w *world) A {
	w.t.Helper()
	var found []A
	for _, a := range w.todo {
		if a.Key() == "" {
			w.t.Fatalf("%T has no key", a)
		}
		if x, ok := a.(A); ok {
			found = append(found, x)
		}
	}
	if len(found) != 1 {
		w.t.Fatalf("%d actions of type %T in %v", len(found), *new(A), w.todo)
	}
	return found[0]
}

func (w *world) tick(ms uint64) {
	w.t.Helper()
	w.mono, w.chain = w.mono+ms, w.chain+ms/1000
	w.apply(job.Tick{Chain: w.chain, Mono: w.mono})
}

func (w *world) bid(p party, role market.Role, price uint64) job.BidReceived {
	w.nonce++
	b := market.Bid{Offer: w.ann.OfferHash(), Role: role, Operator: p.op, Node: p.node, Price: price,
		TokensPerSecond: 5, Expires: w.chain + 3000, Nonce: w.nonce}
	v, err := (market.SignedBid{Bid: b, Sig: p.sign(b.Digest())}).Validate(w.ann, w.chain)
	if err != nil {
		w.t.Fatal(err)
	}
	return job.BidReceived{Bid: v, Peer: p.peer}
}

func stakes() job.StakesRead {
	m := map[common.Address]money.Units{alice.op: 10, bob.op: 10}
	for _, j := range judges {
		m[j.op] = 100
	}
	return job.StakesRead{Stakes: m}
}

// lease brings the job to a proposal with these bidders.
func (w *world) lease(providers ...party) job.ProposeLease {
	w.t.Helper()
	for i, p := range providers {
		w.apply(w.bid(p, market.RoleProvider, uint64(900+i)))
	}
	for _, j := range judges {
		if !slices.ContainsFunc(w.s.Excluded, func(x job.Exclusion) bool { return x.Operator == j.op }) {
			w.apply(w.bid(j, market.RoleVerifier, 0))
		}
	}
	w.tick(5000)
	w.phase(job.Matching)
	find[job.ReadStakes](w)
	w.apply(stakes())
	w.phase(job.Leasing)
	return find[job.ProposeLease](w)
}

func (w *world) signed(p party) {
	l := w.s.Lease
	d := domain.Digest(l.Signed.Lease)
	w.apply(job.LeaseSigned{Lease: l.Hash, DelegateSig: delegate.sign(d), NodeSig: p.sign(d)})
	w.phase(job.Funding)
}

// run brings the job to the running phase with the cheapest of the providers.
func (w *world) run(providers ...party) {
	w.t.Helper()
	w.lease(providers...)
	w.signed(providers[0])
	find[job.Fund](w)
	w.apply(job.Funded{Lease: w.s.Lease.Hash})
	w.phase(job.Running)
	w.beat()
}

func (w *world) beat() {
	w.apply(job.HeartbeatReceived{Progress: market.Progress{Lease: w.s.Lease.Hash, Segment: w.s.Verified, Step: 1}})
}

func (w *world) result(p party, i uint32, from, to byte) market.ValidResult {
	w.t.Helper()
	sp, l := w.ann.Spec(), w.s.Lease.Signed.Lease
	first, n := sp.SegmentSteps(i)
	seg := commit.Segment{Job: commit.Root(w.ann.JobID()), Program: sp.Program.Hash(), Numerics: sp.Program.Numerics,
		Dataset: sp.Dataset.DatasetRoot(), Index: i, FirstStep: first, Steps: n, Start: commit.Root{from},
		End: commit.Root{to}}
	log := make([]commit.StepRecord, n)
	for i := range log {
		log[i].Step = first + uint32(i)
	}
	seg.Log = commit.LogRoot(log)
	c := market.Commitment{Lease: w.s.Lease.Hash, Segment: i, Hash: common.Hash(seg.Hash()), Height: 77 + w.later}
	r := market.SegmentResult{Commitment: c, Sig: p.sign(domain.Digest(c)), Segment: seg,
		Log: commit.EncodeLog(log), End: market.Blob{CID: cidOf(string(to)), Size: 7}}
	r.EndSig = p.sign(r.EndDigest())
	for _, old := range w.s.Lease.Works { // under another height
		if c := old.Result.Commitment; c.Segment == i && c.Hash == r.Commitment.Hash && c.Height < r.Commitment.Height {
			r.Earlier = old.Result.Renamed().Earlier
			r.Earlier = r.Earlier[max(len(r.Earlier)-market.MaxRenamed, 0):]
		}
	}
	v, err := r.Validate(w.ann, l)
	if err != nil {
		w.t.Fatal(err)
	}
	return v
}

// commit sends a result and runs the draw. It returns the requested checks.
func (w *world) commit(p party, i uint32, from, to byte) []job.RequestCheck {
	w.t.Helper()
	w.apply(job.ResultReceived{Result: w.result(p, i, from, to)})
	w.phase(job.Verifying)
	return w.draw()
}

// draw issues the receipt that the last event asks for, and mines its block.
func (w *world) draw() []job.RequestCheck {
	w.t.Helper()
	issue := find[job.IssueReceipt](w)
	r := market.Receipt{Commitment: issue.Commitment, DrawHeight: issue.Height, Candidates: issue.Verifiers}
	r.Sig = delegate.sign(r.Digest())
	w.apply(job.ReceiptIssued{Receipt: r})
	draw := find[job.DrawVerifiers](w)
	if keep := find[job.KeepState](w); !w.withheld {
		w.apply(job.StateKept{Commitment: keep.Commitment})
	}
	blocks := blocksAt(append(draw.Earlier, draw.Height))
	last := len(blocks) - 1
	return checks(w.apply(job.DrawReady{Commitment: draw.Commitment, Block: blocks[last], Earlier: blocks[:last]}))
}

// blocksAt are the hashes of the world's blocks: all are equal.
func blocksAt(heights []uint64) (hashes []common.Hash) {
	for range heights {
		hashes = append(hashes, common.Hash{5})
	}
	return hashes
}

func checks(acts []job.Action) (out []job.RequestCheck) {
	for _, a := range acts {
		if c, ok := a.(job.RequestCheck); ok {
			out = append(out, c)
		}
	}
	return out
}

func judge(node common.Address) party {
	return judges[slices.IndexFunc(judges, func(p party) bool { return p.node == node })]
}

// verdict validates the request as the verifier would, and answers it.
func (w *world) verdict(c job.RequestCheck, agree bool) job.VerdictReceived {
	w.t.Helper()
	p := judge(c.To.Node)
	v, err := c.Request.Validate(domain, w.chain)
	if err != nil {
		w.t.Fatalf("the request is not valid: %v", err)
	}
	if _, err := v.Draw(blocksAt(c.Request.Result.Heights()), p.node); err != nil {
		w.t.Fatal(err)
	}
	r := v.Result()
	verdict := market.Verdict{Lease: r.Commitment().Lease, Segment: r.Commitment().Segment, Commitment: r.Hash(),
		Agree: agree, Root: common.Hash(r.Segment().End), Verifier: p.op,
		Intervals: uint64(c.Intervals)}
	s := market.SignedVerdict{Verdict: verdict}
	if !agree {
		s.Verdict.Root[5] = 1
		s.Log = make([]byte, 16*c.Intervals.Steps(r.Segment().Steps, w.ann.Spec().Stride()))
	}
	s.Sig = p.sign(domain.Digest(s.Verdict))
	out, err := s.Validate(w.ann, r, c.To, c.Intervals)
	if err != nil {
		w.t.Fatal(err)
	}
	if w.uncommitted(r.Hash(), p.node) {
		w.commitVerdict(r, c.To, p, out.Signed())
	}
	return job.VerdictReceived{Verdict: out}
}

// uncommitted reports whether node was asked to check this and has not committed to a
// verdict.
func (w *world) uncommitted(commitment common.Hash, node common.Address) bool {
	work, _ := w.s.Work(commitment)
	return slices.ContainsFunc(work.Checks, func(a job.Check) bool {
		return w.s.Lease.Pool[a.Candidate].Candidate.Node == node && a.Commitment == (common.Hash{})
	})
}

// commitVerdict gives the machine the commitment that the verdict will open. The machine
// must have it before the verdict.
func (w *world) commitVerdict(r market.ValidResult, to market.Candidate, p party, s market.SignedVerdict) {
	w.t.Helper()
	log := s.Log
	if s.Verdict.Agree {
		work, _ := w.s.Work(r.Hash())
		log = work.Drawing.Intervals.Log(work.Result.Log, work.Result.Segment.Steps, w.ann.Spec().Stride())
	}
	commitment := market.VerdictCommitment{Lease: s.Verdict.Lease, Segment: s.Verdict.Segment, Commitment: r.Hash(),
		Verifier: p.op, Hash: market.CommitVerdict(s.Verdict, log, s.Salt)}
	commitment.Sig = p.sign(commitment.Digest())
	valid, err := commitment.Validate(r, to)
	if err != nil {
		w.t.Fatal(err)
	}
	w.apply(job.VerdictCommitted{Commitment: valid})
}

// voucher checks the last voucher as its provider would.
func (w *world) voucher(l market.Lease, before *market.ValidVoucher) market.ValidVoucher {
	w.t.Helper()
	a := find[job.SendVoucher](w)
	v, err := market.SignedVoucher{Voucher: a.Voucher, Payees: a.Payees,
		Sig: delegate.sign(domain.Digest(a.Voucher))}.Validate(w.ann, l, before)
	if err != nil {
		w.t.Fatal(err)
	}
	return v
}

func record(s job.State, op common.Address) (sum reputation.Counts) {
	for _, r := range s.Records {
		if r.Operator == op {
			sum = sum.Add(r.Reputation)
		}
	}
	return sum
}
