package main

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/data/sft"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

func newData(a *app) *cobra.Command {
	c := group("data", "Prepare data sets for training",
		"A job on text trains on the text's bytes, as they are. A job on a model with a\n"+
			"tokenizer trains on a token file, which `data prepare` makes.",
		"  infernet data prepare chats.jsonl --model ./SmolLM2 --out chats.tokens")
	c.AddCommand(newDataPrepare(a))
	return c
}

// prepareFlags are the settings of `data prepare`.
type prepareFlags struct {
	format, model, template, end, out string
	long                              string
	context                           uint32
	skipBad                           bool
}

// prepared is what `data prepare` prints.
type prepared struct {
	sft.Report
	File     string `json:"file"`
	Bytes    int    `json:"bytes"`
	SHA256   string `json:"sha256"`
	Format   string `json:"format"`
	Vocab    uint32 `json:"vocab"`
	Context  uint32 `json:"context"`
	Template string `json:"template,omitempty"`
}

func newDataPrepare(a *app) *cobra.Command {
	var f prepareFlags
	c := &cobra.Command{
		Use:   "prepare FILE",
		Short: "Turn texts or conversations into a token file",
		Long: `Reads texts or conversations, lays conversations out as the model's chat template
does, and packs the tokens into rows of the context. Of conversations only the
assistant's words are learned; of preferences, which a program with dpo learns
from, both answers to a prompt.

Formats: text (the whole file), and JSON objects, one a line or in one array, or the
rows of a Parquet file, as
  documents  {"text": "…"}
  chatml     {"messages": [{"role": "user", "content": "…"}, …]}
  sharegpt   {"conversations": [{"from": "human", "value": "…"}, …]}
  alpaca     {"instruction": "…", "input": "…", "output": "…"}
  preferences {"prompt": "…", "chosen": "…", "rejected": "…"}, or the three as lists of
             messages like chatml's
  completions {"prompt": "…", "completion": "…"}, or both as lists of messages`,
		Example: "  infernet data prepare chats.jsonl --model ./SmolLM2 --out chats.tokens",
		Args:    exactly("FILE"),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := f.run(args[0])
			if err != nil {
				return err
			}
			return a.print(r, r.text)
		},
	}
	fl := c.Flags()
	fl.StringVar(
		&f.format,
		"format",
		"",
		"text, documents, chatml, sharegpt, alpaca, preferences or completions\n"+
			"(default: found out by the first object)",
	)
	fl.StringVar(&f.model, "model", "", "the folder of the model, or of its tokenizer alone")
	fl.StringVar(&f.template, "template", "", "the chat template, if the model's own is not to be used")
	fl.StringVar(&f.end, "end-token", "", "the token that ends a text (default: the tokenizer's eos_token)")
	fl.StringVar(&f.out, "out", "", "the token file to write; it must not exist")
	fl.Uint32Var(&f.context, "context", 512, "tokens in a row: the context of the job")
	fl.StringVar(
		&f.long,
		"long",
		"cut",
		"conversations longer than a row: cut their end, or split them between questions",
	)
	fl.BoolVar(&f.skipBad, "skip-bad", false, "leave out documents that are not right, and list their lines")
	for _, name := range [...]string{"model", "out"} {
		cobra.CheckErr(c.MarkFlagRequired(name))
	}
	return c
}

func (f prepareFlags) run(file string) (prepared, error) {
	if f.context < 2 || f.context > program.MaxContext {
		return prepared{}, &usageError{fmt.Errorf("--context %d: want 2 to %d", f.context, program.MaxContext), ""}
	}
	if f.long != "cut" && f.long != "split" {
		return prepared{}, &usageError{fmt.Errorf("--long %q: want cut or split", f.long), ""}
	}
	data, err := openRegular(file, maxDataset, os.OpenFile)
	if err != nil {
		return prepared{}, err
	}
	defer data.Close()
	info, err := data.Stat()
	if err != nil {
		return prepared{}, err
	}
	in, format, err := sft.Open(data, info.Size(), sft.Format(f.format))
	if err != nil {
		return prepared{}, fmt.Errorf("%s: %w", file, err)
	}
	f.format = string(format)
	encoder, sum, err := f.encoder()
	if err != nil {
		return prepared{}, err
	}
	vocab, err := hf.ReadVocab(f.model, encoder.Tokenizer)
	if err != nil {
		return prepared{}, err
	}
	out, report, err := sft.Prepare(in, format, encoder, vocab, sum)
	if err != nil {
		return prepared{}, fmt.Errorf("%s: %w", file, err)
	}
	if err := writeNew(f.out, out); err != nil {
		return prepared{}, err
	}
	return prepared{
		Report: report, File: f.out, Bytes: len(out), SHA256: fmt.Sprintf("%x", sha256.Sum256(out)),
		Format: f.format, Vocab: vocab, Context: f.context, Template: encoder.Template.Name,
	}, nil
}

// encoder reads the tokenizer and chooses the template and the end token.
func (f prepareFlags) encoder() (e sft.Encoder, sum [32]byte, err error) {
	t, raw, err := hf.ReadTokenizer(f.model)
	if err != nil {
		return e, sum, err
	}
	e = sft.Encoder{Tokenizer: t, Context: int(f.context), End: f.end, Split: f.long == "split",
		SkipBad: f.skipBad}
	if e.End == "" {
		if e.End, err = hf.ReadEndToken(f.model); err != nil {
			return e, sum, err
		}
	}
	if format := sft.Format(f.format); format != sft.Text && format != sft.Documents {
		e.Template, err = chooseTemplate(f.model, f.template)
	}
	return e, sha256.Sum256(raw), err
}

// chooseTemplate is the named one, or the model's own.
func chooseTemplate(dir, name string) (sft.Template, error) {
	if name != "" {
		return sft.FindTemplate(name)
	}
	jinja, err := hf.ReadChatTemplate(dir)
	if err != nil {
		return sft.Template{}, err
	}
	tokens, err := hf.ReadTemplateTokens(dir)
	if err != nil {
		return sft.Template{}, err
	}
	t, err := sft.ParseTemplate(jinja, tokens)
	if err != nil {
		return t, &usageError{err, "choose one with --template"}
	}
	return t, nil
}

// writeNew writes a file that is not there yet, whole or not at all.
func writeNew(name string, b []byte) error {
	if _, err := os.Lstat(name); err == nil {
		return &usageError{fmt.Errorf("%s exists already", name), "name a file that does not exist yet"}
	}
	partial := name + ".partial"
	if err := os.WriteFile(partial, b, 0o644); err != nil {
		return err
	}
	return os.Rename(partial, name)
}

func (p prepared) text(w io.Writer) {
	row(w, "file", fmt.Sprintf("%s, %d bytes", p.File, p.Bytes))
	row(w, "sha256", p.SHA256)
	row(w, "format", p.Format)
	row(
		w,
		"documents",
		fmt.Sprintf("%d, of which %d cut at the context, %d split and %d without anything to learn left "+
			"out", p.Documents, p.Cut, p.Split, p.Dropped),
	)
	if p.Skipped > 0 {
		row(w, "skipped", fmt.Sprintf("%d that are not right", p.Skipped))
	}
	for _, b := range p.Bad {
		row(w, fmt.Sprintf("line %d", b.Line), b.Error)
	}
	row(w, "rows", fmt.Sprintf("%d of %d tokens below %d", p.Rows, p.Context, p.Vocab))
	row(w, "tokens", fmt.Sprintf("%d, of which %d are learned; %d of padding", p.Tokens, p.Learned, p.Padding))
	if p.Template != "" {
		row(w, "template", p.Template)
	}
}
