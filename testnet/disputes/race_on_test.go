//go:build race

package disputes

// slower is how much fewer games and scenarios are played under the race detector,
// which slows an EVM down that many times and more.
const slower = 4
