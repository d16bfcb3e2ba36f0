package railtest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
)

const (
	// ruleTime bounds how long the check of one rule may take.
	ruleTime = time.Minute
	// deadTime is how long a rail has to find that nobody answers.
	deadTime = 10 * time.Second
)

// Case is a rail with what Conform has to know of its world. The rails are not connected
// yet, and each is used by nobody else.
type Case struct {
	Rail rail.Rail
	// Dead is the same rail with an endpoint that does not answer, Wrong with one of
	// another network or token. Nil: the rail has no such case.
	Dead, Wrong rail.Rail
	// Deal is a lease that the rail can pay. Nobody has opened it or funded its offer.
	Deal escrow.Deal
	// Funded is an offer whose job the escrow knows and whose vouchers this node signs.
	// It is needed if the rail wants proofs of vouchers (Info.VoucherProofs).
	Funded market.Offer
	Holds  money.Units // what the wallet was given
}

// Unopened is a deal for a Case: four segments, ten minutes from a time on.
func Unopened(i rail.Info, client, delegate common.Address, price, now uint64) escrow.Deal {
	o := market.Offer{
		Job: market.JobID{1}, Client: client, Token: i.Token, Delegate: delegate, MaxPrice: price,
		Segments: 4, Credit: 2, Quorum: 1, VerifyBPS: 1000, Window: 30, Deadline: now + 600, Nonce: 1,
	}
	return escrow.Deal{Domain: i.Domain, Offer: o, PerSegment: i.PerSegment,
		Lease: market.SignedLease{Lease: market.Lease{
			Offer: o.StructHash(), Provider: common.Address{7}, Node: common.Address{8}, Price: price,
			Segments: o.Segments, Deadline: now + 500, Nonce: 1,
		}}}
}

// Conform checks that a rail keeps the contract of rail.Rail. What a lease's actions do
// is checked by escrow/escrowtest. The rail is closed afterwards.
func Conform(t *testing.T, c Case) {
	t.Helper()
	for _, b := range breaches(t.Context(), c) {
		t.Error(b)
	}
}

// breach says which rule a rail breaks, and how.
type breach struct {
	rule string
	err  error
}

func (b breach) String() string { return fmt.Sprintf("%s: %v", b.rule, b.err) }

// rule is a part of the contract: holds says how a rail breaks it.
type rule struct {
	name  string
	holds func(context.Context, Case) error
}

var unconnected = []rule{
	{"Info is complete and does not change", complete},
	{"Fits needs no connection", fits},
	{"Prove needs no connection", proves},
	{"a rail that is away says so and may be tried again", saysThatItIsAway},
	{"a wrong configuration is no matter of time", saysWhatIsWrong},
	{"Connect succeeds", connects},
}

var connected = []rule{
	{"Info is complete and does not change", complete},
	{"Balance is what the wallet was given", holdsWhatItWasGiven},
	{"withdrawing no credit changes nothing", withdrawsNothing},
	{"a job that nobody funded is not known", knowsNoJob},
	{"a client without money is seen to have none, if anything is seen", seesNoFunds},
	{"a lease that nobody opened has the status none", observesNoLease},
	{"a lease that nobody opened is shown to nobody", showsNoLease},
	{"NextHead does not wait for what is there", doesNotWait},
	{"a permit is for the amount that was asked for", permits},
	{"a sane lease is admitted", admits},
	{"vouchers are proved and checked as Info says", checksVouchers},
	{"Scan is ordered and names the rail", scans},
}

// breaches checks all rules. Without a connection most cannot be checked.
func breaches(ctx context.Context, c Case) (all []breach) {
	info := c.Rail.Info()
	check := func(rules ...rule) {
		for _, r := range rules {
			if err := bounded(ctx, func(ctx context.Context) error { return r.holds(ctx, c) }); err != nil {
				all = append(all, breach{r.name, err})
			}
		}
	}
	check(unconnected...)
	if n := len(all); n > 0 && all[n-1].rule == unconnected[len(unconnected)-1].name {
		return all
	}
	running, stop := context.WithCancel(ctx)
	ended := make(chan error, 1)
	go func() { ended <- c.Rail.Run(running) }()
	check(connected...)
	stop()
	check(
		rule{"Connect does not change Info", func(context.Context, Case) error { return same(c.Rail.Info(), info) }},
		rule{"Run ends without an error when its context ends", func(ctx context.Context, _ Case) error {
			return endOf(ctx, ended)
		}},
		rule{"Close succeeds", func(context.Context, Case) error { return c.Rail.Close() }},
	)
	return all
}

// bounded is fn's error, or one that says that it takes too long.
func bounded(ctx context.Context, fn func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, ruleTime)
	defer cancel()
	done := make(chan error, 1)
	go func() { done <- fn(ctx) }()
	t := time.NewTimer(ruleTime + deadTime)
	defer t.Stop()
	select {
	case err := <-done:
		return err
	case <-t.C:
		return errors.New("it goes on after its context has ended")
	}
}

func endOf(ctx context.Context, ended <-chan error) error {
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		return errors.New("it goes on")
	}
}

func same(got, want rail.Info) error {
	if got != want {
		return fmt.Errorf("it was %+v, now it is %+v", want, got)
	}
	return nil
}

func complete(_ context.Context, c Case) error {
	i := c.Rail.Info()
	switch {
	case !slices.Contains(market.KnownRails, i.Name):
		return fmt.Errorf("name %q is none of market.KnownRails", i.Name)
	case i.Domain.ChainID == 0 || i.Domain.Escrow == common.Address{}:
		return fmt.Errorf("domain %+v: what is signed for the rail is not bound to it", i.Domain)
	case i.Token == common.Address{}:
		return errors.New("no token")
	case i.Asset == "":
		return errors.New("no asset")
	case i.Decimals < 0 || i.Decimals > 18:
		return fmt.Errorf("%d decimals", i.Decimals)
	}
	return same(c.Rail.Info(), i)
}

func fits(_ context.Context, c Case) error {
	return c.Rail.Fits(c.Deal.Offer, c.Deal.Lease.Lease.Price)
}

func proves(ctx context.Context, c Case) error {
	_, err := proofOf(ctx, c, 1)
	return err
}

// proofOf is the proof of a voucher for the deal's first segments.
func proofOf(ctx context.Context, c Case, segments uint32) (v market.SignedVoucher, err error) {
	v.Voucher = market.Voucher{Lease: c.Deal.LeaseID(), Segments: segments}
	v.Proof, err = c.Rail.Prove(ctx, v.Voucher)
	switch wanted := c.Rail.Info().VoucherProofs; {
	case err != nil:
	case wanted && (len(v.Proof) == 0 || len(v.Proof) > market.MaxProof):
		err = fmt.Errorf("VoucherProofs is set, but a proof has %d bytes", len(v.Proof))
	case !wanted && v.Proof != nil:
		err = fmt.Errorf("VoucherProofs is not set, but there is a proof of %d bytes", len(v.Proof))
	}
	return v, err
}

func saysThatItIsAway(ctx context.Context, c Case) error {
	if c.Dead == nil {
		return nil
	}
	for range 2 {
		short, cancel := context.WithTimeout(ctx, deadTime)
		err := c.Dead.Connect(short)
		cancel()
		if !errors.Is(err, rail.ErrAway) {
			return fmt.Errorf("Connect to nobody: want an error that wraps ErrAway, got %w", orNil(err))
		}
	}
	return c.Dead.Close()
}

func saysWhatIsWrong(ctx context.Context, c Case) error {
	if c.Wrong == nil {
		return nil
	}
	switch err := c.Wrong.Connect(ctx); {
	case err == nil:
		return errors.New("Connect takes another network for its own")
	case errors.Is(err, rail.ErrAway):
		return fmt.Errorf("Connect says that it passes by itself: %w", err)
	case api.Hint(err) == "":
		return fmt.Errorf("Connect does not say what to correct (api.WithHint): %w", err)
	}
	return c.Wrong.Close()
}

func connects(ctx context.Context, c Case) error { return c.Rail.Connect(ctx) }

// errNone stands for an error that should have been there.
var errNone = errors.New("none")

func orNil(err error) error {
	if err == nil {
		return errNone
	}
	return err
}

var parties = []escrow.Party{escrow.Client, escrow.Provider}

func showsNoLease(ctx context.Context, c Case) error {
	s, err := c.Rail.LeaseStatus(ctx, c.Deal)
	if err == nil && s != escrow.StatusNone {
		err = fmt.Errorf("it shows status %d", s)
	}
	return err
}

func observesNoLease(ctx context.Context, c Case) error {
	for _, p := range parties {
		s, err := c.Rail.Escrow(p).Observe(ctx, c.Deal)
		if err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
		if s.Height == 0 {
			return fmt.Errorf("%s: no height", p)
		}
		if s.Height, s.Time = 0, 0; s != (escrow.Chain{}) {
			return fmt.Errorf("%s sees %+v", p, s)
		}
	}
	return nil
}

func doesNotWait(ctx context.Context, c Case) error {
	for _, p := range parties {
		s, err := c.Rail.Escrow(p).Observe(ctx, c.Deal)
		if err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
		if err := c.Rail.Escrow(p).NextHead(ctx, max(s.Height, 1)-1); err != nil {
			return fmt.Errorf("%s at height %d: %w", p, s.Height, err)
		}
	}
	return nil
}

func permits(ctx context.Context, c Case) error {
	const value = 1_234_567
	p, err := c.Rail.Permit(ctx, value)
	if err != nil {
		return err
	}
	if p.Value != value || p.ForEscrow().Value != value {
		return fmt.Errorf("asked for %d, got %d, and %d for the escrow", value, p.Value, p.ForEscrow().Value)
	}
	return nil
}

func admits(ctx context.Context, c Case) error {
	o, price := c.Deal.Offer, c.Deal.Lease.Lease.Price
	if err := c.Rail.Ready(ctx); err != nil {
		return fmt.Errorf("ready: %w", err)
	}
	if err := c.Rail.Enforceable(ctx, o, price); err != nil {
		return fmt.Errorf("enforceable: %w", err)
	}
	return fits(ctx, c)
}

func checksVouchers(ctx context.Context, c Case) error {
	v, err := proofOf(ctx, c, 1)
	if err != nil {
		return err
	}
	if !c.Rail.Info().VoucherProofs {
		return c.Rail.CheckVoucher(ctx, c.Deal.Offer, v)
	}
	other, err := proofOf(ctx, c, 2)
	if err != nil {
		return err
	}
	if bytes.Equal(v.Proof, other.Proof) {
		return errors.New("two vouchers have one proof")
	}
	if err := c.Rail.CheckVoucher(ctx, c.Funded, v); err != nil {
		return fmt.Errorf("a voucher that is proved: %w", err)
	}
	return refusesTampered(ctx, c, v, other)
}

// refusesTampered checks what a voucher becomes that is changed on its way.
func refusesTampered(ctx context.Context, c Case, v, other market.SignedVoucher) error {
	flipped := slices.Clone(v.Proof)
	flipped[0] ^= 1
	last := v.Voucher
	last.Last = true
	for what, x := range map[string]market.SignedVoucher{
		"another number of segments": {Voucher: other.Voucher, Proof: v.Proof},
		"the job's end":              {Voucher: last, Proof: v.Proof},
		"a changed proof":            {Voucher: v.Voucher, Proof: flipped},
		"no proof":                   {Voucher: v.Voucher},
	} {
		if err := c.Rail.CheckVoucher(ctx, c.Funded, x); !errors.Is(err, escrow.ErrRefused) {
			return fmt.Errorf("a voucher with %s: want an error that wraps escrow.ErrRefused, got %w", what, orNil(err))
		}
	}
	return nil
}

func scans(ctx context.Context, c Case) error {
	items, err := c.Rail.Scan(ctx)
	if err != nil {
		return err
	}
	name := c.Rail.Rail()
	if name == "" {
		return errors.New("Rail is empty")
	}
	last := ""
	for _, i := range items {
		switch {
		case i.Rail != name:
			return fmt.Errorf("item %s is of %q, want %q", i.ID, i.Rail, name)
		case i.ID <= last:
			return fmt.Errorf("item %q comes after %q", i.ID, last)
		case i.Units < 0 || i.AtMost < 0:
			return fmt.Errorf("item %s holds %d, at most %d", i.ID, i.Units, i.AtMost)
		}
		last = i.ID
	}
	return nil
}
