package main

import (
	"cmp"
	"context"
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/config"
)

// railGas is what closing a lease takes, rounded up; opening one takes about
// as much.
const railGas = 250_000

// feeSpan is over how many blocks the pace of a chain is measured.
const feeSpan = 20

// evmRail looks at the EVM rail.
func evmRail(ctx context.Context, cfg config.Config) (r railStatus) {
	c := cfg.Chain
	p := c.Profile()
	r = railStatus{Rail: fmt.Sprintf("evm:%d", c.ChainID), Name: p.Name, Asset: c.Token.Hex(), FeeUnit: "wei"}
	client, pool, err := evm.Dial(ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: p.MaxHeadAge()})
	if err != nil {
		return r.fail(err)
	}
	defer pool.Close()
	for _, h := range pool.Health() {
		r.Endpoints = append(r.Endpoints, endpointStatus{h.Endpoint, h.OK, h.Reason, h.Latency, h.Head, h.HeadAge})
	}
	if err := p.Check(ctx, client); err != nil {
		return r.fail(err)
	}
	if _, err := evmrail.New(
		ctx, evmrail.Config{Chain: client, Domain: market.Domain{ChainID: c.ChainID, Escrow: c.Escrow}}); err != nil {
		return r.fail(err)
	}
	if err := r.measure(ctx, client, c); err != nil {
		return r.fail(err)
	}
	r.OK = true
	return r
}

// costs is the fee at a price of gas, in wei, paid in a coin.
func (r *railStatus) costs(price *big.Int, coin string) {
	fee := new(big.Int).Mul(price, big.NewInt(railGas))
	r.Fee, r.FeeUnit = fee.String(), "wei"
	r.FeeText = fmt.Sprintf("%s %s: %d gas at %s gwei", amountIn(fee, 18, feeDigits), coin, railGas,
		amountIn(price, 9, feeDigits))
}

func (r *railStatus) measure(ctx context.Context, client *evm.Client, c config.Chain) error {
	head, err := client.Head(ctx)
	if err != nil {
		return err
	}
	r.Height = head.Number.Uint64()
	price, err := client.GasPrice(ctx)
	if err != nil {
		return err
	}
	r.costs(price, cmp.Or(c.Profile().Coin, "coins"))
	deep, err := client.Deep(ctx, c.ConfirmationDepth())
	if err != nil {
		return err
	}
	r.FinalSeconds = float64(head.Time - min(deep.Time, head.Time))
	if c.ConfirmationDepth() == 1 { // the next block
		first := max(r.Height-min(r.Height, feeSpan), 1) // the genesis block's time means nothing
		old, err := client.Header(ctx, new(big.Int).SetUint64(first))
		if err != nil {
			return err
		}
		r.FinalSeconds = float64(head.Time-min(old.Time, head.Time)) / float64(max(r.Height-min(first, r.Height), 1))
	}
	return nil
}
