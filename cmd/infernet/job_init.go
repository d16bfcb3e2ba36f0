package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/jobfile"
)

func newJobInit(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "init",
		Short: "Print a commented example of a job file",
		Long: "Prints an example job file with every key, its meaning and its default. Write\n" +
			"it to a file and change what you want.",
		Example: "  infernet job init > job.yml",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			text := jobfile.Example()
			if a.json {
				return a.print(map[string]string{"file": text}, nil)
			}
			_, err := io.WriteString(a.out, text)
			return err
		},
	}
}
