package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/infernetprotocol/infernet/market/trainfile"
)

// card writes the run's README.md: what was trained, from what, and how well.
func (d *runDir) card(r trained) error {
	src, err := readCapped(d.path(trainfile.Name), trainfile.MaxSize)
	if err != nil {
		return err
	}
	file, err := trainfile.Parse(trainfile.Name, src)
	if err != nil {
		return err
	}
	if err := os.Remove(d.path("README.md")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	var b bytes.Buffer
	writeCard(&b, file, d.info, r)
	return d.create("README.md", b.Bytes())
}

func writeCard(w io.Writer, f trainfile.File, i runInfo, r trained) {
	t := f.Training
	fmt.Fprintf(w, "# %s\n\n", f.Name)
	const minute = "2006-01-02 15:04"
	fmt.Fprintf(w, "`%s` tuned by `%s` on `%s`, %s to %s UTC.\n\n", filepath.Base(f.BaseModel), f.Method,
		filepath.Base(f.Input.Dataset), i.StartedAt.UTC().Format(minute), i.UpdatedAt.UTC().Format(minute))
	fmt.Fprint(w, "| what | value |\n| --- | --- |\n")
	line := func(what, format string, args ...any) {
		fmt.Fprintf(w, "| %s | %s |\n", what, strings.ReplaceAll(fmt.Sprintf(format, args...), "|", "\\|"))
	}
	line("steps", "%d, %g epochs", r.Steps, t.Epochs)
	line("rows of a step", "%d of %d tokens", t.BatchSize*t.Accumulate, t.MaxSeqLen)
	line("learning rate", "%g", t.LearningRate)
	if f.Method != "full" {
		line("adapter", "rank %d, alpha %g, of %s", f.LoRA.Rank, f.LoRA.Alpha, strings.Join(f.LoRA.Targets, ", "))
	}
	if r.First != nil && r.Last != nil {
		line("loss", "%.4f → %.4f", *r.First, *r.Last)
	}
	if r.Held != nil {
		line("held-out loss", "%.4f, on %g of the rows", *r.Held, f.Input.ValidationSplit)
	}
	line("seed", "%d", t.Seed)
	line("root of the final state", "`%s`", r.Root)
	rows := "data.tokens"
	if f.Input.ValidationSplit > 0 {
		rows = "train.tokens"
	}
	fmt.Fprintf(w, "\nWhoever has the base model and two files of the run's folder reaches the same root, on any "+
		"machine:\n`infernet engine run --config program.json --init BASE --data %s`.\n", rows)
}
