package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/gguf"
	"github.com/infernetprotocol/infernet/train/hf"
)

// ggufFlags are the settings of `model gguf`.
type ggufFlags struct{ out, kind, name string }

// ggufFile is what `model gguf` prints.
type ggufFile struct {
	File  string `json:"file"`
	Bytes int64  `json:"bytes"`
	Type  string `json:"type"`
	Name  string `json:"name"`
}

func newModelGGUF(a *app) *cobra.Command {
	var f ggufFlags
	c := &cobra.Command{
		Use:   "gguf FOLDER",
		Short: "Write a model as one GGUF file for llama.cpp",
		Long: `Writes the model of a folder, with its tokenizer and chat template, as a GGUF file
that llama.cpp and the programs built on it open. The folder is not changed.

Types: f32 keeps every bit; f16 and bf16 take half the room; q8_0 takes about a
quarter, in blocks of 32 values with one scale; q4_k_m takes about a seventh, in
blocks of 256. Matrices whose rows are no multiple of 32 stay f16 in a q8_0 or
q4_k_m file; those of a multiple of 32 alone take 5 or 8 bits a value in q4_k_m.`,
		Example: "  infernet model gguf ./tuned --out tuned.gguf --type q8_0",
		Args:    exactly("FOLDER"),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := f.run(args[0])
			if err != nil {
				return err
			}
			return a.print(r, r.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.out, "out", "", "the `FILE` to write; it must not exist")
	fl.StringVar(&f.kind, "type", "q8_0", strings.Join(gguf.Types(), ", "))
	fl.StringVar(&f.name, "name", "", "the model's name in the file (default: that of the folder)")
	cobra.CheckErr(c.MarkFlagRequired("out"))
	return c
}

func (f ggufFlags) run(dir string) (r ggufFile, err error) {
	kind, err := gguf.ParseType(f.kind)
	if err != nil {
		return r, &usageError{err, "choose one with --type"}
	}
	folder, err := hf.Open(dir)
	if err != nil {
		return r, err
	}
	defer folder.Close()
	m, err := folder.GGUF()
	if err != nil {
		return r, err
	}
	if f.name != "" {
		m.Name = f.name
	}
	n, err := createNew(f.out, func(w io.Writer) error { return gguf.Write(w, m, kind) })
	if err != nil {
		return r, fmt.Errorf("%s: %w", dir, err)
	}
	return ggufFile{File: f.out, Bytes: n, Type: f.kind, Name: m.Name}, nil
}

func (g ggufFile) text(w io.Writer) {
	row(w, "file", fmt.Sprintf("%s, %d bytes", g.File, g.Bytes))
	row(w, "type", g.Type)
	row(w, "name", g.Name)
}
