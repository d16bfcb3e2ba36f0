package testnet

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/rounds"
)

const tunedSlots = `name: tuned-slots
base: ./base
data: chats.jsonl
method: lora
adapter: { rank: 4, alpha: 8, targets: all-linear }
deliver: [adapter, merged]
training: { steps: 8, steps_per_segment: 4, learning_rate: 2e-3, batch: 2, context: 64 }
payment: { price_per_segment: "0.50", deadline: 10m, window: 5s }
workers: { slots: 2, method: fedavg, wait: 2m }
`

// TestSlotsTuneOneAdapter: two slots train adapters of one base, whose mean is delivered alone and in the model, and
// whoever has the run's file, its data and the base reaches the same root.
func TestSlotsTuneOneAdapter(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, folder := net.node("client"), filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 20); err != nil {
		t.Fatal(err)
	}
	r, job := c.tuningRequest(tunedSlots, folder, tinybase.Chats(64))
	q, err := c.backend().Quote(net.ctx, r)
	if err != nil || len(q.Compare) != 4 || q.Compare[1].Rounds != 2 || q.Compare[1].Price != 2*2*q.MaxPrice ||
		q.Compare[1].Loss == nil {
		t.Fatalf("%+v, %v", q.Compare, err)
	}
	j, err := c.backend().PostJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	v := c.waitForRounds(j.Run, "end", func(v api.RoundsView) bool { return v.Artifact != "" })
	if v.Outcome != "complete" || !slices.Equal(v.Grid, []string{"##", "##"}) {
		t.Fatalf("%+v", v)
	}
	for _, s := range v.Slots {
		if j := c.waitForJob(s.Job, "end", ended); j.SegmentsPaid != 2 {
			t.Errorf("%+v", j)
		}
	}
	got := c.replaysOn(v.ID, job.Tokens, folder)
	if got != v.Shared {
		t.Errorf("replay reaches %s, the run %s", got, v.Shared)
	}
	f, err := hf.Open(filepath.Join(v.Artifact, "merged"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := hf.OpenAdapter(filepath.Join(v.Artifact, "adapter"), f.Model); err != nil {
		t.Error(err)
	}
	net.checkBalances()
}

// replaysOn is the root that a run's file leads to, on a base and tokens.
func (c *testNode) replaysOn(id string, data []byte, folder string) string {
	t := c.net.t
	t.Helper()
	file, err := c.backend().RoundsFile(c.net.ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	f, err := rounds.Decode(file.Data)
	if err != nil {
		t.Fatal(err)
	}
	base, err := hf.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer base.Close()
	root, err := rounds.Replay(c.net.ctx, f, data, rounds.ReplayOptions{Options: rounds.Options{
		Base: base.Load}})
	if err != nil {
		t.Fatal(err)
	}
	return root.String()
}
