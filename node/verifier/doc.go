// Package verifier executes segments again that it was drawn for, and signs what it finds.
//
// # Flow
//
// A check is a commit–reveal scheme. The verifier commits to its own result before it sees
// the provider's log, so that it cannot copy the log.
//
//	check accepted ─▶ execute drawn steps ─▶ send commitment ─▶ log revealed ─▶ signed verdict
//
// The coordinator reveals the log, or the provider if the coordinator is away. The verdict
// goes to both. A segment that is wrong is handed to the Challenger (package disputes) too.
//
// # Invariants
//
//   - An accepted check is in the ledger before it is answered. It is done after a restart.
//   - The result and its salt are in the ledger before the commitment leaves: a verifier
//     commits to one result for a segment.
//   - A verdict is signed once. Whoever asks again gets the same one.
//   - A check that fails because something is away is tried again until its coordinator's
//     time-out.
package verifier
