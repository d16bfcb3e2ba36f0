package main

import (
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// object is something with a binary form: a message, a part of one that is signed or
// hashed by itself, or a record.
type object struct {
	value any // of the Go type
	// where says on which protocol it travels, and in which direction, or where it is kept.
	where  string
	digest *digest // nil: nothing hashes it by itself
}

// digest is the hash that is signed, or that names an object.
type digest struct {
	Kind string `json:"kind"` // tag, words or eip712
	// Tag is the tag, the first word, or the EIP-712 type.
	Tag string `json:"tag"`
	// Blank is the field that is all zero in what is hashed, Of the only field that is
	// hashed; both may be empty.
	Blank string `json:"blank,omitempty"`
	Of    string `json:"of,omitempty"`
	// Order are the fields behind the first word, of an object that is hashed as words.
	Order []string `json:"order,omitempty"`

	use  string // what it is for
	hash func(any) common.Hash
}

// String says how it is computed, and what it is for.
func (d digest) String() string {
	of := "CBOR"
	switch {
	case d.Blank != "":
		of = "CBOR with `" + d.Blank + "` all zero"
	case d.Of != "":
		of = "CBOR of " + d.Of
	}
	switch d.Kind {
	case "eip712":
		return "EIP-712, signed by " + d.use + ": `" + d.Tag + "`"
	case "words":
		return "SHA-256 over [words](#encoding): `" + d.Tag + "`, then " + strings.Join(d.Order, ", ") + "; " + d.use
	}
	return "SHA-256(`" + d.Tag + "` ‖ 0 ‖ " + of + "), " + d.use
}

// section is a part of docs/messages.md.
type section struct {
	name, title string
	objects     []object
}

// sections are all objects in the order of the document.
func sections() []section {
	return []section{
		{"job", "A job", jobObjects()},
		{"signed", "What is signed as EIP-712", signedObjects()},
		{"messages", "Messages between nodes", messageObjects()},
		{"records", "Records of a run", recordObjects()},
		{"ledger", "The ledger", []object{
			{ledger.Entry{}, "a line of `infernet ledger export`; its hash is the next entry's `prev`", nil},
		}},
		{"lightning", "Leases over Lightning", []object{
			{lightningrail.Message{}, request(p2p.LightningProtocol), nil},
			{lightningrail.Reply{}, answer(p2p.LightningProtocol), nil},
		}},
	}
}

func request(p p2p.Protocol) string { return "request of `" + string(p) + "`" }
func answer(p p2p.Protocol) string  { return "answer of `" + string(p) + "`" }

func jobObjects() []object {
	return []object{
		{market.Spec{}, "part of `announcement`", tagged("infernet/job/1", "the job's id",
			func(s market.Spec) common.Hash { return common.Hash(s.ID()) })},
		{program.Program{}, "part of `spec`; a file of `infernet engine preset`", tagged("infernet/program/2",
			"`program` of a segment", func(p program.Program) common.Hash { return p.Hash() })},
		{market.Announcement{}, "gossip on `" + p2p.OffersTopic + "`", nil},
	}
}

func signedObjects() []object {
	return []object{
		{market.Offer{}, "part of `announcement`", structured("the client's wallet", market.OfferType)},
		{
			market.Lease{},
			"part of `lease-proposal` and `signed-lease`",
			structured("the delegate and the provider's node key",
				market.LeaseType),
		},
		{market.Voucher{}, "part of `signed-voucher`", structured("the delegate", market.VoucherType)},
		{market.Commitment{}, "part of `segment-result`", structured("the provider's node key", market.CommitmentType)},
		{market.Verdict{}, "part of `signed-verdict`", structured("the verifier's node key", market.VerdictType)},
		{market.Quote{}, "part of `signed-quote`", structured("the bidder's node key", market.QuoteType)},
	}
}

func messageObjects() []object {
	return []object{
		{market.OffersRequest{}, request(p2p.OffersProtocol), nil},
		{market.OffersReply{}, answer(p2p.OffersProtocol), nil},
		{market.SignedBid{}, request(p2p.BidProtocol), tagged("infernet/bid/1", "signed by the bidder's node key",
			func(b market.SignedBid) common.Hash { return b.Bid.Digest() }).of("bid")},
		{market.Ack{}, answer("…"), nil},
		{market.BidRequest{}, request(p2p.HeardProtocol), nil},
		{market.BidReply{}, answer(p2p.HeardProtocol), nil},
		{market.HeardBid{}, "part of `lease-reply`", nil},
		{market.LeaseProposal{}, request(p2p.LeaseProtocol), nil},
		{market.LeaseReply{}, answer(p2p.LeaseProtocol), nil},
		{market.SignedLease{}, "part of `check-request`", nil},
		{market.Progress{}, request(p2p.ProgressProtocol), nil},
		{market.SegmentResult{}, request(p2p.SegmentProtocol), tagged("infernet/end/1",
			"signed by the provider's node key in `end_sig`",
			market.SegmentResult.EndDigest).of("{1: struct hash of `commitment`, 2: `end`}")},
		{market.Receipt{}, answer(p2p.SegmentProtocol), tagged("infernet/receipt/1",
			"signed by the delegate", market.Receipt.Digest).blank("sig")},
		{market.CheckRequest{}, request(p2p.CheckProtocol), nil},
		{market.StateRequest{}, request(p2p.StateProtocol), nil},
		{market.StateReply{}, answer(p2p.StateProtocol), nil},
		{market.VerdictCommitment{}, request(p2p.CommitProtocol), tagged("infernet/seal/1",
			"signed by the verifier's node key", market.VerdictCommitment.Digest).blank("sig")},
		{market.LogReveal{}, answer(p2p.CommitProtocol), nil},
		{market.SignedVerdict{}, request(p2p.VerdictProtocol), nil},
		{market.SignedVoucher{}, request(p2p.VoucherProtocol), nil},
		{market.LeaseEnd{}, request(p2p.EndProtocol), nil},
		{market.Delegation{}, request(p2p.DelegateProtocol), nil},
		{disputes.OpenRequest{}, request(p2p.OpenProtocol), nil},
		{disputes.OpenReply{}, answer(p2p.OpenProtocol), nil},
		{market.Candidate{}, "part of `lease-proposal` and `check-request`", nil},
	}
}

func recordObjects() []object {
	return []object{
		{commit.Segment{}, "part of `segment-result`", words(
			"infernet/segment/3",
			"`hash` of a commitment",
			func(s commit.Segment) common.Hash { return common.Hash(s.Hash()) },
			"job",
			"program",
			"numerics",
			"dataset",
			"index",
			"first_step",
			"steps",
			"start",
			"end",
			"log",
			"marks",
		)},
		{ir.Header{}, "part of a dispute's bundle", words(
			"infernet/trace/2",
			"`trace` of an offer",
			func(h ir.Header) common.Hash { return common.Hash(h.Root()) },
			"program",
			"numerics",
			"dataset",
			"steps_per_segment",
			"stride",
			"steps",
			"ops",
			"op_count",
			"tables",
			"table_count",
			"data",
			"data_bytes",
			"seed",
			"batch",
			"accumulate",
			"context",
			"tensors",
		)},
		{data.TokensHeader{}, "the header of a token file", nil},
	}
}

// tagged is the digest of an object that is hashed under a tag.
func tagged[T any](tag, use string, hash func(T) common.Hash) *digest {
	return &digest{Kind: "tag", Tag: tag, use: use, hash: func(v any) common.Hash { return hash(v.(T)) }}
}

// of says that one field alone is hashed.
func (d *digest) of(field string) *digest { d.Of = field; return d }

// blank says that a field is all zero in what is hashed.
func (d *digest) blank(field string) *digest { d.Blank = field; return d }

// words is the digest of an object that is hashed as a list of 32-byte words.
func words[T any](tag, use string, hash func(T) common.Hash, order ...string) *digest {
	return &digest{
		Kind:  "words",
		Tag:   tag,
		Order: order,
		use:   use,
		hash:  func(v any) common.Hash { return hash(v.(T)) },
	}
}

// structured is the digest of an EIP-712 struct under exampleDomain.
func structured(signer, typ string) *digest {
	return &digest{Kind: "eip712", Tag: typ, use: signer,
		hash: func(v any) common.Hash { return exampleDomain.Digest(v.(market.Structured)) }}
}
