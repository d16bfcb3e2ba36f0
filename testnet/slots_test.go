package testnet

import (
	"bytes"
	"io"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/train/rounds"
)

const slotsJob = `name: slots
data: data.txt
model: demo
training: { steps: 24, steps_per_segment: 8 }
payment: { price_per_segment: "0.50", deadline: 10m, window: 5s }
workers: { slots: 2, method: sparseloco, wait: 2m }
`

// slotsText is what the slots train on.
func slotsText() []byte {
	b, err := io.ReadAll(io.LimitReader(repeatedText{}, 8192))
	if err != nil {
		panic(err) // it has no end, and does not fail
	}
	return b
}

// postSlots posts a job of two slots and returns its run.
func (c *testNode) postSlots(file string) string {
	t := c.net.t
	t.Helper()
	blob, err := c.backend().PutBlob(c.net.ctx, bytes.NewReader(slotsText()))
	if err != nil {
		t.Fatal(err)
	}
	v, err := c.backend().PostJob(c.net.ctx, api.PostRequest{FileName: "job.yml", File: file, Dataset: blob})
	if err != nil {
		t.Fatal(err)
	}
	return v.Run
}

// waitForRounds waits until a run meets a condition.
func (c *testNode) waitForRounds(id, what string, ok func(api.RoundsView) bool) (v api.RoundsView) {
	c.net.t.Helper()
	c.net.until(what, func() bool {
		var err error
		if v, err = c.backend().RoundsOf(c.net.ctx, id); err != nil {
			c.net.t.Fatal(err)
		}
		return ok(v)
	})
	return v
}

// TestSlotsTrainOneModel: the only provider alters weights in the second round, and is replaced by one that comes then.
// What is wrong is never merged, everybody is paid for what was right, and whoever has the run's file and the text
// reaches the same root.
func TestSlotsTrainOneModel(t *testing.T) {
	t.Parallel()
	cheat := cheapProvider
	cheat.fault = "alter-weights:1"
	poster := client
	poster.undisputed = true
	net := newTestNetwork(t, poster, cheat, dearProvider, verifier)
	c, honest := net.node("client"), net.node("dear")
	honest.stop()
	id := c.postSlots(slotsJob)
	c.waitForRounds(id, "wrong work to be caught", func(v api.RoundsView) bool {
		return slices.ContainsFunc(v.Slots, func(s api.SlotView) bool { return s.Caught != nil })
	})
	honest.run()
	v := c.waitForRounds(id, "end", func(v api.RoundsView) bool { return v.Artifact != "" })
	if v.Outcome != "complete" || !slices.Equal(v.Grid, []string{"##", "##", "##"}) || v.BytesMoved == 0 ||
		v.BytesPacked == 0 {
		t.Errorf("%+v", v)
	}
	for _, s := range v.Slots {
		if j := c.waitForJob(s.Job, "end", ended); j.Run != id || j.SegmentsPaid != 3 {
			t.Errorf("%+v", j)
		}
	}
	if v = c.waitForRounds(id, "view", func(api.RoundsView) bool { return true }); v.Multiplier <= 1 ||
		v.OperationsPerByte <= 0 {
		t.Errorf("a multiplier of %g, %g operations a byte", v.Multiplier, v.OperationsPerByte)
	}
	c.replays(id, v.Shared)
	if gains := net.checkBalances(); gains["dear"] <= 0 || gains["verifier"] <= 0 {
		t.Errorf("%v", gains)
	}
}

// replays trains a run again from its file, and compares the root.
func (c *testNode) replays(id, want string) {
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
	root, err := rounds.Replay(c.net.ctx, f, slotsText(), rounds.ReplayOptions{})
	if err != nil || root.String() != want {
		t.Errorf("replay reaches %s, %v; the run %s", root, err, want)
	}
}

// TestRoundsGoOnAfterARestart of the client's node, wherever it was.
func TestRoundsGoOnAfterARestart(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, dearProvider, verifier)
	c := net.node("client")
	id := c.postSlots(slotsJob)
	for merged := range uint32(2) {
		c.waitForRounds(id, "a merge", func(v api.RoundsView) bool { return v.Merged > merged })
		c.stop()
		c.run()
	}
	v := c.waitForRounds(id, "end", func(v api.RoundsView) bool { return v.Artifact != "" })
	if v.Outcome != "complete" || v.Merged != 3 {
		t.Errorf("%+v", v)
	}
	for _, s := range v.Slots {
		c.waitForJob(s.Job, "end", ended)
	}
	c.replays(id, v.Shared)
	net.checkBalances()
}

// TestRoundsAreCancelled: the jobs of all slots end, and what was not spent comes back.
func TestRoundsAreCancelled(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c := net.node("client")
	id := c.postSlots(slotsJob)
	c.waitForRounds(id, "a lease", func(v api.RoundsView) bool { return v.Slots[0].State == "running" || v.Merged > 0 })
	if v, err := c.backend().CancelRounds(net.ctx, id); err != nil || v.Outcome != "cancelled" {
		t.Fatalf("%+v, %v", v, err)
	}
	v := c.waitForRounds(id, "end", func(v api.RoundsView) bool {
		return v.Slots[0].State == "closed" && v.Slots[1].State == "closed"
	})
	if v.Artifact != "" {
		t.Errorf("%+v", v)
	}
	if _, err := c.backend().CancelRounds(net.ctx, id); err == nil {
		t.Error("cancelled twice")
	}
	net.checkBalances()
}
