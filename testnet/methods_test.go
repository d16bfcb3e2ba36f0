package testnet

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
)

const methodHead = "name: tuned\nbase: ./base\ndata: data.jsonl\neval: { split: 10%, every: segment }\n" +
	"adapter: { rank: 4, alpha: 8, targets: all-linear }\n" +
	"payment: { price_per_segment: \"0.50\", deadline: 10m, window: 5s }\n" +
	"training: { steps: 8, steps_per_segment: 4, learning_rate: 1e-3, batch: 2, "

// TestEveryMethodTunesOnTheMarket: over 4-bit weights and on preferences too, three nodes deliver the adapter and the
// held-out losses that the engine alone computes of the same program.
func TestEveryMethodTunesOnTheMarket(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, folder := net.node("client"), filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 20); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		method, rest string
		data         []byte
	}{
		{jobfile.QLoRA, "context: 64 }\nmethod: qlora\n", tinybase.Chats(64)},
		{jobfile.DPO, "context: 128 }\nmethod: dpo\n", tinybase.Preferences(64)},
	} {
		file := methodHead + x.rest
		r, job := c.tuningRequest(file, folder, x.data)
		v, err := c.backend().PostJob(net.ctx, r)
		if err != nil {
			t.Fatalf("%s: %v", x.method, err)
		}
		v = c.waitForJob(v.ID, "end and losses", func(v api.JobView) bool { return ended(v) && v.Eval.Waiting == 0 })
		if v.SegmentsPaid != 2 || v.SegmentsChecked != 2 || v.Reassigned != 0 {
			t.Fatalf("%s: %+v", x.method, v)
		}
		alone, _, evals := tunedAlone(t, file, folder, job, 4)
		if !slices.Equal(v.Eval.Values, evals) || !(evals[2].Loss < evals[0].Loss) {
			t.Errorf("%s: losses on held-out rows are %+v, the engine alone has %+v", x.method, v.Eval, evals)
		}
		const name = "adapter/adapter_model.safetensors"
		got, err := os.ReadFile(filepath.Join(v.Artifact, name))
		want, _ := os.ReadFile(filepath.Join(alone, name))
		if err != nil || len(got) == 0 || !bytes.Equal(got, want) {
			t.Errorf("%s: the adapter is not what the engine writes: %d bytes, want %d; %v", x.method, len(got),
				len(want), err)
		}
	}
	net.checkBalances()
}
