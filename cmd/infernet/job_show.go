package main

import (
	"io"

	"github.com/spf13/cobra"
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
			return a.print(j, func(w io.Writer) { printJob(w, j) })
		},
	}
}
