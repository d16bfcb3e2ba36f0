package devnet

import (
	"errors"
	"testing"
)

// TestALossWindowIsNoShorterThanTheLeastWindow: contracts/evm TestDeploymentsThatMakeNoSense shows
// that JobEscrow refuses it as well.
func TestALossWindowIsNoShorterThanTheLeastWindow(t *testing.T) {
	for _, window := range []uint32{1, LeastWindow - 1} {
		c, err := New(t.Context(), Config{Listen: "127.0.0.1:0", LossWindow: window})
		if !errors.Is(err, ErrLossWindow) {
			t.Errorf("a loss window of %d s: %v", window, err)
		}
		if c != nil {
			t.Error(c.Close())
		}
	}
}
