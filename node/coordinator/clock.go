package coordinator

import "time"

// started anchors monotonic milliseconds; the wall clock never enters them.
var started = time.Now()

func monotonicMS() uint64 { return uint64(time.Since(started).Milliseconds()) }
