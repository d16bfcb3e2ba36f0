// Package vault keeps blocks on disk under a quota.
//
// A block is kept because a file needs it. Files are known by their roots: a
// pinned root stays until it is unpinned; one that is not pinned is a cache and
// goes, least recently used first, when room is needed. Whoever writes opens a
// [Session], which reserves room first (so the quota holds before a byte is
// written) and holds what it touches until it is closed.
//
// Collection marks what pinned, held and recent enough roots reach, and sweeps
// the rest; blocks that no root reaches go first. The quota counts bytes of
// blocks; the database adds its own overhead and gives space back when it
// compacts.
//
// Invariants: used + reserved ≤ quota after every successful reservation; a
// block that a pinned or held root reaches is never swept; a block read back is
// the content of its id, or is reported as missing and removed.
package vault
