package hostile

import "testing"

// TestTheBedWorks: an honest job ends where nobody attacks.
func TestTheBedWorks(t *testing.T) {
	b := newBed(t, nil, "client", "provider", "verifier")
	c := b.of("client")
	c.ends(c.post(12, "none"))
}
