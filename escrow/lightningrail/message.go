package lightningrail

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/canon"
)

// MaxMessage bounds a message and its answer, in bytes.
const MaxMessage = 256 << 10

// Topic says what a message asks for.
type Topic uint8

// Topics. Numbers are never reused.
const (
	Entrust Topic = 1 // client → arbiter: hold these preimages, of the first locks
	Lock    Topic = 2 // client → provider: add invoices for these hashes
	// client → provider: are all locks there? Custody says for how many arbiters have the preimages now.
	// client → first arbiter, provider: how many of Locks have arrived?
	Locked   Topic = 3
	Reveal   Topic = 4  // client → provider, arbiter: a voucher, and preimages to it
	EndLease Topic = 5  // client → provider: the lease ends, a window runs
	Redeem   Topic = 6  // provider → client, arbiter: preimages for a voucher; a client that closed locks it again
	Claimed  Topic = 7  // provider → arbiter: segments that a quorum found right
	Collect  Topic = 8  // provider → arbiter: preimages for them, after the window
	Over     Topic = 9  // provider or client → the others: nothing more is settled
	Object   Topic = 10 // client or verifier → arbiter: a verdict against a claimed segment
	Credit   Topic = 11 // anyone → arbiter: what an account may withdraw
	Withdraw Topic = 12 // an account → arbiter: pay this invoice
	Recall   Topic = 13 // provider → arbiter: the preimages that are due, for a party that lost its ledger
	Backed   Topic = 14 // anyone → arbiter: is money locked for the lease?
)

// LockRef names a lock between parties: one hash for one attempt at one segment,
// given by its index in the lease.
type LockRef struct {
	Segment uint32   `cbor:"1,keyasint"`
	Attempt uint32   `cbor:"2,keyasint"`
	Hash    lnd.Hash `cbor:"3,keyasint"`
}

// Custody is an arbiter's signed statement that it holds the preimages of the first
// locks of a lease, and which verifiers' verdicts it counts there.
type Custody struct {
	Arbiter common.Address   `cbor:"1,keyasint"` // its node key
	Sig     market.Signature `cbor:"2,keyasint"`
	Covers  uint32           `cbor:"3,keyasint"` // locks
}

// Message is what parties of a lease send each other. Which fields are used
// depends on the topic.
type Message struct {
	Topic Topic        `cbor:"1,keyasint"`
	Lease common.Hash  `cbor:"2,keyasint"`
	Deal  *escrow.Deal `cbor:"3,keyasint,omitempty"`
	CLTV  uint32       `cbor:"4,keyasint,omitempty"`
	// Locks are all of a lease. With Locked, they are those asked about; with Redeem, Collect
	// and Recall, those whose preimages are wanted.
	Locks   []LockRef               `cbor:"5,keyasint,omitempty"`
	Secrets []lnd.Preimage          `cbor:"6,keyasint,omitempty"` // of the first segments
	Shares  []lnd.Preimage          `cbor:"7,keyasint,omitempty"` // of the locks of the shares
	Custody []Custody               `cbor:"8,keyasint,omitempty"`
	Voucher *market.SignedVoucher   `cbor:"9,keyasint,omitempty"`
	Claims  []escrow.ClaimedSegment `cbor:"10,keyasint,omitempty"`
	Verdict *market.SignedVerdict   `cbor:"11,keyasint,omitempty"`
	Account common.Address          `cbor:"12,keyasint"`
	Request string                  `cbor:"13,keyasint,omitempty"` // BOLT 11
	Sig     *market.Signature       `cbor:"14,keyasint,omitempty"`
	// Evidence is the evidence of an objection, in the form that the arbiter's Judge
	// reads.
	Evidence []byte `cbor:"15,keyasint,omitempty"`
	// Candidates are the verifiers that may be drawn in the lease.
	Candidates []market.Candidate `cbor:"16,keyasint,omitempty"`
	// Unopened says, with Over, that the provider has never seen all locks in place.
	Unopened bool `cbor:"17,keyasint,omitempty"`
}

// Reply answers a message.
type Reply struct {
	Requests []string          `cbor:"1,keyasint,omitempty"` // BOLT 11, in the order of the locks
	Sig      *market.Signature `cbor:"2,keyasint,omitempty"`
	Secrets  []lnd.Preimage    `cbor:"3,keyasint,omitempty"`
	Done     bool              `cbor:"4,keyasint,omitempty"`
	Window   uint64            `cbor:"5,keyasint,omitempty"` // its end, chain time
	Units    uint64            `cbor:"6,keyasint,omitempty"`
	Total    uint64            `cbor:"7,keyasint,omitempty"` // units ever credited
	// Came counts the locks asked about that have arrived, whatever happened to them
	// since. It is nil if nobody asked, or if the payee's version does not count them.
	Came *uint32 `cbor:"8,keyasint,omitempty"`
	// Most is the largest invoice that the arbiter would pay for an account now. Units
	// less Most are for its forwarding, or too little to be sent.
	Most uint64 `cbor:"9,keyasint,omitempty"`
	// Covers is of how many of the first locks an arbiter holds the preimages; with
	// Collect, how many first segments it takes for earned.
	Covers uint32 `cbor:"10,keyasint,omitempty"`
}

// DecodeMessage reads at most MaxMessage bytes, strictly.
func DecodeMessage(b []byte) (m Message, err error) { return m, canon.Unmarshal(b, MaxMessage, &m) }

// DecodeReply reads at most MaxMessage bytes, strictly.
func DecodeReply(b []byte) (r Reply, err error) { return r, canon.Unmarshal(b, MaxMessage, &r) }

// Peers carries a message to the node with a key and returns its answer. An error
// that wraps ErrDenied is the other side's refusal, and ErrLeaseOver is a special
// case of it. Any other error is transient. Safe for concurrent use.
type Peers interface {
	Ask(ctx context.Context, node common.Address, m Message) (Reply, error)
}

// Handler answers messages. from is the key that the sender has proven to hold.
type Handler interface {
	Handle(ctx context.Context, from common.Address, m Message) (Reply, error)
}

// Refusals of a message. They are final: the same message is refused again.
var (
	// ErrDenied means that the message breaks a rule.
	ErrDenied = errors.New("refused by the other side")
	// ErrLeaseOver means that nothing more is locked or settled for the lease.
	ErrLeaseOver = fmt.Errorf("%w: the lease is over", ErrDenied)
)

func deny(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrDenied, fmt.Errorf(format, args...))
}

// custodyDigest is what an arbiter signs.
func custodyDigest(lease common.Hash, arbiter common.Address, locks []LockRef, covers uint32,
	verifiers common.Hash) common.Hash {
	h, err := canon.Hash("infernet/lightning/custody/2", struct {
		Lease     common.Hash    `cbor:"1,keyasint"`
		Arbiter   common.Address `cbor:"2,keyasint"`
		Locks     []LockRef      `cbor:"3,keyasint"`
		Covers    uint32         `cbor:"4,keyasint"`
		Verifiers common.Hash    `cbor:"5,keyasint"` // market.CandidatesHash
	}{lease, arbiter, locks, covers, verifiers})
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}

// WithdrawDigest is what an account signs to have an arbiter pay an invoice.
func WithdrawDigest(arbiter, account common.Address, request string) common.Hash {
	h, err := canon.Hash("infernet/lightning/withdraw/1", struct {
		Arbiter common.Address `cbor:"1,keyasint"`
		Account common.Address `cbor:"2,keyasint"`
		Request string         `cbor:"3,keyasint"`
	}{arbiter, account, request})
	if err != nil {
		panic(err) // plain data always encodes
	}
	return h
}
