//go:build !race

package disputes

// slower: without the race detector everything is played.
const slower = 1
