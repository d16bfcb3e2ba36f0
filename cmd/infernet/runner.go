package main

import (
	"context"
	"errors"

	"golang.org/x/sync/errgroup"
)

// runner runs services beside a command.
type runner struct {
	ctx    context.Context
	cancel context.CancelFunc
	group  *errgroup.Group
}

func newRunner(ctx context.Context) *runner {
	ctx, cancel := context.WithCancel(ctx)
	g, ctx := errgroup.WithContext(ctx)
	return &runner{ctx, cancel, g}
}

func (r *runner) add(run func(context.Context) error) {
	r.group.Go(func() error { return run(r.ctx) })
}

// stop ends the services; an end that was asked for is no error.
func (r *runner) stop() error {
	r.cancel()
	if err := r.group.Wait(); !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}
