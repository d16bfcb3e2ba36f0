package main

import (
	"context"
	"fmt"
	"io"
	"math/big"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/node/config"
)

// railStatus is how a rail does now.
type railStatus struct {
	Rail  string `json:"rail"`
	Name  string `json:"name"`
	OK    bool   `json:"ok"`
	Asset string `json:"asset"`
	// Fee is what one transaction of the escrow costs now, in the chain's
	// smallest unit, and how that is called.
	Fee     string `json:"fee"`
	FeeUnit string `json:"fee_unit"`
	// FinalSeconds is how old a block is when it counts, as measured.
	FinalSeconds float64      `json:"final_seconds"`
	Height       uint64       `json:"height"`
	Problem      string       `json:"problem,omitempty"`
	Endpoints    []evm.Health `json:"endpoints,omitempty"`
}

// railGas is what closing a lease takes, rounded up; opening one takes about
// as much.
const railGas = 250_000

// feeSpan is over how many blocks the pace of a chain is measured.
const feeSpan = 20

func newRails(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "rails",
		Short: "Show the health, fees and finality of the payment rails",
		Long: "Looks at every configured rail: which endpoints answer, how fast and how far their\nheads are, what a transaction costs now, and how long until a payment counts. It\n" +
			"checks that the token has code and the configured decimals.",
		Example: "  infernet rails",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			cfg, err := a.config()
			if err != nil {
				return err
			}
			all := []railStatus{evmRail(c.Context(), cfg.Chain)}
			return a.print(all, func(w io.Writer) {
				for _, r := range all {
					r.print(w)
				}
			})
		},
	}
}

// evmRail looks at the EVM rail.
func evmRail(ctx context.Context, c config.Chain) (r railStatus) {
	p := c.Profile()
	r = railStatus{Rail: fmt.Sprintf("evm:%d", c.ChainID), Name: p.Name, Asset: c.Token.Hex(), FeeUnit: "wei"}
	client, pool, err := evm.Dial(ctx, c.URLs(), evm.PoolConfig{ChainID: c.ChainID, MaxHeadAge: p.MaxHeadAge()})
	if err != nil {
		r.Problem = err.Error()
		return r
	}
	defer pool.Close()
	r.Endpoints = pool.Health()
	if err := r.measure(ctx, client, c, p); err != nil {
		r.Problem = err.Error()
		return r
	}
	r.OK = true
	return r
}

func (r *railStatus) measure(ctx context.Context, client *evm.Client, c config.Chain, p evm.Profile) error {
	if err := p.Check(ctx, client); err != nil {
		return err
	}
	head, err := client.Head(ctx)
	if err != nil {
		return err
	}
	r.Height = head.Number.Uint64()
	price, err := client.GasPrice(ctx)
	if err != nil {
		return err
	}
	r.Fee = new(big.Int).Mul(price, big.NewInt(railGas)).String()
	deep, err := client.Deep(ctx, c.Deepness())
	if err != nil {
		return err
	}
	r.FinalSeconds = float64(head.Time - min(deep.Time, head.Time))
	if c.Deepness() == 1 { // the next block
		first := max(r.Height-min(r.Height, feeSpan), 1) // the genesis block's time means nothing
		old, err := client.Header(ctx, new(big.Int).SetUint64(first))
		if err != nil {
			return err
		}
		r.FinalSeconds = float64(head.Time-min(old.Time, head.Time)) / float64(max(r.Height-min(first, r.Height), 1))
	}
	return nil
}

func (r railStatus) print(w io.Writer) {
	state := "ok"
	if !r.OK {
		state = "DOWN"
	}
	row(w, r.Rail, r.Name, state)
	if r.Problem != "" {
		first, _, _ := strings.Cut(r.Problem, "\n")
		row(w, "", "problem", first)
	}
	if r.OK {
		row(w, "", "token", r.Asset)
		row(w, "", "fee of a transaction", "about "+r.Fee+" "+r.FeeUnit)
		row(w, "", "a payment counts after", fmt.Sprintf("%.1f s", r.FinalSeconds))
	}
	for _, e := range r.Endpoints {
		mark := "ok"
		if !e.OK {
			mark = "out: " + e.Reason
		}
		row(w, "", e.Endpoint, fmt.Sprintf("%s, block %d, %s old, answers in %s", mark, e.Head, e.HeadAge.Round(time.Second), e.Latency.Round(time.Millisecond)))
	}
}
