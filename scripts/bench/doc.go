// Bench measures infernet on this machine and prints one table. A row has a figure,
// its goal, a limit or a peer measured in the same run, and what bounds the figure.
// scripts/bench/run starts it; docs/benchmarks.md holds a table.
//
// # Flow
//
//	go benchmarks, repeated alternately → checkpoints through a node's own parts
//	→ one idle node as its own process → jobs on fresh networks → table
//
// # Invariants
//
//   - A figure is the median of its runs, with their range. A ratio is the
//     median of the runs' ratios, so that a slow moment affects both sides.
//   - Only the goals are constants. If a figure cannot be measured, the program
//     ends with an error.
package main
