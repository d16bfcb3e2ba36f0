package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func newJob(a *app) *cobra.Command {
	c := group("job", "Post training jobs and follow them",
		"A job is a training run: a model, a data set, a number of steps and a price. It is\n"+
			"cut into segments, each checked and paid by itself.",
		"  infernet job init > job.yml\n  infernet job quote job.yml\n  infernet job post job.yml --watch")
	c.AddCommand(newJobInit(a), newJobQuote(a), newJobPost(a), newJobList(a), newJobShow(a), newJobWatch(a),
		newJobGet(a), newJobCancel(a), newJobRounds(a), newJobReplay(a))
	return c
}

func printJobs(w io.Writer, jobs []api.JobView) {
	row(w, "JOB", "NAME", "STATE", "SEGMENTS", "LOSS", "SPENT")
	for _, j := range jobs {
		row(w, short(j.ID), j.Name, j.State, fmt.Sprintf("%d/%d paid", j.SegmentsPaid, j.Segments),
			losses(j), money.Format(j.Spent, j.Decimals))
	}
}

func losses(j api.JobView) string {
	if j.LossFirst == 0 {
		return "-"
	}
	return fmt.Sprintf("%.3f → %.3f", j.LossFirst, j.LossLast)
}

// printEval writes the losses on held-out rows, if rows are held out.
func printEval(w io.Writer, e *api.EvalView) {
	if e == nil {
		return
	}
	for i, x := range e.Values {
		name := ""
		if i == 0 {
			name = "held out"
		}
		row(w, name, fmt.Sprintf("%.4f after %d segments", x.Loss, x.Segments))
	}
	for _, x := range e.Missed {
		row(w, "held out", fmt.Sprintf("no loss after %d segments: %s", x.Segments, x.Why))
	}
	if e.Waiting > 0 {
		row(w, "held out", fmt.Sprintf("%d states are still to be evaluated", e.Waiting))
	}
}

func printJob(w io.Writer, j api.JobView) {
	cash := func(u money.Units) string { return money.Format(u, j.Decimals) }
	row(w, "job", j.ID)
	row(w, "name", j.Name)
	row(w, "state", j.State)
	if j.Run != "" {
		row(w, "run", j.Run+": one of several slots, see `infernet job rounds`")
	}
	row(w, "segments", fmt.Sprintf("%d: %d verified, %d paid, %d checked", j.Segments, j.SegmentsVerified,
		j.SegmentsPaid, j.SegmentsChecked))
	row(w, "steps", fmt.Sprintf("%d of %d, %d tokens/s", j.Step, j.Steps, j.TokensPerSecond))
	row(w, "loss", losses(j))
	printEval(w, j.Eval)
	row(w, "deposited", cash(j.Deposited))
	row(w, "spent", fmt.Sprintf("%s (fees %s), refunded %s", cash(j.Spent), cash(j.Fees), cash(j.Refunded)))
	for who, u := range j.ProviderEarned {
		row(w, "provider", who, cash(u))
	}
	for who, u := range j.VerifierEarned {
		row(w, "verifier", who, cash(u))
	}
	if j.Caught != nil {
		row(w, "caught", fmt.Sprintf("wrong work in segment %d, not paid", *j.Caught))
	}
	if j.Reassigned > 0 {
		row(w, "reassigned", j.Reassigned)
	}
	if j.Artifact != "" {
		row(w, "artefact", j.Artifact)
	}
}
