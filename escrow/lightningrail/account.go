package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/train/canon"
)

// LeastWithdrawal is the smallest invoice that an arbiter pays, in units. What an
// account has beneath it stays until more comes.
const LeastWithdrawal = 10 * lnd.Sat

// maxOuts is how many withdrawals of an account may be in progress at once.
const maxOuts = 16

// account records what was withdrawn of what an arbiter owes to one address. What
// was credited is in records of its own, one for each lease.
type account struct {
	Version uint16         `cbor:"1,keyasint"` // 1
	Owner   common.Address `cbor:"2,keyasint"`
	Paid    money.Units    `cbor:"3,keyasint"` // by withdrawals that have ended, with what forwarding cost
	Outs    []withdrawal   `cbor:"4,keyasint"` // in progress
}

// withdrawal is an invoice that is to be paid. It counts against the account until
// it has failed.
type withdrawal struct {
	Hash    lnd.Hash    `cbor:"1,keyasint"`
	Request string      `cbor:"2,keyasint"`
	Units   money.Units `cbor:"3,keyasint"`
	Fee     money.Units `cbor:"4,keyasint"` // the most that forwarding may cost; the account bears it
}

// most is what the withdrawal takes out of the account at most.
func (w withdrawal) most() money.Units { return w.Units + w.Fee }

// taken is what has left the account or is being paid out.
func (a account) taken() money.Units {
	sum := a.Paid
	for _, w := range a.Outs {
		sum += w.most()
	}
	return sum
}

// forwardingFee is the most that forwarding a withdrawal may cost.
func (a *Arbiter) forwardingFee(u money.Units) money.Units {
	return a.FeeBase + u/1_000_000*money.Units(a.FeePPM) + u%1_000_000*money.Units(a.FeePPM)/1_000_000
}

// withdrawable is the largest invoice that a credit pays together with its
// forwarding; 0 if that is less than LeastWithdrawal.
func (a *Arbiter) withdrawable(free money.Units) money.Units {
	u := free - a.forwardingFee(free) // not more than the credit, so its fee is not more either
	if u < LeastWithdrawal {
		return 0
	}
	return u
}

// creditOf answers what an account is owed.
func (a *Arbiter) creditOf(account common.Address) (Reply, error) {
	free, total, err := a.accounts.available(account)
	return Reply{Units: uint64(free), Total: uint64(total), Most: uint64(a.withdrawable(free))}, err
}

// creditLine is what one lease has credited to one account.
type creditLine struct {
	Owner common.Address `cbor:"1,keyasint"`
	From  common.Hash    `cbor:"2,keyasint"` // the lease, or remainderOf it
	Units money.Units    `cbor:"3,keyasint"`
}

// remainderOf names the record of what remains of a lease's shares.
func remainderOf(lease common.Hash) common.Hash {
	return crypto.Keccak256Hash([]byte("remainder"), lease[:])
}

// accounts keeps an arbiter's accounts.
type accounts struct {
	store Store
	mu    sync.Mutex
}

const (
	accountPrefix = "account/"
	creditPrefix  = "credit/"
)

func creditName(owner common.Address, from common.Hash) string {
	return creditPrefix + owner.Hex() + "/" + from.Hex()
}

func (s *accounts) get(owner common.Address) (a account, err error) {
	a.Version, a.Owner = 1, owner
	raw, found, err := s.store.Get(accountPrefix + owner.Hex())
	if err != nil || !found {
		return a, err
	}
	return a, canon.Unmarshal(raw, maxRecord, &a)
}

// credited is all that an account was ever credited.
func (s *accounts) credited(owner common.Address) (sum money.Units, err error) {
	names, err := s.store.Names(creditPrefix + owner.Hex() + "/")
	if err != nil {
		return 0, err
	}
	for _, n := range names {
		u, err := s.line(n)
		if err != nil {
			return 0, err
		}
		sum += u
	}
	return sum, nil
}

func (s *accounts) line(name string) (u money.Units, err error) {
	raw, found, err := s.store.Get(name)
	if err != nil || !found {
		return 0, err
	}
	return u, canon.Unmarshal(raw, maxRecord, &u)
}

// available is what may be withdrawn, and what was ever credited.
func (s *accounts) available(owner common.Address) (free, total money.Units, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	a, err := s.get(owner)
	if err != nil {
		return 0, 0, err
	}
	total, err = s.credited(owner)
	return total - a.taken(), total, err
}

// edit changes an account and stores it. free is what may be withdrawn.
func (s *accounts) edit(owner common.Address, fn func(a *account, free money.Units) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	a, err := s.get(owner)
	if err != nil {
		return err
	}
	total, err := s.credited(owner)
	if err != nil {
		return err
	}
	if err := fn(&a, total-a.taken()); err != nil {
		return err
	}
	raw, err := canon.Marshal(a)
	if err != nil {
		return err
	}
	return s.store.Put(accountPrefix+owner.Hex(), raw)
}

// credit stores how much a lease has credited to an account in all. It never
// shrinks.
func (s *accounts) credit(l creditLine) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	name := creditName(l.Owner, l.From)
	had, err := s.line(name)
	if err != nil || had >= l.Units {
		return err
	}
	raw, err := canon.Marshal(l.Units)
	if err != nil {
		return err
	}
	return s.store.Put(name, raw)
}

// withdraw accepts an invoice of an account's owner. It is stored before it is
// paid, and is never accepted twice.
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
	a.acts.Lock()
	defer a.acts.Unlock()
	p, err := a.Node.Track(ctx, q.Hash)
	switch {
	case err == nil && p.State == lnd.Failed:
		return Reply{}, deny("%w: its payment has failed", lnd.ErrReused)
	case err == nil:
		return Reply{Done: true}, nil
	case !errors.Is(err, lnd.ErrUnknown):
		return Reply{}, err
	}
	err = a.accounts.edit(m.Account, func(x *account, free money.Units) error {
		switch {
		case slices.ContainsFunc(x.Outs, func(w withdrawal) bool { return w.Hash == q.Hash }):
			return errSame
		case len(x.Outs) >= maxOuts:
			return deny("%d withdrawals are under way: wait for them", len(x.Outs))
		case q.Amount < LeastWithdrawal:
			return deny("%d msat asked, the least is %d", q.Amount, LeastWithdrawal)
		case q.Amount > free || q.Amount+a.forwardingFee(q.Amount) > free:
			return deny("%d msat asked, and up to %d for forwarding; %d are there", q.Amount,
				a.forwardingFee(min(q.Amount, free)), free)
		}
		x.Outs = append(x.Outs, withdrawal{Hash: q.Hash, Request: m.Request, Units: q.Amount,
			Fee: a.forwardingFee(q.Amount)})
		return nil
	})
	return Reply{Done: true}, ignore(err, errSame)
}

// errSame means that there is nothing to write.
var errSame = errors.New("nothing has changed")

// payOut pays the accepted withdrawals and stores how they ended.
func (a *Arbiter) payOut(ctx context.Context) error {
	names, err := a.Store.Names(accountPrefix)
	if err != nil {
		return err
	}
	var failed error
	for _, n := range names {
		x, err := a.accounts.get(common.HexToAddress(n[len(accountPrefix):]))
		if err != nil {
			return err
		}
		for _, w := range x.Outs {
			if err := a.payOne(ctx, x.Owner, w); err != nil {
				failed = errors.Join(failed, fmt.Errorf("account %s: %w", x.Owner, err))
			}
		}
	}
	return failed
}

func (a *Arbiter) payOne(ctx context.Context, owner common.Address, w withdrawal) error {
	a.acts.Lock()
	defer a.acts.Unlock()
	p, err := a.Node.Track(ctx, w.Hash)
	switch {
	case errors.Is(err, lnd.ErrUnknown):
		return a.payNow(ctx, owner, w)
	case err != nil || p.State == lnd.InFlight:
		return err
	}
	var cost money.Units
	if p.State == lnd.Succeeded {
		cost = w.Units + min(p.Fee, w.Fee)
	}
	return a.accounts.end(owner, w, cost)
}

// payNow starts the payment of a withdrawal. If the node refuses to start it (the
// invoice has expired, or is the node's own), it has failed and the account may
// ask again.
func (a *Arbiter) payNow(ctx context.Context, owner common.Address, w withdrawal) error {
	err := a.Node.Pay(ctx, lnd.PayOrder{Request: w.Request, FeeLimit: w.Fee, CLTVLimit: MaxCLTV + routeRoom,
		Timeout: payTime})
	for _, passes := range []error{nil, lnd.ErrAway, lnd.ErrReused, context.Canceled, context.DeadlineExceeded} {
		if errors.Is(err, passes) {
			return err
		}
	}
	if _, now := a.Node.Track(ctx, w.Hash); !errors.Is(now, lnd.ErrUnknown) {
		return err // it was started after all, or its state is unknown
	}
	return errors.Join(err, a.accounts.end(owner, w, 0))
}

// end removes a withdrawal from those in progress. cost is what it took out of the
// account: nothing if it has failed.
func (s *accounts) end(owner common.Address, w withdrawal, cost money.Units) error {
	err := s.edit(owner, func(x *account, _ money.Units) error {
		i := slices.IndexFunc(x.Outs, func(o withdrawal) bool { return o.Hash == w.Hash })
		if i < 0 {
			return errSame
		}
		x.Paid += cost
		x.Outs = slices.Delete(x.Outs, i, i+1)
		return nil
	})
	return ignore(err, errSame)
}
