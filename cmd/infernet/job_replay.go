package main

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/rounds"
	"github.com/infernetprotocol/infernet/train/tensor"
)

const jobReplayLong = `Trains a model again that several slots have trained: all slots of all rounds, one after
the other, on this machine. It compares every state that was merged with the file's,
and fails at the first that differs. FILE is what infernet job rounds --file writes.`

func newJobReplay(a *app) *cobra.Command {
	var file, base string
	var o engine.Options
	c := &cobra.Command{
		Use:     "replay FILE",
		Short:   "Train a model of several slots again, and compare every root",
		Long:    jobReplayLong,
		Example: "  infernet job replay run.rounds --data data.txt",
		Args:    exactly("FILE"),
		RunE: func(c *cobra.Command, args []string) error {
			b, err := readRegular(args[0], rounds.MaxFile)
			if err != nil {
				return err
			}
			f, err := rounds.Decode(b)
			if err != nil {
				return &usageError{err, "`infernet job rounds ID --file FILE` writes one"}
			}
			data, err := readRegular(file, maxDataset)
			if err != nil {
				return err
			}
			if !f.Plan.Program.Base.IsZero() && base == "" {
				return &usageError{errReplayBase, "give --base the folder of the model that the job names as its base"}
			}
			begin := time.Now()
			root, err := rounds.Replay(c.Context(), f, data, rounds.ReplayOptions{
				Options: rounds.Options{Engine: o, Base: baseIn(base)}, Progress: a.replayed(begin)})
			if err != nil {
				return err
			}
			out := map[string]any{"root": root.String(), "rounds": len(f.Manifests), "slots": f.Plan.Slots,
				"seconds": time.Since(begin).Seconds()}
			return a.print(out, func(w io.Writer) {
				row(w, "rounds", fmt.Sprintf("%d of %d slots, every state as the file says", len(f.Manifests),
					f.Plan.Slots))
				row(w, "root", root)
			})
		},
	}
	c.Flags().StringVar(&file, "data", "", "the text `FILE` that the slots were trained on (required)")
	c.Flags().StringVar(&base, "base", "", "`FOLDER` of the base, of a run that tunes one")
	c.Flags().StringVar(&o.Backend, "backend", "auto", "back end of the engine, as in infernet doctor")
	c.Flags().IntVar(&o.Threads, "threads", 0, "threads that compute (default: all)")
	if err := c.MarkFlagRequired("data"); err != nil {
		panic(err) // the flag is defined above
	}
	return c
}

var errReplayBase = errors.New("the slots tuned a base")

// baseIn reads a base from a folder. Who uses it compares its root.
func baseIn(folder string) func([]tensor.Tensor) error {
	return func(ts []tensor.Tensor) error {
		f, err := hf.Open(folder)
		if err != nil {
			return err
		}
		defer f.Close()
		return f.Load(ts)
	}
}

// replayed says what a replay has done, unless only its result is wanted.
func (a *app) replayed(begin time.Time) func(rounds.Progress) {
	return func(p rounds.Progress) {
		if !a.quiet && !a.json {
			fmt.Fprintf(a.err, "%5.1fs  round %d, slot %d: equal (%d of %d)\n", time.Since(begin).Seconds(), p.Round+1,
				p.Slot, p.Done, p.Total)
		}
	}
}
