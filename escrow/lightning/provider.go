package lightning

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lightning"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// doProvider carries out the provider's actions.
func (r *Rail) doProvider(ctx context.Context, a escrow.Action) error {
	b, err := r.books.get(a.Deal.LeaseID())
	if err != nil {
		return err
	}
	switch a.Kind {
	case escrow.Pay:
		return r.earn(ctx, b, a.Voucher)
	case escrow.Close:
		return r.closeLease(ctx, b, a.Voucher)
	case escrow.Claim:
		return r.claim(ctx, b, a.Claims)
	case escrow.Release:
		return r.releaseProvider(ctx, b)
	case escrow.Withdraw:
		return r.withdraw(ctx, r.account(a.Deal))
	}
	return fmt.Errorf("%w: %s", ErrNotOurs, a.Kind)
}

// lockState is where a lock stands for its payee.
type lockState uint8

const (
	absent    lockState = iota // not paid yet
	waiting                    // locked in, its preimage not revealed
	settling                   // revealed, the HTLC has not ended
	paid                       // the money is here
	lost                       // the HTLC went back though the invoice stands: a crash
	cancelled                  // given back
)

// stateOf reads a lock.
func stateOf(ctx context.Context, n Node, l lock) (lockState, lightning.Invoice, error) {
	i, err := n.Lookup(ctx, l.Hash)
	if errors.Is(err, lightning.ErrUnknown) {
		return absent, i, nil
	}
	if err != nil {
		return absent, i, err
	}
	switch {
	case i.State == lightning.InvoiceOpen:
		return absent, i, nil
	case i.State == lightning.InvoiceCanceled:
		return cancelled, i, nil
	}
	res, err := n.Resolution(ctx, i.HTLC)
	switch {
	case err != nil:
		return absent, i, err
	case res == lightning.Paid:
		return paid, i, nil
	case res == lightning.Returned:
		return lost, i, nil
	case i.State == lightning.InvoiceSettled:
		return settling, i, nil
	}
	return waiting, i, nil
}

// state reads a lock of the provider; its end is remembered.
func (r *Rail) state(ctx context.Context, l lock) (lockState, lightning.Invoice, error) {
	if e, ok := r.known(l.Hash); ok && e.paid {
		return paid, lightning.Invoice{Amount: e.sum}, nil
	} else if ok {
		return cancelled, lightning.Invoice{}, nil
	}
	s, i, err := stateOf(ctx, r.Node, l)
	switch {
	case err != nil:
		return s, i, err
	case s == paid:
		r.ended(l.Hash, end{paid: true, sum: i.HTLC.Amount})
	case s == cancelled:
		r.ended(l.Hash, end{})
	}
	i.Amount = i.HTLC.Amount
	return s, i, nil
}

func (r *Rail) observeProvider(ctx context.Context, b book, c *escrow.Chain) error {
	var e ends
	final, inPlace := true, true
	for i, l := range b.Locks {
		s, inv, err := r.state(ctx, l)
		if err != nil {
			return err
		}
		switch s {
		case paid:
			e.paid, e.sum = e.paid+1, e.sum+inv.Amount
			if int(e.lead) == i {
				e.lead++
			}
		case cancelled:
		case lost:
			final = final && (b.Over != "" || r.Clock() > b.ends())
		default:
			final = false
		}
		inPlace = inPlace && s == waiting && r.Pace.holds(uint32(c.Height), inv.HTLC.Expiry, b.ends()-min(r.Clock(), b.ends()))
	}
	if !b.Opened && inPlace { // from now on work may begin, so it is kept
		var err error
		if b, err = r.books.edit(b.Deal.LeaseID(), func(b *book) error { b.Opened = true; return nil }); err != nil {
			return err
		}
	}
	if !b.Opened {
		return nil
	}
	var closed *escrow.Settlement
	if final {
		var err error
		if closed, err = b.settlement(e.paid, e.sum); err != nil {
			return err
		}
	}
	b.status(c, e.lead, closed)
	return nil
}

// earn gets the preimages that a voucher pays and settles with them.
func (r *Rail) earn(ctx context.Context, b book, v market.SignedVoucher) error {
	if err := checkVoucher(b.Deal, v); err != nil {
		return err
	}
	n := v.Voucher.Segments
	b, err := r.redeem(ctx, b, n, Message{Topic: Redeem, Lease: b.Deal.LeaseID(), Voucher: &v}, append([]common.Address{b.Deal.Offer.Delegate}, r.Arbiters...))
	if err != nil {
		return err
	}
	if b, err = r.edit(b.Deal.LeaseID(), func(b *book) error { return b.take(&v) }); err != nil {
		return err
	}
	return r.settle(ctx, b, n)
}

// redeem asks one after the other for the preimages of the first n locks, unless
// they are known.
func (r *Rail) redeem(ctx context.Context, b book, n uint32, m Message, from []common.Address) (book, error) {
	if uint32(len(b.secrets(n))) == n {
		return b, nil
	}
	why := ErrNoPreimage
	for _, node := range from {
		reply, err := r.Peers.Ask(ctx, node, m)
		if err == nil && uint32(len(reply.Secrets)) != n {
			err = deny("%d preimages, want %d", len(reply.Secrets), n)
		}
		if err == nil {
			var now book
			if now, err = r.edit(m.Lease, func(b *book) error { return b.learn(reply.Secrets) }); err == nil {
				return now, nil
			}
		}
		why = fmt.Errorf("%w; %s: %w", why, node, err)
	}
	return b, why
}

// settle reveals the preimages of the first n locks to the node and gives the
// HTLCs a moment to end. What takes longer (a peer is away, a channel was closed
// by force) is in lnd's hands, which claims it on chain if need be; what a crash
// lost is settled when the client has locked it again.
func (r *Rail) settle(ctx context.Context, b book, n uint32) error {
	for _, l := range b.Locks[:n] {
		s, _, err := r.state(ctx, l)
		if err != nil {
			return err
		}
		if s == waiting && l.Secret != nil {
			if err := r.Node.Settle(ctx, *l.Secret); err != nil {
				return err
			}
		}
	}
	short, cancel := context.WithTimeout(ctx, settleTime)
	defer cancel()
	for _, l := range b.Locks[:n] {
		for {
			s, _, err := r.state(ctx, l)
			if err != nil {
				return err
			}
			if s != settling {
				break
			}
			if r.pause(short) != nil {
				return ctx.Err()
			}
		}
	}
	return nil
}

// closeLease settles with the best voucher and gives the rest back.
func (r *Rail) closeLease(ctx context.Context, b book, v market.SignedVoucher) error {
	if err := checkVoucher(b.Deal, v); err != nil {
		return err
	}
	if v.Voucher.Segments < b.claimedTo() {
		return deny("%d segments are claimed, the voucher is for %d", b.claimedTo(), v.Voucher.Segments)
	}
	if v.Voucher.Segments > 0 {
		if err := r.earn(ctx, b, v); err != nil {
			return err
		}
	}
	return r.wind(ctx, b.Deal.LeaseID(), v.Voucher.Segments, "closed")
}

// wind cancels the locks from n on, and returns when all have ended.
func (r *Rail) wind(ctx context.Context, lease common.Hash, n uint32, why string) error {
	b, err := r.edit(lease, func(b *book) error {
		if b.Over == "" {
			b.Over = why
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, l := range b.Locks[n:] {
		if err := r.Node.Cancel(ctx, l.Hash); err != nil && !errors.Is(err, lightning.ErrUnknown) && !errors.Is(err, lightning.ErrSettled) {
			return err
		}
	}
	r.tellOver(ctx, b)
	for {
		var c escrow.Chain
		if err := r.observeProvider(ctx, b, &c); err != nil || c.Status == escrow.StatusClosed {
			return err
		}
		if err := r.pause(ctx); err != nil {
			return err
		}
	}
}

// claim brings verified segments before the arbiters; the window begins anew
// with each.
func (r *Rail) claim(ctx context.Context, b book, cs []escrow.ClaimedSegment) error {
	if err := checkClaims(ctx, r.Registry, b.Deal, b.claimed(), b.vouched(), cs); err != nil {
		return err
	}
	m := Message{Topic: Claimed, Lease: b.Deal.LeaseID(), Claims: cs, Voucher: voucherOf(b)}
	var window uint64
	why := ErrNoPreimage
	for _, a := range r.Arbiters {
		reply, err := r.Peers.Ask(ctx, a, m)
		if err != nil {
			why = fmt.Errorf("%w; arbiter %s: %w", why, a, err)
			continue
		}
		window = max(window, min(reply.Window, r.Clock()+2*uint64(b.Deal.Offer.Window)))
	}
	if window == 0 {
		return why
	}
	_, err := r.edit(m.Lease, func(b *book) error {
		if b.claimed() < m.Claims[0].Segment-b.Deal.Lease.Lease.FirstSegment+uint32(len(cs)) {
			b.Claims = append(b.Claims, cs...)
		}
		b.WindowEnd = max(b.WindowEnd, window)
		return nil
	})
	return err
}

// releaseProvider settles, after the window, what was claimed, and gives the
// rest back.
func (r *Rail) releaseProvider(ctx context.Context, b book) error {
	if b.WindowEnd == 0 || r.Clock() < b.WindowEnd {
		return deny("the window ends at %d, it is %d", b.WindowEnd, r.Clock())
	}
	if b.claimed() > b.due() {
		held, err := r.collect(ctx, b.Deal.LeaseID())
		if err != nil {
			return err
		}
		if b, err = r.books.get(b.Deal.LeaseID()); err != nil {
			return err
		}
		if held {
			return errors.Join(errHeld, r.settle(ctx, b, b.due()))
		}
	}
	if err := r.settle(ctx, b, b.due()); err != nil {
		return err
	}
	return r.wind(ctx, b.Deal.LeaseID(), b.due(), "released")
}

// errHeld passes: with the ruling, or when the lock expires.
var errHeld = errors.New("a segment is disputed: its lock waits for the ruling")

// collect takes from the arbiters what they reveal of the claims; held: one is
// disputed.
func (r *Rail) collect(ctx context.Context, lease common.Hash) (held bool, err error) {
	why := ErrNoPreimage
	for _, a := range r.Arbiters {
		reply, err := r.Peers.Ask(ctx, a, Message{Topic: Collect, Lease: lease})
		if err == nil {
			_, err = r.edit(lease, func(b *book) error {
				b.Collected = max(b.Collected, uint32(len(reply.Secrets)))
				return b.learn(reply.Secrets)
			})
		}
		if err == nil {
			return !reply.Done, nil
		}
		why = fmt.Errorf("%w; arbiter %s: %w", why, a, err)
	}
	return false, why
}

// tendProvider settles what came after it was revealed to: locks made again.
func (r *Rail) tendProvider(ctx context.Context, b book) error {
	n := min(b.due(), uint32(len(b.secrets(b.due()))))
	if n == 0 {
		return nil
	}
	return r.settle(ctx, b, n)
}

func (r *Rail) handleProvider(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if m.Topic == Lock {
		return r.offerInvoices(ctx, from, m)
	}
	b, err := r.books.get(m.Lease)
	if err != nil {
		return Reply{}, deny("%w", err)
	}
	if from != b.Deal.Offer.Delegate {
		return Reply{}, deny("only the lease's coordinator may ask that")
	}
	switch m.Topic {
	case Locked:
		c, err := r.Observe(ctx, b.Deal)
		return Reply{Done: c.Status != escrow.StatusNone}, err
	case Reveal:
		_, err = r.edit(m.Lease, func(b *book) error {
			if m.Voucher == nil || uint32(len(m.Secrets)) != m.Voucher.Voucher.Segments {
				return deny("a voucher with its preimages is wanted")
			}
			if err := b.learn(m.Secrets); err != nil {
				return err
			}
			return b.take(m.Voucher)
		})
		return Reply{Done: err == nil}, err
	case EndLease:
		_, err = r.edit(m.Lease, func(b *book) error {
			if b.WindowEnd == 0 {
				b.WindowEnd = r.Clock() + uint64(b.Deal.Offer.Window)
			}
			return nil
		})
		return Reply{Done: err == nil}, err
	case Over:
		return r.takenBack(ctx, b)
	}
	return Reply{}, deny("unknown topic %d", m.Topic)
}

// takenBack gives the locks of a lease back that was never opened; an open one
// ends by its window.
func (r *Rail) takenBack(ctx context.Context, b book) (Reply, error) {
	if b.Opened {
		return Reply{}, nil
	}
	for _, l := range b.Locks {
		if err := r.Node.Cancel(ctx, l.Hash); err != nil && !errors.Is(err, lightning.ErrUnknown) {
			return Reply{}, err
		}
	}
	return Reply{Done: true}, nil
}

// offerInvoices adds the invoices for a lease that this node has signed.
func (r *Rail) offerInvoices(ctx context.Context, from common.Address, m Message) (Reply, error) {
	if m.Deal == nil || m.Deal.LeaseID() != m.Lease || from != m.Deal.Offer.Delegate || m.Deal.Lease.Lease.Node != r.Self {
		return Reply{}, deny("a lease between its coordinator and this node is wanted")
	}
	if err := checkDeal(r.Domain, *m.Deal); err != nil {
		return Reply{}, err
	}
	if err := r.acceptable(ctx, m); err != nil {
		return Reply{}, err
	}
	if err := r.replaceable(ctx, m); err != nil {
		return Reply{}, err
	}
	b, err := r.books.change(m.Lease, func(b *book, found bool) error { return b.offer(m, found) })
	if err != nil {
		return Reply{}, err
	}
	ps, err := parts(b.Deal)
	if err != nil {
		return Reply{}, err
	}
	var out Reply
	for i, l := range b.Locks {
		request, err := addHold(ctx, r.Node, l, ps[i].provider, b.CLTV, SegmentMemo)
		if err != nil {
			return Reply{}, err
		}
		out.Requests = append(out.Requests, request)
	}
	return out, nil
}

// acceptable is what a provider asks of a lease's locks: time enough, an
// arbiter that it trusts, and a wallet that can pay for a claim on chain.
func (r *Rail) acceptable(ctx context.Context, m Message) error {
	need, err := r.Pace.CLTV(book{Deal: *m.Deal}.ends() - min(r.Clock(), book{Deal: *m.Deal}.ends()))
	if err != nil {
		return deny("%w", err)
	}
	if m.CLTV < need || m.CLTV > MaxCLTV {
		return deny("%w: held for %d blocks, want %d to %d", ErrWindow, m.CLTV, need, MaxCLTV)
	}
	if err := inOrder(m.Locks, int(m.Deal.Lease.Lease.Segments)); err != nil {
		return err
	}
	if !slices.ContainsFunc(m.Custody, func(c Custody) bool {
		return slices.Contains(r.Arbiters, c.Arbiter) && checkCustody(*m.Deal, m.Locks, c) == nil
	}) {
		return deny("no arbiter that this node trusts has signed for the preimages")
	}
	return checkReserve(ctx, r.Node)
}

// checkReserve refuses locks that could not be claimed on chain: without coins
// in the wallet a channel that is closed by force loses what is locked in it.
func checkReserve(ctx context.Context, n Node) error {
	have, need, err := n.Reserve(ctx)
	if err != nil {
		return err
	}
	if have < need || have == 0 {
		return deny("%w: it has %d sat, needs %d", ErrReserve, have, need)
	}
	return nil
}

func inOrder(ls []Sealed, n int) error {
	if len(ls) != n {
		return deny("%d locks for %d segments", len(ls), n)
	}
	for i, l := range ls {
		if l.Segment != uint32(i) || l.Attempt == 0 || l.Hash == (lightning.Hash{}) {
			return deny("lock %d is for segment %d, attempt %d", i, l.Segment, l.Attempt)
		}
	}
	return nil
}

// replaceable: a lock is made again only after the old one is lost or was given
// back.
func (r *Rail) replaceable(ctx context.Context, m Message) error {
	b, err := r.books.get(m.Lease)
	if errors.Is(err, errNoBook) {
		return nil
	}
	if err != nil {
		return err
	}
	return replaceable(ctx, r.Node, b.Locks, m.Locks)
}

func replaceable(ctx context.Context, n Node, old []lock, new []Sealed) error {
	for i, l := range old {
		if i >= len(new) || new[i].Hash == l.Hash {
			continue
		}
		s, _, err := stateOf(ctx, n, l)
		if err != nil {
			return err
		}
		if new[i].Attempt <= l.Attempt || s != lost && s != cancelled && s != absent {
			return deny("lock %d stands: it is not made again", i)
		}
		if err := n.Cancel(ctx, l.Hash); err != nil && !errors.Is(err, lightning.ErrUnknown) && !errors.Is(err, lightning.ErrSettled) {
			return err
		}
	}
	return nil
}

// offer puts the locks of a message into the provider's book.
func (b *book) offer(m Message, found bool) error {
	if b.Over != "" {
		return ErrLeaseOver
	}
	if !found {
		b.Deal, b.CLTV, b.Locks = *m.Deal, m.CLTV, make([]lock, len(m.Locks))
	}
	if !b.Opened {
		b.CLTV = m.CLTV
	}
	b.Custody = m.Custody
	for i, l := range m.Locks {
		if b.Locks[i].Hash != l.Hash {
			b.Locks[i] = lock{Attempt: l.Attempt, Hash: l.Hash}
		}
	}
	return nil
}

// Memos of the invoices of locks.
const (
	SegmentMemo = "infernet segment"
	SharesMemo  = "infernet shares"
)

// addHold adds the invoice of a lock, or finds the one that was added before.
func addHold(ctx context.Context, n Node, l lock, amount money.Units, cltv uint32, memo string) (string, error) {
	request, err := n.AddHold(ctx, lightning.HoldInvoice{Hash: l.Hash, Amount: amount, CLTV: cltv, Expiry: invoiceTime, Memo: memo})
	if !errors.Is(err, lightning.ErrReused) {
		return request, err
	}
	i, err := n.Lookup(ctx, l.Hash)
	if err != nil {
		return "", err
	}
	if i.State == lightning.InvoiceCanceled {
		return "", deny("%w: its invoice was canceled", lightning.ErrReused)
	}
	return i.Request, nil
}
