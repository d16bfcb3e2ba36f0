package coordinator

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/job"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/wire"
)

// fund opens the lease on chain through its escrow machine, and reports whether the chain
// shows it or refuses it.
func (a *actor) fund(ctx context.Context, x job.Fund) {
	hash := x.Lease.Lease.StructHash()
	err := a.reserve(ctx, x.Lease)
	if s, e := a.c.leases.State(hash); err == nil && e == nil && s.Phase == escrow.Reserved {
		err = fmt.Errorf("%w: %s", errNotOpened, s.Refused())
		_ = a.c.leases.Apply(hash, escrow.Stop{Reason: "not funded"})
	}
	if ctx.Err() != nil {
		return // funded after the next start
	}
	if err != nil {
		_, unknown := a.c.leases.State(hash)
		a.report(ctx, job.FundingFailed{
			Lease: hash, Reason: wire.Short(err), Wait: errors.Is(err, ErrReserved),
			Untouched: errors.Is(unknown, role.ErrNoEscrow),
		})
		return
	}
	a.untilDone(ctx, "pot", func() error {
		balance, err := a.escrowBalance(ctx)
		if err != nil {
			return err
		}
		return a.send(ctx, job.Funded{Lease: hash}, func(r *JobRecord) { r.Figures.funded(balance) })
	})
	a.watch(ctx, hash)
}

// reserve opens the lease and returns when the chain shows it or refuses it. The node's own
// jobs take turns, each with all that wait by then: they need the wallet's next permit.
func (a *actor) reserve(ctx context.Context, l market.SignedLease) error {
	done, err := a.open(ctx, l)
	if err != nil {
		return err
	}
	defer done()
	_, err = a.c.leases.Wait(ctx, l.Lease.StructHash(), opened)
	return err
}

// Pay waits for the turn to use the wallet's next permit. The caller ends the turn with
// done when the permit has been used.
func (c *Coordinator) Pay(ctx context.Context) (done func(), err error) {
	select {
	case c.paying <- struct{}{}:
		return func() { <-c.paying }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// opened reports whether the chain shows the lease, or has refused it.
func opened(s escrow.State) bool { return s.Phase != escrow.Reserved || s.Refused() != "" }

// open starts the lease's escrow machine with the deposit that it lacks. A lease that was
// opened before a restart is left as it is. The caller is done when the chain shows the lease or
// refuses it.
func (a *actor) open(ctx context.Context, l market.SignedLease) (done func(), err error) {
	if _, err := a.c.leases.State(l.Lease.StructHash()); err == nil {
		return a.c.Pay(ctx) // opened before a restart
	}
	at := a.chosen()
	c, err := a.c.d.Rails.At(at.Domain())
	if err != nil {
		return nil, err
	}
	deal, err := a.deal(ctx, c, at, l)
	if err != nil {
		return nil, err
	}
	done = func() {}
	if deal.Deposit > 0 {
		from := payer{at: c.Domain.ChainID, shared: c.SharedPermits, sign: c.Permit}
		p, paid, err := a.c.deposits.permit(ctx, from, money.Units(deal.Deposit))
		if err != nil {
			return nil, err
		}
		deal.Permit, done = p.ForEscrow(), paid
	}
	if active := a.state().Lease; active == nil || active.Hash != l.Lease.StructHash() {
		err = job.ErrStale // ended while it waited for its turn
	}
	if err == nil {
		err = a.c.d.Follow(a.followed(l))
	}
	if err == nil {
		err = a.c.leases.Open(escrow.Client, deal, a.policy())
	}
	if err != nil {
		done()
	}
	return done, err
}

// deal returns a lease as its rail knows it, with the deposit that its job's balance lacks.
func (a *actor) deal(ctx context.Context, c *rail.Supervisor, at market.ValidAnnouncement, l market.SignedLease) (
	d escrow.Deal, err error,
) {
	balance, err := a.escrowBalance(ctx)
	if err != nil {
		return d, err
	}
	need, err := money.Units(l.Lease.Price).Mul(l.Lease.Segments)
	if err != nil {
		return d, err
	}
	sig := at.Announcement().Sig
	d = escrow.Deal{Domain: c.Domain, Offer: at.Offer(), OfferSig: sig[:], Lease: l, PerSegment: c.PerSegment}
	d.Deposit, err = a.record().Deposit.on(at.Offer()).lacking(balance, need)
	return d, err
}

// followed is a lease that begins now, with what is needed to check what is claimed under it
// on chain.
func (a *actor) followed(l market.SignedLease) role.Followed {
	s := a.state()
	return role.Followed{Announcement: a.chosen().Announcement(), Lease: l, Start: s.Checkpoint, Peers: peersOf(s)}
}

// escrowBalance returns the job's money on its rail.
func (a *actor) escrowBalance(ctx context.Context) (rail.EscrowBalance, error) {
	at := a.chosen()
	c, err := a.c.d.Rails.At(at.Domain())
	if err != nil {
		return rail.EscrowBalance{}, err
	}
	return c.EscrowBalance(ctx, at.Offer())
}

// policy returns how the escrow machine of a lease behaves. The job machine decides when a
// provider has vanished, so the escrow machine never does. If the job is another client's,
// that client takes its money back: the contract lets nobody else do so.
func (a *actor) policy() escrow.Policy {
	return escrow.Policy{Patience: math.MaxUint32, Grace: role.Grace(a.ann.Offer()), Retry: 10, Manual: !a.own()}
}

// own reports whether the job's client is this node's wallet.
func (a *actor) own() bool { return a.ann.Offer().Client == a.c.d.Operator }

// watch reports a funded lease when the chain has closed it.
func (a *actor) watch(ctx context.Context, lease common.Hash) {
	s, err := a.c.leases.Wait(ctx, lease, func(s escrow.State) bool { return s.Chain.Settled != nil })
	if err != nil {
		if ctx.Err() == nil {
			a.c.d.Log.Error("lease is not followed", "lease", lease, "err", err)
		}
		return
	}
	a.untilDone(ctx, "settlement", func() error {
		return a.send(ctx, job.Released{Lease: lease}, func(r *JobRecord) { r.settled(s) })
	})
}
