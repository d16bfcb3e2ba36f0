package coordinator

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"github.com/infernetprotocol/infernet/node/artifacts"
	"github.com/infernetprotocol/infernet/node/executor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// seal writes into a delivered folder from which job it is: a card for people, and the file that
// `infernet model verify` reads.
func (a *actor) seal(s *executor.Session, dir string, root commit.Root) error {
	tensors, err := s.TensorHashes()
	if err != nil {
		return err
	}
	spec, r := a.ann.Spec(), a.record()
	p := artifacts.Provenance{
		Job: a.ann.JobID().String(), Program: spec.Program, Dataset: spec.Dataset.CID,
		Segments: spec.Segments(), Checked: r.Figures.Checked, Root: root, Tensors: tensors,
	}
	if spec.Base != nil {
		p.Base = spec.Program.Base.String()
	}
	if err := writeCard(filepath.Join(dir, "README.md"), card(p, r.Figures)); err != nil {
		return err
	}
	return p.Seal(dir)
}

// card is the model's card, as Hugging Face shows a README.md. Nothing of it was written by a peer.
func card(p artifacts.Provenance, f Figures) string {
	base := "none: from a seed"
	if p.Base != "" {
		base = p.Base
	}
	return fmt.Sprintf(`# A model of an infernet job

| | |
| --- | --- |
| job | %s |
| base | %s |
| data | %s |
| program | %s, %d steps in %s |
| loss of the steps | %.4f → %.4f |
| segments | %d, of which verifiers executed %d again |
| root after the last segment | %s |

%s has these figures for programs. Check this folder against the job with a node that coordinated it:

    infernet model verify FOLDER --job %s
`, p.Job, base, p.Dataset, commit.Root(p.Program.Hash()), p.Program.Steps, p.Program.Numerics,
		math.Float32frombits(f.LossFirst), math.Float32frombits(f.LossLast), p.Segments, p.Checked, p.Root,
		artifacts.ProvenanceName, p.Job)
}

// writeCard writes a card where none is.
func writeCard(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644) //nolint:gosec // a model is no secret
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}
