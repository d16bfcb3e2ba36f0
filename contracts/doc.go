// Package contracts holds what runs on chains: contracts/evm in Solidity, with
// the Go bindings that the other packages call. scripts/contracts compiles
// them; the artefacts are checked in, so that Go alone builds infernet.
package contracts
