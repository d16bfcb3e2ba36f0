package economics

import (
	"fmt"
	"time"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Party is a role in the market.
type Party string

// The parties.
const (
	Client     Party = "client"
	Provider   Party = "provider"
	Verifier   Party = "verifier"
	Challenger Party = "challenger"
)

// Loss is the most that an honest party loses under a lease, whatever the others do.
type Loss struct {
	Party Party
	Most  money.Units
	By    string // for people
}

// WorstLoss is a party's Loss to the hostile party that takes most. To is empty if no single one
// does.
type WorstLoss struct {
	Loss
	To Party
}

// LossesOn returns the most that each honest party loses in a lease, whoever is hostile.
func (p Params) LossesOn(in Setting) []WorstLoss {
	var out []WorstLoss
	for _, honest := range []Party{Client, Provider, Verifier, Delegate} {
		if l, ok := p.worst(in, honest); ok && (honest != Delegate || p.DelegateBPS > 0) {
			out = append(out, l)
		}
	}
	if p.locks(in) {
		out = append(out, WorstLoss{Loss: Loss{Challenger, sum(p.Fees.Challenge, p.Cost()),
			"a game that another decides first: the bond comes back"}})
	}
	return out
}

// worst returns the most that an honest party loses to any one other.
func (p Params) worst(in Setting, honest Party) (worst WorstLoss, found bool) {
	for _, t := range p.Threats(in) {
		if l, ok := t.of(honest); ok && (!found || l.Most > worst.Most) {
			worst, found = WorstLoss{l, t.By}, true
		}
	}
	return worst, found
}

// explained writes a loss as a sentence.
func (p Params) explained(l WorstLoss) string {
	return fmt.Sprintf("an honest %s loses at most %s: %s", l.Party, p.cash(l.Most)+l.taker(), l.By)
}

// taker says to whom a loss is.
func (l WorstLoss) taker() string {
	if l.To == "" {
		return ""
	}
	return ", to a hostile " + string(l.To)
}

// drain says in what time a deposit can be signed away.
func (in Setting) drain() string {
	if in.Pace == 0 {
		return "at once"
	}
	return fmt.Sprintf("within %s", time.Duration(in.Pace)*time.Duration(in.Segments)*time.Second)
}

// Trusts says what no contract holds a party to on a rail: whom else a client has to trust.
func (p Params) Trusts(in Setting) (out []string) {
	if in.absent(Delegate) == "" {
		out = append(out, fmt.Sprintf("an aggregator signs for the client, and can sign away the deposit, up to "+
			"%s %s: no bond covers that", p.cash(part(p.Price, uint64(in.Segments), 1)), in.drain()))
	}
	if in.Rail == market.OnLightning {
		out = append(out, "no chain shows how a lease on Lightning ends: while its first arbiter is silent, the "+
			"client cannot see that it is closed")
	}
	return out
}
