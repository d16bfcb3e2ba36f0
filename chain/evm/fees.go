package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
)

// ErrFeesTooHigh is returned when the chain asks for more than Config.MaxFee.
var ErrFeesTooHigh = errors.New("the chain's fees are above the configured maximum: wait, or raise it")

// fees are EIP-1559's two numbers, wei per gas.
type fees struct{ tip, cap *big.Int }

// bumpPercent is by how much a replacement pays more; nodes want 10 % or more
// of both numbers.
const bumpPercent = 13

// suggest reckons with base fees that double before the transaction is mined.
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

// bump is what replaces old: the suggestion, or old and bumpPercent if that is
// more. False when that exceeds the maximum.
func (s *Sender) bump(old, suggested fees) (fees, bool) {
	f := fees{tip: atLeast(raise(old.tip), suggested.tip), cap: atLeast(raise(old.cap), suggested.cap)}
	return f, f.cap.Cmp(s.cfg.MaxFee) <= 0 && f.tip.Cmp(f.cap) <= 0
}

func raise(v *big.Int) *big.Int {
	r := new(big.Int).Mul(v, big.NewInt(100+bumpPercent))
	return r.Add(r.Div(r, big.NewInt(100)), big.NewInt(1))
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
