package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/node/tuning"
	"github.com/infernetprotocol/infernet/train/hf"
)

func newModelAdd(a *app) *cobra.Command {
	var licence string
	c := &cobra.Command{
		Use:   "add FOLDER",
		Short: "Keep a model for jobs to start from",
		Long: "Copies a model folder into the node's data folder and prints the root of its weights, by\n" +
			"which a job file names it (base). The copy stays until `infernet model rm`; it counts\n" +
			"towards storage.base_bytes. The licence is what --licence says, or the front matter of\n" +
			"the folder's README.md.",
		Example: "  infernet model add ./SmolLM2-135M-Instruct\n  infernet model add ./mine --licence mit",
		Args:    exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			e, err := a.addModel(c.Context(), args[0], licence)
			if err != nil {
				return err
			}
			return a.print(e, func(w io.Writer) { printBase(w, e) })
		},
	}
	c.Flags().StringVar(&licence, "licence", "", "the model's licence, such as apache-2.0")
	return c
}

func (a *app) addModel(ctx context.Context, path, licence string) (e bases.Entry, err error) {
	cfg, err := a.config()
	if err != nil {
		return e, err
	}
	f, licence, err := openModel(path, licence)
	if err != nil {
		return e, err
	}
	defer f.Close()
	e, err = bases.New(a.home.Bases(), cfg.MaxBase(), nil).Add(ctx, f, licence)
	if errors.Is(err, bases.ErrSize) {
		return e, api.WithHint(err, "raise storage.base_bytes, or remove one that `infernet model list` shows")
	}
	return e, err
}

// openModel opens a model that somebody gave, and finds its licence, unless that was said.
func openModel(path, said string) (f *hf.Folder, licence string, err error) {
	if said != "" && !market.ValidLicence(said) {
		return nil, "", &usageError{fmt.Errorf("--licence %.80q: want a name such as apache-2.0", said), ""}
	}
	f, err = hf.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "", &usageError{err, "a model folder has config.json, model.safetensors and tokenizer.json"}
	}
	if err != nil {
		return nil, "", &usageError{err, ""}
	}
	if licence, err = tuning.Licence(path, said); err != nil {
		f.Close()
		return nil, "", &usageError{err, "name it with --licence, such as --licence apache-2.0"}
	}
	return f, licence, nil
}

// printBase says what a base is, and how a job names it.
func printBase(w io.Writer, e bases.Entry) {
	row(w, "root", e.Root)
	row(w, "size", mebibytes(e.Bytes))
	row(w, "licence", licenceText(e))
	row(w, "folder", e.Path)
	row(w, "in a job file", "base: "+e.Root.String())
}

func mebibytes(n uint64) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }

func licenceText(e bases.Entry) string {
	if e.Licence == "" {
		return "not known"
	}
	return e.Licence
}
