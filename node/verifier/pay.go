package verifier

import (
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/wire"
)

// underpaid says why a check of a segment at a price is not worth its work: it pays less
// than this node asks, or nothing. It is empty if it is worth it.
func (v *Verifier) underpaid(ann market.ValidAnnouncement, price, ask uint64) string {
	fee := ann.CheckFee(price)
	if fee >= max(ask, 1) {
		return ""
	}
	return fmt.Sprintf("a check pays %s at most, this node asks %s: see verifier.price_per_million_tokens",
		v.d.Rails.Asked(ann, fee), v.d.Rails.Asked(ann, max(ask, 1)))
}

// leaseUnderpays is underpaid at the price of a lease. An offer may promise more than its
// lease pays, because a provider may bid less.
func (v *Verifier) leaseUnderpays(l market.ValidLease) string {
	ann, price := l.Announcement(), l.Lease().Price
	r, err := v.d.Rails.At(ann.Domain())
	if err != nil {
		return wire.Short(err)
	}
	ask := v.price(ann)
	if p := ann.Spec().Pricing; p != nil { // asked in the unit, paid in the rail's asset
		worth, err := market.LocalQuote(p.Unit, r.Asset, r.Rate).Convert(money.Units(ask))
		if err != nil {
			return wire.Short(err)
		}
		ask = uint64(worth.Units)
	}
	if fee := ann.CheckFee(price); fee < max(ask, 1) {
		return fmt.Sprintf("a check under this lease pays %s, this node asks %s", r.Amount(fee),
			r.Amount(max(ask, 1)))
	}
	return ""
}
