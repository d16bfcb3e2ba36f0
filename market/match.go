package market

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/market/reputation"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Reason names the rule by which a bid or an offer was refused.
type Reason string

// Reasons why a bid is refused. A name is never reused for another meaning.
const (
	ReasonOffer      Reason = "other-offer"
	ReasonExpired    Reason = "expired"
	ReasonPrice      Reason = "price-above-max"
	ReasonThroughput Reason = "too-slow"
	ReasonStake      Reason = "stake-too-low"
	ReasonExcluded   Reason = "excluded"
	ReasonDuplicate  Reason = "operator-bid-better"
	ReasonConflict   Reason = "provider-of-job"
	ReasonOutranked  Reason = "outranked"
	ReasonFull       Reason = "verifiers-full"
	ReasonVerifiers  Reason = "too-few-verifiers"
	ReasonRail       Reason = "not-on-rail"
	ReasonBusy       Reason = "busy"
)

// Refusal is a bid that was not taken. Text tells its bidder what it would have needed.
type Refusal struct {
	Bid    common.Hash    `cbor:"1,keyasint" json:"bid"`
	Bidder common.Address `cbor:"2,keyasint" json:"bidder"` // operator
	Role   Role           `cbor:"3,keyasint" json:"role"`
	Reason Reason         `cbor:"4,keyasint" json:"reason"`
	Text   string         `cbor:"5,keyasint" json:"text"`
}

// MatchInput is everything that a match depends on. Equal inputs give equal matches,
// whatever the order of the bids, so that anyone who keeps the input can repeat the
// match.
type MatchInput struct {
	// Announcement is the job at the payment option where it is to be paid. Listed is the
	// announcement as it is listed, for which Bids were made. They are equal if the job
	// names no payment options.
	Announcement, Listed ValidAnnouncement
	Bids                 []ValidBid
	// Stakes are the operators' active stakes in the registry; a missing operator has
	// none. MinStake is the registry's own minimum: a verdict of an operator with less
	// does not count on chain.
	Stakes   map[common.Address]money.Units
	MinStake money.Units
	// Reputation is this node's record of operators; a missing operator is a newcomer.
	Reputation map[common.Address]Reputation
	// Excluded maps excluded operators to the reason that they are told.
	Excluded map[common.Address]string
	// Busy maps operators whose providers have no room now to what they are told. It is no
	// blame: they may verify, and are matched again when they have room.
	Busy map[common.Address]string
	// Load is how many leases of this node's jobs an operator's provider computes now: one that
	// idles goes before one that costs less.
	Load map[common.Address]int
	// Least is how many verifiers of other operators a lease names at least, where that is
	// more than a segment needs.
	Least uint32
	Now   uint64 // chain time
	// Seed draws the verifiers if there are more than a lease has room for. Nobody may know
	// it before the bids are in.
	Seed common.Hash
	// StakeUnit and PriceUnit are the units of stakes and prices in the texts of refusals.
	StakeUnit, PriceUnit money.Unit
}

// MatchResult is the outcome of a match.
type MatchResult struct {
	// Chosen is the best provider for which enough verifiers of other operators remain, or
	// nil.
	Chosen *ValidBid
	// Verifiers are the candidates for draws (DrawSeats), at most MaxCandidates, in the
	// order of Candidate.Compare.
	Verifiers []Candidate
	// Eligible are all among whom Verifiers were drawn, in the same order.
	Eligible []Candidate
	// Refusals has one entry for every bid that was not taken, by bid hash.
	Refusals []Refusal
}

// Match chooses a provider and verifiers. The provider is the one with the fewest leases
// of this node's jobs, then the lowest effective cost (its price with the risk of its
// score, see market/reputation). Of equals, stakes draw the first. The verifiers are drawn
// by stake over all eligible bids except those of the provider (DrawSeats). Every other bid
// gets a Reason.
func Match(in MatchInput) MatchResult {
	var m MatchResult
	var providers, verifiers []ValidBid
	for _, b := range slices.SortedFunc(slices.Values(in.Bids), byHash) {
		b, reason, text := in.atOption(b)
		if reason == "" {
			reason, text = in.refuse(b)
		}
		switch {
		case reason != "":
			m.refuse(b, reason, text)
		case b.Bid().Role == RoleProvider:
			providers = append(providers, b)
		default:
			verifiers = append(verifiers, b)
		}
	}
	m.choose(in, providers, verifiers)
	m.fillPool(in, verifiers)
	slices.SortStableFunc(m.Refusals, func(a, b Refusal) int { return a.Bid.Cmp(b.Bid) })
	return m
}

func (m *MatchResult) refuse(b ValidBid, r Reason, text string) {
	bid := b.Bid()
	m.Refusals = append(m.Refusals, Refusal{b.hash, bid.Operator, bid.Role, r, text})
}

// atOption converts a bid for the listed job into one for the payment option where the
// job is to be paid.
func (in MatchInput) atOption(b ValidBid) (ValidBid, Reason, string) {
	if !in.Listed.Priced() {
		return b, "", ""
	}
	if b.Bid().Offer != in.Listed.OfferHash() {
		return b, ReasonOffer, "the bid is for another offer"
	}
	at, err := b.At(in.Listed, in.Announcement.Domain(), in.Now)
	if err != nil {
		return b, ReasonRail, err.Error()
	}
	return at, "", ""
}

// refuse applies the rules that concern one bid alone.
func (in MatchInput) refuse(v ValidBid) (Reason, string) {
	b, spec, offer := v.Bid(), in.Announcement.Spec(), in.Announcement.Offer()
	why, excluded := in.Excluded[b.Operator]
	full, busy := in.Busy[b.Operator]
	need := max(spec.Requirements.MinStake, in.MinStake)
	switch {
	case b.Offer != in.Announcement.OfferHash():
		return ReasonOffer, "the bid is for another offer"
	case b.Expires <= in.Now:
		return ReasonExpired, "the bid has expired: bid again"
	case excluded:
		return ReasonExcluded, "this operator is excluded from the job: " + why
	case in.Stakes[b.Operator] < need:
		return ReasonStake, fmt.Sprintf("active stake is %s, %s are needed: stake more",
			in.StakeUnit.Write(in.Stakes[b.Operator]), in.StakeUnit.Write(need))
	case b.Role == RoleVerifier && in.Stakes[b.Operator] <= 0:
		return ReasonStake, "verifiers are drawn by stake, and this operator has none: stake first"
	case b.Role == RoleProvider && busy:
		return ReasonBusy, full
	case b.Role == RoleProvider && b.Price > offer.MaxPrice:
		return ReasonPrice, fmt.Sprintf("price is %s, the offer's maximum %s a segment: bid lower",
			in.price(b.Price), in.price(offer.MaxPrice))
	case b.Role == RoleProvider && b.TokensPerSecond < spec.Requirements.MinTokensPerSecond:
		return ReasonThroughput, fmt.Sprintf("throughput is %d tokens a second, %d are needed",
			b.TokensPerSecond, spec.Requirements.MinTokensPerSecond)
	case b.Role == RoleProvider:
		return in.refuseClaim(b)
	}
	return "", ""
}

// refuseClaim refuses a throughput that an earlier job has shown to be out of reach, where
// the job asks for one.
func (in MatchInput) refuseClaim(b Bid) (Reason, string) {
	need := in.Announcement.Spec().Requirements.MinTokensPerSecond
	e, over := in.Reputation[b.Operator].Provider.Overclaimed()
	if !over || e.Shown >= need {
		return "", ""
	}
	return ReasonThroughput, fmt.Sprintf("an earlier bid claimed %d tokens a second and its segments took %d at best, "+
		"%d are needed: measure again and bid what this node does", e.Claimed, e.Shown, need)
}

// compare orders the bids of providers; the better one comes first.
func (r ranking) compare(x, y ValidBid) int {
	return cmp.Or(
		cmp.Compare(r.load[x.Bid().Operator], r.load[y.Bid().Operator]),
		cmp.Compare(r.cost(x), r.cost(y)),
		cmp.Compare(r.place[x.Bid().Operator], r.place[y.Bid().Operator]),
		byHash(x, y),
	)
}

func (m *MatchResult) choose(in MatchInput, bids, verifiers []ValidBid) {
	ranked := in.ranking(bids)
	slices.SortFunc(bids, ranked.compare)
	need := max(int(in.Announcement.Spec().Verification.Verifiers), int(min(in.Least, MaxCandidates)))
	for _, b := range bids {
		switch {
		case m.Chosen == nil && eligibleVerifiers(verifiers, b.Bid()) < need:
			m.refuse(b, ReasonVerifiers, in.tooFew(need, eligibleVerifiers(verifiers, b.Bid())))
		case m.Chosen == nil:
			m.Chosen = &b
		case b.Bid().Operator == m.Chosen.Bid().Operator:
			m.refuse(b, ReasonDuplicate, "another bid of this operator was chosen")
		case in.Load[b.Bid().Operator] > in.Load[m.Chosen.Bid().Operator]:
			m.refuse(
				b,
				ReasonOutranked,
				fmt.Sprintf("this provider computes %d leases for this node, the one that was "+
					"chosen %d", in.Load[b.Bid().Operator], in.Load[m.Chosen.Bid().Operator]),
			)
		default:
			m.refuse(b, ReasonOutranked, fmt.Sprintf("a bid with an effective cost of %s was chosen, this one's is %s",
				in.price(ranked.cost(*m.Chosen)), in.price(ranked.cost(b))))
		}
	}
}

// tooFew says how many verifiers a lease needs, and why if a segment needs fewer.
func (in MatchInput) tooFew(need, have int) string {
	text := fmt.Sprintf("%d verifiers of other operators are needed beside this provider, %d have bid", need, have)
	if need > int(in.Announcement.Spec().Verification.Verifiers) {
		text += ": with fewer a client could gain by leaving with unpaid results; a lower credit or price needs fewer"
	}
	return text
}

// eligibleVerifiers counts the operators that can verify provider p.
func eligibleVerifiers(verifiers []ValidBid, p Bid) int {
	seen := map[common.Address]bool{}
	for _, v := range verifiers {
		if b := v.Bid(); b.Operator != p.Operator && b.Node != p.Node {
			seen[b.Operator] = true
		}
	}
	return len(seen)
}

// price formats a price for people.
func (in MatchInput) price(u uint64) string {
	return in.PriceUnit.Write(money.Units(min(u, math.MaxInt64)))
}

// fillPool draws the pool of verifiers over one bid per operator.
func (m *MatchResult) fillPool(in MatchInput, bids []ValidBid) {
	var eligible []Candidate
	bidOf := map[common.Address]ValidBid{}
	for _, v := range bids {
		b := v.Bid()
		_, taken := bidOf[b.Operator]
		switch {
		case m.Chosen != nil && (b.Operator == m.Chosen.Bid().Operator || b.Node == m.Chosen.Bid().Node):
			m.refuse(v, ReasonConflict, "the job's provider cannot verify itself")
		case taken:
			m.refuse(v, ReasonDuplicate, "another bid of this operator was taken")
		default:
			bidOf[b.Operator] = v
			stake := in.Stakes[b.Operator]
			weight := in.Reputation[b.Operator].Verifier.Weigh(stake, in.Now)
			eligible = append(eligible, Candidate{b.Operator, b.Node, stake, weight})
		}
	}
	m.Verifiers = DrawSeats(in.Seed, eligible)
	slices.SortFunc(eligible, Candidate.Compare)
	m.Eligible = eligible
	for _, c := range m.Verifiers {
		delete(bidOf, c.Operator)
	}
	for _, v := range bidOf {
		m.refuse(v, ReasonFull, fmt.Sprintf("%d of %d verifiers were drawn by stake, and this one was not",
			len(m.Verifiers), len(eligible)))
	}
}

// Reputation is this node's record of an operator, by role.
type Reputation struct {
	Provider, Verifier reputation.Record
}

// welcomeEvery is in how many jobs newcomers, and who had bad luck, count once as if they were
// known. Otherwise nobody could become known at the usual price.
const welcomeEvery = 2

// ranking is what orders the bids of providers, beside their prices.
type ranking struct {
	scores  map[common.Address]reputation.Score
	place   map[common.Address]int // drawn by stake; who was not drawn has none
	load    map[common.Address]int // leases of this node's jobs
	welcome bool
}

// ranking rates the providers that bid, and draws who is first among equals: by stake, so
// that many names are worth no more than one. The offer decides the draw, so that a bid
// cannot.
func (in MatchInput) ranking(bids []ValidBid) ranking {
	offer := in.Announcement.OfferHash()
	s := stream{seed: canon.HashBytes("infernet/rank/1", append(offer.Bytes(), in.Seed[:]...))}
	r := ranking{
		scores: map[common.Address]reputation.Score{}, place: map[common.Address]int{}, load: in.Load,
		welcome: s.below(welcomeEvery) == 0,
	}
	var all []Candidate
	for _, b := range bids {
		op := b.Bid().Operator
		if _, known := r.scores[op]; known {
			continue
		}
		stake := in.Stakes[op]
		r.scores[op] = reputation.Rate(in.Reputation[op].Provider, stake, in.MinStake, in.Now)
		all = append(all, Candidate{Operator: op, Stake: stake, Weight: stake})
	}
	for i, at := range s.permute(all) {
		r.place[all[at].Operator] = i - len(all) // below 0, the place of those without stake
	}
	return r
}

// cost is the effective cost of a bid.
func (r ranking) cost(b ValidBid) uint64 {
	return r.scores[b.Bid().Operator].Cost(b.Bid().Price, r.welcome)
}

func byHash(a, b ValidBid) int { return bytes.Compare(a.hash[:], b.hash[:]) }
