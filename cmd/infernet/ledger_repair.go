package main

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/coordinator"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// errHoldsMoney: a record that cannot be read says where money is.
var errHoldsMoney = errors.New("a record that says where money is cannot be read, and is left as it is")

// repaired is what became of a record.
type repaired struct {
	Record string `json:"record"`
	Reason string `json:"reason"`
	Done   string `json:"done"`
}

func newLedgerRepair(a *app) *cobra.Command {
	dry := false
	c := &cobra.Command{
		Use:   "repair",
		Short: "Set records aside that cannot be read",
		Long: "Finds records that cannot be read although nothing has changed them since they were\n" +
			"written: an older version could write a model's sample that is no valid text. Each is\n" +
			"kept, byte for byte, under another name, and repaired where that is possible. Balances,\n" +
			"pending payments, and records that say where money is are not touched.\n\n" +
			"What a disk has damaged is not mended: the whole ledger is checked first, as by\n" +
			"`infernet ledger verify`.",
		Example: "  infernet ledger repair --dry-run\n  infernet ledger repair",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			return a.books(func(l *ledger.Ledger) error { return a.repair(l, dry) })
		},
	}
	c.Flags().BoolVar(&dry, "dry-run", false, "say what would be done, and change nothing")
	return c
}

func (a *app) repair(l *ledger.Ledger, dry bool) error {
	if err := l.Verify(); err != nil {
		return err
	}
	bad, err := l.Unreadable()
	if err != nil {
		return err
	}
	done, left := []repaired{}, error(nil)
	for _, u := range bad {
		r := repaired{Record: u.Key.Name(), Reason: u.Err.Error(), Done: "left as it is"}
		switch mended := coordinator.RepairRecord(u); {
		case role.HoldsMoney(u.Key.Space):
			left = api.WithHint(fmt.Errorf("%w: %s", errHoldsMoney, r.Record),
				"restore the newest backup; `infernet funds scan --claim` finds and claims the wallet's money "+
					"without this ledger")
		case mended != nil:
			r.Done = "mended; the old bytes are set aside"
			err = settle(l, u, mended, dry)
		default:
			r.Done = "set aside"
			err = settle(l, u, nil, dry)
		}
		if err != nil {
			return err
		}
		done = append(done, r)
	}
	err = a.print(map[string]any{"records": done, "dry_run": dry}, func(w io.Writer) { printRepaired(w, done, dry) })
	return errors.Join(err, left)
}

func settle(l *ledger.Ledger, u ledger.Unreadable, mended any, dry bool) error {
	if dry {
		return nil
	}
	return l.Repair(u, mended, uint64(time.Now().Unix()))
}

func printRepaired(w io.Writer, all []repaired, dry bool) {
	if len(all) == 0 {
		row(w, "nothing to repair", "every record can be read")
	}
	for _, r := range all {
		row(w, r.Record, r.Done, oneLine(r.Reason))
	}
	if dry && len(all) > 0 {
		row(w, "nothing was changed", "run it again without --dry-run")
	}
}
