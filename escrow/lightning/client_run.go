package lightning

import (
	"context"
	"errors"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// reveal keeps a voucher, from when on the provider may have its preimages, and
// gives them to provider and arbiters. Those who are away get them from tend.
func (r *Rail) reveal(ctx context.Context, lease common.Hash, v market.SignedVoucher) error {
	b, err := r.edit(lease, func(b *book) error { return b.take(&v) })
	if err != nil {
		return err
	}
	r.deliver(ctx, b)
	return nil
}

// deliver sends the best voucher and the preimages that it pays.
func (r *Rail) deliver(ctx context.Context, b book) {
	if b.vouched() == 0 {
		return
	}
	m := Message{Topic: Reveal, Lease: b.Deal.LeaseID(), Voucher: &b.Voucher, Secrets: b.secrets(b.vouched())}
	for _, to := range r.others(b) {
		if _, err := r.Peers.Ask(ctx, to, m); err != nil {
			r.Log.Debug("voucher not delivered", "lease", m.Lease, "to", to, "err", err)
		}
		m.Secrets = nil // arbiters have them
	}
}

// end starts the window in which the provider may settle what it earned.
func (r *Rail) end(ctx context.Context, lease common.Hash, v market.SignedVoucher) error {
	b, err := r.edit(lease, func(b *book) error {
		if err := checkVoucher(b.Deal, v); err != nil {
			return err
		}
		if b.WindowEnd == 0 {
			b.WindowEnd = r.Clock() + uint64(b.Deal.Offer.Window)
		}
		return b.take(&v)
	})
	if err != nil {
		return err
	}
	r.deliver(ctx, b)
	if _, err := r.Peers.Ask(ctx, b.Deal.Lease.Lease.Node, Message{Topic: EndLease, Lease: lease}); err != nil {
		r.Log.Debug("end of a lease not delivered", "lease", lease, "err", err)
	}
	return nil
}

// Object tells the arbiters of a verdict against a segment of a lease of ours,
// so that they hold its pay back if it is claimed. Done: nothing is left to be
// held back. Before it is claimed, arbiters refuse to hear of it: object again.
func (r *Rail) Object(ctx context.Context, v market.SignedVerdict) (done bool, err error) {
	b, err := r.books.get(v.Verdict.Lease)
	if err != nil {
		return errors.Is(err, errNoBook), ignore(err, errNoBook)
	}
	e, err := r.allEnds(ctx, b)
	if err != nil || e.final {
		return e.final, err
	}
	done = true
	for _, a := range r.Arbiters {
		reply, why := r.Peers.Ask(ctx, a, Message{Topic: Object, Lease: v.Verdict.Lease, Verdict: &v})
		done, err = done && why == nil && reply.Done, errors.Join(err, why)
	}
	return done, err
}

// releaseClient makes no more locks and waits until every payment has ended: a
// provider that is there cancels what it cannot settle, of one that is gone the
// HTLCs expire.
func (r *Rail) releaseClient(ctx context.Context, lease common.Hash) error {
	b, err := r.books.get(lease)
	if err != nil {
		return err
	}
	if b.WindowEnd == 0 || r.Clock() < b.WindowEnd {
		return deny("the window ends at %d, it is %d", b.WindowEnd, r.Clock())
	}
	if b, err = r.finish(lease, "released after its window"); err != nil {
		return err
	}
	for {
		ends, err := r.allEnds(ctx, b)
		if err != nil || ends.final {
			return err
		}
		r.tellOver(ctx, b)
		if err := r.pause(ctx); err != nil {
			return err
		}
	}
}

// ends is how far the payments of a lease are.
type ends struct {
	final  bool // all have ended
	failed bool // one has failed
	paid   uint32
	sum    money.Units // of those to the provider
	lead   uint32      // paid segments in a row from the first
}

func (r *Rail) allEnds(ctx context.Context, b book) (out ends, err error) {
	out.final = true
	for i, l := range b.Locks {
		e, over, err := r.payment(ctx, l.Hash)
		if err != nil {
			return out, err
		}
		out.final, out.failed = out.final && over, out.failed || over && !e.paid
		if e.paid {
			out.paid, out.sum = out.paid+1, out.sum+e.sum
			if int(out.lead) == i {
				out.lead++
			}
		}
	}
	for _, l := range b.Shares {
		e, over, err := r.payment(ctx, l.Hash)
		if err != nil {
			return out, err
		}
		out.final, out.failed = out.final && over, out.failed || over && !e.paid
	}
	return out, nil
}

func (r *Rail) observeClient(ctx context.Context, b book, c *escrow.Chain) error {
	if !b.Opened {
		return nil
	}
	e, err := r.allEnds(ctx, b)
	if err != nil {
		return err
	}
	var closed *escrow.Settlement
	if e.final && (b.Over != "" || !e.failed) {
		if closed, err = b.settlement(e.paid, e.sum); err != nil {
			return err
		}
		credit, err := r.credit(ctx, b.Deal)
		if err != nil {
			return err
		}
		c.Credit = uint64(credit)
	}
	b.status(c, e.lead, closed)
	return nil
}

// Run mends what crashes and absent peers left behind, until ctx ends: locks
// that were lost are made again, what was not delivered is delivered.
func (r *Rail) Run(ctx context.Context) error {
	t := time.NewTicker(2 * r.Poll)
	defer t.Stop()
	done := map[common.Hash]bool{}
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		if err := r.books.each(done, func(b book) bool {
			ended, err := r.tend(ctx, b)
			if err != nil && ctx.Err() == nil {
				r.Log.Debug("lease waits", "lease", b.Deal.LeaseID(), "err", err)
			}
			return ended
		}); err != nil {
			return err
		}
	}
}

// tend brings a lease further; done: nothing more can come of it.
func (r *Rail) tend(ctx context.Context, b book) (done bool, err error) {
	switch {
	case !b.Opened:
		return false, nil
	case r.Party == escrow.Provider:
		return r.tendProvider(ctx, b)
	}
	e, err := r.allEnds(ctx, b)
	switch {
	case err != nil:
		return false, err
	case e.final && (b.Over != "" || !e.failed):
		return true, nil
	case b.Over != "":
		r.tellOver(ctx, b)
	case e.failed && r.Clock() <= b.ends():
		return false, r.heal(ctx, b)
	case e.lead < b.vouched():
		r.deliver(ctx, b)
	}
	return false, nil
}

// heal makes locks again that a crash of a node lost: their payments have
// failed for good, so the old hashes are worth nothing. A provider that has
// closed the lease says so instead.
func (r *Rail) heal(ctx context.Context, b book) error {
	b, err := r.edit(b.Deal.LeaseID(), func(b *book) error {
		if b.Over != "" {
			return ErrLeaseOver
		}
		for i := range b.Locks {
			if err := r.redraw(b, forProvider, i, b.Locks[i]); err != nil {
				return err
			}
		}
		for i := range b.Shares {
			if err := r.redraw(b, forShares, i, b.Shares[i]); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	now, err := r.arrange(ctx, b)
	if errors.Is(err, ErrLeaseOver) {
		_, err = r.finish(b.Deal.LeaseID(), "closed by the provider")
		return err
	}
	if err != nil {
		return err
	}
	if err := r.payAll(ctx, b.Deal.LeaseID()); err != nil {
		return err
	}
	r.deliver(ctx, now)
	return nil
}

// redraw draws anew what is known to have failed; allEnds has just asked.
func (r *Rail) redraw(b *book, p purpose, i int, l lock) error {
	if e, over := r.known(l.Hash); !over || e.paid {
		return nil
	}
	return r.draw(b, p, i)
}

// Handle implements Handler.
func (r *Rail) Handle(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if r.Party == escrow.Provider {
		return r.handleProvider(ctx, from, m)
	}
	return r.handleClient(from, m)
}

func (r *Rail) handleClient(from common.Address, m Message) (Reply, error) {
	b, err := r.books.get(m.Lease)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	if from != b.Deal.Lease.Lease.Node {
		return Reply{}, deny("only the lease's provider may ask that")
	}
	switch {
	case m.Topic == Over:
		_, err := r.finish(m.Lease, "closed by the provider")
		return Reply{Done: err == nil}, err
	case m.Topic == Redeem && m.Voucher != nil:
		b, err := r.edit(m.Lease, func(b *book) error {
			if err := checkVoucher(b.Deal, *m.Voucher); err != nil {
				return err
			}
			return b.take(m.Voucher)
		})
		if err != nil {
			return Reply{}, err
		}
		return Reply{Secrets: b.secrets(m.Voucher.Voucher.Segments)}, nil
	}
	return Reply{}, deny("unknown topic %d", m.Topic)
}
