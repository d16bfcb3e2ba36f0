package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/api"
)

func newJobWatch(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "watch ID",
		Short: "Follow a job to its end",
		Long: "Prints a job's events, beginning with the first, until the job has ended. With --json\n" +
			"each event is one line of JSON. The exit code is 0 if every segment was verified and 4\n" +
			"if the job ended without some of them. Of a run of several slots (infernet job rounds)\n" +
			"it shows what each slot does, round by round; --json prints the run each time that it\n" +
			"has changed, and the exit code is 0 if every round was merged.",
		Example: "  infernet job watch 0x3f2a…",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.watchJob(c.Context(), args[0])
		},
	}
}

// watchJob follows a job, or a run of several slots, to its end.
func (a *app) watchJob(ctx context.Context, id string) error {
	c := a.client()
	if run, err := isRun(ctx, c, id); err != nil {
		return err
	} else if run {
		return a.watchRun(ctx, id)
	}
	show, done, err := a.viewer(ctx, c, id)
	if err != nil {
		return err
	}
	err = c.Watch(ctx, id, 0, show)
	done()
	if errors.Is(err, context.Canceled) {
		return api.WithHint(err, "the job goes on: `infernet job watch "+id+"` follows it, `infernet job cancel "+id+
			"` ends it")
	}
	if err != nil {
		return err
	}
	j, err := c.Job(ctx, id)
	if err != nil {
		return err
	}
	if j.SegmentsVerified < j.Segments {
		return api.WithHint(fmt.Errorf("%w: %d of %d", errIncomplete, j.SegmentsVerified, j.Segments),
			"`infernet explain "+id+"` says why")
	}
	return nil
}

// viewer returns what shows one event, and what to call after the last.
func (a *app) viewer(ctx context.Context, c *api.Client, id string) (func(api.Event) error, func(), error) {
	if a.json {
		enc := json.NewEncoder(a.out)
		return func(e api.Event) error { return enc.Encode(e) }, func() {}, nil
	}
	if !a.terminal() {
		return func(e api.Event) error { return a.printEvent(e) }, func() {}, nil
	}
	j, err := c.Job(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	p := newPanel(a.out, a.colour())
	p.show(j)
	done := p.follow(ctx, c, id)
	over := &app{out: p}
	show := func(e api.Event) error {
		if e.Kind == "progress" {
			return nil // the panel shows it
		}
		return over.printEvent(e)
	}
	return show, done, nil
}

// panelEvery is how often a panel asks for the job's state.
const panelEvery = 250 * time.Millisecond

// follow asks for the job's state again and again. The function that it returns shows the
// last one and closes the panel.
func (p *panel) follow(ctx context.Context, c *api.Client, id string) func() {
	polling, stop := context.WithCancel(ctx)
	var wg sync.WaitGroup
	ask := func(ctx context.Context) {
		if j, err := c.Job(ctx, id); err == nil { // else the next try, or Watch, says why
			p.show(j)
		}
	}
	wg.Go(func() {
		for retry.Pause(polling, panelEvery) == nil {
			ask(polling)
		}
	})
	return func() {
		stop()
		wg.Wait()
		ask(ctx)
		p.close()
	}
}

func (a *app) printEvent(e api.Event) error {
	_, err := fmt.Fprintf(a.out, "%s  %-9s  %s\n", e.Time.Local().Format(time.TimeOnly), e.Kind, e.Text)
	return err
}
