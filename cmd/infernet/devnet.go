package main

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/devnet"
)

// devnetReady is what `infernet devnet` prints once it serves.
type devnetReady struct {
	URL       string      `json:"url"`
	WebSocket string      `json:"websocket"`
	Info      devnet.Info `json:"info"`
}

func newDevnet(a *app) *cobra.Command {
	cfg := devnet.Config{}
	c := &cobra.Command{
		Use:   "devnet",
		Short: "Run a chain on this machine",
		Long: "Runs an EVM chain on a loopback port until it is interrupted, with the contracts\n" +
			"and a test dollar deployed, for trying things out. Its money is worth nothing.",
		Example: "  infernet devnet\n  infernet init --devnet http://127.0.0.1:8545   # in another terminal",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			cfg.Log = a.log
			chain, err := devnet.New(c.Context(), cfg)
			if err != nil {
				return err
			}
			if err := a.printDevnet(chain); err != nil {
				return err
			}
			return chain.Run(c.Context())
		},
	}
	c.Flags().StringVar(&cfg.Listen, "listen", "127.0.0.1:8545", "loopback address of JSON-RPC over HTTP and WebSocket")
	c.Flags().Uint32Var(&cfg.LossWindow, "loss-window", devnet.LossWindow,
		"seconds in which a lower voucher may come once a segment is lost, on a new chain")
	c.Flags().Uint32Var(&cfg.Clock, "dispute-clock", devnet.Clock,
		"seconds that each player of a dispute has in all, on a new chain")
	c.Flags().StringVar(&cfg.DataDir, "data", "", "folder that keeps the chain; none keeps it in memory")
	return c
}

func (a *app) printDevnet(chain *devnet.Chain) error {
	r := devnetReady{URL: chain.URL(), WebSocket: chain.WebSocket(), Info: chain.Info()}
	return a.print(r, func(w io.Writer) {
		row(w, "chain", r.Info.ChainID)
		row(w, "url", r.URL)
		row(w, "websocket", r.WebSocket)
		row(w, "escrow", r.Info.Escrow)
		row(w, "registry", r.Info.Registry)
		row(w, "dollar", r.Info.Dollar)
	})
}
