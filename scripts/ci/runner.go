package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"
)

// stopDelay is how long an interrupted command may take to end.
const stopDelay = 20 * time.Second

// runner runs parts and collects what came of them.
type runner struct {
	begin time.Time

	mu    sync.Mutex
	out   io.Writer
	done  []outcome
	tests testTotals
}

// outcome is how one part went.
type outcome struct {
	name      string
	wall      time.Duration
	processor time.Duration // user and system time, of children too
	err       error
}

func newRunner(out io.Writer) *runner { return &runner{out: out, begin: time.Now()} }

// run runs a plan. A part that fails does not stop the others.
func (r *runner) run(ctx context.Context, p plan) {
	for _, s := range p {
		var wg sync.WaitGroup
		for _, l := range s {
			wg.Go(func() { r.runLane(ctx, l) })
		}
		wg.Wait()
	}
	if err := ctx.Err(); err != nil {
		r.finish(outcome{name: "the run", err: err})
	}
}

func (r *runner) runLane(ctx context.Context, l lane) {
	for _, p := range l {
		if ctx.Err() == nil {
			r.runPart(ctx, p)
		}
	}
}

func (r *runner) runPart(ctx context.Context, p part) {
	r.printf("== %s\n", p.name)
	begin := time.Now()
	cmd := exec.CommandContext(ctx, p.argv[0], p.argv[1:]...)
	cmd.Env = append(os.Environ(), p.env...)
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = stopDelay
	err := r.start(cmd, p)
	o := outcome{name: p.name, wall: time.Since(begin), err: err}
	if cmd.ProcessState != nil {
		o.processor = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	}
	r.finish(o)
}

// start runs a command to its end.
func (r *runner) start(cmd *exec.Cmd, p part) error {
	if p.tests {
		return r.runTests(cmd, p)
	}
	var said strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &said
	if !p.quiet {
		cmd.Stdout, cmd.Stderr = shared{r}, shared{r}
	}
	err := cmd.Run()
	if err != nil && p.quiet {
		r.printf("%s", said.String())
	}
	return err
}

func (r *runner) runTests(cmd *exec.Cmd, p part) error {
	events, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		return err
	}
	totals, readErr := readEvents(events, func(text string) { r.printf("%s", text) })
	err = errors.Join(cmd.Wait(), readErr)
	if err != nil {
		r.printf("%s", said.String())
	}
	if p.full && len(totals.skipped) > 0 {
		err = errors.Join(err, fmt.Errorf("skipped: %s", strings.Join(totals.skipped, ", ")))
	}
	if err == nil && totals.passed == 0 {
		err = errors.New("no test ran")
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tests.add(totals)
	return err
}

func (r *runner) finish(o outcome) {
	r.mu.Lock()
	r.done = append(r.done, o)
	r.mu.Unlock()
	if o.err != nil {
		r.printf("FAILED: %s: %v\n", o.name, o.err)
	}
}

func (r *runner) printf(format string, args ...any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	fmt.Fprintf(r.out, format, args...)
}

// shared writes to the runner's output.
type shared struct{ r *runner }

func (s shared) Write(b []byte) (int, error) {
	s.r.mu.Lock()
	defer s.r.mu.Unlock()
	return s.r.out.Write(b)
}
