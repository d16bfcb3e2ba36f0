// Package binder converts what nodes agree on (market, zkproof/commit, train/ir) to the types
// of the contracts' bindings, and signatures to the two words of ERC-2098. It is the only
// place that does: a field that is added to an offer is added here.
package binder
