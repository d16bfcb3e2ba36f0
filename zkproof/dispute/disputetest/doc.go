// Package disputetest has the fixtures that tests of disputes share, for the pure game and
// for chains: a small job whose steps take milliseconds, parties that executed it rightly or
// wrongly, and actors that play with a party's knowledge, each by a strategy of its own.
//
// A Job is a program and its data. A Party is one execution of its segment, with a Tampering
// or without, and is the Knowledge of a player. An Actor plays one side of one game: it
// chooses moves and the chain time at which it makes them. A Scenario is a claim with the
// actors that play about it. It plays all of their games concurrently on a Backend
// (RulesBackend, the pure rules; or a chain) and checks how they end. Everything is
// deterministic.
package disputetest
