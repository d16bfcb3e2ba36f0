package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

const jobRoundsLong = `Shows the jobs of several slots that train one model together, or one of them: what
each slot does, and a line for each round that was merged, with a mark for each slot:
# its work counted, l it was too late, . it was absent. ID is the run's, or that of one
of its jobs. --file writes what anybody needs to train the model again, step by step,
and to reach the same root: see infernet job replay. --cancel stops the rounds and the
jobs of all slots.`

var errOneRun = errors.New("--file and --cancel want the ID of one run")

func newJobRounds(a *app) *cobra.Command {
	var file string
	var cancel bool
	c := &cobra.Command{
		Use:     "rounds [ID]",
		Short:   "Show models that several slots train together",
		Long:    jobRoundsLong,
		Example: "  infernet job rounds\n  infernet job rounds 0x3f2a… --file run.rounds",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				if file != "" || cancel {
					return &usageError{errOneRun, "`infernet job rounds` lists them"}
				}
				all, err := a.client().Rounds(c.Context())
				if err != nil {
					return err
				}
				return a.print(map[string]any{"rounds": all}, func(w io.Writer) { printRuns(w, all) })
			}
			if file != "" {
				if err := a.saveRounds(c, args[0], file); err != nil {
					return err
				}
			}
			show := a.client().RoundsOf
			if cancel {
				show = a.client().CancelRounds
			}
			v, err := show(c.Context(), args[0])
			if err != nil {
				return err
			}
			return a.print(v, func(w io.Writer) { printRounds(w, v) })
		},
	}
	c.Flags().StringVar(&file, "file", "", "write what replay needs to `FILE`")
	c.Flags().BoolVar(&cancel, "cancel", false, "stop the rounds and the jobs of all slots")
	return c
}

func (a *app) saveRounds(c *cobra.Command, id, file string) error {
	f, err := a.client().RoundsFile(c.Context(), id)
	if err != nil {
		return err
	}
	return os.WriteFile(file, f.Data, 0o644)
}

func printRuns(w io.Writer, all []api.RoundsView) {
	row(w, "RUN", "NAME", "METHOD", "STATE", "ROUNDS", "SLOTS")
	for _, v := range all {
		row(w, short(v.ID), v.Name, v.Method, stateOf(v), fmt.Sprintf("%d/%d merged", v.Merged, v.Rounds), len(v.Slots))
	}
}

func stateOf(v api.RoundsView) string {
	if v.Outcome != "" {
		return v.State + ": " + v.Outcome
	}
	return v.State
}

func printRounds(w io.Writer, v api.RoundsView) {
	row(w, "run", v.ID)
	row(w, "name", v.Name)
	row(w, "state", stateOf(v))
	row(w, "rounds", fmt.Sprintf("%d of %d merged, %d steps each, %s", v.Merged, v.Rounds, v.Every, v.Method))
	row(w, "moved", fmt.Sprintf("%d bytes by a worker; packed updates take %d, data parallel %d", v.BytesMoved,
		v.BytesPacked, v.BytesParallel))
	if v.Multiplier > 0 {
		row(w, "multiplier", fmt.Sprintf("%.2f times what the merged work costs where nobody checks it", v.Multiplier))
	}
	if v.OperationsPerByte > 0 {
		row(w, "square-cube", fmt.Sprintf("%.4g operations a byte: 10^12 a second and %s take the same time",
			v.OperationsPerByte, linkText(8e12/v.OperationsPerByte)))
	}
	if v.Artifact != "" {
		row(w, "artefact", v.Artifact)
	}
	for i, s := range v.Slots {
		note := s.State
		switch {
		case s.Lost != "":
			note = "lost: " + s.Lost
		case s.Behind:
			note += ", behind"
		}
		row(w, fmt.Sprintf("slot %d", i), short(s.Job), fmt.Sprintf("%d of %d rounds", s.Verified, v.Rounds),
			fmt.Sprintf("loss %.3f", s.Loss), note)
	}
	for i, line := range v.Grid {
		row(w, fmt.Sprintf("round %d", i+1), line)
	}
}

// linkText is a rate in bits a second.
func linkText(bits float64) string {
	if bits < 1e6 {
		return fmt.Sprintf("%.1f kb/s", bits/1e3)
	}
	return fmt.Sprintf("%.1f Mb/s", bits/1e6)
}
