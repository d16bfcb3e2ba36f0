package lightningrail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Node is the Lightning node of a party, such as a *lnd.Client. Safe for
// concurrent use.
type Node interface {
	Info(context.Context) (lnd.Info, error)
	Reserve(context.Context) (have, need int64, err error)
	FeeRate(context.Context) (lnd.FeeRate, error)
	AddHold(context.Context, lnd.HoldInvoice) (string, error)
	AddInvoice(ctx context.Context, amount money.Units, memo string, expiry time.Duration) (string, error)
	Decode(ctx context.Context, request string) (lnd.Request, error)
	Lookup(context.Context, lnd.Hash) (lnd.Invoice, error)
	// Await returns when an invoice is no longer open.
	Await(context.Context, lnd.Hash) error
	Resolution(context.Context, lnd.HTLC) (lnd.Resolution, error)
	Settle(context.Context, lnd.Preimage) error
	Cancel(context.Context, lnd.Hash) error
	Pay(context.Context, lnd.PayOrder) error
	Track(context.Context, lnd.Hash) (lnd.Payment, error)
	PendingInvoices(context.Context) ([]lnd.Held, error)
	Unended(ctx context.Context, since time.Time) ([]lnd.Sent, error)
	Closing(context.Context) ([]lnd.Closing, error)
	Nudge(context.Context) error
}

// Errors of the rail. ErrNotOurs comes with escrow.ErrRefused.
var (
	// ErrNotOurs means that the action is the other party's.
	ErrNotOurs = errors.New("not this party's to do")
	// ErrReserve means that the node could not pay for its claim on chain.
	ErrReserve = errors.New("the lightning node's on-chain wallet is below its reserve: send it bitcoin")
	// ErrUnpaid: a lock did not come about.
	ErrUnpaid = errors.New("a hold invoice was not paid")
	// ErrTaken: somebody was paid by a lock before work began. Only who forwards it and
	// has its preimage can do that.
	ErrTaken = errors.New("a lock was taken before the lease began: an arbiter, or this node's seed, is not to be " +
		"trusted")
	// ErrNoPreimage: neither the client nor an arbiter gives the preimages.
	ErrNoPreimage = errors.New("neither the client nor an arbiter reveals the preimages")
	// errNotHeard passes: one who was asked did not answer.
	errNotHeard = errors.New("somebody who may have the answer cannot be reached: it is asked again")
)

// Times that this rail takes, if Config does not say otherwise.
const (
	defaultPoll = time.Second
	payTime     = time.Minute // for routes to be found
	invoiceTime = time.Hour   // in which an invoice can be paid
	settleTime  = 10 * time.Second
)

// Config of a rail.
type Config struct {
	Party  escrow.Party
	Domain market.Domain
	Node   Node
	Store  Store
	Peers  Peers
	Self   common.Address // this node's key
	// Clock is the chain time that all deadlines count in, unix seconds.
	Clock func() uint64
	Pace  Pace
	// Arbiters are the node keys of those whom the client entrusts preimages,
	// the first with the shares; and of those whose custody a provider takes
	// for enough, any one of them.
	Arbiters []common.Address
	Registry Registry
	// Verifiers are the candidates that may be drawn in one of the client's leases, by
	// operator.
	Verifiers func(escrow.Deal) ([]market.Candidate, error)
	// Secret is what the client's preimages are derived from, 32 bytes.
	Secret []byte
	// Wallet signs what takes credit out of an arbiter; nil: it stays there.
	Wallet market.Signer
	// FeePPM is the most that forwarding a lock may cost, in millionths of it,
	// beside FeeBase units.
	FeePPM  uint32
	FeeBase money.Units
	// MinSegment is the least pay of a segment that this party relies on, in units;
	// nil: what is worth a claim on chain at its node's current fee rate (LeastPay).
	MinSegment *money.Units
	// Poll is the pause between reads of the node; 0: 1 s.
	Poll time.Duration
	Log  *slog.Logger // nil: nothing is logged
}

// Rail is an escrow.Rail and the Handler of its party's messages. Safe for
// concurrent use.
type Rail struct {
	Config
	records  records
	nudges   *nudger
	arrivals arrivals
	// acts is held from the check whether a lease is over until the last invoice or
	// payment that follows from it, and to record that the lease is over.
	acts sync.Mutex
	// turns has room for the one lock of this node that is being paid.
	turns chan struct{}

	mu         sync.Mutex
	ends       map[lnd.Hash]end  // of locks that have ended for good
	deliveries map[delivery]bool // those that were acknowledged
	came       map[lnd.Hash]bool // our locks that have reached their payees
	change     chan struct{}     // closed when something may have changed
}

// end is how a lock ended, for its payer or its payee.
type end struct {
	paid bool
	sum  money.Units
}

var (
	_ escrow.Rail = (*Rail)(nil)
	_ Handler     = (*Rail)(nil)
)

// New returns a rail.
func New(c Config) *Rail {
	if c.Poll == 0 {
		c.Poll = defaultPoll
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	kind := "client"
	if c.Party == escrow.Provider {
		kind = "provider"
	}
	r := &Rail{Config: c, records: newRecords(c.Store, kind), ends: map[lnd.Hash]end{}, deliveries: map[delivery]bool{},
		came: map[lnd.Hash]bool{}, arrivals: newArrivals(c.Node), turns: make(chan struct{}, 1),
		change: make(chan struct{})}
	r.nudges = newNudger(c.Node, func() uint64 { return r.Clock() }, c.Log)
	return r
}

// NextHead implements escrow.Rail. It returns when there may be something new, at
// the latest after the poll, because locks change between blocks.
func (r *Rail) NextHead(ctx context.Context, _ uint64) error {
	r.mu.Lock()
	change := r.change
	r.mu.Unlock()
	t := time.NewTimer(r.Poll)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-change:
	case <-t.C:
	}
	return nil
}

// wake makes NextHead return.
func (r *Rail) wake() {
	r.mu.Lock()
	defer r.mu.Unlock()
	close(r.change)
	r.change = make(chan struct{})
}

func (r *Rail) known(h lnd.Hash) (end, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	e, ok := r.ends[h]
	return e, ok
}

func (r *Rail) ended(h lnd.Hash, e end) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ends[h] = e
}

// pause waits for a poll.
func (r *Rail) pause(ctx context.Context) error { return r.NextHead(ctx, 0) }

// finish records that nothing more is locked for a lease.
func (r *Rail) finish(lease common.Hash, why string) (record, error) {
	r.acts.Lock()
	defer r.acts.Unlock()
	return r.edit(lease, func(b *record) error {
		if b.Over == "" {
			b.Over = why
		}
		return nil
	})
}

// edit changes a lease's record and wakes NextHead.
func (r *Rail) edit(lease common.Hash, fn func(b *record) error) (record, error) {
	b, err := r.records.edit(lease, fn)
	if err == nil {
		r.wake()
	}
	return b, err
}

// Observe implements escrow.Rail.
func (r *Rail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	info, err := r.Node.Info(ctx)
	if err != nil {
		return escrow.Chain{}, err
	}
	c := escrow.Chain{Height: uint64(info.Height), Time: r.Clock()}
	b, err := r.records.get(d.LeaseID())
	if errors.Is(err, errNoRecord) {
		return c, nil
	}
	if err != nil {
		return c, err
	}
	if r.Party == escrow.Provider {
		err = r.observeProvider(ctx, b, &c)
	} else {
		err = r.observeClient(ctx, b, &c)
	}
	return c, err
}

// status fills in what follows from a record and the ends of its locks.
func (b record) status(c *escrow.Chain, paid uint32, closed *escrow.Settlement) {
	switch {
	case closed != nil:
		c.Status, c.Settled = escrow.StatusClosed, closed
	case !b.Opened:
		return
	case b.WindowEnd > 0:
		c.Status = escrow.StatusEnding
	default:
		c.Status = escrow.StatusOpen
	}
	c.Vouched, c.WindowEnd = max(paid, min(b.vouched(), uint32(len(b.secrets(b.vouched()))))), b.WindowEnd
	c.Claimed = max(c.Vouched, b.claimed())
}

// settlement computes the settlement of a closed lease: what the segments' locks
// have paid, and what an arbiter divides of n paid shares. A provider that is gone
// leaves its own locks unclaimed, not those of its verifiers.
func (b record) settlement(e ends, n uint32) (*escrow.Settlement, error) {
	reserve, err := b.Deal.Reserve()
	if err != nil {
		return nil, err
	}
	s := &escrow.Settlement{Segments: e.paid, Provider: e.sum, Others: b.divided(n)}
	s.Back = reserve - s.Provider - s.Others
	return s, nil
}

// divided is what verifiers and delegate get of the shares of n segments. A side
// that has not seen the claims beyond the voucher still knows how many verdicts
// each has: the quorum.
func (b record) divided(n uint32) (sum money.Units) {
	v := b.vouched()
	if n >= v {
		for _, p := range b.Voucher.Payees {
			sum += money.Units(p.Amount)
		}
	}
	fee, quorum := money.Units(b.Deal.Lease.Lease.Price).BasisPoints(b.Deal.Offer.VerifyBPS),
		money.Units(b.Deal.Offer.Quorum)
	return sum + money.Units(n-min(n, v))*(fee/quorum*quorum)
}

// credits divides the shares of n paid segments: those of vouched segments among
// the voucher's payees, those of segments claimed beyond them in equal parts among
// their verifiers.
func (b record) credits(n uint32) map[common.Address]money.Units {
	out := map[common.Address]money.Units{}
	if v := b.Voucher; v.Voucher.Segments > 0 && n >= v.Voucher.Segments {
		for _, p := range v.Payees {
			out[p.Account] += money.Units(p.Amount)
		}
	}
	fee := money.Units(b.Deal.Lease.Lease.Price).BasisPoints(b.Deal.Offer.VerifyBPS)
	for _, c := range b.Claims {
		i := c.Segment - b.Deal.Lease.Lease.FirstSegment
		if i < b.vouched() || i >= n {
			continue
		}
		for _, v := range c.Verdicts {
			out[v.Verdict.Verifier] += fee / money.Units(len(c.Verdicts))
		}
	}
	return out
}

// Do implements escrow.Rail.
func (r *Rail) Do(ctx context.Context, a escrow.Action) error {
	if a.Deal.Domain != r.Domain {
		return fmt.Errorf("%w: the deal is for chain %d, escrow %s", escrow.ErrRefused, a.Deal.Domain.ChainID,
			a.Deal.Domain.Escrow)
	}
	c, err := r.Observe(ctx, a.Deal)
	if err != nil {
		return err
	}
	done, err := r.effective(ctx, a, c)
	if err != nil || done {
		return err
	}
	if r.Party == escrow.Provider {
		err = r.doProvider(ctx, a)
	} else {
		err = r.doClient(ctx, a)
	}
	r.wake()
	if ctx.Err() != nil {
		return context.Cause(ctx) // this node is stopping: nobody has refused anything
	}
	return r.refusal(a, err)
}

// effective reports whether the action has had its effect already, or more than
// that.
func (r *Rail) effective(ctx context.Context, a escrow.Action, c escrow.Chain) (bool, error) {
	closed := c.Status == escrow.StatusClosed
	switch a.Kind {
	case escrow.Open:
		return c.Status != escrow.StatusNone, nil
	case escrow.Pay, escrow.Close, escrow.Release, escrow.End, escrow.Claim:
		return closed, nil
	case escrow.Refund: // without a pot, what is not locked is in the wallet
		return true, nil
	case escrow.Withdraw:
		u, err := r.credit(ctx, a.Deal)
		return err == nil && u == 0, err
	}
	return false, nil
}

// refusal distinguishes refusals that are final from transient errors.
func (r *Rail) refusal(a escrow.Action, err error) error {
	for _, stays := range []error{ErrDenied, ErrNotOurs, ErrUnpaid, ErrTaken, ErrNoPreimage, ErrWindow, ErrDust,
		ErrSegments, ErrReserve, errNoRecord} {
		if errors.Is(err, stays) {
			return fmt.Errorf("%w: %s: %w", escrow.ErrRefused, a.Kind, err)
		}
	}
	return err
}

// account is the account whose credit this party can withdraw.
func (r *Rail) account(d escrow.Deal) common.Address {
	if r.Party == escrow.Provider {
		return d.Lease.Lease.Provider
	}
	return d.Offer.Client
}

// credit asks the first arbiter what this party can withdraw. Less than the
// smallest payment stays there until more comes.
func (r *Rail) credit(ctx context.Context, d escrow.Deal) (money.Units, error) {
	return r.CreditAt(ctx, r.account(d))
}

// withdraw has the first arbiter pay an account's credit to this party's node.
func (r *Rail) withdraw(ctx context.Context, account common.Address) error {
	if r.Wallet == nil || r.Wallet.Address() != account {
		return fmt.Errorf("%w: the credit is of %s, whose key is not here", ErrNotOurs, account)
	}
	return r.Collect(ctx, r.Wallet)
}
