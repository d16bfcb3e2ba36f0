package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
)

const usage = `Usage: go run ./scripts/ci [-n] COMMAND

  check   format, vet, lint, layers, and the packages that do no I/O
  test    every test but the long ones, and one real run per rail
  all     check and every test, with the race detector where goroutines are
  run     what CI runs: all, without the long tests that the change does not reach, and the demos

The change is what differs from the commit that INFERNET_BASE names, or from
where this branch left main. If neither is known, everything runs in full.
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage); flag.PrintDefaults() }
	dry := flag.Bool("n", false, "print the commands, and run none")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, flag.Arg(0), *dry); err != nil {
		fmt.Fprintln(os.Stderr, "ci:", err)
		os.Exit(1)
	}
}

// longest is how long a run may take. CI kills what takes 90 minutes; this leaves time
// to say what was done until then.
const longest = 85 * time.Minute

var errUsage = errors.New("name one of check, test, all and run; -help tells more")

func run(ctx context.Context, command string, dry bool) error {
	p, err := planOf(ctx, command)
	if err != nil {
		return err
	}
	if dry {
		return p.show(os.Stdout)
	}
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	r := newRunner(os.Stdout)
	r.run(ctx, p)
	return r.report()
}

func planOf(ctx context.Context, command string) (plan, error) {
	switch command {
	case "check":
		return checkPlan(), nil
	case "test", "all", "run":
	default:
		return nil, errUsage
	}
	pkgs, err := listPackages(ctx)
	if err != nil {
		return nil, err
	}
	switch command {
	case "test":
		return testPlan(pkgs, reach{quick: true}), nil
	case "all":
		return testPlan(pkgs, reach{all: true}), nil
	}
	files, err := changed(ctx)
	if err != nil {
		fmt.Printf("everything runs in full: %v\n", err)
		return runPlan(pkgs, reach{all: true}), nil
	}
	r := reached(pkgs, files)
	fmt.Println(r)
	return runPlan(pkgs, r), nil
}
