// Command sdk runs the examples of sdk/ in a network of real nodes, and checks the money that they
// move to the last unit. `make e2e-sdk` builds what it needs.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/infernetprotocol/infernet/testnet"
)

// limit is how long an example may take.
const limit = 4 * time.Minute

func main() {
	exe := flag.String("infernet", "bin/infernet", "the program of the nodes")
	coordinator := flag.String("coordinator", "sdk/js/dist/examples/coordinator.js", "the coordinator in JavaScript")
	python := flag.String("python", "python3", "the interpreter, with what sdk/python/requirements-network.txt names")
	verifier := flag.String("verifier", "sdk/python/examples/verifier.py", "the verifier in Python")
	only := flag.String("only", "", "coordinator or verifier; empty: both")
	flag.Parse()
	var err error
	if *only != "verifier" {
		err = run(*exe, *coordinator)
	}
	if err == nil && *only != "coordinator" {
		err = runVerifier(*exe, *python, *verifier)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(exe, coordinator string) error {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	dir, err := os.MkdirTemp("", "sdk") // short, because the path of a socket must be short
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	const staked = 1_000_000_000
	provider := &testnet.Party{Name: "provider", Roles: "provider", Price: "5.00", Stake: "100", Dollars: staked}
	verifier := &testnet.Party{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: staked}
	net, ctx, err := testnet.StartNetwork(ctx, testnet.Options{Exe: exe, Dir: dir, Say: say,
		Parties: []*testnet.Party{provider, verifier}})
	if err != nil {
		return err
	}
	defer net.Close()
	c, err := newClient(ctx, net)
	if err != nil {
		return err
	}
	before, err := c.books(ctx)
	if err != nil {
		return err
	}
	end, err := c.coordinate(ctx, coordinator)
	if err != nil {
		return err
	}
	after, err := c.books(ctx)
	if err != nil {
		return err
	}
	return check(before, after, c.wallet, provider, verifier, end)
}

func say(format string, args ...any) { fmt.Printf(format+"\n", args...) }
