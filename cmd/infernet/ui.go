package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newUI(a *app) *cobra.Command {
	var r api.TicketRequest
	c := &cobra.Command{
		Use:   "ui",
		Short: "Print a link that opens the node's page in a browser, once",
		Long: "Asks the node for a link to its page: offers, jobs, money, leases and disputes. The link\n" +
			"opens one browser session within a minute. The session only reads, unless --act is\n" +
			"given; then it may also cancel jobs and play disputes, until it has done nothing of\n" +
			"that for 15 minutes. The node must have an address for it: api.listen in the\n" +
			"configuration, for example 127.0.0.1:7421. From another machine, use an SSH tunnel:\n" +
			"ssh -L 7421:127.0.0.1:7421 HOST.",
		Example: "  infernet ui\n  infernet ui --act",
		Args:    exactly(),
		RunE:    func(c *cobra.Command, _ []string) error { return a.ui(c.Context(), r) },
	}
	c.Flags().BoolVar(&r.Act, "act", false, "let the session act, not only look")
	return c
}

func (a *app) ui(ctx context.Context, r api.TicketRequest) error {
	t, err := a.client().Ticket(ctx, r)
	if err != nil {
		return err
	}
	a.say("open this in a browser of this machine within a minute; it opens once")
	return a.print(t, func(w io.Writer) { row(w, t.URL) })
}
