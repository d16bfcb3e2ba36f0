// Package zkproof makes work checkable. zkproof/commit hashes the state and the
// history of a training run into roots whose pieces can be opened one by one.
//
// It is pure, and stands on the numerics of package train: what it commits to
// are bits that are equal on every machine.
package zkproof
