// Package bindings is the Go side of the EVM contracts: what abigen makes of
// the artefacts in abi/, which scripts/contracts/build compiles from
// contracts/evm/src. It packs calls and unpacks results, events and custom
// errors; chain/evm sends and reads them. docs/protocol.md says what each
// function does and who may call it.
//
// The artefacts and bindings_gen.go are checked in, so that building and testing
// infernet needs Go alone; scripts/contracts/check compares them with the
// sources.
package bindings
