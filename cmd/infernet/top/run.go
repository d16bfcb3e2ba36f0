package top

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
)

// Run shows the dashboard on a terminal until its reader leaves it or ctx is done.
func Run(ctx context.Context, n Node, in io.Reader, out io.Writer, colour bool) error {
	return run(
		ctx,
		n,
		colour,
		tea.WithInput(in),
		tea.WithOutput(out),
		tea.WithoutSignalHandler(),
	)
}

func run(ctx context.Context, n Node, colour bool, options ...tea.ProgramOption) error {
	ctx, stop := context.WithCancel(ctx)
	f := &feed{}
	var wg sync.WaitGroup
	wg.Go(func() { f.follow(ctx, n) })
	defer wg.Wait()
	defer stop()
	m := model{ctx: ctx, node: n, feed: f, now: time.Now, ink: ink(colour)}
	_, err := tea.NewProgram(m, append(options, tea.WithContext(ctx))...).Run()
	if errors.Is(err, tea.ErrProgramKilled) && ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}
