package escrow

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Deal is everything that the parties agreed on for a lease. Actions carry it, so
// a rail needs no other memory.
type Deal struct {
	Domain market.Domain `cbor:"1,keyasint"`
	Offer  market.Offer  `cbor:"2,keyasint"`
	// the client wallet's: 65 bytes, or what its ERC-1271 contract takes
	OfferSig []byte             `cbor:"3,keyasint"`
	Lease    market.SignedLease `cbor:"4,keyasint"`
	// Deposit is what opening the lease adds to the job's pot, in base units. It is 0
	// when the pot holds enough.
	Deposit uint64 `cbor:"5,keyasint"`
	// Permit lets the escrow take the deposit (EIP-2612). A zero Deadline means that
	// an existing allowance covers it.
	Permit Permit `cbor:"6,keyasint"`
	// PerSegment means that each segment has a lock of its own (a hold invoice) and is
	// settled as soon as a voucher covers it, not at the end of the lease.
	PerSegment bool `cbor:"7,keyasint,omitempty"`
}

// Permit is an EIP-2612 approval of the escrow.
type Permit struct {
	Value    uint64      `cbor:"1,keyasint"`
	Deadline uint64      `cbor:"2,keyasint"` // chain time
	V        uint8       `cbor:"3,keyasint"`
	R        common.Hash `cbor:"4,keyasint"`
	S        common.Hash `cbor:"5,keyasint"`
}

// ErrDeal is wrapped when offer and lease do not fit together.
var ErrDeal = errors.New("offer and lease do not fit")

// OfferID is the offer's struct hash.
func (d Deal) OfferID() common.Hash { return d.Offer.StructHash() }

// LeaseID is the lease's struct hash.
func (d Deal) LeaseID() common.Hash { return d.Lease.Lease.StructHash() }

// Asset is the asset that the deal is paid in.
func (d Deal) Asset() money.Asset { return money.ERC20(d.Domain.ChainID, d.Offer.Token) }

// Reserve returns price × segments: what the escrow holds for the lease.
func (d Deal) Reserve() (money.Units, error) {
	return money.Units(d.Lease.Lease.Price).Mul(d.Lease.Lease.Segments)
}

// Validate checks what the contract would check and what both sides must know
// before they rely on the deal. The market and the rail check the signatures.
func (d Deal) Validate() error {
	o, l := d.Offer, d.Lease.Lease
	for _, c := range []struct {
		ok   bool
		what string
	}{
		{l.Offer == d.OfferID(), "the lease names another offer"},
		{l.Price <= o.MaxPrice, "the price is above the offer's"},
		{l.Segments > 0 && uint64(l.FirstSegment)+uint64(l.Segments) <= uint64(o.Segments),
			"the segments are not the offer's"},
		{l.Segments <= market.MaxSegments, "too many segments"},
		{l.Deadline <= o.Deadline, "the lease ends after the offer"},
		{o.Credit > 0, "the credit is 0: the provider could never begin"},
		{o.Quorum > 0, "the quorum is 0"},
		{o.Window > 0, "there is no window"},
		{uint32(o.VerifyBPS)+uint32(o.DelegateBPS) <= 10_000, "the shares exceed the price"},
	} {
		if !c.ok {
			return fmt.Errorf("%w: %s", ErrDeal, c.what)
		}
	}
	if _, err := d.Reserve(); err != nil || int64(l.Price) < 0 {
		return fmt.Errorf("%w: price × segments is out of range", ErrDeal)
	}
	return nil
}
