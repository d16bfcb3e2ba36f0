// Bench measures infernet on this machine and prints one table: every figure
// beside its goal, beside a limit or a peer measured in the same run, and with
// what bounds it. scripts/bench/run starts it; docs/benchmarks.md keeps a
// table.
//
// # Flow
//
//	go benchmarks, repeated in turn → checkpoints through a node's own parts
//	→ one idle node as its own process → jobs on fresh networks → table
//
// # Invariants
//
//   - A figure is the median of its runs, with their range; a ratio is the
//     median of the runs' ratios, so that a slow moment hits both sides.
//   - Nothing is a constant here but the goals: what could not be measured ends
//     the program with an error.
package main
