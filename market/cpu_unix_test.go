//go:build unix

package market_test

import (
	"syscall"
	"testing"
	"time"
)

// cpuTime is the processor time that this process has used on all cores. On a busy
// machine it is the only time that belongs to the benchmark.
func cpuTime(tb testing.TB) time.Duration {
	tb.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
