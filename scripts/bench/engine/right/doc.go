// Right asks whether the model is right, not merely reproducible: from the same
// initial weights and on the same batches, it compares every gradient tensor of
// the first step and the losses of 200 steps with PyTorch's, in binary32 and in
// binary64. scripts/bench/engine/right/run installs PyTorch and starts it.
//
// # Flow
//
//	weights, batches and settings into a folder → right.py trains a decoder of its
//	own, written from the formulas, in both widths → gradients and losses →
//	table, bounds, figure
//
// The gradient of ours is read from the first moment after one step without a
// clip: m = (1−β1)·g, so what is compared went through the whole step.
//
// # Bounds
//
//   - A gradient tensor differs from PyTorch's by at most 1e-5 of its length (the
//     Euclidean norm), from either width.
//   - A loss differs from that in binary64 by at most four times what rounding
//     alone does to it, or 1e-4 if that is more. Rounding errors grow from step to
//     step, in any order of summation; how far is measured twice: PyTorch's own
//     binary32 against its binary64, and ours against ours from initial weights
//     that are each one rounding away.
//
// The test holds a small model, with everything a decoder may have, to what
// right.py computed for it in binary64 (testdata, made anew by `run golden`).
package main
