package testnet

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
)

// stopsInTheMiddle posts a job on a large base, waits until the cheap provider has fetched a part of that and no more,
// and stops it. It returns the job, what its base has in bytes, and how many bytes of blocks the provider was sent.
func (c *testNode) stopsInTheMiddle() (v api.JobView, size, had uint64) {
	t, n := c.net.t, c.net
	t.Helper()
	folder := filepath.Join(t.TempDir(), "base")
	if err := tinybase.WriteLarge(folder); err != nil {
		t.Fatal(err)
	}
	r, job := c.tuningRequest(fmt.Sprintf(tuningText, 4, 2), folder, tinybase.Chats(64))
	v, err := c.backend().PostJob(n.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	p := n.node(cheapProvider.name)
	// The fault writes no more than the first half, so what follows the blocks that are asked for with its last is not
	// fetched.
	n.until("the provider has a part of the base", func() bool {
		return sizeBelow(t, p.home.Bases()) >= int64(job.Base.Blob.Size/5*2)
	})
	n.until("the client has heard of the provider", func() bool {
		s := c.job(v.ID).Silence
		return s != nil && time.Duration(s.Limit) < 10*time.Second // it is longer before the first sign of life
	})
	if had = p.blockBytes(); had < job.Base.Blob.Size/2 || len(basesOf(t, bases.New(p.home.Bases(), 0, nil))) > 0 {
		t.Fatalf("the provider has %d of %d bytes", had, job.Base.Blob.Size)
	}
	if held := c.job(v.ID); held.Provider == "" || held.SegmentsVerified > 0 {
		t.Fatalf("before it is stopped: %+v", held)
	}
	p.stop()
	return v, job.Base.Blob.Size, had
}

// blockBytes reads how many bytes of blocks peers have sent the node since its start.
func (c *testNode) blockBytes() uint64 {
	t := c.net.t
	t.Helper()
	h := http.Client{Transport: &http.Transport{DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", c.home.Socket())
		}}}
	r, err := h.Get("http://node/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	for lines := bufio.NewScanner(r.Body); lines.Scan(); {
		text, ok := strings.CutPrefix(lines.Text(), `infernet_p2p_block_bytes_total{direction="in"} `)
		if n, err := strconv.ParseFloat(text, 64); ok && err == nil {
			return uint64(n)
		}
	}
	return 0
}

// sizeBelow adds up the sizes of the files below a folder, which another makes and renames meanwhile.
func sizeBelow(t *testing.T, dir string) (n int64) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(dir, "*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range all {
		if info, err := os.Stat(name); err == nil {
			n += info.Size()
		}
	}
	return n
}

// TestAProviderStoppedWhileItFetchesABaseGoesOn: it is gone with a part of the base, comes back, and fetches what is
// missing. It has lost nothing by that, and is paid for the whole job.
func TestAProviderStoppedWhileItFetchesABaseGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	halting := cheapProvider
	halting.fault = "part-base"
	n := newTestNetwork(t, client, halting, verifier)
	c, p := n.node("client"), n.node("cheap")
	v, size, had := c.stopsInTheMiddle()
	p.fault = ""
	p.run()
	v = c.waitForJob(v.ID, "end", ended)
	if v.SegmentsPaid != 2 || v.SegmentsChecked != 2 || v.Caught != nil || v.Artifact == "" {
		t.Errorf("%+v", v)
	}
	// A quarter is missing. On a busy machine blocks may come twice, and the rows come too: less than the whole base
	// still shows that what was here did not come again.
	if more := p.blockBytes(); more >= size || more == 0 {
		t.Errorf("it fetched %d bytes before the stop and %d after, of %d", had, more, size)
	}
	// Which comes first depends on how long the machine takes to start a node.
	if said := c.told(v.ID, "replaced"); len(said) == 0 || !strings.HasSuffix(said[0],
		"over: the provider closed its lease early, as it does after a restart") &&
		!strings.HasSuffix(said[0], "over: the provider's heartbeats stopped") {
		t.Errorf("the client is told %q", said)
	}
	if gains := n.checkBalances(); gains["client"] != -int64(v.Spent) || gains["cheap"] !=
		int64(v.ProviderEarned[p.Wallet.Hex()]) || gains["cheap"] <= 0 {
		t.Errorf("%v, %+v", gains, v)
	}
}

// TestAnotherProviderTakesOverFromOneThatFetched: who is gone while it fetches is paid nothing and loses nothing, and
// the client pays another for the whole job, once.
func TestAnotherProviderTakesOverFromOneThatFetched(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	halting := cheapProvider
	halting.fault = "part-base"
	n := newTestNetwork(t, client, halting, dearProvider, verifier)
	c := n.node("client")
	v, _, _ := c.stopsInTheMiddle()
	v = c.waitForJob(v.ID, "end", ended)
	dear := n.node("dear").Wallet.Hex()
	if v.SegmentsPaid != 2 || v.SegmentsChecked != 2 || v.Reassigned != 1 || v.Caught != nil || v.Artifact == "" ||
		len(v.ProviderEarned) != 1 || v.ProviderEarned[dear] == 0 {
		t.Errorf("%+v", v)
	}
	if said := c.told(v.ID, "replaced"); len(said) != 1 || !strings.HasSuffix(said[0],
		"over: the provider's heartbeats stopped") {
		t.Errorf("the client is told %q", said)
	}
	n.node("cheap").fault = ""
	n.node("cheap").run() // it collects what it has earned, which is nothing
	gains := n.checkBalances()
	if gains["cheap"] != 0 || money.Units(gains["dear"]) != v.ProviderEarned[dear] ||
		gains["client"] != -int64(v.Spent) {
		t.Errorf("%v, %+v", gains, v)
	}
}

// told are the texts of a job's events of some kinds, from its start to its end.
func (c *testNode) told(id string, kinds ...string) (texts []string) {
	c.net.t.Helper()
	if err := c.backend().Watch(c.net.ctx, id, 0, func(e api.Event) error {
		if slices.Contains(kinds, e.Kind) {
			texts = append(texts, e.Text)
		}
		return nil
	}); err != nil {
		c.net.t.Fatal(err)
	}
	return texts
}
