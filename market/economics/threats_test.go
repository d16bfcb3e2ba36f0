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

// TestLossesOnARailAreNoSmaller than what Losses says of client, provider and challenger, on a chain with a game, and
// nobody loses more to one party than LossesOn says.
func TestLossesOnARailAreNoSmaller(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := usual()
		p.Price = money.Units(rapid.Int64Range(1, 1<<50).Draw(t, "price"))
		p.VerifyBPS = uint16(rapid.IntRange(0, 2000).Draw(t, "share"))
		p.DelegateBPS = uint16(rapid.IntRange(0, 2000).Draw(t, "delegate"))
		p.Credit = rapid.Uint32Range(1, 8).Draw(t, "credit")
		in := Setting{
			Rail:       rapid.SampledFrom(market.KnownRails).Draw(t, "rail"),
			Segments:   rapid.Uint32Range(8, 100).Draw(t, "segments"),
			Aggregated: rapid.Bool().Draw(t, "aggregated"),
		}
		most := map[Party]money.Units{}
		for _, l := range p.LossesOn(in) {
			most[l.Party] = l.Most
		}
		for _, x := range p.Threats(in) {
			for _, l := range x.Losses {
				if l.Most < 0 || l.Most > most[l.Party] {
					t.Fatalf("a hostile %s: %s loses %d of %d", x.By, l.Party, l.Most, most[l.Party])
				}
			}
		}
		for _, l := range p.Losses() {
			if in.Rail == market.OnEVM && l.Party != Verifier && most[l.Party] < l.Most-money.Units(2*p.Credit) {
				t.Fatalf("%s: %d on the rail, %d by Losses", l.Party, most[l.Party], l.Most)
			}
		}
	})
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
