package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet"
)

// dollars is what the client begins with, base units.
const dollars = 10_000_000

// client is the account and the node key that the coordinator in JavaScript uses.
type client struct {
	net            *testnet.Network
	walletKey, key string
	wallet         common.Address
	accounts       []common.Address // of everybody
	bootstrap      []string
}

func newClient(ctx context.Context, net *testnet.Network) (*client, error) {
	wallet, err := crypto.GenerateKey()
	if err != nil {
		return nil, err
	}
	node, err := crypto.GenerateKey()
	if err != nil {
		return nil, err
	}
	c := &client{net: net, wallet: crypto.PubkeyToAddress(wallet.PublicKey),
		walletKey: hexutil.Encode(crypto.FromECDSA(wallet)), key: hexutil.Encode(crypto.FromECDSA(node))}
	c.accounts = []common.Address{c.wallet}
	for _, p := range net.Parties {
		if err := c.meet(ctx, p); err != nil {
			return nil, err
		}
	}
	faucet, err := devnet.Dial(ctx, net.URL)
	if err != nil {
		return nil, err
	}
	defer faucet.Close()
	return c, faucet.Fund(ctx, c.wallet, big.NewInt(1e18), dollars)
}

// meet notes a party's accounts, and its addresses over TCP.
func (c *client) meet(ctx context.Context, p *testnet.Party) error {
	c.accounts = append(c.accounts, p.Accounts()...)
	s, err := p.API.Status(ctx)
	if err != nil {
		return err
	}
	for _, a := range s.Addrs {
		if strings.Contains(a, "/ip4/127.0.0.1/tcp/") {
			c.bootstrap = append(c.bootstrap, a)
		}
	}
	return nil
}

func (c *client) books(ctx context.Context) (testnet.Books, error) {
	head, err := c.net.Chain.BlockNumber(ctx)
	if err != nil {
		return testnet.Books{}, err
	}
	return testnet.ReadBooks(ctx, c.net.Chain, c.net.Contracts, head, c.accounts)
}

// settled is the last line that the coordinator prints: how the chain settled its lease.
type settled struct {
	What     string      `json:"what"`
	Segments uint32      `json:"segments"`
	Provider money.Units `json:"provider,string"`
	Others   money.Units `json:"others,string"`
	Back     money.Units `json:"back,string"`
	Price    money.Units `json:"price,string"` // of a segment
}

var errEarly = errors.New("the coordinator ended before its lease was settled")

// coordinate runs the coordinator to its end.
func (c *client) coordinate(ctx context.Context, program string) (end settled, err error) {
	cmd, at := exec.CommandContext(ctx, "node", program), c.net.Contracts
	cmd.Env = append(os.Environ(), "WALLET_KEY="+c.walletKey, "NODE_KEY="+c.key, "RPC="+c.net.URL,
		"ESCROW="+at.Escrow.Hex(), "REGISTRY="+at.Registry.Hex(), "TOKEN="+at.Token.Hex(),
		"BOOTSTRAP="+strings.Join(c.bootstrap, ","))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return end, err
	}
	if err := cmd.Start(); err != nil {
		return end, err
	}
	var last []byte
	for s := bufio.NewScanner(out); s.Scan(); {
		say("%s", s.Text())
		last = bytes.Clone(s.Bytes())
	}
	if err := cmd.Wait(); err != nil {
		return end, fmt.Errorf("the coordinator: %w", err)
	}
	if err := json.Unmarshal(last, &end); err != nil || end.What != "settled" {
		return end, errors.Join(errEarly, err)
	}
	return end, nil
}
