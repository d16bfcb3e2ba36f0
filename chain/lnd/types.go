package lnd

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
)

// Decimals is the number of decimals of the unit of this package, a thousandth of
// a satoshi. One satoshi is 1000 units.
const Decimals = 3

// Sat is one satoshi in units.
const Sat money.Units = 1000

// Hash is a payment hash: the SHA-256 of a preimage (BOLT 2).
type Hash [32]byte

// Preimage is the secret that settles what was locked with its hash.
type Preimage [32]byte

// Hash returns the preimage's payment hash.
func (p Preimage) Hash() Hash { return sha256.Sum256(p[:]) }

func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// ParseHash reads 64 hexadecimal digits.
func ParseHash(s string) (h Hash, err error) {
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != len(h) {
		return h, fmt.Errorf("%w: payment hash %.80q", ErrAnswer, s)
	}
	return Hash(b), nil
}

// String hides the secret, so that no log shows it.
func (p Preimage) String() string { return "preimage of " + p.Hash().String() }

// NodeKey is a node's identity: a compressed secp256k1 key.
type NodeKey [33]byte

func (k NodeKey) String() string { return hex.EncodeToString(k[:]) }

// ParseNodeKey reads 66 hexadecimal digits.
func ParseNodeKey(s string) (k NodeKey, err error) {
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != len(k) || b[0] != 2 && b[0] != 3 {
		return k, fmt.Errorf("%w: node key %.80q", ErrAnswer, s)
	}
	return NodeKey(b), nil
}

// Info is a node's state.
type Info struct {
	Key     NodeKey
	Network string // bitcoin network: mainnet, testnet, signet, regtest, simnet
	Height  uint32 // of the newest block it has seen
	Block   string // its hash
	Synced  bool   // to the chain
}

// HoldInvoice asks for an amount to be locked with Hash.
type HoldInvoice struct {
	Hash   Hash
	Amount money.Units   // exact
	CLTV   uint32        // blocks between lock-in and expiry, at least; see escrow/lightningrail
	Expiry time.Duration // how long it can be paid
	Memo   string
}

// Request is a decoded BOLT 11 payment request.
type Request struct {
	Dest    NodeKey
	Hash    Hash
	Amount  money.Units
	CLTV    uint32
	Expires time.Time
	Memo    string // what Dest says it is for
}

// InvoiceState is the node's state of an invoice.
type InvoiceState uint8

// States of an invoice. Settled is not money: see Resolution.
const (
	InvoiceOpen InvoiceState = iota + 1
	InvoiceAccepted
	InvoiceSettled
	InvoiceCanceled
)

func (s InvoiceState) String() string {
	return name([]string{"", "open", "accepted", "settled", "canceled"}, int(s))
}

// Invoice is an invoice with the HTLC that came for it, if any did.
type Invoice struct {
	State   InvoiceState
	Amount  money.Units
	Request string // to pay it
	HTLC    HTLC   // zero: none came
	// Parts is how many HTLCs came for it that were not canceled. More than one are the
	// parts of a multi-part payment (BOLT 4); HTLC is then the last of them.
	Parts int
}

// HTLC is an incoming HTLC of an invoice.
type HTLC struct {
	Channel uint64 // short channel id
	Index   uint64 // in the channel
	Amount  money.Units
	Accept  uint32 // height at which it was locked in
	Expiry  uint32 // height from which the payer can take it back
}

// Resolution is the end of an HTLC.
type Resolution uint8

// Resolutions. Pending: there is none yet.
const (
	Pending Resolution = iota
	Paid               // the money is ours, in the channel or on chain
	Returned
)

func (r Resolution) String() string {
	return name([]string{"pending", "paid", "returned"}, int(r))
}

// PaymentState is what became of a payment of ours.
type PaymentState uint8

// States of a payment. Succeeded and Failed are final.
const (
	InFlight PaymentState = iota + 1
	Succeeded
	Failed
)

func (s PaymentState) String() string {
	return name([]string{"", "in flight", "succeeded", "failed"}, int(s))
}

// Payment is a payment of ours.
type Payment struct {
	State  PaymentState
	Amount money.Units
	Fee    money.Units // of those who forwarded it
	Reason string      // of a failure
	// Locked: an HTLC of it is on its way. A payment in flight without one is
	// still looking for a route.
	Locked bool
	// Expiry is the height from which this node takes back what is locked; 0
	// if nothing is.
	Expiry uint32
}

// Balance is what a node has in channels, units.
type Balance struct {
	Local  money.Units // spendable; the channel's own costs are taken off
	Remote money.Units
	// Out is locked in HTLCs that this node has offered, In in those offered
	// to it.
	Out, In money.Units
}

func name(names []string, i int) string {
	if i >= len(names) || names[i] == "" {
		return fmt.Sprintf("unknown (%d)", i)
	}
	return names[i]
}
