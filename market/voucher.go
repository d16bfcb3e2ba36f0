package market

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Split is the division of a voucher's gross pay, in base units. The other three parts
// add up to Gross, so nothing is lost by rounding.
type Split struct {
	Gross, Provider, Payees, Returned money.Units
}

// Shares returns the largest amounts that the verifiers and the delegate may get for n
// segments of lease l: ⌊n·price·bps/10000⌋ each.
func (o Offer) Shares(l Lease, n uint32) (verify, delegate money.Units, err error) {
	gross, err := money.Units(l.Price).Mul(n)
	if err != nil || gross < 0 {
		return 0, 0, fmt.Errorf("lease.price × segments: %w", money.ErrRange)
	}
	return gross.BasisPoints(o.VerifyBPS), gross.BasisPoints(o.DelegateBPS), nil
}

// Split divides the pay of n segments of lease l among these payees and the provider.
// The error wraps ErrShares if the payees get more than the two shares.
func (o Offer) Split(l Lease, n uint32, payees []Payee) (Split, error) {
	verify, delegate, err := o.Shares(l, n)
	if err != nil {
		return Split{}, err
	}
	gross, _ := money.Units(l.Price).Mul(n)
	left := verify + delegate // at most half of gross for a valid offer
	var paid money.Units
	for _, p := range payees {
		if p.Amount > uint64(left) {
			return Split{}, fmt.Errorf("%w: payees get more than verify_bps and delegate_bps allow", ErrShares)
		}
		left, paid = left-money.Units(p.Amount), paid+money.Units(p.Amount)
	}
	return Split{Gross: gross, Provider: gross - verify - delegate, Payees: paid, Returned: left}, nil
}

// ValidVoucher is a voucher that Validate accepted.
type ValidVoucher struct {
	v     SignedVoucher
	split Split
}

// Signed returns the message itself.
func (v ValidVoucher) Signed() SignedVoucher { return v.v }

// Voucher returns the voucher without its signature.
func (v ValidVoucher) Voucher() Voucher { return v.v.Voucher }

// Split returns the division of the pay.
func (v ValidVoucher) Split() Split { return v.split }

// Validate checks a voucher of lease l against the one before it, if there is one. It
// must be for the same lease and no fewer segments. Its payees must match their hash,
// stay within their shares, and get no less than before. The delegate must have signed
// it. A consent to the lease's end must be the client's.
func (s SignedVoucher) Validate(ann ValidAnnouncement, l Lease, before *ValidVoucher) (ValidVoucher, error) {
	v := s.Voucher
	if err := firstBroken(
		rule{v.Lease == l.StructHash(), ErrMismatch, "voucher.lease is another lease"},
		rule{v.Segments <= l.Segments, ErrRange, "voucher.segments: want at most the lease's"},
		rule{v.Segments >= 1 || v.Last, ErrRange, "voucher.segments: want 1 or more, or the last voucher"},
		rule{len(s.Payees) <= MaxPayees, ErrRange, "voucher: want at most 16 payees"},
		rule{len(s.Proof) <= MaxProof, ErrRange, "voucher.proof: want at most 64 bytes"},
	); err != nil {
		return ValidVoucher{}, err
	}
	if err := validPayees(s.Payees, before); err != nil {
		return ValidVoucher{}, err
	}
	if before != nil && v.Segments < before.v.Voucher.Segments {
		return ValidVoucher{}, fmt.Errorf("%w: voucher.segments is below the last voucher's", ErrShares)
	}
	split, err := ann.Offer().Split(l, v.Segments, s.Payees)
	if err != nil {
		return ValidVoucher{}, err
	}
	if PayeesHash(s.Payees) != v.Payees {
		return ValidVoucher{}, fmt.Errorf("%w: voucher.payees is not the hash of the payees", ErrMismatch)
	}
	if err := ann.Domain().Check(v, s.Sig, ann.Offer().Delegate); err != nil {
		return ValidVoucher{}, fmt.Errorf("voucher: %w", err)
	}
	if err := s.checkRelease(ann, l); err != nil {
		return ValidVoucher{}, err
	}
	return ValidVoucher{s, split}, nil
}

// Ends reports whether the voucher pays all that the lease can pay.
func (v Voucher) Ends(l Lease) bool { return v.Last || v.Segments == l.Segments }

// checkRelease checks the client's consent to the end of the lease, if it is there.
func (s SignedVoucher) checkRelease(ann ValidAnnouncement, l Lease) error {
	switch {
	case s.Release == nil:
		return nil
	case ann.Offer().Locks == 0:
		return fmt.Errorf("%w: voucher.release: the offer locks no stake", ErrMismatch)
	case !s.Voucher.Ends(l):
		return fmt.Errorf("%w: voucher.release: want it with the lease's last voucher only", ErrRange)
	}
	if err := ann.Domain().Check(Release{s.Voucher.Lease}, *s.Release, ann.Offer().Client); err != nil {
		return fmt.Errorf("voucher.release: %w", err)
	}
	return nil
}

// validPayees checks that each account occurs once and in order, and gets no less than
// before.
func validPayees(ps []Payee, before *ValidVoucher) error {
	now := make(map[common.Address]uint64, len(ps))
	for i, p := range ps {
		if p.Account == (common.Address{}) || i > 0 && ps[i-1].Account.Cmp(p.Account) >= 0 {
			return fmt.Errorf("%w: payees: want accounts in order, each once", ErrShares)
		}
		now[p.Account] = p.Amount
	}
	if before == nil {
		return nil
	}
	for _, p := range before.v.Payees {
		if now[p.Account] < p.Amount {
			return fmt.Errorf("%w: payee %s gets less than in the last voucher", ErrShares, p.Account)
		}
	}
	return nil
}
