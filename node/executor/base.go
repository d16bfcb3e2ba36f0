package executor

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/ir"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// ErrBase is returned for a job whose base is not on this machine, cannot be read, or is not the one that its program
// names. The last two are the client's mistake: it signed both.
var ErrBase = errors.New("the job's base cannot be used")

// ErrDamaged is returned where the copy of a job's base on this machine was not the one that was fetched. It was
// removed: who fetches the base again can go on.
var ErrDamaged = errors.New("this node's copy of the job's base was damaged: it was removed, and is fetched anew; " +
	"look at the disk if this happens again")

// Bases are the bases of jobs that are on this machine. It is safe for concurrent use.
type Bases interface {
	// Folder opens a base. The caller closes it.
	Folder(b market.Base) (*hf.Folder, error)
	// DropDamaged removes a base whose files are no longer those of its content id, and reports whether it did.
	DropDamaged(ctx context.Context, b market.Base) (bool, error)
}

// begin brings the session into the state of a checkpoint, or into the program's first one for nil.
func (s *Session) begin(checkpoint []byte) error {
	s.root = nil
	if s.spec.Base != nil && (checkpoint == nil || !s.spec.Program.Adapter.IsZero()) {
		if err := s.useBase(checkpoint == nil); err != nil {
			return err
		}
	} else if checkpoint == nil {
		s.trainer.Init()
	}
	if checkpoint == nil {
		return nil
	}
	return s.Load(checkpoint)
}

// useBase reads the job's base: as the first state, or as the frozen parameters under an adapter alone.
func (s *Session) useBase(first bool) error {
	f, err := folderOf(s.bases, s.spec)
	if err != nil {
		return err
	}
	defer f.Close()
	if first {
		return s.trainer.InitFrom(f.Load, s.baseRoot)
	}
	return s.trainer.UseBase(f.Load)
}

// wrongBase says whose mistake it is that a base is not the one that a program names: this machine's, if its copy is
// no longer what was fetched, and else the client's.
func wrongBase(bases Bases, spec market.Spec, err error) error {
	other := errors.Is(err, engine.ErrBase) || errors.Is(err, ir.ErrBase) || errors.Is(err, hf.ErrFormat) ||
		errors.Is(err, program.ErrNarrow)
	if bases != nil && spec.Base != nil && (other || errors.Is(err, ErrBase)) {
		// A folder that cannot be read now is left as it is.
		if dropped, unread := bases.DropDamaged(context.Background(), *spec.Base); unread == nil && dropped {
			return ErrDamaged
		}
	}
	if other {
		err = fmt.Errorf("%w: its client named the wrong one: %w", ErrBase, err)
	}
	return err
}

// BaseOf reads the parameters of a job's base into the tensors that it gets, or is nil if the job has no base.
func (r Runner) BaseOf(spec market.Spec) func([]tensor.Tensor) error {
	if spec.Base == nil {
		return nil
	}
	return func(ts []tensor.Tensor) error {
		f, err := folderOf(r.Bases, spec)
		if err != nil {
			return err
		}
		defer f.Close()
		return f.Load(ts)
	}
}

func (s *Session) baseRoot(ts []tensor.Tensor) (program.Base, error) {
	return commit.BaseRoot(ts, s.workers)
}

// folderOf opens a job's base, which must have the program's shape.
func folderOf(bases Bases, spec market.Spec) (*hf.Folder, error) {
	if bases == nil {
		return nil, fmt.Errorf("%w: this node keeps none", ErrBase)
	}
	f, err := bases.Folder(*spec.Base)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBase, err)
	}
	m := f.Model
	if m.Context = spec.Program.Model.Context; m != spec.Program.Model {
		_ = f.Close()
		return nil, fmt.Errorf(
			"%w: its client named the wrong one: a model of another shape than the program's",
			ErrBase,
		)
	}
	return f, nil
}

// Load puts the session into the state of a checkpoint.
func (s *Session) Load(checkpoint []byte) error {
	s.root = nil
	if err := s.trainer.Load(bytes.NewReader(checkpoint)); err != nil {
		return fmt.Errorf("%w: %w", ErrStart, err)
	}
	return nil
}

// SaveHF writes the model as a Hugging Face folder, with the tokenizer of its base. An adapter is merged into the base.
func (s *Session) SaveHF(dir string) error {
	if s.spec.Base == nil {
		return s.trainer.SaveHF(dir)
	}
	f, err := folderOf(s.bases, s.spec)
	if err != nil {
		return err
	}
	defer f.Close()
	return s.trainer.SaveHFAs(dir, hf.SaveOptions{Source: f})
}

// SaveAdapter writes the adapter alone, as PEFT does.
func (s *Session) SaveAdapter(dir string) error {
	return s.trainer.SaveAdapter(dir, s.spec.Program.Base.String())
}
