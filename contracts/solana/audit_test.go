//go:build daemons

package solana_test

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/programs/system"
	"github.com/gagliardetto/solana-go/programs/token"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// TestAuditS1TermsAreTheOffers: nobody can make the job of an offer, or a lease of it,
// with other terms than those that their hashes are of.
func TestAuditS1TermsAreTheOffers(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	d := network.Deployment
	for name, change := range map[string]func(*bindings.Terms, *bindings.OfferRest){
		"deadline": func(o *bindings.Terms, _ *bindings.OfferRest) { o.Deadline-- },
		"window":   func(o *bindings.Terms, _ *bindings.OfferRest) { o.Window++ },
		"price":    func(o *bindings.Terms, _ *bindings.OfferRest) { o.MaxPrice-- },
		"quorum":   func(o *bindings.Terms, _ *bindings.OfferRest) { o.Quorum-- },
		"job":      func(_ *bindings.Terms, r *bindings.OfferRest) { r.Work[0]++ },
		"pace":     func(_ *bindings.Terms, r *bindings.OfferRest) { r.Pace++ },
		"trace":    func(_ *bindings.Terms, r *bindings.OfferRest) { r.Trace[0]++ },
	} {
		terms, rest := d.Terms(w.offer, w.delegate.PublicKey())
		change(&terms, &rest)
		t.Log(name)
		w.refused(bindings.WrongAddress, w.client, w.place.Create(w.client.PublicKey(), terms, rest))
	}
	// The delegate's key is the linked one, and the provider's too.
	terms, rest := d.Terms(w.offer, w.stranger.PublicKey())
	w.refused(bindings.WrongAccount, w.client, w.place.Create(w.client.PublicKey(), terms, rest))
	w.mustAll(w.client, w.create(w.client, w.offer), w.place.Deposit(w.client.PublicKey(), segments*price))
	o := bindings.Opening{
		Provider:  w.stranger.PublicKey(),
		Operator:  w.lease.Provider,
		Node:      w.lease.Node,
		Price:     price,
		Segments:  segments,
		StartRoot: w.lease.StartRoot,
		Begin:     w.lease.Begin,
		Deadline:  w.lease.Deadline,
		Nonce:     w.lease.Nonce,
		Verifiers: w.lease.Verifiers,
	}
	w.refused(bindings.WrongAccount, w.client, w.place.Open(w.client.PublicKey(), w.id(), o))
	o.Provider = w.provider.PublicKey()
	o.Price--
	w.refused(bindings.WrongAddress, w.client, w.place.Open(w.client.PublicKey(), w.id(), o))
}

// TestAuditS1ShutAccountsStayShut: once job and lease are shut, neither is made again,
// with the same terms or with others, and no old voucher pays again.
func TestAuditS1ShutAccountsStayShut(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.offer.Deadline, w.lease.Deadline = w.now()+8, w.now()+6
	w.agreed().open()
	me, v := w.client.PublicKey(), w.voucher(2, false)
	v.Payees = nil
	w.mustAll(w.provider, append(w.close(v), w.place.Token.NewTokenAccount(
		w.provider.PublicKey(),
		w.provider.PublicKey(),
	), w.place.Pay(w.id(), bindings.SlotProvider, common.Address{}, w.provider.PublicKey()))...)
	w.until(w.offer.Deadline + 1)
	w.mustAll(w.client, w.place.ShutLease(w.id(), w.delegate.PublicKey()), w.place.Refund(me, me))
	w.refused(bindings.DeadlinePassed, w.client, w.place.ShutJob(me), w.create(w.client, w.offer))
	terms, rest := network.Deployment.Terms(w.offer, w.delegate.PublicKey())
	terms.Deadline = w.now() + 3600
	w.refused(bindings.WrongAddress, w.client, w.place.ShutJob(me), w.place.Create(me, terms, rest))
	w.must(w.place.ShutJob(me), w.client)
	longer := w.offer
	longer.Deadline = terms.Deadline
	w.refused(bindings.WrongAddress, w.client, w.place.Create(me, terms, rest))
	w.mustAll(w.client, w.create(w.client, longer)) // another offer, so another account
	w.place.Offer = longer.StructHash()
	// Its lease has another hash: the voucher is of another lease.
	again := w.lease
	again.Offer, again.Begin, again.Deadline = w.place.Offer, w.now(), longer.Deadline
	w.mustAll(w.client, w.place.Deposit(me, segments*price), w.opening(w.client, again))
	w.refused(bindings.BadSignature, w.provider, w.proofBy(w.delegate, v),
		w.place.Close(w.provider.PublicKey(), again.StructHash(), v))
}

// TestAuditS2LinksOfAnotherCluster: a link counts in jobs of its own domain only.
func TestAuditS2LinksOfAnotherCluster(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	real := w.domain
	w.domain = market.Domain{ChainID: real.ChainID + 1, Escrow: real.Escrow} // a test cluster's
	elsewhere := w.link(w.account, w.stranger, 9)
	w.must(elsewhere, w.stranger) // can be brought here by anybody
	w.domain = real
	data, err := elsewhere.Data()
	if err != nil {
		t.Fatal(err)
	}
	sep := real.Separator()
	copy(data[21:53], sep[:]) // the signature names the other cluster
	w.refused(bindings.BadSignature, w.stranger, solana.NewInstruction(w.place.Program,
		w.link(w.account, w.stranger, 9).Accounts(), data))
	// A job cannot be made by the other cluster's link.
	ix := w.create(w.stranger, w.offer)
	as := ix.Accounts()
	foreign := market.Domain{ChainID: real.ChainID + 1, Escrow: real.Escrow}.Separator()
	as[6] = solana.Meta(bindings.LinkAddress(w.place.Program, foreign, address(w.account)))
	if data, err = ix.Data(); err != nil {
		t.Fatal(err)
	}
	w.refused(bindings.WrongAccount, w.stranger, solana.NewInstruction(w.place.Program, as, data))
}

// TestAuditS3LeastWindow: a window below the least is refused.
func TestAuditS3LeastWindow(t *testing.T) {
	t.Parallel()
	program, err := bindings.WithLeastWindow(bindings.Program, 60)
	if err != nil || string(program) != string(bindings.Program) {
		t.Errorf("the program's own least window is not 60 s: %v", err)
	}
	w := newWorld(t)
	least, err := bindings.LeastWindow(tested)
	if err != nil {
		t.Fatal(err)
	}
	w.offer.Window = least - 1
	w.refused(bindings.BadOffer, w.client, w.agreed().create(w.client, w.offer))
	w.offer.Window = least
	w.mustAll(w.client, w.agreed().create(w.client, w.offer))
}

// TestAuditS3Pace: a delegate's key alone drains a lease no faster than the offer says.
func TestAuditS3Pace(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.offer.Pace = 4
	w.agreed().open()
	w.refused(bindings.TooFast, w.provider, w.close(w.voucher(segments, true))...)
	w.until(w.lease.Begin + 4)
	w.mustAll(w.provider, w.close(w.voucher(1, false))...)
}

// TestAuditS4ArbitersAreTheCandidates: only the candidates of the signed lease can be
// named, as many as a job draws from.
func TestAuditS4ArbitersAreTheCandidates(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for len(w.candidates) < market.MaxCandidates {
		w.candidates = append(w.candidates, market.Candidate{Operator: address(account(t)),
			Node: address(account(t)), Stake: 1 << 40})
	}
	slices.SortFunc(w.candidates, market.Candidate.Compare)
	w.lease.Verifiers = market.CandidatesHash(w.candidates)
	w.agreed().open()
	all := w.candidates
	w.candidates = all[:3]
	w.refused(bindings.WrongVerifier, w.stranger, w.name())
	w.candidates = all
	w.must(w.name(), w.stranger)
	if _, as := w.state(); len(as) != market.MaxCandidates || as[14].Operator != all[14].Operator ||
		as[14].Node != all[14].Node {
		t.Errorf("%d arbiters", len(as))
	}
}

// TestAuditS5ClaimsShowTheirSegments: a claim's transaction has every field of the
// segment, and other fields than those committed to are refused.
func TestAuditS5ClaimsShowTheirSegments(t *testing.T) {
	t.Parallel()
	w := newWorld(t).open()
	w.must(w.name(), w.provider)
	for name, change := range map[string]func(*bindings.Fields){
		"height": func(f *bindings.Fields) { f.Height++ }, "program": func(f *bindings.Fields) { f.Program[0]++ },
		"numerics":   func(f *bindings.Fields) { f.Numerics[0]++ },
		"dataset":    func(f *bindings.Fields) { f.Dataset[0]++ },
		"first step": func(f *bindings.Fields) { f.FirstStep++ }, "steps": func(f *bindings.Fields) { f.Steps++ },
		"start": func(f *bindings.Fields) { f.Start[0]++ }, "end": func(f *bindings.Fields) { f.End[0]++ },
		"log": func(f *bindings.Fields) { f.Log[0]++ }, "marks": func(f *bindings.Fields) { f.Marks[0]++ },
	} {
		c := w.claim(0, 0, 1)
		change(&c.Fields)
		t.Log(name)
		w.refused(bindings.BadVerdict, w.provider, w.commit(0, c))
	}
	good := w.commit(0, w.claim(0, 0, 1))
	w.must(good, w.provider)
	data, err := good.Data()
	if err != nil {
		t.Fatal(err)
	}
	first, cs, err := bindings.DecodeCommit(data, int(w.offer.Quorum))
	if err != nil || first != 0 || len(cs) != 1 || cs[0].Fields != w.claim(0).Fields {
		t.Errorf("read back: %d %+v, %v", first, cs, err)
	}
}

// TestAuditPayOnlyTheAssociatedAccount: a stranger cannot have money paid into an
// account that it has prepared for its owner.
func TestAuditPayOnlyTheAssociatedAccount(t *testing.T) {
	t.Parallel()
	w := newWorld(t).open()
	w.mustAll(w.provider, w.close(w.voucher(3, false))...)
	prepared := w.prepare(w.provider.PublicKey())
	me := w.provider.PublicKey()
	into := w.place.PayInto(w.id(), bindings.SlotProvider, common.Address{}, me, prepared)
	accounts := append(solana.AccountMetaSlice(nil), into.Accounts()...)
	accounts[7] = solana.Meta(me) // the owner does not sign
	data, err := into.Data()
	if err != nil {
		t.Fatal(err)
	}
	w.refused(bindings.BadTokenAccount, w.stranger, solana.NewInstruction(w.place.Program, accounts, data))
	accounts[7] = solana.Meta(w.stranger.PublicKey()).SIGNER()
	w.refused(bindings.BadTokenAccount, w.stranger, solana.NewInstruction(w.place.Program, accounts, data))
	w.must(w.place.PayInto(w.id(), bindings.SlotProvider, common.Address{}, me, prepared), w.provider) // its own choice
	l, _ := w.state()
	if got := w.tokens(prepared); got != l.Provider || got == 0 {
		t.Errorf("the owner's choice got %d", got)
	}
	w.balanced()
}

// prepare makes a token account of an owner that the stranger can close.
func (w *world) prepare(owner solana.PublicKey) solana.PublicKey {
	w.t.Helper()
	acc, err := solana.NewRandomPrivateKey()
	if err != nil {
		w.t.Fatal(err)
	}
	s := w.stranger.PublicKey()
	const rent = 2_039_280
	if err := network.Send(w.t.Context(), ixs{
		system.NewCreateAccountInstruction(rent, 165, solana.TokenProgramID, s, acc.PublicKey()).Build(),
		token.NewInitializeAccountInstruction(acc.PublicKey(), w.place.Token.Mint, s, solana.SysVarRentPubkey).Build(),
		token.NewSetAuthorityInstruction(token.AuthorityCloseAccount, s, acc.PublicKey(), s, nil).Build(),
		token.NewSetAuthorityInstruction(token.AuthorityAccountOwner, owner, acc.PublicKey(), s, nil).Build(),
	}, w.stranger, acc); err != nil {
		w.t.Fatal(err)
	}
	return acc.PublicKey()
}

// TestAuditUnlinkedPayeeKeepsNoRent: a year after the offer's deadline a lease is
// closed though a payee never linked; its share goes back to the client.
func TestAuditUnlinkedPayeeKeepsNoRent(t *testing.T) {
	net, err := surfpool.Start(t.Context(), surfpool.Options{SlotMS: 50, Program: tested})
	if err != nil {
		t.Fatal(err)
	}
	shared := network
	network = net // time is to pass, and no other test is to notice: this one is not parallel
	defer func() {
		network = shared
		if err := net.Close(); err != nil {
			t.Error(err)
		}
	}()
	paid, unpaid := newWorld(t).open(), newWorld(t).open() // their providers
	shut := func(w *world) solana.Instruction { return w.place.ShutLease(w.id(), w.delegate.PublicKey()) }
	for _, w := range []*world{paid, unpaid} {
		w.mustAll(w.provider, append(w.close(w.voucher(2, false)),
			w.place.Token.NewTokenAccount(w.provider.PublicKey(), w.provider.PublicKey()))...)
	}
	pay := func(w *world) {
		t.Helper()
		w.must(w.place.Pay(w.id(), bindings.SlotProvider, common.Address{}, w.provider.PublicKey()), w.stranger)
	}
	pay(paid)
	const year = 365 * 24 * 3600
	over := max(paid.offer.Deadline, unpaid.offer.Deadline)
	for _, at := range []uint64{over, over + year - 600} {
		if err := net.Travel(t.Context(), at+60); err != nil {
			t.Fatal(err)
		}
		paid.until(at + 1)
		paid.refused(bindings.StillNeeded, paid.stranger, shut(paid))
	}
	if err := net.Travel(t.Context(), over+year+60); err != nil {
		t.Fatal(err)
	}
	paid.until(over + year + 1)
	unpaid.refused(bindings.StillNeeded, unpaid.stranger, shut(unpaid)) // the provider's money is there for ever
	pay(unpaid)
	for _, w := range []*world{paid, unpaid} {
		w.must(shut(w), w.stranger)
		if j := w.balanced(); j.Owed != 0 || j.Leases != 0 || j.Spent+j.Pot != segments*price {
			t.Errorf("job %+v", j)
		}
		me := w.client.PublicKey()
		w.mustAll(w.client, w.place.Refund(me, me), w.place.ShutJob(me))
	}
}

// TestOpeningFitsOneTransaction: the longest first step of a job that there is.
func TestOpeningFitsOneTransaction(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	if !solanarpc.Fits(w.client.PublicKey(), ixs{w.create(w.client, w.offer), w.place.Deposit(w.client.PublicKey(), 1),
		w.opening(w.client, w.lease)}) {
		t.Error("creating, filling and opening do not fit")
	}
	w.offer.Quorum = bindings.MaxQuorum
	if c := w.claim(0, 0, 1, 2, 0, 1, 2); !solanarpc.Fits(w.provider.PublicKey(), ixs{w.commit(0, c)}) {
		t.Errorf("a claim with %d verdicts does not fit", len(c.Verdicts))
	}
}
