package job_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
)

var (
	far       = market.Domain{ChainID: 900, Escrow: common.Address{9}}
	farAsset  = money.Asset("solana:x/token:y")
	nearAsset = money.Asset("eip155:1/erc20:z")
)

// newRailWorld is a job whose first payment option is another domain, and whose second
// is the default one.
func newRailWorld(t *testing.T) *world {
	w := newWorld(t, 1)
	a := w.ann.Announcement()
	a.Spec.Pricing = &market.Pricing{Unit: "USD", Price: 1000, Options: []market.PaymentOption{
		{Rail: market.OnSolana, Domain: far, Asset: farAsset}, {Rail: market.OnEVM, Domain: domain, Asset: nearAsset},
	}}
	near := a.Offer
	near.Job = a.Spec.ID()
	a.Offer, a.Domain = near, far
	a.Offer.Token = common.Address{3}
	a.Sig = client.sign(far.Digest(a.Offer))
	a.Others = []market.SignedOffer{{Offer: near, Sig: client.sign(domain.Digest(near))}}
	ann, err := a.Validate(far, start)
	if err != nil {
		t.Fatal(err)
	}
	w.ann = ann
	w.s, w.todo = job.New(ann, common.Hash{9}, job.DefaultPolicy(), job.Tick{Chain: start, Mono: 1000})
	return w
}

// quotes adds the party's quotes for both rails to its bid.
func (w *world) quotes(p party, role market.Role, price uint64) job.BidReceived {
	w.t.Helper()
	b := w.bidOnly(p, role, price)
	for _, option := range w.ann.PaymentOptions() {
		q := market.Quote{Unit: "USD", Asset: option.Asset, Rate: 1_000_000, Expires: w.chain + 3000, Nonce: 1}
		b.Quotes = append(b.Quotes, market.SignedQuote{Quote: q, Sig: p.sign(option.Domain.Digest(q))})
	}
	v, err := (market.SignedBid{Bid: b, Sig: p.sign(b.Digest())}).Validate(w.ann, w.chain)
	if err != nil {
		w.t.Fatal(err)
	}
	return job.BidReceived{Bid: v, Peer: p.peer}
}

func (w *world) bidOnly(p party, role market.Role, price uint64) market.Bid {
	w.nonce++
	return market.Bid{Offer: w.ann.OfferHash(), Role: role, Operator: p.op, Node: p.node, Price: price,
		TokensPerSecond: 5, Expires: w.chain + 3000, Nonce: w.nonce}
}

// match brings the job from a bid window to the result of a match with these rails.
func (w *world) match(rails ...market.RailState) {
	w.t.Helper()
	w.phase(job.Announced)
	w.tick(5000)
	w.phase(job.Matching)
	e := stakes()
	e.Rails = rails
	w.apply(e)
}

func (w *world) everybodyBids() {
	w.apply(w.quotes(alice, market.RoleProvider, 900))
	for _, j := range judges {
		w.apply(w.quotes(j, market.RoleVerifier, 0))
	}
}

func (w *world) paidAt(d market.Domain) {
	w.t.Helper()
	at, _ := w.ann.At(d)
	if got := w.s.Chosen(); got.Domain() != d || w.s.Lease != nil && w.s.Lease.Signed.Lease.Offer != at.OfferHash() {
		w.t.Fatalf("paid at %d, want %d; %s", got.Domain().ChainID, d.ChainID, w.s.Explain())
	}
}

func (w *world) says(text string) {
	w.t.Helper()
	if e := w.s.Explain().String(); !strings.Contains(e, text) {
		w.t.Fatalf("not explained: %q in\n%s", text, e)
	}
}

var (
	well  = market.RailState{Domain: far, Balance: 3000}
	ill   = market.RailState{Domain: far, Problem: "it does not answer"}
	other = market.RailState{Domain: domain, Balance: 3000}
)

func TestAJobFallsBackToItsNextRail(t *testing.T) {
	w := newRailWorld(t)
	w.everybodyBids()
	w.match(ill, other)
	w.phase(job.Leasing)
	w.paidAt(domain)
	w.says("rail passed over: solana: it does not answer")
	w.says("to be paid on evm")
	if p := find[job.ProposeLease](w); p.Lease.Price != 900 {
		t.Errorf("%d a segment", p.Lease.Price)
	}
}

// TestARailIsChosenAnewUntilMoneyMayHaveMoved checks that the choice stays open after a
// refusal and after a funding that sent nothing to the escrow, and is final after any
// other.
func TestARailIsChosenAnewUntilMoneyMayHaveMoved(t *testing.T) {
	w := newRailWorld(t)
	w.everybodyBids()
	w.match(well, other)
	w.paidAt(far)
	w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "its rail is down"})
	w.apply(w.quotes(alice, market.RoleProvider, 900))
	w.match(ill, other)
	w.paidAt(domain)
	w.apply(job.LeaseRefused{Lease: w.s.Lease.Hash, Reason: "busy"})
	w.apply(w.quotes(alice, market.RoleProvider, 900))
	w.match(well, other) // the first is well again
	w.paidAt(far)

	w.signed(alice)
	if !w.s.MoneyMoved() {
		t.Fatal("a lease that is being funded counts as moved")
	}
	w.says("money may have moved there, so the job stays on it")
	w.apply(job.FundingFailed{Lease: w.s.Lease.Hash, Reason: "it stalled", Untouched: true})
	if w.s.MoneyMoved() {
		t.Fatal("nothing was handed to the escrow")
	}
	w.match(ill, other)
	w.paidAt(domain)
	w.signed(alice)
	w.apply(job.FundingFailed{Lease: w.s.Lease.Hash, Reason: "no answer to what was sent"})
	if !w.s.MoneyMoved() {
		t.Fatal("money may have moved")
	}
	w.match(market.RailState{Domain: far, Balance: 1 << 40}, market.RailState{Domain: domain, Problem: "down"})
	w.phase(job.Leasing)
	w.paidAt(domain) // never back, however the rails do
}

func TestNoRailCanBeUsed(t *testing.T) {
	w := newRailWorld(t)
	w.everybodyBids()
	w.match(ill, market.RailState{Domain: domain, Balance: 2999, Unit: money.Unit{Name: "dollars", Decimals: 3}})
	w.phase(job.Announced)
	w.says("solana: it does not answer; evm: 3.00 dollars are needed, 2.999 dollars are there")
	w.match(ill, other)
	w.phase(job.Leasing)
}

// TestARailWithoutBidsIsPassedOver checks that a healthy rail is skipped if no bidder
// accepts payment on it.
func TestARailWithoutBidsIsPassedOver(t *testing.T) {
	w := newRailWorld(t)
	w.everybodyBids()
	b := w.bidOnly(alice, market.RoleProvider, 900)
	q := market.Quote{Unit: "USD", Asset: nearAsset, Rate: 1_000_000, Expires: w.chain + 3000}
	b.Quotes = []market.SignedQuote{{Quote: q, Sig: alice.sign(domain.Digest(q))}}
	v, err := (market.SignedBid{Bid: b, Sig: alice.sign(b.Digest())}).Validate(w.ann, w.chain)
	if err != nil {
		t.Fatal(err)
	}
	w.apply(job.BidReceived{Bid: v, Peer: alice.peer}) // replaces that with both quotes
	w.match(well, other)
	w.paidAt(domain)
	w.says("rail passed over: solana: none of 6 bids suits")
}

func TestAStateNamesAPaymentOptionThatItHas(t *testing.T) {
	w := newRailWorld(t)
	for _, option := range []int{-1, 2} {
		s := w.s
		s.Option = option
		b, err := s.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := job.Decode(b); !errors.Is(err, job.ErrState) {
			t.Errorf("option %d: %v", option, err)
		}
	}
}
