// Package driver runs the payment machine of one lease: it feeds events to
// escrow.State, keeps every step in a [Store] before anything leaves, and
// carries the actions out on a rail.
//
//	event ──▶ Apply ──▶ Store.Save (state + actions) ──▶ Rail.Do ──▶ Store.Save (done)
//	chain head ──▶ Rail.Observe ──▶ Apply
//	restart ──▶ Open ──▶ Store.Pending ──▶ Rail.Do, under the same ids
//
// Invariants: an action reaches the rail only after it is in the store; a
// crash between any two lines above repeats what was not acknowledged, and
// rails are idempotent. One driver at a time owns a lease's machine.
package driver
