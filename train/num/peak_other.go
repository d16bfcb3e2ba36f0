//go:build !amd64

package num

// PeakLoop is nil: no back end of this architecture has a loop of its own.
func PeakLoop(backend string, a Arithmetic) (loop func(rounds int), operations int) { return nil, 0 }
