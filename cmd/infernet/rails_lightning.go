package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow/lightningrail"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

// errUnsynced means that lnd does not know the newest blocks.
var errUnsynced = errors.New("lnd is not synced to its chain yet: wait")

// lightningRail looks at the Lightning rail. What has been settled there counts
// at once.
func lightningRail(ctx context.Context, cfg config.Config) railStatus {
	c := cfg.Lightning
	r := railStatus{Rail: "lightning:" + c.Network, Asset: string(lightningrail.Asset(c.Network)), FeeUnit: "msat"}
	client, err := lnd.Dial(
		ctx, lnd.Config{Address: c.Address, CertFile: c.Cert, MacFile: c.Macaroon, Network: c.Network})
	if err != nil {
		return r.fail(err)
	}
	defer client.Close()
	r.Name = "lnd " + client.Key().String()
	began := time.Now()
	info, err := client.Info(ctx)
	e := endpointStatus{Endpoint: c.Address, OK: err == nil && info.Synced, Latency: time.Since(began),
		Head: uint64(info.Height)}
	if err == nil && !info.Synced {
		err = errUnsynced
	}
	if err != nil {
		e.Reason = err.Error()
	}
	r.Endpoints, r.Height = append(r.Endpoints, e), uint64(info.Height)
	if err == nil {
		err = solvent(ctx, client)
	}
	if err == nil {
		err = r.worth(ctx, c, client)
	}
	if err != nil {
		return r.fail(err)
	}
	// Nothing has to be written to a chain; forwarding a lock costs at most this.
	r.Fee, r.FeeText, r.OK = strconv.FormatUint(uint64(10*lnd.Sat), 10),
		"10 sat and 0.5 % of what is locked, at most", true
	return r
}

// estimator estimates the fee rate of Bitcoin's blocks.
type estimator interface {
	FeeRate(context.Context) (lnd.FeeRate, error)
}

// worth sets the least pay of a segment for which this node takes a lease.
func (r *railStatus) worth(ctx context.Context, c config.Lightning, client estimator) error {
	rate, err := client.FeeRate(ctx)
	if err != nil {
		return err
	}
	own, err := c.LeastSegment()
	if err != nil {
		return err
	}
	least := lightningrail.LeastPay(rate)
	r.LeastText = fmt.Sprintf("%s sat: twice what a claim on chain may cost at %s", inSat(least), rate)
	if own != nil {
		r.LeastText = fmt.Sprintf("%s sat, as lightning.min_segment says; twice what a claim on chain may cost at "+
			"%[3]s is %[2]s sat", inSat(*own), inSat(least), rate)
		least = *own
	}
	r.Least = strconv.FormatInt(int64(least), 10)
	return nil
}

func inSat(u money.Units) string { return money.Format(u, lnd.Decimals) }

// solvent fails if the node could not claim on chain, or has nothing to pay or
// be paid with.
func solvent(ctx context.Context, client *lnd.Client) error {
	if err := lightningrail.Reserve(ctx, client); err != nil {
		return err
	}
	b, err := client.Balance(ctx)
	if err == nil && b.Local+b.Remote == 0 {
		err = fmt.Errorf("no channel is open: open one to pay or be paid")
	}
	return err
}
