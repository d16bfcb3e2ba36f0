//go:build daemons

package lightning

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/lightningnetwork/lnd/lnrpc"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// lease is a deal played by hand, rail against rail, without the machines: each
// test decides what happens between two actions.
type lease struct {
	*bed
	t                testing.TB
	deal             escrow.Deal
	client, provider escrow.Rail
	ends             map[escrow.Party]context.CancelFunc // of their processes
	before           escrowtest.Holdings
}

// notifyingParty is a party whose rail calls sent when it has handed something to its node.
type notifyingParty struct {
	party escrow.Party
	sent  func()
}

// newLease agrees on a deal.
func newLease(t testing.TB, n *Network, terms escrowtest.Terms, notified ...notifyingParty) *lease {
	t.Helper()
	return newBed(t, n).lease(t, terms, notified...)
}

func (b *bed) lease(t testing.TB, terms escrowtest.Terms, notified ...notifyingParty) *lease {
	t.Helper()
	sent := map[escrow.Party]func(){}
	for _, x := range notified {
		sent[x.party] = x.sent
	}
	l := &lease{bed: b, t: t, deal: b.Deal(t, terms), ends: map[escrow.Party]context.CancelFunc{}}
	l.client, l.provider = b.Rail(t, escrow.Client, sent[escrow.Client]),
		b.Rail(t, escrow.Provider, sent[escrow.Provider])
	l.live(escrow.Client, l.client)
	l.live(escrow.Provider, l.provider)
	l.before = b.Holdings(t, l.deal)
	return l
}

// live starts a party's process: it serves until the test ends, or vanish.
func (l *lease) live(p escrow.Party, r escrow.Rail) {
	l.t.Helper()
	life, end := context.WithCancel(l.t.Context())
	l.ends[p] = end
	if _, err := r.Observe(life, l.deal); err != nil {
		l.t.Fatal(err)
	}
}

// vanish ends a party's process.
func (l *lease) vanish(p escrow.Party) {
	l.ends[p]()
	r, self := l.client, l.delegate
	if p == escrow.Provider {
		r, self = l.provider, l.node
	}
	l.setOffline(self.Address(), r.(*livingRail).Rail)
}

// becomes waits until a rail sees what is wanted.
func (l *lease) becomes(r escrow.Rail, what string, ok func(escrow.Chain) bool) escrow.Chain {
	l.t.Helper()
	var c escrow.Chain
	if err := until(l.t.Context(), patience, what, func() (err error) {
		if c, err = r.Observe(l.t.Context(), l.deal); err == nil && !ok(c) {
			err = fmt.Errorf("status %d, %d vouched, %d claimed", c.Status, c.Vouched, c.Claimed)
		}
		return err
	}); err != nil {
		l.t.Fatal(err)
	}
	return c
}

func closed(c escrow.Chain) bool { return c.Status == escrow.StatusClosed }

func (l *lease) do(r escrow.Rail, k escrow.Kind, edit func(*escrow.Action)) {
	l.t.Helper()
	a := escrow.Action{ID: string(k), Kind: k, Deal: l.deal}
	if edit != nil {
		edit(&a)
	}
	const limit = 4 * time.Minute
	ctx, cancel := context.WithTimeout(l.t.Context(), limit)
	defer cancel()
	if err := until(ctx, limit, string(k), func() error { return l.try(ctx, r, a) }); err != nil {
		l.t.Fatal(err)
	}
}

// try does an action; what is refused for good ends the test, but for an opening
// whose payments failed: the machine tries it again, under a new id.
func (l *lease) try(ctx context.Context, r escrow.Rail, a escrow.Action) error {
	err := r.Do(ctx, a)
	if errors.Is(err, escrow.ErrRefused) && !errors.Is(err, lightningrail.ErrUnpaid) {
		l.t.Fatal(err)
	}
	return err
}

func (l *lease) voucher(n uint32) market.SignedVoucher {
	l.t.Helper()
	verify, delegate, err := l.deal.Offer.Shares(l.deal.Lease.Lease, n)
	if err != nil {
		l.t.Fatal(err)
	}
	ps := []market.Payee{{Account: l.verifiers[0].Address(), Amount: uint64(verify)},
		{Account: l.deal.Offer.Delegate, Amount: uint64(delegate)}}
	v := market.Voucher{Lease: l.deal.LeaseID(), Segments: n, Payees: market.PayeesHash(ps)}
	return market.SignedVoucher{Voucher: v, Sig: l.SignVoucher(l.t, v), Payees: ps}
}

// resign signs a voucher whose payees were changed.
func (l *lease) resign(v market.SignedVoucher) market.SignedVoucher {
	l.t.Helper()
	v.Voucher.Payees = market.PayeesHash(v.Payees)
	v.Sig = l.SignVoucher(l.t, v.Voucher)
	return v
}

func with(v market.SignedVoucher) func(*escrow.Action) {
	return func(a *escrow.Action) { a.Voucher = v }
}

// pay reveals the first n segments and has them settled.
func (l *lease) pay(n uint32) {
	l.t.Helper()
	v := l.voucher(n)
	l.do(l.client, escrow.Pay, with(v))
	l.do(l.provider, escrow.Pay, with(v))
}

// exact ends the lease and checks that n segments were paid, to the unit.
func (l *lease) exact(n uint32) {
	l.t.Helper()
	l.do(l.provider, escrow.Close, with(l.voucher(n)))
	c := l.becomes(l.client, "the client's money is free", closed)
	if c.Settled.Segments != n {
		l.t.Errorf("%d segments settled, want %d", c.Settled.Segments, n)
	}
	after := l.check(n)
	if got := after.Client - l.before.Client; got != -money.Units(n)*price {
		l.t.Errorf("client has %d more, want %d", got, -money.Units(n)*price)
	}
}

// pays is what n segments bring the provider.
func (l *lease) pays(n uint32) money.Units {
	l.t.Helper()
	u, _, _, err := escrow.Split(price, n, l.deal.Offer.VerifyBPS, l.deal.Offer.DelegateBPS, nil)
	if err != nil {
		l.t.Fatal(err)
	}
	return u
}

// check: the provider has the pay of n segments, and what it and those with
// shares have more is what the client has less.
func (l *lease) check(n uint32) escrowtest.Holdings {
	l.t.Helper()
	want := l.pays(n)
	after := l.Holdings(l.t, l.deal)
	if got := after.Provider - l.before.Provider; got != want {
		l.t.Errorf("provider has %d more, want %d", got, want)
	}
	if after.Total() != l.before.Total() {
		l.t.Errorf("%d msat before, %d after", l.before.Total(), after.Total())
	}
	return after
}

func terms(n uint32) escrowtest.Terms {
	return escrowtest.Terms{Segments: n, Credit: 2, Quorum: 1, Window: 5, Lifetime: 3600}
}

// TestFiftyInFlight: fifty segments and their shares, a hundred HTLCs at once.
func TestFiftyInFlight(t *testing.T) {
	l := newLease(t, net4, terms(50))
	begin := time.Now()
	l.do(l.client, escrow.Open, nil)
	open := time.Since(begin)
	if err := until(t.Context(), patience, "all is locked", func() error {
		f, err := l.net.Client.Funds(t.Context())
		if err == nil && f.Locked != 50*price {
			err = fmt.Errorf("%d msat are locked, want %d", f.Locked, 50*price)
		}
		return err
	}); err != nil {
		t.Error(err)
	}
	l.pay(20)
	l.pay(50)
	l.exact(50)
	t.Logf("100 HTLCs in place after %.1f s, all settled after %.1f s", open.Seconds(), time.Since(begin).Seconds())
}

// TestKillRightAfterAccepted: lnd may lose HTLCs that it had accepted; the lease
// comes out exact, whether the kill comes before the work or after it.
func TestKillRightAfterAccepted(t *testing.T) {
	for i := range 4 {
		l := newLease(t, net4, terms(2))
		l.do(l.client, escrow.Open, nil)
		node := []*Lnd{l.net.Provider, l.net.Provider, l.net.Arbiter, l.net.Client}[i]
		node.Kill()
		faults.add(kills)
		if err := node.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		l.pay(1)
		if err := l.net.Active(t.Context()); err != nil {
			t.Fatal(err)
		}
		l.becomes(l.client, "the first segment is paid", func(c escrow.Chain) bool { return paid(t, l, 1) })
		l.pay(2)
		l.becomes(l.client, "the second segment is paid", func(c escrow.Chain) bool { return paid(t, l, 2) })
		l.exact(2)
	}
}

// paid reports whether the provider has the pay of n segments.
func paid(t testing.TB, l *lease, n uint32) bool {
	f, err := l.net.Provider.Funds(t.Context())
	return err == nil && f.Sum()-l.before.Provider == l.pays(n)
}

// TestDisputeHoldsOneSegment: of three claimed segments the second is disputed.
// The first is paid after the window; the others wait for the ruling.
func TestDisputeHoldsOneSegment(t *testing.T) {
	for _, forProvider := range []bool{true, false} {
		tm := terms(3)
		tm.Credit, tm.Window = 3, 2
		l := newLease(t, net4, tm)
		l.do(l.client, escrow.Open, nil)
		var cs []escrow.ClaimedSegment
		for i := range uint32(3) {
			com := market.Commitment{Lease: l.deal.LeaseID(), Segment: i, Hash: common.Hash{byte(i + 1)}}
			cs = append(cs, escrow.ClaimedSegment{Segment: i, Hash: com.Hash, Sig: l.SignCommitment(t, com),
				Verdicts: []market.SignedVerdict{l.verdict(com, 0, true)}})
		}
		l.do(l.provider, escrow.Claim, func(a *escrow.Action) { a.Claims = cs })
		against := l.verdict(market.Commitment{Lease: l.deal.LeaseID(), Segment: 1, Hash: cs[1].Hash}, 1, false)
		if _, err := l.court.Handle(t.Context(), l.delegate.Address(),
			lightningrail.Message{Topic: lightningrail.Object, Lease: l.deal.LeaseID(),
				Verdict: &against}); err != nil {
			t.Fatal(err)
		}
		faults.add(disputes)
		l.becomes(l.provider, "the window's end", func(c escrow.Chain) bool { return c.Time >= c.WindowEnd })
		release := escrow.Action{ID: "release", Kind: escrow.Release, Deal: l.deal}
		if err := l.provider.Do(t.Context(), release); err == nil || errors.Is(err, escrow.ErrRefused) {
			t.Fatalf("released in spite of a dispute: %v", err)
		}
		if !paid(t, l, 1) {
			t.Error("the segment before the disputed one is not paid")
		}
		if err := l.court.Rule(l.deal.LeaseID(), 1, forProvider); err != nil {
			t.Fatal(err)
		}
		l.do(l.provider, escrow.Release, nil)
		n := uint32(1)
		if forProvider {
			n = 3
		}
		l.becomes(l.client, "the client's money is free", closed)
		l.check(n)
	}
}

func (l *lease) verdict(c market.Commitment, verifier int, agree bool) market.SignedVerdict {
	v := market.Verdict{Lease: c.Lease, Segment: c.Segment, Commitment: c.StructHash(), Agree: agree, Intervals: 1,
		Root: common.Hash{9}, Verifier: l.verifiers[verifier].Address()}
	return market.SignedVerdict{Verdict: v, Sig: l.SignVerdict(l.t, verifier, v)}
}

// TestVerifierWithdraws: credit is paid to an invoice of the account's choosing,
// once, and only for its own signature.
func TestVerifierWithdraws(t *testing.T) {
	l := newLease(t, net4, terms(1))
	l.do(l.client, escrow.Open, nil)
	l.pay(1)
	l.exact(1)
	v := l.verifiers[0]
	u := l.credit(t, v.Address())
	request, err := l.net.Router.Client.AddInvoice(t.Context(), u, "verifier", time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := l.provider.(*livingRail).b.client.SignDigest(t.Context(),
		lightningrail.WithdrawDigest(l.arbiter.Address(), v.Address(), request))
	if err != nil {
		t.Fatal(err)
	}
	m := lightningrail.Message{Topic: lightningrail.Withdraw, Account: v.Address(), Request: request, Sig: &sig}
	if _, err := l.court.Handle(t.Context(), v.Address(), m); !errors.Is(err, lightningrail.ErrDenied) {
		t.Errorf("another key withdrew: %v", err)
	}
	if sig, err = v.SignDigest(t.Context(), lightningrail.WithdrawDigest(l.arbiter.Address(), v.Address(),
		request)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := l.court.Handle(t.Context(), v.Address(), m); err != nil {
			t.Fatal(err)
		}
	}
	q, err := l.net.Router.Client.Decode(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	if err := until(t.Context(), patience, "the verifier is paid", func() error {
		i, err := l.net.Router.Client.Lookup(t.Context(), q.Hash)
		if err == nil && i.State != lnd.InvoiceSettled {
			err = fmt.Errorf("invoice is %s", i.State)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if left := l.credit(t, v.Address()); u == 0 || left != 0 {
		t.Errorf("%d msat were there, %d are left", u, left)
	}
}

// TestWindowMustFit: a lease that outlasts what a hold invoice can be held for is
// refused before anything is locked.
func TestWindowMustFit(t *testing.T) {
	tm := terms(1)
	tm.Lifetime = 14 * 24 * 3600
	l := newLease(t, net4, tm)
	a := escrow.Action{ID: "open", Kind: escrow.Open, Deal: l.deal}
	if err := l.client.Do(t.Context(), a); !errors.Is(err, escrow.ErrRefused) ||
		!errors.Is(err, lightningrail.ErrWindow) {
		t.Errorf("a lease of two weeks: %v", err)
	}
	faults.add(shortWindows)
	l.check(0)
}

// forceClose closes a node's channel with another without asking it.
func forceClose(t testing.TB, l, peer *Lnd) {
	t.Helper()
	cs, err := l.Admin.ListChannels(t.Context(), &lnrpc.ListChannelsRequest{Peer: peer.Key[:]})
	if err != nil || len(cs.Channels) == 0 {
		t.Fatalf("%d channels: %v", len(cs.GetChannels()), err)
	}
	id, index, err := outpoint(cs.Channels[0].ChannelPoint)
	if err != nil {
		t.Fatal(err)
	}
	s, err := l.Admin.CloseChannel(t.Context(), &lnrpc.CloseChannelRequest{Force: true,
		ChannelPoint: &lnrpc.ChannelPoint{
			OutputIndex: index, FundingTxid: &lnrpc.ChannelPoint_FundingTxidStr{FundingTxidStr: id},
		}})
	if err == nil {
		_, err = s.Recv()
	}
	if err != nil {
		t.Fatal(err)
	}
	faults.add(forceCloses)
}

func outpoint(s string) (id string, index uint32, err error) {
	if len(s) < 66 {
		return "", 0, fmt.Errorf("outpoint %q", s)
	}
	_, err = fmt.Sscan(s[65:], &index)
	return s[:64], index, err
}
