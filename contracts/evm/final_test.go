package evm_test

import (
	"math/big"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/program"
)

// finalData closes a lease for three segments, with a signature over some Release.
func (w *world) finalData(o market.Offer, l market.Lease, consent []byte) []byte {
	v, sig, payees := w.voucher(l, 3, shares(o, l, 3)[:1], false)
	return finalOf(o, l, v, sig, payees, consent)
}

func finalOf(o market.Offer, l market.Lease, v bindings.Voucher, sig []byte, ps []bindings.Payee,
	consent []byte) []byte {
	return escrow.PackCloseFinal(binder.Offer(o), binder.Lease(l), v, sig, ps, consent)
}

func (w *world) consentTo(a account, l market.Lease) []byte {
	return w.sign(a, market.Release{Lease: l.StructHash()})
}

// wantLocks checks units of open and of settled leases of the provider.
func (w *world) wantLocks(open, cooling uint64) {
	w.t.Helper()
	gotOpen, gotCooling := w.locksOf(provider)
	w.equal("units of open leases", gotOpen, open)
	w.equal("units that cool", gotCooling, cooling)
}

// TestCloseFinalFreesTheLock checks that a lease that client and provider agree on pays what
// close pays, and that its lock is free in the same transaction.
func TestCloseFinalFreesTheLock(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened()
	w.wantLocks(locks, 0)
	before := w.balance(provider.addr)
	w.must(node, w.address, w.finalData(o, l, w.consentTo(client, l)))
	w.wantLocks(0, 0)
	w.equal("provider", w.balance(provider.addr)-before, 3*900_001-shares(o, l, 3)[0].Amount-
		shares(o, l, 3)[1].Amount)
	w.equal("pot", w.job(o).Pot, 10_000_000-3*900_001+shares(o, l, 3)[1].Amount)
	w.refused("WrongStatus", provider, w.address, w.finalData(o, l, w.consentTo(client, l)))
}

// TestCloseKeepsTheLock checks that, without the client's consent, the window is what it was.
func TestCloseKeepsTheLock(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened()
	v, sig, payees := w.voucher(l, 3, nil, false)
	w.must(provider, w.address, closeData(o, l, v, sig, payees))
	w.wantLocks(0, locks)
	w.equal("window", w.lease(l).WindowEnd, w.now()+uint64(o.Window))
	w.refused("WrongStatus", provider, w.address, w.finalData(o, l, w.consentTo(client, l)))
}

// TestReleaseIsTheClients checks that nobody but the client signs a lock away: neither its
// delegate, nor the provider, nor the client for another lease, chain or escrow; and that the
// provider itself consents by calling.
func TestReleaseIsTheClients(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened()
	for _, a := range []account{delegate, provider, node, stranger} {
		w.refused("BadSignature", provider, w.address, w.finalData(o, l, w.consentTo(a, l)))
	}
	w.refused("BadSignature", provider, w.address, w.finalData(o, l, nil))
	w.refused("BadSignature", provider, w.address, w.finalData(o, l, highS(w.consentTo(client, l))))
	other := l
	other.Nonce++
	w.refused("BadSignature", provider, w.address, w.finalData(o, l, w.consentTo(client, other)))
	here := w.domain
	w.domain.ChainID++
	elsewhere := w.consentTo(client, l)
	w.domain = here
	w.domain.Escrow = stranger.addr
	another := w.consentTo(client, l)
	w.domain = here
	w.refused("BadSignature", provider, w.address, w.finalData(o, l, elsewhere))
	w.refused("BadSignature", provider, w.address, w.finalData(o, l, another))
	for _, a := range []account{client, delegate, stranger} {
		w.refused("NotProvider", a, w.address, w.finalData(o, l, w.consentTo(client, l)))
	}
	w.wantLocks(locks, 0)
}

// TestRunningGameBlocksTheRelease checks that client and provider cannot free a lock that a
// challenger plays for, and that its winner is paid; and that a fresh challenge of a released
// lease is refused, so that no game runs over a lock that is gone.
func TestRunningGameBlocksTheRelease(t *testing.T) {
	s := newStudy(t, preset(t, program.R32), 4, 2)
	wrong := s.flipped(s.products())
	c := newWorld(t).signed(wrong)
	v, sig, ps := nothing()
	final := finalOf(c.offer, c.lease, v, sig, ps, c.consentTo(client, c.lease))
	st := c.challenge(stranger)
	c.refused("Disputed", provider, c.address, final)
	c.play(st, s.right)
	c.punished(stranger)
	c.must(provider, c.address, final) // the lock was taken: nothing is freed
	c.punished(stranger)

	c = newWorld(t).signed(wrong)
	c.must(provider, c.address, finalOf(c.offer, c.lease, v, sig, ps, c.consentTo(client, c.lease)))
	c.value = big.NewInt(bond)
	c.refused("WindowOver", stranger, c.game, c.challengeData(wrong.interval()))
}
