package games

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// ID names a game: keccak256(claim, challenger). Who has challenged a claim
// once has no second game over it.
type ID common.Hash

// String is 0x and 64 hexadecimal digits.
func (g ID) String() string { return common.Hash(g).Hex() }

// Ref is what a claim is about.
type Ref struct {
	Lease   merkle.Root
	Segment uint32      // index in the job
	Hash    merkle.Root // of the segment, as the node signed it
}

// Claim is the claim's name, as states hold it.
func (r Ref) Claim() merkle.Root { return dispute.ClaimKey(r.Lease, r.Segment, r.Hash) }

// Game is the name of a challenger's game over the claim.
func (r Ref) Game(challenger common.Address) ID {
	claim := r.Claim()
	return ID(crypto.Keccak256Hash(claim[:], common.LeftPadBytes(challenger[:], 32)))
}

// Evidence is all that a challenge shows: a segment, the node's signature on it,
// and the terms under which the node worked.
type Evidence struct {
	Offer   market.Offer
	Lease   market.Lease
	Segment commit.Segment
	Header  ir.Header // whose root is the offer's trace
	NodeSig market.Signature
}

// Errors of a charge.
var (
	// ErrUntraceable means that the offer names no trace, so its segments cannot be
	// disputed on chain.
	ErrUntraceable = errors.New("the job cannot be disputed on chain: its offer names no trace")
	// ErrUnfounded means that the charge does not hold together, so the contract would
	// refuse it.
	ErrUnfounded = errors.New("the charge does not hold together")
)

// Ref is what the charge is about.
func (c Evidence) Ref() Ref {
	return Ref{Lease: merkle.Root(c.Lease.StructHash()), Segment: c.Segment.Index, Hash: c.Segment.Hash()}
}

// Claim is the charge as the pure game begins with it.
func (c Evidence) Claim() dispute.Claim {
	return dispute.Claim{
		Lease: merkle.Root(c.Lease.StructHash()), Start: merkle.Root(c.Lease.StartRoot), First: c.Lease.FirstSegment,
		Segments: c.Lease.Segments, Job: merkle.Root(c.Offer.Job), Asserter: dispute.Address(c.Lease.Provider),
		Segment: c.Segment, Header: c.Header, Private: merkle.LeafHashOf(c.Segment.Numerics) == merkle.PrivateLeaves,
	}
}

// Check does what the contract does before it looks at the segment's words. The
// error wraps ErrUntraceable or ErrUnfounded.
func (c Evidence) Check(d market.Domain) error {
	switch {
	case c.Offer.Trace == (common.Hash{}):
		return ErrUntraceable
	case c.Offer.StructHash() != c.Lease.Offer:
		return fmt.Errorf("%w: the lease is of another offer", ErrUnfounded)
	case c.Header.Root() != merkle.Root(c.Offer.Trace):
		return fmt.Errorf("%w: the offer has another trace", ErrUnfounded)
	}
	signed := market.Commitment{Lease: c.Lease.StructHash(), Segment: c.Segment.Index, Hash: common.Hash(c.Segment.Hash())}
	if node, err := d.Recover(signed, c.NodeSig); err != nil || node != c.Lease.Node {
		return fmt.Errorf("%w: the lease's node has not signed this segment", ErrUnfounded)
	}
	return nil
}

func bindOffer(o market.Offer) bindings.Offer {
	return bindings.Offer{Job: o.Job, Client: o.Client, Token: o.Token, Delegate: o.Delegate, MaxPrice: o.MaxPrice,
		Segments: o.Segments, Credit: o.Credit, Quorum: o.Quorum, VerifyBPS: o.VerifyBPS, DelegateBPS: o.DelegateBPS,
		Window: o.Window, Deadline: o.Deadline, Nonce: o.Nonce, Trace: o.Trace}
}

func bindLease(l market.Lease) bindings.Lease {
	return bindings.Lease{Offer: l.Offer, Provider: l.Provider, Node: l.Node, Price: l.Price, FirstSegment: l.FirstSegment,
		Segments: l.Segments, StartRoot: l.StartRoot, Deadline: l.Deadline, Nonce: l.Nonce}
}

func bindSegment(s commit.Segment) bindings.Segment {
	return bindings.Segment{Job: s.Job, Program: s.Program, Numerics: merkle.Sum(s.Numerics), Dataset: s.Dataset,
		Index: s.Index, FirstStep: s.FirstStep, Steps: s.Steps, Start: s.Start, End: s.End, Log: s.Log}
}

func bindHeader(h ir.Header) bindings.Header {
	return bindings.Header{Program: h.Program, Numerics: h.Numerics, Dataset: h.Dataset,
		StepsPerSegment: h.StepsPerSegment, Steps: h.Steps,
		Ops: h.Ops, OpCount: h.OpCount, Tables: h.Tables, TableCount: h.TableCount, Data: h.Data, DataBytes: h.DataBytes,
		Seed: h.Seed, Batch: h.Batch, Accumulate: h.Accumulate, Context: h.Context, Tensors: h.Tensors}
}

func bindRef(r Ref) bindings.Ref {
	return bindings.Ref{Lease: r.Lease, Segment: r.Segment, Hash: r.Hash}
}
