package role

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Pots reads jobs' money at the agreed depth. Safe for concurrent use.
type Pots interface {
	Pot(ctx context.Context, offer market.Offer) (Pot, error)
}

// Proofs signs and checks what a rail wants of a voucher beside the market's
// signature (SignedVoucher.Proof). Safe for concurrent use.
type Proofs interface {
	Prove(context.Context, market.Voucher) ([]byte, error)
	// CheckVoucher reports whether the rail would take the voucher. Its error wraps
	// escrow.ErrRefused if it would not; others say that it cannot be told now.
	CheckVoucher(context.Context, market.Offer, market.SignedVoucher) error
}

// Bar is what a rail asks of a lease beyond the market's rules. Safe for
// concurrent use.
type Bar interface {
	// Fits reports why a lease on an offer, at a price per segment, could not
	// be paid on the rail if it began now.
	Fits(o market.Offer, price uint64) error
	// Enforceable reports why the provider of such a lease could not count on
	// collecting its pay at what the rail's network charges now.
	Enforceable(ctx context.Context, o market.Offer, price uint64) error
	// Ready reports why this node could not collect its pay now.
	Ready(ctx context.Context) error
}

// Pot is a job's money as the escrow contract has it.
type Pot struct {
	Known, Over           bool
	Free, Reserved, Spent money.Units
}

// Deposit is what the client lets its coordinator put into a job's pot.
type Deposit struct {
	// Bound is what may be deposited at most in all: the offer's
	// max_price × segments. Zero: the job was funded already.
	Bound money.Units `cbor:"1,keyasint" json:"bound"`
}

// Payer signs permits of this node's own wallet for the escrow (EIP-2612). A
// permit names the wallet's next permit nonce, so that of two that were signed
// at once only one holds. Safe for concurrent use.
type Payer interface {
	Permit(ctx context.Context, value money.Units) (Permit, error)
}

// Permit is the wallet's signature for an amount.
type Permit struct {
	Value    money.Units
	Deadline uint64 // chain time
	Sig      market.Signature
}

// ErrPotWaits: the pot lacks what an ended lease still reserves.
var ErrPotWaits = errors.New("the pot waits for the release of an ended lease")

// errNotOpened: the chain refused to open a lease.
var errNotOpened = errors.New("the lease was not opened on chain")

// forEscrow is the permit as escrow actions carry it.
func (p Permit) forEscrow() escrow.Permit {
	return escrow.Permit{
		Value: uint64(p.Value), Deadline: p.Deadline,
		R: common.Hash(p.Sig[:32]), S: common.Hash(p.Sig[32:64]), V: p.Sig[64],
	}
}

// on is the deposit for one of the job's offers: the bound is in its base units.
func (d Deposit) on(o market.Offer) Deposit {
	if all, err := money.Units(o.MaxPrice).Mul(o.Segments); err == nil && d.Bound > 0 {
		d.Bound = all
	}
	return d
}

// lacking is what has to be deposited so that the pot can reserve need.
func (d Deposit) lacking(p Pot, need money.Units) (uint64, error) {
	if need <= p.Free {
		return 0, nil
	}
	if more := need - p.Free; p.total()+more <= d.Bound {
		return uint64(more), nil
	}
	return 0, ErrPotWaits
}
