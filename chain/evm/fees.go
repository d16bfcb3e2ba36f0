package evm

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
)

// ErrFeesTooHigh is returned when the chain asks for more than Config.MaxFee.
var ErrFeesTooHigh = errors.New("the chain's fees are above the configured maximum: wait, or raise it")

// fees are the two numbers of EIP-1559, in wei per gas.
type fees struct{ tip, cap *big.Int }

// bumpPercent is by how much a replacement pays more. Nodes require at least
// leastBump more of both numbers.
const (
	bumpPercent = 13
	leastBump   = 10
)

// suggest allows for base fees that double before the transaction is mined.
func (s *Sender) suggest(ctx context.Context) (fees, error) {
	head, err := s.client.Head(ctx)
	if err != nil {
		return fees{}, err
	}
	if head.BaseFee == nil {
		return fees{}, fmt.Errorf("%w: a chain without base fee (EIP-1559)", ErrBadAnswer)
	}
	tip, err := s.client.backend.SuggestGasTipCap(ctx)
	if err != nil {
		return fees{}, fmt.Errorf("suggest a tip: %w", err)
	}
	tip = atLeast(tip, s.cfg.MinTip)
	if least := new(big.Int).Add(head.BaseFee, tip); least.Cmp(s.cfg.MaxFee) > 0 {
		return fees{}, fmt.Errorf("%w: %v wei per gas", ErrFeesTooHigh, least)
	}
	limit := new(big.Int).Add(new(big.Int).Lsh(head.BaseFee, 1), tip)
	return fees{tip: tip, cap: atMost(limit, s.cfg.MaxFee)}, nil
}

// GasPrice is what a unit of gas costs now, wei: the base fee and the tip that
// the endpoint suggests.
func (c *Client) GasPrice(ctx context.Context) (*big.Int, error) {
	head, err := c.Head(ctx)
	if err != nil {
		return nil, err
	}
	if head.BaseFee == nil {
		return nil, fmt.Errorf("%w: a chain without base fee (EIP-1559)", ErrBadAnswer)
	}
	tip, err := c.backend.SuggestGasTipCap(ctx)
	if err != nil {
		return nil, fmt.Errorf("suggest a tip: %w", err)
	}
	return tip.Add(tip, head.BaseFee), nil
}

// Affords returns for how much gas the account's coins pay at the fee that a transaction
// would offer now.
func (s *Sender) Affords(ctx context.Context) (gas uint64, err error) {
	f, err := s.suggest(ctx)
	if err != nil {
		return 0, err
	}
	coins, err := s.client.backend.BalanceAt(ctx, s.Address(), Latest)
	if err != nil {
		return 0, fmt.Errorf("coins of %s: %w", s.Address(), err)
	}
	if coins.Div(coins, f.cap); coins.IsUint64() {
		return coins.Uint64(), nil
	}
	return math.MaxUint64, nil
}

// bump returns the fees of a replacement: the suggestion, or old plus bumpPercent
// if that is more, but at most the maximum. It reports false if the maximum is
// less than leastBump above old.
func (s *Sender) bump(old, suggested fees) (fees, bool) {
	f := fees{tip: atLeast(raise(old.tip, bumpPercent), suggested.tip),
		cap: atLeast(raise(old.cap, bumpPercent), suggested.cap)}
	if f.cap.Cmp(s.cfg.MaxFee) > 0 && raise(old.cap, leastBump).Cmp(s.cfg.MaxFee) <= 0 {
		f.cap = s.cfg.MaxFee
	}
	f.tip = atMost(f.tip, f.cap)
	ok := f.cap.Cmp(s.cfg.MaxFee) <= 0 && f.tip.Cmp(raise(old.tip, leastBump)) >= 0
	return f, ok
}

// over reports whether f is enough above old to replace it.
func (f fees) over(old fees) bool { return f.tip.Cmp(raise(old.tip, bumpPercent)) >= 0 }

func raise(v *big.Int, percent int64) *big.Int {
	r := new(big.Int).Mul(v, big.NewInt(100+percent))
	return r.Add(r.Div(r, big.NewInt(100)), big.NewInt(1))
}

// urgency is an action's deadline, and the chain time when it was first sent.
type urgency struct{ from, until uint64 }

// remember stores the deadline of an action. An action that comes again keeps the
// time when it was first sent. The caller holds mu.
func (s *Sender) remember(ctx context.Context, call Call) error {
	if call.Deadline == 0 {
		return nil
	}
	h, known := s.due[call.Action]
	if !known {
		head, err := s.client.Head(ctx)
		if err != nil {
			return err
		}
		h.from = head.Time
	}
	h.until = call.Deadline
	s.due[call.Action] = h
	return nil
}

// hurry raises a suggestion as the action's deadline comes near: from the
// suggestion at the first sending to the maximum at the deadline. It follows the
// cube of the elapsed time, which costs little for a long time and rises steeply
// at the end. It raises the tip, because block makers are paid by it.
func (s *Sender) hurry(action string, suggested fees, now uint64) fees {
	h, ok := s.due[action]
	if !ok || h.until <= h.from {
		return suggested
	}
	const parts = 1024
	x := big.NewInt(int64(parts * min(now-min(now, h.from), h.until-h.from) / (h.until - h.from)))
	room := new(big.Int).Sub(s.cfg.MaxFee, suggested.cap)
	more := room.Mul(room, new(big.Int).Exp(x, big.NewInt(3), nil))
	more.Div(more, new(big.Int).Exp(big.NewInt(parts), big.NewInt(3), nil))
	return fees{tip: new(big.Int).Add(suggested.tip, more), cap: new(big.Int).Add(suggested.cap, more)}
}

func atLeast(v, least *big.Int) *big.Int {
	if v.Cmp(least) < 0 {
		return least
	}
	return v
}

func atMost(v, most *big.Int) *big.Int {
	if v.Cmp(most) > 0 {
		return most
	}
	return v
}
