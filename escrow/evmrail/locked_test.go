//go:build daemons

package evmrail

import (
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet/anvil"
)

// Small jobs, one after the other, as docs/economics.md measures them.
const (
	smallJobs  = 5
	jobSeconds = 240   // that each takes from its opening to its close
	jobWindow  = 4515  // seconds: the least one on Base
	sampled    = 60    // seconds between two looks at the locks
	atMost     = 70000 // seconds until all locks are free: four windows, rounded up to a power of two
)

// lockedTime is what five small jobs with one provider lock, in units × seconds, and what closing
// one costs.
type lockedTime struct {
	unitSeconds, longest uint64 // longest: until no lock is left after the last close
	gas                  []uint64
}

// TestLocksOfSmallJobs measures what small jobs lock of their provider's stake, with and without
// their client's consent. With it a job locks its units for as long as it runs.
func TestLocksOfSmallJobs(t *testing.T) {
	t.Parallel()
	var got [2]lockedTime
	for i, agreed := range []bool{false, true} {
		got[i] = smallJobsOn(t, agreed)
		t.Logf("agreed %t: %d unit seconds of %d at work, the last lock free %d s after the last close, gas %v",
			agreed, got[i].unitSeconds, uint64(smallJobs*jobSeconds), got[i].longest, got[i].gas)
	}
	work := uint64(smallJobs * jobSeconds)
	if before := got[0].unitSeconds; before < work+smallJobs*jobWindow {
		t.Errorf("without consent %d unit seconds: the windows are too short", before)
	}
	if after := got[1]; after.unitSeconds > work+smallJobs*sampled || after.longest != 0 {
		t.Errorf("with consent %d unit seconds, the last lock free after %d s", after.unitSeconds, after.longest)
	}
}

func smallJobsOn(t *testing.T, agreed bool) (out lockedTime) {
	t.Helper()
	c := startAnvil(t)
	b := bedOn(t, c)
	b.locks, b.window = 1, 0
	if agreed {
		b.consent = &b.client
	}
	var last common.Hash
	b.mined = func(_ testing.TB, h common.Hash) { last = h }
	if err := c.Hold(t.Context()); err != nil {
		t.Fatal(err)
	}
	for n := range uint64(smallJobs) {
		d := b.deal(t, escrowtest.Terms{Segments: 4, Credit: 2, Quorum: 2, Window: jobWindow, Lifetime: 3600}, n)
		before := b.Holdings(t, d)
		b.act(t, escrow.Client, escrow.Action{Kind: escrow.Open, Deal: d})
		out.unitSeconds += b.passes(t, c, jobSeconds)
		close := escrow.Action{Kind: escrow.Close, Deal: d, Voucher: b.lastVoucher(t, d)}
		b.act(t, escrow.Provider, close)
		r, err := c.Client().TransactionReceipt(t.Context(), last)
		if err != nil {
			t.Fatal(err)
		}
		out.gas = append(out.gas, r.GasUsed)
		b.paid(t, d, before, close.Voucher.Payees)
	}
	for out.longest < atMost {
		locked := b.passes(t, c, sampled)
		if out.unitSeconds += locked; locked == 0 {
			return out
		}
		out.longest += sampled
	}
	t.Fatalf("locks are left %d s after the last close", out.longest)
	return out
}

// lastVoucher is the delegate's for all segments of a lease.
func (b *bed) lastVoucher(t *testing.T, d escrow.Deal) market.SignedVoucher {
	t.Helper()
	ps := []market.Payee{{Account: b.delegate.Address(), Amount: 7}}
	v := market.Voucher{Lease: d.LeaseID(), Segments: d.Lease.Lease.Segments, Payees: market.PayeesHash(ps), Last: true}
	return market.SignedVoucher{Voucher: v, Sig: b.SignVoucher(t, v), Payees: ps, Release: b.Release(t, d.LeaseID())}
}

// act carries an action out, and then once more, which must change nothing.
func (b *bed) act(t *testing.T, p escrow.Party, a escrow.Action) {
	t.Helper()
	a.ID = fmt.Sprintf("%s/%s", a.Kind, a.Deal.LeaseID())
	r := b.Rail(t, p, nil)
	for range 2 {
		if err := r.Do(t.Context(), a); err != nil {
			t.Fatal(err)
		}
	}
}

// passes lets time pass, and returns what is locked meanwhile, in units × seconds.
func (b *bed) passes(t *testing.T, c *anvil.Chain, seconds uint64) (sum uint64) {
	t.Helper()
	line := directClient(t, c)
	for range seconds / sampled {
		open, cooling, err := locksOf(t.Context(), line, c, b.provider.Address())
		if err == nil {
			sum += (open + cooling) * sampled
			err = c.At(t.Context(), b.now(t)+sampled)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return sum
}

// paid checks that a lease's close paid its pot out to the unit.
func (b *bed) paid(t *testing.T, d escrow.Deal, before escrowtest.Holdings, ps []market.Payee) {
	t.Helper()
	want, err := d.Settle(d.Lease.Lease.Segments, d.Lease.Lease.Segments, ps, nil)
	if err != nil {
		t.Fatal(err)
	}
	after := b.Holdings(t, d)
	got := []money.Units{after.Total() - before.Total(), after.Provider - before.Provider,
		after.Delegate - before.Delegate, after.Client - before.Client, after.Pot, after.Reserved}
	for i, w := range []money.Units{0, want.Provider, want.Others, -want.Provider - want.Others, 0, 0} {
		if got[i] != w {
			t.Errorf("%v moved (in all, provider, delegate, client, pot, reserve), want %d at %d", got, w, i)
		}
	}
}
