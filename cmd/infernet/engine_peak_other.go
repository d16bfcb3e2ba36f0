//go:build !linux && !darwin && !freebsd

package main

import "runtime"

// peakBytes is the most memory that this process has taken from the system:
// Go gives none of its address space back.
func peakBytes() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Sys
}
