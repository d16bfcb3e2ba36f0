package economics

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// TestThreatsAreWhole: on every rail each hostile party either does not exist, and it is said why, or there is a
// bound for every other party that has money in the lease.
func TestThreatsAreWhole(t *testing.T) {
	for _, r := range market.KnownRails {
		for _, aggregated := range []bool{false, true} {
			in := Setting{Rail: r, Segments: 8, Aggregated: aggregated}
			all := usual().Threats(in)
			for i, x := range all {
				if x.By != HostileParties[i] || (x.None == "") != (len(x.Losses) > 0) {
					t.Errorf("%+v: %+v", in, x)
				}
				if x.None != "" {
					continue
				}
				for _, honest := range []Party{Client, Provider, Verifier} {
					listed := slices.ContainsFunc(x.Losses, func(l Loss) bool { return l.Party == honest })
					if listed == (honest == x.By && x.By != Verifier) {
						t.Errorf("%+v, a hostile %s: %s listed %t", in, x.By, honest, listed)
					}
				}
			}
		}
	}
}

// TestWhoHasNoSuchParty: a contract needs no arbiter, lnd is a node's own, and only the EVM chain has aggregators.
func TestWhoHasNoSuchParty(t *testing.T) {
	none := func(r market.Rail, aggregated bool) (out []Party) {
		for _, x := range usual().Threats(Setting{Rail: r, Segments: 4, Aggregated: aggregated}) {
			if x.None != "" {
				out = append(out, x.By)
			}
		}
		return out
	}
	for r, want := range map[market.Rail][]Party{
		market.OnEVM: {Arbiter}, market.OnSolana: {Delegate, Arbiter}, market.OnLightning: {Delegate, Endpoint},
	} {
		if got := none(r, true); !slices.Equal(got, want) {
			t.Errorf("%s has no %v, want %v", r, got, want)
		}
	}
	if got := none(market.OnEVM, false); !slices.Equal(got, []Party{Delegate, Arbiter}) {
		t.Errorf("without an aggregator: %v", got)
	}
}

// TestTheFewNumbersOfThreats against amounts that were computed by hand.
func TestTheFewNumbersOfThreats(t *testing.T) {
	p := Params{Price: 1000, VerifyBPS: 1000, DelegateBPS: 100, Credit: 2, Verifiers: 2, Lock: 3200,
		Fees: Fees{Lease: 7, Respond: 5}, Answer: 4}
	most := func(r market.Rail, by, honest Party) money.Units {
		for _, x := range p.Threats(Setting{Rail: r, Segments: 5, Aggregated: true}) {
			for _, l := range x.Losses {
				if x.By == by && l.Party == honest {
					return l.Most
				}
			}
		}
		return -1
	}
	for _, x := range []struct {
		rail       market.Rail
		by, honest Party
		want       money.Units
	}{
		{market.OnEVM, Client, Provider, 2*890 + 7 + 1}, {market.OnSolana, Client, Provider, 2 * 890},
		{market.OnEVM, Client, Verifier, 250}, {market.OnEVM, Provider, Client, 0},
		{market.OnEVM, Provider, Verifier, 250 + 100}, {market.OnSolana, Provider, Verifier, 250},
		{market.OnLightning, Provider, Verifier, 100},
		{market.OnLightning, Verifier, Client, 2000}, {market.OnEVM, Delegate, Client, 5000},
		{market.OnLightning, Arbiter, Client, 2*890 + 5*110}, {market.OnLightning, Arbiter, Provider, 2 * 890},
		{market.OnSolana, Endpoint, Client, 0}, {market.OnSolana, Delegate, Client, -1},
	} {
		if got := most(x.rail, x.by, x.honest); got != x.want {
			t.Errorf("%s, a hostile %s: the %s loses %d, want %d", x.rail, x.by, x.honest, got, x.want)
		}
	}
}

// TestLossesOnARailCoverEveryThreat: nobody loses more to one party than LossesOn says, it names who takes that much,
// and a challenger loses where there are games alone.
func TestLossesOnARailCoverEveryThreat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual()
		p.Price = money.Units(rapid.Int64Range(1, 1<<50).Draw(t, "price"))
		p.VerifyBPS = uint16(rapid.IntRange(0, 2000).Draw(t, "share"))
		p.DelegateBPS = uint16(rapid.IntRange(1, 2000).Draw(t, "delegate"))
		p.Credit = rapid.Uint32Range(1, 8).Draw(t, "credit")
		in := Setting{
			Rail:       rapid.SampledFrom(market.KnownRails).Draw(t, "rail"),
			Segments:   rapid.Uint32Range(8, 100).Draw(t, "segments"),
			Aggregated: rapid.Bool().Draw(t, "aggregated"),
		}
		most := map[Party]WorstLoss{}
		for _, l := range p.LossesOn(in) {
			most[l.Party] = l
		}
		if _, games := most[Challenger]; games != (in.Rail == market.OnEVM && p.Lock > 0) {
			t.Fatalf("a challenger on %s: %t", in.Rail, games)
		}
		for _, x := range p.Threats(in) {
			for _, l := range x.Losses {
				worst := most[l.Party]
				if l.Most < 0 || l.Most > worst.Most || x.By == worst.To && l.Most != worst.Most {
					t.Fatalf("a hostile %s: %s loses %d, %+v", x.By, l.Party, l.Most, worst)
				}
			}
		}
	})
}

// TestVerifiersCanLoseTheFeesOfTheWholeLease: a client whose vouchers name no verifier pays none of its segments.
func TestVerifiersCanLoseTheFeesOfTheWholeLease(t *testing.T) {
	p := usual()
	for _, n := range []uint32{4, 400} {
		for _, r := range market.KnownRails {
			for _, l := range p.LossesOn(Setting{Rail: r, Segments: n}) {
				if l.Party == Verifier && l.Most < money.Units(n)*p.CheckFee() {
					t.Errorf("%s: %d segments of %d each, and a bound of %d", r, n, p.CheckFee(), l.Most)
				}
			}
		}
	}
}

// TestWhomAClientTrusts: an aggregator with the deposit, and the first arbiter with the end of its lease.
func TestWhomAClientTrusts(t *testing.T) {
	p := usual()
	for _, x := range []struct {
		in   Setting
		want string
	}{
		{Setting{Rail: market.OnEVM, Segments: 8, Aggregated: true},
			"can sign away the deposit, up to 2.00 at once: no bond covers that"},
		{Setting{Rail: market.OnEVM, Segments: 8, Aggregated: true, Pace: 600},
			"can sign away the deposit, up to 2.00 within 1h20m0s: no bond covers that"},
		{Setting{Rail: market.OnEVM, Segments: 8}, ""},
		{Setting{Rail: market.OnSolana, Segments: 8, Aggregated: true}, ""},
		{Setting{Rail: market.OnLightning, Segments: 8, Aggregated: true}, "while its first arbiter is silent"},
	} {
		got, all := strings.Join(p.Trusts(x.in), "; "), strings.Join(Bounds(p, x.in), "; ")
		if (got == "") != (x.want == "") || !strings.Contains(got, x.want) || !strings.HasSuffix(all, got) {
			t.Errorf("%+v: %q, want %q; the bounds are %s", x.in, got, x.want, all)
		}
	}
}

func TestThreatTable(t *testing.T) {
	text := ThreatTable(usual(), 4)
	for _, want := range []string{
		"| arbiter | no such party | a contract holds the money | a contract holds the money | — | |\n",
		"| endpoint | no such party | — | — | a node reads its own lnd | |\n",
		"| delegate | client | 1.00 | — | — | vouchers for work that nobody did |\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
