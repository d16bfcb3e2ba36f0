package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func newJobQuote(a *app) *cobra.Command {
	var outside *bool
	c := &cobra.Command{
		Use:   "quote FILE",
		Short: "Say what a job costs at most, before money moves",
		Long: "Checks a job file and says what it would cost at most: the price per segment, the\n" +
			"deposit, and what a cheat could cost. Of a job with workers it compares 1, 2, 4 and 8\n" +
			"slots. Nothing is signed, sent or published, and no money moves.",
		Example: "  infernet job quote job.yml",
		Args:    exactly("FILE"),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := a.prepareRequest(c.Context(), args[0], *outside, nameData)
			if err != nil {
				return err
			}
			q, err := a.client().Quote(c.Context(), r)
			if err != nil {
				return err
			}
			return a.print(q, func(w io.Writer) { printQuote(w, q) })
		},
	}
	outside = allowOutside(c)
	return c
}

func printQuote(w io.Writer, q api.Quote) {
	cash := func(u money.Units) string { return money.Format(u, q.Decimals) }
	row(w, "job", q.Name)
	row(w, "work", fmt.Sprintf("%d segments, %d steps, %d tokens", q.Segments, q.Steps, q.Tokens))
	if q.Slots > 0 {
		row(w, "slots", fmt.Sprintf("%d train one model, in %d rounds; tokens, deposit and risk are of all", q.Slots,
			q.Segments))
	}
	row(w, "model", fmt.Sprintf("%d parameters, %d MiB to train", q.Parameters, q.MemoryBytes>>20))
	if q.Base != "" {
		row(w, "base", q.Base)
	}
	row(w, "price", cash(q.MaxPrice)+" per segment at most")
	row(w, "deposit", cash(q.Deposit)+" at most; what is not earned comes back")
	row(w, "at risk", cash(q.AtRisk)+" at most, to a cheat")
	printCompared(w, q)
	printPreview(w, q)
	printEconomics(w, q.Economics)
	if len(q.Rails)+len(q.NotHere) > 1 {
		row(w, "rails", railsText(q))
	}
	row(w, "wallet", cash(q.Balance))
}

// printCompared shows what the same tokens take by other numbers of slots.
func printCompared(w io.Writer, q api.Quote) {
	if len(q.Compare) == 0 {
		return
	}
	cash := func(u money.Units) string { return money.Format(u, q.Decimals) }
	row(w, "slots", "rounds", "time", "a worker moves", "all segments", "loss above")
	for _, x := range q.Compare {
		took, loss := "unknown", "not measured"
		if x.Seconds > 0 {
			took = time.Duration(x.Seconds * float64(time.Second)).Round(time.Second).String()
		}
		if x.Loss != nil {
			loss = fmt.Sprintf("%+.3f", *x.Loss)
		}
		row(w, fmt.Sprintf("  %d", x.Slots), x.Rounds, took, mebibytes(x.Bytes), cash(x.Price), loss)
	}
	row(w, "compared", "the same tokens; loss in nats above one machine's, as measured on a small model from a seed "+
		"(docs/rounds.md): no bound")
}

// printEconomics says what the job's numbers mean, and which of them to change.
func printEconomics(w io.Writer, e api.Economics) {
	for i, name := range []string{"cheating", "checking", "worst"} {
		if i < len(e.Lines) {
			row(w, name, e.Lines[i])
		}
	}
	for _, what := range e.Trusts {
		row(w, "trust", what)
	}
	for _, why := range e.Refused {
		row(w, "refused", why)
	}
	for _, why := range e.Elsewhere {
		row(w, "elsewhere", "where money counts, nodes refuse this: "+why)
	}
}

// railsText says where the job may be paid, and where it may not from here.
func railsText(q api.Quote) string {
	text := strings.Join(q.Rails, ", then ")
	if len(q.NotHere) > 0 {
		text += "; not " + strings.Join(q.NotHere, ", ") + ", which this node's configuration does not name"
	}
	return text
}

// printPreview says what a dispute over a segment would cost.
func printPreview(w io.Writer, q api.Quote) {
	d := q.Dispute
	if d == nil {
		row(w, "dispute", "none: "+q.NoDispute)
		return
	}
	row(w, "dispute", fmt.Sprintf("a wrong segment costs its provider %s of stake; a challenger who shows it gets %s",
		money.Format(d.Lock, q.Decimals), money.Format(d.Reward, q.Decimals)))
	printCost(w, *d)
}
