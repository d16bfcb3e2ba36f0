// Package bindings contains the Go bindings of the EVM contracts. abigen generates them from
// the artefacts in abi/, which scripts/contracts/build compiles from contracts/evm/src. The
// bindings pack calls and unpack results, events and custom errors; chain/evm and
// chain/evm/games send and read them. docs/protocol.md says what each function does and who
// may call it.
//
// The artefacts and bindings_gen.go are checked in, so that Go alone is needed to build and
// test infernet. scripts/contracts/check compares them with the sources.
package bindings
