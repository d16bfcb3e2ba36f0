package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

func newStatus(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "status",
		Short: "Show what the node is doing",
		Long: "Shows the running node at a glance: its identity, its roles, its work, its peers,\n" +
			"its chain and its stake.",
		Example: "  infernet status\n  infernet status --json",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			s, err := a.client().Status(c.Context())
			if err != nil {
				return err
			}
			return a.print(s, func(w io.Writer) { printStatus(w, s) })
		},
	}
}

func printStatus(w io.Writer, s api.Status) {
	state := "running"
	if s.Draining {
		state = "draining"
	}
	row(w, "state", state+", up "+s.Uptime.Round(time.Second).String())
	row(w, "version", s.Version)
	row(w, "roles", strings.Join(s.Roles, ", "))
	row(w, "peer id", s.PeerID)
	for _, addr := range s.Addrs {
		row(w, "address", addr)
	}
	row(w, "wallet", s.Operator)
	row(w, "node key", s.Node)
	row(w, "stake", stakeLine(s))
	row(w, "peers", s.Peers)
	row(w, "jobs", s.Jobs)
	row(w, "leases", s.Leases)
	row(w, "chain", fmt.Sprintf("%d, block %d at %s", s.Chain.ID, s.Chain.Head, chainTime(s.Chain.HeadTime)))
	for _, r := range s.Rails {
		row(w, "rail", railLine(r))
	}
	row(w, "engine", engineLine(s.Engine))
	for _, x := range s.SetAside {
		row(
			w,
			"set aside",
			fmt.Sprintf("%s: the node died %d times over it; `infernet resume %s`", x.What, x.Deaths, x.ID),
		)
	}
}

// engineLine is the back end, and how fast it was found to be by a node that trains.
func engineLine(e api.EngineStatus) string {
	text := fmt.Sprintf("%s, %d threads", e.Backend, e.Threads)
	if e.TokensPerSecond > 0 {
		text += fmt.Sprintf(", %d tokens/s", e.TokensPerSecond)
	}
	return text
}

// stakeLine is the stake, and how much of it is free for leases.
func stakeLine(s api.Status) string {
	cash := func(u money.Units) string { return money.Format(u, s.Chain.Decimals) }
	text := cash(s.Stake)
	if s.Locked > 0 {
		text += fmt.Sprintf(", %s of it free; leases lock %s", cash(s.Free), cash(s.Locked))
	}
	if s.Bids > 0 {
		text += fmt.Sprintf(", %s bid for and not answered yet", leases(s.Bids, ""))
	}
	return text
}

// chainTime shows a time of the chain, unix seconds, in the reader's zone.
func chainTime(t uint64) string { return time.Unix(int64(t), 0).Format(time.DateTime) }

// railLine is how the running node finds a rail.
func railLine(r api.RailStatus) string {
	text := r.Rail + ", in use since " + r.Since.Local().Format(time.DateTime)
	if !r.OK {
		text = r.Rail + ", OUT OF USE since " + r.Since.Local().Format(time.DateTime)
	}
	if r.Leases > 0 {
		text += fmt.Sprintf(", %s, the first deadline at %s", leases(r.Leases, "open "), chainTime(r.Deadline))
	}
	if !r.OK {
		text += ": " + oneLine(r.Problem)
	}
	return text
}

func leases(n int, kind string) string {
	if n == 1 {
		return "1 " + kind + "lease"
	}
	return fmt.Sprintf("%d %sleases", n, kind)
}

// oneLine is a text on one line.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
