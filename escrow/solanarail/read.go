package solanarail

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// snapshot is what the program says about a deal in one slot.
type snapshot struct {
	slot, time uint64
	job        *bindings.Job // nil: there is none
	lease      *bindings.Lease
	arbiters   []bindings.Arbiter
}

func (r *Rail) snapshot(ctx context.Context, at rpc.CommitmentType, d escrow.Deal) (s snapshot, err error) {
	slot, as, err := r.read(ctx, at, d)
	if err != nil {
		return s, err
	}
	s.slot = slot
	if s.time, err = solanarpc.ChainTime(as[2]); err != nil {
		return s, err
	}
	if r.ours(as[0]) {
		j, err := bindings.DecodeJob(as[0].Data)
		if err != nil {
			return s, fmt.Errorf("job of offer %s: %w", d.OfferID(), err)
		}
		s.job = &j
	}
	if r.ours(as[1]) {
		l, arbiters, err := bindings.DecodeLease(as[1].Data)
		if err != nil {
			return s, fmt.Errorf("lease %s: %w", d.LeaseID(), err)
		}
		s.lease, s.arbiters = &l, arbiters
	}
	return s, s.consistent()
}

// read reads the accounts of a deal: of the job, of the lease, and the clock. A client can change the job's books in
// every slot, by deposits and refunds, so that endpoints disagree about it while a window runs. To a provider they are
// nothing; the terms never change. So it goes by what it has read of the job before.
func (r *Rail) read(ctx context.Context, at rpc.CommitmentType, d escrow.Deal) (uint64, []*solanarpc.Account, error) {
	p, offer := r.Deployment.job(d.Offer), d.OfferID()
	slot, as, err := r.Chain.Accounts(ctx, at, p.Job(), p.Lease(d.LeaseID()), solanarpc.ClockAddress)
	r.mu.Lock()
	known := r.jobs[offer]
	if err == nil && at == r.Commitment && r.Party == escrow.Provider && r.ours(as[0]) {
		r.jobs[offer] = as[0]
	}
	r.mu.Unlock()
	if known == nil || !errors.Is(err, solanarpc.ErrDisagree) {
		return slot, as, err
	}
	slot, as, err = r.Chain.Accounts(ctx, at, p.Lease(d.LeaseID()), solanarpc.ClockAddress)
	return slot, slices.Insert(as, 0, known), err
}

// consistent checks that the program's accounts do not contradict each other.
func (s snapshot) consistent() error {
	if s.lease == nil {
		return nil
	}
	l := s.lease
	switch {
	case s.job == nil, l.Status < 1, l.Status > 3, l.Claimed < l.Vouched, l.ProviderOwed > l.Owed,
		int64(l.Provider) < 0, int64(l.Others) < 0, int64(l.Back) < 0:
		return fmt.Errorf("%w: lease %s contradicts itself", solanarpc.ErrBadAnswer, l.Terms.Lease)
	}
	return nil
}

// Observe implements escrow.Rail.
func (r *Rail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	if d.Domain != r.domain {
		return escrow.Chain{}, fmt.Errorf("%w: the deal is for domain %d", ErrWrongDeployment, d.Domain.ChainID)
	}
	s, err := r.snapshot(ctx, r.Commitment, d)
	if err != nil {
		return escrow.Chain{}, err
	}
	if err := r.agreed(ctx, d, s); err != nil {
		return escrow.Chain{}, err
	}
	c := r.chain(s)
	if s.lease == nil && s.time > d.Lease.Lease.Deadline {
		return r.shut(ctx, d, c)
	}
	return c, nil
}

// chain converts a snapshot to the machine's type.
func (r *Rail) chain(s snapshot) escrow.Chain {
	c := escrow.Chain{Height: s.slot, Time: s.time}
	if s.job != nil {
		c.Pot = s.job.Pot
	}
	l := s.lease
	if l == nil {
		return c
	}
	c.Status, c.Vouched, c.Claimed, c.WindowEnd = escrow.Status(l.Status), l.Vouched, l.Claimed, l.WindowEnd
	if r.Party == escrow.Provider {
		c.Credit = l.ProviderOwed
	}
	if c.Status == escrow.StatusClosed {
		c.Settled = &escrow.Settlement{Segments: l.Segments, Provider: money.Units(l.Provider),
			Others: money.Units(l.Others), Back: money.Units(l.Back)}
	}
	return c
}

// shut distinguishes a lease that was never opened from one whose account was
// closed after everything was paid. The latter has a history.
func (r *Rail) shut(ctx context.Context, d escrow.Deal, c escrow.Chain) (escrow.Chain, error) {
	e, _, found, err := r.event(ctx, d, bindings.Settled)
	if err != nil || !found {
		return c, err
	}
	n := e.Numbers
	c.Status, c.Vouched, c.Claimed = escrow.StatusClosed, uint32(n[0]), uint32(n[0])
	c.Settled = &escrow.Settlement{Segments: uint32(n[0]), Provider: money.Units(n[1]), Others: money.Units(n[2]),
		Back: money.Units(n[3])}
	return c, nil
}

// agreed compares what is on chain with what was agreed.
func (r *Rail) agreed(ctx context.Context, d escrow.Deal, s snapshot) error {
	if s.job == nil {
		return nil
	}
	if err := r.agreedJob(d.Offer, *s.job); err != nil || s.lease == nil {
		return err
	}
	lt := s.lease.Terms
	if lt != leaseTerms(d.Lease.Lease, lt.Provider) {
		return fmt.Errorf("%w: lease %s", ErrOtherTerms, d.LeaseID())
	}
	if r.Party != escrow.Provider {
		return nil
	}
	if lt.Provider != r.Sender.PublicKey() {
		return fmt.Errorf("%w: lease %s pays %s", ErrOtherTerms, d.LeaseID(), lt.Provider)
	}
	return r.acceptArbiters(ctx, d)
}

// agreedJob compares a job with its offer. The delegate's key is compared if it is
// this node's own. Otherwise the program has seen to it that it is the one linked to
// the offer's delegate, and vouchers are checked against it.
func (r *Rail) agreedJob(o market.Offer, j bindings.Job) error {
	delegate := j.Terms.Delegate
	if slices.Contains(r.Own, o.Delegate) {
		delegate = r.Sender.PublicKey()
	}
	terms, rest := r.Deployment.Terms(o, delegate)
	if offer := o.StructHash(); j.Mint != r.Deployment.Token.Mint || j.Account != o.Client || j.Offer != offer ||
		j.Terms != terms || j.Work != rest.Work || j.Pace != rest.Pace {
		return fmt.Errorf("%w: job of offer %s", ErrOtherTerms, offer)
	}
	return nil
}

// acceptArbiters requires enough arbiters that count for this node. It asks once
// for each lease.
func (r *Rail) acceptArbiters(ctx context.Context, d escrow.Deal) error {
	lease := d.LeaseID()
	r.mu.Lock()
	known := r.accepted[lease]
	r.mu.Unlock()
	if known {
		return nil
	}
	as, err := r.candidates(ctx, d)
	if err != nil {
		return err
	}
	good, refused := 0, error(nil)
	for _, a := range as {
		err := error(nil)
		if a.Operator == d.Lease.Lease.Provider {
			err = errors.New("the provider itself does not count")
		} else if r.Accept != nil {
			err = r.Accept(ctx, bindings.Arbiter{Operator: a.Operator, Node: a.Node})
		}
		if err != nil {
			refused = errors.Join(refused, fmt.Errorf("%s: %w", a.Operator, err))
			continue
		}
		good++
	}
	if good < int(d.Offer.Quorum) {
		return fmt.Errorf("%w: %d of %d: %w", ErrArbiters, good, d.Offer.Quorum, refused)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.accepted[lease] = true
	return nil
}

// Job is the money of an offer, in base units of the mint.
type Job struct {
	Known, Over          bool
	Pot, Reserved, Spent uint64
}

// ReadJob reads the money of an offer of this client.
func (r *Rail) ReadJob(ctx context.Context, client common.Address, offer common.Hash) (Job, error) {
	at := bindings.JobAddress(r.Deployment.Program, client, offer)
	_, as, err := r.Chain.Accounts(ctx, r.Commitment, at)
	if err != nil || !r.ours(as[0]) {
		return Job{}, err
	}
	j, err := bindings.DecodeJob(as[0].Data)
	if err != nil {
		return Job{}, fmt.Errorf("job of offer %s: %w", offer, err)
	}
	return Job{Known: true, Over: j.Over != 0, Pot: j.Pot, Reserved: j.Reserved, Spent: j.Spent}, nil
}

// LeaseStatus reads the status of a lease, for somebody who has no part in it. The error
// wraps ErrOtherTerms if the program holds the money under other terms.
func (r *Rail) LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	if d.Domain != r.domain {
		return escrow.StatusNone, fmt.Errorf("%w: the deal is for domain %d", ErrWrongDeployment, d.Domain.ChainID)
	}
	s, err := r.snapshot(ctx, r.Commitment, d)
	if err == nil {
		err = r.agreed(ctx, d, s)
	}
	if err != nil || s.lease == nil {
		return escrow.StatusNone, err
	}
	return escrow.Status(s.lease.Status), nil
}

// historyLimit bounds how many transactions are searched for an event. A lease has
// only a few.
const historyLimit = 50

// event finds the newest event of a kind in a lease's history.
func (r *Rail) event(ctx context.Context, d escrow.Deal,
	kind bindings.EventKind) (e bindings.Event, ev Evidence, found bool, err error) {
	sigs, err := r.Chain.History(ctx, r.Deployment.job(d.Offer).Lease(d.LeaseID()), historyLimit)
	if err != nil {
		return e, ev, false, err
	}
	for _, sig := range sigs {
		log, err := r.Chain.LogOf(ctx, sig)
		if err != nil {
			return e, ev, false, err
		}
		for _, e := range bindings.Events(r.Deployment.Program.String(), log.Lines) {
			if e.Kind == kind && e.ID == d.LeaseID() {
				return e, Evidence{Kind: e.Kind, Signature: sig, Slot: log.Slot}, true, nil
			}
		}
	}
	return e, ev, false, nil
}
