package main

import (
	"context"
	"fmt"
	"math/big"
	"strconv"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/node/config"
)

// A close on Solana: the payer's signature and the delegate's under the voucher,
// and the compute units that it consumes, rounded up.
const (
	solanaSignatures = 2
	solanaUnits      = 200_000
)

// solanaRail looks at the Solana rail.
func solanaRail(ctx context.Context, cfg config.Config) railStatus {
	at := cfg.Solana.Deployment()
	r := railStatus{Rail: fmt.Sprintf("solana:%.8s", at.Genesis), Name: "program " + at.Program.String(),
		Asset: at.Token.Mint.String(), FeeUnit: "lamports"}
	client, err := solanarpc.NewClient(ctx, solanarpc.Config{Endpoints: cfg.Solana.RPC, Genesis: at.Genesis})
	if err != nil {
		return r.fail(err)
	}
	for _, h := range client.Health(ctx) {
		e := endpointStatus{Endpoint: evm.Redact(h.URL), OK: h.Err == nil, Latency: h.Latency, Head: h.Slot}
		if h.Err != nil {
			e.Reason = h.Err.Error()
		}
		r.Endpoints, r.Height = append(r.Endpoints, e), max(r.Height, h.Slot)
	}
	if _, err := solanarail.New(ctx, solanarail.Config{Chain: client, Deployment: at}); err != nil {
		return r.fail(err)
	}
	if err := client.CheckMint(ctx, at.Token.Mint, cfg.Chain.Decimals); err != nil {
		return r.fail(err)
	}
	fee, err := client.Fee(ctx, solanaSignatures, solanaUnits, at.Token.Mint)
	if err != nil {
		return r.fail(err)
	}
	final, err := client.FinalDelay(ctx)
	if err != nil {
		return r.fail(err)
	}
	r.Fee, r.FinalSeconds, r.OK = strconv.FormatUint(fee, 10), float64(final), true
	r.FeeText = amountIn(new(big.Int).SetUint64(fee), 9, feeDigits) + " SOL"
	return r
}
