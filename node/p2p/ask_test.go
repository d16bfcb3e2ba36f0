package p2p

import (
	"bytes"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/ipfs/boxo/bitswap/network/bsnet"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/prometheus/client_golang/prometheus/testutil"
)

// TestAPeerThatCouldNotBeToldOnceIsAskedAgain: bitswap forgets a connected peer to which it could not send a message,
// until that peer sends one. A named provider is asked all the same.
func TestAPeerThatCouldNotBeToldOnceIsAskedAgain(t *testing.T) {
	victim, good := pair(t, func(c *Config) { c.Stall = 3 * time.Second })
	want := content(1, 3<<20)
	id := put(t, good, want)
	exchange := protocol.ID(prefix) + bsnet.ProtocolBitswap
	speaks := func() bool {
		known, err := victim.host.Peerstore().SupportsProtocols(good.ID(), exchange)
		return err == nil && len(known) > 0
	}
	good.host.RemoveStreamHandler(exchange)
	eventually(t, "the peer speaks no bitswap", func() bool { return !speaks() })
	if _, err := get(t, victim, id, uint64(len(want)), good.ID()); !errors.Is(err, ErrNotFound) {
		t.Fatalf("from a peer that speaks no bitswap: %v", err)
	}
	serves(t, good, blocksOf(t, good, id), nil)
	eventually(t, "the peer speaks bitswap again", speaks)
	if got, err := get(t, victim, id, uint64(len(want)), good.ID()); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}

// TestFetchesOfOneFileTakeTurns: each block comes once, though eight fetches want it. On a busy machine bitswap may ask
// again for a block that is on its way.
func TestFetchesOfOneFileTakeTurns(t *testing.T) {
	victim := plain(t)
	good := plain(t)
	want := content(1, 3<<20)
	id := put(t, good, want)
	all := blocksOf(t, good, id)
	connect(t, victim, good)
	in := victim.metrics.blocks.WithLabelValues(string(directionIn))
	var fetches sync.WaitGroup
	for range 8 {
		fetches.Go(func() {
			if got, err := get(t, victim, id, uint64(len(want)), good.ID()); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%d bytes, %v", len(got), err)
			}
		})
	}
	fetches.Wait()
	if n := testutil.ToFloat64(in); int(n) > 2*len(all) {
		t.Errorf("%v blocks came, the file has %d", n, len(all))
	}
	if len(victim.Blocks().turns.of) != 0 {
		t.Error("a turn was not given back")
	}
}
