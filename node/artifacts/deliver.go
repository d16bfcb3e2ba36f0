package artifacts

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/hf"
)

// Model is a trained model that can be written.
type Model interface {
	SaveHF(dir string) error
	SaveAdapter(dir string) error
}

// Delivery is what a client wants of a finished job beside what was trained. Nothing of it is signed: the client's node
// makes it.
type Delivery struct {
	// Merged says that a job of an adapter delivers the model with the adapter in it too.
	Merged bool
	// GGUF are the types of GGUF files of the model, of gguf.Types.
	GGUF []string
	// Name is the model's in its GGUF files.
	Name string
}

// Words are those of the key deliver of a job file, but for the adapter, which is always delivered.
func (d Delivery) Words() (words []string) {
	if d.Merged {
		words = append(words, jobfile.DeliverMerged)
	}
	for _, kind := range d.GGUF {
		words = append(words, jobfile.DeliverGGUF+kind)
	}
	return words
}

// ErrWord is wrapped for a word that no job file's key deliver has.
var ErrWord = errors.New("deliver: want merged, or gguf: and one of " + strings.Join(gguf.Types(), ", "))

// DeliveryOf is what Words wrote. The error wraps ErrWord.
func DeliveryOf(words []string) (d Delivery, err error) {
	for _, w := range words {
		kind, isGGUF := strings.CutPrefix(w, jobfile.DeliverGGUF)
		switch {
		case w == jobfile.DeliverMerged:
			d.Merged = true
		case isGGUF && slices.Contains(gguf.Types(), kind):
			d.GGUF = append(d.GGUF, kind)
		default:
			return Delivery{}, fmt.Errorf("%w, not %.20q", ErrWord, w)
		}
	}
	return d, nil
}

// ErrNoGGUF is wrapped where everything was delivered but a GGUF file, which the model cannot be written as: to try
// again would not help.
var ErrNoGGUF = errors.New("the model was not written as GGUF")

// GGUFName is the name of a GGUF file in a delivered folder.
func GGUFName(kind string) string { return "model-" + kind + ".gguf" }

// Deliver writes what a job ends with: a model, or if it trained an adapter that, and what else d names. A folder or a
// file that is there is whole, and is left as it is. The error may wrap ErrNoGGUF.
func Deliver(m Model, dir string, adapter bool, d Delivery) error {
	model := dir
	if adapter {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		if err := unlessThere(m.SaveAdapter(filepath.Join(dir, AdapterFolder))); err != nil {
			return err
		}
		if model = filepath.Join(dir, MergedFolder); !d.Merged {
			if d.allThere(dir) {
				return nil
			}
			model = beside(dir, "merged")
			defer os.RemoveAll(model)
		}
	}
	if err := unlessThere(m.SaveHF(model)); err != nil {
		return err
	}
	var failed error
	for _, kind := range d.GGUF {
		switch err := writeGGUF(model, dir, d.Name, kind); {
		case errors.Is(err, gguf.ErrUnsupported), errors.Is(err, gguf.ErrRange), errors.Is(err, hf.ErrFormat):
			failed = errors.Join(failed, fmt.Errorf("%w in %s: %w", ErrNoGGUF, kind, err))
		case err != nil:
			return err
		}
	}
	return failed
}

// allThere reports whether every GGUF file is there.
func (d Delivery) allThere(dir string) bool {
	for _, kind := range d.GGUF {
		if _, err := os.Lstat(filepath.Join(dir, GGUFName(kind))); err != nil {
			return false
		}
	}
	return true
}

// writeGGUF writes the model of a folder as a GGUF file of dir, unless that is there.
func writeGGUF(model, dir, name, kind string) (err error) {
	to := filepath.Join(dir, GGUFName(kind))
	if _, err := os.Lstat(to); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	t, err := gguf.ParseType(kind)
	if err != nil {
		return err
	}
	f, err := hf.Open(model)
	if err != nil {
		return err
	}
	defer f.Close()
	m, err := f.GGUF()
	if err != nil {
		return err
	}
	if name != "" {
		m.Name = name
	}
	part := beside(dir, "gguf")                                              // renamed when it is whole
	out, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644) //nolint:gosec // a model is no secret
	if err != nil {
		return err
	}
	w := bufio.NewWriterSize(out, 1<<20)
	err = errors.Join(gguf.Write(w, m, t), w.Flush(), out.Sync(), out.Close())
	if err != nil {
		return errors.Join(err, os.Remove(part))
	}
	return os.Rename(part, to)
}

// beside is the name of what is made for a folder, beside it: whoever reads the folder does not see it.
func beside(dir, what string) string {
	return filepath.Join(filepath.Dir(dir), "."+filepath.Base(dir)+"."+what)
}

func unlessThere(err error) error {
	if errors.Is(err, hf.ErrExists) {
		return nil
	}
	return err
}
