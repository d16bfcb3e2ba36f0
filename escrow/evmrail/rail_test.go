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

// TestAPaymentWaitsForItsPace: a close that the offer's pace forbids is tried again until it allows it.
func TestAPaymentWaitsForItsPace(t *testing.T) {
	escrowtest.RunSome(t, func(t testing.TB) escrowtest.Testbed {
		b := newBed(t)
		b.pace = 3
		return b
	}, "happy path of several segments")
}
