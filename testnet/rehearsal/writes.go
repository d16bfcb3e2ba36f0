package rehearsal

import (
	"bytes"
	"context"
	"time"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-msgio"
	"github.com/multiformats/go-varint"

	"github.com/infernetprotocol/infernet/node/p2p"
)

// What is written to a stream. An error of writing is how the node ends a stream, so none is returned: the reading side
// says how it ended.

// malformed are requests that are no message of any protocol.
var malformed = [][]byte{
	{},
	{0xff},
	bytes.Repeat([]byte{0x81}, 4096), // lists in lists
	{0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},             // a list of 2⁶⁴-1 elements
	{0xa1, 0x01, 0x5b, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff}, // a field of a TiB
}

func writeMalformed(_ context.Context, st network.Stream, i int, _ p2p.Limits) {
	_ = msgio.NewVarintWriter(st).WriteMsg(malformed[i])
	_ = st.CloseWrite()
}

// writeOversized writes a request of one byte too many, or the length of one that nobody could hold.
func writeOversized(_ context.Context, st network.Stream, i int, l p2p.Limits) {
	if i > 0 {
		_, _ = st.Write(varint.ToUvarint(1 << 40))
		return
	}
	_ = msgio.NewVarintWriter(st).WriteMsg(make([]byte, l.MaxRequest+1))
	_ = st.CloseWrite()
}

// A slow request has dripped bytes, one every drip.
const (
	dripped = 1000
	drip    = 100 * time.Millisecond
)

func writeSlowly(ctx context.Context, st network.Stream, _ int, _ p2p.Limits) {
	if _, err := st.Write(varint.ToUvarint(dripped)); err != nil {
		return
	}
	tick := time.NewTicker(drip)
	defer tick.Stop()
	for range dripped {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if _, err := st.Write([]byte{0}); err != nil {
				return
			}
		}
	}
}

// writeIdle writes the first byte of a length.
func writeIdle(_ context.Context, st network.Stream, _ int, _ p2p.Limits) {
	_, _ = st.Write([]byte{0x80})
}
