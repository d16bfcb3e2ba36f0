package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node"
)

func newStart(a *app) *cobra.Command {
	var roles []string
	var file, fault string
	c := &cobra.Command{
		Use:   "start",
		Short: "Run the node",
		Long: "Runs the node until it is interrupted or drained: it joins the network, follows\n" +
			"the chain, takes work for its roles and serves the API that the other commands\n" +
			"use.",
		Example: "  infernet start\n  infernet start --role verifier",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			return a.start(c.Context(), roles, file, fault)
		},
	}
	c.Flags().StringSliceVar(&roles, "role", nil, "roles to hold instead of the configured ones: provider, "+
		"verifier, aggregator, client")
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the wallet's passphrase, mode 0600")
	c.Flags().StringVar(&fault, "fault", "", "misbehave, for demos: alter-weights:SEGMENT")
	if err := c.Flags().MarkHidden("fault"); err != nil {
		panic(err) // the flag is defined above
	}
	return c
}

func (a *app) start(ctx context.Context, roles []string, file, fault string) error {
	cfg, err := a.config()
	if err != nil {
		return err
	}
	setList(&cfg.Roles, roles)
	if err := cfg.Validate(); err != nil {
		return &usageError{err, "`infernet start --help` shows how it is used"}
	}
	n, err := node.New(ctx, node.Options{
		Home: a.home, Config: cfg, Logger: a.log, Version: buildVersion(), Fault: fault, MakeDevnetKeys: makeDevnetKeys,
		Passphrase: func() (string, error) { return a.passphrase(file, cfg.Wallet.PassphraseFile) },
	})
	if err != nil {
		return err
	}
	return n.Run(ctx)
}
