// Command cheats rehearses twelve cheats of a run in rounds (docs/rounds.md), and says of each
// whether it is caught or harmless. Beside it stand two defences of other networks, on the same
// updates: a score by losses as in Gauntlet (Lidin et al. 2025, arXiv:2505.21684), and clipping of
// updates to the median norm as in Covenant-72B (arXiv:2603.08163).
//
//	go run ./scripts/bench/cheats           # prints the table, in seconds
//	go run ./scripts/bench/cheats -update   # writes it into docs/rounds.md
//
// Slots train a small model on Newton's Opticks, which is part of every Go distribution. Segments
// are executed and checked by node/executor and zkproof/commit, rounds are closed by market/round,
// merged and replayed by train/rounds. The same commit gives the same table.
package main
