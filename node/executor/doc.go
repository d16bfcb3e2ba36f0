// Package executor runs the work of a lease: it connects the training engine, the data set, a start checkpoint and the
// commitment trees.
//
// A [Session] is one run of one job's program. A provider keeps a session open over the segments of a lease; a verifier
// opens one for the segment that it checks. Both get the same bits, or one of them is wrong. A [Replay] computes a
// segment again for a dispute, and opens whatever its steps read and write.
package executor
