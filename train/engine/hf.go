package engine

import (
	"errors"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/model"
	"github.com/infernetprotocol/infernet/train/program"
)

// ErrExists is wrapped by SaveHF if the folder exists.
var ErrExists = hf.ErrExists

// SaveHF writes the result of the run as a Hugging Face model folder (hf.Save):
// the parameters or, if the program keeps them, their averages, with the byte
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

// mergeOnHost writes the frozen parameters, merged with the adapter that the
// run delivers.
func (t *Trainer) mergeOnHost(ts []Tensor) {
	t.model.Frozen(ts)
	model.Merge(t.prog.Model, t.prog.Adapter, ts, t.delivered(), t.be)
}

// ErrNoAdapter is returned by SaveAdapter for a program that trains no adapter.
var ErrNoAdapter = errors.New("the program trains no adapter: save the model")

// SaveAdapter writes the adapter alone, as PEFT does (hf.SaveAdapter). baseName
// is the name of the base model that the folder states.
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

// delivered is the parameters, or their averages if the program keeps them.
func (t *Trainer) delivered() []Tensor {
	if averages := t.optimizer.Averages(); averages != nil {
		return averages
	}
	return t.model.Parameters()
}
