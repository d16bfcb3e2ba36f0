package main

import (
	"io"

	"github.com/spf13/cobra"
)

func newJobCancel(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "cancel ID",
		Short: "Stop a job; what is not earned comes back",
		Long: "Stops a job: segments that were verified are paid, the lease ends, and the rest of\n" +
			"the deposit comes back to the wallet.",
		Example: "  infernet job cancel 0x3f2a…",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			j, err := a.client().CancelJob(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(j, func(w io.Writer) { printJob(w, j) })
		},
	}
}
