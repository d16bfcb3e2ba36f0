package artifacts

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Errors of Verify.
var (
	// ErrOtherJob means that the model is of another job or program.
	ErrOtherJob = errors.New("the model is not of this job")
	// ErrTampered means that a file or a weight is not what the job delivered.
	ErrTampered = errors.New("the model is not what the job delivered")
	// ErrUnpaid means that the segments that led to the model are not all verified and paid.
	ErrUnpaid = errors.New("the job's segments are not all verified and paid")
)

// Known is what a node knows of a job by its own ledger and by the chain it reads.
type Known struct {
	Job      string
	Program  commit.Root // hash
	Root     commit.Root // after the last verified segment
	Segments uint32
	Verified uint32
	Paid     uint32 // by leases that the chain has closed
}

// Checks is what Verify could check, and what it could not.
type Checks struct {
	Root      commit.Root `json:"root"`
	Weights   string      `json:"weights" doc:"the folder whose weights have the root"`
	Files     int         `json:"files" doc:"that are, to the byte, what the job delivered"`
	Unchecked []string    `json:"unchecked,omitempty"`
}

// Verify checks a delivered folder against what a node knows of its job: it computes the root of
// the state from the folder's weights and from the hashes of the optimizer's tensors, which
// provenance has. The weights are read whole into memory. The error wraps ErrOtherJob, ErrUnpaid
// or ErrTampered.
func Verify(dir string, p Provenance, k Known) (c Checks, err error) {
	switch {
	case p.Job != k.Job:
		return c, fmt.Errorf("%w: it is of job %.80s", ErrOtherJob, p.Job)
	case commit.Root(p.Program.Hash()) != k.Program:
		return c, fmt.Errorf("%w: its program is %s, the job's is %s", ErrOtherJob, commit.Root(p.Program.Hash()),
			k.Program)
	case k.Verified < k.Segments || k.Paid < k.Segments:
		return c, fmt.Errorf("%w: %d of %d verified, %d paid", ErrUnpaid, k.Verified, k.Segments, k.Paid)
	}
	if c, err = p.compareFiles(dir); err != nil {
		return c, err
	}
	if c.Root, err = p.root(dir); err != nil {
		return c, err
	}
	if c.Root != k.Root {
		return c, fmt.Errorf("%w: its weights give the root %s, the last paid segment has %s", ErrTampered,
			c.Root, k.Root)
	}
	if c.Weights = "."; !p.Program.Adapter.IsZero() {
		c.Weights = AdapterFolder
	}
	return c, nil
}

// compareFiles compares the folder's files with those that were delivered.
func (p Provenance) compareFiles(dir string) (c Checks, err error) {
	all, err := List(dir)
	if err != nil {
		return c, err
	}
	for _, f := range all {
		want, ok := p.Files[f.Name]
		switch {
		case f.Name == ProvenanceName:
			continue
		case !ok:
			c.Unchecked = append(c.Unchecked, f.Name+": the job did not deliver it")
			continue
		}
		if got, err := digest(dir, f.Name); err != nil || got != want {
			return c, errors.Join(fmt.Errorf("%w: %s was changed", ErrTampered, f.Name), err)
		}
		c.Files++
		if filepath.Ext(f.Name) == ".gguf" {
			c.Unchecked = append(c.Unchecked, f.Name+
				": it is the one that the node wrote; that its values are the model's was not computed again")
		}
	}
	if c.Files < len(p.Files) {
		return c, fmt.Errorf("%w: %d of %d files are missing", ErrTampered, len(p.Files)-c.Files, len(p.Files))
	}
	if slices.ContainsFunc(all, func(f File) bool { return filepath.Dir(filepath.FromSlash(f.Name)) == MergedFolder }) {
		c.Unchecked = append(c.Unchecked, MergedFolder+
			": its files are those that the node wrote; that they are the base with the adapter was not computed again")
	}
	return c, nil
}

// root is that of the state of which the folder has the weights.
func (p Provenance) root(dir string) (r commit.Root, err error) {
	layout := model.Params(p.Program.Model)
	if !p.Program.Adapter.IsZero() {
		layout = model.AdapterParams(p.Program.Model, p.Program.Adapter)
	}
	at, prefix := 0, ""
	if p.Program.Optimizer.EMA != 0 { // the averages are delivered, and stand last
		at, prefix = len(p.Tensors)-len(layout), "ema."
	}
	if at < 0 || at+len(layout) > len(p.Tensors) {
		return r, fmt.Errorf("%w: %d hashes for a model of %d tensors", ErrProvenance, len(p.Tensors), len(layout))
	}
	ts := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	if err := p.load(dir, ts); err != nil {
		return r, fmt.Errorf("%w: %w", ErrTampered, err)
	}
	for i := range ts {
		ts[i].Name = prefix + ts[i].Name
	}
	h := commit.Header{
		Step: p.Program.Steps, Program: commit.Root(p.Program.Hash()), Numerics: p.Program.Numerics,
	}
	s, err := commit.NewState(h, ts, 1)
	if err != nil {
		return r, err
	}
	all := slices.Clone(p.Tensors)
	copy(all[at:], s.TensorHashes())
	return h.RootOf(all), nil
}

// load reads the delivered weights.
func (p Provenance) load(dir string, ts []tensor.Tensor) error {
	if p.Program.Adapter.IsZero() {
		f, err := hf.Open(dir)
		if err != nil {
			return err
		}
		defer f.Close()
		return f.Load(ts)
	}
	a, err := hf.OpenAdapter(filepath.Join(dir, AdapterFolder), p.Program.Model)
	if err != nil {
		return err
	}
	defer a.Close()
	if a.Rank != p.Program.Adapter.Rank || a.Alpha != p.Program.Adapter.Alpha ||
		a.Targets != p.Program.Adapter.Targets {
		return fmt.Errorf("%s: rank, alpha or targets are not the program's", AdapterFolder)
	}
	return a.Load(ts)
}
