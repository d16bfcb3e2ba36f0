package solanarail_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
)

// dusted is a chain on which some accounts change in every slot, so that endpoints never agree about them.
type dusted struct {
	*books
	change map[solana.PublicKey]bool
}

func (d dusted) Accounts(ctx context.Context, at rpc.CommitmentType, keys ...solana.PublicKey) (uint64,
	[]*solanarpc.Account, error) {
	for _, k := range keys {
		if d.change[k] {
			return 0, nil, fmt.Errorf("read accounts: %w", solanarpc.ErrDisagree)
		}
	}
	return d.books.Accounts(ctx, at, keys...)
}

// landing is a sender whose transactions land at once.
type landing struct {
	solanarail.Watcher
	sent *[]solanarpc.Call
	land func()
}

func (s landing) Send(_ context.Context, c solanarpc.Call) (solana.Signature, error) {
	*s.sent = append(*s.sent, c)
	s.land()
	return solana.Signature{1}, nil
}

func (s landing) Wait(context.Context, string) error { return nil }

// TestHostileR10DustKeepsNobodyFromClosing: a client names an account of its own in the voucher, and sends a
// unit to its token account in every slot. It also deposits and takes back a unit in every slot, which changes
// the job's account. The provider closes the lease all the same; that payee is paid later.
func TestHostileR10DustKeepsNobodyFromClosing(t *testing.T) {
	d, chain := watched(bindings.Program, nil)
	provider, delegate, owner := testKey(t, 1), testKey(t, 2), testKey(t, 3).PublicKey()
	payee := market.Payee{Account: common.Address{7}, Amount: 1}
	o := market.Offer{Job: market.JobID{1}, Client: common.Address{1}, Token: d.TokenAccount(),
		Delegate: common.Address{2}, MaxPrice: 500, Segments: 4, Credit: 1, Quorum: 1, VerifyBPS: 500, Window: 600,
		Deadline: uint64(now.Unix()) + 3600}
	deal := escrow.Deal{Domain: d.Domain(), Offer: o, Lease: market.SignedLease{Lease: market.Lease{
		Offer: o.StructHash(), Provider: common.Address{9}, Price: 500, Segments: 4, Deadline: o.Deadline}}}
	terms, rest := d.Terms(o, delegate.PublicKey())
	job := bindings.JobAddress(d.Program, o.Client, o.StructHash())
	chain.accounts[job] = &solanarpc.Account{Owner: d.Program, Data: encoded(t, bindings.Job{Kind: bindings.KindJob,
		Version: bindings.Version, Terms: terms, Offer: o.StructHash(), Work: rest.Work, Account: o.Client,
		Mint: d.Token.Mint}, 0)}
	lease := bindings.Builder{Program: d.Program, Client: o.Client, Offer: o.StructHash()}.Lease(deal.LeaseID())
	stands := func(s escrow.Status) {
		l := bindings.Lease{Kind: bindings.KindLease, Version: bindings.Version, Status: uint8(s), Job: job}
		l.Terms.Lease, l.Terms.Provider = deal.LeaseID(), provider.PublicKey()
		chain.accounts[lease] = &solanarpc.Account{Owner: d.Program,
			Data: encoded(t, l, bindings.MaxArbiters*bindings.ArbiterSize)}
	}
	stands(escrow.StatusEnding)
	domain := d.Domain().Separator()
	chain.accounts[bindings.LinkAddress(d.Program, domain, payee.Account)] = &solanarpc.Account{Owner: d.Program,
		Data: encoded(t, bindings.Link{Kind: bindings.KindLink, Version: bindings.Version, Account: payee.Account,
			Domain: domain, Owner: owner}, 0)}
	var sent []solanarpc.Call
	change := map[solana.PublicKey]bool{d.Token.Account(owner): true}
	r := newRail(t, solanarail.Config{Chain: dusted{chain, change}, Deployment: d,
		Party: escrow.Provider, Sender: landing{solanarail.Watcher(provider.PublicKey()), &sent,
			func() { stands(escrow.StatusClosed) }}})
	v := market.SignedVoucher{Payees: []market.Payee{payee}, Voucher: market.Voucher{Lease: deal.LeaseID(), Segments: 1,
		Payees: market.PayeesHash([]market.Payee{payee})}}
	var err error
	if v.Proof, err = solanarail.Prove(delegate, d.Domain(), v.Voucher); err != nil {
		t.Fatal(err)
	}
	if c, err := r.LeaseStatus(t.Context(), deal); err == nil { // it has other terms than the deal: only read
		t.Fatal(c)
	}
	change[job] = true
	if err := r.Do(t.Context(), escrow.Action{ID: "close", Kind: escrow.Close, Deal: deal, Voucher: v}); err != nil {
		t.Fatalf("the lease is not closed: %v", err)
	}
	if len(sent) != 1 || len(sent[0].Instructions) != 4 { // the voucher's proof, the close, the provider's pay
		t.Errorf("sent %+v", sent)
	}
}
