//go:build race

package testnet

// slower is how much less work a job has under the race detector, which slows
// training that many times and more.
const slower = 8
