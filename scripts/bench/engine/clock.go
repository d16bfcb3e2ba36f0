package main

import (
	"time"

	"golang.org/x/sys/unix"
)

// Clocks from which seconds are read.
const (
	wall = "wall"
	cpu  = "cpu"
)

var began = time.Now()

// now returns a time in seconds: that of the wall clock, or the processor time of
// this process on all of its threads.
func (o options) now() float64 {
	var u unix.Rusage
	if o.clock == cpu && unix.Getrusage(unix.RUSAGE_SELF, &u) == nil {
		return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
	}
	return time.Since(began).Seconds()
}
