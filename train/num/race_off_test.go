//go:build !race

package num

// slowdown divides the cases of the longest tests under the race detector.
const slowdown = 1
