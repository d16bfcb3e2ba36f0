package funds

import (
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market/money"
)

// Kind is the form in which money is held.
type Kind string

// Kinds of items.
const (
	Credit    Kind = "credit"    // an escrow owes it to us, to be withdrawn at any time
	Pot       Kind = "pot"       // free money of our job: no lease reserves it
	Lease     Kind = "lease"     // reserved for a lease in which we have a part
	Voucher   Kind = "voucher"   // earned by a voucher that is not collected yet
	Stake     Kind = "stake"     // active stake; it leaves when its owner asks
	Unbonding Kind = "unbonding" // stake on its way out
	Bond      Kind = "bond"      // of a dispute
	HTLC      Kind = "htlc"      // in an unresolved Lightning payment
	Channel   Kind = "channel"   // in a Lightning channel, or its on-chain remains
	Rent      Kind = "rent"      // deposit of a Solana account that can be closed
	Token     Kind = "token"     // in an account of ours that is not the wallet
)

// Item is money of ours that is not in the wallet.
type Item struct {
	// ID names it for ever, such as "evm:137/lease/0x…/release": the step is
	// part of it, so that equal IDs are the same transaction.
	ID    string      `json:"id"`
	Rail  string      `json:"rail"` // as Source.Rail
	Kind  Kind        `json:"kind"`
	Asset money.Asset `json:"asset"`
	// Units are ours for certain; AtMost is what the outcome can bring.
	Units  money.Units `json:"units"`
	AtMost money.Units `json:"at_most"`
	State  string      `json:"state"` // what it is doing there
	Rule   string      `json:"rule"`  // why it is not ours yet, or how it becomes so
	// Evidence names transactions, heights and signatures.
	Evidence []string `json:"evidence"`
	// Claimable: Claim may be called now.
	Claimable bool `json:"claimable"`
	// Held: Claim could be called, but gives up something that works, such as
	// an active stake; it is done only for those who ask for it by name.
	Held bool `json:"held"`
	// At is the chain time, unix seconds, from which it is claimable or the
	// next rule applies; 0: now, or not known before somebody acts.
	At        uint64 `json:"at"`
	Step      string `json:"step"` // what Claim does
	MayAct    string `json:"may_act"`
	Otherwise string `json:"otherwise"` // what happens if nobody does
}

// Claimed is what came of a claim.
type Claimed struct {
	ID string `json:"id"`
	Tx string `json:"tx"` // hash or signature; empty if nothing was to be done
}

// Source finds and claims one rail's money. All methods are safe for
// concurrent use.
type Source interface {
	// Rail names the rail and its network: "evm:137", "solana:mainnet",
	// "lightning".
	Rail() string
	// Scan returns everything of ours that is not in a wallet, by chain state
	// alone, ordered by ID.
	Scan(ctx context.Context) ([]Item, error)
	// Claim does the Item's Step and returns when it has the agreed depth. It
	// returns ErrNotClaimable when the chain has moved on; then scan again.
	Claim(ctx context.Context, item Item) (Claimed, error)
}

// ErrNotClaimable: the step is not due, or was done already.
var ErrNotClaimable = errors.New("nothing to claim there now: scan again")

// Totals are sums by rail and asset.
type Totals map[string]map[money.Asset]Total

// Total is the sum of one rail's items in one asset.
type Total struct {
	Items     int         `json:"items"`
	Units     money.Units `json:"units"`
	AtMost    money.Units `json:"at_most"`
	Claimable money.Units `json:"claimable"`
	// Stranded is claimable money that nothing works with: it is what an
	// operator should be alerted to.
	Stranded money.Units `json:"stranded"`
}

// Sum adds items up.
func Sum(items []Item) (Totals, error) {
	out := Totals{}
	for _, i := range items {
		if out[i.Rail] == nil {
			out[i.Rail] = map[money.Asset]Total{}
		}
		t, err := out[i.Rail][i.Asset].add(i)
		if err != nil {
			return nil, fmt.Errorf("sum of %s on %s: %w", i.Asset, i.Rail, err)
		}
		out[i.Rail][i.Asset] = t
	}
	return out, nil
}

func (t Total) add(i Item) (_ Total, err error) {
	t.Items++
	for _, x := range []struct {
		to *money.Units
		by money.Units
		ok bool
	}{
		{&t.Units, i.Units, true}, {&t.AtMost, i.AtMost, true},
		{&t.Claimable, i.Units, i.Claimable}, {&t.Stranded, i.Units, i.Claimable && !i.Held},
	} {
		if !x.ok {
			continue
		}
		if *x.to, err = x.to.Add(x.by); err != nil {
			return t, err
		}
	}
	return t, nil
}
