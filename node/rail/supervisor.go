package rail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// ErrNotConnected is returned for what needs a rail that has not answered since the node
// was started.
var ErrNotConnected = errors.New("the rail was not reached since the node started; it is tried again by itself")

// Reconnect says how often a rail that is away is tried again.
var Reconnect = retry.Policy{First: time.Second, Max: time.Minute}

const (
	// checkEvery is how often a rail in use is looked at.
	checkEvery = 30 * time.Second
	// checkTimeout bounds one such look.
	checkTimeout = 10 * time.Second
)

// Supervisor is a rail as the node uses it: it connects it, in the background if it has
// to, and knows its health. What the configuration alone says of the rail it knows from
// the start. For the rest it waits until the rail is connected, or says that it is not:
// so a rail that is down at the start is taken into use when it comes, and what the
// ledger has open there goes on then. Safe for concurrent use.
type Supervisor struct {
	Info
	// Rate is what one unit of account is worth to this node, in base units. A rail
	// with rate 0 takes no part here in jobs that are priced in a unit.
	Rate uint64

	rail      Rail
	log       *slog.Logger
	down      func()
	connected chan struct{} // closed once the rail is connected

	mu       sync.Mutex
	checked  bool  // its health is known
	problem  error // why it is out of use; nil: it is in use
	since    time.Time
	probed   market.RailState // the last look at it, at probedAt
	probedAt time.Time
}

// Supervise returns a rail's supervisor.
func Supervise(r Rail, rate uint64, log *slog.Logger) *Supervisor {
	return &Supervisor{
		Info: r.Info(), Rate: rate, rail: r, log: log, down: func() {}, connected: make(chan struct{}),
		problem: ErrNotConnected, since: time.Now(),
	}
}

// OnDown has fn called when the rail is found out of use. It is set before Run.
func (s *Supervisor) OnDown(fn func()) { s.down = fn }

// Connect connects the rail. Its error decides what becomes of it; it does not change
// the rail's health (SetHealth).
func (s *Supervisor) Connect(ctx context.Context) error {
	err := s.rail.Connect(ctx)
	if err == nil {
		close(s.connected)
	}
	return err
}

// Close ends the rail's connections.
func (s *Supervisor) Close() error { return s.rail.Close() }

// notConnected is the error of a rail that is not connected yet.
func (s *Supervisor) notConnected() error {
	select {
	case <-s.connected:
		return nil
	default:
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.checked && s.problem != nil {
		return fmt.Errorf("%w: %w", ErrNotConnected, s.problem)
	}
	return ErrNotConnected
}

// wait returns once the rail is connected.
func (s *Supervisor) wait(ctx context.Context) error {
	select {
	case <-s.connected:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Health is why the rail is out of use, nil if it is in use, and since when.
func (s *Supervisor) Health() (since time.Time, problem error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.since, s.problem
}

// SetHealth keeps how the rail does, and tells of a change, once.
func (s *Supervisor) SetHealth(problem error) {
	s.mu.Lock()
	wasDown, checked, since := s.problem != nil, s.checked, s.since
	changed := !checked || wasDown != (problem != nil)
	if s.checked, s.problem = true, problem; changed {
		s.since = time.Now()
	}
	s.mu.Unlock()
	switch {
	case !changed:
	case problem != nil:
		s.log.Warn("rail is out of use: the node goes on without it, and tries it again", "rail", s.Name,
			"err", problem)
		s.down()
	case checked:
		s.log.Info("rail is in use", "rail", s.Name, "after", time.Since(since).Round(time.Second))
	}
}

// Run brings the rail into use, keeps going what it needs, and looks after it, until ctx
// ends.
func (s *Supervisor) Run(ctx context.Context) error {
	if err := s.reconnect(ctx); err != nil {
		return nil // ctx has ended
	}
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error { return s.rail.Run(ctx) })
	g.Go(func() error { return s.check(ctx) })
	return g.Wait()
}

// reconnect tries the rail until it is connected or ctx ends. What is wrong with it
// stops nobody: the node works on its other rails.
func (s *Supervisor) reconnect(ctx context.Context) error {
	if s.notConnected() == nil {
		return nil
	}
	if err := retry.Pause(ctx, Reconnect.First); err != nil {
		return err
	}
	return retry.Do(ctx, Reconnect, func() error {
		err := s.Connect(ctx)
		if ctx.Err() == nil {
			s.SetHealth(err)
		}
		return err
	})
}

// check looks at the rail until ctx ends.
func (s *Supervisor) check(ctx context.Context) error {
	for retry.Pause(ctx, checkEvery) == nil {
		if err := s.look(ctx); ctx.Err() == nil {
			s.SetHealth(err)
		}
	}
	return nil
}

func (s *Supervisor) look(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	_, err := s.Probe(ctx)
	return err
}

// Probe reads the wallet's balance. An error says why the rail cannot be used now.
func (s *Supervisor) Probe(ctx context.Context) (money.Units, error) {
	if err := s.notConnected(); err != nil {
		return 0, err
	}
	if err := s.rail.Ready(ctx); err != nil {
		return 0, err
	}
	return s.rail.Balance(ctx)
}

// EscrowBalance reads a job's money at the agreed depth.
func (s *Supervisor) EscrowBalance(ctx context.Context, o market.Offer) (EscrowBalance, error) {
	if err := s.notConnected(); err != nil {
		return EscrowBalance{}, err
	}
	return s.rail.EscrowBalance(ctx, o)
}

// ClientFunds reads what an offer's client is seen to have for it.
func (s *Supervisor) ClientFunds(ctx context.Context, o market.Offer) (money.Units, error) {
	if err := s.notConnected(); err != nil {
		return 0, err
	}
	return s.rail.ClientFunds(ctx, o)
}

// ErrNotBacked is returned for a lease of which the rail shows no money that is held for it.
var ErrNotBacked = errors.New("the rail shows no money that is held for the lease")

// Backed returns nil if money is held on the rail for a lease: it is open, or its end is under
// way. Otherwise the error wraps ErrNotBacked, or says why the rail was not read.
func (s *Supervisor) Backed(ctx context.Context, d escrow.Deal) error {
	if err := s.notConnected(); err != nil {
		return err
	}
	st, err := s.rail.LeaseStatus(ctx, d)
	switch {
	case err != nil:
		return err
	case st != escrow.StatusOpen && st != escrow.StatusEnding:
		return fmt.Errorf("%w: lease %s", ErrNotBacked, d.LeaseID())
	}
	return nil
}

// Announced reports whether the head of a rail's chain shows a lease that need not count yet. A rail
// without such a head says yes.
func (s *Supervisor) Announced(ctx context.Context, d escrow.Deal) (bool, error) {
	if err := s.notConnected(); err != nil {
		return false, err
	}
	head, ok := s.rail.(HeadReader)
	if !ok {
		return true, nil
	}
	st, err := head.HeadStatus(ctx, d)
	return st != escrow.StatusNone, err
}

// Permit lets the escrow take an amount from this node's wallet.
func (s *Supervisor) Permit(ctx context.Context, value money.Units) (Permit, error) {
	if err := s.notConnected(); err != nil {
		return Permit{}, err
	}
	return s.rail.Permit(ctx, value)
}

// Balance is what the wallet holds, base units.
func (s *Supervisor) Balance(ctx context.Context) (money.Units, error) {
	if err := s.notConnected(); err != nil {
		return 0, fmt.Errorf("%s: %w", s.Name, err)
	}
	return s.rail.Balance(ctx)
}

// Credit is what escrows owe the wallet, base units.
func (s *Supervisor) Credit(ctx context.Context) (money.Units, error) {
	if err := s.notConnected(); err != nil {
		return 0, fmt.Errorf("%s: %w", s.Name, err)
	}
	return s.rail.Credit(ctx)
}

// Withdraw pays the credit into the wallet.
func (s *Supervisor) Withdraw(ctx context.Context) error {
	if err := s.notConnected(); err != nil {
		return err
	}
	return s.rail.Withdraw(ctx)
}

// Fits implements Admission.
func (s *Supervisor) Fits(o market.Offer, price uint64) error { return s.rail.Fits(o, price) }

// Enforceable implements Admission. What a rail charges that is not connected is found
// when a lease is opened there.
func (s *Supervisor) Enforceable(ctx context.Context, o market.Offer, price uint64) error {
	if s.notConnected() != nil {
		return nil
	}
	return s.rail.Enforceable(ctx, o, price)
}

// Ready implements Admission.
func (s *Supervisor) Ready(ctx context.Context) error {
	if err := s.notConnected(); err != nil {
		return err
	}
	return s.rail.Ready(ctx)
}

// Prove implements VoucherProofs.
func (s *Supervisor) Prove(ctx context.Context, v market.Voucher) ([]byte, error) {
	return s.rail.Prove(ctx, v)
}

// CheckVoucher implements VoucherProofs.
func (s *Supervisor) CheckVoucher(ctx context.Context, o market.Offer, v market.SignedVoucher) error {
	if !s.VoucherProofs {
		return nil // the market's signature is enough, connected or not
	}
	if err := s.notConnected(); err != nil {
		return err
	}
	return s.rail.CheckVoucher(ctx, o, v)
}

// Rail implements funds.Source.
func (s *Supervisor) Rail() string {
	if s.notConnected() != nil {
		return string(s.Name)
	}
	return s.rail.Rail()
}

// Scan implements funds.Source.
func (s *Supervisor) Scan(ctx context.Context) ([]funds.Item, error) {
	if err := s.notConnected(); err != nil {
		return nil, err
	}
	return s.rail.Scan(ctx)
}

// Claim implements funds.Source.
func (s *Supervisor) Claim(ctx context.Context, i funds.Item) (funds.Claimed, error) {
	if err := s.notConnected(); err != nil {
		return funds.Claimed{}, err
	}
	return s.rail.Claim(ctx, i)
}

// Escrow is the rail as one party of a lease uses it. What is asked of it waits for the
// rail: whoever drives a lease there has nothing else to do.
func (s *Supervisor) Escrow(p escrow.Party) escrow.Rail { return patient{s, p} }

// EscrowNow is the rail itself as one party uses it, or why it is not connected.
func (s *Supervisor) EscrowNow(p escrow.Party) (escrow.Rail, error) {
	if err := s.notConnected(); err != nil {
		return nil, err
	}
	return s.rail.Escrow(p), nil
}

// patient is a rail's escrow that waits for the rail.
type patient struct {
	s *Supervisor
	p escrow.Party
}

// Observe implements escrow.Rail.
func (r patient) Observe(ctx context.Context, d escrow.Deal) (escrow.Chain, error) {
	if err := r.s.wait(ctx); err != nil {
		return escrow.Chain{}, err
	}
	return r.s.rail.Escrow(r.p).Observe(ctx, d)
}

// Do implements escrow.Rail.
func (r patient) Do(ctx context.Context, a escrow.Action) error {
	if err := r.s.wait(ctx); err != nil {
		return err
	}
	return r.s.rail.Escrow(r.p).Do(ctx, a)
}

// NextHead implements escrow.Rail.
func (r patient) NextHead(ctx context.Context, height uint64) error {
	if err := r.s.wait(ctx); err != nil {
		return err
	}
	return r.s.rail.Escrow(r.p).NextHead(ctx, height)
}
