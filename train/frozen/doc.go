// Package frozen stores the matrices of a model that is not trained in fewer
// bytes than float32: as bfloat16, or as NF4 with double quantisation, as in
// QLoRA (Dettmers et al. 2023, arXiv:2305.14314). docs/numerics.md §20 is the
// specification.
//
// Pack rounds a matrix once, when a run begins. Values returns the rounded
// values whenever a product needs them. A run therefore computes with the same
// values on every machine, wherever they are stored. Packing and unpacking are
// exact functions of the values; the only order of evaluation that matters is
// that of §2.
//
// The package does no I/O.
package frozen
