package market

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Pricing states the price of a job in a unit of account and names where it may be
// paid. It is part of the spec, whose id is in every offer, so that only the client can
// change it.
type Pricing struct {
	Unit    string          `cbor:"1,keyasint" json:"unit"`   // unit of account, such as "USD"
	Price   money.Units     `cbor:"2,keyasint" json:"price"`  // highest price of a segment, in millionths of the unit
	Options []PaymentOption `cbor:"3,keyasint" json:"places"` // in the client's order of preference
}

// PaymentOption is one way to pay for a job: a rail, the domain of the signatures on
// it, and the asset.
type PaymentOption struct {
	Rail   Rail        `cbor:"1,keyasint" json:"rail"`
	Domain Domain      `cbor:"2,keyasint" json:"domain"`
	Asset  money.Asset `cbor:"3,keyasint" json:"asset"`
}

// SignedOffer is the client's offer for one more payment option, with its signature.
type SignedOffer struct {
	Offer Offer     `cbor:"1,keyasint" json:"offer"`
	Sig   Signature `cbor:"2,keyasint" json:"sig"`
}

// Served reports whether a node works for a domain. A Domain serves itself alone.
type Served interface{ Serves(Domain) bool }

// Serves implements Served.
func (d Domain) Serves(x Domain) bool { return d == x }

// Domains are the domains of a node with several rails.
type Domains []Domain

// Serves implements Served.
func (ds Domains) Serves(d Domain) bool { return slices.Contains(ds, d) }

// validate returns an error for the first field that is out of range.
func (p Pricing) validate() error {
	if err := firstBroken(
		rule{printableName(p.Unit, MaxUnit), ErrRange, "spec.pricing.unit: want a short name, such as USD"},
		rule{p.Price >= 1, ErrRange, "spec.pricing.price: want 1 millionth of the unit or more"},
		rule{len(p.Options) >= 1 && len(p.Options) <= len(KnownRails), ErrRange,
			"spec.pricing.places: want 1 to 3 places"},
	); err != nil {
		return err
	}
	for i, x := range p.Options {
		before := p.Options[:i]
		if err := firstBroken(
			rule{slices.Contains(KnownRails, x.Rail), ErrRange,
				"spec.pricing.places: want the rails evm, solana or lightning"},
			rule{printableName(string(x.Asset), MaxAsset), ErrRange,
				"spec.pricing.places: asset: want a name of printable characters"},
			rule{!slices.ContainsFunc(before, func(y PaymentOption) bool {
				return x.Rail == y.Rail || x.Domain == y.Domain ||
					x.Asset == y.Asset
			}),
				ErrRange, "spec.pricing.places: want each rail, domain and asset once"},
		); err != nil {
			return err
		}
	}
	return nil
}

// paymentOptions returns the payment options of a job that is priced in a unit of
// account, and nil for other jobs.
func (s Spec) paymentOptions() []PaymentOption {
	if s.Pricing == nil {
		return nil
	}
	return s.Pricing.Options
}

// optionIndex returns the index of the payment option with domain d, or -1.
func (s Spec) optionIndex(d Domain) int {
	return slices.IndexFunc(s.paymentOptions(), func(p PaymentOption) bool { return p.Domain == d })
}

// Listed reports whether the announcement has an offer for each payment option. A job
// is listed and bid for in this form. The result of At has one offer only.
func (a Announcement) Listed() bool {
	return a.Spec.Pricing == nil || len(a.Others) == len(a.Spec.Pricing.Options)-1
}

// PaymentOptions returns the payment options of a listed job in the client's order. A
// job that is not priced in a unit of account has none: its one offer says everything.
func (v ValidAnnouncement) PaymentOptions() []PaymentOption { return v.a.Spec.paymentOptions() }

// At returns the announcement for the payment option with domain d. Leases, checks and
// vouchers of the job refer to this form once the option is chosen. A job without
// payment options has its own domain only. At reports false for a domain that the job
// does not name.
func (v ValidAnnouncement) At(d Domain) (ValidAnnouncement, bool) {
	a := v.a
	a.Others = nil
	if a.Domain == d {
		return ValidAnnouncement{a: a, job: v.job, offer: v.offer}, true
	}
	i := a.Spec.optionIndex(d)
	if i < 1 || i > len(v.a.Others) {
		return ValidAnnouncement{}, false
	}
	t := v.a.Others[i-1]
	a.Offer, a.Sig, a.Domain = t.Offer, t.Sig, d
	return ValidAnnouncement{a: a, job: v.job, offer: t.Offer.StructHash()}, true
}

// ForOffer returns the announcement for the payment option of an offer, named by the
// offer's hash.
func (v ValidAnnouncement) ForOffer(offer common.Hash) (ValidAnnouncement, bool) {
	if offer == v.offer {
		return v.At(v.a.Domain)
	}
	for i, t := range v.a.Others {
		if t.Offer.StructHash() == offer {
			return v.At(v.a.Spec.Pricing.Options[i+1].Domain)
		}
	}
	return ValidAnnouncement{}, false
}

// Disputable returns the announcement for the payment option on which wrong segments
// can be disputed. It reports false if there is none.
func (v ValidAnnouncement) Disputable() (ValidAnnouncement, bool) {
	if v.a.Offer.Trace != (common.Hash{}) {
		return v.At(v.a.Domain)
	}
	for i, t := range v.a.Others {
		if t.Offer.Trace != (common.Hash{}) {
			return v.At(v.a.Spec.Pricing.Options[i+1].Domain)
		}
	}
	return ValidAnnouncement{}, false
}

// Priced reports whether the job is priced in a unit of account.
func (v ValidAnnouncement) Priced() bool { return v.a.Spec.Pricing != nil }

// validateChosen checks an announcement with one payment option only, because a lease
// is signed for that option's domain.
func (a Announcement) validateChosen(s Served, now uint64) (ValidAnnouncement, error) {
	if len(a.Others) > 0 {
		return ValidAnnouncement{}, fmt.Errorf("%w: others: want the offer of the rail that was chosen alone",
			ErrMismatch)
	}
	return a.Validate(s, now)
}

// servedBy reports whether a node serves at least one domain of the announcement.
func (a Announcement) servedBy(s Served) bool {
	if s.Serves(a.Domain) {
		return true
	}
	return len(a.Others) > 0 && slices.ContainsFunc(a.Spec.paymentOptions(),
		func(p PaymentOption) bool { return s.Serves(p.Domain) })
}

// validateOptions checks the announcement against the spec's payment options, and the
// other offers against the first.
func (a Announcement) validateOptions() error {
	if a.Spec.Pricing == nil {
		return firstBroken(rule{len(a.Others) == 0, ErrMismatch, "others: the job names no places"})
	}
	at := a.Spec.optionIndex(a.Domain)
	if err := firstBroken(
		rule{at >= 0, ErrMismatch, "domain is none of the job's places"},
		rule{len(a.Others) == 0 || a.Listed() && at == 0, ErrMismatch,
			"others: want an offer for each of the job's places, in their order"},
	); err != nil {
		return err
	}
	hashes := []common.Hash{a.Offer.StructHash()}
	for _, t := range a.Others {
		h := t.Offer.StructHash()
		if !sameTerms(a.Offer, t.Offer) || slices.Contains(hashes, h) {
			return fmt.Errorf("%w: the offers of a job differ in token, price and trace, and in nothing else",
				ErrMismatch)
		}
		hashes = append(hashes, h)
	}
	return nil
}

// sameTerms reports whether two offers are equal in every field that does not depend on
// the rail.
func sameTerms(x, y Offer) bool {
	y.Token, y.MaxPrice, y.Trace, y.Locks = x.Token, x.MaxPrice, x.Trace, x.Locks
	return x == y
}

// checkOthers checks the signatures of the other offers.
func (a Announcement) checkOthers() error {
	for i, t := range a.Others {
		if err := a.Spec.Pricing.Options[i+1].Domain.Check(t.Offer, t.Sig, t.Offer.Client); err != nil {
			return fmt.Errorf("offer on %s: %w", a.Spec.Pricing.Options[i+1].Rail, err)
		}
	}
	return nil
}

// quoteFor returns the bid's quote for a payment option.
func (b Bid) quoteFor(p PaymentOption) (SignedQuote, bool) {
	i := slices.IndexFunc(b.Quotes, func(q SignedQuote) bool { return q.Quote.Asset == p.Asset })
	if i < 0 {
		return SignedQuote{}, false
	}
	return b.Quotes[i], true
}

// checkQuotes checks the quotes of a bid. A bid for a job that is priced in a unit of
// account has a valid quote for at least one of its payment options and at most one for
// each. Any other bid has none.
func (b Bid) checkQuotes(ann ValidAnnouncement, now uint64) error {
	options := ann.PaymentOptions()
	if err := firstBroken(
		rule{len(options) > 0 || len(b.Quotes) == 0, ErrMismatch, "bid.quotes: the job is priced in its token"},
		rule{len(options) == 0 || len(b.Quotes) > 0, ErrMismatch,
			"bid.quotes: want a quote for each rail on which the bidder is paid"},
		rule{len(b.Quotes) <= len(options), ErrRange, "bid.quotes: more than the job has rails"},
	); err != nil {
		return err
	}
	valid := 0
	for _, p := range options {
		q, ok := b.quoteFor(p)
		if !ok {
			continue
		}
		if q.Quote.Unit != ann.Spec().Pricing.Unit {
			return fmt.Errorf("%w: the quote for %s is of %q, the job is priced in %q",
				ErrMismatch, p.Rail, q.Quote.Unit, ann.Spec().Pricing.Unit)
		}
		if _, err := q.Validate(p.Domain, b.Node, now); err != nil {
			return fmt.Errorf("%s: %w", p.Rail, err)
		}
		valid++
	}
	return firstBroken(rule{valid == len(b.Quotes), ErrMismatch,
		"bid.quotes: a quote is for none of the job's assets, or for one twice"})
}

// At returns the bid as it applies to one payment option of the announced job at chain
// time now. It is for that option's offer, at the bid's price converted by its quote,
// until the quote expires. It keeps its hash. Errors wrap ErrNoRail, ErrExpired or
// money.ErrRange.
func (v ValidBid) At(ann ValidAnnouncement, d Domain, now uint64) (ValidBid, error) {
	if !ann.Priced() {
		return v, nil
	}
	b := v.b.Bid
	at, ok := ann.At(d)
	i := ann.Spec().optionIndex(d)
	if !ok || i < 0 {
		return ValidBid{}, fmt.Errorf("%w: the job is not paid there", ErrNoRail)
	}
	q, ok := b.quoteFor(ann.PaymentOptions()[i])
	if !ok {
		return ValidBid{}, fmt.Errorf("%w: the bid has no quote for %s", ErrNoRail, ann.PaymentOptions()[i].Rail)
	}
	if q.Quote.Expires <= now {
		return ValidBid{}, fmt.Errorf("%w: its quote for %s: bid again", ErrExpired, ann.PaymentOptions()[i].Rail)
	}
	if b.Role == RoleProvider {
		pay, err := ValidQuote{q.Quote}.Convert(money.Units(b.Price))
		if err != nil {
			return ValidBid{}, err
		}
		b.Price = uint64(max(pay.Units, 1))
	}
	b.Offer, b.Expires, b.Quotes = at.OfferHash(), min(b.Expires, q.Quote.Expires), nil
	v.b.Bid = b
	return v, nil
}
