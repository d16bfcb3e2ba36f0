// Package ledger stores what a node must not forget: what happened, what it owes
// and is owed, and what it still has to do. It is a pebble database.
//
// # Roles
//
// Drivers (node/coordinator, node/leases, the senders of chains) feed events to pure
// machines and write the result to the ledger as one [Change]: the new state of the machine
// ([Record]s), the money that moved ([Posting]s), the actions that follow
// ([Action]s) and those that are finished ([Outcome]s). Executors read
// [Ledger.Pending], act, and report with another Change.
//
// # Flow
//
//	event → machine.Apply → Change → Commit (one synced batch) → effects leave
//	restart → Open → Pending → the same effects, under the same ids
//
// One Change is one [Entry] and one pebble batch: it is there wholly or not at
// all. Commit returns after the batch is synced, and no read returns what is
// not synced yet, so nothing can leave the node that a crash would forget.
// Concurrent commits share a sync.
//
// # Invariants
//
//   - Entries are numbered from 1 without gaps; each holds the hash of the one
//     before it, so the head's hash names the whole history.
//   - The postings of an entry sum to zero for every asset; an account's
//     balance is the sum of its postings.
//   - Every record, pending action and outcome was written by an entry, which
//     holds the hash of the value. [Ledger.Verify] replays the entries and
//     compares.
//   - An action id is enqueued once and done once. Enqueuing it again, or
//     reporting the same outcome again, changes nothing; a different action
//     under the same id is [ErrConflict].
//
// # Format, version 1
//
// Values are canonical CBOR (train/canon) with integer keys; integers in keys
// are big endian. Strings in keys that are followed by something end with a
// zero byte, which they may not contain.
//
//	prefix  key                       value
//	m       "format"                  1
//	m       "head"                    {1: seq, 2: hash of the entry}
//	e       seq (8 bytes)             Entry
//	b       account 0 asset           balance, base units
//	p       action id                 pending action, with the entry that enqueued it
//	d       action id                 finished action's kind and outcome, with the entry
//	r       space 0 id                record of a space ("jobs", "leases", "tx", …)
//	v       seq (8 bytes)             Line: what people and programs are told
//	w       name of a reader          number of the last line that it has taken
//
// The lines of v and the places of w are in no entry and no hash: lines are
// dropped by number and age, and a ledger without either is whole.
//
// The hash of an entry is SHA-256("infernet/ledger/entry/1" ‖ 0 ‖ CBOR), that
// of a value SHA-256("infernet/ledger/value/1" ‖ 0 ‖ CBOR). A number or prefix
// is never reused for another meaning; testdata holds a ledger that every
// later version must open.
package ledger
