//go:build daemons

package lightning

import (
	"errors"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
)

// TestLostLedgers: in the middle of a lease both parties lose their books. From
// the keys, their lnd nodes and the arbiter alone, each finds all that is its
// own and claims it.
func TestLostLedgers(t *testing.T) {
	l := newLease(t, net4, terms(3))
	l.do(l.client, escrow.Open, nil)
	l.setOffline(l.node.Address(), l.provider.(*livingRail).Rail) // it loses its disk
	l.do(l.client, escrow.Pay, with(l.voucher(2)))                // to the arbiter alone
	l.setOffline(l.delegate.Address(), l.client.(*livingRail).Rail)
	faults.add(lostLedgers)

	mine := l.scanner(net4.Provider, escrow.Provider)
	before := scanned(t, mine)
	if due, most := sums(before, funds.HTLC); due != l.pays(2) || most != l.pays(3) {
		t.Errorf("the provider finds %d msat due and %d at most, want %d and %d: %+v", due, most, l.pays(2), l.pays(3),
			before)
	}
	claimAll(t, mine)
	if !paid(t, l, 2) {
		t.Error("the provider did not get two segments")
	}
	if again := scanned(t, mine); len(again) != 1 || again[0].Claimable {
		t.Errorf("the third segment alone is left, not claimable: %+v", again)
	}

	faults.add(lostLedgers)
	theirs := l.scanner(net4.Client, escrow.Client)
	if _, most := sums(scanned(t, theirs), funds.HTLC); most == 0 {
		t.Error("the client does not find what it has locked")
	}
	// Nobody settles the rest: it returns before it expires.
	mineUntil(t, net4, 80, "nothing of the client is locked", func() error {
		if _, most := sums(scanned(t, theirs), funds.HTLC); most != 0 {
			return errLocked
		}
		return nil
	})
	faults.add(expiries)
	l.check(2)
}

var errLocked = errors.New("something is locked")

func sums(items []funds.Item, k funds.Kind) (certain, most money.Units) {
	for _, i := range items {
		if i.Kind == k {
			certain, most = certain+i.Units, most+i.AtMost
		}
	}
	return certain, most
}

// claimAll claims what can be claimed, each item once.
func claimAll(t testing.TB, s *lightningrail.Scanner) {
	t.Helper()
	for _, i := range scanned(t, s) {
		if !i.Claimable {
			continue
		}
		c, err := s.Claim(t.Context(), i)
		if err != nil || c.ID != i.ID || c.Tx == "" {
			t.Errorf("claim of %s: %+v, %v", i.ID, c, err)
		}
	}
}

// TestRemainderIsClaimed: shares that nobody earned are the client's credit at
// the arbiter, which a client without books finds and withdraws, once.
func TestRemainderIsClaimed(t *testing.T) {
	l := newLease(t, net4, terms(1))
	l.do(l.client, escrow.Open, nil)
	v := l.voucher(1)
	v.Payees[0].Amount -= 14_007 // they are the client's
	v = l.resign(v)
	l.do(l.client, escrow.Pay, with(v))
	l.do(l.provider, escrow.Pay, with(v))
	l.do(l.provider, escrow.Close, with(v))
	l.becomes(l.client, "the client's money is free", closed)
	l.Holdings(t, l.deal) // the shares are credited
	s := l.scanner(net4.Client, escrow.Client)
	items := scanned(t, s)
	certain, _ := sums(items, funds.Credit)
	if want := l.credit(t, l.bed.client.Address()) + l.credit(t, l.delegate.Address()); certain != want ||
		want < 14_007 {
		t.Errorf("%d msat are found, %d are credited: %+v", certain, want, items)
	}
	had := net4.Client.mustFunds(t).Sum()
	claimAll(t, s)
	if got := net4.Client.mustFunds(t).Sum() - had; got != certain {
		t.Errorf("%d msat came, want %d", got, certain)
	}
	for _, i := range items {
		if _, err := s.Claim(t.Context(), i); err == nil {
			t.Errorf("%s was claimed twice", i.ID)
		}
	}
	if left, _ := sums(scanned(t, s), funds.Credit); left != 0 {
		t.Errorf("%d msat are still there", left)
	}
}

// TestEvidence: both sides name hashes, heights and signatures, in every state.
func TestEvidence(t *testing.T) {
	l := newLease(t, net4, terms(2))
	l.shows(l.client, "no hold invoice")
	l.shows(l.provider, "no hold invoice")
	l.do(l.client, escrow.Open, nil)
	l.shows(l.client, "at height", "holds the preimages of 2 locks, signature 0x", "segment 0: payment",
		"they return at height", "shares of segment 1")
	l.shows(l.provider, "payment hash", "locked in at height", "expires at")
	l.do(l.client, escrow.Pay, with(l.voucher(1)))
	l.do(l.provider, escrow.Pay, with(l.voucher(1)))
	l.becomes(l.client, "one segment is paid", func(c escrow.Chain) bool { return c.Vouched == 1 })
	l.shows(l.client, "a voucher for 1 segments, signature 0x", "has paid 1822403 msat", "they return at height")
	l.shows(l.provider, "a voucher for 1 segments", ", paid: HTLC", ", locked in: HTLC")
	l.exact(1)
	l.shows(l.client, "nothing more is locked: ", "has failed and came back")
	l.shows(l.provider, "nothing more is locked: closed", ", given back")
}

func (l *lease) shows(r escrow.Rail, words ...string) {
	l.t.Helper()
	lines, err := r.(*livingRail).Evidence(l.t.Context(), l.deal)
	if err != nil {
		l.t.Fatal(err)
	}
	text := strings.Join(lines, "\n")
	for _, w := range words {
		if !strings.Contains(text, w) {
			l.t.Errorf("no %q in\n%s", w, text)
		}
	}
}
