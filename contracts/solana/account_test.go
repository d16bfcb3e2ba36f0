//go:build daemons

package solana_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/programs/system"
	"github.com/gagliardetto/solana-go/programs/token"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

func TestJobsAndLeasesHaveBounds(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	me := w.client.PublicKey()
	for name, change := range map[string]func(*bindings.Terms){
		"no price":         func(o *bindings.Terms) { o.MaxPrice = 0 },
		"too much":         func(o *bindings.Terms) { o.MaxPrice, o.Segments = 1<<62, 4 },
		"no quorum":        func(o *bindings.Terms) { o.Quorum = 0 },
		"large quorum":     func(o *bindings.Terms) { o.Quorum = bindings.MaxQuorum + 1 },
		"shares above all": func(o *bindings.Terms) { o.VerifyBPS = 9_990 },
		"no window":        func(o *bindings.Terms) { o.Window = 0 },
		"large credit":     func(o *bindings.Terms) { o.Credit = bindings.MaxCredit + 1 },
	} {
		o := w.terms
		change(&o)
		t.Log(name)
		w.refused(bindings.BadOffer, w.client, w.place.Create(me, o))
	}
	late := w.terms
	late.Deadline = w.now() - 1
	w.refused(bindings.DeadlinePassed, w.client, w.place.Create(me, late))
	w.refused(bindings.NotClient, w.stranger, w.place.Create(w.stranger.PublicKey(), w.terms))
	w.must(w.place.Create(me, w.terms), w.client)
	w.refused(bindings.WrongStatus, w.client, w.place.Create(me, w.terms))
	w.refused(bindings.PotTooSmall, w.client, w.place.Open(me, w.lease, w.arbiters))
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, segments*price+1))
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, 0))
	w.refused(bindings.NotClient, w.delegate, w.place.Deposit(w.delegate.PublicKey(), 1))
	w.must(w.place.Deposit(me, segments*price), w.client)
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, 1))
	w.refused(bindings.NotClient, w.stranger, w.place.Open(w.stranger.PublicKey(), w.lease, w.arbiters))
	l := w.lease
	l.Price++
	w.refused(bindings.BadLease, w.client, w.place.Open(me, l, w.arbiters))
	l = w.lease
	l.First = 1
	w.refused(bindings.BadLease, w.client, w.place.Open(me, l, w.arbiters))
	l = w.lease
	l.Deadline = w.terms.Deadline + 1
	w.refused(bindings.DeadlinePassed, w.client, w.place.Open(me, l, w.arbiters))
	w.refused(bindings.WrongVerifier, w.client, w.place.Open(me, w.lease,
		[]bindings.Arbiter{w.arbiters[1], w.arbiters[0]}))
	w.refused(bindings.WrongVerifier, w.client, w.place.Open(me, w.lease,
		[]bindings.Arbiter{w.arbiters[1], w.arbiters[1]}))
	l = w.lease
	l.Segments = 1 // the pot would hold a second one
	w.must(w.place.Open(me, l, w.arbiters), w.client)
	w.refused(bindings.WrongStatus, w.client, w.place.Open(me, l, w.arbiters))
	w.balanced()
}

func TestRefundCancelAndRent(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.terms.Deadline, w.lease.Deadline = w.now()+12, w.now()+6
	half := w.lease
	half.Segments = 2
	w.lease = half
	w.open()
	me, home := w.client.PublicKey(), w.place.Token.Account(w.client.PublicKey())
	w.refused(bindings.NotYet, w.stranger, w.place.Refund(w.stranger.PublicKey(), me))
	before := w.tokens(home)
	w.must(w.place.Refund(me, me), w.client)
	if got := w.tokens(home) - before; got != 2*price {
		t.Errorf("%d refunded", got)
	}
	w.refused(bindings.NothingToPay, w.client, w.place.Refund(me, me))
	w.refused(bindings.NotClient, w.stranger, w.place.Cancel(w.stranger.PublicKey()))
	w.must(w.place.Cancel(me), w.client)
	w.refused(bindings.JobOver, w.client, w.place.Cancel(me))
	w.refused(bindings.JobOver, w.client, w.place.Deposit(me, 1))
	// The provider gives its lease back with a voucher for nothing.
	w.must(w.place.Close(w.provider.PublicKey(), w.lease.Lease, bindings.Voucher{}), w.provider)
	if j := w.balanced(); j.Pot != 2*price || j.Spent != 0 {
		t.Errorf("job %+v", j)
	}
	w.refused(bindings.NotYet, w.stranger, w.place.ShutLease(w.lease.Lease, w.delegate.PublicKey()))
	// Tokens that a stranger sends do not keep the vault open.
	gift := token.NewTransferInstruction(5, home, w.place.Vault(), me, nil).Build()
	w.must(gift, w.client)
	w.until(w.terms.Deadline + 1)
	w.refused(bindings.StillNeeded, w.stranger, w.place.ShutJob(me))
	w.refused(bindings.WrongAccount, w.stranger, w.place.ShutLease(w.lease.Lease, w.stranger.PublicKey()))
	lamports := w.accounts(w.delegate.PublicKey())[0].Lamports
	w.must(w.place.ShutLease(w.lease.Lease, w.delegate.PublicKey()), w.stranger)
	as := w.accounts(w.delegate.PublicKey(), w.place.Lease(w.lease.Lease))
	if as[1] != nil || as[0].Lamports <= lamports {
		t.Errorf("the lease's account is %+v, its payer has %d after %d", as[1], as[0].Lamports, lamports)
	}
	before = w.tokens(home)
	w.must(w.place.Refund(w.stranger.PublicKey(), me), w.stranger) // anyone, after the deadline
	w.must(w.place.ShutJob(me), w.stranger)
	if got := w.tokens(home) - before; got != 2*price+5 {
		t.Errorf("%d came home", got)
	}
	if as := w.accounts(w.place.Job(), w.place.Vault()); as[0] != nil || as[1] != nil {
		t.Errorf("left over: %+v %+v", as[0], as[1])
	}
	w.refused(bindings.DeadlinePassed, w.client, w.place.Create(me, w.terms)) // never again
}

// TestPrefundedAddresses: coins sent to an address before the program makes its
// account there block nothing.
func TestPrefundedAddresses(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	var gifts ixs
	for _, at := range []solana.PublicKey{w.place.Job(), w.place.Vault(), w.place.Lease(w.lease.Lease),
		bindings.LinkAddress(w.place.Program, address(w.verifiers[0]))} {
		gifts = append(gifts, system.NewTransferInstruction(1_000_000, w.stranger.PublicKey(), at).Build())
	}
	w.mustAll(w.stranger, gifts...)
	w.open()
	w.must(w.link(w.verifiers[0], w.stranger, 1), w.stranger)
	w.balanced()
}

func TestLinks(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	v := w.verifiers[0]
	good := w.link(v, w.stranger, 5)
	stolen := w.link(w.verifiers[1], w.stranger, 1)
	data, err := stolen.Data()
	if err != nil {
		t.Fatal(err)
	}
	copy(data[1:21], address(v).Bytes()) // the signature is another account's
	accounts := good.Accounts()
	w.refused(bindings.BadSignature, w.stranger, solana.NewInstruction(w.place.Program, accounts, data))
	w.refused(bindings.BadSignature, w.delegate, ownedBy(w.delegate, good)) // for another owner
	w.must(good, w.stranger)
	w.refused(bindings.NotAllowed, w.stranger, w.link(v, w.stranger, 5))
	w.must(w.link(v, w.delegate, 6), w.delegate)
	l, err := bindings.DecodeLink(w.accounts(bindings.LinkAddress(w.place.Program, address(v)))[0].Data)
	if err != nil || l.Owner != w.delegate.PublicKey() || l.Nonce != 6 {
		t.Errorf("link %+v, %v", l, err)
	}
	w.refused(bindings.NotAllowed, w.stranger, good) // the old one, replayed
}

// ownedBy is a link's instruction with another owner's account.
func ownedBy(k solana.PrivateKey, link solana.Instruction) solana.Instruction {
	as := link.Accounts()
	data, err := link.Data()
	if err != nil {
		panic(err)
	}
	return solana.NewInstruction(link.ProgramID(), solana.AccountMetaSlice{solana.Meta(k.PublicKey()).WRITE().SIGNER(),
		as[1], as[2]}, data)
}

// Extensions of a Token-2022 mint, as instructions before it is initialised.
func extension(data []byte, more ...solana.PublicKey) func(solana.PublicKey) solana.Instruction {
	return func(mint solana.PublicKey) solana.Instruction {
		for _, k := range more {
			data = append(data, k[:]...)
		}
		return solana.NewInstruction(solana.Token2022ProgramID,
			solana.AccountMetaSlice{solana.Meta(mint).WRITE()}, data)
	}
}

func TestMintsThatTakeMoneyAreRefused(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	evil := w.stranger.PublicKey()
	// Sizes: 166 with the account's type, 4 of each extension's head, its body.
	for _, x := range []struct {
		name string
		size uint64
		ext  func(solana.PublicKey) solana.Instruction
		ok   bool
	}{
		{"permanent delegate", 166 + 4 + 32, extension([]byte{35}, evil), false},
		{"non-transferable", 166 + 4, extension([]byte{32}), false},
		{"mint close authority", 166 + 4 + 32, extension([]byte{25, 1}, evil), false},
		{"transfer hook", 166 + 4 + 64, extension([]byte{36, 0}, evil, evil), false},
		{"transfer fee", 166 + 4 + 108, extension(append(append([]byte{26, 0, 1}, evil[:]...),
			append([]byte{1}, append(evil[:], 100, 0, 255, 0, 0, 0, 0, 0, 0, 0)...)...)), false},
		{"frozen by default", 166 + 4 + 1, extension([]byte{28, 0, 1}), false},
		{"interest bearing", 166 + 4 + 52, extension(append(append([]byte{33, 0}, evil[:]...), 10, 0)), false},
		{"metadata pointer", 166 + 4 + 64, extension([]byte{39, 0}, evil, evil), true},
	} {
		mint, err := network.NewMint(t.Context(), solana.Token2022ProgramID, x.size, x.ext)
		if err != nil {
			t.Errorf("%s: %v", x.name, err)
			continue
		}
		p := w.place
		p.Offer = common.Hash{9, byte(x.size)}
		p.Token = bindings.Token{Mint: mint, Program: solana.Token2022ProgramID}
		if !x.ok {
			t.Log(x.name)
			w.refused(bindings.BadMint, w.client, p.Create(w.client.PublicKey(), w.terms))
			continue
		}
		if err := w.send(w.client, ixs{p.Create(w.client.PublicKey(), w.terms)}); err != nil {
			t.Errorf("%s: %v", x.name, err)
		}
	}
	p := w.place
	p.Token.Program = w.stranger.PublicKey()
	w.refused(bindings.BadMint, w.client, p.Create(w.client.PublicKey(), w.terms))
}

// TestToken2022 plays a whole job over a plain mint of Token-2022.
func TestToken2022(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	mint, err := network.NewMint(t.Context(), solana.Token2022ProgramID, 82)
	if err != nil {
		t.Fatal(err)
	}
	w.place.Token = bindings.Token{Mint: mint, Program: solana.Token2022ProgramID}
	w.mint(w.place.Token)
	w.open()
	w.mustAll(w.provider, append(w.close(w.voucher(4, true)),
		w.place.Token.NewTokenAccount(w.provider.PublicKey(), w.provider.PublicKey()),
		w.place.Pay(w.lease.Lease, bindings.SlotProvider, common.Address{}, w.provider.PublicKey()))...)
	l, _ := w.state()
	if n := w.tokens(w.place.Token.Account(w.provider.PublicKey())); n != l.Provider || n == 0 {
		t.Errorf("the provider has %d", n)
	}
	if j := w.balanced(); j.Over != 1 {
		t.Error("the last voucher did not end the job")
	}
}
