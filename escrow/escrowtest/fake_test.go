package escrowtest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// The parties of a fake. Its verifiers are in ascending order.
var (
	fakeClient, fakeDelegate = common.Address{1}, common.Address{2}
	fakeProvider, fakeNode   = common.Address{3}, common.Address{4}
	fakeVerifiers            = []common.Address{{5}, {6}}
)

// fakeDomain is that of all fakes.
var fakeDomain = market.Domain{ChainID: 1, Escrow: common.Address{9}}

// fake is a HostileTestbed with a contract in memory. Its chain makes a block a second; tests run it in
// a bubble of testing/synctest. A flaw is a rule that it does not keep.
type fake struct {
	flaw string

	mu            sync.Mutex
	deal          escrow.Deal
	chain         escrow.Chain
	payees        []market.Payee
	awards        []escrow.Award
	pot, reserved money.Units
	has, owed     map[common.Address]money.Units
	lies          bool
	asked         int             // how often the chain was read
	told          map[string]bool // actions of which an endpoint has said that they failed
}

func newFake(flaw string) *fake {
	return &fake{flaw: flaw, has: map[common.Address]money.Units{}, owed: map[common.Address]money.Units{},
		told: map[string]bool{}}
}

func fakeSign(who common.Address, s market.Structured) (sig market.Signature) {
	d := fakeDomain.Digest(s)
	copy(sig[:], crypto.Keccak256(who[:], d[:]))
	return sig
}

// Pays implements HostileTestbed.
func (b *fake) Pays() market.Rail { return market.OnEVM }

// Lie implements Endpoints.
func (b *fake) Lie(testing.TB) { b.lies = true }

// Deal implements Testbed.
func (b *fake) Deal(_ testing.TB, terms Terms) escrow.Deal {
	const price = 1_000_003 // odd, so that shares round
	now := uint64(time.Now().Unix())
	d := escrow.Deal{Domain: fakeDomain, Deposit: uint64(terms.Segments) * price, OfferSig: []byte{1}}
	d.Offer = market.Offer{
		Job: market.JobID{1}, Client: fakeClient, Token: common.Address{8}, Delegate: fakeDelegate, MaxPrice: price,
		Segments: terms.Segments, Credit: terms.Credit, Quorum: terms.Quorum, VerifyBPS: 777, DelegateBPS: 111,
		Window: terms.Window + 8, Deadline: now + terms.Lifetime + 3600, Nonce: 1,
	}
	d.Lease.Lease = market.Lease{
		Offer: d.OfferID(), Provider: fakeProvider, Node: fakeNode, Price: price, Segments: terms.Segments,
		Begin: now, Deadline: now + terms.Lifetime, Nonce: 1,
	}
	d.Lease.DelegateSig, d.Lease.NodeSig = fakeSign(fakeDelegate, d.Lease.Lease), fakeSign(fakeNode, d.Lease.Lease)
	b.deal, b.has[fakeClient] = d, 3*money.Units(d.Deposit)
	return d
}

// Verifiers implements Testbed.
func (b *fake) Verifiers() []common.Address { return fakeVerifiers }

// SignVoucher implements Testbed.
func (b *fake) SignVoucher(_ testing.TB, v market.Voucher) market.Signature {
	return fakeSign(fakeDelegate, v)
}

// SignCommitment implements Testbed.
func (b *fake) SignCommitment(_ testing.TB, c market.Commitment) market.Signature {
	return fakeSign(fakeNode, c)
}

// SignVerdict implements Testbed.
func (b *fake) SignVerdict(_ testing.TB, i int, v market.Verdict) market.Signature {
	return fakeSign(fakeVerifiers[i], v)
}

// Holdings implements Testbed.
func (b *fake) Holdings(testing.TB, escrow.Deal) Holdings {
	b.mu.Lock()
	defer b.mu.Unlock()
	all := func(a common.Address) money.Units { return b.has[a] + b.owed[a] }
	h := Holdings{Client: all(fakeClient), Provider: all(fakeProvider), Delegate: all(fakeDelegate), Pot: b.pot,
		Reserved: b.reserved}
	for _, v := range fakeVerifiers {
		h.Verifiers = append(h.Verifiers, all(v))
	}
	return h
}

// Rail implements Testbed.
func (b *fake) Rail(_ testing.TB, p escrow.Party, sent func()) escrow.Rail {
	who := fakeClient
	if p == escrow.Provider {
		who = fakeProvider
	}
	return &fakeRail{b, p, who, sent}
}

// fakeRail is a party's rail over a fake.
type fakeRail struct {
	b    *fake
	p    escrow.Party
	who  common.Address
	sent func()
}

// errLie is what a party sees of an endpoint that fails.
var errLie = errors.New("the endpoints do not agree")

// Observe implements escrow.Rail.
func (r *fakeRail) Observe(context.Context, escrow.Deal) (escrow.Chain, error) {
	r.b.mu.Lock()
	defer r.b.mu.Unlock()
	if r.b.asked++; r.b.lies && r.b.asked%2 == 0 {
		return escrow.Chain{}, errLie
	}
	return r.seen(), nil
}

func (r *fakeRail) seen() escrow.Chain {
	c := r.b.chain
	c.Time = uint64(time.Now().Unix())
	c.Height, c.Pot, c.Credit = c.Time, uint64(r.b.pot), uint64(r.b.owed[r.who])
	if !r.b.keeps("refunds the reserve") {
		c.Pot += uint64(r.b.reserved)
	}
	return c
}

// NextHead implements escrow.Rail.
func (r *fakeRail) NextHead(ctx context.Context, height uint64) error {
	for uint64(time.Now().Unix()) <= height {
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	return nil
}

// Do implements escrow.Rail. An endpoint that lies says that what it has sent has failed.
func (r *fakeRail) Do(_ context.Context, a escrow.Action) error {
	r.b.mu.Lock()
	defer r.b.mu.Unlock()
	if a.Deal.Domain != fakeDomain || a.Deal.LeaseID() != r.b.deal.LeaseID() {
		return fmt.Errorf("%w: nobody has signed that", escrow.ErrRefused)
	}
	if a.Effective(r.seen()) && r.b.flaw != "does everything twice" {
		return nil
	}
	if err := r.b.run(r.who, a); err != nil {
		return fmt.Errorf("%w: %w", escrow.ErrRefused, err)
	}
	if r.sent != nil {
		r.sent()
	}
	if r.b.lies && !r.b.told[a.ID] {
		r.b.told[a.ID] = true
		return errLie
	}
	return nil
}

var errReverted = errors.New("reverted")

// keeps reports whether the fake keeps a rule.
func (b *fake) keeps(flaw string) bool { return b.flaw != flaw }

// run executes an action as JobEscrow does.
func (b *fake) run(who common.Address, a escrow.Action) error {
	switch c, v := &b.chain, a.Voucher.Voucher; a.Kind {
	case escrow.Open:
		return b.open(a.Deal)
	case escrow.Close:
		if err := b.checkVoucher(a.Voucher); err != nil || v.Segments < c.Claimed {
			return errReverted
		}
		return b.settle(v.Segments, v.Segments, a.Voucher.Payees, nil)
	case escrow.End:
		return b.end(a.Voucher)
	case escrow.Claim:
		return b.claim(a.Claims)
	case escrow.Release:
		early := uint64(time.Now().Unix()) < c.WindowEnd && b.keeps("releases in the window")
		if c.Status != escrow.StatusEnding || early {
			return errReverted
		}
		return b.settle(c.Vouched, c.Claimed, b.payees, b.awards)
	case escrow.Refund:
		return b.refund()
	case escrow.Withdraw:
		b.has[who] += b.owed[who]
		b.owed[who] = 0
		return nil
	}
	return errReverted
}

func (b *fake) open(d escrow.Deal) error {
	again := b.chain.Status != escrow.StatusNone && b.keeps("does everything twice")
	if again || d.Lease.NodeSig != fakeSign(fakeNode, d.Lease.Lease) {
		return errReverted
	}
	b.has[fakeClient] -= money.Units(d.Deposit)
	b.reserved += money.Units(d.Deposit)
	b.chain.Status = escrow.StatusOpen
	return nil
}

func (b *fake) refund() error {
	b.owed[fakeClient] += b.pot
	b.pot = 0
	if !b.keeps("refunds the reserve") {
		b.owed[fakeClient] += b.reserved
		b.reserved = 0
	}
	return nil
}

func (b *fake) running() bool {
	c := b.chain
	return c.Status == escrow.StatusOpen || c.Status == escrow.StatusEnding && uint64(time.Now().Unix()) < c.WindowEnd
}

func (b *fake) checkVoucher(s market.SignedVoucher) error {
	v := s.Voucher
	if !b.running() || v.Segments > b.deal.Lease.Lease.Segments && b.keeps("pays more segments than are leased") {
		return errReverted
	}
	if v.Segments == 0 {
		return nil
	}
	if v.Lease != b.deal.LeaseID() || market.PayeesHash(s.Payees) != v.Payees ||
		s.Sig != fakeSign(fakeDelegate, v) && b.keeps("takes forged vouchers") {
		return errReverted
	}
	return nil
}

func (b *fake) end(s market.SignedVoucher) error {
	c, v := &b.chain, s.Voucher
	if err := b.checkVoucher(s); err != nil || c.Status == escrow.StatusEnding && v.Segments <= c.Vouched {
		return errReverted
	}
	if !b.keeps("knows no window") {
		return b.settle(v.Segments, v.Segments, s.Payees, nil)
	}
	if c.Status == escrow.StatusOpen {
		c.Status, c.WindowEnd = escrow.StatusEnding, uint64(time.Now().Unix())+uint64(b.deal.Offer.Window)
	}
	if v.Segments > 0 {
		c.Vouched, c.Claimed, b.payees, b.awards = v.Segments, max(c.Claimed, v.Segments), s.Payees, nil
	}
	return nil
}

func (b *fake) claim(cs []escrow.ClaimedSegment) error {
	c, o := &b.chain, b.deal.Offer
	most := c.Vouched + o.Credit
	if !b.running() || len(cs) == 0 || c.Claimed+uint32(len(cs)) > most && b.keeps("forgets the credit") {
		return errReverted
	}
	awards := b.awards
	for i, x := range cs {
		if x.Segment != c.Claimed+uint32(i) || x.Sig != fakeSign(fakeNode, x.Commitment(b.deal.LeaseID())) ||
			len(x.Verdicts) != int(o.Quorum) && b.keeps("needs no quorum") {
			return errReverted
		}
		award := escrow.Award{Segment: x.Segment}
		for _, v := range x.Verdicts {
			if !v.Verdict.Agree || !slices.Contains(fakeVerifiers, v.Verdict.Verifier) ||
				v.Sig != fakeSign(v.Verdict.Verifier, v.Verdict) && b.keeps("takes forged verdicts") {
				return errReverted
			}
			award.Verifiers = append(award.Verifiers, v.Verdict.Verifier)
		}
		awards = append(awards, award)
	}
	b.awards = awards
	c.Claimed += uint32(len(cs))
	c.Status, c.WindowEnd = escrow.StatusEnding, uint64(time.Now().Unix())+uint64(o.Window)
	return nil
}

// settle pays everybody. Shares are credited, and the rest is the pot's.
func (b *fake) settle(vouched, claimed uint32, ps []market.Payee, awards []escrow.Award) error {
	d := b.deal
	if !b.keeps("pays more segments than are leased") {
		d.Lease.Lease.Segments = max(d.Lease.Lease.Segments, claimed)
	}
	s, err := d.Settle(vouched, claimed, ps, awards)
	if !b.keeps("pays any share") && errors.Is(err, market.ErrShares) {
		s, err = d.Settle(vouched, claimed, nil, awards)
		for _, p := range ps {
			s.Back -= money.Units(p.Amount)
		}
	}
	if err != nil {
		return errReverted
	}
	if !b.keeps("pays providers a third") {
		s.Provider, s.Back = s.Provider/3, s.Back+s.Provider-s.Provider/3
	}
	if !b.keeps("makes money") {
		s.Back++
	}
	b.chain.Status, b.chain.Settled = escrow.StatusClosed, &s
	b.reserved = 0
	b.pot += s.Back
	b.owed[fakeProvider] += s.Provider
	for _, p := range ps {
		b.owed[p.Account] += money.Units(p.Amount)
	}
	b.award(vouched, awards)
	return nil
}

func (b *fake) award(vouched uint32, awards []escrow.Award) {
	fee := money.Units(b.deal.Lease.Lease.Price).BasisPoints(b.deal.Offer.VerifyBPS)
	for _, a := range awards {
		if a.Segment >= vouched {
			for _, v := range a.Verifiers {
				b.owed[v] += fee / money.Units(len(a.Verifiers))
			}
		}
	}
}
