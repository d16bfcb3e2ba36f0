package main

import (
	"context"
	"fmt"
	"io"
	"path"
	"slices"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newJobShow(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "show ID",
		Short:   "Show a job: progress, money, artefact",
		Long:    "Shows a job of this node: its segments, its loss, what each party was paid, and\nwhere the model is.",
		Example: "  infernet job show 0x3f2a…",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			j, err := a.client().Job(c.Context(), args[0])
			if err != nil {
				return err
			}
			files, err := ggufFiles(c.Context(), a.client(), j)
			if err != nil {
				return err
			}
			return a.print(j, func(w io.Writer) {
				printJob(w, j)
				for _, f := range files {
					row(w, "gguf", fmt.Sprintf("%s, %d bytes", f.Name, f.Bytes))
				}
			})
		},
	}
}

// ggufFiles are the GGUF files that a job has delivered.
func ggufFiles(ctx context.Context, from modelFiles, j api.JobView) ([]api.JobFile, error) {
	if j.Artifact == "" {
		return nil, nil
	}
	all, err := from.JobFiles(ctx, j.ID)
	return slices.DeleteFunc(all, func(f api.JobFile) bool { return path.Ext(f.Name) != ".gguf" }), err
}
