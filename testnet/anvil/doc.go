// Package anvil starts Foundry's EVM node as a daemon of a test, with the
// contracts deployed and a faucet. It simulates what a public chain does and the
// devnet cannot: reorganisations, fees that jump, blocks that stop.
//
// scripts/foundry/install installs the program from npm, at an exact version, into
// the user's cache folder.
package anvil
