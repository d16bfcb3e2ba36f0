package engine

import (
	"errors"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// ErrExists is wrapped by SaveHF when the folder is there already.
var ErrExists = hf.ErrExists

// SaveHF writes what the run delivers, the parameters or, where the program keeps
// them, their averages, as a Hugging Face model folder (hf.Save), with the byte
// tokenizer if the program trains on bytes. An adapter is merged into its base;
// SaveAdapter writes it alone. Without a state the error is ErrNoState.
func (t *Trainer) SaveHF(dir string) error {
	return t.SaveHFAs(dir, hf.SaveOptions{Bytes: t.prog.Tokenizer == program.Bytes})
}

// SaveHFAs is SaveHF with options: a source whose configuration and tokenizer
// are kept, or weights rounded to bfloat16.
func (t *Trainer) SaveHFAs(dir string, o hf.SaveOptions) error {
	if !t.ready {
		return ErrNoState
	}
	if err := t.toHost(); err != nil {
		return err
	}
	if t.prog.Adapter.IsZero() {
		return hf.Save(dir, t.prog.Model, t.delivered(), o)
	}
	layout := model.Params(t.prog.Model)
	merged := model.Views(layout, make([]float32, model.ArenaLen(layout)), "")
	t.mergeOnHost(merged)
	return hf.Save(dir, t.prog.Model, merged, o)
}

// mergeOnHost writes the frozen parameters with what the run delivers added.
func (t *Trainer) mergeOnHost(ts []Tensor) {
	t.model.Frozen(ts)
	model.Merge(t.prog.Model, t.prog.Adapter, ts, t.delivered(), t.be)
}

// ErrNoAdapter is returned by SaveAdapter for a program that trains none.
var ErrNoAdapter = errors.New("the program trains no adapter: save the model")

// SaveAdapter writes the adapter alone, as PEFT does (hf.SaveAdapter); baseName is
// what it says about the model that it changes.
func (t *Trainer) SaveAdapter(dir, baseName string) error {
	switch {
	case t.prog.Adapter.IsZero():
		return ErrNoAdapter
	case !t.ready:
		return ErrNoState
	}
	if err := t.toHost(); err != nil {
		return err
	}
	return hf.SaveAdapter(dir, t.prog.Model, t.prog.Adapter, t.delivered(), baseName)
}

// delivered are the parameters, or their averages where the program keeps them.
func (t *Trainer) delivered() []Tensor {
	if averages := t.optimizer.Averages(); averages != nil {
		return averages
	}
	return t.model.Parameters()
}
