package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/num/cuda"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// segmentSteps is the segment by which the cost of committing is counted.
const segmentSteps = 50

// engineFlags are the settings of `engine run`.
type engineFlags struct {
	config, preset, numerics string
	init, save, saveAdapter  string
	data, batchesOut         string
	eval, metrics, saveType  string
	tensorBoard              string // a folder
	watch                    stepWatcher
	keep                     checkpoints
	resume                   bool
	method                   methodFlags
	steps                    uint32
	maxMiB                   uint64
	options                  engine.Options
	given                    func(flag string) bool
}

// engineRun is what `engine run --json` prints.
type engineRun struct {
	Root            commit.Root `json:"root"`                // of the state after the last step
	Loss            []float32   `json:"loss"`                // of every step of this call, nats per token
	EvalLoss        *float32    `json:"eval_loss,omitempty"` // of the final state, over --eval
	TokensPerSecond float64     `json:"tokens_per_second"`
	StepMS          float64     `json:"step_ms"` // the median
	// CommitFraction is the time of one state root over that of 50 steps.
	CommitFraction float64 `json:"commit_fraction"`
	PeakBytes      uint64  `json:"peak_bytes"` // most that the process held in memory
	Backend        string  `json:"backend"`

	PlannedBytes uint64      `json:"planned_bytes"`
	Threads      int         `json:"threads"`
	Program      commit.Root `json:"program"` // its hash
	Numerics     string      `json:"numerics"`
	Steps        uint32      `json:"steps"`
	Parameters   uint64      `json:"parameters"` // that are trained
}

func (f engineFlags) run(ctx context.Context, say func(string, ...any)) (engineRun, error) {
	if err := f.checkOutputs(); err != nil {
		return engineRun{}, err
	}
	job, err := f.job()
	if err != nil {
		return engineRun{}, err
	}
	defer job.close()
	if f.options.Threads == 0 {
		f.options.Threads = runtime.GOMAXPROCS(0)
	}
	f.options.MaxBytes = f.maxMiB << 20
	if f.saveAdapter != "" && job.program.Adapter.IsZero() {
		return engineRun{}, &usageError{fmt.Errorf("--save-adapter: %w", engine.ErrNoAdapter), "use --save"}
	}
	t, err := engine.New(job.program, job.text, f.options)
	if err != nil {
		return engineRun{}, engineHint(err)
	}
	defer t.Close()
	if err := job.start(t); err != nil {
		return engineRun{}, err
	}
	if f.batchesOut != "" {
		if err := writeBatches(f.batchesOut, job); err != nil {
			return engineRun{}, err
		}
	}
	r := engineRun{
		Backend: t.Backend(), Threads: f.options.Threads, Program: commit.Root(job.program.Hash()),
		Numerics: job.program.Numerics,
		Steps:    job.program.Steps, Parameters: job.program.Trained(), PlannedBytes: f.planned(job.program),
	}
	say("%s, %d parameters, %s on %s, threads: %d, planned memory: %d MiB",
		job.program.Numerics, r.Parameters, job.name, r.Backend, r.Threads, r.PlannedBytes>>20)
	l, err := f.loop(t, &r, say)
	if err != nil {
		return engineRun{}, err
	}
	if err := errors.Join(l.train(ctx), l.close()); err != nil {
		return engineRun{}, err
	}
	return r, f.deliver(t, job)
}

// deliver saves what the flags ask for.
func (f engineFlags) deliver(t *engine.Trainer, job engineJob) error {
	if f.saveAdapter != "" {
		if err := t.SaveAdapter(f.saveAdapter, f.init); err != nil {
			return err
		}
	}
	if f.save == "" {
		return nil
	}
	return t.SaveHFAs(f.save, hf.SaveOptions{Bytes: job.folder == nil, Source: job.folder,
		Type: saveTypes[f.saveType]})
}

// saveTypes are the values of --save-dtype.
var saveTypes = map[string]hf.Type{"f32": hf.F32, "bf16": hf.BF16}

// planned is the memory that engine.New has planned.
func (f engineFlags) planned(p program.Program) uint64 {
	limit := f.options.MaxBytes
	if limit == 0 {
		limit = engine.DefaultMaxBytes
	}
	if whole := engine.PlanBytes(p); whole <= limit && !f.options.Recompute {
		return whole
	}
	return engine.LeastBytes(p)
}

// checkOutputs refuses before the training what could only fail after it.
func (f engineFlags) checkOutputs() error {
	for flag, name := range map[string]string{"--save": f.save, "--save-adapter": f.saveAdapter,
		"--batches-out": f.batchesOut} {
		if name == "" {
			continue
		}
		if _, err := os.Lstat(name); err == nil {
			return &usageError{fmt.Errorf("%s: %s exists already", flag, name), "name one that does not exist yet"}
		}
	}
	switch _, known := saveTypes[f.saveType]; {
	case !known:
		return &usageError{fmt.Errorf("--save-dtype %q: want f32 or bf16", f.saveType), ""}
	case f.keep.every == 0:
		return &usageError{errors.New("--every 0: want 1 or more"), ""}
	case f.resume && f.keep.dir == "":
		return &usageError{errors.New("--resume: from where?"), "name the folder of the run with --checkpoints"}
	}
	if f.options.Threads < 0 {
		return &usageError{fmt.Errorf("--threads %d: want 1 or more, or 0 for one per processor",
			f.options.Threads), ""}
	}
	return nil
}

func (r *engineRun) commit(t *engine.Trainer) (err error) {
	tensors := t.Tensors()
	if err := t.Err(); err != nil {
		return err
	}
	h := commit.Header{Step: t.StepIndex(), Program: r.Program, Numerics: r.Numerics}
	r.Root, err = commit.StateRoot(h, tensors, r.Threads)
	return err
}

// engineHint says what can be done about a run that cannot start.
func engineHint(err error) error {
	switch {
	case errors.Is(err, engine.ErrMemory):
		return &usageError{err, "lower batch, context or the model in the program, or raise --max-memory"}
	case errors.Is(err, cuda.ErrNoDriver):
		return gpuHint(err)
	case errors.Is(err, program.ErrInvalid):
		return &usageError{err, "correct the program; `infernet engine preset d64` prints one that is valid"}
	}
	return err
}

func (r engineRun) text(w io.Writer) {
	row(w, "root", r.Root)
	if n := len(r.Loss); n > 0 {
		row(
			w,
			"loss",
			fmt.Sprintf("%.4f at step %d, %.4f at step %d", r.Loss[0], int(r.Steps)-n+1, r.Loss[n-1], r.Steps),
		)
		row(w, "speed", fmt.Sprintf("%.0f tokens/s, %.2f ms a step", r.TokensPerSecond, r.StepMS))
		row(w, "committing", fmt.Sprintf("%.2f %% of a segment of %d steps", 100*r.CommitFraction, segmentSteps))
	}
	if r.EvalLoss != nil {
		row(w, "held out", fmt.Sprintf("%.4f", *r.EvalLoss))
	}
	row(w, "memory", fmt.Sprintf("%d MiB at most, %d MiB planned", r.PeakBytes>>20, r.PlannedBytes>>20))
	row(w, "back end", fmt.Sprintf("%s, threads: %d", r.Backend, r.Threads))
}
