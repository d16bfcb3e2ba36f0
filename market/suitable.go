package market

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

// Further reasons why a node does not bid for an offer.
const (
	ReasonToken    Reason = "other-token"
	ReasonMemory   Reason = "too-large"
	ReasonDeadline Reason = "deadline-too-near"
	ReasonUnpaid   Reason = "price-below-ask"
)

// Capability describes a node's capacity and its asking prices.
type Capability struct {
	Token  common.Address // to be paid in; zero: any
	Flops  uint64         // a second, sustained in training
	Memory uint64         // bytes it may use; 0: not checked
	Stake  money.Units    // its operator's active stake
	// PricePerMillionTokens is the node's lowest price, in base units.
	PricePerMillionTokens money.Units
	// Tariffs replace Token and PricePerMillionTokens for a node with several domains.
	Tariffs []Tariff
	// Unit is the unit of account in which the node quotes, and UnitPrice its lowest price
	// in millionths of it. Jobs that are priced in another unit do not suit.
	Unit      string
	UnitPrice money.Units
	// StakeUnit is the unit of stakes in texts.
	StakeUnit money.Unit
}

// Tariff is a node's asking price on one of its rails.
type Tariff struct {
	Domain Domain
	Token  common.Address
	// PricePerMillionTokens is in the token's base units.
	PricePerMillionTokens money.Units
	Unit                  money.Unit // of the token, to format amounts
}

// Suitability is a node's assessment of an offer: the bid that it could make, or the
// reason not to bid.
type Suitability struct {
	Announcement ValidAnnouncement
	// Reason is empty if the offer suits.
	Reason Reason
	// Price per segment that the node would ask, in base units.
	Price uint64
	// TokensPerSecond it would reach.
	TokensPerSecond uint64
	// Seconds that the job's work would take at that speed.
	Seconds uint64
	// Funded says that the offer's client was seen to have the money for it. An order book
	// does not know that, and leaves it false.
	Funded bool
	// Seen is the chain time of the offer's last announcement.
	Seen uint64

	priceUnit, stakeUnit money.Unit
}

// workload is the work of an offer's job. It is computed once per offer.
type workload struct {
	parameters, flopsPerToken, memory uint64
	tokens, segmentTokens             uint64 // of the job and of a whole segment
}

func measure(s Spec) workload {
	perStep := s.Program.TokensPerStep() // at most 2^41 for a valid program
	return workload{
		parameters: s.Program.Model.Parameters(), flopsPerToken: max(s.Program.Model.FlopsPerToken(), 1),
		memory: s.Program.Memory(), tokens: mulSat(perStep, uint64(s.Program.Steps)),
		segmentTokens: mulSat(perStep, uint64(s.StepsPerSegment)),
	}
}

// mulSat returns a·b, or 2^64-1 if that is smaller.
func mulSat(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	if hi > 0 {
		return 1<<64 - 1
	}
	return lo
}

// Suitable assesses every live offer for a node. Offers that suit come first, ordered
// by pay per operation from the highest. The others follow, each with the reason
// against it. Ties are ordered by hash.
func (b *Book) Suitable(c Capability, now uint64) []Suitability {
	picks := make([]ranked, 0, len(b.offers))
	for _, l := range b.offers {
		if !l.expired(now) {
			picks = append(picks, ranked{c.assess(l, now), l})
		}
	}
	slices.SortFunc(picks, ranked.compare)
	out := make([]Suitability, len(picks))
	for i, p := range picks {
		out[i] = p.Suitability
	}
	return out
}

// Assess returns a node's assessment of one listed offer; ok is false if it is not listed now.
func (b *Book) Assess(offer common.Hash, c Capability, now uint64) (p Suitability, ok bool) {
	l, ok := b.offers[offer]
	if !ok || l.expired(now) {
		return p, false
	}
	return c.assess(l, now), true
}

type ranked struct {
	Suitability
	l *listing
}

func (r ranked) compare(o ranked) int {
	return cmp.Or(
		cmp.Compare(r.Reason, o.Reason), // the empty one first
		-comparePay(r.l, o.l),
		r.l.ann.offer.Cmp(o.l.ann.offer),
	)
}

// comparePay compares the pay of two offers per operation, price/(tokens · operations
// per token), by cross-multiplication.
func comparePay(x, y *listing) int {
	h1, l1 := bits.Mul64(x.ann.MaxPrice(), mulSat(y.need.segmentTokens, y.need.flopsPerToken))
	h2, l2 := bits.Mul64(y.ann.MaxPrice(), mulSat(x.need.segmentTokens, x.need.flopsPerToken))
	return cmp.Or(cmp.Compare(h1, h2), cmp.Compare(l1, l2))
}

// assess applies a node's rules to one offer.
func (c Capability) assess(l *listing, now uint64) Suitability {
	o, req := l.ann.a.Offer, l.ann.a.Spec.Requirements
	p := Suitability{
		Announcement: l.ann, TokensPerSecond: c.Flops / l.need.flopsPerToken, Seen: l.seen,
		priceUnit: c.unitOf(l.ann), stakeUnit: c.StakeUnit,
	}
	p.Seconds = l.need.tokens / max(p.TokensPerSecond, 1)
	ask, paid := c.pricesFor(l.ann)
	p.Price = ask.Ask(l.need.segmentTokens)
	switch {
	case !paid:
		p.Reason = ReasonToken
	case c.Stake < req.MinStake:
		p.Reason = ReasonStake
	case c.Memory > 0 && l.need.memory > c.Memory:
		p.Reason = ReasonMemory
	case p.TokensPerSecond < max(req.MinTokensPerSecond, 1):
		p.Reason = ReasonThroughput
	case p.Seconds >= o.Deadline-now:
		p.Reason = ReasonDeadline
	case p.Price > l.ann.MaxPrice():
		p.Reason = ReasonUnpaid
	}
	return p
}

// MaxPrice returns the highest price of a segment, in the unit that bids are priced in.
func (v ValidAnnouncement) MaxPrice() uint64 {
	if p := v.a.Spec.Pricing; p != nil {
		return uint64(p.Price)
	}
	return v.a.Offer.MaxPrice
}

// CheckFee returns what a verifier gets for checking a segment at a price, in the price's
// unit: an equal part of the verification share.
func (v ValidAnnouncement) CheckFee(price uint64) uint64 {
	hi, lo := bits.Mul64(price, uint64(min(v.a.Offer.VerifyBPS, MaxShares)))
	share, _ := bits.Div64(hi, lo, 10_000) // hi < 5000
	return share / uint64(max(v.a.Spec.Verification.Verifiers, 1))
}

// AskFor returns the node's price for a whole segment of an announcement, in the unit that
// bids are priced in.
func (c Capability) AskFor(ann ValidAnnouncement) uint64 {
	prices, _ := c.pricesFor(ann)
	return prices.Ask(measure(ann.a.Spec).segmentTokens)
}

// pricesFor returns the capability with the prices that apply to an announcement, and
// whether the node accepts payment for it at all.
func (c Capability) pricesFor(ann ValidAnnouncement) (Capability, bool) {
	if p := ann.a.Spec.Pricing; p != nil {
		c.PricePerMillionTokens = c.UnitPrice
		return c, c.Unit == p.Unit && slices.ContainsFunc(p.Options,
			func(x PaymentOption) bool { return c.worksAt(x.Domain) })
	}
	for _, t := range c.Tariffs {
		if t.Domain == ann.a.Domain {
			c.Token, c.PricePerMillionTokens = t.Token, t.PricePerMillionTokens
		}
	}
	return c, c.Token == common.Address{} || c.Token == ann.a.Offer.Token
}

// unitOf returns the unit in which prices of an announcement are written.
func (c Capability) unitOf(ann ValidAnnouncement) (u money.Unit) {
	if p := ann.a.Spec.Pricing; p != nil {
		return money.Unit{Name: p.Unit, Decimals: UnitDecimals}
	}
	for _, t := range c.Tariffs {
		if t.Domain == ann.a.Domain {
			u = t.Unit
		}
	}
	return u
}

func (c Capability) worksAt(d Domain) bool {
	return slices.ContainsFunc(c.Tariffs, func(t Tariff) bool { return t.Domain == d })
}

// Ask returns the node's price for a segment of so many tokens, rounded up, at least 1.
func (c Capability) Ask(tokens uint64) uint64 {
	const million = 1_000_000
	hi, lo := bits.Mul64(uint64(max(c.PricePerMillionTokens, 0)), tokens)
	lo, carry := bits.Add64(lo, million-1, 0)
	hi += carry
	if hi >= million {
		return 1<<64 - 1
	}
	q, _ := bits.Div64(hi, lo, million)
	return max(q, 1)
}

// Text explains the reason against the offer, and how to remove it.
func (p Suitability) Text() string {
	o, s := p.Announcement.Offer(), p.Announcement.Spec()
	price := func(u uint64) string { return p.priceUnit.Write(money.Units(min(u, math.MaxInt64))) }
	switch p.Reason {
	case "":
		return fmt.Sprintf("suits: %s of at most %s a segment", price(p.Price), price(p.Announcement.MaxPrice()))
	case ReasonToken:
		if x := s.Pricing; x != nil {
			return fmt.Sprintf("is priced in %s and paid on rails that this node is not paid on: see rails in the "+
				"configuration",
				x.Unit)
		}
		return fmt.Sprintf("pays in token %s", o.Token)
	case ReasonStake:
		return fmt.Sprintf("wants a stake of %s: stake more", p.stakeUnit.Write(s.Requirements.MinStake))
	case ReasonMemory:
		return fmt.Sprintf("needs about %d bytes of memory: raise engine.max_memory if there is more",
			s.Program.Memory())
	case ReasonThroughput:
		return fmt.Sprintf("wants %d tokens a second, this node reaches %d",
			s.Requirements.MinTokensPerSecond, p.TokensPerSecond)
	case ReasonDeadline:
		return "could not be done before its deadline"
	case ReasonUnpaid:
		return fmt.Sprintf("pays at most %s a segment, this node asks %s: lower the price to bid",
			price(p.Announcement.MaxPrice()), price(p.Price))
	}
	return string(p.Reason)
}
