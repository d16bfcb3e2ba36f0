package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"
	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"github.com/infernetprotocol/infernet/node/api"
)

func newJobWatch(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "watch ID",
		Short: "Follow a job to its end",
		Long: "Prints a job's events, beginning with the first, until the job has ended. With --json\n" +
			"each event is one line of JSON. The exit code is 0 if every segment was verified and 4\n" +
			"if the job ended without some of them.",
		Example: "  infernet job watch 0x3f2a…",
		Args:    exactly("ID"),
		RunE: func(c *cobra.Command, args []string) error {
			return a.watchJob(c.Context(), args[0])
		},
	}
}

// watchJob follows a job to its end.
func (a *app) watchJob(ctx context.Context, id string) error {
	c := a.client()
	show, done, err := a.viewer(ctx, c, id)
	if err != nil {
		return err
	}
	err = c.Watch(ctx, id, show)
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
	bar := newBar(a, j)
	return bar.show, bar.close, nil
}

func (a *app) printEvent(e api.Event) error {
	_, err := fmt.Fprintf(a.out, "%s  %-9s  %s\n", e.Time.Local().Format(time.TimeOnly), e.Kind, e.Text)
	return err
}

// stepBar is the progress of a job on a terminal: the steps at the bottom, the
// events above.
type stepBar struct {
	all  *mpb.Progress
	bar  *mpb.Bar
	text atomic.Pointer[string] // the bar is drawn by a goroutine of its own
	line func(api.Event) error
}

func newBar(a *app, j api.JobView) *stepBar {
	b := &stepBar{all: mpb.New(mpb.WithOutput(a.out), mpb.WithWidth(40))}
	b.bar = b.all.AddBar(int64(j.Steps),
		mpb.PrependDecorators(decor.CountersNoUnit("step %d/%d ")),
		mpb.AppendDecorators(decor.Any(func(decor.Statistics) string { return b.caption() })))
	over := &app{out: b.all}
	b.line = over.printEvent
	return b
}

func (b *stepBar) show(e api.Event) error {
	if e.Kind != "progress" {
		return b.line(e)
	}
	b.text.Store(&e.Text)
	if step, ok := e.Data["step"].(float64); ok {
		b.bar.SetCurrent(int64(step))
	}
	return nil
}

func (b *stepBar) caption() string {
	if t := b.text.Load(); t != nil {
		return *t
	}
	return ""
}

func (b *stepBar) close() {
	b.bar.Abort(false)
	b.all.Wait()
}
