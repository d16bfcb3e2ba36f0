package engine

import (
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// ErrExists is wrapped by SaveHF when the folder is there already.
var ErrExists = hf.ErrExists

// SaveHF writes what the run delivers, the parameters or, where the program keeps
// them, their averages, as a Hugging Face model folder (hf.Save), with the byte
// tokenizer if the program trains on bytes. Without a state the error is
// ErrNoState.
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
	return hf.Save(dir, t.prog.Model, t.delivered(), o)
}

// delivered are the parameters, or their averages where the program keeps them.
func (t *Trainer) delivered() []Tensor {
	if averages := t.optimizer.Averages(); averages != nil {
		return averages
	}
	return t.model.Parameters()
}
