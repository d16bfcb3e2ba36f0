package admission

import (
	"testing"
	"time"
)

// taken is how many claims of a peer are looked at in a row.
func taken(c *Claims, name string) (n int) {
	for n < 1000 && c.Take(peerN(len(name))) {
		n++
	}
	return n
}

// TestFalseClaimsAreSoonNotLookedAt: a peer that only claims what is false has a few looks, and then as many as come
// back by time.
func TestFalseClaimsAreSoonNotLookedAt(t *testing.T) {
	at := newClock()
	c := NewClaims(ClaimLimits{Start: 3, Burst: 10, Rate: 0.5}, at.now)
	if n := taken(c, "liar"); n != 3 {
		t.Errorf("%d claims at once, want 3", n)
	}
	at.at = at.at.Add(4 * time.Second)
	if n := taken(c, "liar"); n != 2 {
		t.Errorf("%d claims after four seconds, want 2", n)
	}
	at.at = at.at.Add(time.Hour)
	if n := taken(c, "liar"); n != 10 {
		t.Errorf("%d claims after an hour, want the burst", n)
	}
	at.at = at.at.Add(-time.Hour) // a clock that is set back gives nothing
	if n := taken(c, "liar"); n != 0 {
		t.Errorf("%d claims by a clock that was set back", n)
	}
}

// TestTrueClaimsEarn: who claims what is true may soon have the whole burst under way, and never more.
func TestTrueClaimsEarn(t *testing.T) {
	c := NewClaims(ClaimLimits{Start: 3, Burst: 10, Rate: 0}, newClock().now)
	for range 50 {
		if !c.Take("p") {
			t.Fatal("a peer whose claims are all true is not heard")
		}
		c.True("p")
	}
	n := 0
	for c.Take("p") {
		n++
	}
	if n != 10 {
		t.Errorf("%d claims under way at once, want 10", n)
	}
	c.Open("p")
	if !c.Take("p") || c.Take("p") {
		t.Error("what nobody could tell gives back what it was charged")
	}
}

// TestClaimsAreRememberedOfSoManyPeers: strangers do not fill the memory.
func TestClaimsAreRememberedOfSoManyPeers(t *testing.T) {
	c := NewClaims(ClaimLimits{Start: 1, Burst: 1}, newClock().now)
	for i := range 3 * MaxBudgets {
		c.Take(peerN(i))
	}
	if n := c.peers.Len(); n != MaxBudgets {
		t.Errorf("%d peers are remembered", n)
	}
}
