package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

func newEnginePreset(a *app) *cobra.Command {
	var from string
	c := &cobra.Command{
		Use:   "preset [NAME]",
		Short: "Print a named program, or one for a model folder, as JSON",
		Long: "Prints the program of a preset, of 100 steps, as `infernet engine run --config` reads\n" +
			"it; with --from, a program that tunes the weights of a Hugging Face folder, whose\n" +
			"shape and root it holds. Change what you like.",
		Example: "  infernet engine preset d256 > program.json\n" +
			"  infernet engine preset --from ./SmolLM2 > program.json",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 || (len(args) == 1) == (from != "") {
				return &usageError{errors.New("want the NAME of a preset, or --from FOLDER"), ""}
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			p, err := presetOrFolder(args, from)
			if err != nil {
				return err
			}
			return writeProgram(a.out, p)
		},
	}
	c.Flags().StringVar(&from, "from", "", "derive the program from the model in this Hugging Face `FOLDER`")
	return c
}

func presetOrFolder(args []string, from string) (p program.Program, err error) {
	if from == "" {
		return presetProgram(args[0], defaultSteps)
	}
	folder, err := hf.Open(from)
	if err != nil {
		return p, err
	}
	defer folder.Close()
	if p, err = folderProgram(folder, defaultSteps); err != nil {
		return p, err
	}
	p.Base, err = baseOf(folder)
	return p, err
}

// engineRoot is what `engine root --json` prints.
type engineRoot struct {
	Root       program.Base `json:"root"`
	Parameters uint64       `json:"parameters"`
}

func newEngineRoot(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "root FOLDER",
		Short: "Print the root of a model's weights",
		Long: "Prints the root by which a program names the weights that it starts from (base):\n" +
			"those of a Hugging Face folder, in the order and with the rounding of\n" +
			"docs/numerics.md.",
		Example: "  infernet engine root ./SmolLM2",
		Args:    exactly("FOLDER"),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := rootOf(args[0])
			if err != nil {
				return err
			}
			return a.print(r, func(w io.Writer) { fmt.Fprintln(w, r.Root) })
		},
	}
}

func rootOf(path string) (r engineRoot, err error) {
	folder, err := hf.Open(path)
	if err != nil {
		return r, err
	}
	defer folder.Close()
	r.Parameters = folder.Model.Parameters()
	r.Root, err = baseOf(folder)
	return r, err
}
