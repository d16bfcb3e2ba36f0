// Package reputation plays jobs of one coordinator in virtual time, with a coalition of a third
// of the stake that departs from honest play, and counts which share of the honest clients' jobs
// it wins. Scores and weights are those of market/reputation; a run is a function of its seed.
//
// It is the worst case for the coordinator: it serves strangers as clients, all bids are at
// one price, nobody is busy, and a cheat loses no stake.
//
// `go run ./scripts/reputation` prints a run, and -update writes it into docs/reputation.md.
package reputation
