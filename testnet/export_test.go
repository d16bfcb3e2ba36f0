package testnet

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// TestTheLedgerIsExportedWhileTheNodeWorks: a node that coordinates a job writes out its ledger again and again. Each
// export is of one moment: its hashes and sums are right.
func TestTheLedgerIsExportedWhileTheNodeWorks(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	remote := api.NewClient(c.home.Socket())
	id := c.post(jobSpec{steps: 32, each: 8})
	var last uint64
	for over := false; !over; {
		over = c.job(id).Ended
		var out bytes.Buffer
		if err := remote.ExportLedger(net.ctx, &out); err != nil {
			t.Fatal(err)
		}
		r, err := ledger.Audit(&out, nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.Entries < last {
			t.Errorf("%d entries after %d", r.Entries, last)
		}
		last = r.Entries
	}
	if last < 10 {
		t.Errorf("only %d entries at the end of a job", last)
	}
}
