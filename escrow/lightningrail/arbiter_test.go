package lightningrail

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// entrusted is the message with which the client hands over its preimages.
func (w *testbed) entrusted() Message {
	w.t.Helper()
	b, err := w.asClient.plan(w.t.Context(), w.deal)
	if err != nil {
		w.t.Fatal(err)
	}
	n := uint32(len(b.Locks))
	return Message{Topic: Entrust, Lease: w.deal.LeaseID(), Deal: &w.deal, CLTV: b.CLTV, Locks: lockRefs(b.Locks),
		Candidates: w.drawable(), Secrets: b.secrets(n), Shares: record{Locks: b.Shares}.secrets(n)}
}

// TestArbiterSignsForWhatItHolds and for nothing else.
func TestArbiterSignsForWhatItHolds(t *testing.T) {
	for name, x := range map[string]struct {
		spoil func(*testbed, *Message)
		from  common.Address // zero: the coordinator
		want  error
	}{
		"a stranger's lease": {func(*testbed, *Message) {}, common.Address{1}, ErrDenied},
		"no deal":            {func(_ *testbed, m *Message) { m.Deal = nil }, common.Address{}, ErrDenied},
		"another lease":      {func(_ *testbed, m *Message) { m.Lease[3] ^= 1 }, common.Address{}, ErrDenied},
		"another chain":      {func(w *testbed, m *Message) { m.Deal.Domain.ChainID++ }, common.Address{}, ErrDenied},
		"paid at once":       {func(_ *testbed, m *Message) { m.Deal.PerSegment = false }, common.Address{}, ErrDenied},
		"not signed": {func(_ *testbed, m *Message) { m.Deal.Lease.DelegateSig[7] ^= 1 }, common.Address{},
			ErrDenied},
		"a preimage too many": {func(_ *testbed, m *Message) { m.Secrets = append(m.Secrets, m.Secrets[0]) },
			common.Address{}, ErrDenied},
		"no verifiers":       {func(_ *testbed, m *Message) { m.Candidates = nil }, common.Address{}, ErrDenied},
		"another preimage":   {func(_ *testbed, m *Message) { m.Secrets[1][0] ^= 1 }, common.Address{}, ErrDenied},
		"half of the shares": {func(_ *testbed, m *Message) { m.Shares = m.Shares[1:] }, common.Address{}, ErrDenied},
		"locks out of order": {func(_ *testbed, m *Message) { m.Locks[0], m.Locks[1] = m.Locks[1], m.Locks[0] },
			common.Address{}, ErrDenied},
		"held for a moment": {func(_ *testbed, m *Message) { m.CLTV = MinCLTV - 1 }, common.Address{}, ErrWindow},
		"held for ever":     {func(_ *testbed, m *Message) { m.CLTV = MaxCLTV + 1 }, common.Address{}, ErrWindow},
		"an empty wallet": {func(w *testbed, _ *Message) {
			w.net.nodes["arbiter"].have = 0
		}, common.Address{}, ErrReserve},
		"an unknown provider": {func(w *testbed, m *Message) {
			d := w.agree(2, func(d *escrow.Deal) { d.Lease.Lease.Provider = common.Address{5} })
			m.Deal, m.Lease = &d, d.LeaseID()
		}, common.Address{}, ErrDenied},
		"a deal out of bounds": {func(w *testbed, m *Message) {
			d := w.agree(2, func(d *escrow.Deal) { d.Offer.Credit = 0 })
			m.Deal, m.Lease = &d, d.LeaseID()
		}, common.Address{}, ErrDenied},
	} {
		w := newTestbed(t, 2)
		m := w.entrusted()
		d := *m.Deal
		m.Deal = &d
		x.spoil(w, &m)
		from := x.from
		if from == (common.Address{}) {
			from = w.delegate.Address()
		}
		if r, err := w.court.Handle(t.Context(), from, m); !errors.Is(err, x.want) || r.Sig != nil {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
	w := newTestbed(t, 2)
	m := w.entrusted()
	for range 2 { // the message may come again
		r, err := w.court.Handle(t.Context(), w.delegate.Address(), m)
		if err != nil || checkCustody(w.deal, m.Locks, w.drawable(), Custody{w.arbiter.Address(), *r.Sig, 2}) != nil ||
			len(r.Requests) != 2 {
			t.Fatalf("%+v, %v", r, err)
		}
	}
}

// TestArbiterRevealsWhatIsDue: to a voucher at once, to claims after their
// window, to a node that lost its ledger what is due already.
func TestArbiterRevealsWhatIsDue(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	lease, node := w.deal.LeaseID(), w.node.Address()
	ask := func(from common.Address, m Message) (Reply, error) {
		m.Lease = lease
		return w.court.Handle(t.Context(), from, m)
	}
	refused := func(what string, from common.Address, m Message) {
		t.Helper()
		if r, err := ask(from, m); !errors.Is(err, ErrDenied) || len(r.Secrets) > 0 {
			t.Errorf("%s: %+v, %v", what, r, err)
		}
	}
	gives := func(what string, n int, m Message) {
		t.Helper()
		if r, err := ask(node, m); err != nil || len(r.Secrets) != n {
			t.Errorf("%s: %d preimages, want %d, %v", what, len(r.Secrets), n, err)
		}
	}
	v := w.voucher(1)
	forged := w.voucher(3)
	forged.Sig[1] ^= 1
	other := w.voucher(2)
	other.Payees = other.Payees[:1]
	refused("a voucher of a stranger", common.Address{4}, Message{Topic: Redeem, Voucher: &v})
	refused("no voucher", node, Message{Topic: Redeem})
	refused("a forged voucher", node, Message{Topic: Redeem, Voucher: &forged})
	refused("other payees", node, Message{Topic: Redeem, Voucher: &other})
	gives("before any voucher", 0, Message{Topic: Recall})
	gives("a voucher", 1, Message{Topic: Redeem, Voucher: &v})
	gives("a lost ledger", 1, Message{Topic: Recall})
	refused("claims of a stranger", w.delegate.Address(), Message{Topic: Claimed, Claims: w.claims(3)[1:]})
	refused("a gap", node, Message{Topic: Claimed, Claims: w.claims(3)[2:]})
	refused("no window", node, Message{Topic: Collect})
	few := w.claims(2)[1:]
	few[0].Verdicts = nil
	refused("no verdict", node, Message{Topic: Claimed, Claims: few})
	badClaims := w.claims(2)[1:]
	badClaims[0].Verdicts[0].Sig[2] ^= 1
	refused("a forged verdict", node, Message{Topic: Claimed, Claims: badClaims})
	against := w.claims(2)[1:]
	against[0].Verdicts[0] = w.verdict(market.Commitment{Lease: lease, Segment: 1, Hash: common.Hash{2}}, false)
	refused("a verdict against it", node, Message{Topic: Claimed, Claims: against})
	unsigned := w.claims(2)[1:]
	unsigned[0].Sig[3] ^= 1
	refused("a commitment of others", node, Message{Topic: Claimed, Claims: unsigned})
	for range 2 {
		if r, err := ask(node, Message{Topic: Claimed, Claims: w.claims(3)[1:]}); err != nil ||
			r.Window != w.now()+600 {
			t.Fatalf("%+v, %v", r, err)
		}
	}
	refused("within the window", node, Message{Topic: Collect})
	refused("over while claims wait", w.delegate.Address(), Message{Topic: Over})
	w.later(600)
	gives("after the window", 3, Message{Topic: Collect})
	gives("a lost ledger", 3, Message{Topic: Recall})
	agrees := w.verdict(market.Commitment{Lease: lease, Segment: 1, Hash: common.Hash{2}}, true)
	refused("an objection that agrees", w.delegate.Address(), Message{Topic: Object, Verdict: &agrees})
	late := w.verdict(market.Commitment{Lease: lease, Segment: 1, Hash: common.Hash{2}}, false)
	refused("an objection after the window", w.delegate.Address(), Message{Topic: Object, Verdict: &late})
	nobodys := w.verdict(market.Commitment{Lease: lease, Segment: 0, Hash: common.Hash{1}}, false)
	refused("an objection to what is not claimed", w.delegate.Address(), Message{Topic: Object, Verdict: &nobodys})
	refused("an unknown topic", node, Message{Topic: 99})
}

// TestWithdrawals: the account's key alone, once an invoice, and no more than is
// there; what fails is there again.
func TestWithdrawals(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.judge()
	owner, node := w.verifier, w.net.nodes["provider"]
	all := w.credit(owner.Address())
	invoice := func(u money.Units) string {
		t.Helper()
		r, err := node.AddInvoice(t.Context(), u, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	ask := func(request string, sig market.Signature) error {
		_, err := w.court.Handle(t.Context(), common.Address{}, Message{Topic: Withdraw, Account: owner.Address(),
			Request: request, Sig: &sig})
		return err
	}
	signed := func(request string) market.Signature {
		return w.stamp(owner, WithdrawDigest(w.arbiter.Address(), owner.Address(), request))
	}
	half := invoice(all / 2)
	if err := ask(half, w.stamp(w.client, WithdrawDigest(w.arbiter.Address(), owner.Address(), half))); !errors.Is(err,
		ErrDenied) {
		t.Errorf("another's signature: %v", err)
	}
	if _, err := w.court.Handle(t.Context(), common.Address{}, Message{Topic: Withdraw, Account: owner.Address(),
		Request: half}); !errors.Is(err, ErrDenied) {
		t.Errorf("no signature: %v", err)
	}
	for _, bad := range []string{invoice(all + 1), invoice(0), "lnbc1"} {
		if err := ask(bad, signed(bad)); !errors.Is(err, ErrDenied) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	for range 3 { // before and after it is paid
		if err := ask(half, signed(half)); err != nil {
			t.Fatal(err)
		}
		w.judge()
	}
	if left := w.credit(owner.Address()); left != all-all/2 {
		t.Errorf("%d msat are left of %d", left, all)
	}
	// An invoice that nobody can pay any more: the money is there again.
	gone := invoice(all / 4)
	q, err := node.Decode(t.Context(), gone)
	if err == nil {
		err = node.Cancel(t.Context(), q.Hash)
	}
	if err == nil {
		err = ask(gone, signed(gone))
	}
	if err != nil {
		t.Fatal(err)
	}
	w.judge()
	if err := ask(gone, signed(gone)); !errors.Is(err, ErrDenied) {
		t.Errorf("an invoice whose payment failed: %v", err)
	}
	// One that lnd does not even try.
	w.net.nodes["arbiter"].refuse = errors.New("invoice expired")
	old := invoice(all / 4)
	if err := ask(old, signed(old)); err != nil {
		t.Fatal(err)
	}
	w.judge()
	w.net.nodes["arbiter"].refuse = lnd.ErrAway
	slow := invoice(all / 4)
	if err := ask(slow, signed(slow)); err != nil {
		t.Fatal(err)
	}
	w.judge()
	if left := w.credit(owner.Address()); left != all-all/2-all/4-w.court.forwardingFee(all/4) {
		t.Errorf("%d msat are left of %d while a withdrawal waits", left, all)
	}
	w.net.nodes["arbiter"].refuse = nil
	w.judge()
	if got := node.received(); got < all/2+all/4 {
		t.Errorf("%d msat came", got)
	}
}

func TestWithdrawalsUnderWayAreBounded(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(3)))
	w.judge()
	var err error
	for range maxOuts + 1 {
		r, _ := w.net.nodes["provider"].AddInvoice(t.Context(), LeastWithdrawal, "", 0)
		sig := w.stamp(w.verifier, WithdrawDigest(w.arbiter.Address(), w.verifier.Address(), r))
		_, err = w.court.Handle(t.Context(), common.Address{}, Message{Topic: Withdraw, Account: w.verifier.Address(),
			Request: r, Sig: &sig})
	}
	if !errors.Is(err, ErrDenied) {
		t.Errorf("the %dth: %v", maxOuts+1, err)
	}
}

// TestCreditsNeverExceedWhatCame: a coordinator that names other payees in each
// voucher takes from the later ones, never from the arbiter.
func TestCreditsNeverExceedWhatCame(t *testing.T) {
	w := newTestbed(t, 3)
	w.do(w.asClient, escrow.Open, nil)
	fee := func(n uint32) uint64 {
		verify, _, err := w.deal.Offer.Shares(w.deal.Lease.Lease, n)
		if err != nil {
			t.Fatal(err)
		}
		return uint64(verify)
	}
	for n := range uint32(3) {
		w.do(w.asClient, escrow.Pay,
			by(w.vouch(n+1, market.Payee{Account: common.Address{byte(n + 1)}, Amount: fee(n + 1)})))
		w.judge()
	}
	w.do(w.asProvider, escrow.Pay, by(w.vouch(3, market.Payee{Account: common.Address{3}, Amount: fee(3)})))
	w.do(w.asProvider, escrow.Close, by(w.voucher(3)))
	w.judge()
	got, owed := w.net.nodes["arbiter"].received(), w.credit(w.client.Address())
	for i := range byte(3) {
		owed += w.credit(common.Address{i + 1})
	}
	if owed != got || w.credit(common.Address{1}) != money.Units(fee(1)) {
		t.Errorf("the arbiter owes %d msat and has %d; the first payee has %d of %d", owed, got,
			w.credit(common.Address{1}), fee(1))
	}
}

// TestScannerSaysWhatIsOurs and what it could not ask.
func TestScannerSaysWhatIsOurs(t *testing.T) {
	w := newTestbed(t, 2)
	w.do(w.asClient, escrow.Open, nil)
	w.away[w.node.Address()] = true // its disk is gone
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.judge()
	provider := &Scanner{Provider: New(w.config(escrow.Provider, newMemoryStore())), Network: "simnet",
		Accounts: []market.Signer{w.provider, w.node}}
	items, err := provider.Scan(t.Context())
	if err != nil || len(items) != 2 {
		t.Fatalf("%+v, %v", items, err)
	}
	for i, x := range items {
		if x.Kind != funds.HTLC || x.Claimable != (i == 0) || x.AtMost == 0 || (x.Units > 0) != (i == 0) ||
			x.Rail != "lightning:simnet" || len(x.Evidence) != 2 {
			t.Errorf("%+v", x)
		}
	}
	if _, err := provider.Claim(t.Context(), items[1]); !errors.Is(err, funds.ErrNotClaimable) {
		t.Errorf("what is not vouched was claimed: %v", err)
	}
	c, err := provider.Claim(t.Context(), items[0])
	if err != nil || c.ID != items[0].ID || len(c.Tx) != 64 {
		t.Errorf("%+v, %v", c, err)
	}
	w.exactProvider(1)

	w.net.nodes["client"].closing = []lnd.Closing{{Point: "aa:1", Ours: 5, InHTLCs: 2, Matures: 9}}
	client := &Scanner{Provider: New(w.config(escrow.Provider, newMemoryStore())), Network: "simnet",
		Accounts: []market.Signer{w.client, w.delegate}}
	client.Provider.Node = w.net.nodes["client"]
	w.away[w.arbiter.Address()] = true
	if items, err = client.Scan(t.Context()); err != nil {
		t.Fatal(err)
	}
	count := map[funds.Kind]int{}
	for _, x := range items {
		count[x.Kind]++
		if x.Claimable || x.MayAct == "" || x.Otherwise == "" || x.Rule == "" || x.Step == "" {
			t.Errorf("%+v", x)
		}
	}
	// Two accounts at an arbiter that does not answer; a segment, and the share
	// of it; a channel.
	if count[funds.Credit] != 2 || count[funds.HTLC] != 2 || count[funds.Channel] != 1 {
		t.Errorf("%v", count)
	}
	w.away[w.arbiter.Address()] = false
	if items, err = client.Scan(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, x := range items {
		if x.Kind != funds.Credit {
			continue
		}
		w.meanwhile(func() error { _, err := client.Claim(t.Context(), x); return err })
	}
	if left := w.credit(w.delegate.Address()); left > w.court.forwardingFee(100*lnd.Sat) {
		t.Errorf("the coordinator has %d msat left", left)
	}
}

func (w *testbed) exactProvider(n uint32) {
	w.t.Helper()
	want, _, _, err := escrow.Split(townPrice, n, w.deal.Offer.VerifyBPS, w.deal.Offer.DelegateBPS, nil)
	if got := w.net.nodes["provider"].received(); err != nil || got != want {
		w.t.Errorf("provider has %d msat, want %d, %v", got, want, err)
	}
}

// TestLessThanTheLeastWithdrawalStays: an arbiter does not pay it, so nobody asks.
func TestLessThanTheLeastWithdrawalStays(t *testing.T) {
	w := newTestbed(t, 1)
	w.do(w.asClient, escrow.Open, nil)
	w.bend = func(_, _ common.Address, m Message, r *Reply) {
		if m.Topic == Credit {
			r.Units, r.Total = 999, 999
		}
	}
	s := &Scanner{Provider: w.asProvider, Network: "simnet", Accounts: []market.Signer{w.provider}}
	items, err := s.credits(t.Context())
	if err != nil || len(items) != 1 || items[0].Claimable || items[0].Units != 999 {
		t.Errorf("%+v, %v", items, err)
	}
	if u, err := w.asClient.credit(t.Context(), w.deal); err != nil || u != 0 {
		t.Errorf("%d msat can be withdrawn, %v", u, err)
	}
	made := len(w.net.nodes["client"].invoices)
	if err := w.asClient.Collect(t.Context(), w.client); err != nil || len(w.net.nodes["client"].invoices) != made {
		t.Errorf("asked for less than the arbiter pays: %v", err)
	}
}

// TestHostileCreditsAreRefused: an arbiter cannot make a node ask for what does
// not exist.
func TestHostileCreditsAreRefused(t *testing.T) {
	w := newTestbed(t, 1)
	for _, r := range []Reply{{Units: 2, Total: 1}, {Units: 1 << 63, Total: 1 << 63}} {
		w.bend = func(_, _ common.Address, _ Message, out *Reply) { *out = r }
		if u, err := w.asClient.CreditAt(t.Context(), w.client.Address()); !errors.Is(err, ErrDenied) || u != 0 {
			t.Errorf("%+v: %d, %v", r, u, err)
		}
	}
}

// TestEvidenceNamesEverything: each state of a lock, from both sides.
func TestEvidenceNamesEverything(t *testing.T) {
	w := newTestbed(t, 2)
	for _, r := range []*Rail{w.asClient, w.asProvider} {
		if got, err := r.Evidence(t.Context(), w.deal); err != nil || len(got) != 4 {
			t.Errorf("%q, %v", got, err)
		}
	}
	w.do(w.asClient, escrow.Open, nil)
	w.do(w.asClient, escrow.Pay, by(w.voucher(1)))
	w.do(w.asProvider, escrow.Pay, by(w.voucher(1)))
	w.do(w.asProvider, escrow.Close, by(w.voucher(1)))
	for _, r := range []*Rail{w.asClient, w.asProvider} {
		// Three signatures, height, end, custody, voucher, two segments; the
		// client's two shares.
		want := map[escrow.Party]int{escrow.Client: 11, escrow.Provider: 9}[r.Party]
		if got, err := r.Evidence(t.Context(), w.deal); err != nil || len(got) != want {
			t.Errorf("%s: %d lines: %q, %v", r.Party, len(got), got, err)
		}
	}
}
