package lightningrail

import (
	"testing"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
)

// The tests of this file are exploits of an audit of the rail, turned round. Each is
// named after the row of the audit's report that it was written for.

// TestAuditL6LocksInPartsAreRefused: a client pays a lock in parts, each too small for
// a claim on chain. The lock does not count, and it is given back.
func TestAuditL6LocksInPartsAreRefused(t *testing.T) {
	for _, shares := range []bool{false, true} {
		w := newTestbed(t, 2)
		w.net.parts = func(payee string) int {
			if (payee == "arbiter") == shares {
				return 7
			}
			return 1
		}
		if err := w.act(w.asClient, escrow.Open, nil); err == nil {
			t.Errorf("shares %t: opened with locks in parts", shares)
		}
		w.tend()
		if c := w.sees(w.asProvider); c.Status != escrow.StatusNone {
			t.Errorf("shares %t: status %d at the provider", shares, c.Status)
		}
		for name, n := range w.net.nodes {
			for h, i := range n.invoices {
				if i.Parts > 1 && i.State == lnd.InvoiceAccepted {
					t.Errorf("shares %t: %s keeps lock %s in %d parts", shares, name, h, i.Parts)
				}
			}
		}
	}
}
