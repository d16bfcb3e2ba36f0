package solanarpc

import (
	"context"
	"fmt"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
)

// BaseFee is the price of a signature in a transaction, in lamports. Signatures
// that the ed25519 program checks count too.
const BaseFee = 5000

// Health is the state of one endpoint.
type Health struct {
	URL     string
	Slot    uint64        // newest, confirmed
	Latency time.Duration // of the answer
	Err     error         // nil: it answers, and is of the cluster
}

// Health asks every endpoint, in the order of preference.
func (c *Client) Health(ctx context.Context) []Health {
	c.mu.Lock()
	all := append([]*endpoint(nil), c.endpoints...)
	c.mu.Unlock()
	out := make([]Health, len(all))
	for i, e := range all {
		out[i] = Health{URL: e.url}
		if out[i].Err = e.redacted(c.check(ctx, e)); out[i].Err != nil {
			continue
		}
		began := time.Now()
		slot, err := e.rpc.GetSlot(ctx, rpc.CommitmentConfirmed)
		out[i].Slot, out[i].Err, out[i].Latency = slot, e.redacted(err), time.Since(began)
	}
	return out
}

// FinalDelay is how old the finalized state is: seconds by the chain's clock
// between the newest confirmed and the newest finalized state.
func (c *Client) FinalDelay(ctx context.Context) (uint64, error) {
	var at [2]uint64
	for i, level := range []rpc.CommitmentType{rpc.CommitmentFinalized, rpc.CommitmentConfirmed} {
		_, as, err := c.Accounts(ctx, level, ClockAddress)
		if err != nil {
			return 0, err
		}
		if at[i], err = ChainTime(as[0]); err != nil {
			return 0, err
		}
	}
	return at[1] - min(at[0], at[1]), nil
}

// Fee estimates what a transaction costs now that changes these accounts, in
// lamports, for so many signatures and compute units, at the priority price that a
// Sender would begin with.
func (c *Client) Fee(ctx context.Context, signatures, units uint64, writable ...solana.PublicKey) (uint64, error) {
	price, err := c.priority(ctx, writable)
	if err != nil {
		return 0, err
	}
	const micro = 1_000_000
	if units > 0 && price > (1<<63)/units {
		return 0, fmt.Errorf("%w: a priority fee of %d", ErrBadAnswer, price)
	}
	return signatures*BaseFee + (price*units+micro-1)/micro, nil
}
