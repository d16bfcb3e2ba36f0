package lightning

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/lightning"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// account is what an arbiter owes to one address: what its leases brought,
// less what was withdrawn.
type account struct {
	Version uint16         `cbor:"1,keyasint"` // 1
	Owner   common.Address `cbor:"2,keyasint"`
	Credits []creditLine   `cbor:"3,keyasint"`
	Outs    []withdrawal   `cbor:"4,keyasint"`
}

type creditLine struct {
	From  common.Hash `cbor:"1,keyasint"` // a lease, or remainderOf it
	Units money.Units `cbor:"2,keyasint"`
}

// withdrawal is an invoice that is to be paid; it counts until it has failed.
type withdrawal struct {
	Hash    lightning.Hash `cbor:"1,keyasint"`
	Request string         `cbor:"2,keyasint"`
	Units   money.Units    `cbor:"3,keyasint"`
	Done    bool           `cbor:"4,keyasint"`
	Failed  bool           `cbor:"5,keyasint"`
}

// remainderOf names what a lease's shares left over.
func remainderOf(lease common.Hash) common.Hash {
	return crypto.Keccak256Hash([]byte("remainder"), lease[:])
}

func (a account) available() (sum money.Units) {
	for _, c := range a.Credits {
		sum += c.Units
	}
	for _, w := range a.Outs {
		if !w.Failed {
			sum -= w.Units
		}
	}
	return sum
}

// accounts keeps an arbiter's accounts.
type accounts struct {
	store Store
	mu    sync.Mutex
}

const accountPrefix = "account/"

func (s *accounts) get(owner common.Address) (a account, err error) {
	a.Version, a.Owner = 1, owner
	raw, found, err := s.store.Get(accountPrefix + owner.Hex())
	if err != nil || !found {
		return a, err
	}
	return a, canon.Unmarshal(raw, maxRecord, &a)
}

func (s *accounts) available(owner common.Address) (money.Units, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	a, err := s.get(owner)
	return a.available(), err
}

// edit changes an account and keeps it.
func (s *accounts) edit(owner common.Address, fn func(*account) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	a, err := s.get(owner)
	if err != nil {
		return err
	}
	if err := fn(&a); err != nil {
		return err
	}
	raw, err := canon.Marshal(a)
	if err != nil {
		return err
	}
	return s.store.Put(accountPrefix+owner.Hex(), raw)
}

// errSame: nothing is to be written.
var errSame = errors.New("nothing has changed")

// credit says what a lease has brought an account in all.
func (s *accounts) credit(owner common.Address, from common.Hash, u money.Units) error {
	err := s.edit(owner, func(a *account) error {
		i := slices.IndexFunc(a.Credits, func(c creditLine) bool { return c.From == from })
		switch {
		case i < 0:
			a.Credits = append(a.Credits, creditLine{from, u})
		case a.Credits[i].Units >= u: // it never shrinks
			return errSame
		default:
			a.Credits[i].Units = u
		}
		return nil
	})
	return ignore(err, errSame)
}

// withdraw takes an invoice of an account's owner up. It is in the books before
// it is paid, and an invoice that is in them is not taken up again.
func (a *Arbiter) withdraw(ctx context.Context, m Message) (Reply, error) {
	if m.Sig == nil {
		return Reply{}, deny("a signature is wanted")
	}
	signer, err := market.RecoverDigest(WithdrawDigest(a.Key.Address(), m.Account, m.Request), *m.Sig)
	if err != nil || signer != m.Account {
		return Reply{}, deny("%w: only the account's key withdraws", market.ErrSignature)
	}
	q, err := a.Node.Decode(ctx, m.Request)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	err = a.accounts.edit(m.Account, func(x *account) error {
		switch {
		case slices.ContainsFunc(x.Outs, func(w withdrawal) bool { return w.Hash == q.Hash }):
			return errSame
		case q.Amount <= 0 || q.Amount > x.available():
			return deny("%d msat asked, %d are there", q.Amount, x.available())
		}
		x.Outs = append(x.Outs, withdrawal{Hash: q.Hash, Request: m.Request, Units: q.Amount})
		return nil
	})
	return Reply{Done: true}, ignore(err, errSame)
}

// payOut pays what was asked to be withdrawn and notes how it ended.
func (a *Arbiter) payOut(ctx context.Context) error {
	names, err := a.Store.Names(accountPrefix)
	if err != nil {
		return err
	}
	for _, n := range names {
		x, err := a.accounts.get(common.HexToAddress(n[len(accountPrefix):]))
		if err != nil {
			return err
		}
		for _, w := range x.Outs {
			if w.Done {
				continue
			}
			if err := a.payOne(ctx, x.Owner, w); err != nil {
				return fmt.Errorf("account %s: %w", x.Owner, err)
			}
		}
	}
	return nil
}

func (a *Arbiter) payOne(ctx context.Context, owner common.Address, w withdrawal) error {
	p, err := a.Node.Track(ctx, w.Hash)
	if errors.Is(err, lightning.ErrUnknown) {
		limit := a.FeeBase + w.Units/1_000_000*money.Units(a.FeePPM) + w.Units%1_000_000*money.Units(a.FeePPM)/1_000_000
		return a.Node.Pay(ctx, lightning.PayOrder{Request: w.Request, FeeLimit: limit, CLTVLimit: MaxCLTV + routeRoom, Timeout: payTime})
	}
	if err != nil || p.State == lightning.InFlight {
		return err
	}
	return a.accounts.edit(owner, func(x *account) error {
		for i := range x.Outs {
			if x.Outs[i].Hash == w.Hash {
				x.Outs[i].Done, x.Outs[i].Failed = true, p.State == lightning.Failed
			}
		}
		return nil
	})
}
