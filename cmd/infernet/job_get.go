package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newJobGet(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "get ID [FOLDER]",
		Short: "Get a finished job's model",
		Long: "Copies the model of a finished job, in Hugging Face's layout, into a folder that\n" +
			"does not exist yet; without a folder it prints where the model is. Of a job that\n" +
			"trained an adapter it copies the folder `adapter`, as PEFT writes it, and `merged`\n" +
			"if the job file asked for it.",
		Example: "  infernet job get 0x3f2a… ./model",
		Args:    between(1, "ID", "FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			j, err := a.client().Job(c.Context(), args[0])
			if err != nil {
				return err
			}
			if j.Artifact == "" {
				return api.WithHint(fmt.Errorf("job %s has no model yet: it is %s", short(j.ID), j.State),
					"follow it with `infernet job watch "+j.ID+"`")
			}
			where := j.Artifact
			if len(args) == 2 {
				where = args[1]
				if err := copyFolder(j.Artifact, where); err != nil {
					return err
				}
			}
			return a.print(map[string]string{"job": j.ID, "artifact": where}, func(w io.Writer) { row(w, where) })
		},
	}
}

func copyFolder(from, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return &usageError{fmt.Errorf("%s exists already", to), "name a folder that does not exist yet"}
	}
	return os.CopyFS(to, os.DirFS(from))
}
