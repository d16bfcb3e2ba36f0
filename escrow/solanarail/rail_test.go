//go:build daemons

package solanarail_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/chain/solanarpc/solanatest"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
)

// TestConformance plays the suite on a real virtual machine.
func TestConformance(t *testing.T) {
	newBed := func(t testing.TB) escrowtest.Testbed { return newBed(t) }
	if testing.Short() {
		escrowtest.RunSome(t, newBed, "happy path of several segments", "client vanishes")
		return
	}
	escrowtest.Run(t, newBed)
}

func terms() escrowtest.Terms {
	return escrowtest.Terms{Segments: 2, Credit: 1, Quorum: 2, Window: 5, Lifetime: 600}
}

// opened is a deal whose lease is open, with the client's rail.
func opened(t *testing.T, b *bed, terms escrowtest.Terms) (escrow.Deal, *solanarail.Rail) {
	t.Helper()
	d := b.Deal(t, terms)
	r := b.rail(t, escrow.Client, b.client, nil)
	if err := r.Do(t.Context(), escrow.Action{ID: "open", Kind: escrow.Open, Deal: d}); err != nil {
		t.Fatal(err)
	}
	return d, r
}

func TestOtherTermsAreNoFunding(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d, client := opened(t, b, terms())
	if c, err := client.Observe(t.Context(), d); err != nil || c.Status != escrow.StatusOpen || c.Pot != 0 {
		t.Fatalf("%+v, %v", c, err)
	}
	provider := b.rail(t, escrow.Provider, b.provider, nil)
	if c, err := provider.Observe(t.Context(), d); err != nil || c.Status != escrow.StatusOpen {
		t.Fatalf("%+v, %v", c, err)
	}
	// The lease pays another key than this provider's.
	stranger := b.rail(t, escrow.Provider, b.verifiers[0], nil)
	if _, err := stranger.Observe(t.Context(), d); !errors.Is(err, solanarail.ErrOtherTerms) {
		t.Errorf("another provider: %v", err)
	}
	elsewhere := d
	elsewhere.Domain.ChainID++
	if _, err := provider.Observe(t.Context(), elsewhere); !errors.Is(err, solanarail.ErrWrongDeployment) {
		t.Errorf("another domain: %v", err)
	}
	j, err := client.ReadJob(t.Context(), d.Offer.Client, d.OfferID())
	if err != nil || !j.Known || j.Reserved != 2*price || j.Pot != 0 {
		t.Errorf("job %+v, %v", j, err)
	}
	if j, err := client.ReadJob(t.Context(), common.Address{1}, d.OfferID()); err != nil || j.Known {
		t.Errorf("no job: %+v, %v", j, err)
	}
}

func TestArbitersMustBeAcceptable(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d, _ := opened(t, b, terms())
	none := errors.New("no stake")
	r := b.rail(t, escrow.Provider, b.provider, nil)
	r.Accept = func(_ context.Context, a bindings.Arbiter) error {
		if a.Operator == b.verifiers[1].account() {
			return none
		}
		return nil
	}
	if _, err := r.Observe(t.Context(), d); !errors.Is(err, solanarail.ErrArbiters) || !errors.Is(err, none) {
		t.Errorf("one of two arbiters: %v", err)
	}
}

func TestVouchersAreCheckedBeforeTheyCount(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d, _ := opened(t, b, terms())
	provider, delegate := b.rail(t, escrow.Provider, b.provider, nil), b.rail(t, escrow.Client, b.delegate, nil)
	v := market.SignedVoucher{Voucher: market.Voucher{Lease: d.LeaseID(), Segments: 1, Payees: market.PayeesHash(nil)}}
	if err := provider.CheckVoucher(t.Context(), d.Offer, v); !errors.Is(err, solanarail.ErrVoucher) {
		t.Errorf("no proof: %v", err)
	}
	var err error
	if v.Proof, err = delegate.Prove(t.Context(), v.Voucher); err != nil {
		t.Fatal(err)
	}
	if err := provider.CheckVoucher(t.Context(), d.Offer, v); err != nil {
		t.Errorf("a good proof: %v", err)
	}
	v.Voucher.Last = true
	if err := provider.CheckVoucher(t.Context(), d.Offer, v); !errors.Is(err, solanarail.ErrVoucher) {
		t.Errorf("another voucher: %v", err)
	}
	if err := provider.CheckVoucher(t.Context(), d.Offer, market.SignedVoucher{}); err != nil {
		t.Errorf("no segment: %v", err)
	}
	other := d.Offer
	other.Nonce++
	if err := provider.CheckVoucher(t.Context(), other, v); !errors.Is(err, solanarail.ErrOtherTerms) {
		t.Errorf("another offer: %v", err)
	}
}

func TestLinksAreNeeded(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	b.provider = newParty(t) // has no link
	d := b.Deal(t, terms())
	r := b.rail(t, escrow.Client, b.client, nil)
	err := r.Do(t.Context(), escrow.Action{ID: "open", Kind: escrow.Open, Deal: d})
	if !errors.Is(err, solanarail.ErrNoLink) || errors.Is(err, escrow.ErrRefused) {
		t.Errorf("a provider without a link must be waited for: %v", err)
	}
	if _, err := r.Owner(t.Context(), b.provider.account()); !errors.Is(err, solanarail.ErrNoLink) {
		t.Errorf("owner: %v", err)
	}
	if k, err := r.Owner(t.Context(), b.client.account()); err != nil || k != b.client.sol.PublicKey() {
		t.Errorf("owner %s, %v", k, err)
	}
	if nonce, done, err := r.Linked(t.Context(), b.client.account(), b.provider.sol.PublicKey()); err != nil || done ||
		nonce != 1 {
		t.Errorf("linked to another key: %d, %t, %v", nonce, done, err)
	}
}

func TestAnotherProgramOrMint(t *testing.T) {
	t.Parallel()
	c := client(t, network.URL)
	for _, change := range []func(*solanarail.Deployment){
		func(p *solanarail.Deployment) { p.Program = solana.PublicKey{1} },
		func(p *solanarail.Deployment) { p.Token.Mint = solana.PublicKey{1} },
		func(p *solanarail.Deployment) { p.Token.Program = solana.Token2022ProgramID },
	} {
		p := network.Deployment
		change(&p)
		if _, err := solanarail.New(t.Context(), solanarail.Config{Chain: c, Deployment: p}); !errors.Is(err,
			solanarail.ErrWrongDeployment) {
			t.Errorf("%+v: %v", p, err)
		}
		if p.Domain() == network.Deployment.Domain() && p.Asset() == network.Deployment.Asset() &&
			p.Token.Program == network.Deployment.Token.Program {
			t.Error("another place has the same names")
		}
	}
}

// TestEverythingIsFoundByTheKeysAlone: a client and a provider that lost all
// but their keys find and claim every unit, and the rent.
func TestEverythingIsFoundByTheKeysAlone(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	tm := terms()
	tm.Window, tm.Lifetime = 2, 10
	b.leeway = 0
	d := b.Deal(t, tm)
	d.Offer.Deadline = d.Lease.Lease.Deadline + 2
	b.resign(t, &d)
	if err := b.rail(t, escrow.Client, b.client, nil).Do(t.Context(),
		escrow.Action{ID: "open", Kind: escrow.Open, Deal: d}); err != nil {
		t.Fatal(err)
	}
	before := b.Holdings(t, d)
	v := b.voucherFor(t, d, 1)
	provider := b.rail(t, escrow.Provider, b.provider, nil)
	if err := provider.Do(t.Context(), escrow.Action{ID: "end", Kind: escrow.End, Deal: d, Voucher: v}); err != nil {
		t.Fatal(err)
	}
	// From here on both know nothing but their keys.
	for _, p := range []*party{&b.client, &b.provider} {
		p.store = &solanatest.Memory{}
	}
	everybody := append([]party{b.client, b.provider, b.delegate}, b.verifiers...)
	want, err := d.Settle(1, 1, v.Payees, nil)
	if err != nil {
		t.Fatal(err)
	}
	claimed := map[funds.Kind]int{}
	tick := time.NewTicker(500 * time.Millisecond)
	defer tick.Stop()
	for open := true; open; <-tick.C {
		open = false
		for _, p := range everybody {
			s := b.rail(t, escrow.Provider, p, nil).Scanner([]common.Address{p.account()})
			items, err := s.Scan(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, i := range items {
				open = true
				if !i.Claimable {
					continue
				}
				if _, err := s.Claim(t.Context(), i); err != nil && !errors.Is(err, funds.ErrNotClaimable) {
					t.Fatalf("%s: %v", i.ID, err)
				}
				claimed[i.Kind]++
			}
		}
	}
	after := b.Holdings(t, d)
	if after.Provider-before.Provider != want.Provider || after.Client-before.Client != want.Back || after.Pot+
		after.Reserved != 0 || after.Total() != before.Total() {
		t.Errorf("%+v, then %+v; want %+v", before, after, want)
	}
	if claimed[funds.Credit] < 3 || claimed[funds.Pot] != 1 || claimed[funds.Rent] != 2 || claimed[funds.Lease] != 1 {
		t.Errorf("claimed %v", claimed)
	}
	// The accounts are gone; the rail still knows how it ended.
	c, err := provider.Observe(t.Context(), d)
	if err != nil || c.Settled == nil || *c.Settled != want {
		t.Errorf("after the accounts were closed: %+v, %v", c, err)
	}
	if err := provider.Do(t.Context(), escrow.Action{ID: "late", Kind: escrow.Close, Deal: d, Voucher: v}); err != nil {
		t.Errorf("closing what is over: %v", err)
	}
}

// resign signs a changed offer and its lease.
func (b *bed) resign(t testing.TB, d *escrow.Deal) {
	t.Helper()
	d.Lease.Lease.Offer = d.OfferID()
	d.Lease.DelegateSig = b.sign(t, b.delegate, d.Lease.Lease)
	d.Lease.NodeSig = b.sign(t, b.node, d.Lease.Lease)
}

// voucherFor is one of the delegate for n segments, with all shares given out.
func (b *bed) voucherFor(t testing.TB, d escrow.Deal, n uint32) market.SignedVoucher {
	t.Helper()
	verify, delegate, err := d.Offer.Shares(d.Lease.Lease, n)
	if err != nil {
		t.Fatal(err)
	}
	ps := []market.Payee{{Account: b.verifiers[0].account(), Amount: uint64(verify)},
		{Account: b.delegate.account(), Amount: uint64(delegate)}}
	v := market.Voucher{Lease: d.LeaseID(), Segments: n, Payees: market.PayeesHash(ps)}
	return market.SignedVoucher{Voucher: v, Sig: b.SignVoucher(t, v), Payees: ps, Proof: b.ProveVoucher(t, v)}
}

func TestExplainGivesEvidence(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d, _ := opened(t, b, terms())
	r := b.rail(t, escrow.Provider, b.provider, nil)
	s, err := escrow.New(escrow.Provider, d, escrow.DefaultPolicy())
	if err != nil {
		t.Fatal(err)
	}
	look := func(want ...string) escrow.Explanation {
		t.Helper()
		c, err := r.Observe(t.Context(), d)
		if err == nil {
			s, _, err = s.Apply(escrow.Observed{Chain: c})
		}
		if err != nil {
			t.Fatal(err)
		}
		e, evidence, err := r.Explain(t.Context(), s, c.Time)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Join(evidence, "\n")
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("no %q in\n%s", w, text)
			}
		}
		return e
	}
	s.Phase = escrow.Reserved
	look("lease opened by transaction", "2000006 reserved")
	if err := r.Do(t.Context(), escrow.Action{ID: "close", Kind: escrow.Close, Deal: d,
		Voucher: b.voucherFor(t, d, 1)}); err != nil {
		t.Fatal(err)
	}
	e := look("lease settled by transaction", "share paid by transaction", "0 reserved")
	if e.Deadline != d.Offer.Deadline || !strings.Contains(e.Otherwise, "rent") {
		t.Errorf("%+v", e)
	}
	ev, err := r.History(t.Context(), d)
	if err != nil || len(ev) < 3 || ev[0].Slot == 0 || ev[0].Signature.IsZero() {
		t.Errorf("%v, %v", ev, err)
	}
	if solanarpc.Path != "m/44'/501'/0'/0'" {
		t.Error("the path is no longer what wallets use")
	}
}
