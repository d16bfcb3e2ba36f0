//go:build daemons

package solana_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/programs/system"
	"github.com/gagliardetto/solana-go/programs/token"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market"
)

func TestJobsAndLeasesHaveBounds(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	me := w.client.PublicKey()
	for name, change := range map[string]func(*market.Offer){
		"no price":         func(o *market.Offer) { o.MaxPrice = 0 },
		"too much":         func(o *market.Offer) { o.MaxPrice, o.Segments = 1<<62, 4 },
		"no quorum":        func(o *market.Offer) { o.Quorum = 0 },
		"large quorum":     func(o *market.Offer) { o.Quorum = bindings.MaxQuorum + 1 },
		"shares above all": func(o *market.Offer) { o.VerifyBPS = 9_990 },
		"no window":        func(o *market.Offer) { o.Window = 0 },
		"large credit":     func(o *market.Offer) { o.Credit = bindings.MaxCredit + 1 },
	} {
		o := w.offer
		change(&o)
		t.Log(name)
		w.refused(bindings.BadOffer, w.client, w.create(w.client, o))
	}
	late := w.offer
	late.Deadline = w.now() - 1
	w.refused(bindings.DeadlinePassed, w.client, w.create(w.client, late))
	w.refused(bindings.NotClient, w.stranger, w.create(w.stranger, w.offer))
	w.must(w.create(w.client, w.offer), w.client)
	w.refused(bindings.WrongStatus, w.client, w.create(w.client, w.offer))
	w.refused(bindings.PotTooSmall, w.client, w.opening(w.client, w.lease))
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, segments*price+1))
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, 0))
	w.refused(bindings.NotClient, w.delegate, w.place.Deposit(w.delegate.PublicKey(), 1))
	w.must(w.place.Deposit(me, segments*price), w.client)
	w.refused(bindings.BeyondOffer, w.client, w.place.Deposit(me, 1))
	w.refused(bindings.NotClient, w.stranger, w.opening(w.stranger, w.lease))
	l := w.lease
	l.Price++
	w.refused(bindings.BadLease, w.client, w.opening(w.client, l))
	l = w.lease
	l.FirstSegment = 1
	w.refused(bindings.BadLease, w.client, w.opening(w.client, l))
	l = w.lease
	l.Deadline = w.offer.Deadline + 1
	w.refused(bindings.DeadlinePassed, w.client, w.opening(w.client, l))
	l = w.lease
	l.Begin -= 3700
	w.refused(bindings.BadLease, w.client, w.opening(w.client, l)) // signed too long ago
	l = w.lease
	l.Segments = 1 // the pot would hold a second one
	w.must(w.opening(w.client, l), w.client)
	w.refused(bindings.WrongStatus, w.client, w.opening(w.client, l))
	w.balanced()
}

func TestRefundCancelAndRent(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.offer.Deadline, w.lease.Deadline = w.now()+12, w.now()+6
	w.lease.Segments = 2
	w.agreed().open()
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
	w.must(w.place.Close(w.provider.PublicKey(), w.id(), bindings.Voucher{}), w.provider)
	if j := w.balanced(); j.Pot != 2*price || j.Spent != 0 {
		t.Errorf("job %+v", j)
	}
	w.refused(bindings.NotYet, w.stranger, w.place.ShutLease(w.id(), w.delegate.PublicKey()))
	// Tokens that a stranger sends do not keep the vault open.
	gift := token.NewTransferInstruction(5, home, w.place.Vault(), me, nil).Build()
	w.must(gift, w.client)
	w.until(w.offer.Deadline + 1)
	w.refused(bindings.StillNeeded, w.stranger, w.place.ShutJob(me))
	w.refused(bindings.WrongAccount, w.stranger, w.place.ShutLease(w.id(), w.stranger.PublicKey()))
	lamports := w.accounts(w.delegate.PublicKey())[0].Lamports
	w.must(w.place.ShutLease(w.id(), w.delegate.PublicKey()), w.stranger)
	as := w.accounts(w.delegate.PublicKey(), w.place.Lease(w.id()))
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
	w.refused(bindings.DeadlinePassed, w.client, w.create(w.client, w.offer)) // never again
}

// TestPrefundedAddresses: coins sent to an address before the program makes its
// account there block nothing.
func TestPrefundedAddresses(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	var gifts ixs
	for _, at := range []solana.PublicKey{w.place.Job(), w.place.Vault(), w.place.Lease(w.id()),
		bindings.LinkAddress(w.place.Program, w.domain.Separator(), address(w.verifiers[0]))} {
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
	at := bindings.LinkAddress(w.place.Program, w.domain.Separator(), address(v))
	l, err := bindings.DecodeLink(w.accounts(at)[0].Data)
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
		w.use(bindings.Token{Mint: mint, Program: solana.Token2022ProgramID})
		if !x.ok {
			t.Log(x.name)
			w.refused(bindings.BadMint, w.client, w.create(w.client, w.offer))
			continue
		}
		if err := w.send(w.client, ixs{w.create(w.client, w.offer)}); err != nil {
			t.Errorf("%s: %v", x.name, err)
		}
	}
	w.use(bindings.Token{Mint: w.place.Token.Mint, Program: w.stranger.PublicKey()})
	w.refused(bindings.BadMint, w.client, w.create(w.client, w.offer))
}

// use makes the offer one of another token.
func (w *world) use(token bindings.Token) {
	w.place.Token, w.offer.Token = token, solanarail.Account(token.Mint)
	w.agreed()
}

// TestToken2022 plays a whole job over a plain mint of Token-2022.
func TestToken2022(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	mint, err := network.NewMint(t.Context(), solana.Token2022ProgramID, 82)
	if err != nil {
		t.Fatal(err)
	}
	w.use(bindings.Token{Mint: mint, Program: solana.Token2022ProgramID})
	w.mint(w.place.Token)
	w.open()
	w.mustAll(w.provider, append(w.close(w.voucher(4, true)),
		w.place.Token.NewTokenAccount(w.provider.PublicKey(), w.provider.PublicKey()),
		w.place.Pay(w.id(), bindings.SlotProvider, common.Address{}, w.provider.PublicKey()))...)
	l, _ := w.state()
	if n := w.tokens(w.place.Token.Account(w.provider.PublicKey())); n != l.Provider || n == 0 {
		t.Errorf("the provider has %d", n)
	}
	if j := w.balanced(); j.Over != 1 {
		t.Error("the last voucher did not end the job")
	}
}
