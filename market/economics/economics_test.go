package economics

import (
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/jobfile"
	"github.com/infernetprotocol/infernet/market/money"
)

// usual is a job by default: 250,000 base units a segment of 512 steps in 16 intervals, one of
// which is checked.
func usual() Params {
	p := Params{
		Price: 250_000, VerifyBPS: 1000, Credit: 2, Decimals: 6, Steps: 512, Stride: 32, Drawn: 1, Verifiers: 1,
		Renamed: 4, DrawsAdd: true, Coalition: Third, Bond: 10_000, Answer: 6_000,
		Fees: Fees{Challenge: 5_000, Respond: 5_000, Lease: 2_000},
	}
	p.Lock = p.LeastLock()
	return p
}

func named(t *testing.T, p Params, n Name) Deviation {
	t.Helper()
	for _, d := range p.Deviations() {
		if d.Name == n {
			return d
		}
	}
	t.Fatalf("no deviation is called %s", n)
	return Deviation{}
}

func TestDefaultsHaveTheMargin(t *testing.T) {
	p := usual()
	if err := Check(p); err != nil {
		t.Fatal(err)
	}
	open := 0
	for _, d := range p.Deviations() {
		if d.Open {
			open++
		} else if d.Margin() < Margin {
			t.Errorf("%s has a margin of %.3f", d.Name, d.Margin())
		}
	}
	if n := len(p.Deviations()); n != 15 || open != 1 {
		t.Errorf("%d deviations, %d of them open", n, open)
	}
	if p.Locked() > MostLocked/2 {
		t.Errorf("%.2f times what is at risk is locked", p.Locked())
	}
	if share := p.CheckedShare(); share > 0.07 {
		t.Errorf("each verifier executes %.4f of the steps", share)
	}
	p.Lock -= p.Lock / 1000
	if Check(p) != nil {
		t.Error("the margin is no margin: a lock of a thousandth less is refused")
	}
	worst := p.Worst()
	if m := worst.Margin(); m >= Margin || m < 1.99 {
		t.Errorf("with a thousandth less, %s has a margin of %f: the lock is not the least", worst.Name, m)
	}
}

// TestCaughtForWhatIsSaved: of one interval drawn, a cheat is found as often as it saves work.
func TestCaughtForWhatIsSaved(t *testing.T) {
	p := usual()
	p.Coalition = Coalition{}
	for j := uint32(1); j <= 16; j++ {
		if got, want := p.Caught(j), float64(j)/16; math.Abs(got-want) > 1e-12 {
			t.Errorf("%d of 16 altered: found with %f, want %f", j, got, want)
		}
	}
	p.SamplePermille = 100
	if got, want := p.Caught(1), 0.1+0.9/16; math.Abs(got-want) > 1e-12 {
		t.Errorf("with a tenth checked whole: %f, want %f", got, want)
	}
}

// TestDrawsThatArePassedOver: a provider that may have the intervals drawn anew is hardly ever
// found, so that no sensible lock is enough. It is where draws add, or everything is checked.
func TestDrawsThatArePassedOver(t *testing.T) {
	p := usual()
	p.DrawsAdd = false
	if got, want := p.Detected(1, Coalition{}), math.Pow(1.0/16, 5); math.Abs(got-want) > 1e-12 {
		t.Errorf("found with %g, want %g", got, want)
	}
	if p.Lock = p.LeastLock(); p.Lock < 1000*p.AtRisk() {
		t.Errorf("a lock of %d would do", p.Lock)
	}
	p.Lock = p.MayLock()
	err := Check(p)
	var r Refusal
	if !errors.Is(err, ErrPays) || !errors.As(err, &r) || r.Key != "verification.sample" || r.Want != "100%" {
		t.Errorf("%v", err)
	}
}

// TestRefusalsNameTheNumber: each cure is what it says.
func TestRefusalsNameTheNumber(t *testing.T) {
	for name, c := range map[string]struct {
		change    func(*Params)
		want      error
		key, cure string
		apply     func(*Params)
	}{
		"a segment that is one interval": {func(p *Params) { p.Steps, p.Stride = 20, 20 }, ErrVerifying,
			"training.marks", "10", func(p *Params) { p.Stride = 2; p.Lock = p.LeastLock() }},
		"a share that pays no check": {func(p *Params) { p.SamplePermille = 1000 }, ErrVerifying,
			"payment.verification_share", "50%", func(p *Params) { p.VerifyBPS = 5000 }},
		"more verifiers than can be paid": {func(p *Params) { p.SamplePermille, p.Verifiers = 1000, 3 }, ErrVerifying,
			"verification.sample", "0%, and payment.verification_share: 15.79%", func(p *Params) {
				p.SamplePermille, p.VerifyBPS = 0, 1579
				p.Lock = p.LeastLock()
			}},
		"a lock that is too small": {func(p *Params) { p.Lock /= 3 }, ErrPays, "offer.locks", "",
			func(p *Params) { p.Lock = p.LeastLock() }},
		"a rail that locks nothing": {func(p *Params) { p.Lock, p.VerifyBPS = 0, 4000 }, ErrPays,
			"verification.verifiers", "4", func(p *Params) { p.Verifiers = 4 }},
		"a rail that locks nothing, by default": {func(p *Params) { p.Lock = 0 }, ErrPays,
			"verification.verifiers", "4, and payment.verification_share: 20%",
			func(p *Params) { p.Verifiers, p.VerifyBPS = 4, 2000 }},
		"gas that costs more than the reward": {func(p *Params) { p.Fees.Challenge = 400_000 }, ErrChallenge,
			"payment.price_per_segment", "", func(p *Params) { p.Price *= 4; p.Lock *= 4 }},
	} {
		p := usual()
		c.change(&p)
		err := Check(p)
		var r Refusal
		if !errors.Is(err, c.want) || !errors.As(err, &r) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r.Key != c.key || c.cure != "" && r.Want != c.cure || !strings.Contains(err.Error(), r.Key+": "+r.Want) {
			t.Errorf("%s: set %s: %s: %v", name, r.Key, r.Want, err)
		}
		if c.apply(&p); Check(p) != nil {
			t.Errorf("%s: after the change: %v", name, Check(p))
		}
	}
}

// TestTheDefaultsOfAJobFilePass: a file that names only what it must, with segments that are long
// enough for 16 intervals.
func TestTheDefaultsOfAJobFilePass(t *testing.T) {
	f, err := jobfile.Parse("job.yml", []byte("name: a\ndata: b\npayment: {price_per_segment: \"0.25\"}\n"+
		"training: {steps: 5120, steps_per_segment: 512}\n"))
	if err != nil {
		t.Fatal(err)
	}
	spec := market.Spec{StepsPerSegment: f.StepsPerSegment, Marks: f.Marks, Verification: f.Verification}
	p := Of(spec, market.Offer{MaxPrice: 250_000, VerifyBPS: f.Payment.VerifyBPS, Credit: f.Payment.Credit})
	p.Lock = p.LeastLock()
	if err := Check(p); err != nil || p.Worst().Margin() < Margin || p.CheckedShare() > 0.07 {
		t.Errorf("%v; margin %f; %f of the steps are checked", err, p.Worst().Margin(), p.CheckedShare())
	}
}

func TestNoJobsNumbers(t *testing.T) {
	for name, change := range map[string]func(*Params){
		"price": func(p *Params) { p.Price = 0 }, "shares": func(p *Params) { p.VerifyBPS = 5001 },
		"credit": func(p *Params) { p.Credit = 65 }, "steps": func(p *Params) { p.Steps = 0 },
		"stride": func(p *Params) { p.Stride = 1 }, "sample": func(p *Params) { p.SamplePermille = 1001 },
		"drawn": func(p *Params) { p.Drawn = 0 }, "verifiers": func(p *Params) { p.Verifiers = 8 },
		"coalition": func(p *Params) { p.Coalition = Coalition{2, 1} }, "lock": func(p *Params) { p.Lock = -1 },
		"fees": func(p *Params) { p.Fees.Lease = -1 },
	} {
		p := usual()
		change(&p)
		if err := Check(p); !errors.Is(err, ErrRange) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWorthlessMoney: where computing and gas cost nothing, small jobs pass with everything
// checked, and only invented claims need a lock.
func TestWorthlessMoney(t *testing.T) {
	p := usual()
	p.ComputeKnown, p.Fees, p.SamplePermille, p.Steps, p.Stride = true, Fees{}, 1000, 20, 20
	p.DrawsAdd = false
	p.Lock = 12 * p.Price
	if err := Check(p); err != nil {
		t.Error(err)
	}
	p.Lock = 2 * p.Price
	if err := Check(p); !errors.Is(err, ErrPays) || !strings.Contains(err.Error(), string(Invent)) {
		t.Errorf("a lock that is worth less than two invented claims: %v", err)
	}
}

// TestWhatStaysOpen is the list of what pays and cannot be refused: it must not grow unseen. With
// as many verifiers as a lease names, a client that leaves or has right work rejected loses. With
// one, or where nothing can be disputed, it gains.
func TestWhatStaysOpen(t *testing.T) {
	p := usual()
	for n, most := range map[Name]money.Units{Leave: 500_000, Reject: 500_000, OwnCheck: p.CheckCost()} {
		for name, x := range map[string]struct {
			candidates uint32
			lock       money.Units
			open       bool
		}{
			"one": {1, p.Lock, true}, "as few as may be": {0, p.Lock, n == OwnCheck},
			"twelve": {12, p.Lock, n == OwnCheck}, "no game": {12, 0, true},
		} {
			q := p
			q.Candidates, q.Lock = x.candidates, x.lock
			if d := named(t, q, n); d.Open != x.open || d.Gain != most || d.Expected() > 0 != x.open {
				t.Errorf("%s, %s: %+v", n, name, d)
			}
		}
	}
	c := Coalition{4, 12}
	p.Candidates = 1
	if got, want := p.Unheard(c), 4.0/12; math.Abs(got-want) > 1e-12 {
		t.Errorf("of one verifier nobody is heard with %f, want %f", got, want)
	}
	p.Candidates = 3
	if got, want := p.Unheard(c), 4.0*3*2/(12*11*10); math.Abs(got-want) > 1e-12 {
		t.Errorf("of three verifiers nobody is heard with %f, want %f", got, want)
	}
	if got, want := p.Rejected(c), 4.0/12*3/11; math.Abs(got-want) > 1e-12 {
		t.Errorf("rejected with %f, want %f", got, want)
	}
	p.Verifiers = 2 // two of three
	if got, want := p.Rejected(c), (3*4.0*3*8+4*3*2)/(12*11*10); math.Abs(got-want) > 1e-12 {
		t.Errorf("by two of three with %f, want %f", got, want)
	}
}

// TestASelfDenouncedLock: whatever is lost to friends, a lock stays lost for the most part, and
// what comes back is what the contracts give (docs/disputes.md §5).
func TestASelfDenouncedLock(t *testing.T) {
	p := usual()
	p.Lock = 12_800
	if got := p.NetLock(); got != 12_800*3/4-100 {
		t.Errorf("%d of a lock of 12,800 are lost for good", got)
	}
	if d := named(t, p, SelfChallenge); d.Gain != 12_800*3/8 || d.Loss != 12_800 {
		t.Errorf("%+v", d)
	}
	if p.SharedReward() != 1_600 || p.Cut() != 400 {
		t.Errorf("a shared reward of %d, a cut of %d", p.SharedReward(), p.Cut())
	}
}

// TestLeastLockSuffices: for any job the least lock gives every deviation that a lock can stop
// the margin, unless it is beyond all bounds.
func TestLeastLockSuffices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Params{
			Price:     money.Units(rapid.Int64Range(1000, 1<<50).Draw(t, "price")),
			VerifyBPS: uint16(rapid.IntRange(0, 3000).Draw(t, "share")),
			Credit:    rapid.Uint32Range(1, 64).Draw(t, "credit"), Steps: rapid.Uint32Range(1, 8192).Draw(t, "steps"),
			SamplePermille: uint16(rapid.IntRange(0, 1000).Draw(t, "sample")), Drawn: 1,
			Verifiers: uint8(rapid.IntRange(1, 7).Draw(t, "verifiers")),
			Renamed:   rapid.Uint32Range(0, 4).Draw(t, "renamed"), DrawsAdd: rapid.Bool().Draw(t, "add"),
			Coalition: Third, Fees: Fees{Challenge: money.Units(rapid.Int64Range(0, 1<<40).Draw(t, "gas"))},
		}
		p.Stride = rapid.Uint32Range((p.Steps+63)/64, p.Steps).Draw(t, "stride")
		if p.Lock = p.LeastLock(); p.Lock > 1<<60 {
			return
		}
		for _, d := range p.Deviations() {
			if !d.Open && d.Name != LazySeal && d.Name != FalseNo && d.Name != LastStep && d.Margin() < Margin*0.999 {
				t.Fatalf("%s: margin %f with a lock of %d: %+v", d.Name, d.Margin(), p.Lock, p)
			}
		}
		if err := Check(p); errors.Is(err, ErrChallenge) {
			t.Fatal(err)
		}
	})
}

func TestFees(t *testing.T) {
	gwei := big.NewInt(50_000_000_000)
	if got := Fee(400_000, gwei, 500_000); got != 10_000 {
		t.Errorf("0.02 coins of 0.5 cost %d", got)
	}
	if got := Fee(1, big.NewInt(1), 1); got != 1 {
		t.Errorf("a fee is rounded up: %d", got)
	}
	if Fee(math.MaxUint64, gwei, math.MaxInt64) != math.MaxInt64 || Fee(5, gwei, 0) != 0 {
		t.Error("a fee that does not fit, or costs nothing")
	}
}

func TestTexts(t *testing.T) {
	p := usual()
	in := Setting{Rail: market.OnEVM, Segments: 4}
	lines := Lines(p, in)
	for i, want := range []string{"the best of 14 cheats", "executes 6.2 % of the steps", "provider 0.45"} {
		if !strings.Contains(lines[i], want) {
			t.Errorf("line %d: %q, want %q", i, lines[i], want)
		}
	}
	bounds := strings.Join(Bounds(p, in), "\n")
	for _, want := range []string{"an honest client loses at most 0.50, to a hostile verifier:",
		"an honest provider loses at most 0.45", "an honest verifier loses at most",
		"an honest challenger loses at most",
		"one of 16 intervals of a segment saves 0.0117, is found with 6.25 %, and loses 2.84"} {
		if !strings.Contains(bounds, want) {
			t.Errorf("want %q:\n%s", want, bounds)
		}
	}
	if rows := strings.Count(Table(p), "\n"); rows != 17 {
		t.Errorf("%d rows", rows)
	}
	if table := LossTable(p, 4); !strings.Contains(table, "| challenger | 0.") ||
		!strings.Contains(table, " | — | — |\n") {
		t.Errorf("the challenger, where there are games: %s", table)
	}
}
