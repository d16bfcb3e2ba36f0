package main

import (
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/trainfile"
)

func newTrain(a *app) *cobra.Command {
	c := group("train", "Fine-tune a model as one file says",
		"A file infernet.train.yml describes a fine-tuning: the base model, the data, the\n"+
			"method and its settings. It needs no node and no wallet.",
		"  infernet train init --output ./my-run\n"+
			"  infernet train run --local --config ./my-run/infernet.train.yml")
	c.AddCommand(newTrainData(a), newTrainInit(a), newTrainRun(a))
	return c
}

func newTrainInit(a *app) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:   "init",
		Short: "Write a commented example of infernet.train.yml",
		Long: "Writes infernet.train.yml with every key, its meaning and its default into a\n" +
			"folder, which is made if it is not there. A file that is there stays.",
		Example: "  infernet train init --output ./my-run",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			file, err := writeTrainFile(dir)
			if err != nil {
				return err
			}
			return a.print(map[string]string{"file": file}, func(w io.Writer) { row(w, "file", file) })
		},
	}
	c.Flags().StringVar(&dir, "output", "", "the `DIR` to write it to")
	cobra.CheckErr(c.MarkFlagRequired("output"))
	return c
}

func writeTrainFile(dir string) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	file := filepath.Join(dir, trainfile.Name)
	_, err := createNew(file, func(w io.Writer) error {
		_, err := io.WriteString(w, trainfile.Example())
		return err
	})
	return file, err
}
