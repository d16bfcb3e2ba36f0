package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

// fundsPoll is how often a scan that waits looks for a new block.
const fundsPoll = time.Second

// scanFlags are the flags of `funds scan`.
type scanFlags struct {
	claim, all, wait bool
	passphraseFile   string
}

func newFunds(a *app) *cobra.Command {
	c := group("funds", "Find and claim money that lies on the chains",
		"Finds what escrows, registries and jobs hold for this node's keys, by what the\n"+
			"chain says alone, and claims it.",
		"  infernet funds scan")
	c.AddCommand(newFundsScan(a))
	return c
}

func newFundsScan(a *app) *cobra.Command {
	var f scanFlags
	c := &cobra.Command{
		Use:   "scan",
		Short: "List our money outside of the wallet, and claim it",
		Long: "Lists every credit, free balance, lease, stake and rent of this node's keys on every\n" +
			"configured rail, when it can be claimed, and by whom. It needs the keys and the\n" +
			"chains, no ledger: after a lost disk, restore the keys from their phrase, then scan.\n" +
			"A rail that does not answer is named at the end; the others are looked at.\n\n" +
			"With --claim it takes what is due and not at work; with --all also what is at\n" +
			"work: it ends leases, refunds running jobs and unbonds the stake. With --wait it\n" +
			"goes on until nothing is left to wait for.",
		Example: "  infernet funds scan\n  infernet funds scan --claim --all --wait",
		Args:    exactly(),
		RunE:    func(c *cobra.Command, _ []string) error { return a.fundsScan(c.Context(), f) },
	}
	c.Flags().BoolVar(&f.claim, "claim", false, "claim what is due")
	c.Flags().BoolVar(&f.all, "all", false, "with --claim: also what is at work")
	c.Flags().BoolVar(&f.wait, "wait", false, "with --claim: wait for what is not due yet")
	c.Flags().StringVar(&f.passphraseFile, "passphrase-file", "", "file with the wallet's passphrase, mode 0600")
	return c
}

// scanned is what a scan reports.
type scanned struct {
	Items   []funds.Item    `json:"items"` // what is left
	Claimed []funds.Claimed `json:"claimed"`
	Totals  funds.Totals    `json:"totals"`
}

func (a *app) fundsScan(ctx context.Context, f scanFlags) error {
	if (f.all || f.wait) && !f.claim {
		return &usageError{errors.New("--all and --wait go with --claim"),
			"`infernet funds scan --help` shows how it is used"}
	}
	cfg, err := a.config()
	if err != nil {
		return err
	}
	d := &fundsScanner{app: a, cfg: cfg, claim: f.claim, pass: sync.OnceValues(func() (string, error) {
		return a.passphrase(f.passphraseFile, cfg.Wallet.PassphraseFile)
	})}
	defer d.close()
	all, err := d.sources(ctx)
	if err != nil {
		return err
	}
	r, failed := a.collectAll(ctx, all, f)
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	failed = errors.Join(append(d.failed, failed)...)
	if r.Totals, err = funds.Sum(r.Items); err != nil {
		return err
	}
	if err := a.print(r, func(w io.Writer) { printFunds(w, r, cfg.Chain, failed == nil) }); err != nil ||
		failed == nil {
		return err
	}
	return fmt.Errorf("%w: %w", errSomeRails, failed)
}

// errSomeRails means that what was printed is not all.
var errSomeRails = errors.New("not every rail was looked at to the end; scan again when what follows is mended")

// collectAll scans the rails one after the other, and goes on when one fails.
func (a *app) collectAll(ctx context.Context, all []source, f scanFlags) (r scanned, err error) {
	for _, s := range all {
		one, failed := a.collect(ctx, s, f)
		if failed != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", s.Rail(), failed))
		}
		r.Items, r.Claimed = append(r.Items, one.Items...), append(r.Claimed, one.Claimed...)
	}
	return r, err
}

// collect scans and, if asked to, claims until nothing more is due.
func (a *app) collect(ctx context.Context, s source, f scanFlags) (r scanned, err error) {
	for {
		if r.Items, err = s.Scan(ctx); err != nil || !f.claim {
			return r, err
		}
		i, ok := next(r.Items, f.all)
		if ok {
			c, err := s.Claim(ctx, i)
			if err != nil && !errors.Is(err, funds.ErrNotClaimable) {
				return r, err
			}
			if err == nil {
				a.say("claimed   %s: %s", i.ID, i.Step)
				r.Claimed = append(r.Claimed, c)
				continue
			}
			a.say("waits     %s", i.ID)
		} else if !f.wait || !pending(r.Items, f.all) {
			return r, nil
		}
		if err := s.NextHead(ctx); err != nil {
			return r, err
		}
	}
}

// next is the first item to claim.
func next(items []funds.Item, all bool) (funds.Item, bool) {
	for _, i := range items {
		if i.Claimable && (all || !i.Held) {
			return i, true
		}
	}
	return funds.Item{}, false
}

// pending reports whether any item will be claimable at a known time. Others can only be moved by somebody else.
func pending(items []funds.Item, all bool) bool {
	for _, i := range items {
		if i.At > 0 && (all || !i.Held) {
			return true
		}
	}
	return false
}

// printFunds writes a scan for people; whole is false if a rail could not be scanned to the end.
func printFunds(w io.Writer, r scanned, c config.Chain, whole bool) {
	switch {
	case len(r.Items) > 0:
	case whole:
		row(w, "nothing of ours lies outside of the wallet")
	default:
		row(w, "nothing of ours lies outside of the wallet on the rails that answered")
	}
	for _, i := range r.Items {
		row(w, i.Kind, inUnits(i.Asset, i.Units, c), upTo(i, c), when(i), i.State)
		row(w, "", "", "", "", "→ "+i.Step+"; "+i.Rule)
	}
	for rail, assets := range r.Totals {
		for asset, t := range assets {
			row(w, "total", inUnits(asset, t.Units, c), "", "",
				fmt.Sprintf("%s on %s; claimable %s", asset, rail, inUnits(asset, t.Claimable, c)))
		}
	}
}

// inUnits writes an amount in the asset's usual unit. A chain's own coin, which pays for rent, has other decimals than
// the configured ones and is written in base units.
func inUnits(asset money.Asset, u money.Units, c config.Chain) string {
	if strings.Contains(string(asset), "/slip44:") {
		return fmt.Sprintf("%d base units", u)
	}
	if strings.HasPrefix(string(asset), "lightning:") {
		return money.Format(u, lnd.Decimals) + " sat"
	}
	return money.Format(u, c.Decimals)
}

// upTo is the most that an item may be worth, where that is more than it is worth now.
func upTo(i funds.Item, c config.Chain) string {
	if i.AtMost == i.Units {
		return ""
	}
	return "up to " + inUnits(i.Asset, i.AtMost, c)
}

// when says when an item can be claimed.
func when(i funds.Item) string {
	switch {
	case i.Claimable && i.Held:
		return "at work"
	case i.Claimable:
		return "now"
	case i.At > 0:
		return time.Unix(int64(min(i.At, 1<<62)), 0).UTC().Format(time.RFC3339)
	}
	return "not by us"
}
