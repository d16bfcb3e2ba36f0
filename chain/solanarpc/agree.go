package solanarpc

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"
)

// ErrDisagree means that endpoints give different answers, none of them twice.
var ErrDisagree = errors.New("the endpoints of the Solana cluster disagree: try again, or add another one")

const (
	// restTime is how long an endpoint that failed is not asked for a second opinion.
	restTime = 30 * time.Second
	// agreeTries is how often endpoints are asked that are a slot apart, and agreePause
	// the default of Config.Pause.
	agreeTries = 5
	agreePause = 400 * time.Millisecond
	// clockSlack is how far the endpoints' clocks may be apart, seconds.
	clockSlack = 60
)

// asked are the endpoints for a question that more than one is to answer: all that
// have not failed lately, or all.
func (c *Client) asked() []*endpoint {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := time.Now()
	fit := slices.DeleteFunc(slices.Clone(c.endpoints), func(e *endpoint) bool {
		return !e.failed.IsZero() && now.Sub(e.failed) < restTime
	})
	if len(fit) == 0 {
		return slices.Clone(c.endpoints)
	}
	return fit
}

// noteFailed has an endpoint rest.
func (c *Client) noteFailed(e *endpoint) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e.failed = time.Now()
}

// each asks every endpoint until enough says that the answers suffice. It fails only
// if none answers.
func each[T any](ctx context.Context, c *Client, call func(context.Context, *rpc.Client) (T, error),
	enough func([]T) bool) (out []T, err error) {
	var all error
	for _, e := range c.asked() {
		err := c.check(ctx, e)
		if err == nil {
			var v T
			if v, err = call(ctx, e.rpc); err == nil {
				if out = append(out, v); enough(out) {
					return out, nil
				}
				continue
			}
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if !answered(err) {
			c.noteFailed(e)
			c.demote(e)
		}
		all = errors.Join(all, e.redacted(err))
	}
	if len(out) == 0 {
		return nil, all
	}
	return out, nil
}

// everyone is for each: all endpoints are asked.
func everyone[T any]([]T) bool { return false }

// reading is what an endpoint says of accounts.
type reading struct {
	slot uint64
	as   []*Account
}

// Accounts reads accounts in one slot at a commitment; a missing one is nil. If more
// than one endpoint answers, two must give the same owner and content, because money follows
// them; otherwise the error is ErrDisagree. The clock may differ by a minute, and lamports by
// any number: the earlier and the lower one count.
func (c *Client) Accounts(ctx context.Context, at rpc.CommitmentType,
	keys ...solana.PublicKey) (slot uint64, as []*Account, err error) {
	for range agreeTries {
		r, err := c.agreed(ctx, at, keys)
		if !errors.Is(err, ErrDisagree) {
			return r.slot, r.as, err
		}
		select {
		case <-ctx.Done():
			return 0, nil, context.Cause(ctx)
		case <-time.After(c.pause):
		}
	}
	return 0, nil, fmt.Errorf("read accounts: %w", ErrDisagree)
}

func (c *Client) agreed(ctx context.Context, at rpc.CommitmentType, keys []solana.PublicKey) (reading, error) {
	read := func(ctx context.Context, r *rpc.Client) (reading, error) { return readAccounts(ctx, r, at, keys) }
	all, err := each(ctx, c, read, func(rs []reading) bool {
		_, ok := pair(keys, rs)
		return ok
	})
	if err != nil {
		return reading{}, fmt.Errorf("read accounts: %w", err)
	}
	if r, ok := pair(keys, all); ok || len(all) == 1 {
		if !ok {
			r = all[0]
		}
		return r, nil
	}
	return reading{}, ErrDisagree
}

// pair finds two readings that are the same.
func pair(keys []solana.PublicKey, rs []reading) (reading, bool) {
	for i, a := range rs {
		for _, b := range rs[i+1:] {
			if m, ok := merge(keys, a, b); ok {
				return m, true
			}
		}
	}
	return reading{}, false
}

// merge is what two readings say in common; of their slots and clocks the earlier.
func merge(keys []solana.PublicKey, a, b reading) (reading, bool) {
	out := reading{min(a.slot, b.slot), slices.Clone(a.as)}
	for i, k := range keys {
		if k == ClockAddress {
			early, ok := earlier(a.as[i], b.as[i])
			if !ok {
				return out, false
			}
			out.as[i] = early
			continue
		}
		x, y := a.as[i], b.as[i]
		if !sameAccount(x, y) {
			return out, false
		}
		if x != nil && y.Lamports < x.Lamports {
			out.as[i] = y
		}
	}
	return out, true
}

// sameAccount leaves lamports out: anybody can send some in every slot, and no money of the market follows them.
func sameAccount(a, b *Account) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Owner == b.Owner && bytes.Equal(a.Data, b.Data)
}

func earlier(a, b *Account) (*Account, bool) {
	x, errX := ChainTime(a)
	y, errY := ChainTime(b)
	if errors.Join(errX, errY) != nil {
		return nil, false
	}
	if y < x {
		a, x, y = b, y, x
	}
	return a, y-x <= clockSlack
}

// readAccounts asks one endpoint.
func readAccounts(ctx context.Context, r *rpc.Client, at rpc.CommitmentType, keys []solana.PublicKey) (reading, error) {
	out, err := r.GetMultipleAccountsWithOpts(ctx, keys, &rpc.GetMultipleAccountsOpts{Encoding: solana.EncodingBase64,
		Commitment: at})
	if err != nil {
		return reading{}, err
	}
	if out == nil || len(out.Value) != len(keys) {
		return reading{}, fmt.Errorf("%w: other accounts than asked for", ErrBadAnswer)
	}
	as := make([]*Account, len(keys))
	for i, v := range out.Value {
		if v == nil {
			continue
		}
		if v.Data == nil {
			return reading{}, fmt.Errorf("%w: account %s without data", ErrBadAnswer, keys[i])
		}
		as[i] = &Account{v.Owner, v.Lamports, v.Data.GetBinary()}
	}
	return reading{out.Context.Slot, as}, nil
}

// status is nil when no endpoint knows the transaction. That it is final counts once
// two endpoints say so, with the same outcome, unless only one answers. Until then it
// is one that is only confirmed.
func (c *Client) status(ctx context.Context, sig solana.Signature, deep bool) (*rpc.SignatureStatusesResult, error) {
	all, err := each(ctx, c, func(ctx context.Context, r *rpc.Client) (*rpc.SignatureStatusesResult, error) {
		out, err := r.GetSignatureStatuses(ctx, deep, sig)
		if err == nil && (out == nil || len(out.Value) != 1) {
			err = fmt.Errorf("%w: statuses of other transactions", ErrBadAnswer)
		}
		if err != nil {
			return nil, err
		}
		return out.Value[0], nil
	}, everyone)
	if err != nil {
		return nil, fmt.Errorf("status of %s: %w", sig, err)
	}
	return common(all), nil
}

// common is what endpoints say in common of a transaction.
func common(all []*rpc.SignatureStatusesResult) *rpc.SignatureStatusesResult {
	if len(all) == 1 {
		return all[0]
	}
	var best *rpc.SignatureStatusesResult
	for i, s := range all {
		if s == nil {
			continue
		}
		best = s
		for _, o := range all[:i] {
			if o != nil && final(s) && final(o) && (s.Err == nil) == (o.Err == nil) {
				return s
			}
		}
	}
	if best == nil || !final(best) {
		return best
	}
	only := *best
	only.ConfirmationStatus, only.Err = rpc.ConfirmationStatusConfirmed, nil
	return &only
}

func final(s *rpc.SignatureStatusesResult) bool {
	return s.ConfirmationStatus == rpc.ConfirmationStatusFinalized
}

// height returns the block height, by which transactions expire: the middle one of
// those that endpoints report, of two the lower. One that is too high would have a
// transaction signed twice, one that is too low have it waited for in vain.
func (c *Client) height(ctx context.Context, at rpc.CommitmentType) (uint64, error) {
	all, err := each(ctx, c, func(ctx context.Context, r *rpc.Client) (uint64, error) {
		return r.GetBlockHeight(ctx, at)
	}, everyone)
	if err != nil {
		return 0, err
	}
	slices.Sort(all)
	return all[(len(all)-1)/2], nil
}
