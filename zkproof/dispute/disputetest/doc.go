// Package disputetest has what tests of disputes share, on the pure game and on
// chains: a small job whose steps take milliseconds, parties that executed it
// rightly or not, and actors that play with what a party knows, each with a
// character of its own.
//
// A Job is a program and its data; a Party is one execution of its segment, with
// a fault somewhere or none, and is the Knowledge of a player. An Actor plays one
// side of one game: it names moves and the chain time at which it makes them. A
// Scene puts actors over one claim, plays all their games at once on a Stage
// (Table, the pure rules with their money; or a chain), and says how it must
// end. Everything is deterministic.
package disputetest
