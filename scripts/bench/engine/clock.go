package main

import (
	"time"

	"golang.org/x/sys/unix"
)

// Clocks that seconds are read from.
const (
	wall = "wall"
	cpu  = "cpu"
)

var began = time.Now()

// now is a time in seconds: by the wall's clock, or that this process has spent
// computing, on all of its threads.
func (o options) now() float64 {
	var u unix.Rusage
	if o.clock == cpu && unix.Getrusage(unix.RUSAGE_SELF, &u) == nil {
		return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
	}
	return time.Since(began).Seconds()
}
