package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// maxSkew is how far the chain's head may be from this machine's clock.
const maxSkew = time.Minute

var (
	// errContract: an address has no code, or another contract's.
	errContract = errors.New("no such contract")
	// errClock: this machine's clock and the chain's time differ.
	errClock = errors.New("clock and chain differ")
	// errPoor: an account lacks the money for what it has to do.
	errPoor = errors.New("not enough money")
)

// chain checks the endpoint, the contracts, the clock and the money.
func (p *checkup) chain(ctx context.Context) {
	c := p.cfg.Chain
	client, err := dialChain(ctx, c)
	p.note("chain", err, "id %d at %s", c.ChainID, c.RPC)
	if err != nil {
		return
	}
	defer client.Close()
	err = p.contracts(ctx, client)
	p.note("contracts", err, "escrow, registry and token are there")
	p.clock(ctx, client)
	p.gas(ctx, client)
	if err == nil && (p.cfg.Has("provider") || p.cfg.Has("verifier")) {
		p.stake(ctx)
	}
}

func (p *checkup) contracts(ctx context.Context, client *ethclient.Client) error {
	c := p.cfg.Chain
	for _, x := range []struct {
		key string
		at  common.Address
	}{{"chain.escrow", c.Escrow}, {"chain.registry", c.Registry}, {"chain.token", c.Token}} {
		code, err := client.CodeAt(ctx, x.at, nil)
		if err != nil {
			return chainError(c, err)
		}
		if len(code) == 0 {
			return api.WithHint(fmt.Errorf("%w: %s %s has no code", errContract, x.key, x.at),
				"set "+x.key+" in the configuration")
		}
	}
	if err := p.asAtStart(ctx, client); err != nil {
		return err
	}
	e := bindings.NewJobEscrow()
	registry, err := read(ctx, client, c.Escrow, e.PackRegistry(), e.UnpackRegistry)
	if err != nil {
		return fmt.Errorf("%w: chain.escrow: %w", errContract, err)
	}
	if registry != c.Registry {
		return api.WithHint(fmt.Errorf("%w: the escrow uses registry %s", errContract, registry),
			"set chain.registry to it")
	}
	return nil
}

// asAtStart checks what the node checks when it starts: the escrow's domain, and the
// token's decimals.
func (p *checkup) asAtStart(ctx context.Context, client *ethclient.Client) error {
	c := p.cfg.Chain
	reader, err := evm.NewClient(ctx, client, c.ChainID, time.Second)
	if err != nil {
		return chainError(c, err)
	}
	if _, err := evmrail.New(
		ctx, evmrail.Config{Chain: reader, Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow}}); err != nil {
		return api.WithHint(err, "set chain.escrow in the configuration")
	}
	return api.WithHint(c.Profile().Check(ctx, reader), "chain.token and chain.decimals in the configuration must "+
		"fit; prices and stakes are in that token's units")
}

func (p *checkup) clock(ctx context.Context, client *ethclient.Client) {
	head, err := client.HeaderByNumber(ctx, nil)
	if err != nil {
		p.note("clock", chainError(p.cfg.Chain, err), "")
		return
	}
	skew := time.Until(time.Unix(int64(head.Time), 0)).Round(time.Second)
	if skew.Abs() > maxSkew {
		err = api.WithHint(fmt.Errorf("%w by %s", errClock, skew.Abs()),
			"set this machine's clock, or use an endpoint that follows the chain")
	}
	p.note("clock", err, "the chain's head is %s old", max(-skew, 0))
}

func (p *checkup) gas(ctx context.Context, client *ethclient.Client) {
	wallet, err := operator(p.home, p.cfg)
	if err != nil {
		return // noted by secrets
	}
	key, err := loadNodeKey(p.home)
	if err != nil {
		p.note("gas", err, "")
		return
	}
	for _, x := range []struct {
		name string
		at   common.Address
	}{{"wallet", wallet}, {"node key", key.Address()}} {
		wei, err := client.BalanceAt(ctx, x.at, nil)
		if err == nil && wei.Sign() == 0 {
			err = api.WithHint(fmt.Errorf("%w: %s %s has no gas", errPoor, x.name, x.at),
				"send it some; on a devnet: `infernet wallet fund`")
		}
		if err != nil {
			p.note("gas", err, "")
			return
		}
	}
	p.note("gas", nil, "wallet and node key can pay for transactions")
}

func (p *checkup) stake(ctx context.Context) {
	wallet, err := operator(p.home, p.cfg)
	if err != nil {
		return // noted by secrets
	}
	v, err := readStake(ctx, p.home, p.cfg.Chain, wallet)
	switch {
	case err != nil:
	case v.Active < v.Minimum:
		err = api.WithHint(
			fmt.Errorf("%w: stake %s, the registry wants %s", errPoor, money.Format(v.Active, v.Decimals),
				money.Format(v.Minimum, v.Decimals)),
			"infernet stake "+money.Format(v.Minimum-v.Active, v.Decimals))
	case !v.Authorized:
		err = api.WithHint(errors.New("the node key is not authorised by the wallet"), "infernet stake authorize")
	}
	p.note("stake", err, "%s, node key authorised", money.Format(v.Active, v.Decimals))
}
