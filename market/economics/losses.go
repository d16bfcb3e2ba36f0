package economics

import "github.com/infernetprotocol/infernet/market/money"

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

// Losses returns the worst loss of every honest party.
func (p Params) Losses() []Loss {
	loss := []Loss{
		{Client, part(p.Price, uint64(p.Credit), 1), "claims on chain at which nobody looks in their window, " +
			"and the price of every segment that a cheat's friends were drawn for"},
		{Provider, sum(part(p.Pay(), uint64(p.Credit), 1), p.Fees.Lease, max(p.Fees.Respond-p.Answer, 0)),
			p.leaving() + ", and the gas"},
		{Verifier, sum(p.Cut(), p.Cost()), "a provider that loses a right claim on purpose, and one check that " +
			"nobody pays; what whole checks cost beyond their fee comes back on average"},
	}
	if p.Lock > 0 {
		loss = append(loss, Loss{Challenger, sum(p.Fees.Challenge, p.Cost()),
			"a game that another decides first: the bond comes back"})
	}
	return loss
}

// leaving says what takes a provider's pay.
func (p Params) leaving() string {
	if p.Lock == 0 {
		return "a client that leaves with the credit's results"
	}
	return "a client that leaves with the credit's results, under a lease whose verifiers are its friends"
}
