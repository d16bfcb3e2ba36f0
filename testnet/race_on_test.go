//go:build race

package testnet

// slower is the factor by which jobs are shortened under the race detector, which slows training by at least that
// factor.
const slower = 8
