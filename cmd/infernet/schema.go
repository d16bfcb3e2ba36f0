package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/train/program"
)

// newSchema makes the command that prints what editors need to complete and check files.
func newSchema(a *app) *cobra.Command {
	of := map[string]func() ([]byte, error){"job": jobfile.Schema, "program": program.Schema, "config": config.Schema}
	return &cobra.Command{
		Use:   "schema job|program|config",
		Short: "Print a JSON Schema for editors",
		Long: "Prints the JSON Schema (draft 7) of job files, of the programs that `infernet engine run`\n" +
			"reads, or of the node's configuration. An editor\n" +
			"with a YAML language server completes and checks a file that begins with the line\n\n" +
			"  # yaml-language-server: $schema=./job.schema.json\n\n" +
			"The schema knows keys and values. What one key asks of another, `infernet job quote`,\n" +
			"`infernet engine run` and `infernet doctor` say.",
		Example: "  infernet schema job > job.schema.json",
		Args:    exactly("job|program|config"),
		RunE: func(c *cobra.Command, args []string) error {
			schema, known := of[args[0]]
			if !known {
				return usagef(c, "%q is no kind of file: want job, program or config", args[0])
			}
			b, err := schema()
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.out, "%s\n", b)
			return err
		},
	}
}
