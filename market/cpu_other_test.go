//go:build !unix

package market_test

import (
	"testing"
	"time"
)

var begun = time.Now()

// cpuTime is wall-clock time on systems that do not report a process's own time.
func cpuTime(testing.TB) time.Duration { return time.Since(begun) }
