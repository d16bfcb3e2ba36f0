package main

import (
	"io"
	"strings"

	"github.com/spf13/cobra"
)

func newPeers(a *app) *cobra.Command {
	c := &cobra.Command{
		Use:     "peers",
		Short:   "List connected nodes",
		Long:    "Lists the nodes this one is connected to, and their addresses.",
		Example: "  infernet peers",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			peers, err := a.client().Peers(c.Context())
			if err != nil {
				return err
			}
			return a.print(map[string]any{"peers": peers}, func(w io.Writer) {
				row(w, "PEER", "ADDRESSES")
				for _, p := range peers {
					row(w, p.ID, strings.Join(p.Addrs, " "))
				}
			})
		},
	}
	c.AddCommand(newPeersSign(a), newPeersCheck(a))
	return c
}
