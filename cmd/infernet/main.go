package main

import (
	"context"
	"io"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the whole program: it returns the exit code.
func run(args []string, in io.Reader, out, errOut io.Writer) int {
	ctx, stop := interruptible()
	defer stop()
	a := &app{in: in, out: out, err: errOut}
	root := newRoot(a)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	return a.report(ctx, err)
}

// interruptible is done on an interrupt, with the plain cause context.Canceled:
// services take that for an end that was asked for.
func interruptible() (context.Context, func()) {
	signalled, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	ctx, cancel := context.WithCancel(context.Background())
	unlink := context.AfterFunc(signalled, cancel)
	return ctx, func() {
		unlink()
		cancel()
		stop()
	}
}
