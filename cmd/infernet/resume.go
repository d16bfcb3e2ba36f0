package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

func newResume(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "resume ID",
		Short: "Take up work again that was set aside",
		Long: "Takes up work again that the node has set aside. A node does not begin a third time what\n" +
			"its process died over twice, and refuses further checks of that job. `infernet status`\n" +
			"lists such work, and `infernet explain ID` says what it is. Killing a node in the\n" +
			"middle of its work counts as well.",
		Example: "  infernet resume 0x3f2a…   # an id from `infernet status`",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			x, err := a.client().ResumeWork(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(x, func(w io.Writer) { row(w, "resumed", fmt.Sprintf("%s: %s", x.ID, x.What)) })
		},
	}
}
