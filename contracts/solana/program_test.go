//go:build daemons

package solana_test

import (
	"encoding/binary"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

func TestClosePaysEverybodyExactly(t *testing.T) {
	t.Parallel()
	w := newWorld(t).open()
	v := w.voucher(3, false)
	w.mustAll(w.provider, w.close(v)...)
	j := w.balanced()
	gross := uint64(3 * price)
	provider := gross - gross*777/10_000 - gross*111/10_000
	l, _ := w.state()
	if l.Status != 3 || l.Segments != 3 || l.Provider != provider ||
		l.Others != v.Payees[0].Amount+v.Payees[1].Amount || l.Provider+l.Others+l.Back != segments*price {
		t.Errorf("settled as %+v", l)
	}
	if j.Owed != l.Provider+l.Others || j.Pot != l.Back || j.Reserved != 0 || j.Spent != j.Owed {
		t.Errorf("job %+v", j)
	}
	token := w.place.Token
	w.mustAll(w.stranger, token.NewTokenAccount(w.stranger.PublicKey(), w.provider.PublicKey()),
		w.place.Pay(w.id(), bindings.SlotProvider, common.Address{}, w.provider.PublicKey()))
	if n := w.tokens(token.Account(w.provider.PublicKey())); n != provider {
		t.Errorf("the provider has %d, want %d", n, provider)
	}
	w.refused(bindings.NothingToPay, w.stranger, w.place.Pay(w.id(), bindings.SlotProvider, common.Address{},
		w.provider.PublicKey()))
	// A payee without a link waits; linked, anybody may pay it.
	pay := func() solana.Instruction { // a transaction changes the accounts of what it is made of
		return w.place.Pay(w.id(), bindings.SlotPayee, address(w.verifiers[0]), w.stranger.PublicKey())
	}
	w.mustAll(w.stranger, token.NewTokenAccount(w.stranger.PublicKey(), w.stranger.PublicKey()))
	w.refused(bindings.WrongAccount, w.stranger, pay())
	w.must(w.link(w.verifiers[0], w.stranger, 1), w.stranger)
	w.must(pay(), w.delegate)
	if n := w.tokens(token.Account(w.stranger.PublicKey())); n != v.Payees[0].Amount {
		t.Errorf("the payee has %d", n)
	}
	// Into somebody else's account it is not paid.
	w.refused(bindings.BadTokenAccount, w.stranger, w.place.Pay(w.id(), bindings.SlotPayee+1, address(w.account),
		w.stranger.PublicKey()))
	w.must(w.place.Pay(w.id(), bindings.SlotPayee+1, address(w.account), w.client.PublicKey()), w.stranger)
	if j := w.balanced(); j.Owed != 0 {
		t.Errorf("%d are still owed", j.Owed)
	}
	w.refused(bindings.WrongStatus, w.provider, w.close(w.voucher(4, false))...)
}

func TestVouchersNeedTheDelegate(t *testing.T) {
	t.Parallel()
	w := newWorld(t).open()
	v := w.voucher(2, false)
	closing := w.place.Close(w.provider.PublicKey(), w.id(), v)
	w.refused(bindings.NoProof, w.provider, closing)
	w.refused(bindings.NoProof, w.provider, w.place.Token.NewTokenAccount(w.provider.PublicKey(),
		w.provider.PublicKey()), closing)
	w.refused(bindings.BadSignature, w.provider, w.proofBy(w.stranger, v), closing)
	w.refused(bindings.BadSignature, w.provider, w.proofBy(w.delegate, w.voucher(1, false)), closing)
	w.refused(bindings.BadSignature, w.provider, w.proofBy(w.delegate, w.voucher(2, true)), closing)
	forged := w.proofBy(w.delegate, v)
	data, err := forged.Data()
	if err != nil {
		t.Fatal(err)
	}
	data[50] ^= 1
	if err := w.send(w.provider, ixs{solana.NewInstruction(bindings.Ed25519, nil, data), closing}); err == nil {
		t.Error("a forged signature was taken")
	}
	// A second good signature whose offsets point elsewhere.
	w.refused(bindings.NoProof, w.provider, w.split(v), closing)
	w.refused(bindings.NotProvider, w.delegate, w.proofBy(w.delegate, v),
		w.place.Close(w.delegate.PublicKey(), w.id(), v))
	greedy := w.voucher(2, false)
	greedy.Payees[0].Amount += 200
	w.refused(bindings.BeyondShares, w.provider, w.close(greedy)...)
	w.refused(bindings.WrongVoucher, w.provider, w.close(w.voucher(segments+1, false))...)
	empty := w.voucher(0, true)
	w.refused(bindings.WrongVoucher, w.provider, w.place.Close(w.provider.PublicKey(), w.id(), empty))
	if l, _ := w.state(); l.Status != 1 {
		t.Errorf("status %d", l.Status)
	}
	w.balanced()
}

// split is a signature check of another message than the one that it shows at
// the usual place: the message's offset points at an appended copy.
func (w *world) split(v bindings.Voucher) solana.Instruction {
	w.t.Helper()
	signed := w.digest(w.voucher(1, false))
	sig, err := w.delegate.Sign(signed[:])
	if err != nil {
		w.t.Fatal(err)
	}
	data, err := bindings.VoucherProof(w.delegate.PublicKey(), sig, w.digest(v)).Data()
	if err != nil {
		w.t.Fatal(err)
	}
	binary.LittleEndian.PutUint16(data[10:], uint16(len(data)))
	return solana.NewInstruction(bindings.Ed25519, nil, append(data, signed[:]...))
}

func TestWindowsAndClaims(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.offer.Window = 20 // seconds of real time, in which all of it up to the wait must fit
	w.agreed().open()
	w.refused(bindings.WrongStatus, w.stranger, w.place.Release(w.id()))
	w.refused(bindings.NotAllowed, w.stranger, w.end(w.stranger, w.voucher(1, false))...)
	w.mustAll(w.provider, w.end(w.provider, w.voucher(1, false))...)
	w.refused(bindings.LowerVoucher, w.stranger, w.end(w.stranger, w.voucher(1, false))...)
	w.refused(bindings.NothingClaimed, w.provider, w.commit(1))
	w.refused(bindings.WrongVerifier, w.provider, w.commit(1, w.claim(1, 0, 1))) // not named yet
	w.must(w.name(), w.stranger)
	w.must(w.name(), w.provider) // changes nothing
	w.refused(bindings.WrongVoucher, w.provider, w.commit(2, w.claim(2, 0, 1)))
	w.refused(bindings.WrongQuorum, w.provider, w.commit(1, w.claim(1, 0)))
	w.refused(bindings.WrongVerifier, w.provider, w.commit(1, w.claim(1, 0, 0)))
	c := w.claim(1, 0, 1)
	c.Verdicts[1].Arbiter = 2
	w.refused(bindings.BadVerdict, w.provider, w.commit(1, c))
	c = w.claim(1, 0, 1)
	c.Verdicts[1].Arbiter = 9
	w.refused(bindings.WrongVerifier, w.provider, w.commit(1, c))
	c = w.claim(1, 0, 1)
	c.End[3] ^= 1
	w.refused(bindings.BadVerdict, w.provider, w.commit(1, c))
	w.refused(bindings.NotProvider, w.delegate, w.place.Commit(w.delegate.PublicKey(), w.id(), 1,
		[]bindings.Claim{w.claim(1, 0, 1)}))
	w.must(w.commit(1, w.claim(1, 0, 1), w.claim(2, 1, 2)), w.provider)
	w.refused(bindings.BeyondCredit, w.provider, w.commit(3, w.claim(3, 0, 1)))
	w.refused(bindings.WindowRuns, w.stranger, w.place.Release(w.id()))
	w.refused(bindings.LowerVoucher, w.provider, w.close(w.voucher(2, false))...)
	// A voucher that overtakes the first claim takes its award.
	w.mustAll(w.stranger, w.end(w.stranger, w.voucher(2, false))...)
	l, _ := w.state()
	w.until(l.WindowEnd)
	w.refused(bindings.WindowOver, w.provider, w.close(w.voucher(4, false))...)
	w.must(w.place.Release(w.id()), w.stranger)
	part := uint64(price) * 777 / 10_000 / 2
	l, as := w.state()
	if l.Segments != 3 || as[0].Owed != 0 || as[1].Owed != part || as[2].Owed != part {
		t.Errorf("settled %+v, arbiters %+v", l.Segments, as)
	}
	if l.Provider+l.Others+l.Back != segments*price {
		t.Errorf("%d + %d + %d", l.Provider, l.Others, l.Back)
	}
	w.must(w.link(w.verifiers[1], w.stranger, 1), w.stranger)
	w.mustAll(w.stranger, w.place.Token.NewTokenAccount(w.stranger.PublicKey(), w.stranger.PublicKey()),
		w.place.Pay(w.id(), bindings.SlotArbiter+1, address(w.verifiers[1]), w.stranger.PublicKey()))
	w.balanced()
}

// until waits for chain time.
func (w *world) until(at uint64) {
	w.t.Helper()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for w.now() < at {
		select {
		case <-tick.C:
		case <-w.t.Context().Done():
			w.t.Fatal("the test ends before its time comes")
		}
	}
}
