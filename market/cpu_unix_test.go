//go:build unix

package market_test

import (
	"syscall"
	"testing"
	"time"
)

// cpuTime is what this process has used of all cores: on a machine with other
// work, the only time that is the benchmark's own.
func cpuTime(tb testing.TB) time.Duration {
	tb.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
