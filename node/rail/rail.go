package rail

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrWindow is wrapped by the refusal of an offer whose window is too short for its rail.
var ErrWindow = errors.New("the window is too short")

// ErrUnseen is wrapped by ClientFunds on a rail that shows nobody else's money.
var ErrUnseen = errors.New("this rail does not show what others have")

// ErrAway is wrapped by Connect's errors that pass by themselves: the rail's endpoint or
// daemon does not answer now. Whatever else goes wrong there is for the operator to
// correct.
var ErrAway = errors.New("it does not answer now")

// Info is what the configuration alone says of a rail.
type Info struct {
	Name     market.Rail
	Domain   market.Domain // of what is signed for the rail
	Token    common.Address
	Asset    money.Asset
	Decimals int    // of the asset, in texts that people read
	Unit     string // the asset's name in such texts; "" is dollars
	// LeastWindow is the shortest challenge window, in seconds, that is safe on the rail.
	LeastWindow uint32
	// Finality is the usual time until money that was sent counts.
	Finality time.Duration
	// Advances says that the rail pays vouchers in mid-lease (escrow.Advance).
	Advances bool
	// PerSegment says that the rail pays each segment by itself (escrow.Deal).
	PerSegment bool
	// VoucherProofs says that a voucher carries a proof of the rail's own beside the
	// market's signature (SignedVoucher.Proof).
	VoucherProofs bool
	// SharedPermits says that leases that are opened at the same time may carry the same permit,
	// for the sum of their deposits.
	SharedPermits bool
}

// Rail is one way to pay for jobs and to be paid, with this node's wallet there. Info is
// known from the start; the rest is there once Connect has succeeded. Safe for
// concurrent use after that.
//
// CONTRIBUTING.md says how to add one; railtest.Conform is what it has to pass.
type Rail interface {
	Info() Info
	// Connect reaches the rail and checks that it is what the configuration says. It is
	// called until it succeeds; an error that wraps ErrAway passes by itself.
	Connect(ctx context.Context) error
	// Run keeps going what the rail needs, until ctx ends.
	Run(ctx context.Context) error
	// Close ends the connections.
	Close() error

	// Escrow is the rail as one party of a lease uses it.
	Escrow(escrow.Party) escrow.Rail
	// EscrowBalance reads a job's money at the agreed depth.
	EscrowBalance(ctx context.Context, offer market.Offer) (EscrowBalance, error)
	// ClientFunds reads what an offer's client is seen to have for it: the job's money in the
	// escrow, and what the client's wallet holds. It is at least that, or as much as the job can
	// cost. It may be spent elsewhere the next moment.
	// The error wraps ErrUnseen on a rail that shows strangers nothing of it.
	ClientFunds(ctx context.Context, offer market.Offer) (money.Units, error)
	// LeaseStatus reads, at the agreed depth, what the rail shows of a lease to somebody who
	// has no part in its money. It is escrow.StatusNone for a lease that nobody has opened.
	LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error)
	// Permit lets the escrow take an amount from this node's own wallet. A permit names
	// the wallet's next permit nonce, so that of two that were signed at once only one
	// holds.
	Permit(ctx context.Context, value money.Units) (Permit, error)

	// Balance is what the wallet holds, base units.
	Balance(ctx context.Context) (money.Units, error)
	// Credit is what escrows owe the wallet, base units.
	Credit(ctx context.Context) (money.Units, error)
	// Withdraw pays the credit into the wallet.
	Withdraw(ctx context.Context) error

	Admission
	VoucherProofs
	// Source finds and claims the wallet's money that no lease of this node comes for.
	funds.Source
}

// HeadReader is a Rail whose chain shows a lease long before it counts.
type HeadReader interface {
	// HeadStatus is LeaseStatus at the chain's head.
	HeadStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error)
}

// Admission is what a rail asks of a lease beyond the market's rules.
type Admission interface {
	// Fits reports why a lease on an offer, at a price per segment, could not be paid on
	// the rail if it began now. It needs no connection.
	Fits(o market.Offer, price uint64) error
	// Enforceable reports why the provider of such a lease could not count on
	// collecting its pay at what the rail's network charges now.
	Enforceable(ctx context.Context, o market.Offer, price uint64) error
	// Ready reports why this node could not collect its pay now.
	Ready(ctx context.Context) error
}

// NoAdmission is for a rail that asks for nothing more.
type NoAdmission struct{}

// Fits implements Admission.
func (NoAdmission) Fits(market.Offer, uint64) error { return nil }

// Enforceable implements Admission.
func (NoAdmission) Enforceable(context.Context, market.Offer, uint64) error { return nil }

// Ready implements Admission.
func (NoAdmission) Ready(context.Context) error { return nil }

// VoucherProofs signs and checks what a rail wants of a voucher beside the market's
// signature (SignedVoucher.Proof).
type VoucherProofs interface {
	// Prove makes the proof. It needs no connection.
	Prove(context.Context, market.Voucher) ([]byte, error)
	// CheckVoucher reports whether the rail would take the voucher. Its error wraps
	// escrow.ErrRefused if it would not; others say that it cannot be told now.
	CheckVoucher(context.Context, market.Offer, market.SignedVoucher) error
}

// NoVoucherProofs is for a rail that the market's signature is enough for.
type NoVoucherProofs struct{}

// Prove implements VoucherProofs.
func (NoVoucherProofs) Prove(context.Context, market.Voucher) ([]byte, error) { return nil, nil }

// CheckVoucher implements VoucherProofs.
func (NoVoucherProofs) CheckVoucher(context.Context, market.Offer, market.SignedVoucher) error {
	return nil
}

// EscrowBalance is a job's money as the escrow has it, base units.
type EscrowBalance struct {
	Known, Over           bool
	Free, Reserved, Spent money.Units
}

// Total is all that was ever deposited and not refunded.
func (b EscrowBalance) Total() money.Units { return b.Free + b.Reserved + b.Spent }

// Permit is the wallet's signature for an amount (EIP-2612). On a rail that needs none
// it holds the amount alone.
type Permit struct {
	Value    money.Units
	Deadline uint64 // chain time
	Sig      market.Signature
}

// ForEscrow is the permit as escrow actions carry it.
func (p Permit) ForEscrow() escrow.Permit {
	return escrow.Permit{
		Value: uint64(p.Value), Deadline: p.Deadline,
		R: common.Hash(p.Sig[:32]), S: common.Hash(p.Sig[32:64]), V: p.Sig[64],
	}
}

// Written is how amounts of the rail's asset are written.
func (i Info) Written() money.Unit {
	return money.Unit{Name: cmp.Or(i.Unit, "dollars"), Decimals: i.Decimals}
}

// Amount writes an amount for people.
func (i Info) Amount(u uint64) string {
	return i.Written().Write(money.Units(min(u, math.MaxInt64)))
}

// Allows returns nil if an offer's window is long enough for whoever has a claim in it. What
// could still be done at its end would otherwise not count before it is over.
func (i Info) Allows(o market.Offer) error {
	if o.Window >= i.LeastWindow {
		return nil
	}
	return fmt.Errorf("%w: it is %d s, the rail %s needs at least %d s (payment.window)", ErrWindow, o.Window, i.Name,
		i.LeastWindow)
}
