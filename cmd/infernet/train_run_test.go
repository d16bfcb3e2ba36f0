package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/tinybase"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
)

// trainPlace is a folder with a base, chats, and a file that says how to train.
type trainPlace struct {
	t    *testing.T
	dir  string
	app  *app
	told bytes.Buffer
}

const trainText = `name: my-run
base_model: ./base
method: lora
input: { dataset: chats.jsonl, validation_split: 0.1 }
training: { epochs: 1, learning_rate: 1e-2, batch_size: 2, gradient_accumulation_steps: 2, max_seq_len: 64 }
lora: { rank: 4 }
`

func newTrainPlace(t *testing.T, text string) *trainPlace {
	t.Helper()
	p := &trainPlace{t: t, dir: t.TempDir()}
	p.app = &app{out: io.Discard, err: &p.told}
	if err := tinybase.Write(filepath.Join(p.dir, "base"), 1); err != nil {
		t.Fatal(err)
	}
	p.write("chats.jsonl", tinybase.Chats(64))
	p.write("infernet.train.yml", []byte(text))
	return p
}

func (p *trainPlace) write(name string, b []byte) {
	p.t.Helper()
	if err := os.WriteFile(filepath.Join(p.dir, name), b, 0o600); err != nil {
		p.t.Fatal(err)
	}
}

// run trains in a folder below the place.
func (p *trainPlace) run(ctx context.Context, dir string) (trained, error) {
	return p.app.trainRun(ctx, trainFlags{config: filepath.Join(p.dir, "infernet.train.yml"),
		dir: filepath.Join(p.dir, dir), local: true, options: engine.Options{Backend: "auto", Threads: 1}})
}

func (p *trainPlace) info(dir string) (i runInfo) {
	p.t.Helper()
	b, err := os.ReadFile(filepath.Join(p.dir, dir, "run.json"))
	if err == nil {
		err = json.Unmarshal(b, &i)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	return i
}

// stopAt ends a context once so many steps were told.
type stopAt struct {
	io.Writer
	text string
	stop context.CancelFunc
}

func (s stopAt) Write(b []byte) (int, error) {
	if strings.Contains(string(b), s.text) {
		s.stop()
	}
	return s.Writer.Write(b)
}

// TestATrainingFileIsTrained: chats become an adapter and a model, whose losses fall; the folder says how.
func TestATrainingFileIsTrained(t *testing.T) {
	p := newTrainPlace(t, trainText)
	r, err := p.run(t.Context(), "one")
	if err != nil {
		t.Fatal(err, p.told.String())
	}
	if r.First == nil || r.Last == nil || r.Held == nil || *r.Last >= *r.First || *r.Held >= *r.First || r.Steps < 10 {
		t.Errorf("%+v", r)
	}
	base, err := hf.Open(r.Model)
	if err != nil {
		t.Fatal(err)
	}
	defer base.Close()
	if a, err := hf.OpenAdapter(r.Adapter, base.Model); err != nil {
		t.Error(err)
	} else {
		a.Close()
	}
	i := p.info("one")
	if i.Status != runCompleted || i.Output != modelDir || i.Result.Root != r.Root || i.UpdatedAt.Before(i.StartedAt) {
		t.Errorf("%+v", i)
	}
	lines, err := os.ReadFile(filepath.Join(r.Dir, "metrics.jsonl"))
	if err != nil || bytes.Count(lines, []byte(`"tokens_per_sec"`)) != int(r.Steps) ||
		!bytes.Contains(lines, []byte(`"eval_loss"`)) || !bytes.Contains(lines, []byte(`"epoch":`)) {
		t.Errorf("%v\n%s", err, lines)
	}
	card, err := os.ReadFile(filepath.Join(r.Dir, "README.md"))
	if err != nil || !bytes.Contains(card, []byte(r.Root)) || !bytes.Contains(card, []byte("held-out loss")) {
		t.Errorf("%v\n%s", err, card)
	}
	p.told.Reset()
	if again, err := p.run(t.Context(), "one"); err != nil || again.Root != r.Root ||
		!strings.Contains(p.told.String(), "this run is done") {
		t.Errorf("a second call: %+v, %v\n%s", again, err, &p.told)
	}
}

// TestAStoppedTrainingGoesOnToTheSameRoot: stopped twice, and its data and half a result changed or left meanwhile.
func TestAStoppedTrainingGoesOnToTheSameRoot(t *testing.T) {
	p := newTrainPlace(t, trainText)
	whole, err := p.run(t.Context(), "whole")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"step 3 of", "step 7 of"} {
		ctx, cancel := context.WithCancel(t.Context())
		p.app.err = stopAt{&p.told, text, cancel}
		if _, err := p.run(ctx, "stopped"); !errors.Is(err, errStopped) {
			t.Fatalf("stopped at %q: %v", text, err)
		}
		cancel()
		if i := p.info("stopped"); i.Status != runInterrupted {
			t.Errorf("%+v", i)
		}
		p.write("chats.jsonl", []byte("{}\n")) // its tokens are kept
		if err := os.MkdirAll(filepath.Join(p.dir, "stopped", modelPart), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	p.app.err = &p.told
	got, err := p.run(t.Context(), "stopped")
	if err != nil || got.Root != whole.Root || *got.First != *whole.First || *got.Last != *whole.Last ||
		*got.Held != *whole.Held || got.Seconds <= 0 {
		t.Errorf("%v\ngot  %+v\nwant %+v", err, got, whole)
	}
	for _, name := range []string{"adapter/adapter_model.safetensors", modelDir + "/model.safetensors",
		"program.json"} {
		a, err := os.ReadFile(filepath.Join(p.dir, "whole", name))
		b, other := os.ReadFile(filepath.Join(p.dir, "stopped", name))
		if err != nil || other != nil || !bytes.Equal(a, b) {
			t.Errorf("%s: %v, %v, or other bytes", name, err, other)
		}
	}
}

// TestTrainingsThatCannotBe say why, and what to do.
func TestTrainingsThatCannotBe(t *testing.T) {
	change := func(from, to string) string { return strings.Replace(trainText, from, to, 1) }
	for name, c := range map[string]struct{ text, want string }{
		"a typo":      {change("epochs", "epoch"), `did you mean "epochs"?`},
		"no base":     {change("./base", "./nowhere"), "base_model: "},
		"a root":      {change("./base", "0x"+strings.Repeat("1", 64)), "reads a folder"},
		"no data":     {change("chats.jsonl", "none.jsonl"), "input.dataset: "},
		"a fake":      {trainText + "runtime: microgpt\n", "runtime: want infernet"},
		"a traversal": {change("my-run", "../run"), "name: want letters"},
		"other chats": {change("dataset: chats.jsonl", "dataset: chats.jsonl, format: alpaca"), "input.dataset: "},
		"a long row":  {change("max_seq_len: 64", "max_seq_len: 1"), "training.max_seq_len"},
	} {
		p := newTrainPlace(t, c.text)
		if _, err := p.run(t.Context(), "r"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// TestARunIsOneFilesAndOneProcess: another file, another base and a second process are refused.
func TestARunIsOneFilesAndOneProcess(t *testing.T) {
	p := newTrainPlace(t, trainText)
	ctx, cancel := context.WithCancel(t.Context())
	second := make(chan error, 1)
	p.app.err = stopAt{&p.told, "step 2 of", func() {
		other := *p
		other.app = &app{out: io.Discard, err: io.Discard}
		_, err := other.run(t.Context(), "r")
		second <- err
		cancel()
	}}
	if _, err := p.run(ctx, "r"); !errors.Is(err, errStopped) {
		t.Fatal(err)
	}
	if err := <-second; err == nil || !strings.Contains(err.Error(), "another process trains this run") {
		t.Errorf("a second process: %v", err)
	}
	p.app.err = &p.told
	p.write("infernet.train.yml", []byte(strings.Replace(trainText, "rank: 4", "rank: 8", 1)))
	if _, err := p.run(t.Context(), "r"); err == nil || !strings.Contains(err.Error(), "holds a run of another") {
		t.Errorf("another file: %v", err)
	}
	p.write("infernet.train.yml", []byte(trainText))
	if err := os.RemoveAll(filepath.Join(p.dir, "base")); err != nil {
		t.Fatal(err)
	}
	if err := tinybase.Write(filepath.Join(p.dir, "base"), 2); err != nil {
		t.Fatal(err)
	}
	if _, err := p.run(t.Context(), "r"); err == nil {
		t.Error("another base was taken")
	}
	if i := p.info("r"); i.Status != runFailed || i.Error == "" {
		t.Errorf("%+v", i)
	}
}
