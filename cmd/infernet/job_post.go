package main

import (
	"cmp"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newJobPost(a *app) *cobra.Command {
	var follow bool
	var aggregator, key string
	var outside *bool
	c := &cobra.Command{
		Use:   "post FILE",
		Short: "Post a job and fund it",
		Long: "Checks a job file, signs its offer with the node's wallet and announces it. Money\n" +
			"moves into the escrow when a provider has signed a lease, never more than the\n" +
			"quote says. With --watch it follows the job to its end.",
		Example: "  infernet job post job.yml --watch",
		Args:    exactly("FILE"),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := a.prepareRequest(c.Context(), args[0], *outside, a.client().PutBlob)
			if err != nil {
				return err
			}
			r.Aggregator = aggregator
			ctx := c.Context()
			if key != "" {
				ctx = api.WithKey(ctx, key)
			}
			j, err := a.client().PostJob(ctx, r)
			if err != nil {
				return err
			}
			if j.Run != "" {
				a.say("One job for each slot; all of them: `infernet job rounds %s`.", j.Run)
			}
			id := cmp.Or(j.Run, j.ID)
			if follow {
				return a.watchJob(c.Context(), id)
			}
			a.say("Follow it with `infernet job watch %s`.", id)
			return a.print(j, func(w io.Writer) { printJob(w, j) })
		},
	}
	c.Flags().BoolVar(&follow, "watch", false, "follow the job to its end")
	c.Flags().StringVar(&aggregator, "aggregator", "", "hand the job to this peer's aggregator role")
	c.Flags().StringVar(&key, "key", "", "idempotency key: the same one again posts no second job")
	outside = allowOutside(c)
	return c
}
