package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/ledger"
)

func newLedger(a *app) *cobra.Command {
	c := group("ledger", "Check, print and repair the node's ledger",
		"The ledger holds everything that happened to this node: entries chained by hash,\n"+
			"with double-entry postings. All but export and audit need the node not to run.",
		"  infernet ledger verify")
	c.AddCommand(newLedgerVerify(a), newLedgerExport(a), newLedgerAudit(a), newLedgerBalances(a), newLedgerRepair(a))
	return c
}

// books opens the ledger of a node that does not run.
func (a *app) books(fn func(*ledger.Ledger) error) (err error) {
	if _, err := os.Stat(a.home.Ledger()); errors.Is(err, os.ErrNotExist) {
		return api.WithHint(fmt.Errorf("there is no ledger at %s yet", a.home.Ledger()),
			"it is made by the first `infernet start`")
	}
	l, err := ledger.Open(a.home.Ledger(), ledger.Options{Logger: a.log})
	if err != nil {
		return api.WithHint(err, "a running node holds its ledger: stop it with `infernet drain` first")
	}
	defer func() { err = errors.Join(err, l.Close()) }()
	return fn(l)
}

func newLedgerVerify(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "verify",
		Short: "Check every entry, hash and balance",
		Long: "Replays the ledger from its first entry and compares hashes, balances, records and\n" +
			"pending actions. It names the entry that does not fit, and what to do.",
		Example: "  infernet ledger verify",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			return a.books(func(l *ledger.Ledger) error {
				if err := l.Verify(); err != nil {
					return err
				}
				seq, hash, err := l.Head()
				if err != nil {
					return err
				}
				return a.print(map[string]any{"entries": seq, "head": hash}, func(w io.Writer) {
					row(w, "intact", fmt.Sprintf("%d entries, head %s", seq, hash))
				})
			})
		},
	}
}

func newLedgerExport(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "export",
		Short: "Print everything in the ledger as lines of JSON",
		Long: "Prints the ledger as lines of JSON: its head, every entry, oldest first, and the values\n" +
			"that stand at its end. Each line has the bytes that were hashed, and the same for\n" +
			"people. `infernet ledger audit` checks such a file without the node. A node may run\n" +
			"meanwhile: what it writes is its ledger at one moment.",
		Example: "  infernet ledger export > books.jsonl",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if err := a.client().ExportLedger(c.Context(), a.out); !errors.Is(err, api.ErrNoNode) {
				return err
			}
			return a.books(func(l *ledger.Ledger) error { return l.Export(a.out) })
		},
	}
}

func newLedgerBalances(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "balances",
		Short:   "Print the balance of every account",
		Long:    "Prints the balance of every account of the ledger, in base units by asset. They sum\nto zero.",
		Example: "  infernet ledger balances",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			return a.books(func(l *ledger.Ledger) error {
				all, err := l.Balances()
				if err != nil {
					return err
				}
				return a.print(map[string]any{"balances": all}, func(w io.Writer) {
					row(w, "ACCOUNT", "BASE UNITS", "ASSET")
					for _, p := range all {
						row(w, p.Account, p.Amount.Units, p.Amount.Asset)
					}
				})
			})
		},
	}
}
