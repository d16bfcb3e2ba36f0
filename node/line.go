package node

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/rail"
)

// errAway wraps what passes by itself when a rail is connected: its endpoint or daemon
// does not answer now. Whatever else goes wrong there is for the operator to correct.
var errAway = errors.New("it does not answer now")

// errNotReached: the rail has not answered since the node was started.
var errNotReached = errors.New("the rail was not reached since the node started; it is tried again by itself")

// A rail that is away is tried again after retryFirst, and then after twice the pause
// before, up to retryMost; one in use is looked at every lookEvery.
const (
	retryFirst = time.Second
	retryMost  = time.Minute
	lookEvery  = 30 * time.Second
)

// line is the node's line to one rail. What the configuration alone says of the rail
// it knows from the start. For the rest it waits until the rail was reached, or says
// that it was not: so a rail that is down at the start is taken into use when it comes,
// and what the ledger has open there goes on then. Safe for concurrent use.
type line struct {
	purse
	log *slog.Logger
	// down is told when the rail is found out of use.
	down func()

	reached chan struct{} // closed once the purse is connected

	mu    sync.Mutex
	told  bool  // it was looked at
	why   error // the rail is out of use; nil: it is in use
	since time.Time
}

func newLine(p purse, log *slog.Logger) *line {
	return &line{purse: p, log: log, down: func() {}, reached: make(chan struct{}), why: errNotReached, since: time.Now()}
}

// reach connects the purse; only its error decides what becomes of it.
func (l *line) reach(ctx context.Context) error {
	err := l.purse.connect(ctx)
	if err == nil {
		close(l.reached)
	}
	return err
}

// open is the error of a rail that was not reached yet.
func (l *line) open() error {
	select {
	case <-l.reached:
		return nil
	default:
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.told && l.why != nil {
		return fmt.Errorf("%w: %w", errNotReached, l.why)
	}
	return errNotReached
}

// wait returns once the rail was reached.
func (l *line) wait(ctx context.Context) error {
	select {
	case <-l.reached:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// state is why the rail is out of use, and since when it is in use or is not.
func (l *line) state() (since time.Time, why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.since, l.why
}

// found keeps how the rail does, and tells of a change, once.
func (l *line) found(why error) {
	l.mu.Lock()
	wasDown, told, since := l.why != nil, l.told, l.since
	changed := !told || wasDown != (why != nil)
	if l.told, l.why = true, why; changed {
		l.since = time.Now()
	}
	l.mu.Unlock()
	switch {
	case !changed:
	case why != nil:
		l.log.Warn("rail is out of use: the node goes on without it, and tries it again", "rail", l.name(), "err", why)
		l.down()
	case told:
		l.log.Info("rail is in use", "rail", l.name(), "after", time.Since(since).Round(time.Second))
	}
}

// run brings the rail into use, keeps going what it needs, and looks after it.
func (l *line) run(ctx context.Context) error {
	if err := l.insist(ctx); err != nil {
		return nil // ctx has ended
	}
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { return l.purse.run(ctx) })
	g.Go(func() error { return l.watch(ctx) })
	return g.Wait()
}

// insist tries the rail until it is reached or ctx ends. What is wrong with it stops
// nobody: the node works on its other rails.
func (l *line) insist(ctx context.Context) error {
	for wait := retryFirst; l.open() != nil; wait = min(2*wait, retryMost) {
		if err := pause(ctx, wait); err != nil {
			return err
		}
		err := l.reach(ctx)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		l.found(err)
	}
	return nil
}

// watch looks at the rail until ctx ends.
func (l *line) watch(ctx context.Context) error {
	for pause(ctx, lookEvery) == nil {
		if _, err := l.probe(ctx); ctx.Err() == nil {
			l.found(err)
		}
	}
	return nil
}

// pause waits, or returns why it did not.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// probeTime bounds one look at a rail.
const probeTime = 10 * time.Second

func (l *line) probe(ctx context.Context) (money.Units, error) {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	return l.Probe(ctx)
}

// Probe implements role.Till: the wallet's balance, with the rail's own doubts about
// its state.
func (l *line) Probe(ctx context.Context) (money.Units, error) {
	if err := l.open(); err != nil {
		return 0, err
	}
	if b, ok := l.purse.(rail.Admission); ok {
		if err := b.Ready(ctx); err != nil {
			return 0, err
		}
	}
	return l.purse.balance(ctx)
}

// Pot implements role.Pots.
func (l *line) Pot(ctx context.Context, o market.Offer) (rail.EscrowBalance, error) {
	if err := l.open(); err != nil {
		return rail.EscrowBalance{}, err
	}
	return l.purse.EscrowBalance(ctx, o)
}

// Permit implements role.Payer.
func (l *line) Permit(ctx context.Context, value money.Units) (rail.Permit, error) {
	if err := l.open(); err != nil {
		return rail.Permit{}, err
	}
	return l.purse.Permit(ctx, value)
}

func (l *line) balance(ctx context.Context) (money.Units, error) {
	if err := l.open(); err != nil {
		return 0, fmt.Errorf("%s: %w", l.name(), err)
	}
	return l.purse.balance(ctx)
}

func (l *line) credit(ctx context.Context) (money.Units, error) {
	if err := l.open(); err != nil {
		return 0, fmt.Errorf("%s: %w", l.name(), err)
	}
	return l.purse.credit(ctx)
}

func (l *line) withdraw(ctx context.Context) error {
	if err := l.open(); err != nil {
		return err
	}
	return l.purse.withdraw(ctx)
}

// rails are the escrow's two sides; what is asked of them waits for the rail.
func (l *line) rails() map[escrow.Party]escrow.Rail {
	return map[escrow.Party]escrow.Rail{escrow.Client: lineRail{l, escrow.Client}, escrow.Provider: lineRail{l, escrow.Provider}}
}

// side is the rail itself, or why it was not reached.
func (l *line) side(p escrow.Party) (escrow.Rail, error) {
	if err := l.open(); err != nil {
		return nil, err
	}
	return l.purse.rails()[p], nil
}

// proofs are those of the rail, if its kind has any.
func (l *line) proofs() rail.VoucherProofs {
	if p := l.purse.proofs(); p != nil {
		return lineProofs{l, p}
	}
	return nil
}

// bar is the rail's, if its kind has one.
func (l *line) bar() rail.Admission {
	if b, ok := l.purse.(rail.Admission); ok {
		return lineBar{l, b}
	}
	return nil
}

// source finds the wallet's money there; nil: another one does.
func (l *line) source() funds.Source {
	if l.name() == market.OnEVM {
		return nil
	}
	return lineSource{l}
}

// lineRail waits for the rail: whoever drives a lease there has nothing else to do.
type lineRail struct {
	l *line
	p escrow.Party
}

// Observe implements escrow.Rail.
func (r lineRail) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	if err := r.l.wait(ctx); err != nil {
		return escrow.Chain{}, err
	}
	return r.l.purse.rails()[r.p].Observe(ctx, d)
}

// Do implements escrow.Rail.
func (r lineRail) Do(ctx context.Context, a escrow.Action) error {
	if err := r.l.wait(ctx); err != nil {
		return err
	}
	return r.l.purse.rails()[r.p].Do(ctx, a)
}

// NextHead implements escrow.Rail.
func (r lineRail) NextHead(ctx context.Context, height uint64) error {
	if err := r.l.wait(ctx); err != nil {
		return err
	}
	return r.l.purse.rails()[r.p].NextHead(ctx, height)
}

// lineProofs signs at any time, and checks once the rail was reached.
type lineProofs struct {
	l *line
	rail.VoucherProofs
}

// CheckVoucher implements role.Proofs.
func (p lineProofs) CheckVoucher(ctx context.Context, o market.Offer, v market.SignedVoucher) error {
	if err := p.l.open(); err != nil {
		return err
	}
	return p.VoucherProofs.CheckVoucher(ctx, o, v)
}

// lineBar is the rail's, once it was reached; its rules it knows before.
type lineBar struct {
	l *line
	rail.Admission
}

// Enforceable implements role.Bar. What a rail charges that was not reached is
// found when a lease is opened there.
func (b lineBar) Enforceable(ctx context.Context, o market.Offer, price uint64) error {
	if b.l.open() != nil {
		return nil
	}
	return b.Admission.Enforceable(ctx, o, price)
}

// Ready implements role.Bar.
func (b lineBar) Ready(ctx context.Context) error {
	if err := b.l.open(); err != nil {
		return err
	}
	return b.Admission.Ready(ctx)
}

// lineSource is the rail's, once it was reached.
type lineSource struct{ l *line }

// Rail implements funds.Source.
func (s lineSource) Rail() string {
	if s.l.open() != nil {
		return string(s.l.name())
	}
	return s.l.purse.source().Rail()
}

// Scan implements funds.Source.
func (s lineSource) Scan(ctx context.Context) ([]funds.Item, error) {
	if err := s.l.open(); err != nil {
		return nil, err
	}
	return s.l.purse.source().Scan(ctx)
}

// Claim implements funds.Source.
func (s lineSource) Claim(ctx context.Context, i funds.Item) (funds.Claimed, error) {
	if err := s.l.open(); err != nil {
		return funds.Claimed{}, err
	}
	return s.l.purse.source().Claim(ctx, i)
}
