//go:build !unix

package executor

import "time"

var started = time.Now()

// processorTime is the time since the start: what the process has used is not known here.
func processorTime() time.Duration { return time.Since(started) }
