package economics

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Parties that a lease can have beside those of the Losses: who signs vouchers and leases for
// the client, who holds preimages on Lightning, and who shows a chain to a node.
const (
	Delegate Party = "delegate"
	Arbiter  Party = "arbiter"
	Endpoint Party = "endpoint"
)

// HostileParties lists the parties that Threats has a word about, in its order.
var HostileParties = []Party{Client, Provider, Verifier, Delegate, Arbiter, Endpoint}

// Setting is what Params leave open of a lease: the rail that pays it, and who signs for the
// client.
type Setting struct {
	Rail     market.Rail
	Segments uint32 // of the lease
	// Aggregated says that the delegate is another party than the client's own node.
	Aggregated bool
	// Pace is how many seconds the price of a segment takes to leave the deposit, at least,
	// whoever signs: see market.Offer. 0: no bound.
	Pace uint32
}

// Threat says what the other parties of a lease lose at most if one of them is hostile. A loss
// is what is paid for nothing, and what is due for right work under the terms and does not come.
// A client and its own delegate are one party. A verifier stands for a quorum of
// them, and for the provider that they are friends with. An endpoint is one of three.
type Threat struct {
	By Party
	// None says why the rail has no such party; it is empty where there is one. There are no
	// losses then.
	None   string
	Losses []Loss // of every other party that has money in the lease
}

// Threats returns one Threat for each of the HostileParties.
func (p Params) Threats(in Setting) []Threat {
	out := make([]Threat, len(HostileParties))
	for i, by := range HostileParties {
		out[i] = Threat{By: by, None: in.absent(by)}
		if out[i].None == "" {
			out[i].Losses = p.lostTo(by, in)
		}
	}
	return out
}

// absent says why a rail has no such party.
func (in Setting) absent(by Party) string {
	switch {
	case by == Delegate && in.Rail != market.OnEVM:
		return "the client's own node signs: no aggregator runs jobs on this rail"
	case by == Delegate && !in.Aggregated:
		return "the client's own node signs"
	case by == Arbiter && in.Rail != market.OnLightning:
		return "a contract holds the money"
	case by == Endpoint && in.Rail == market.OnLightning:
		return "a node reads its own lnd"
	}
	return ""
}

// locks reports whether a lost claim costs stake. Only the EVM chain has a game.
func (p Params) locks(in Setting) bool { return in.Rail == market.OnEVM && p.Lock > 0 }

// lostTo lists what the others lose to one hostile party.
func (p Params) lostTo(by Party, in Setting) []Loss {
	credit, all := min(p.Credit, in.Segments), in.Segments
	switch by {
	case Client:
		return in.without(
			Loss{
				Provider,
				sum(p.pays(credit), p.gas(in)),
				"it leaves with the credit's results, and nobody gives the " +
					"provider a verdict",
			},
			Loss{Verifier, p.fees(all), "its vouchers name no verifier"},
			Loss{Delegate, p.cuts(credit), "it leaves with the credit's results"},
		)
	case Provider:
		vouched := all
		why := "it gives the lease back in place of bringing its voucher, or loses a right claim on purpose"
		if in.Rail == market.OnLightning { // a voucher is paid at once
			vouched, why = credit, "it leaves before they are vouched for"
		}
		return in.without(
			Loss{Client, 0, "nothing is paid without a voucher or a quorum of verdicts"},
			Loss{Verifier, sum(p.cut(in), p.fees(vouched)), why}, Loss{Delegate, p.cuts(vouched), why})
	case Verifier:
		return in.without(
			Loss{
				Client,
				part(p.Price, uint64(credit), 1),
				"claims of the credit for nothing, if nobody looks in their " +
					"window; the price of a segment in addition wherever its draw took such verifiers alone",
			},
			Loss{Provider, p.pays(credit), "right work is called wrong"},
			Loss{Verifier, sum(p.cut(in), p.fees(credit)), "the majority is against who is right"},
			Loss{Delegate, p.cuts(credit), "the work is claimed in place of being vouched for"},
		)
	case Delegate:
		return []Loss{
			{Client, part(p.Price, uint64(all), 1), "vouchers for work that nobody did"},
			{Provider, sum(p.pays(credit), p.gas(in)), "it vouches for nothing"},
			{Verifier, p.fees(all), "its vouchers name no verifier"},
		}
	case Arbiter:
		return in.without(
			Loss{Client, sum(p.pays(credit), p.shares(all)), "it reveals what is not earned, and keeps the shares"},
			Loss{Provider, p.pays(credit), "it reveals nothing, and the client is gone"},
			Loss{Verifier, p.fees(all), "it keeps the shares"})
	}
	return in.without(
		Loss{Client, 0, "two endpoints must say the same"}, Loss{Provider, 0, "two endpoints must say the same"},
		Loss{Verifier, 0, "two endpoints must say the same"}, Loss{Delegate, 0, "two endpoints must say the same"})
}

// without leaves out the delegate where it is the client.
func (in Setting) without(losses ...Loss) (out []Loss) {
	for _, l := range losses {
		if l.Party != Delegate || in.absent(Delegate) == "" {
			out = append(out, l)
		}
	}
	return out
}

// pays returns the provider's part of so many segments, and fees each verifier's. Rounding is
// for the whole of them, as rails do it.
func (p Params) pays(segments uint32) money.Units {
	return part(p.Price, uint64(segments), 1) - p.shares(segments)
}

func (p Params) fees(segments uint32) money.Units {
	return part(part(p.Price, uint64(segments), 1).BasisPoints(p.VerifyBPS), 1, uint64(p.Verifiers))
}

// cuts returns the delegate's part of so many segments.
func (p Params) cuts(segments uint32) money.Units {
	return part(p.Price, uint64(segments), 1).BasisPoints(p.DelegateBPS)
}

// shares returns what verifiers and delegate get of so many segments together.
func (p Params) shares(segments uint32) money.Units {
	return part(p.Price, uint64(segments), 1).BasisPoints(p.VerifyBPS) + p.cuts(segments)
}

// cut returns what a verifier loses of its stake where leases lock some.
func (p Params) cut(in Setting) money.Units {
	if !p.locks(in) {
		return 0
	}
	return p.Cut()
}

// gas returns what an honest provider pays for transactions.
func (p Params) gas(in Setting) money.Units {
	if in.Rail != market.OnEVM {
		return 0
	}
	return sum(p.Fees.Lease, max(p.Fees.Respond-p.Answer, 0))
}

// ThreatTable returns what each hostile party takes at most in a lease of so many segments, on
// each rail, as rows of a Markdown table. On the EVM chain an aggregator signs for the client.
func ThreatTable(p Params, segments uint32) string {
	var b strings.Builder
	fmt.Fprintf(
		&b,
		"| hostile | who loses at most |%s by |\n| --- | --- |%s --- |\n",
		cells(func(r market.Rail) string {
			return "on " + string(r)
		}),
		cells(func(market.Rail) string { return "---" }),
	)
	on := map[market.Rail][]Threat{}
	for _, r := range market.KnownRails {
		on[r] = p.Threats(Setting{Rail: r, Segments: segments, Aggregated: r == market.OnEVM})
	}
	for i, by := range HostileParties {
		for _, honest := range []Party{Client, Provider, Verifier, Delegate} {
			if honest == Delegate && p.DelegateBPS == 0 {
				continue
			}
			row, why := p.row(on, i, honest)
			if why != "" {
				fmt.Fprintf(&b, "| %s | %s |%s %s |\n", by, honest, row, why)
			}
		}
		none := cells(func(r market.Rail) string { return cmp.Or(on[r][i].None, "—") })
		if strings.Trim(none, " |—") != "" {
			fmt.Fprintf(&b, "| %s | no such party |%s |\n", by, none)
		}
	}
	return b.String()
}

// row writes what a party loses to the i-th hostile one on each rail, and by what.
func (p Params) row(on map[market.Rail][]Threat, i int, honest Party) (row, why string) {
	return cells(func(r market.Rail) string {
		l, ok := on[r][i].of(honest)
		if !ok {
			return "—"
		}
		why = cmp.Or(why, l.By)
		return p.cash(l.Most)
	}), why
}

// of returns what a party loses.
func (t Threat) of(honest Party) (Loss, bool) {
	i := slices.IndexFunc(t.Losses, func(l Loss) bool { return l.Party == honest })
	if i < 0 {
		return Loss{}, false
	}
	return t.Losses[i], true
}

// cells writes one cell for each rail.
func cells(text func(market.Rail) string) string {
	var b strings.Builder
	for _, r := range market.KnownRails {
		fmt.Fprintf(&b, " %s |", text(r))
	}
	return b.String()
}
