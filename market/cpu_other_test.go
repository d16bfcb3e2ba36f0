//go:build !unix

package market_test

import (
	"testing"
	"time"
)

var begun = time.Now()

// cpuTime is the clock, where the system does not tell a process's own time.
func cpuTime(testing.TB) time.Duration { return time.Since(begun) }
