package main

import (
	"encoding/json"
	"errors"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/conform"
)

// errDiffers says that another implementation gave other bytes, hashes or bits.
var errDiffers = errors.New("the program differs from docs/vectors")

func newConform(a *app) *cobra.Command {
	var show bool
	p := conform.Program{Stderr: a.err}
	c := &cobra.Command{
		Use:   "conform -- PROGRAM [ARGUMENT...]",
		Short: "Test another implementation of the protocol",
		Long: "Starts PROGRAM and asks it for the examples of the protocol: objects in bytes and hash,\n" +
			"forms that must be refused, signers, draws, and steps of training to the bit. It reads\n" +
			"one request a line and writes one answer a line, both JSON: docs/conformance.md. Exits\n" +
			"with 1 if an answer is wrong.",
		Example: "  infernet conform -- python -m infernet.conform\n" +
			"  infernet conform --print | less",
		Args: func(c *cobra.Command, args []string) error {
			switch {
			case show && len(args) > 0:
				return usagef(c, "--print starts no program: leave %s out", args[0])
			case !show && len(args) == 0:
				return usagef(c, "PROGRAM is missing: what is to be tested, after --")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			cases, err := conform.Cases()
			if err != nil {
				return err
			}
			if show {
				return a.printCases(cases)
			}
			p.Command = args
			r, err := conform.Run(c.Context(), p, cases)
			if len(r.Groups) > 0 {
				err = errors.Join(a.print(r, func(w io.Writer) { _ = r.Write(w) }), err)
			}
			switch {
			case err != nil:
				return api.WithHint(err, "docs/conformance.md says what is asked, and --print shows it")
			case !r.Passed():
				return errDiffers
			}
			return nil
		},
	}
	c.Flags().BoolVar(&show, "print", false, "print the requests with the answers that are right, one a line")
	c.Flags().DurationVar(&p.Timeout, "timeout", time.Minute, "for one answer")
	return c
}

// printCases prints one case a line.
func (a *app) printCases(cases []conform.Case) error {
	e := json.NewEncoder(a.out)
	for _, k := range cases {
		if err := e.Encode(k); err != nil {
			return err
		}
	}
	return nil
}
