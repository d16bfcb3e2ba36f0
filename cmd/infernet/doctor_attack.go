package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/testnet/rehearsal"
)

// errBounds says that the node did not keep a bound of docs/protocol-budgets.md.
var errBounds = errors.New("the node did not keep all bounds")

// doctorAttack rehearses attacks of strangers against this home's running node.
func (a *app) doctorAttack(ctx context.Context) error {
	cfg, err := a.config()
	if err != nil {
		return err
	}
	t, err := a.ownNode(ctx, cfg)
	if err != nil {
		return err
	}
	a.say("attacking this node for up to a minute")
	r, err := rehearsal.Run(ctx, t)
	if err != nil {
		return err
	}
	if err := a.print(r, func(w io.Writer) { printRehearsal(w, r) }); err != nil {
		return err
	}
	if !r.Held {
		return api.WithHint(errBounds, "report the rows that say NO, with the node's version")
	}
	return nil
}

// ownNode is the node of this home as a target: the one with this home's key.
func (a *app) ownNode(ctx context.Context, cfg config.Config) (t rehearsal.Target, err error) {
	key, err := loadNodeKey(a.home)
	if err != nil {
		return t, err
	}
	own, err := p2p.PeerIDOf(&key.Key().PublicKey)
	if err != nil {
		return t, err
	}
	token, err := os.ReadFile(a.home.Token())
	if err != nil {
		return t, api.WithHint(err, "run `"+a.home.Init()+"`")
	}
	t, err = rehearsal.Own(ctx, a.home.Socket(), own, strings.TrimSpace(string(token)), cfg.Chain.Domain())
	if errors.Is(err, rehearsal.ErrNotOwn) {
		err = api.WithHint(err, "name the node's own folder with --home")
	}
	return t, err
}

func printRehearsal(w io.Writer, r rehearsal.Report) {
	row(w, "HELD", "ATTACK", "ON", "SENT", "THE NODE", "BOUND", "SECONDS")
	for _, x := range r.Rows {
		mark := "yes"
		if !x.Held {
			mark = "NO"
		}
		row(w, mark, x.Attack, x.On, x.Sent, x.Did, x.Bound, fmt.Sprintf("%.1f", x.Took.Seconds()))
	}
	fmt.Fprintf(w, "\n%d attacks in %s; the node's memory was %d MiB before and is %d MiB now\n", len(r.Rows),
		r.Took.Round(time.Second/10), r.MemoryBefore>>20, r.MemoryAfter>>20)
}
