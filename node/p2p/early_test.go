package p2p

import (
	"bytes"
	"testing"
	"time"
)

// Bitswap hears of a connection only when it is made, so a host must not be
// connected before its exchange runs: content would stay out of reach although
// the peer that has it is connected.
func TestContentOfTheFirstPeerIsReachable(t *testing.T) {
	a := plain(t)
	want := bytes.Repeat([]byte("early "), 10_000)
	id, _, err := a.Blocks().Put(t.Context(), bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		b := plain(t, func(c *Config) { c.Bootstrap, c.Stall = a.Addrs(), 10*time.Second })
		eventually(t, "the first peer", func() bool { return len(b.Peers()) > 0 })
		var got bytes.Buffer
		if err := b.Blocks().Get(t.Context(), id, 1<<20, nil, &got); err != nil || !bytes.Equal(got.Bytes(), want) {
			t.Fatalf("%d bytes, %v", got.Len(), err)
		}
		back, _, err := b.Blocks().Put(t.Context(), bytes.NewReader([]byte(b.ID().String())))
		if err != nil {
			t.Fatal(err)
		}
		got.Reset()
		if err := a.Blocks().Get(t.Context(), back, 1<<20, nil, &got); err != nil || got.String() != b.ID().String() {
			t.Fatalf("the other way: %q, %v", got.String(), err)
		}
	}
}
