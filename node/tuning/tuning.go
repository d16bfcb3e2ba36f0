package tuning

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/hf"
)

// Errors about what a job file with a base names.
var (
	// ErrLicence is returned for a base of which nobody says the licence.
	ErrLicence = errors.New("the base's licence is not known")
	// ErrContext is returned for a token file with rows of another length than the job's.
	ErrContext = errors.New("the token file has another context than the job")
)

// Put stores what it reads, or only names it, and returns its content id.
type Put func(context.Context, io.Reader) (market.Blob, error)

// Job is what the client's machine found out about a job on a base.
type Job struct {
	Base    jobfile.Base
	Dataset market.Blob
	Format  sft.Format // of the data; empty: a token file
	Report  sft.Report
	Tokens  []byte // the token file that is trained on
	Held    []byte // that of the rows that are held out; nil: none are
}

// Prepare reads the model in folder and the data of a job file, and puts both. It checks that the job's program can be
// made of them before it puts anything.
func Prepare(ctx context.Context, f jobfile.File, folder string, raw []byte, put Put) (j Job, err error) {
	dir, err := hf.Open(folder)
	if err != nil {
		return j, fmt.Errorf("base: %w", err)
	}
	defer dir.Close()
	if err := checkGGUF(f, dir); err != nil {
		return j, err
	}
	if j.Base.Licence, err = Licence(folder, f.Licence); err != nil {
		return j, fmt.Errorf("%w: name it in the job file, such as licence: apache-2.0", err)
	}
	if err := j.tokens(folder, f.Program.Model.Context, raw); err != nil {
		return j, fmt.Errorf("data: %w", err)
	}
	if err := j.holdOut(f.Held); err != nil {
		return j, fmt.Errorf("eval: %w", err)
	}
	j.Base.Model = dir.Model
	w, err := dir.Survey()
	if err != nil {
		return j, fmt.Errorf("base: %w", err)
	}
	j.Base.Root, j.Base.Narrow = w.Root, w.Narrow
	g, err := f.On(&j.Base)
	if err != nil {
		return j, err
	}
	if _, err := data.Open(g.Program, j.Tokens); err != nil {
		return j, fmt.Errorf("data: %w", err)
	}
	return j, j.put(ctx, dir, put)
}

// checkGGUF returns why the GGUF files that a job delivers could not be written, before it is paid for.
func checkGGUF(f jobfile.File, dir *hf.Folder) error {
	if len(f.GGUF) == 0 {
		return nil
	}
	m, err := dir.GGUF()
	if err == nil {
		err = gguf.Check(m)
	}
	if err != nil {
		return fmt.Errorf("deliver: take %s out, or another base: %w", jobfile.DeliverGGUF+f.GGUF[0], err)
	}
	return nil
}

// holdOut divides the token file. Both parts follow from it and the part alone.
func (j *Job) holdOut(permille uint16) (err error) {
	if permille == 0 {
		return nil
	}
	if j.Tokens, j.Held, err = data.Split(j.Tokens, permille); err != nil {
		return err
	}
	t, err := data.ParseTokens(j.Tokens)
	if err == nil {
		j.Base.Rows = t.Rows
	}
	return err
}

// HeldOut is the token file of the rows that a job on the base in folder holds out of raw data: those of Prepare,
// found again. context is the job's, in tokens, and permille as in data.Split.
func HeldOut(folder string, context uint32, permille uint16, raw []byte) ([]byte, error) {
	var j Job
	if err := j.tokens(folder, context, raw); err != nil {
		return nil, fmt.Errorf("data: %w", err)
	}
	err := j.holdOut(permille)
	return j.Held, err
}

// put puts the token files and the archive of the base.
func (j *Job) put(ctx context.Context, dir *hf.Folder, put Put) (err error) {
	if j.Dataset, err = put(ctx, bytes.NewReader(j.Tokens)); err != nil {
		return err
	}
	if j.Held != nil {
		if j.Base.Held, err = put(ctx, bytes.NewReader(j.Held)); err != nil {
			return err
		}
	}
	r, w := io.Pipe()
	defer r.Close() // ends a Pack that writes on
	go func() { _ = w.CloseWithError(dir.Pack(w)) }()
	j.Base.Blob, err = put(ctx, r)
	return err
}

// tokens makes the token file of raw data, or takes data that is one.
func (j *Job) tokens(folder string, context uint32, raw []byte) error {
	if t, err := data.ParseTokens(raw); err == nil {
		if t.Context != context {
			return fmt.Errorf("%w: set training.context: %d", ErrContext, t.Context)
		}
		j.Tokens, j.Base.Rows = raw, t.Rows
		return nil
	}
	in, format, err := sft.Open(bytes.NewReader(raw), int64(len(raw)), "")
	if err != nil {
		return err
	}
	j.Format = format
	e, sum, err := encoder(folder, j.Format, context)
	if err != nil {
		return err
	}
	vocab, err := hf.ReadVocab(folder, e.Tokenizer)
	if err != nil {
		return err
	}
	j.Tokens, j.Report, err = sft.Prepare(in, j.Format, e, vocab, sum)
	j.Base.Rows = j.Report.Rows
	return err
}

// encoder is that of the model's own tokenizer and chat template.
func encoder(folder string, f sft.Format, context uint32) (e sft.Encoder, sum [32]byte, err error) {
	t, raw, err := hf.ReadTokenizer(folder)
	if err != nil {
		return e, sum, err
	}
	e = sft.Encoder{Tokenizer: t, Context: int(context)}
	if e.End, err = hf.ReadEndToken(folder); err != nil {
		return e, sum, err
	}
	if f != sft.Text && f != sft.Documents {
		jinja, err := hf.ReadChatTemplate(folder)
		if err != nil {
			return e, sum, err
		}
		tokens, err := hf.ReadTemplateTokens(folder)
		if err != nil {
			return e, sum, err
		}
		if e.Template, err = sft.ParseTemplate(jinja, tokens); err != nil {
			return e, sum, fmt.Errorf("%w; or name a token file, which `infernet data prepare --template` makes", err)
		}
	}
	return e, sha256.Sum256(raw), nil
}

// maxCard is how much of a model's card is searched for its licence, in bytes.
const maxCard = 1 << 16

var cardLicence = regexp.MustCompile(`(?m)^license:[ \t]*['"]?([0-9A-Za-z.+_-]+)['"]?[ \t]*\r?$`)

// Licence is the licence that somebody said, or else what the card of the model in a folder states (README.md). The
// error wraps ErrLicence if neither names one.
func Licence(folder, said string) (string, error) {
	if said != "" {
		return said, nil
	}
	f, err := os.Open(filepath.Join(folder, "README.md"))
	if err != nil {
		return "", ErrLicence
	}
	defer f.Close()
	card, err := io.ReadAll(io.LimitReader(f, maxCard))
	if err != nil {
		return "", err
	}
	found := cardLicence.FindSubmatch(card)
	if found == nil || !market.ValidLicence(string(found[1])) {
		return "", ErrLicence
	}
	return string(found[1]), nil
}
