package p2p

import (
	"testing"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"
	ma "github.com/multiformats/go-multiaddr"
)

// TestASuggestedNodeIsJoined: a host that knows nobody finds the network by a list, in which others are gone.
func TestASuggestedNodeIsJoined(t *testing.T) {
	there, alone := plain(t), plain(t, func(c *Config) { c.pace.search = 50 * time.Millisecond })
	list := []peer.AddrInfo{infoOf(t, there)}
	for range 3 {
		gone := plain(t)
		list = append(list, infoOf(t, gone))
		if err := gone.Close(); err != nil {
			t.Fatal(err)
		}
	}
	alone.Suggest([][]peer.AddrInfo{list})
	eventually(t, "the host has joined", func() bool { return connected(alone, there) })
}

// TestAFewOfEachListAreDialled: as many of a long list as of a short one, and others another time.
func TestAFewOfEachListAreDialled(t *testing.T) {
	var long []peer.AddrInfo
	for i := range 40 {
		long = append(long, peer.AddrInfo{ID: peer.ID(rune('a' + i))})
	}
	h := plain(t)
	h.Suggest([][]peer.AddrInfo{long, long[:2], nil})
	seen := map[peer.ID]bool{}
	for range 200 {
		got := h.bootstrapPeers()
		if len(got) != perList+2 {
			t.Fatalf("%d are dialled, want %d", len(got), perList+2)
		}
		once := map[peer.ID]bool{}
		for _, p := range got[:perList] {
			seen[p.ID], once[p.ID] = true, true
		}
		if len(once) != perList {
			t.Fatalf("one is drawn twice: %v", got)
		}
	}
	if len(seen) != len(long) {
		t.Errorf("%d of %d were ever drawn", len(seen), len(long))
	}
	h.Suggest(nil)
	if got := h.bootstrapPeers(); len(got) != 0 {
		t.Errorf("%v of no list", got)
	}
}

func infoOf(t *testing.T, h *Host) peer.AddrInfo {
	t.Helper()
	a, err := ma.NewMultiaddr(h.Addrs()[0])
	if err != nil {
		t.Fatal(err)
	}
	info, err := peer.AddrInfoFromP2pAddr(a)
	if err != nil {
		t.Fatal(err)
	}
	return *info
}
