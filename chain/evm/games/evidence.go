package games

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/zkproof/commit"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// ID is the id of a game: keccak256(claim, challenger). A challenger has at most one
// game about a claim.
type ID common.Hash

// String returns 0x and 64 hexadecimal digits.
func (g ID) String() string { return common.Hash(g).Hex() }

// Ref identifies a claim by its lease and what its commitment says.
type Ref struct {
	Lease   merkle.Root
	Segment uint32      // index in the job
	Hash    merkle.Root // of the segment, as the node signed it
	Height  uint64      // of the block that draws the verifiers
}

// RefOf identifies the claim of a commitment.
func RefOf(c market.Commitment) Ref {
	return Ref{Lease: merkle.Root(c.Lease), Segment: c.Segment, Hash: merkle.Root(c.Hash), Height: c.Height}
}

// Commitment is what the lease's node signed.
func (r Ref) Commitment() market.Commitment {
	return market.Commitment{
		Lease:   common.Hash(r.Lease),
		Segment: r.Segment,
		Hash:    common.Hash(r.Hash),
		Height:  r.Height,
	}
}

// Claim returns the key of the claim, as states contain it.
func (r Ref) Claim() merkle.Root { return dispute.ClaimKey(r.Lease, r.Segment, r.Hash, r.Height) }

// Game returns the id of a challenger's game about the claim.
func (r Ref) Game(challenger common.Address) ID {
	claim := r.Claim()
	return ID(crypto.Keccak256Hash(claim[:], common.LeftPadBytes(challenger[:], 32)))
}

// Evidence is everything that a challenge shows: a segment, the node's signature of it,
// and the terms under which the node worked.
type Evidence struct {
	Offer   market.Offer
	Lease   market.Lease
	Segment commit.Segment
	Header  ir.Header // whose root is the offer's trace
	Height  uint64    // as the commitment names it
	NodeSig market.Signature
	// Numerics is the hash of the segment's numerics, if that is of no name that this
	// version knows. Segment.Numerics is empty then.
	Numerics merkle.Root
}

// Errors of Evidence.Check.
var (
	// ErrUntraceable means that the offer names no trace, so its segments cannot be
	// disputed on chain.
	ErrUntraceable = errors.New("the job cannot be disputed on chain: its offer names no trace")
	// ErrUnfounded means that the parts of the evidence do not belong together, so the
	// contract would refuse it.
	ErrUnfounded = errors.New("the parts of the evidence do not belong together")
)

// Ref identifies the claim.
func (e Evidence) Ref() Ref {
	return Ref{Lease: merkle.Root(e.Lease.StructHash()), Segment: e.Segment.Index, Hash: e.hash(), Height: e.Height}
}

func (e Evidence) hash() merkle.Root {
	if e.Numerics != (merkle.Root{}) {
		return e.Segment.HashUnder(e.Numerics)
	}
	return e.Segment.Hash()
}

func (e Evidence) segment() bindings.Segment {
	s := binder.Segment(e.Segment)
	if e.Numerics != (merkle.Root{}) {
		s.Numerics = e.Numerics
	}
	return s
}

// Claim returns the evidence in the form of the pure game.
func (e Evidence) Claim() dispute.Claim {
	return dispute.Claim{
		Lease: merkle.Root(
			e.Lease.StructHash(),
		), Height: e.Height, Start: merkle.Root(e.Lease.StartRoot), First: e.Lease.FirstSegment,
		Segments: e.Lease.Segments, Job: merkle.Root(e.Offer.Job), Asserter: dispute.Address(e.Lease.Provider),
		Segment: e.Segment, Header: e.Header, Private: merkle.LeafHashOf(e.Segment.Numerics) == merkle.PrivateLeaves,
	}
}

// Check makes the checks of the contract before it looks at the segment's fields. The
// error wraps ErrUntraceable or ErrUnfounded.
func (e Evidence) Check(d market.Domain) error {
	switch {
	case e.Offer.Trace == (common.Hash{}):
		return ErrUntraceable
	case e.Offer.StructHash() != e.Lease.Offer:
		return fmt.Errorf("%w: the lease is of another offer", ErrUnfounded)
	case e.Header.Root() != merkle.Root(e.Offer.Trace):
		return fmt.Errorf("%w: the offer has another trace", ErrUnfounded)
	}
	if node, err := d.Recover(e.Ref().Commitment(), e.NodeSig); err != nil || node != e.Lease.Node {
		return fmt.Errorf("%w: the lease's node has not signed this segment", ErrUnfounded)
	}
	return nil
}

func (e Evidence) signed() bindings.Signed { return binder.Signed(e.Height, e.NodeSig) }

func bindRef(r Ref) bindings.Ref {
	return bindings.Ref{Lease: r.Lease, Segment: r.Segment, Hash: r.Hash, Height: r.Height}
}
