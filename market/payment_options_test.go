package market_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// elsewhere is the domain of a second rail.
var elsewhere = market.Domain{ChainID: 900, Escrow: common.HexToAddress("0x501a")}

const (
	coin   = money.Asset("solana:x/token:y")
	dollar = money.Asset("eip155:137/erc20:z")
)

// priced is a job at 0.01 dollars a segment. Its payment options are another domain, in
// coins of a tenth of a cent, and then the default domain.
func priced() market.Announcement {
	s := spec()
	s.Pricing = &market.Pricing{Unit: "USD", Price: 10_000, Options: []market.PaymentOption{
		{Rail: market.OnSolana, Domain: elsewhere, Asset: coin}, {Rail: market.OnEVM, Domain: domain, Asset: dollar},
	}}
	first := offer(s)
	second := first
	first.Token, first.MaxPrice = common.Address{8}, 20
	second.MaxPrice, second.Trace, second.Locks = 10_000, common.Hash{3}, 1
	return market.Announcement{
		Spec: s, Offer: first, Domain: elsewhere, Sig: client.digest(elsewhere.Digest(first)), Contact: delegate.peer(),
		Others: []market.SignedOffer{{Offer: second, Sig: client.digest(domain.Digest(second))}},
	}
}

func validPriced(t testing.TB) market.ValidAnnouncement {
	t.Helper()
	raw, err := canon.Marshal(priced())
	if err != nil {
		t.Fatal(err)
	}
	a, err := market.DecodeAnnouncement(raw)
	if err != nil {
		t.Fatal(err)
	}
	v, err := a.Validate(domain, now) // this node has the second rail alone
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestAJobHasAnOfferForEveryPaymentOption(t *testing.T) {
	v := validPriced(t)
	for _, d := range []market.Domain{elsewhere, domain} {
		at, ok := v.At(d)
		if !ok || at.Domain() != d || at.JobID() != v.JobID() || len(at.Announcement().Others) != 0 {
			t.Fatalf("at %v: %+v", d, at.Announcement())
		}
		if again, err := at.Announcement().Validate(d, now); err != nil || again.OfferHash() != at.OfferHash() {
			t.Errorf("the announcement for one option is invalid: %v", err)
		}
		if of, ok := v.ForOffer(at.OfferHash()); !ok || of.Domain() != d {
			t.Error("the payment option of an offer is not found")
		}
	}
	if _, ok := v.At(market.Domain{ChainID: 1}); ok {
		t.Error("it has a payment option that it does not name")
	}
	if traced, ok := v.Disputable(); !ok || traced.Domain() != domain {
		t.Error("the offer with a trace is not found")
	}
}

// TestPaymentOptionsCannotBeChanged checks that any change of a listed job is detected.
func TestPaymentOptionsCannotBeChanged(t *testing.T) {
	served := market.Domains{elsewhere, domain}
	resign := func(a *market.Announcement) {
		a.Others[0].Sig = client.digest(domain.Digest(a.Others[0].Offer))
	}
	for name, c := range map[string]struct {
		spoil func(*market.Announcement)
		want  error
	}{
		"another price": {func(a *market.Announcement) { a.Spec.Pricing.Price++ }, market.ErrMismatch},
		"another unit":  {func(a *market.Announcement) { a.Spec.Pricing.Unit = "EUR" }, market.ErrMismatch},
		"a place less": {func(a *market.Announcement) {
			a.Spec.Pricing.Options = a.Spec.Pricing.Options[:1]
			a.Others = nil
		}, market.ErrMismatch},
		"no pricing": {func(a *market.Announcement) { a.Spec.Pricing = nil }, market.ErrMismatch},
		"another's offer": {func(a *market.Announcement) {
			a.Others[0].Sig = delegate.digest(domain.Digest(a.Others[0].Offer))
		}, market.ErrSignature},
		"another domain": {func(a *market.Announcement) {
			a.Others[0].Sig = client.digest(elsewhere.Digest(a.Others[0].Offer))
		}, market.ErrSignature},
		"too many offers": {func(a *market.Announcement) {
			a.Others = append(a.Others, a.Others[0])
		}, market.ErrMismatch},
		"other segments": {func(a *market.Announcement) { a.Others[0].Offer.Credit++; resign(a) }, market.ErrMismatch},
		"another client": {func(a *market.Announcement) { a.Others[0].Offer.Client = account(5); resign(a) },
			market.ErrMismatch},
		"the same twice": {func(a *market.Announcement) { a.Others[0].Offer = a.Offer; resign(a) }, market.ErrMismatch},
		"no price":       {func(a *market.Announcement) { a.Others[0].Offer.MaxPrice = 0; resign(a) }, market.ErrRange},
		"a price too high": {func(a *market.Announcement) { a.Others[0].Offer.MaxPrice = math.MaxInt64; resign(a) },
			market.ErrRange},
		"places of one rail": {func(a *market.Announcement) { a.Spec.Pricing.Options[1].Rail = market.OnSolana },
			market.ErrRange},
		"an unknown rail": {func(a *market.Announcement) {
			a.Spec.Pricing.Options[1].Rail = "paypal"
		}, market.ErrRange},
		"a long asset": {func(a *market.Announcement) {
			a.Spec.Pricing.Options[1].Asset = money.Asset(strings.Repeat("a", 200))
		}, market.ErrRange},
		"no unit":            {func(a *market.Announcement) { a.Spec.Pricing.Unit = "" }, market.ErrRange},
		"a price of nothing": {func(a *market.Announcement) { a.Spec.Pricing.Price = -1 }, market.ErrRange},
	} {
		a := priced()
		c.spoil(&a)
		if _, err := a.Validate(served, now); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	// Without the other offers one payment option is left, which is no listing.
	a := priced()
	a.Others = nil
	if _, err := a.Validate(served, now); err != nil || a.Listed() {
		t.Errorf("for its first option: %v, listed %v", err, a.Listed())
	}
	if _, err := priced().Validate(market.Domain{ChainID: 5}, now); !errors.Is(err, market.ErrDomain) {
		t.Errorf("served nowhere: %v", err)
	}
}

func quoteFor(asset money.Asset, rate uint64) market.Quote {
	return market.Quote{Unit: "USD", Asset: asset, Rate: rate, Expires: now + 300, Nonce: 1}
}

func quotedBid(ann market.ValidAnnouncement, price uint64, quotes ...market.SignedQuote) market.SignedBid {
	b := bidOf(ann, market.RoleProvider, operator, provider, price)
	b.Bid.Quotes = quotes
	b.Sig = provider.digest(b.Bid.Digest())
	return b
}

func quoted(d market.Domain, q market.Quote) market.SignedQuote {
	return market.SignedQuote{Quote: q, Sig: provider.digest(d.Digest(q))}
}

func TestABidAppliesToThePaymentOptionsOfItsQuotes(t *testing.T) {
	ann := validPriced(t)
	b, err := quotedBid(ann, 9_001, quoted(elsewhere, quoteFor(coin, 1000)),
		quoted(domain, quoteFor(dollar, 1_000_000))).Validate(ann, now)
	if err != nil {
		t.Fatal(err)
	}
	for d, price := range map[market.Domain]uint64{elsewhere: 10, domain: 9_001} { // 9.001 coins are rounded up
		at, _ := ann.At(d)
		x, err := b.At(ann, d, now)
		if err != nil || x.Bid().Price != price || x.Bid().Offer != at.OfferHash() || x.Bid().Expires != now+300 ||
			x.Hash() != b.Hash() {
			t.Errorf("%d: %+v, %v", d.ChainID, x.Bid(), err)
		}
	}
	if _, err := b.At(ann, domain, now+300); !errors.Is(err, market.ErrExpired) {
		t.Errorf("after the quote's end: %v", err)
	}
	one, err := quotedBid(ann, 9_000, quoted(domain, quoteFor(dollar, 1_000_000))).Validate(ann, now)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := one.At(ann, elsewhere, now); !errors.Is(err, market.ErrNoRail) {
		t.Errorf("without a quote: %v", err)
	}
	in := market.MatchInput{
		Announcement: must(ann.At(elsewhere)), Listed: ann, Bids: []market.ValidBid{one}, Now: now,
		Stakes: map[common.Address]money.Units{operator: 1},
	}
	if m := market.Match(in); len(m.Refusals) != 1 || m.Refusals[0].Reason != market.ReasonRail {
		t.Errorf("%+v", m)
	}
	dear, err := quotedBid(ann, 10_000, quoted(elsewhere, quoteFor(coin, 1<<61))).Validate(ann, now)
	if err != nil {
		t.Fatal(err)
	}
	in.Bids = []market.ValidBid{dear}
	if m := market.Match(in); m.Chosen != nil || len(m.Refusals) != 1 || m.Refusals[0].Reason != market.ReasonRail &&
		m.Refusals[0].Reason != market.ReasonPrice {
		t.Errorf("a rate that makes the price enormous: %+v", m)
	}
}

func must(v market.ValidAnnouncement, ok bool) market.ValidAnnouncement {
	if !ok {
		panic("not there")
	}
	return v
}

func TestHostileQuotesAreRefused(t *testing.T) {
	ann := validPriced(t)
	good := quoted(domain, quoteFor(dollar, 1_000_000))
	spoiled := func(spoil func(*market.Quote)) market.SignedQuote {
		q := quoteFor(dollar, 1_000_000)
		spoil(&q)
		return quoted(domain, q)
	}
	for name, c := range map[string]struct {
		quotes []market.SignedQuote
		want   error
	}{
		"none":              {nil, market.ErrMismatch},
		"one twice":         {[]market.SignedQuote{good, good}, market.ErrMismatch},
		"three for two":     {[]market.SignedQuote{good, good, good}, market.ErrRange},
		"of no asset of it": {[]market.SignedQuote{quoted(domain, quoteFor("lightning/sat", 1))}, market.ErrMismatch},
		"in another unit": {[]market.SignedQuote{spoiled(func(q *market.Quote) {
			q.Unit = "EUR"
		})}, market.ErrMismatch},
		"at no rate": {[]market.SignedQuote{spoiled(func(q *market.Quote) { q.Rate = 0 })}, market.ErrRange},
		"at an absurd rate": {[]market.SignedQuote{spoiled(func(q *market.Quote) { q.Rate = math.MaxUint64 })},
			market.ErrRange},
		"expired": {[]market.SignedQuote{spoiled(func(q *market.Quote) { q.Expires = now })}, market.ErrExpired},
		"for ever": {[]market.SignedQuote{spoiled(func(q *market.Quote) {
			q.Expires = now + market.MaxQuoteLife + 1
		})}, market.ErrRange},
		"for another domain": {[]market.SignedQuote{quoted(elsewhere, quoteFor(dollar, 1))}, market.ErrSignature},
		"signed by another": {[]market.SignedQuote{{Quote: good.Quote, Sig: checker.digest(domain.Digest(good.Quote))}},
			market.ErrSignature},
		"changed when signed": {[]market.SignedQuote{{Quote: quoteFor(dollar, 2), Sig: good.Sig}}, market.ErrSignature},
	} {
		if _, err := quotedBid(ann, 9_000, c.quotes...).Validate(ann, now); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	plain := valid(t)
	if _, err := quotedBid(plain, 900, good).Validate(plain, now); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("a quote for a job without a unit: %v", err)
	}
	stale := quotedBid(ann, 9_000, good)
	stale.Bid.Quotes = nil
	if _, err := stale.Validate(ann, now); err == nil {
		t.Error("the bid's signature does not cover its quotes")
	}
}

// TestALeaseIsForOnePaymentOption checks that an announcement that lists several
// payment options cannot lead a node to sign for one of their domains.
func TestALeaseIsForOnePaymentOption(t *testing.T) {
	ann := validPriced(t)
	at := must(ann.At(domain))
	v, err := quotedBid(ann, 900, quoted(domain, quoteFor(dollar, 1_000_000))).Validate(ann, now)
	if err != nil {
		t.Fatal(err)
	}
	b, err := v.At(ann, domain, now)
	if err != nil {
		t.Fatal(err)
	}
	l := leaseOf(at)
	p := market.LeaseProposal{Announcement: at.Announcement(), Lease: l, Sig: delegate.sign(l),
		Candidates: theCandidates(), Peers: []string{checker.peer()}}
	if _, err := p.Validate(domain, b.Bid(), now); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Validate(domain, b.Bid(), now+300); !errors.Is(err, market.ErrExpired) {
		t.Errorf("the quote was over: %v", err)
	}
	p.Announcement = ann.Announcement()
	if _, err := p.Validate(market.Domains{domain, elsewhere}, b.Bid(), now); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("with all offers: %v", err)
	}
	low := l
	low.Price--
	p = market.LeaseProposal{Announcement: at.Announcement(), Lease: low, Sig: delegate.sign(low),
		Candidates: theCandidates()}
	if _, err := p.Validate(domain, b.Bid(), now); !errors.Is(err, market.ErrMismatch) {
		t.Errorf("below the quoted price: %v", err)
	}
}

func TestTheFirstUsableRailIsTaken(t *testing.T) {
	ann := validPriced(t)
	well := market.RailState{Domain: elsewhere, Balance: 60} // three segments at 20
	here := market.RailState{Domain: domain, Balance: 30_000}
	ill, poor := well, well
	ill.Problem, poor.Balance = "it does not answer", 59
	no := errors.New("none of 2 bids suits")
	for name, c := range map[string]struct {
		mine  []market.RailState
		suits func(market.ValidAnnouncement) error
		want  int
		skips int
	}{
		"both are well":    {[]market.RailState{here, well}, nil, 0, 0},
		"the first is ill": {[]market.RailState{here, ill}, nil, 1, 1},
		"too little there": {[]market.RailState{poor, here}, nil, 1, 1},
		"not configured":   {[]market.RailState{here}, nil, 1, 1},
		"nobody bids there": {[]market.RailState{here, well},
			func(a market.ValidAnnouncement) error { return map[bool]error{true: no}[a.Domain() == elsewhere] }, 1, 1},
		"none can be used": {[]market.RailState{ill}, nil, -1, 2},
		"nobody bids at all": {[]market.RailState{here, well}, func(market.ValidAnnouncement) error {
			return no
		}, -1, 2},
		"no rails configured": {nil, nil, -1, 2},
	} {
		got, err := market.ChooseRail(ann, 3, c.mine, c.suits)
		if (err != nil) != (c.want < 0) || err != nil && !errors.Is(err, market.ErrNoRail) || err == nil &&
			got.Option != c.want || len(got.Skipped) != c.skips {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestANodeBidsWhereItIsPaid(t *testing.T) {
	book := market.NewBook(market.DefaultBookLimits())
	if err := book.Add(validPriced(t), now); err != nil {
		t.Fatal(err)
	}
	can := market.Capability{Flops: 1 << 40, Unit: "USD", UnitPrice: 1_000_000,
		Tariffs: []market.Tariff{{Domain: domain, Token: common.Address{7}}}}
	for name, c := range map[string]struct {
		change func(*market.Capability)
		want   market.Reason
	}{
		"on one of the rails":   {func(*market.Capability) {}, ""},
		"on another rail":       {func(c *market.Capability) { c.Tariffs[0].Domain.ChainID++ }, market.ReasonToken},
		"in another unit":       {func(c *market.Capability) { c.Unit = "EUR" }, market.ReasonToken},
		"for more than it pays": {func(c *market.Capability) { c.UnitPrice = 1 << 50 }, market.ReasonUnpaid},
	} {
		x := can
		x.Tariffs = []market.Tariff{can.Tariffs[0]}
		c.change(&x)
		if got := book.Suitable(x, now); len(got) != 1 || got[0].Reason != c.want || got[0].Text() == "" {
			t.Errorf("%s: %+v", name, got[0].Reason)
		}
	}
}

// TestQuotedPricesStayWithinTheOffer checks that, whatever the rate, a lease is chosen
// only at a price that the client has signed.
func TestQuotedPricesStayWithinTheOffer(t *testing.T) {
	ann := validPriced(t)
	rapid.Check(t, func(t *rapid.T) {
		rate := rapid.Uint64Range(1, 1<<62-1).Draw(t, "rate")
		price := rapid.Uint64Range(1, math.MaxInt64).Draw(t, "price")
		b, err := quotedBid(ann, price, quoted(elsewhere, quoteFor(coin, rate))).Validate(ann, now)
		if err != nil {
			t.Fatal(err)
		}
		judge := bidOf(ann, market.RoleVerifier, auditor, checker, 0)
		judge.Bid.Quotes = []market.SignedQuote{{Quote: quoteFor(coin, 1),
			Sig: checker.digest(elsewhere.Digest(quoteFor(coin, 1)))}}
		judge.Sig = checker.digest(judge.Bid.Digest())
		v, err := judge.Validate(ann, now)
		if err != nil {
			t.Fatal(err)
		}
		m := market.Match(market.MatchInput{
			Announcement: must(ann.At(elsewhere)), Listed: ann, Bids: []market.ValidBid{b, v}, Now: now,
			Stakes: map[common.Address]money.Units{operator: 1, auditor: 1},
		})
		pay, err := market.LocalQuote("USD", coin, rate).Convert(money.Units(price))
		if payable := err == nil && pay.Units <= 20; payable != (m.Chosen != nil) {
			t.Fatalf("at %d for %d: %+v", rate, price, m)
		}
	})
}
