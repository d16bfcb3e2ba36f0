package p2p

import (
	"bytes"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/infernetprotocol/infernet/node/p2p/layout"
)

// TestBlocksThatAreHereDoNotTravel: a slot's next start is its last end with other parameters, the first third of it.
// The slot's provider has the end, so only the leaves with parameters come, and the root.
func TestBlocksThatAreHereDoNotTravel(t *testing.T) {
	client, provider := pair(t)
	in := provider.metrics.moved.WithLabelValues(string(directionIn))
	out := client.metrics.moved.WithLabelValues(string(directionOut))
	const header, tensor = 119, 2 << 20 // of parameters, and of each of two moments
	end := content(1, header+3*tensor)
	put(t, provider, end)
	start := bytes.Clone(end)
	copy(start[header:], content(2, tensor))
	id := put(t, client, start)
	got, err := get(t, provider, id, uint64(len(start)), client.ID())
	if err != nil || !bytes.Equal(got, start) {
		t.Fatalf("%d bytes, %v", len(got), err)
	}
	const leaves = (header + tensor + layout.LeafSize - 1) / layout.LeafSize * layout.LeafSize
	// On a busy machine bitswap asks again for a block that is on its way, and gets it twice. Both moments would be
	// twice this bound.
	const again = tensor
	if n := testutil.ToFloat64(in); n <= leaves || n > leaves+again {
		t.Errorf("%.0f bytes came, want %d, those of the root, and a few blocks twice at most", n, leaves)
	}
	eventually(t, "the client has counted what it sent", func() bool {
		return testutil.ToFloat64(out) == testutil.ToFloat64(in)
	})
}
