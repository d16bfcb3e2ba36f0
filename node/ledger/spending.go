package ledger

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market/money"
)

// spaceSpent holds what the wallet has signed away, by day (8 bytes, big endian) and key of the reservation. The other
// space holds what lnd was told to pay, which is in another asset.
const (
	spaceSpent          Space = "spent"
	spaceSpentLightning Space = "spent-lightning"
	spacePaidOut        Space = "paid-out-lightning"
)

// Spending keeps the wallet's reservations in the ledger. Safe for concurrent
// use.
type Spending struct {
	l     *Ledger
	space Space
}

var _ wallet.Spending = Spending{}

// NewSpending returns the ledger's reservations of dollars and coins.
func NewSpending(l *Ledger) Spending { return Spending{l, spaceSpent} }

// NewLightningSpending returns the ledger's reservations of bitcoin in channels.
func NewLightningSpending(l *Ledger) Spending { return Spending{l, spaceSpentLightning} }

// NewPayouts returns the ledger's reservations of what an arbiter pays out of the
// accounts that it keeps. They count apart: what others withdraw leaves this node's
// own jobs their limit.
func NewPayouts(l *Ledger) Spending { return Spending{l, spacePaidOut} }

// spent is a reservation as it is kept.
type spent struct {
	Units money.Units `cbor:"1,keyasint"`
	Wei   []byte      `cbor:"2,keyasint"` // big endian
}

func (s spent) wei() *big.Int { return new(big.Int).SetBytes(s.Wei) }

// Reserve implements wallet.Spending.
func (s Spending) Reserve(_ context.Context, r wallet.Reservation, l wallet.Limits) error {
	day := string(binary.BigEndian.AppendUint64(nil, r.Day))
	_, err := s.l.Update(func(v View) (Change, error) {
		c := Change{Kind: "wallet.reserved", Body: r.Key}
		all, err := List[spent](v, s.space, day)
		if err != nil {
			return c, err
		}
		next := spent{r.Units, r.Wei.Bytes()}
		units, wei := r.Units, new(big.Int).Set(r.Wei)
		for _, i := range all {
			if i.ID == day+r.Key {
				next = larger(next, i.Value)
				units, err = units.Add(next.Units - r.Units)
				wei.Add(wei, new(big.Int).Sub(next.wei(), r.Wei))
			} else {
				units, err = units.Add(i.Value.Units)
				wei.Add(wei, i.Value.wei())
			}
			if err != nil {
				return c, err
			}
		}
		if err := within(units, wei, l); err != nil {
			return c, err
		}
		c.Put = []Record{{Key{s.space, day + r.Key}, next}}
		return c, nil
	})
	return err
}

// larger takes the larger of both amounts.
func larger(a, b spent) spent {
	a.Units = max(a.Units, b.Units)
	if a.wei().Cmp(b.wei()) < 0 {
		a.Wei = b.Wei
	}
	return a
}

func within(units money.Units, wei *big.Int, l wallet.Limits) error {
	if l.PerDay > 0 && units > l.PerDay {
		return fmt.Errorf("%w: %s would be signed away today, at most %s may: wait for tomorrow (UTC), or raise %s",
			wallet.ErrLimit, l.Unit.Write(units), l.Unit.Write(l.PerDay), cmp.Or(l.DayKey, "wallet.limits.per_day"))
	}
	if l.GasPerDay != nil && l.GasPerDay.Sign() > 0 && wei.Cmp(l.GasPerDay) > 0 {
		return fmt.Errorf("%w: fees could come to %v wei today, at most %v may: wait for tomorrow (UTC), or raise "+
			"wallet.limits.gas_per_day", wallet.ErrLimit, wei, l.GasPerDay)
	}
	return nil
}
