// Package anvil starts Foundry's EVM node as a daemon of a test, with the
// contracts deployed and a faucet, and plays what a public chain does and the
// devnet cannot: reorganisations, fees that jump, blocks that stop.
//
// The program comes from npm by scripts/foundry/install, at an exact version,
// into the user's cache folder.
package anvil
