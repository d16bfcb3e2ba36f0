// Command clients has programs drive jobs over the HTTP API of a real node, by clients that are generated from its
// OpenAPI document, and checks the money that they move to the last unit. `make e2e-clients` builds what it needs.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/infernetprotocol/infernet/testnet"
)

// limit is how long everything may take.
const limit = 4 * time.Minute

func main() {
	exe := flag.String("infernet", "bin/infernet", "the program of the nodes")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: clients [flags] COMMAND...\n"+
			"Each COMMAND is a program with its arguments, divided by spaces.")
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*exe, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(exe string, programs []string) error {
	if len(programs) == 0 {
		return errors.New("name the programs that drive a job")
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	dir, err := os.MkdirTemp("", "cl") // short, because the path of a socket must be short
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	const held = 1_000_000_000
	m := &market{
		client:   &testnet.Party{Name: "client", Roles: "client", Dollars: held},
		provider: &testnet.Party{Name: "provider", Roles: "provider", Price: "5.00", Stake: "100", Dollars: held},
		verifier: &testnet.Party{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: held},
	}
	net, ctx, err := testnet.StartNetwork(ctx, testnet.Options{Exe: exe, Dir: dir, Say: say,
		Parties: []*testnet.Party{m.client, m.provider, m.verifier}})
	if err != nil {
		return err
	}
	defer net.Close()
	m.net = net
	for _, p := range programs {
		if err := m.drive(ctx, p); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	return nil
}

func say(format string, args ...any) { fmt.Printf(format+"\n", args...) }
