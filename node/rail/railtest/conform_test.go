package railtest

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/funds"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/rail"
)

// broken is a fake of which a test replaces single methods.
type broken struct {
	*Fake
	info     func() rail.Info
	fits     func() error
	connect  func() error
	run      func(context.Context) error
	close    func() error
	balance  func() money.Units
	credit   func() money.Units
	withdraw func() error
	permit   func(money.Units) rail.Permit
	prove    func(market.Voucher) []byte
	check    func(market.SignedVoucher) error
	enforce  func() error
}

func or[F any](fn, other F, set bool) F {
	if set {
		return fn
	}
	return other
}

func (b *broken) Info() rail.Info { return or(b.info, b.Fake.Info, b.info != nil)() }

func (b *broken) Fits(o market.Offer, p uint64) error {
	return or(b.fits, func() error { return b.Fake.Fits(o, p) }, b.fits != nil)()
}

func (b *broken) Connect(ctx context.Context) error {
	return or(b.connect, func() error { return b.Fake.Connect(ctx) }, b.connect != nil)()
}

func (b *broken) Run(ctx context.Context) error { return or(b.run, b.Fake.Run, b.run != nil)(ctx) }

func (b *broken) Close() error { return or(b.close, b.Fake.Close, b.close != nil)() }

func (b *broken) Balance(context.Context) (money.Units, error) {
	return or(b.balance, func() money.Units { return b.Units }, b.balance != nil)(), nil
}

func (b *broken) Credit(context.Context) (money.Units, error) {
	return or(b.credit, func() money.Units { return 0 }, b.credit != nil)(), nil
}

func (b *broken) Withdraw(context.Context) error {
	return or(b.withdraw, func() error { return nil }, b.withdraw != nil)()
}

func (b *broken) Permit(_ context.Context, u money.Units) (rail.Permit, error) {
	return or(b.permit, func(u money.Units) rail.Permit { return rail.Permit{Value: u} }, b.permit != nil)(u), nil
}

// digest is the proof of a voucher on a rail that wants some.
func digest(v market.Voucher) []byte {
	d := market.Domain{ChainID: 1}.Digest(v)
	return d[:]
}

func (b *broken) Prove(_ context.Context, v market.Voucher) ([]byte, error) {
	return or(b.prove, digest, b.prove != nil)(v), nil
}

func (b *broken) CheckVoucher(_ context.Context, _ market.Offer, v market.SignedVoucher) error {
	return or(b.check, honest, b.check != nil)(v)
}

func honest(v market.SignedVoucher) error {
	if string(v.Proof) != string(digest(v.Voucher)) {
		return escrow.ErrRefused
	}
	return nil
}

func (b *broken) Enforceable(context.Context, market.Offer, uint64) error {
	return or(b.enforce, func() error { return nil }, b.enforce != nil)()
}

// chainOf is an escrow that shows one state.
type chainOf struct {
	s    escrow.Chain
	next error
}

func (c chainOf) Observe(context.Context, escrow.Deal) (escrow.Chain, error) { return c.s, nil }

func (c chainOf) Do(context.Context, escrow.Action) error { return nil }

func (c chainOf) NextHead(context.Context, uint64) error { return c.next }

var errBroken = errors.New("broken")

// newBroken is a case without a fault, and its rail.
func newBroken() (Case, *broken) {
	info := rail.Info{
		Name: market.OnEVM, Domain: market.Domain{ChainID: 1, Escrow: common.Address{2}},
		Token: common.Address{3}, Asset: "a", VoucherProofs: true,
	}
	b := &broken{Fake: &Fake{Static: info, Units: 7}}
	deal := Unopened(info, common.Address{9}, common.Address{10}, 100, 5000)
	return Case{Rail: b, Deal: deal, Funded: deal.Offer, Holds: 7}, b
}

// failing is a rail that does not connect.
func failing(err error) *Fake {
	f := &Fake{}
	f.Fail(err)
	return f
}

// TestEveryRuleIsChecked breaks a rail in one way after the other: Conform names the rule.
func TestEveryRuleIsChecked(t *testing.T) {
	if c, _ := newBroken(); len(breaches(t.Context(), c)) != 0 {
		t.Fatalf("nothing is broken: %v", breaches(t.Context(), c))
	}
	found := map[string]bool{}
	for name, spoil := range spoils() {
		c, b := newBroken()
		spoil(&c, b)
		all := breaches(t.Context(), c)
		if len(all) == 0 || !strings.Contains(fmt.Sprint(all), name) {
			t.Errorf("%s: found %v", name, all)
		}
		for _, x := range all {
			found[x.rule] = true
		}
	}
	for _, r := range append(unconnected, connected...) {
		if !found[r.name] {
			t.Errorf("no rail breaks the rule: %s", r.name)
		}
	}
}

// spoils break a rail, by a text of what is found.
func spoils() map[string]func(*Case, *broken) {
	calls := uint8(0)
	one := funds.Item{ID: "x", Rail: "fake:main"}
	return map[string]func(*Case, *broken){
		"it was": func(_ *Case, b *broken) {
			b.info = func() rail.Info { calls++; i := b.Static; i.Token[5] = calls; return i }
		},
		"none of market.KnownRails": func(_ *Case, b *broken) { b.Static.Name = "barter" },
		"no token":                  func(_ *Case, b *broken) { b.Static.Token = common.Address{} },
		"no asset":                  func(_ *Case, b *broken) { b.Static.Asset = "" },
		"not bound to it":           func(_ *Case, b *broken) { b.Static.Domain = market.Domain{} },
		"Fits needs no connection":  func(_ *Case, b *broken) { b.fits = func() error { return errBroken } },
		"Prove needs no connection": func(_ *Case, b *broken) { b.prove = func(market.Voucher) []byte { return nil } },
		"VoucherProofs is not set":  func(_ *Case, b *broken) { b.Static.VoucherProofs = false },
		"wraps ErrAway, got none":   func(c *Case, _ *broken) { c.Dead = &Fake{} },
		"wraps ErrAway, got broken": func(c *Case, _ *broken) { c.Dead = failing(errBroken) },
		"takes another network":     func(c *Case, _ *broken) { c.Wrong = &Fake{} },
		"passes by itself":          func(c *Case, _ *broken) { c.Wrong = failing(api.WithHint(rail.ErrAway, "wait")) },
		"what to correct":           func(c *Case, _ *broken) { c.Wrong = failing(errBroken) },
		"Connect succeeds":          func(_ *Case, b *broken) { b.connect = func() error { return errBroken } },
		"it says 8, want 7":         func(_ *Case, b *broken) { b.balance = func() money.Units { return 8 } },
		"Credit says 3":             func(_ *Case, b *broken) { b.credit = func() money.Units { return 3 } },
		"withdrawing no credit":     func(_ *Case, b *broken) { b.withdraw = func() error { b.Units++; return nil } },
		"its balance is":            func(_ *Case, b *broken) { b.Pot.Known = true },
		"a stranger is seen to have 3": func(_ *Case, b *broken) {
			b.Funds = func(common.Address) money.Units { return 3 }
		},
		"no height": func(_ *Case, b *broken) { b.Side = chainOf{} },
		"client sees": func(_ *Case, b *broken) {
			b.Side = chainOf{s: escrow.Chain{Height: 1, Status: escrow.StatusOpen}}
		},
		"shows status 1": func(_ *Case, b *broken) { b.Fake.Lease = escrow.StatusOpen },
		"at height 1":    func(_ *Case, b *broken) { b.Side = chainOf{escrow.Chain{Height: 1}, errBroken} },
		"asked for": func(_ *Case, b *broken) {
			b.permit = func(u money.Units) rail.Permit { return rail.Permit{Value: u + 1} }
		},
		"enforceable": func(_ *Case, b *broken) { b.enforce = func() error { return errBroken } },
		"one proof":   func(_ *Case, b *broken) { b.prove = func(market.Voucher) []byte { return []byte{1} } },
		"a voucher that is proved": func(_ *Case, b *broken) {
			b.check = func(market.SignedVoucher) error { return escrow.ErrRefused }
		},
		"wraps escrow.ErrRefused, got none": func(_ *Case, b *broken) {
			b.check = func(market.SignedVoucher) error { return nil }
		},
		"wraps escrow.ErrRefused, got broken": func(_ *Case, b *broken) {
			b.check = func(v market.SignedVoucher) error {
				if honest(v) != nil {
					return errBroken
				}
				return nil
			}
		},
		"comes after":  func(_ *Case, b *broken) { b.Items = []funds.Item{one, one} },
		`item y is of`: func(_ *Case, b *broken) { b.Items = []funds.Item{{ID: "y", Rail: "other"}} },
		"Run ends": func(_ *Case, b *broken) {
			b.run = func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() }
		},
		"Close succeeds": func(_ *Case, b *broken) { b.close = func() error { return errBroken } },
	}
}
