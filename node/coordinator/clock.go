package coordinator

import "time"

// started is the zero of monotonic milliseconds. The wall clock never enters them.
var started = time.Now()

func monotonicMS() uint64 { return uint64(time.Since(started).Milliseconds()) }
