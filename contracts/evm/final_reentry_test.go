package evm_test

import "testing"

// TestAuditR1ATokenBeginsNoDisputeInCloseFinal plays a provider that has closed a lease with a
// wrong claim, and whose lock cools for the disputes over it. It is its own client of a second
// lease, in a token of its own. The token begins a dispute over the second lease while that is
// closed and its lock is free: the dispute must not hold the lock of the first one, which could
// not be disputed then.
func TestAuditR1ATokenBeginsNoDisputeInCloseFinal(t *testing.T) {
	w := newWorld(t)
	first, lease := w.opened()
	v, sig, ps := nothing()
	w.must(provider, w.address, closeData(first, lease, v, sig, ps))
	w.wantLocks(0, locks)

	at, vice := w.vicious()
	o := w.offer()
	l := w.leaseOf(o)
	w.must(client, w.address, w.openData(o, l, 10_000_000, noPermit))
	w.must(client, w.address, endData(o, l, v, sig, ps)) // disputes may begin until its window ends
	attack := w.contradiction(o, l, crafted(o, 2, 1), crafted(o, 2, 2))
	w.commits(account{addr: at}, stranger, attack)
	w.must(stranger, at, vice.PackSetAttack(w.game, attack))
	w.must(provider, w.address, w.finalData(o, l, w.consentTo(client, l)))
	if read(w, at, vice.PackAttacked(), vice.UnpackAttacked) {
		t.Error("a dispute began over a lease whose lock was free")
	}
	w.wantLocks(0, locks)

	w.shows(stranger, w.contradiction(first, lease, crafted(first, 2, 1), crafted(first, 2, 2)))
	w.equal("the reward out of the first lease's lock", w.owed(stranger), reward)
}
