package testnet

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/node/tuning"
	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

const tuningText = `name: tuned
base: ./base
data: chats.jsonl
method: lora
adapter: { rank: 8, alpha: 16, targets: all-linear }
deliver: [adapter, merged, gguf:q8_0]
eval: { split: 10%%, every: segment }
training: { steps: %d, steps_per_segment: %d, learning_rate: 2e-3, batch: 4, context: 64 }
payment: { price_per_segment: "0.50", deadline: 10m, window: 5s }
`

// TestABaseIsTunedCheckedAndPaid: a job trains an adapter of somebody's model on chats, over three nodes, and
// delivers what the engine alone computes of the same program.
func TestABaseIsTunedCheckedAndPaid(t *testing.T) {
	t.Parallel()
	net := newTestNetwork(t, client, cheapProvider, verifier)
	c, folder := net.node("client"), filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 20); err != nil {
		t.Fatal(err)
	}
	file := fmt.Sprintf(tuningText, 3*scaled(8), scaled(8))
	r, job := c.tuningRequest(file, folder, tinybase.Chats(64))
	q, err := c.backend().Quote(net.ctx, r)
	if err != nil || q.Segments != 3 || q.Dispute == nil {
		t.Fatalf("%+v %v", q, err)
	}
	wrong := *r.Base
	wrong.Root[0] ^= 1
	_, err = c.backend().PostJob(net.ctx, api.PostRequest{FileName: r.FileName, File: r.File, Dataset: r.Dataset,
		Base: &wrong})
	if !errors.Is(err, executor.ErrBase) {
		t.Errorf("a base with another root: %v", err)
	}
	v, err := c.backend().PostJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	v = c.waitForJob(v.ID, "end and losses", func(v api.JobView) bool { return ended(v) && v.Eval.Waiting == 0 })
	if v.SegmentsPaid != 3 || v.SegmentsChecked != 3 || v.Artifact == "" || v.Reassigned != 0 {
		t.Fatalf("%+v", v)
	}
	net.checkBalances()
	for _, name := range []string{client.name, cheapProvider.name, verifier.name} {
		net.node(name).checkHolds(job, v.ID)
	}
	checkProvenance(t, v)
	alone, losses, evals := tunedAlone(t, file, folder, job, scaled(8))
	if !slices.Equal(v.Eval.Values, evals) || len(v.Eval.Missed) > 0 || v.Eval.Rows != job.Base.Held.CID {
		t.Errorf("losses on held-out rows are %+v, the engine alone has %+v", v.Eval, evals)
	}
	if n := len(losses); n >= 8 { // fewer steps are taken where tests are slow
		if first, last := mean(losses[:4]), mean(losses[n-4:]); last > 0.9*first {
			t.Errorf("the loss went from %.3f to %.3f", first, last)
		}
	}
	for _, name := range []string{"adapter/adapter_model.safetensors", "merged/model.safetensors",
		"merged/tokenizer.json"} {
		got, err := os.ReadFile(filepath.Join(v.Artifact, name))
		want, _ := os.ReadFile(filepath.Join(alone, name))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the engine writes: %d bytes, want %d; %v", name, len(got), len(want), err)
		}
	}
	if got, err := os.ReadFile(filepath.Join(v.Artifact, artifacts.GGUFName("q8_0"))); err != nil ||
		!bytes.Equal(got, ggufOf(t, filepath.Join(alone, "merged"), "tuned")) {
		t.Errorf("the GGUF file is not that of the engine's model: %d bytes, %v", len(got), err)
	}
}

// TestAnAggregatorDeliversWhatTheJobFileSays: the job's coordinator has the model, so it makes the merged folder and
// the GGUF file of it, which the client asks for when it hands the job over.
func TestAnAggregatorDeliversWhatTheJobFileSays(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	t.Parallel()
	net := newTestNetwork(t, aggregator, client, cheapProvider, verifier)
	c, a, folder := net.node("client"), net.node("aggregator"), filepath.Join(t.TempDir(), "base")
	if err := tinybase.Write(folder, 1); err != nil {
		t.Fatal(err)
	}
	file := strings.ReplaceAll(fmt.Sprintf(tuningText, 4, 2), "eval: { split: 10%, every: segment }\n", "")
	r, _ := c.tuningRequest(file, folder, tinybase.Chats(64))
	r.Aggregator = a.PeerID
	posted, err := c.backend().PostJob(net.ctx, r)
	if err != nil {
		t.Fatal(err)
	}
	v := a.waitForJob(posted.ID, "end", ended)
	if v.SegmentsPaid != 2 || v.SegmentsChecked != 2 || v.Artifact == "" {
		t.Fatalf("%+v", v)
	}
	got, err := os.ReadFile(filepath.Join(v.Artifact, artifacts.GGUFName("q8_0")))
	if err != nil || !bytes.Equal(got, ggufOf(t, filepath.Join(v.Artifact, artifacts.MergedFolder), "tuned")) {
		t.Errorf("the GGUF file is not that of the merged model: %d bytes, %v", len(got), err)
	}
	if _, err := os.Stat(filepath.Join(v.Artifact, artifacts.AdapterFolder)); err != nil {
		t.Error(err)
	}
	seen := c.waitForJob(posted.ID, "end", ended)
	gains := net.checkBalances()
	if gains["client"] != -int64(v.Spent) || seen.Spent != v.Spent || gains["cheap"] <= 0 {
		t.Errorf("%v, the client sees %d spent, the aggregator %d", gains, seen.Spent, v.Spent)
	}
}

// ggufOf is the model of a folder as a GGUF file of the type q8_0.
func ggufOf(t *testing.T, dir, name string) []byte {
	t.Helper()
	f, err := hf.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := f.GGUF()
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	m.Name = name
	if err := gguf.Write(&b, m, gguf.Q8_0); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// checkProvenance wants the delivered folder to be verified against the job, and no other: not of another
// job, not before all segments are paid, and not with one bit changed, whatever the notes beside it say.
func checkProvenance(t *testing.T, v api.JobView) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "got")
	if err := os.CopyFS(dir, os.DirFS(v.Artifact)); err != nil {
		t.Fatal(err)
	}
	k, err := node.KnownOf(v)
	if err != nil {
		t.Fatal(err)
	}
	p, err := artifacts.ReadProvenance(dir)
	if err != nil {
		t.Fatal(err)
	}
	c, err := artifacts.Verify(dir, p, k)
	if err != nil || c.Root != k.Root || c.Weights != artifacts.AdapterFolder || c.Files < 4 {
		t.Errorf("as delivered: %+v, %v", c, err)
	}
	other, unpaid := k, k
	other.Job, unpaid.Paid = "0x01", k.Segments-1
	if _, err := artifacts.Verify(dir, p, other); !errors.Is(err, artifacts.ErrOtherJob) {
		t.Errorf("another job: %v", err)
	}
	if _, err := artifacts.Verify(dir, p, unpaid); !errors.Is(err, artifacts.ErrUnpaid) {
		t.Errorf("an unpaid segment: %v", err)
	}
	for _, name := range []string{"adapter/adapter_model.safetensors", "merged/model.safetensors"} {
		path := filepath.Join(dir, name)
		was, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		bad := bytes.Clone(was)
		bad[len(bad)-1] ^= 1
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := artifacts.Verify(dir, p, k); !errors.Is(err, artifacts.ErrTampered) {
			t.Errorf("%s with another bit: %v", name, err)
		}
		if name == "adapter/adapter_model.safetensors" { // hidden: the hash beside it is changed too
			if err := p.Seal(dir); err != nil {
				t.Fatal(err)
			}
			hidden, err := artifacts.ReadProvenance(dir)
			if err == nil {
				_, err = artifacts.Verify(dir, hidden, k)
			}
			if !errors.Is(err, artifacts.ErrTampered) {
				t.Errorf("%s with another bit and its hash: %v", name, err)
			}
		}
		if err := os.WriteFile(path, was, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// checkHolds wants the job's base in the node's store, used by the job, and so not to be removed.
func (c *testNode) checkHolds(job tuning.Job, id string) {
	c.net.t.Helper()
	s := bases.New(c.home.Bases(), 0, nil)
	e, err := s.Find(job.Base.Root.String(), 0)
	if err != nil || e.Licence != job.Base.Licence || len(e.Jobs) != 1 || e.Jobs[0].Job.String() != id {
		c.net.t.Errorf("%s has %+v, %v", c.name, e, err)
	}
	if err := s.Remove(e); !errors.Is(err, bases.ErrUsed) {
		c.net.t.Errorf("%s: the base was removed: %v", c.name, err)
	}
}

func mean(x []float32) (m float32) {
	for _, v := range x {
		m += v / float32(len(x))
	}
	return m
}

// tuningRequest prepares a job on a base and raw data.
func (c *testNode) tuningRequest(file, folder string, raw []byte) (api.PostRequest, tuning.Job) {
	t := c.net.t
	t.Helper()
	f, err := jobfile.Parse("job.yml", []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	j, err := tuning.Prepare(c.net.ctx, f, folder, raw, c.backend().PutBlob)
	if err != nil {
		t.Fatal(err)
	}
	return api.PostRequest{FileName: "job.yml", File: file, Dataset: j.Dataset, Base: &j.Base}, j
}

// tunedAlone runs the job's program without a market, and writes what a job delivers. evals are its losses on
// the held-out rows before the first step and after every so many.
func tunedAlone(t *testing.T, file, folder string, job tuning.Job, every int) (
	dir string, losses []float32, evals []api.EvalPoint,
) {
	t.Helper()
	f, err := jobfile.Parse("job.yml", []byte(file))
	if err == nil {
		f, err = f.On(&job.Base)
	}
	if err != nil {
		t.Fatal(err)
	}
	base, err := hf.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer base.Close()
	e, err := engine.New(f.Program, job.Tokens, engine.Options{Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if err := e.InitFrom(base.Load, func(ts []tensor.Tensor) (program.Base, error) {
		return commit.BaseRoot(ts, 1)
	}); err != nil {
		t.Fatal(err)
	}
	evaluate := func(segments int) {
		loss, err := e.EvaluateDelivered(t.Context(), job.Held)
		if err != nil {
			t.Fatal(err)
		}
		evals = append(evals, api.EvalPoint{Segments: uint32(segments), Loss: float64(loss)})
	}
	evaluate(0)
	for i := range int(f.Program.Steps) {
		s, err := e.Step()
		if err != nil {
			t.Fatal(err)
		}
		losses = append(losses, s.Loss)
		if (i+1)%every == 0 {
			evaluate((i + 1) / every)
		}
	}
	dir = t.TempDir()
	if err := e.SaveAdapter(filepath.Join(dir, "adapter"), f.Program.Base.String()); err != nil {
		t.Fatal(err)
	}
	if err := e.SaveHFAs(filepath.Join(dir, "merged"), hf.SaveOptions{Source: base}); err != nil {
		t.Fatal(err)
	}
	return dir, losses, evals
}
