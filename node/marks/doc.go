// Package marks keeps states inside of segments on disk, by their state roots, while somebody
// may still ask for them: a dispute about one interval of a segment starts from the state at
// its mark instead of the segment's start.
//
// Invariants. A [Store] never holds more than its limit of bytes, the file that is being
// written included: the oldest state goes first. A file has its name only when all of it is
// on the disk, so a crash leaves nothing that looks kept and is not. What is read is still to
// be checked against its root, as disks err. Losing a state costs time, never money: it is
// computed again from the segment's start.
package marks
