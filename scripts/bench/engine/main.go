package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"
)

type options struct {
	python, presets, backend, only, out string
	device, text, gpu                   string
	threads, rounds                     int
	seconds                             float64
	clock, memory                       string
}

func main() {
	var o options
	flag.StringVar(&o.python, "python", "python3", "the interpreter that has requirements.txt installed")
	flag.StringVar(&o.presets, "presets", "d64,d256,d512", "presets to train")
	flag.StringVar(&o.device, "device", onCPU, "where both sides compute: cpu, or cuda for the first GPU")
	flag.StringVar(&o.backend, "backend", "auto", "our back end; cuda with -device cuda")
	flag.StringVar(&o.text, "text", "", "file to train on (default: Newton's Opticks from the Go distribution)")
	flag.StringVar(&o.only, "only", "steps,products,memory", "parts to run")
	flag.StringVar(&o.out, "json", "", "file for the figures as JSON (default: after the table)")
	flag.IntVar(&o.threads, "threads", runtime.NumCPU(), "threads of both sides")
	flag.IntVar(&o.rounds, "rounds", 3, "rounds of every comparison")
	flag.Float64Var(&o.seconds, "seconds", 5, "length of one measurement of steps; products take a tenth")
	flag.StringVar(
		&o.clock,
		"clock",
		wall,
		"what seconds are: wall, or cpu for those that a side computes, which other programs disturb little; best "+
			"with -threads 1",
	)
	flag.StringVar(&o.memory, "memory-of", "", "measure our own memory: folder,numerics (used by the program itself)")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// report holds everything that was measured.
type report struct {
	Machine  string    `json:"machine"`
	GPU      string    `json:"gpu,omitempty"`
	Torch    string    `json:"torch"`
	Threads  int       `json:"threads"`
	Clock    string    `json:"clock"`
	Steps    []step    `json:"steps,omitempty"`
	Products []product `json:"products,omitempty"`
	Memory   []memory  `json:"memory,omitempty"`
}

func run(o options) error {
	if o.memory != "" {
		return printOwnMemory(o)
	}
	if err := o.settle(); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "infernet-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	presets := strings.Split(o.presets, ",")
	for _, name := range presets {
		if err := writePreset(o, dir, name); err != nil {
			return err
		}
	}
	before := load()
	p, err := startPeer(o, o.threads)
	if err != nil {
		return err
	}
	defer p.close()
	r := report{Torch: p.version, GPU: o.gpu, Threads: o.threads, Clock: o.clock}
	// If a later part fails, the results so far are written.
	err = measure(o, p, dir, presets, &r)
	r.Machine = machine(time.Now(), before, load())
	print(os.Stdout, r)
	return errors.Join(err, writeJSON(o.out, r))
}

func measure(o options, p *peer, dir string, presets []string, r *report) error {
	parts := strings.Split(o.only, ",")
	if slices.Contains(parts, "products") {
		if err := products(o, p, r); err != nil {
			return err
		}
	}
	for _, name := range presets {
		if slices.Contains(parts, "steps") {
			s, err := steps(o, p, dir, name)
			if err != nil {
				return err
			}
			r.Steps = append(r.Steps, s)
		}
		if slices.Contains(parts, "memory") {
			m, err := memories(o, dir, name)
			if err != nil {
				return err
			}
			r.Memory = append(r.Memory, m)
		}
	}
	return nil
}

func writeJSON(file string, r report) error {
	b, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		return err
	}
	if file == "" {
		fmt.Printf("\n%s\n", b)
		return nil
	}
	return os.WriteFile(file, append(b, '\n'), 0o644)
}

// progress prints to stderr what is being measured, because a run takes minutes.
func progress(format string, args ...any) { fmt.Fprintf(os.Stderr, "bench: "+format+"\n", args...) }
