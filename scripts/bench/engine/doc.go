// Engine measures the training engine beside PyTorch, in one run on one machine
// with as many threads: whole training steps of three presets from the same
// initial weights and batches, matrix products of the shapes that a step
// multiplies, and the memory that training takes. scripts/bench/engine/run
// installs the peer and starts it; docs/benchmarks.md keeps a table. With -device
// cuda both sides compute on the first GPU; a machine without one is refused.
//
// # Flow
//
//	weights and batches into a folder → peer.py, one process that answers
//	requests → rounds: ours in r32 and x8, PyTorch eager, compiled, bf16, in turn
//	→ memory, each in a process of its own → table and JSON
//
// # Invariants
//
//   - Both sides of a ratio run one after the other in every round; a ratio is
//     the median of the rounds'. On a machine with other work, -clock cpu
//     -threads 1 counts what each side computes instead of how long it waits.
//   - On a GPU the clock is read when all that was queued is computed: our steps
//     end with their loss on the host, PyTorch's with a synchronisation at the
//     end of a measurement, and products are queued by sixteen on both sides.
//     PyTorch multiplies binary32 in binary32: TF32 is off, and a product that
//     TF32 would round shows it.
//   - Both sides start from the same weights and read the same batches, and the
//     losses of the first steps are compared: a peer that trains another model
//     ends the program.
package main
