package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/trainfile"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

const trainRunLong = `Trains what a file infernet.train.yml describes, on this machine: it prepares the
data, trains, and writes everything into one folder:

  infernet.train.yml   the file, as it was
  run.json             what the run is, and how far
  data.tokens          the data in the model's tokens; train.tokens and held.tokens
                       if a part of it is held out
  program.json         the training program, for infernet engine run
  metrics.jsonl        a line a step: loss, rate, epoch, tokens a second
  events.jsonl run.log what happened
  adapter/             the adapter, as PEFT reads it (lora and qlora)
  checkpoint-final/    the trained model, a Hugging Face folder
  README.md            what was trained, from what, and how well

The state is kept on the way. After Ctrl-C, a crash or a power cut the same command
goes on, and ends at the same root as a run that nothing stopped.`

// trainFlags are the settings of `train run`.
type trainFlags struct {
	config, dir string
	local       bool
	skipBad     bool
	maxMiB      uint64
	options     engine.Options
}

// trained is what `train run --json` prints.
type trained struct {
	Dir     string   `json:"dir"`
	Model   string   `json:"model"`             // a Hugging Face folder
	Adapter string   `json:"adapter,omitempty"` // a PEFT folder
	Seconds float64  `json:"seconds"`           // of training, over all calls
	First   *float32 `json:"loss_first,omitempty"`
	Last    *float32 `json:"loss_last,omitempty"`
	Held    *float32 `json:"eval_last,omitempty"`
	Root    string   `json:"root"`
	Steps   uint32   `json:"steps"`
}

func newTrainRun(a *app) *cobra.Command {
	var f trainFlags
	c := &cobra.Command{
		Use:     "run",
		Short:   "Train what infernet.train.yml describes, on this machine",
		Long:    trainRunLong,
		Example: "  infernet train run --local --config ./my-run/infernet.train.yml",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if !f.local {
				return &usageError{errors.New("where? --local trains on this machine"),
					"a job on the market has a file of its own: `infernet job init`"}
			}
			r, err := a.trainRun(c.Context(), f)
			if err != nil {
				return err
			}
			return a.print(r, r.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.config, "config", trainfile.Name, "the `FILE` that describes the run")
	fl.BoolVar(&f.local, "local", false, "train on this machine")
	fl.StringVar(&f.dir, "run-dir", "", "the run's `FOLDER` (default: runs/NAME beside the file)")
	fl.BoolVar(&f.skipBad, "skip-bad", false, "leave out documents that are not right, and list their lines")
	fl.StringVar(&f.options.Backend, "backend", "auto", "auto, ref, avx2, avx512, amx or cuda")
	fl.IntVar(&f.options.Threads, "threads", 0, "goroutines that compute (0: one per processor)")
	fl.Uint64Var(&f.maxMiB, "max-memory", 0, "the most memory that the plan may take, in MiB (0: 16384)")
	return c
}

// trainRun begins a run, or goes on with it.
func (a *app) trainRun(ctx context.Context, f trainFlags) (trained, error) {
	src, err := readCapped(f.config, trainfile.MaxSize)
	if err != nil {
		return trained{}, &usageError{err, "`infernet train init --output DIR` writes one; name it with --config"}
	}
	file, err := trainfile.Parse(f.config, src)
	if err != nil {
		return trained{}, &usageError{err, ""}
	}
	dir := cmp.Or(f.dir, filepath.Join(filepath.Dir(f.config), "runs", file.Name))
	d, err := openRun(dir, file, src, a.progress())
	if err != nil {
		return trained{}, err
	}
	if d.info.Status == runCompleted {
		d.say("this run is done: name another run to train again")
		return d.info.Result, d.close()
	}
	for _, note := range unusedHere(file) {
		d.say("%s", note)
	}
	r, err := f.carryOut(ctx, d, file)
	return r, errors.Join(d.finish(r, err), d.close())
}

// carryOut prepares what is not there yet, and trains.
func (f trainFlags) carryOut(ctx context.Context, d *runDir, file trainfile.File) (trained, error) {
	if h := file.Resources.MaxHours; h > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(h*float64(time.Hour)))
		defer cancel()
	}
	base, err := localBase(f.config, file.BaseModel)
	if err != nil {
		return trained{}, err
	}
	if err := d.prepare(beside(f.config, file.Input.Dataset), base, file, f.skipBad); err != nil {
		return trained{}, err
	}
	p, samples, err := d.program(base, file)
	if err != nil {
		return trained{}, err
	}
	e, err := f.engine(d, base, p)
	if err != nil {
		return trained{}, err
	}
	lines := &bookMetrics{file: d.path("metrics.jsonl"), samples: samples, program: p}
	e.watch = lines
	r, err := e.run(ctx, d.say)
	out := trained{Dir: d.dir, Seconds: lines.elapsed, First: lines.first, Last: lines.last, Held: lines.held,
		Steps: p.Steps}
	if err != nil {
		return out, resumable(err)
	}
	out.Root = r.Root.String()
	return out, d.take(&out, !p.Adapter.IsZero())
}

// engine are the flags of `engine run` for the run. What a killed run has half delivered is written anew.
func (f trainFlags) engine(d *runDir, base string, p program.Program) (engineFlags, error) {
	e := engineFlags{config: d.path("program.json"), init: base, data: d.data(), saveType: "f32",
		keep: checkpoints{d.path("state"), min(max(p.Steps/20, 5), segmentSteps)}, maxMiB: f.maxMiB, options: f.options,
		given: func(string) bool { return false }, eval: d.heldOut(), save: d.path(modelPart)}
	if !p.Adapter.IsZero() {
		e.saveAdapter = d.path(adapterPart)
	}
	kept, err := e.keep.list()
	e.resume = len(kept) > 0
	return e, errors.Join(err, d.dropParts())
}

// errStopped means that a run goes on another time.
var errStopped = errors.New("the run was stopped")

// resumable replaces the advice of `engine run` for a run that somebody stops.
func resumable(err error) error {
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return &usageError{fmt.Errorf("%w: resources.max_runtime_hours are over", errStopped),
			"the state is kept: the same command goes on for as long again"}
	case errors.Is(err, context.Canceled):
		return &usageError{errStopped, "the state is kept: the same command goes on"}
	}
	return err
}

// beside is a path that a file names, from the file's folder.
func beside(file, name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(filepath.Dir(file), name)
}

// localBase is the folder of the base model.
func localBase(config, name string) (string, error) {
	if strings.HasPrefix(name, "0x") {
		return "", &usageError{
			fmt.Errorf("base_model: %.20s is a root, and a run on this machine reads a folder", name),
			"name the model's folder: `infernet model show` tells what a root is",
		}
	}
	folder := beside(config, name)
	f, err := hf.Open(folder)
	if err != nil {
		return "", &usageError{fmt.Errorf("base_model: %w", err), "name a Hugging Face folder with config.json, " +
			"weights in safetensors and tokenizer.json"}
	}
	return folder, f.Close()
}

// unusedHere says of keys that they change nothing on this machine.
func unusedHere(f trainfile.File) (notes []string) {
	if f.Runtime != "infernet" {
		notes = append(notes, "runtime "+f.Runtime+": this program's own engine trains; there is no other")
	}
	if r := f.Resources; r.MinVRAM > 0 || r.PreferredVRAM > 0 || r.MaxPriceUSD > 0 || r.AllowPreemptible {
		notes = append(notes, "resources: memory, price and preemption change nothing on this machine")
	}
	if f.Outputs.PublishCard {
		notes = append(notes, "outputs.publish_model_card: nothing is published; `infernet publish` does that")
	}
	return notes
}

// programOf is the training program of a file, on a base and prepared rows.
func programOf(folder *hf.Folder, file trainfile.File, rows []byte) (p program.Program, err error) {
	t := file.Training
	if p, err = folderProgram(folder, 1); err != nil {
		return p, err
	}
	p.Tokenizer, p.Model.Context = program.Tokens, t.MaxSeqLen
	p.Batch, p.Accumulate, p.Seed = t.BatchSize, t.Accumulate, t.Seed
	setRate(&p, t.LearningRate)
	if file.Method != "full" {
		targets, err := program.TargetsOf(file.LoRA.Targets)
		if err != nil {
			return p, err
		}
		p.Adapter = program.Adapter{Rank: file.LoRA.Rank, Alpha: program.Binary64(file.LoRA.Alpha), Targets: targets}
		if file.Method == "qlora" {
			p.Adapter.Frozen = program.NF4
		}
	}
	if err := (methodFlags{epochs: t.Epochs}).length(&p, rows); err != nil {
		return p, err
	}
	if _, err := data.Open(p, rows); err != nil {
		return p, err
	}
	return p, engineHint(p.Validate())
}

func (r trained) text(w io.Writer) {
	row(w, "folder", r.Dir)
	row(w, "model", r.Model)
	if r.Adapter != "" {
		row(w, "adapter", r.Adapter)
	}
	if r.First != nil && r.Last != nil {
		row(w, "loss", fmt.Sprintf("%.4f → %.4f in %d steps", *r.First, *r.Last, r.Steps))
	}
	if r.Held != nil {
		row(w, "held out", fmt.Sprintf("%.4f", *r.Held))
	}
	row(w, "root", r.Root)
	row(w, "next", "infernet model gguf "+r.Model+" --type q8_0 --out model.gguf")
}
