package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

func newLedgerAudit(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "audit FILE",
		Short: "Check an export without the node",
		Long: `Reads a file that infernet ledger export has written ("-": standard input) and
computes all of it anew: the chain of hashes from the first entry to the last, the
sums of the postings, the hash of every value, and the signatures on offers, leases,
commitments and vouchers. It needs no node, no key and no network. What it cannot
know is whether the file is a node's newest: compare the head with the one that
infernet ledger verify prints there.`,
		Example: "  infernet ledger export > books.jsonl && infernet ledger audit books.jsonl",
		Args:    exactly("FILE"),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.audit(args[0])
		},
	}
}

func (a *app) audit(path string) (err error) {
	in := a.in
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return &usageError{err, "name a file of `infernet ledger export`"}
		}
		defer f.Close()
		in = f
	}
	got, err := ledger.Audit(in, recordSignatures)
	if errors.Is(err, ledger.ErrAudit) {
		return api.WithHint(err, "the file was changed, or is not whole: export it again and compare")
	}
	if err != nil {
		return err
	}
	return a.print(got, func(w io.Writer) {
		row(w, "holds", fmt.Sprintf("%d entries, head %s", got.Entries, got.Head))
		row(w, "values", fmt.Sprintf("%d, each as an entry wrote it", got.Values))
		row(w, "signatures", fmt.Sprintf("%d, all good", got.Signatures))
		for _, p := range got.Balances {
			row(w, "balance", p.Account, p.Amount.Units, p.Amount.Asset)
		}
	})
}

// recordSignatures checks the signatures of the leases whose money the node follows.
func recordSignatures(space ledger.Space, _ string, value []byte) (int, error) {
	if space != role.SpaceEscrows {
		return 0, nil
	}
	var s escrow.State
	if err := ledger.ReadValue(value, &s); err != nil {
		return 0, err
	}
	return s.CheckSignatures()
}
