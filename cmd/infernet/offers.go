package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func newOffers(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "offers",
		Short: "List open offers and this node's decision about each",
		Long: "Lists the open offers that this node has heard of, with the price per segment and\n" +
			"this node's decision about each: a bid, or the rule that kept it from bidding.",
		Example: "  infernet offers",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			status, err := a.client().Status(c.Context())
			if err != nil {
				return err
			}
			offers, err := a.client().Offers(c.Context())
			if err != nil {
				return err
			}
			return a.print(map[string]any{"offers": offers},
				func(w io.Writer) { printOffers(w, offers, status.Decimals) })
		},
	}
}

func printOffers(w io.Writer, offers []api.OfferView, decimals int) {
	row(w, "JOB", "NAME", "MAX PRICE", "SEGMENTS", "TOKENS", "UNTIL", "DECISION")
	for _, o := range offers {
		row(w, short(o.Job), o.Name, money.Format(o.MaxPrice, decimals), o.Segments, o.Tokens,
			chainTime(o.Deadline), o.Decision)
	}
}

// short cuts an id to what a person can compare; --json has it whole.
func short(id string) string {
	if len(id) <= 18 {
		return id
	}
	return id[:10] + "…" + id[len(id)-6:]
}
