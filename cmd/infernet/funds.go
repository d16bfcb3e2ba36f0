package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow"
	escrowevm "github.com/infernetprotocol/infernet/escrow/evm"
	stranded "github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
)

// fundsPoll is how often a scan that waits looks for a new block.
const fundsPoll = time.Second

// scanFlags are what `funds scan` can be told.
type scanFlags struct {
	claim, all, wait bool
	passphraseFile   string
}

func newFunds(a *app) *cobra.Command {
	c := group("funds", "Find and claim money that lies on the chains",
		"Finds what escrows, registries and pots hold for this node's keys, by what the\nchain says alone, and claims it.",
		"  infernet funds scan")
	c.AddCommand(newFundsScan(a))
	return c
}

func newFundsScan(a *app) *cobra.Command {
	var f scanFlags
	c := &cobra.Command{
		Use:   "scan",
		Short: "List our money outside of the wallet, and claim it",
		Long: "Lists every credit, pot, lease and stake of this node's keys, when it can be\nclaimed, and by whom. It needs the keys' addresses and the chain, no ledger: after\n" +
			"a lost disk, restore the keys from their phrase, then scan.\n\n" +
			"With --claim it takes what is due and not at work; with --all also what is at\nwork: it ends leases, refunds running jobs and unbonds the stake. With --wait it\ngoes on until nothing is left to wait for.",
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
	Items   []stranded.Item    `json:"items"` // what is left
	Claimed []stranded.Claimed `json:"claimed"`
	Totals  stranded.Totals    `json:"totals"`
}

func (a *app) fundsScan(ctx context.Context, f scanFlags) error {
	if (f.all || f.wait) && !f.claim {
		return &usageError{errors.New("--all and --wait go with --claim"), "`infernet funds scan --help` shows how it is used"}
	}
	cfg, err := a.config()
	if err != nil {
		return err
	}
	s, done, err := a.scanner(ctx, cfg, f)
	if err != nil {
		return err
	}
	defer done()
	r, err := a.collect(ctx, s, f)
	if err != nil {
		return err
	}
	if r.Totals, err = stranded.Sum(r.Items); err != nil {
		return err
	}
	return a.print(r, func(w io.Writer) { printFunds(w, r, cfg.Chain) })
}

// scanner reads the chain; only to claim, it opens the wallet and the ledger,
// which is made anew if it was lost.
func (a *app) scanner(ctx context.Context, cfg config.Config, f scanFlags) (*escrowevm.Scanner, func(), error) {
	w, err := walletAddress(a.home)
	if err != nil {
		return nil, nil, err
	}
	key, err := loadNodeKey(a.home)
	if err != nil {
		return nil, nil, err
	}
	c := cfg.Chain
	client, pool, err := evm.Dial(ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: c.Profile().MaxHeadAge(), Log: a.log})
	if err != nil {
		return nil, nil, chainError(c, err)
	}
	rc := escrowevm.Config{Chain: client, Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow}, Party: escrow.Client,
		Depth: c.Deepness(), StartBlock: c.StartBlock, Poll: fundsPoll}
	done := pool.Close
	if f.claim {
		senders, end, err := a.senders(ctx, cfg, client, f.passphraseFile)
		if err != nil {
			pool.Close()
			return nil, nil, err
		}
		rc.Senders, done = senders, func() { end(); pool.Close() }
	}
	rail, err := escrowevm.New(ctx, rc)
	if err != nil {
		done()
		return nil, nil, err
	}
	accounts := []common.Address{w, key.Address()}
	return escrowevm.NewScanner(escrowevm.ScanConfig{Chain: client, Rail: rail, Registry: c.Registry, Accounts: accounts}), done, nil
}

// senders unlocks wallet and node key. Their transactions run until end.
func (a *app) senders(ctx context.Context, cfg config.Config, client *evm.Client, passphraseFile string) (out []escrowevm.Sender, end func(), err error) {
	if _, err := a.client().Status(ctx); !errors.Is(err, api.ErrNoNode) {
		return nil, nil, api.WithHint(errNodeRuns, "it claims what is due by itself, every hour; to claim now, stop it with `infernet drain`")
	}
	w, err := a.unlock(ctx, cfg, passphraseFile)
	if err != nil {
		return nil, nil, err
	}
	key, err := loadNodeKey(a.home)
	if err != nil {
		return nil, nil, err
	}
	l, err := ledger.Open(a.home.Ledger(), ledger.Options{Logger: a.log})
	if err != nil {
		return nil, nil, err
	}
	fees := cfg.Chain.Profile().Fees()
	fees.Log = a.log
	run := newRunner(ctx)
	for _, k := range []evm.TxSigner{w, key} {
		s := evm.NewSender(client, k, ledger.NewTxStore(l, cfg.Chain.ChainID), fees)
		out = append(out, s)
		run.add(s.Run)
	}
	return out, func() {
		if err := errors.Join(run.stop(), l.Close()); err != nil {
			a.log.Error("the ledger was not closed well", "err", err)
		}
	}, nil
}

// collect scans and, if asked to, claims until nothing more is due.
func (a *app) collect(ctx context.Context, s *escrowevm.Scanner, f scanFlags) (r scanned, err error) {
	for {
		if r.Items, err = s.Scan(ctx); err != nil || !f.claim {
			return r, err
		}
		i, ok := next(r.Items, f.all)
		if ok {
			c, err := s.Claim(ctx, i)
			if err != nil && !errors.Is(err, stranded.ErrNotClaimable) {
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
func next(items []stranded.Item, all bool) (stranded.Item, bool) {
	for _, i := range items {
		if i.Claimable && (all || !i.Held) {
			return i, true
		}
	}
	return stranded.Item{}, false
}

// pending reports whether waiting brings something: not what only others, or
// its owner's word, can move.
func pending(items []stranded.Item, all bool) bool {
	for _, i := range items {
		if i.At > 0 && (all || !i.Held) {
			return true
		}
	}
	return false
}

func printFunds(w io.Writer, r scanned, c config.Chain) {
	if len(r.Items) == 0 {
		row(w, "nothing of ours lies outside of the wallet")
	}
	for _, i := range r.Items {
		row(w, i.Kind, money.Format(i.Units, c.Decimals), upTo(i, c.Decimals), when(i), i.State)
		row(w, "", "", "", "", "→ "+i.Step+"; "+i.Rule)
	}
	for rail, assets := range r.Totals {
		for asset, t := range assets {
			row(w, "total", money.Format(t.Units, c.Decimals), "", "", fmt.Sprintf("%s on %s; claimable %s", asset, rail, money.Format(t.Claimable, c.Decimals)))
		}
	}
}

func upTo(i stranded.Item, decimals int) string {
	if i.AtMost == i.Units {
		return ""
	}
	return "up to " + money.Format(i.AtMost, decimals)
}

// when says when an item can be claimed.
func when(i stranded.Item) string {
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
