package evmrail

import (
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/market"
)

// TestEveryStateIsExplained: through the whole life of a lease, both sides can
// say which rule applies, until when, who may act and what happens if nobody
// does, and name the transactions that show it.
func TestEveryStateIsExplained(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d := b.Deal(t, escrowtest.Terms{Segments: 3, Credit: 2, Quorum: 2, Window: 3, Lifetime: 3600})
	client, provider := b.Rail(t, escrow.Client, nil).(*Rail), b.Rail(t, escrow.Provider, nil).(*Rail)
	v := market.Voucher{Lease: d.LeaseID(), Segments: 1, Payees: market.PayeesHash(nil)}
	signed := market.SignedVoucher{Voucher: v, Sig: b.SignVoucher(t, v)}
	do := func(r *Rail, k escrow.Kind) {
		t.Helper()
		if err := r.Do(t.Context(), escrow.Action{ID: string(k), Kind: k, Deal: d, Voucher: signed}); err != nil {
			t.Fatal(err)
		}
	}
	states := map[escrow.Party]escrow.State{}
	for _, p := range []escrow.Party{escrow.Client, escrow.Provider} {
		s, err := escrow.New(p, unsignedDeal(d), escrow.DefaultPolicy())
		if err != nil {
			t.Fatal(err)
		}
		states[p] = s
	}
	apply := func(e escrow.Event) {
		t.Helper()
		for p, s := range states {
			next, _, err := s.Apply(e)
			if err != nil {
				t.Fatalf("%s: %T: %v", p, e, err)
			}
			states[p] = next
		}
	}
	look := func(want escrow.Phase, evidence ...string) {
		t.Helper()
		for p, r := range map[escrow.Party]*Rail{escrow.Client: client, escrow.Provider: provider} {
			c, err := r.Observe(t.Context(), d)
			if err != nil {
				t.Fatal(err)
			}
			s, _, err := states[p].Apply(escrow.Observed{Chain: c})
			if err != nil {
				t.Fatal(err)
			}
			states[p] = s
			explained(t, r, d, s, want, evidence)
		}
	}

	look(escrow.Quoted)
	apply(escrow.Signed{Delegate: d.Lease.DelegateSig, Node: d.Lease.NodeSig})
	look(escrow.Reserved)
	do(client, escrow.Open)
	look(escrow.Funded, "deposited", "opened")
	do(client, escrow.End)
	look(escrow.Ending, "deposited", "opened", "ended")
	for c := (escrow.Chain{}); c.Time < c.WindowEnd || c.WindowEnd == 0; {
		var err error
		if c, err = client.Observe(t.Context(), d); err == nil {
			err = client.NextHead(t.Context(), c.Height)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	look(escrow.Ending, "ended") // the window is over
	do(provider, escrow.Release)
	look(escrow.Closed, "opened", "ended", "settled")
	do(client, escrow.Refund)
	look(escrow.Closed, "settled", "the balance refunded")
}

func unsignedDeal(d escrow.Deal) escrow.Deal {
	d.Lease.DelegateSig, d.Lease.NodeSig = [65]byte{}, [65]byte{}
	return d
}

func explained(t *testing.T, r *Rail, d escrow.Deal, s escrow.State, want escrow.Phase, evidence []string) {
	t.Helper()
	e := s.Explain(s.Chain.Time)
	if s.Phase != want || !strings.HasPrefix(e.State, want.String()) {
		t.Errorf("%s is in %s, want %s: %s", s.Party, s.Phase, want, e.State)
	}
	if e.Rule == "" || e.Who == "" || e.Otherwise == "" {
		t.Errorf("%s in %s: %+v", s.Party, s.Phase, e)
	}
	got, err := r.Evidence(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(got, "\n")
	for _, word := range evidence {
		if !strings.Contains(text, word) {
			t.Errorf("%s in %s: no %q in\n%s", s.Party, s.Phase, word, text)
		}
	}
	if n := strings.Count(text, "by transaction 0x"); n < len(evidence) || strings.Count(text, " in block ") != n ||
		strings.Count(text, "signed the") != 3 {
		t.Errorf("%s in %s: %d transactions in\n%s", s.Party, s.Phase, n, text)
	}
}
