// Package frozen keeps the matrices of a model that is not trained in fewer
// bytes than float32: as bfloat16, or as NF4 with double quantisation, the way of
// QLoRA (Dettmers et al. 2023, arXiv:2305.14314). docs/numerics.md §20 is the
// specification.
//
// Pack rounds a matrix once, when a run begins; Values gives the rounded values
// back whenever a product needs them, so what a run computes with is the same on
// every machine, wherever the values are kept. Packing and unpacking are exact
// functions of the values: no order of evaluation but that of §2 enters.
//
// The package does no I/O.
package frozen
