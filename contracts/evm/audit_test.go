package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// The exploits of the audit of 79c35d6, turned round: each is named after the finding and
// fails if the hole comes back.

// crafted is a segment of one step of a lease, with words of our own.
func crafted(o market.Offer, index uint32, end byte) commit.Segment {
	return commit.Segment{Job: merkle.Root(o.Job), Numerics: program.R32, Index: index, FirstStep: index, Steps: 1,
		Start: merkle.Root(someHash("state", index)), End: merkle.Root{end, byte(index), byte(index >> 8)},
		Log: merkle.Root{1}}
}

// contradiction is a call that shows two signed segments, the second of which is lost.
func (w *world) contradiction(o market.Offer, l market.Lease, a, b commit.Segment) []byte {
	return game.PackBreaks(
		binder.Offer(o),
		binder.Lease(l),
		binder.Segment(a),
		binder.Segment(b),
		w.signedBy(node, l, a),
		w.signedBy(node, l, b),
	)
}

// leaseFrom opens a lease of the first segments of an offer.
func (w *world) leaseFrom(o market.Offer, segments uint32) market.Lease {
	w.t.Helper()
	l := w.leaseOf(o)
	l.FirstSegment, l.Segments = 0, segments
	amount := l.Price * uint64(segments)
	w.must(client, w.address, w.openData(o, l, amount, w.permit(client, int64(amount))))
	return l
}

// TestAuditC1ShortWindowsAreRefused: a window of a second voided every voucher, as nobody
// could answer an end of the lease.
func TestAuditC1ShortWindowsAreRefused(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	for _, window := range []uint32{0, 1, leastWindow - 1, span + 1, 1<<24 + leastWindow, 1<<32 - 1} {
		o.Window = window
		w.refused("BadOffer", client, w.address, escrow.PackFund(binder.Offer(o), nil, 0, noPermit))
	}
	o.Window = leastWindow
	l := w.leaseOf(o)
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	none, unsigned, nobody := nothing()
	w.must(client, w.address, endData(o, l, none, unsigned, nobody))
	release := escrow.PackRelease(binder.Offer(o), binder.Lease(l), nobody, awards(0))
	w.pass(leastWindow - 10)
	w.refused("WindowRuns", client, w.address, release)
	v, sig, ps := w.voucher(l, l.Segments, shares(o, l, l.Segments), false)
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
	w.equal("back to the client", w.job(o).Pot, 10_000_000-l.Price*uint64(l.Segments))
}

// TestAuditH1OneLockFewCuts: a provider lost many right segments by contradictions, and had
// the verifiers that agreed with each of them cut, for the price of one lock.
func TestAuditH1OneLockFewCuts(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	l := w.leaseFrom(o, 4)
	before := w.stakeOf(verifiers[0])
	for i := range uint32(3) {
		right, twin := crafted(o, i, 7), crafted(o, i, 8)
		if i > 0 {
			w.shownInVain("LeaseLost", stranger, w.contradiction(o, l, twin, right))
			continue
		}
		w.shows(stranger, w.contradiction(o, l, twin, right))
		c := market.Commitment{Lease: l.StructHash(), Segment: i, Hash: common.Hash(right.Hash()), Height: height}
		v := market.Verdict{Lease: c.Lease, Segment: i, Commitment: c.StructHash(), Agree: true, Intervals: 1,
			Verifier: verifiers[0].addr}
		w.refused("ClaimStands", stranger, w.game, game.PackSlashVerifier(
			bindings.Ref{Lease: c.Lease, Segment: i, Hash: c.Hash, Height: height}, binder.Lease(l),
			bindings.Attestation{Intervals: 1, Verifier: v.Verifier, Sig: w.sign(checker(0), v)}))
	}
	w.equal("an honest verifier's stake", w.stakeOf(verifiers[0]), before)
	w.equal("what the attacker gets back of its lock", w.owed(stranger), reward)
}

// TestAuditH2ALossStartsOneWindow: each further loss of a lease started lossWindow anew, for
// the gas of a call that shows a contradiction.
func TestAuditH2ALossStartsOneWindow(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	l := w.leaseFrom(o, 4)
	v, sig, ps := nothing()
	w.must(client, w.address, endData(o, l, v, sig, ps))
	w.shows(stranger, w.contradiction(o, l, crafted(o, 0, 200), crafted(o, 0, 1)))
	end := w.lease(l).WindowEnd
	further := w.contradiction(o, l, crafted(o, 0, 200), crafted(o, 0, 2))
	w.commits(stranger, stranger, further)
	w.pass(lossWindow - extension - 30)
	w.refused("LeaseLost", stranger, w.game, further)
	w.equal("the end of the window", w.lease(l).WindowEnd, end)
	w.pass(30)
	w.must(client, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(0)))
}

// TestAuditH3StolenNodeKeyIsBounded: a provider's node key was worth half of the operator's
// stake. It takes what the wallet allows at most, and a quarter of that reaches the thief.
func TestAuditH3StolenNodeKeyIsBounded(t *testing.T) {
	w := newWorld(t)
	thief := stranger
	w.must(stranger, w.token, dollar.PackMint(thief.addr, big.NewInt(10)))
	w.must(thief, w.token, dollar.PackApprove(w.address, big.NewInt(10)))
	w.must(provider, w.registry, registry.PackAllow(big.NewInt(locks)))
	lease := func(nonce uint64) (market.Offer, market.Lease, []byte) {
		o := w.offer()
		o.Client, o.Delegate, o.MaxPrice, o.Nonce = thief.addr, thief.addr, 1, nonce
		l := w.leaseOf(o)
		l.FirstSegment, l.Segments, l.Price = 0, 1, 1
		return o, l, escrow.PackOpen(
			binder.Offer(o),
			nil,
			1,
			noPermit,
			binder.Lease(l),
			w.sign(thief, l),
			w.sign(node, l),
		)
	}
	o, l, open := lease(1)
	w.must(thief, w.address, open)
	w.shows(thief, w.contradiction(o, l, crafted(o, 0, 1), crafted(o, 0, 2)))
	_, _, open = lease(2)
	w.refused("BeyondAllowance", thief, w.address, open)
	w.equal("the operator's stake", w.stakeOf(provider), minimumStake-leaseLock)
	w.equal("what the thief gets", w.owed(thief), reward)
}

// TestAuditH3PaceBoundsTheDelegate: whoever had the delegate's key took the whole deposit in
// two transactions. The job's pace bounds what leaves it, over however many leases.
func TestAuditH3PaceBoundsTheDelegate(t *testing.T) {
	w := newWorld(t)
	o := w.offer()
	o.Pace = 10_000
	const segments = 4
	var leases [2]market.Lease
	for i := range leases {
		l := w.leaseOf(o)
		l.FirstSegment, l.Segments, l.Price, l.Nonce = 0, segments, o.MaxPrice, uint64(i)
		w.must(client, w.address, w.openData(o, l, segments*o.MaxPrice, w.permit(client, int64(segments*o.MaxPrice))))
		leases[i] = l
	}
	start := w.job(o).Start
	voucher := func(i int, n uint32) (bindings.Voucher, []byte, []bindings.Payee) {
		return w.voucher(leases[i], n, shares(o, leases[i], n), false)
	}
	closes := func(i int, n uint32) []byte {
		v, sig, ps := voucher(i, n)
		return closeData(o, leases[i], v, sig, ps)
	}
	advances := func(i int, n uint32) []byte {
		v, sig, ps := voucher(i, n)
		return escrow.PackAdvance(binder.Offer(o), binder.Lease(leases[i]), v, sig, ps)
	}
	w.refused("TooFast", provider, w.address, closes(0, 1))
	w.refused("TooFast", provider, w.address, advances(0, 1))
	w.pass(start + uint64(o.Pace) - 10 - w.now())
	w.refused("TooFast", provider, w.address, closes(0, 1))
	w.must(provider, w.address, advances(0, 1)) // the provider's share is less than the price
	w.pass(20)
	w.must(provider, w.address, closes(0, 1))
	w.refused("TooFast", provider, w.address, closes(1, 1)) // nor by another lease
	v, sig, ps := voucher(1, segments)
	w.must(provider, w.address, endData(o, leases[1], v, sig, ps)) // no window ends before a voucher counts
	release := escrow.PackRelease(binder.Offer(o), binder.Lease(leases[1]), ps, awards(0))
	w.pass(uint64(o.Window))
	w.refused("TooFast", stranger, w.address, release)
	w.pass(segments * uint64(o.Pace))
	w.must(stranger, w.address, release)
}

// TestAuditH5OperatorsWithoutStake: the registry names an operator without stake, but no
// claim counts its verdict.
func TestAuditH5OperatorsWithoutStake(t *testing.T) {
	w := newWorld(t)
	_, l := w.opened()
	fresh := named("costless")
	w.authorize(stranger, fresh)
	of := read(w, w.registry, registry.PackOperatorOf(fresh.addr), registry.UnpackOperatorOf)
	active := read(w, w.registry, registry.PackActiveOperatorOf(fresh.addr), registry.UnpackActiveOperatorOf)
	if of != stranger.addr || active != (common.Address{}) {
		t.Errorf("operator %s, active %s", of, active)
	}
	c := w.claim(l, 2, 1)
	ref := market.Commitment{Lease: l.StructHash(), Segment: 2, Hash: common.Hash(someSegment(2).Hash()),
		Height: height}
	v := market.Verdict{Lease: ref.Lease, Segment: 2, Commitment: ref.StructHash(), Agree: true,
		Verifier: stranger.addr}
	vote := binder.Vote(market.SignedVerdict{Verdict: v, Sig: market.Signature(w.sign(fresh, v))})
	if c.votes = append(c.votes, vote); stranger.addr.Cmp(verifiers[0].addr) < 0 {
		c.votes[0], c.votes[1] = c.votes[1], c.votes[0]
	}
	w.refused("BadVerdict", provider, w.address, commitData(l, c))
}

// TestAuditM2LongWindowsFreezeTheirOwnLocks: one lease with a long window kept the locks of
// all later ones.
func TestAuditM2LongWindowsFreezeTheirOwnLocks(t *testing.T) {
	w := newWorld(t)
	v, sig, ps := nothing()
	settle := func(window uint32, nonce uint64) {
		t.Helper()
		o := w.offer()
		o.Window, o.Nonce = window, nonce
		l := w.leaseOf(o)
		w.must(client, w.address, w.openData(o, l, 4*900_001, w.permit(client, 4*900_001)))
		w.must(provider, w.address, closeData(o, l, v, sig, ps))
	}
	settle(800_000, 100)
	for k := range uint64(5) {
		settle(600, k)
		w.pass(3600)
	}
	open, cooling := w.locksOf(provider)
	w.equal("open", open, 0)
	w.equal("cooling", cooling, locks) // the first one's
	w.pass(800_000 - 6*3600)
	_, cooling = w.locksOf(provider)
	w.equal("cooling within the long window", cooling, locks)
	w.pass(4 << 20)
	_, cooling = w.locksOf(provider)
	w.equal("cooling after it", cooling, 0)
}

// TestAuditM4NoDisputeAfterTheSpan: a verifier was gone before the last window that could cut
// it. The delay of unbonding covers a span from the lease's begin and a game; no claim starts
// a window, and no dispute begins, after the span.
func TestAuditM4NoDisputeAfterTheSpan(t *testing.T) {
	w := newIsolatedWorld(t)
	o, l := w.opened()
	dispute := escrow.PackDispute(l.StructHash(), 3, provider.addr, l.Begin)
	w.pass(l.Begin + span - uint64(o.Window) - 10 - w.now())
	w.must(provider, w.address, commitData(l, w.claim(l, 2, 2)))
	w.pass(20)
	w.refused("DeadlinePassed", provider, w.address, commitData(l, w.claim(l, 3, 2)))
	w.must(judge, w.address, dispute)
	w.must(judge, w.address, escrow.PackResolve(l.StructHash(), 3, provider.addr, false))

	w = newIsolatedWorld(t)
	o, l = w.opened()
	dispute = escrow.PackDispute(l.StructHash(), 3, provider.addr, l.Begin)
	w.pass(l.Begin + span + 1 - w.now())
	w.refused("WindowOver", judge, w.address, dispute)
	v, sig, ps := nothing()
	w.must(client, w.address, endData(o, l, v, sig, ps)) // a window for vouchers
	w.refused("WindowOver", judge, w.address, dispute)
	v, sig, ps = w.voucher(l, 2, shares(o, l, 2), false)
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
	w.refused("WindowOver", judge, w.address, dispute)
}

// TestAuditLReleaseIsConstant: release repeated every voucher that was given to end, and was
// dearer than a block after some thousand of them.
func TestAuditLReleaseIsConstant(t *testing.T) {
	cost := func(n uint32) uint64 {
		w := newWorld(t)
		o := w.offer()
		o.Segments, o.MaxPrice = 1<<16, 1_000
		l := w.leaseOf(o)
		l.FirstSegment, l.Segments, l.Price = 0, 1<<16, 1
		w.must(client, w.address, w.openData(o, l, 1<<16, w.permit(client, 1<<16)))
		for i := range n {
			v, sig, ps := w.voucher(l, i+1, nil, false)
			w.must(provider, w.address, endData(o, l, v, sig, ps))
		}
		w.pass(601)
		w.must(stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), []bindings.Payee{}, awards(0)))
		return w.gas
	}
	few, many := cost(10), cost(40)
	if many > few+200 { // the digits of amounts
		t.Errorf("release costs %d gas after 10 raises, %d after 40", few, many)
	}
}
