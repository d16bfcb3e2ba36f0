//go:build !race

package cuda

const slowdown = 1
