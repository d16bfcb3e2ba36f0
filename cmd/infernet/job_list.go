package main

import (
	"io"

	"github.com/spf13/cobra"
)

func newJobList(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the jobs of this node",
		Long:    "Lists the jobs this node coordinates, with their state and what was paid.",
		Example: "  infernet job list",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			jobs, err := a.client().Jobs(c.Context())
			if err != nil {
				return err
			}
			return a.print(map[string]any{"jobs": jobs}, func(w io.Writer) { printJobs(w, jobs) })
		},
	}
}
