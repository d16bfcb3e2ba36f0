package lightningrail

import (
	"testing"

	"github.com/infernetprotocol/infernet/escrow"
)

// TestHostileALeaseIsBackedOnceItsLocksAreThere: an arbiter tells everybody, so that verifiers
// work for nothing that only somebody's signatures stand for.
func TestHostileALeaseIsBackedOnceItsLocksAreThere(t *testing.T) {
	w := newTestbed(t, 3)
	if s, err := w.asProvider.LeaseStatus(t.Context(), w.deal); err != nil || s != escrow.StatusNone {
		t.Errorf("a lease that nobody opened has status %d, %v", s, err)
	}
	w.do(w.asClient, escrow.Open, nil)
	if s, err := w.asProvider.LeaseStatus(t.Context(), w.deal); err != nil || s != escrow.StatusOpen {
		t.Errorf("an open lease has status %d, %v", s, err)
	}
}
