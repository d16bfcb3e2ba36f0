//go:build linux || darwin || freebsd

package main

import (
	"runtime"

	"golang.org/x/sys/unix"
)

// peakBytes is the most memory that this process has held so far.
func peakBytes() uint64 {
	var u unix.Rusage
	if unix.Getrusage(unix.RUSAGE_SELF, &u) != nil {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return uint64(u.Maxrss)
	}
	return uint64(u.Maxrss) << 10
}
