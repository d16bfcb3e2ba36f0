//go:build race

package cuda

// slowdown divides the rounds of the longest tests under the race detector,
// which slows the interpreter, of one goroutine, twenty-fold.
const slowdown = 10
