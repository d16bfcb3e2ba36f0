package evm_test

import (
	"math/big"
	"testing"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
)

func (w *world) equal(what string, got, want uint64) {
	w.t.Helper()
	if got != want {
		w.t.Fatalf("%s: %d, want %d", what, got, want)
	}
}

// TestOpenAndClose makes the two transactions of a job without incidents and logs their
// gas.
func TestOpenAndClose(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	t.Logf("gas: open with permit %d", w.gas)
	if w.gas > 190_000 {
		t.Errorf("open with permit takes %d gas, above 190,000", w.gas)
	}
	w.equal("pot", w.job(o).Pot, 10_000_000-4*900_001)
	w.equal("reserved", w.job(o).Reserved, 4*900_001)

	before := w.balance(provider.addr)
	ps := shares(o, l, 3)
	v, sig, payees := w.voucher(l, 3, ps, false)
	w.must(node, w.address, closeData(o, l, v, sig, payees))
	t.Logf("gas: close by the node, 2 payees %d", w.gas)
	gross := uint64(3 * 900_001)
	w.equal("provider", w.balance(provider.addr)-before, gross-ps[0].Amount-ps[1].Amount)
	w.equal("verifier", w.credit(verifiers[0].addr), ps[0].Amount)
	w.equal("delegate", w.credit(delegate.addr), ps[1].Amount)
	w.equal("pot", w.job(o).Pot, 10_000_000-gross)
	w.equal("spent", w.job(o).Spent, gross)
	w.refused("WrongStatus", provider, w.address, closeData(o, l, v, sig, payees))
	w.refused("WrongStatus", client, w.address, w.openData(o, l, 0, noPermit))

	w.must(delegate, w.address, escrow.PackWithdraw(w.token, stranger.addr))
	w.equal("withdrawn to another account", w.balance(stranger.addr), ps[1].Amount)
	w.refused("NothingToPay", delegate, w.address, escrow.PackWithdraw(w.token, delegate.addr))
}

// TestCloseGas checks the bound of a provider's close, but its first one: that one fills
// the slots of its balance and of its cooling locks.
func TestCloseGas(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	second := l
	second.Nonce++
	w.must(client, w.address, w.openData(o, second, 0, noPermit))
	for i, most := range []uint64{140_000, 120_000} {
		l := []market.Lease{l, second}[i]
		v, sig, payees := w.voucher(l, 3, shares(o, l, 3)[:1], false)
		w.must(provider, w.address, closeData(o, l, v, sig, payees))
		t.Logf("gas: close by the provider, 1 payee %d", w.gas)
		if w.gas > most {
			t.Errorf("close takes %d gas, above %d", w.gas, most)
		}
	}
}

// TestCloseFinalGas checks that the consent costs no more than close's own bound: the lock
// that is freed at once leaves nothing that cools.
func TestCloseFinalGas(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	second := l
	second.Nonce++
	w.must(client, w.address, w.openData(o, second, 0, noPermit))
	for i, most := range []uint64{140_000, 120_000} {
		l := []market.Lease{l, second}[i]
		w.must(provider, w.address, w.finalData(o, l, w.consentTo(client, l)))
		t.Logf("gas: closeFinal by the provider, 1 payee %d", w.gas)
		if w.gas > most {
			t.Errorf("closeFinal takes %d gas, above %d", w.gas, most)
		}
	}
}

func TestLastVoucherReturnsThePot(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v, sig, payees := w.voucher(l, 4, nil, true)
	w.must(provider, w.address, closeData(o, l, v, sig, payees))
	gross, fees := uint64(4*900_001), uint64(360_000+72_000)
	w.equal("client", w.credit(client.addr), 10_000_000-(gross-fees))
	w.equal("pot", w.job(o).Pot, 0)
	second := l
	second.Nonce = 2
	w.refused("JobOver", client, w.address, w.openData(o, second, 0, noPermit))
	w.refused("JobOver", client, w.address, escrow.PackFund(binder.Offer(o), nil, 1, noPermit))
	w.refused("JobOver", client, w.address, escrow.PackCancel(binder.Offer(o)))
}

// TestLowVoucherIsBeaten checks that the provider can bring a later voucher in the
// window after the client ended with an old one.
func TestLowVoucherIsBeaten(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v1, sig1, ps1 := w.voucher(l, 1, shares(o, l, 1), false)
	v3, sig3, ps3 := w.voucher(l, 3, shares(o, l, 3), false)
	w.must(client, w.address, endData(o, l, v1, sig1, ps1))
	t.Logf("gas: end with 2 payees %d", w.gas)
	end := w.lease(l).WindowEnd
	w.refused("LowerVoucher", stranger, w.address, endData(o, l, v1, sig1, ps1))
	w.refused("NotProvider", stranger, w.address, closeData(o, l, v3, sig3, ps3))
	w.must(stranger, w.address, endData(o, l, v3, sig3, ps3)) // anyone may raise
	w.equal("window", w.lease(l).WindowEnd, end)
	w.refused("LowerVoucher", provider, w.address, closeData(o, l, v1, sig1, ps1))
	w.refused("WindowRuns", stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps3,
		awards(0)))
	before := w.balance(provider.addr)
	w.must(provider, w.address, closeData(o, l, v3, sig3, ps3))
	w.equal("provider", w.balance(provider.addr)-before, 3*900_001-ps3[0].Amount-ps3[1].Amount)
}

func TestReleaseAfterTheWindow(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 2, shares(o, l, 2), false)
	w.must(delegate, w.address, endData(o, l, v, sig, ps))
	w.pass(601)
	w.refused("WindowOver", provider, w.address, closeData(o, l, v, sig, ps))
	w.refused("WindowOver", provider, w.address, endData(o, l, v, sig, ps))
	w.refused("WindowOver", provider, w.address, commitData(l, w.claim(l, 4, 2)))
	w.refused("WrongAwards", stranger, w.address,
		escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps[:1], awards(0)))
	w.refused("WrongAwards", stranger, w.address,
		escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(1, 4)))
	w.must(stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(0)))
	w.equal("provider", w.credit(provider.addr), 2*900_001-ps[0].Amount-ps[1].Amount)
	w.refused("WrongStatus", stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(0)))
}

func commitData(l market.Lease, cs ...claimedSegment) []byte {
	first, claims, votes := uint32(0), []bindings.Claim{}, []bindings.Vote{}
	for i, c := range cs {
		if i == 0 {
			first = c.segment
		}
		claims, votes = append(claims, c.claim), append(votes, c.votes...)
	}
	return escrow.PackCommit(binder.Lease(l), first, claims, votes)
}

// TestCommitWithoutClient checks that, without the client, the provider can bring its
// voucher and claim later segments with verdicts, and that the verifiers of the claims
// are paid.
func TestCommitWithoutClient(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 1, shares(o, l, 1), false)
	w.must(node, w.address, endData(o, l, v, sig, ps))
	w.must(node, w.address, commitData(l, w.claim(l, 3, 2)))
	t.Logf("gas: commit of the first segment, 2 verdicts %d", w.gas)
	w.must(node, w.address, commitData(l, w.claim(l, 4, 2)))
	t.Logf("gas: commit of the second segment, 2 verdicts %d", w.gas)
	w.equal("claimed", uint64(w.lease(l).Claimed), 3)
	w.refused("LowerVoucher", provider, w.address, closeData(o, l, v, sig, ps))
	w.pass(601)
	w.must(stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(2, 3, 4)))
	gross := uint64(3 * 900_001)
	w.equal("provider", w.credit(provider.addr), gross-gross/10-gross/50)
	each := uint64(90_000 / 2 * 2) // two claims, half of the fee each
	w.equal("first verifier", w.credit(verifiers[0].addr), 90_000+each)
	w.equal("second verifier", w.credit(verifiers[1].addr), each)
	w.equal("conserved", w.balance(w.address), 10_000_000)
}

// TestVoucherOvertakesClaims checks that segments that are claimed and then covered by
// a voucher are paid once, and that no voucher covers a part of the claims.
func TestVoucherOvertakesClaims(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	w.must(provider, w.address, commitData(l, w.claim(l, 2, 2), w.claim(l, 3, 2)))
	t.Logf("gas: commit of two segments, 2 verdicts each %d", w.gas)
	v, sig, ps := w.voucher(l, 1, shares(o, l, 1), false)
	w.refused("LowerVoucher", client, w.address, endData(o, l, v, sig, ps))
	v, sig, ps = w.voucher(l, 2, shares(o, l, 2), false)
	w.must(client, w.address, endData(o, l, v, sig, ps))
	w.must(provider, w.address, commitData(l, w.claim(l, 4, 2)))
	w.pass(601)
	w.refused("WrongAwards", client, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps,
		awards(2, 2, 3, 4)))
	w.must(client, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(2, 4)))
	w.equal("first verifier", w.credit(verifiers[0].addr), 2*90_000+45_000)
	w.equal("second verifier", w.credit(verifiers[1].addr), 45_000)
	gross := uint64(3 * 900_001)
	w.equal("provider", w.credit(provider.addr), gross-gross/10-gross/50)
}

func TestCommitRefusals(t *testing.T) {
	w := newWorld(t)
	_, l := w.opened()
	first := func(change func(*claimedSegment)) []byte {
		c := w.claim(l, 2, 2)
		change(&c)
		return commitData(l, c)
	}
	w.refused("NothingClaimed", provider, w.address, commitData(l))
	w.refused("NotProvider", client, w.address, commitData(l, w.claim(l, 2, 2)))
	w.refused("BeyondCredit", provider, w.address, commitData(l, w.claim(l, 2, 2), w.claim(l, 3, 2), w.claim(l, 4, 2)))
	w.refused("OutOfOrder", provider, w.address, commitData(l, w.claim(l, 3, 2)))
	w.refused("OutOfOrder", provider, w.address, commitData(l, w.claim(l, 2, 2), w.claim(l, 2, 2)))
	w.refused("WrongQuorum", provider, w.address, commitData(l, w.claim(l, 2, 1)))
	w.refused("WrongQuorum", provider, w.address, commitData(l, w.claim(l, 2, 3)))
	w.refused("WrongVerifier", provider, w.address, first(func(c *claimedSegment) { c.votes[1] = c.votes[0] }))
	w.refused("WrongVerifier", provider, w.address, first(func(c *claimedSegment) {
		c.votes[0].Verifier = provider.addr
	}))
	w.refused("BadVerdict", provider, w.address, first(func(c *claimedSegment) { c.votes[1].Root[0]++ }))
	w.refused("BadVerdict", provider, w.address, first(func(c *claimedSegment) { c.votes[0].Vs[0] ^= 0x80 }))
	w.refused("BadVerdict", provider, w.address, first(func(c *claimedSegment) { // a verdict on another commitment
		c.votes = w.claim(l, 3, 2).votes
	}))
	w.refused("BadSignature", provider, w.address, first(func(c *claimedSegment) { c.claim.Segment.End[0]++ }))
	w.must(verifiers[1], w.registry, registry.PackRequestUnbond(big.NewInt(minimumStake/8+1)))
	w.refused("BadVerdict", provider, w.address, commitData(l, w.claim(l, 2, 2))) // stake too small
}

func TestVoucherRefusals(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	other := l
	other.Nonce = 7
	v, sig, ps := w.voucher(other, 2, nil, false)
	w.refused("WrongVoucher", provider, w.address, closeData(o, l, v, sig, ps))
	v, sig, ps = w.voucher(l, 5, nil, false)
	w.refused("WrongVoucher", provider, w.address, closeData(o, l, v, sig, ps))
	greedy := shares(o, l, 2)
	greedy[1].Amount += 2
	v, sig, ps = w.voucher(l, 2, greedy, false)
	w.refused("BeyondShares", provider, w.address, closeData(o, l, v, sig, ps))
	w.refused("BeyondShares", client, w.address, endData(o, l, v, sig, ps))
	v, sig, ps = w.voucher(l, 2, make([]market.Payee, 17), false)
	w.refused("WrongPayees", provider, w.address, closeData(o, l, v, sig, ps))
	v, sig, ps = w.voucher(l, 2, shares(o, l, 2), false)
	w.refused("WrongPayees", provider, w.address, closeData(o, l, v, sig, ps[:1]))
	w.refused("NotProvider", client, w.address, closeData(o, l, v, sig, ps))
	w.refused("NotProvider", stranger, w.address, endData(o, l, v, sig, ps))
	v.Last = true // not what was signed
	w.refused("BadSignature", provider, w.address, closeData(o, l, v, sig, ps))
	v, sig, ps = nothing()
	v.Last = true
	w.refused("WrongVoucher", provider, w.address, closeData(o, l, v, sig, ps))
	w.must(provider, w.registry, registry.PackRevoke(node.addr))
	v, sig, ps = w.voucher(l, 2, nil, false)
	w.refused("NotProvider", node, w.address, closeData(o, l, v, sig, ps)) // a revoked key
	w.refused("BadLease", provider, w.address, closeData(w.offer(), l, v, sig, ps))
	w.refused("WrongStatus", provider, w.address, closeData(o, other, v, sig, ps))
}

// TestMalleableSignature checks that signatures with high s are refused, as package
// market refuses them.
func TestMalleableSignature(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 2, nil, false)
	w.refused("BadSignature", provider, w.address, closeData(o, l, v, highS(sig), ps))
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
}

func TestAnyoneEndsAfterTheLeaseDeadline(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	v, sig, ps := nothing()
	w.refused("NotProvider", stranger, w.address, endData(o, l, v, sig, ps))
	w.pass(l.Deadline - w.now() + 1)
	w.must(stranger, w.address, endData(o, l, v, sig, ps))
	w.pass(601)
	w.refused("WrongPayees", stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l),
		binder.Payees(shares(o, l, 1)), awards(0)))
	w.must(stranger, w.address, escrow.PackRelease(binder.Offer(o), binder.Lease(l), ps, awards(0)))
	w.equal("pot", w.job(o).Pot, 10_000_000)
	w.refused("NotYet", stranger, w.address, escrow.PackRefund(binder.Offer(o)))
	w.pass(o.Deadline - w.now() + 1)
	w.must(stranger, w.address, escrow.PackRefund(binder.Offer(o)))
	w.equal("client", w.credit(client.addr), 10_000_000)
	w.refused("DeadlinePassed", client, w.address, escrow.PackFund(binder.Offer(o), nil, 1, noPermit))
}

// TestRefundAndCancel checks that the client can take back what no lease reserves, and
// nothing else.
func TestRefundAndCancel(t *testing.T) {
	w := newWorld(t)
	o, l := w.opened()
	w.must(client, w.address, escrow.PackRefund(binder.Offer(o)))
	w.equal("client", w.credit(client.addr), 10_000_000-4*900_001)
	w.refused("NothingToPay", client, w.address, escrow.PackRefund(binder.Offer(o)))
	w.refused("NotClient", delegate, w.address, escrow.PackCancel(binder.Offer(o)))
	w.must(client, w.address, escrow.PackCancel(binder.Offer(o)))
	v, sig, ps := nothing()
	w.must(provider, w.address, closeData(o, l, v, sig, ps)) // gives its lease back
	w.equal("client", w.credit(client.addr), 10_000_000)
	w.equal("conserved", w.balance(w.address), 10_000_000)
}
