// Engine compares the training engine with PyTorch, in one run on one machine with
// the same number of threads. It measures whole training steps of three presets from
// the same initial weights and batches, matrix products of the shapes that a step
// multiplies, and the memory that training takes. scripts/bench/engine/run installs
// the peer and starts this program; docs/benchmarks.md holds a table. With -device
// cuda both sides compute on the first GPU; a machine without one is refused.
//
// # Flow
//
//	weights and batches into a folder → peer.py, one process that answers
//	requests → rounds: ours in r32 and x8, PyTorch eager, compiled, bf16, alternately
//	→ memory, each in a process of its own → table and JSON
//
// # Invariants
//
//   - Both sides of a ratio run one after the other in every round. A ratio is the
//     median of the rounds' ratios. On a machine with other work, -clock cpu
//     -threads 1 measures processor time instead of elapsed time.
//   - On a GPU the clock is read when everything that was queued is computed. Our
//     steps end with their loss on the host, PyTorch's with a synchronisation at the
//     end of a measurement. Products are queued sixteen at a time on both sides.
//     PyTorch multiplies binary32 in binary32: TF32 is off, and a product that TF32
//     would round verifies that.
//   - Both sides start from the same weights and read the same batches. The losses
//     of the first steps are compared, and the program ends if the peer trains
//     another model.
package main
