package market_test

import (
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ipfs/go-cid"
	libp2p "github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/multiformats/go-multihash"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// key is a deterministic secp256k1 key.
type key struct{ k *ecdsa.PrivateKey }

func keyOf(name string) key {
	seed := sha256.Sum256([]byte(name))
	k, err := crypto.ToECDSA(seed[:])
	if err != nil {
		panic(err)
	}
	return key{k}
}

func (k key) addr() common.Address { return crypto.PubkeyToAddress(k.k.PublicKey) }

func (k key) digest(h common.Hash) market.Signature {
	sig, err := crypto.Sign(h[:], k.k)
	if err != nil {
		panic(err)
	}
	sig[64] += 27
	return market.Signature(sig)
}

func (k key) sign(s market.Structured) market.Signature { return k.digest(domain.Digest(s)) }

func (k key) peer() string {
	priv, err := libp2p.UnmarshalSecp256k1PrivateKey(crypto.FromECDSA(k.k))
	if err != nil {
		panic(err)
	}
	id, err := peer.IDFromPrivateKey(priv)
	if err != nil {
		panic(err)
	}
	return id.String()
}

func cidOf(s string) string {
	h, err := multihash.Sum([]byte(s), multihash.SHA2_256, -1)
	if err != nil {
		panic(err)
	}
	return cid.NewCidV1(cid.Raw, h).String()
}

const (
	now   = 1_800_000_000
	drawn = 101 // height of the blocks that draw
)

var (
	domain   = market.Domain{ChainID: 137, Escrow: common.HexToAddress("0xe5c0")}
	client   = keyOf("client")
	delegate = keyOf("delegate")
	provider = keyOf("provider") // node key
	operator = keyOf("operator").addr()
	checker  = keyOf("checker") // a verifier's node key
	auditor  = keyOf("auditor").addr()
	genesis  = common.Hash{9}
)

func spec() market.Spec {
	p := program.Presets()[0]
	return market.Spec{
		Version: 1, Name: "job", StepsPerSegment: 4, Marks: 2, Salt: 1,
		Program: program.Program{
			Numerics: program.R32, Model: p.Model, Batch: p.Batch, Accumulate: 1, Tokenizer: "byte", Steps: 10, Seed: 1,
			Optimizer: program.Optimizer{Kind: "adamw", LR: 1e-3, MinLR: 1e-4, Warmup: 1, Beta1: 0.9,
				Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, Clip: 1},
		},
		Dataset:      market.Blob{CID: cidOf("data"), Size: 1 << 20},
		Verification: market.Verification{Tier: market.TierExact, SamplePermille: 1000, Verifiers: 1, Intervals: 1},
	}
}

func offer(s market.Spec) market.Offer {
	return market.Offer{
		Job: s.ID(), Client: client.addr(), Token: common.Address{7}, Delegate: delegate.addr(), MaxPrice: 1000,
		Segments: s.Segments(), Credit: 2, Quorum: 1, VerifyBPS: 1000, DelegateBPS: 50, Window: 60,
		Deadline: now + 3600, Nonce: 1,
	}
}

func announce(s market.Spec, o market.Offer) market.Announcement {
	return market.Announcement{Spec: s, Offer: o, Domain: domain, Sig: client.sign(o), Contact: delegate.peer()}
}

func valid(t testing.TB) market.ValidAnnouncement {
	t.Helper()
	v, err := announce(spec(), offer(spec())).Validate(domain, now)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func bidOf(ann market.ValidAnnouncement, role market.Role, op common.Address, node key, price uint64) market.SignedBid {
	b := market.Bid{Offer: ann.OfferHash(), Role: role, Operator: op, Node: node.addr(), Price: price,
		TokensPerSecond: 100, Expires: now + 600, Nonce: 1}
	return market.SignedBid{Bid: b, Sig: node.digest(b.Digest())}
}

func leaseOf(ann market.ValidAnnouncement) market.Lease {
	return market.Lease{
		Offer: ann.OfferHash(), Provider: operator, Node: provider.addr(), Price: 900, Segments: ann.Offer().Segments,
		StartRoot: genesis, Begin: now, Deadline: now + 3000, Nonce: 1,
		Verifiers: market.CandidatesHash(theCandidates()),
	}
}

func signedLease(l market.Lease) market.SignedLease {
	return market.SignedLease{Lease: l, DelegateSig: delegate.sign(l), NodeSig: provider.sign(l)}
}

func resultOf(ann market.ValidAnnouncement, l market.Lease, i uint32, start, end common.Hash) market.SegmentResult {
	s := ann.Spec()
	first, n := s.SegmentSteps(i)
	seg := commit.Segment{
		Job: commit.Root(ann.JobID()), Program: s.Program.Hash(), Numerics: s.Program.Numerics,
		Dataset: s.Dataset.DatasetRoot(), Index: i, FirstStep: first, Steps: n, Start: commit.Root(start),
		End: commit.Root(end),
	}
	marks := make([]commit.Root, commit.Intervals(n, s.Stride())-1)
	log := logOf(seg)
	seg.Marks = commit.MarksRoot(marks)
	seg.Log = commit.LogRoot(log)
	c := market.Commitment{Lease: l.StructHash(), Segment: i, Hash: common.Hash(seg.Hash()), Height: drawn}
	r := market.SegmentResult{Commitment: c, Sig: provider.sign(c), Segment: seg, Log: commit.EncodeLog(log),
		End: market.Blob{CID: cidOf("end" + end.Hex()), Size: 5}, Marks: marks}
	r.EndSig = provider.digest(r.EndDigest())
	return r
}

// logOf makes a valid log for a segment.
func logOf(s commit.Segment) []commit.StepRecord {
	log := make([]commit.StepRecord, s.Steps)
	for i := range log {
		log[i] = commit.StepRecord{Step: s.FirstStep + uint32(i), Loss: 3, Norm: 1}
	}
	return log
}

// theCandidates are the verifiers that may be drawn in leaseOf.
func theCandidates() []market.Candidate {
	return []market.Candidate{{Operator: auditor, Node: checker.addr(), Stake: 5, Weight: 5}}
}

// receiptOf is the receipt for a commitment under leaseOf.
func receiptOf(c market.Commitment) market.Receipt {
	r := market.Receipt{Commitment: c.StructHash(), DrawHeight: c.Height,
		Candidates: market.CandidatesHash(theCandidates())}
	r.Sig = delegate.digest(r.Digest())
	return r
}

func verdictOf(r market.ValidResult, by market.Candidate, node key, agree bool) market.SignedVerdict {
	v := market.Verdict{Lease: r.Commitment().Lease, Segment: r.Commitment().Segment, Commitment: r.Hash(),
		Agree: agree, Intervals: 1<<commit.Intervals(r.Segment().Steps, spec().Stride()) - 1,
		Root: common.Hash(r.Segment().End), Verifier: by.Operator}
	s := market.SignedVerdict{Verdict: v}
	if !agree {
		s.Verdict.Root = common.Hash{0xbad >> 4}
		s.Log = make([]byte, 16*r.Segment().Steps)
	}
	s.Sig = node.sign(s.Verdict)
	return s
}

// word is a 32-byte hash of a number.
func word(i int) common.Hash {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], uint64(i))
	return common.Hash(sha256.Sum256(b[:]))
}
