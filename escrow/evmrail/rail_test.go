package evmrail

import (
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

// TestConformance plays the suite on a real chain.
func TestConformance(t *testing.T) {
	escrowtest.Run(t, func(t testing.TB) escrowtest.Testbed {
		b := newBed(t)
		b.crashes = afterStore
		return b
	})
}
