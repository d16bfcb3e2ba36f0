package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"time"
)

// options say what is measured, and how often.
type options struct {
	exe, goTool string
	count       int           // runs of a Go benchmark
	benchTime   time.Duration // of one run
	nodes       int           // starts of a node, jobs posted
	only        *regexp.Regexp
	say         func(format string, args ...any)
}

// errFlags is returned for an invalid value of a flag.
var errFlags = errors.New("bad flag")

func parseFlags(args []string) (o options, err error) {
	f := flag.NewFlagSet("bench", flag.ExitOnError)
	f.StringVar(&o.exe, "exe", "bin/infernet", "the infernet program")
	f.StringVar(&o.goTool, "go", "go", "the go command")
	f.IntVar(&o.count, "count", 5, "runs of each Go benchmark")
	f.DurationVar(&o.benchTime, "benchtime", time.Second, "length of a run")
	f.IntVar(&o.nodes, "nodes", 3, "starts of a node, and jobs posted")
	only := f.String(
		"only",
		"",
		"measure only the parts whose name matches: offers, match, ledger, commitment, checkpoint, gemm, "+
			"hash, node, job",
	)
	if err := f.Parse(args); err != nil {
		return o, err
	}
	if o.count < 1 || o.nodes < 1 || o.benchTime <= 0 {
		return o, fmt.Errorf("%w: -count, -nodes and -benchtime: want above 0", errFlags)
	}
	o.say = func(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }
	o.only, err = regexp.Compile(*only)
	return o, err
}

// part is a group of figures that are measured together.
type part struct {
	name string
	run  func(context.Context, options) ([]row, error)
}

var parts = []part{
	{
		"offers",
		offers,
	}, {"match", matching}, {"ledger", postings}, {"commitment", commitments}, {"checkpoint", checkpoints},
	{"hash", hashes}, {"gemm", gemm}, {"node", idleNode}, {"job", firstStep},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		stop()
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	o, err := parseFlags(args)
	if err != nil {
		return err
	}
	begin, before := time.Now(), load()
	var rows []row
	for _, p := range parts {
		if !o.only.MatchString(p.name) {
			continue
		}
		o.say("%4.0f s  %s", time.Since(begin).Seconds(), p.name)
		more, err := p.run(ctx, o)
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		rows = append(rows, more...)
	}
	fmt.Println(machine(begin, before, load()))
	printTable(os.Stdout, rows)
	return nil
}
