package main

import (
	"github.com/spf13/cobra"
)

func newDrain(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "drain",
		Short:   "Finish what runs, take nothing new, then stop the node",
		Long:    "Tells the running node to take no new work, to finish and collect what it works\non, and then to end. Nothing is lost; a second look at `infernet status` shows\nwhat it still waits for.",
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
