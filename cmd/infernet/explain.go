package main

import (
	"cmp"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newExplain(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "explain ID",
		Short: "Explain the state of a job, lease, bid or payment",
		Long: "Explains a job, an offer, a lease, a bid, a dispute, a transaction, an operator that this\n" +
			"node has dealt with, or work that was set aside: its state, the rule that applies, the\n" +
			"evidence, the next deadline, who may act before it, and what happens if nobody does.",
		Example: "  infernet explain 0x3f2a…   # an id from `infernet job list`",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			e, err := a.client().Explain(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(e, func(w io.Writer) { printExplanation(w, e) })
		},
	}
}

func printExplanation(w io.Writer, e api.Explanation) {
	row(w, e.What, e.ID)
	row(w, "state", e.State)
	row(w, "rule", e.Rule)
	for _, line := range e.Evidence {
		row(w, "evidence", line)
	}
	if e.Deadline != 0 {
		row(w, "deadline", chainTime(e.Deadline))
	}
	row(w, "may act", cmp.Or(strings.Join(e.MayAct, "; "), "nobody"))
	row(w, "else", e.Else)
	for _, line := range e.Bounds {
		row(w, "bound", line)
	}
}
