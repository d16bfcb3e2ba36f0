// Command decentral trains one model with several workers by the methods of train/outer, and
// compares loss and bytes with one machine that sees as many tokens in as many steps:
//
//	make bench-decentral                      # all of it, some 20 minutes on two cores
//	go run ./scripts/bench/decentral -only d64
//
// Every slot is a trainer of the engine, its updates are packed, decoded and merged as
// docs/numerics.md §22 says, and bytes are the lengths of packed updates. The text is Newton's
// Opticks, which is part of every Go distribution, with its last tenth held out; each slot
// draws samples of the rest in an order of its own. The same flags give the same bits.
//
// With -update it writes the table of docs/rounds.md and docs/figures/decentral.svg.
package main
