package main

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/cmd/infernet/top"
)

func newTop(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "top",
		Short: "Watch the running node in this terminal",
		Long: "Shows the running node, anew every second: stake, money, rails and events; jobs, leases,\n" +
			"bids, disputes and peers on pages of their own. It only looks. Keys: tab or 1 to 6 turn\n" +
			"pages, the arrows choose a row, w says why it is as it is, q leaves. It needs a terminal;\n" +
			"scripts take `infernet status --json`. NO_COLOR turns colours off.",
		Example: "  infernet top",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if !a.terminal() {
				return &usageError{
					errors.New("standard output is no terminal"),
					"use `infernet status`, or --json with it",
				}
			}
			node := a.client()
			if _, err := node.Status(c.Context()); err != nil {
				return err // before the screen is taken
			}
			return top.Run(c.Context(), node, a.in, a.out, a.colour())
		},
	}
}
