package solana_test

import (
	"testing"

	"github.com/infernetprotocol/infernet/escrow/escrowtest"
)

// TestConformance plays the suite on a real virtual machine.
func TestConformance(t *testing.T) {
	escrowtest.Run(t, func(t testing.TB) escrowtest.Bed { return newBed(t) })
}
