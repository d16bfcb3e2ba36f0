package main

import (
	"github.com/spf13/cobra"
)

func newDrain(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "drain",
		Short: "Finish the work that runs, then stop the node",
		Long: "Tells the running node to take no new work, to finish the work it has, to collect\n" +
			"the pay for it, and then to end. Nothing is lost; `infernet status` shows what the\n" +
			"node still waits for.",
		Example: "  infernet drain",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if err := a.client().Drain(c.Context()); err != nil {
				return err
			}
			a.say("The node takes no new work and stops when what runs is done.")
			if a.json {
				return a.print(map[string]any{"draining": true}, nil)
			}
			return nil
		},
	}
}
