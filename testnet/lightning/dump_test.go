//go:build daemons

package lightning

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/lightningnetwork/lnd/lnrpc"
)

// dump writes what the nodes were at, for a reader of a test's output who cannot
// reach the machine: their channels, and the last that they logged of errors.
func (n *Network) dump(ctx context.Context, w io.Writer) {
	for _, l := range n.Nodes() {
		fmt.Fprintf(w, "== %s, alive %t\n", l.Name, l.Alive())
		if l.Alive() {
			l.dumpChannels(ctx, w)
		}
		l.dumpLog(w)
	}
}

func (l *Lnd) dumpChannels(ctx context.Context, w io.Writer) {
	cs, err := l.Admin.ListChannels(ctx, &lnrpc.ListChannelsRequest{})
	if err != nil {
		fmt.Fprintln(w, "channels:", err)
		return
	}
	for _, c := range cs.Channels {
		fmt.Fprintf(w, "channel %d with %.16s: active %t, %d local, %d remote, update %d\n",
			c.ChanId, c.RemotePubkey, c.Active, c.LocalBalance, c.RemoteBalance, c.NumUpdates)
		for _, h := range c.PendingHtlcs {
			fmt.Fprintf(w, "  HTLC %d of %d sat, incoming %t, locked in %t, expires at %d\n", h.HtlcIndex,
				h.Amount, h.Incoming, h.LockedIn, h.ExpirationHeight)
		}
	}
}

// dumpLog writes the last lines about links and errors; what every look at a hash
// that is not known yet leaves behind is left out.
func (l *Lnd) dumpLog(w io.Writer) {
	const last = 40
	raw, err := os.ReadFile(filepath.Join(l.dir, "logs/bitcoin/simnet/lnd.log"))
	if err != nil {
		fmt.Fprintln(w, "log:", err)
		return
	}
	var lines [][]byte
	for line := range bytes.Lines(raw) {
		keep := bytes.Contains(line, []byte("HSWC")) || bytes.Contains(line, []byte("PEER")) ||
			bytes.Contains(line, []byte("[ERR]")) || bytes.Contains(line, []byte("LTND"))
		if keep && !bytes.Contains(line, []byte("code = NotFound")) {
			lines = append(lines, line)
		}
	}
	for _, line := range lines[max(0, len(lines)-last):] {
		if _, err := fmt.Fprintf(w, "%.300s\n", bytes.TrimSpace(line)); err != nil {
			return
		}
	}
}
