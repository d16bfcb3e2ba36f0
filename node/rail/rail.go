package rail

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Pots reads jobs' money at the agreed depth. Safe for concurrent use.
type EscrowBalances interface {
	EscrowBalance(ctx context.Context, offer market.Offer) (EscrowBalance, error)
}

// Proofs signs and checks what a rail wants of a voucher beside the market's
// signature (SignedVoucher.Proof). Safe for concurrent use.
type VoucherProofs interface {
	Prove(context.Context, market.Voucher) ([]byte, error)
	// CheckVoucher reports whether the rail would take the voucher. Its error wraps
	// escrow.ErrRefused if it would not; others say that it cannot be told now.
	CheckVoucher(context.Context, market.Offer, market.SignedVoucher) error
}

// Bar is what a rail asks of a lease beyond the market's rules. Safe for
// concurrent use.
type Admission interface {
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
type EscrowBalance struct {
	Known, Over           bool
	Free, Reserved, Spent money.Units
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

// forEscrow is the permit as escrow actions carry it.
func (p Permit) ForEscrow() escrow.Permit {
	return escrow.Permit{
		Value: uint64(p.Value), Deadline: p.Deadline,
		R: common.Hash(p.Sig[:32]), S: common.Hash(p.Sig[32:64]), V: p.Sig[64],
	}
}

// total is all that was ever deposited and not refunded.
func (p EscrowBalance) Total() money.Units { return p.Free + p.Reserved + p.Spent }
