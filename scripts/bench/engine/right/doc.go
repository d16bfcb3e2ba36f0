// Right tests that the model is right, and not merely reproducible. From the same
// initial weights and on the same batches, it compares every gradient tensor of the
// first step and the losses of 200 steps with PyTorch's, in binary32 and in binary64.
// scripts/bench/engine/right/run installs PyTorch and starts this program.
//
// # Flow
//
//	weights, batches and settings into a folder → right.py trains its own decoder,
//	written from the formulas, in both precisions → gradients and losses →
//	table, bounds, figure
//
// Our gradient is read from the first moment after one step without a clip:
// m = (1−β1)·g. So the compared values have passed through the whole step.
//
// # Bounds
//
//   - A gradient tensor differs from PyTorch's by at most 1e-5 of its length (the
//     Euclidean norm), from either precision.
//   - A loss differs from that in binary64 by at most four times the effect of
//     rounding alone, or 1e-4 if that is more. Rounding errors grow from step to
//     step, in any order of summation. Their effect is measured in two ways:
//     PyTorch's binary32 against its binary64, and ours against ours from initial
//     weights that are each one rounding away.
//
// The test compares a small model, with everything a decoder may have, with what
// right.py computed for it in binary64 (testdata, written by `run golden`).
package main
