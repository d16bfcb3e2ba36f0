package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"github.com/infernetprotocol/infernet/train/data"
	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/train/tensor"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// Limits of the files that a run reads, in bytes.
const (
	maxProgramFile = 1 << 20
	maxDataset     = 4 << 30
)

// What a run that only names a folder does: short rows, and the rate at which
// other trainers tune whole models.
const (
	tuningContext = 512
	tuningRate    = 5e-5
)

// engineJob is a program with what it trains on and starts from.
type engineJob struct {
	program program.Program
	name    string // of the data set, for people
	text    []byte
	folder  *hf.Folder // nil: from the seed
}

// job makes the program that the flags describe.
func (f engineFlags) job() (j engineJob, err error) {
	j.name = "text made from numbers"
	if f.data != "" {
		j.name = filepath.Base(f.data)
		if j.text, err = readRegular(f.data, maxDataset); err != nil {
			return j, err
		}
	}
	if f.init != "" {
		if j.folder, err = hf.Open(f.init); err != nil {
			return j, err
		}
	}
	if j.program, err = f.program(j); err == nil {
		err = j.settle(f)
	}
	if err != nil {
		j.close()
	}
	return j, err
}

func (j engineJob) close() {
	if j.folder != nil {
		j.folder.Close()
	}
}

// program reads or makes the program, before the flags change it.
func (f engineFlags) program(j engineJob) (program.Program, error) {
	steps := uint32(defaultSteps)
	if f.given("steps") {
		steps = f.steps
	}
	switch {
	case f.config != "":
		return readProgram(f.config)
	case f.preset != "":
		return presetProgram(f.preset, steps)
	case j.folder != nil:
		return tuningProgram(j, steps)
	}
	return presetProgram("d64", steps)
}

// settle applies the flags that change a program, and checks the result.
func (j *engineJob) settle(f engineFlags) (err error) {
	p := &j.program
	if f.given("numerics") {
		p.Numerics = f.numerics
	}
	if f.given("steps") {
		p.Steps = f.steps
	}
	bare := f.config == "" && f.preset == ""
	if err := f.method.apply(p, f.given, bare); err != nil {
		return err
	}
	if j.text == nil {
		if p.Tokenizer != program.Bytes {
			return &usageError{errors.New("the program trains on tokens: name a token file with --data"),
				"`infernet data prepare` makes one"}
		}
		j.text = madeText()
	}
	if f.given("epochs") {
		if err := f.method.length(p, j.text); err != nil {
			return err
		}
	}
	if j.folder != nil && p.Tokenizer != program.Bytes {
		if err := checkTokenizer(f.init, f.data, j.text); err != nil {
			return err
		}
	}
	if err := p.Validate(); err != nil {
		return engineHint(err)
	}
	if j.folder != nil && p.Base.IsZero() {
		p.Base, err = j.base()
	} else if j.folder == nil && !p.Base.IsZero() {
		err = &usageError{errors.New("the program starts from given weights: name their folder with --init"), ""}
	}
	return err
}

// base names the folder's weights, once they fit the program.
func (j *engineJob) base() (b program.Base, err error) {
	m := j.folder.Model
	m.Context = j.program.Model.Context
	if m != j.program.Model {
		return b, &usageError{fmt.Errorf(
			"the model in the --init folder is not the program's: %+v, the program's is %+v", m, j.program.Model),
			"leave out --preset and --config to train the folder's model"}
	}
	return baseOf(j.folder)
}

// baseOf is the root of a folder's weights.
func baseOf(folder *hf.Folder) (program.Base, error) {
	w, err := folder.Survey()
	return w.Root, err
}

// start makes the state of step 0.
func (j *engineJob) start(t *engine.Trainer) error {
	if j.folder == nil {
		t.Init()
		return nil
	}
	err := t.InitFrom(j.folder.Load, func(ts []tensor.Tensor) (program.Base, error) {
		return commit.BaseRoot(ts, runtime.GOMAXPROCS(0))
	})
	if errors.Is(err, program.ErrNarrow) {
		return &usageError{fmt.Errorf("numerics %s: %w", j.program.Numerics, err),
			"take --numerics r32/1, or train an adapter with --lora-rank 8"}
	}
	return err
}

// tuningProgram is the program that a folder alone asks for.
func tuningProgram(j engineJob, steps uint32) (program.Program, error) {
	p, err := folderProgram(j.folder, steps)
	if err != nil {
		return p, err
	}
	tokens, err := data.ParseTokens(j.text)
	if err == nil {
		p.Tokenizer, p.Model.Context = program.Tokens, tokens.Context
	} else if p.Model.Vocab != 256 {
		if j.text == nil {
			err = errors.New("the model has a tokenizer: name a token file with --data")
		}
		return p, &usageError{err, "`infernet data prepare` makes one from a text"}
	}
	return p, nil
}

// folderProgram tunes all weights of a folder's model, on rows of bytes or, if it has a
// tokenizer, of tokens. It does not say what the weights are (base).
func folderProgram(folder *hf.Folder, steps uint32) (program.Program, error) {
	p, err := engine.Preset("d64", steps, 1)
	if err != nil {
		return p, &usageError{err, ""}
	}
	p.Model, p.Batch = folder.Model, 1
	p.Model.Context = min(p.Model.Context, tuningContext)
	p.Optimizer.LR, p.Optimizer.MinLR = tuningRate, tuningRate/10
	if p.Model.Vocab != 256 {
		p.Tokenizer = program.Tokens
	}
	return p, p.Validate()
}

// readProgram reads a program strictly.
func readProgram(path string) (p program.Program, err error) {
	b, err := readCapped(path, maxProgramFile)
	if errors.Is(err, os.ErrNotExist) {
		return p, &usageError{fmt.Errorf("no program at %s", path),
			"write one with `infernet engine preset d64 > " + filepath.Base(path) + "`"}
	}
	if err != nil {
		return p, err
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		return p, &usageError{fmt.Errorf("%s: %w", path, err),
			"`infernet engine preset d64` prints a program with every key"}
	}
	if d.More() {
		return p, &usageError{fmt.Errorf("%s: something follows the program", path), ""}
	}
	return p, nil
}

// Sizes of the text that stands in for a data set.
const (
	madeBytes = 1 << 20
	madeWords = 512
)

// madeText is a text of words that Philox makes up, frequent ones often: the
// same bytes on every machine, with something to learn.
func madeText() []byte {
	words := make([][]byte, madeWords)
	for i := range words {
		w := num.Philox4x32(1, 0, 0, uint64(i))
		for n := 2 + w[0]%6; n > 0; n-- {
			words[i] = append(words[i], 'a'+byte(w[1+n%3]>>(4*n)&15))
		}
	}
	text := make([]byte, 0, madeBytes+16)
	for i := uint64(0); len(text) < madeBytes; i++ {
		w := num.Philox4x32(1, 1, 0, i)
		text = append(append(text, words[min(w[0]%madeWords, w[1]%madeWords)]...), ' ')
	}
	return text[:madeBytes]
}

// stepTokens is a line of a batches file: the micro-batch of a step, rows of
// tokens and of what follows them, -1 where that does not count. Documents are
// the lengths of the documents in the rows, in order.
type stepTokens struct {
	Step      uint32    `json:"step"`
	Micro     int       `json:"micro"`
	Inputs    [][]int32 `json:"inputs"`
	Targets   [][]int32 `json:"targets"`
	Documents []int32   `json:"documents"`
}

// writeBatches writes the tokens of every step of a job to a new file.
func writeBatches(name string, j engineJob) (err error) {
	b, err := data.Open(j.program, j.text)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	e := json.NewEncoder(f)
	for step := range j.program.Steps {
		for micro := range int(j.program.Accumulate) {
			if err := e.Encode(tokensOf(b, j.program, step, micro)); err != nil {
				return err
			}
		}
	}
	return nil
}

func tokensOf(b *data.Batches, p program.Program, step uint32, micro int) stepTokens {
	rows, context := int(p.Batch), int(p.Model.Context)
	inputs, targets := make([]int32, rows*context), make([]int32, rows*context)
	b.Fill(step, micro, inputs, targets)
	l := stepTokens{Step: step, Micro: micro, Documents: b.Spans(step, micro, nil)}
	for r := range rows {
		l.Inputs = append(l.Inputs, inputs[r*context:(r+1)*context])
		l.Targets = append(l.Targets, targets[r*context:(r+1)*context])
	}
	return l
}
