package escrow

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Split divides the pay of a number of segments as JobEscrow does, in base units.
// The provider gets the gross less ⌊gross·bps/10000⌋ for the verifiers and for the
// delegate. The payees get what the voucher says, at most these two shares
// together (otherwise Split returns market.ErrShares). The rest is returned to the
// pot: provider + payees + returned = price · segments.
func Split(price uint64, segments uint32, verifyBPS, delegateBPS uint16,
	payees []market.Payee) (provider, paid, returned money.Units, err error) {
	if int64(price) < 0 || uint32(verifyBPS)+uint32(delegateBPS) > 10_000 {
		return 0, 0, 0, fmt.Errorf("price %d, shares %d and %d: %w", price, verifyBPS, delegateBPS, money.ErrRange)
	}
	s, err := market.Offer{VerifyBPS: verifyBPS, DelegateBPS: delegateBPS}.Split(market.Lease{Price: price}, segments,
		payees)
	return s.Provider, s.Payees, s.Returned, err
}

// Settlement is how a lease ended, in base units. Provider + Others + Back is what
// the lease reserved.
type Settlement struct {
	Segments uint32      `cbor:"1,keyasint"` // paid
	Provider money.Units `cbor:"2,keyasint"`
	Others   money.Units `cbor:"3,keyasint"` // verifiers and delegate
	Back     money.Units `cbor:"4,keyasint"` // to the job's pot, or to the client
}

// Award names the verifiers of a segment that was claimed on chain.
type Award struct {
	Segment   uint32           `cbor:"1,keyasint"` // index in the job
	Verifiers []common.Address `cbor:"2,keyasint"`
}

// Settle computes the settlement of a lease from the best voucher's payees and the
// claims beyond its `vouched` segments. claimed counts both, so claimed ≥ vouched.
// The verification fee of a claimed segment goes to its verifiers in equal parts.
// Its delegate's fee and every remainder go back.
func (d Deal) Settle(vouched, claimed uint32, payees []market.Payee, awards []Award) (Settlement, error) {
	o, l := d.Offer, d.Lease.Lease
	if claimed < vouched || claimed > l.Segments {
		return Settlement{}, fmt.Errorf("%w: %d segments claimed, %d vouched, %d leased", ErrVoucher, claimed, vouched,
			l.Segments)
	}
	if _, _, _, err := Split(l.Price, vouched, o.VerifyBPS, o.DelegateBPS, payees); err != nil {
		return Settlement{}, err
	}
	provider, _, _, err := Split(l.Price, claimed, o.VerifyBPS, o.DelegateBPS, nil)
	if err != nil {
		return Settlement{}, err
	}
	reserve, err := d.Reserve()
	if err != nil {
		return Settlement{}, err
	}
	others := sum(payees) + d.awarded(vouched, awards)
	return Settlement{claimed, provider, others, reserve - provider - others}, nil
}

// sum adds up payees that Split has accepted, so it cannot overflow.
func sum(ps []market.Payee) (u money.Units) {
	for _, p := range ps {
		u += money.Units(p.Amount)
	}
	return u
}

func (d Deal) awarded(vouched uint32, awards []Award) (u money.Units) {
	fee := money.Units(d.Lease.Lease.Price).BasisPoints(d.Offer.VerifyBPS)
	for _, a := range awards {
		if n := money.Units(len(a.Verifiers)); n > 0 && a.Segment-d.Lease.Lease.FirstSegment >= vouched {
			u += fee / n * n
		}
	}
	return u
}
