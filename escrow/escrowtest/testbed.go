package escrowtest

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Terms are the terms that a scenario asks for.
type Terms struct {
	Segments uint32
	Credit   uint32
	Quorum   uint8
	Window   uint32 // seconds
	Lifetime uint64 // seconds from now to the lease's deadline
}

// Holdings says who has how much, in base units: balance and what can be
// withdrawn.
type Holdings struct {
	Client, Provider, Delegate money.Units
	Verifiers                  []money.Units
	Pot, Reserved              money.Units // in the escrow, of the scenario's job
	Kept                       money.Units // by an arbiter, beyond what it owes
}

// Total adds up all holdings.
func (h Holdings) Total() money.Units {
	t := h.Client + h.Provider + h.Delegate + h.Pot + h.Reserved + h.Kept
	for _, v := range h.Verifiers {
		t += v
	}
	return t
}

// Testbed is a chain with fresh parties for one scenario: a client with money, its
// delegate, a staked provider and staked verifiers.
type Testbed interface {
	// Deal returns a signed deal on these terms, whose money is not in the escrow yet.
	// It is called once.
	Deal(testing.TB, Terms) escrow.Deal
	// Rail returns a party's rail as it is after a start of its node: it remembers
	// only what was stored. sent, if not nil, is called after an action was handed to
	// the chain and before it took effect.
	Rail(t testing.TB, p escrow.Party, sent func()) escrow.Rail
	// Verifiers are the operators that SignVerdict can sign for, in ascending order.
	Verifiers() []common.Address
	// The methods Sign… return the parties' signatures.
	SignVoucher(testing.TB, market.Voucher) market.Signature
	SignCommitment(testing.TB, market.Commitment) market.Signature
	SignVerdict(tb testing.TB, verifier int, v market.Verdict) market.Signature
	// Holdings counts the money at the head of the chain.
	Holdings(testing.TB, escrow.Deal) Holdings
}

// Prover is a Testbed of a rail that needs more than a voucher's signature.
type Prover interface {
	// ProveVoucher returns the voucher's Proof.
	ProveVoucher(testing.TB, market.Voucher) []byte
}

// Releaser is a Testbed whose clients sign that a lease is over, beside its last voucher.
type Releaser interface {
	// Release returns the client's consent, or nil.
	Release(testing.TB, common.Hash) *market.Signature
}

// Direct is a Testbed of a rail that pays the client's wallet directly, so that a
// refund needs no withdrawal after it.
type Direct interface{ Direct() bool }

// HostileTestbed is a Testbed for RunHostile.
type HostileTestbed interface {
	Testbed
	Pays() market.Rail // the rail that it is of
}

// Endpoints is a HostileTestbed of a rail whose nodes read the chain of others.
type Endpoints interface {
	// Lie has one of every node's endpoints lie, and do all else that such do. It comes
	// before Rail.
	Lie(testing.TB)
}

// Arbiters is a HostileTestbed of a rail on which an arbiter holds preimages. Locks that
// nobody settles must have expired once a client has done escrow.Release.
type Arbiters interface {
	// Betray has the arbiter give the provider every preimage that it knows, and take
	// every share itself. The provider takes what it can.
	Betray(testing.TB, escrow.Deal)
	// Silence has the arbiter answer nobody, from now on.
	Silence(testing.TB)
}

// direct reports whether a testbed is one.
func direct(b Testbed) bool {
	d, ok := b.(Direct)
	return ok && d.Direct()
}
