package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"github.com/infernetprotocol/infernet/market/trainfile"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// What a run's status says.
const (
	runRunning     = "running" // or killed
	runCompleted   = "completed"
	runInterrupted = "interrupted"
	runFailed      = "failed"
)

// Folders of what a run delivers, at first under names of their own.
const (
	modelDir    = "checkpoint-final"
	adapterDir  = "adapter"
	modelPart   = modelDir + partialSuffix
	adapterPart = adapterDir + partialSuffix
)

// runInfo is run.json.
type runInfo struct {
	ID        string    `json:"id"`
	StartedAt time.Time `json:"started_at"`
	UpdatedAt time.Time `json:"updated_at"`
	Config    string    `json:"config"`
	Runtime   string    `json:"runtime"`
	Class     string    `json:"workload_class"`
	Status    string    `json:"status"`
	Error     string    `json:"error,omitempty"`
	Output    string    `json:"output,omitempty"`
	Result    trained   `json:"result"`
}

// runDir is the folder of a run, held by this process alone.
type runDir struct {
	dir  string
	info runInfo
	lock *flock.Flock
	log  *os.File
	tell func(string, ...any)
}

// openRun makes the folder of a run, or opens it again for the same file.
func openRun(dir string, file trainfile.File, src []byte, tell func(string, ...any)) (*runDir, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	d := &runDir{dir: dir, lock: flock.New(filepath.Join(dir, "lock")), tell: tell}
	held, err := d.hold()
	if err != nil {
		return nil, err
	}
	if !held {
		return nil, &usageError{fmt.Errorf("%s: another process trains this run", dir), "wait for it, or stop it first"}
	}
	if err := d.begin(file, src); err != nil {
		return nil, errors.Join(err, d.close())
	}
	return d, nil
}

// hold takes the run's lock. A process that was killed a moment ago may still hold it.
func (d *runDir) hold() (bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	held, err := d.lock.TryLockContext(ctx, 20*time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return false, nil
	}
	return held, err
}

func (d *runDir) begin(file trainfile.File, src []byte) (err error) {
	if err := d.freeze(src); err != nil {
		return err
	}
	if d.log, err = os.OpenFile(d.path("run.log"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err != nil {
		return err
	}
	now := time.Now().UTC()
	d.info = runInfo{ID: file.Name + "-" + now.Format("20060102T150405Z"), StartedAt: now, Config: trainfile.Name,
		Runtime: "infernet", Class: file.Class, Status: runRunning}
	b, err := readCapped(d.path("run.json"), 1<<20)
	event := "started"
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	default:
		event = "resumed"
		if err := json.Unmarshal(b, &d.info); err != nil {
			return &usageError{fmt.Errorf("%s: %w", d.path("run.json"), err), "name another folder with --run-dir"}
		}
	}
	if d.info.Status == runCompleted {
		return nil
	}
	d.info.Status, d.info.Error = runRunning, ""
	return errors.Join(d.event(event, nil), d.write())
}

// freeze keeps the file that the run is made of. Another file is another run.
func (d *runDir) freeze(src []byte) error {
	name := d.path(trainfile.Name)
	before, err := readCapped(name, trainfile.MaxSize)
	if errors.Is(err, fs.ErrNotExist) {
		return d.create(trainfile.Name, src)
	}
	if err == nil && !bytes.Equal(before, src) {
		err = &usageError{fmt.Errorf("%s holds a run of another %s", d.dir, trainfile.Name),
			"give the run another `name`, or name another folder with --run-dir"}
	}
	return err
}

func (d *runDir) path(name string) string { return filepath.Join(d.dir, name) }

// has reports whether a file of the run is there. It is whole then.
func (d *runDir) has(name string) bool {
	_, err := os.Lstat(d.path(name))
	return err == nil
}

func (d *runDir) create(name string, b []byte) error {
	_, err := createNew(d.path(name), func(w io.Writer) error { _, err := w.Write(b); return err })
	return err
}

// say tells a person, and the run's log.
func (d *runDir) say(format string, args ...any) {
	d.tell(format, args...)
	fmt.Fprintf(d.log, "%s "+format+"\n", append([]any{time.Now().UTC().Format(time.RFC3339)}, args...)...)
}

// event adds a line to events.jsonl.
func (d *runDir) event(kind string, more map[string]any) error {
	line := map[string]any{"time": time.Now().UTC(), "event": kind}
	for k, v := range more {
		line[k] = v
	}
	f, err := os.OpenFile(d.path("events.jsonl"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	return errors.Join(json.NewEncoder(f).Encode(line), f.Close())
}

// write replaces run.json.
func (d *runDir) write() error {
	d.info.UpdatedAt = time.Now().UTC()
	b, err := json.MarshalIndent(d.info, "", "  ")
	if err != nil {
		return err
	}
	next := d.path("run.json" + partialSuffix)
	if err := os.WriteFile(next, append(b, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(next, d.path("run.json"))
}

func (d *runDir) close() error {
	if d.log != nil {
		_ = d.log.Close() // a log
	}
	return d.lock.Close()
}

// data is the file to train on, and heldOut what is held out, or "".
func (d *runDir) data() string {
	if d.has("train.tokens") {
		return d.path("train.tokens")
	}
	return d.path("data.tokens")
}

func (d *runDir) heldOut() string {
	if d.has("train.tokens") {
		return d.path("held.tokens")
	}
	return ""
}

// prepare makes the token files, once: what the data set becomes later does not change the run.
func (d *runDir) prepare(dataset, base string, file trainfile.File, skipBad bool) error {
	if !d.has("data.tokens") {
		p := prepareFlags{format: file.Input.Format, model: base, out: d.path("data.tokens"), long: "cut",
			context: file.Training.MaxSeqLen, skipBad: skipBad}
		r, err := p.run(dataset)
		if err != nil {
			return fmt.Errorf("input.dataset: %w", err)
		}
		d.say("data: %d rows of %d tokens, format %s, %d documents left out", r.Rows, r.Context, r.Format,
			r.Skipped+r.Dropped)
		if err := d.event("prepared", map[string]any{"report": r}); err != nil {
			return err
		}
	}
	if file.Input.ValidationSplit == 0 || d.has("train.tokens") {
		return nil
	}
	all, err := readRegular(d.path("data.tokens"), maxDataset)
	if err != nil {
		return err
	}
	learned, held, err := data.Split(all, file.Input.Permille())
	if err != nil {
		return fmt.Errorf("input.validation_split: %w", err)
	}
	if !d.has("held.tokens") {
		err = d.create("held.tokens", held)
	}
	if err == nil {
		err = d.create("train.tokens", learned)
	}
	return err
}

// program is the run's, which is written once, and the samples of its data.
func (d *runDir) program(base string, file trainfile.File) (p program.Program, samples uint64, err error) {
	folder, err := hf.Open(base)
	if err != nil {
		return p, 0, err
	}
	defer folder.Close()
	rows, err := readRegular(d.data(), maxDataset)
	if err != nil {
		return p, 0, err
	}
	if p, err = programOf(folder, file, rows); err != nil {
		return p, 0, err
	}
	b, err := data.Open(p, rows)
	if err != nil {
		return p, 0, err
	}
	var text bytes.Buffer
	if err := writeProgram(&text, p); err != nil {
		return p, 0, err
	}
	before, err := readCapped(d.path("program.json"), maxProgramFile)
	if errors.Is(err, fs.ErrNotExist) {
		return p, b.Samples(), d.create("program.json", text.Bytes())
	}
	if err == nil && !bytes.Equal(before, text.Bytes()) {
		err = &usageError{fmt.Errorf("base_model: %s is not the model that this run began with", base),
			"bring it back, or give the run another `name`"}
	}
	return p, b.Samples(), err
}

// dropParts removes what a killed run had half delivered.
func (d *runDir) dropParts() error {
	return errors.Join(os.RemoveAll(d.path(modelPart)), os.RemoveAll(d.path(adapterPart)))
}

// take gives what was delivered its names.
func (d *runDir) take(r *trained, adapter bool) error {
	if adapter {
		if err := d.rename(adapterPart, adapterDir); err != nil {
			return err
		}
		r.Adapter = d.path(adapterDir)
	}
	r.Model = d.path(modelDir)
	return d.rename(modelPart, modelDir)
}

// rename replaces what a killed run had delivered before it could say so.
func (d *runDir) rename(from, to string) error {
	if err := os.RemoveAll(d.path(to)); err != nil {
		return err
	}
	return os.Rename(d.path(from), d.path(to))
}

// finish notes how the run has ended, and returns why.
func (d *runDir) finish(r trained, why error) error {
	d.info.Status, d.info.Result = runCompleted, r
	more := map[string]any{}
	switch {
	case errors.Is(why, errStopped):
		d.info.Status = runInterrupted
	case why != nil:
		d.info.Status, d.info.Error = runFailed, why.Error()
		more["error"] = why.Error()
	default:
		d.info.Output = modelDir
		why = d.card(r)
	}
	return errors.Join(why, d.event(d.info.Status, more), d.write())
}
