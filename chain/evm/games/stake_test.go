package games

import "testing"

// TestAuditM4StakeStaysForTheLastGame: a verifier that begins to leave when it signs is still
// within reach of the last game over that lease.
func TestAuditM4StakeStaysForTheLastGame(t *testing.T) {
	const span, clock = 1000, 10
	for delay, want := range map[uint64]bool{0: false, 1159: false, 1160: true, 1 << 40: true} {
		if got := stakeStays(delay, span, clock); got != want {
			t.Errorf("a delay of %d s: %t", delay, got)
		}
	}
	if stakeStays(1<<32, 1<<32-1, 1<<32-1) {
		t.Error("the sum wrapped round")
	}
}
