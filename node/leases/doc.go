// Package leases follows the money of the leases in which a node has a part, as client or
// as provider.
//
// # Flow
//
// Every lease has an escrow machine (package escrow) and a driver that runs it on the
// lease's rail. Roles hand events to the machine, and wait for its states.
//
//	role ── Apply ──▶ machine ── step ──▶ ledger ── actions ──▶ rail
//	role ◀── Wait, State ── machine ◀── what the chain shows ──┘
//
// New restores all leases from the ledger. A lease from which nothing more can come is not
// driven: only its last state can be read. It is driven for some blocks more after it is
// over. A client's lease that has settled is reported by Settled, and again when it has
// paid more.
//
// # Invariants
//
//   - A step's state, its actions and the money that it moved are one ledger entry.
//   - A lease has one driver, and what it does is decided by the machine alone.
//   - A provider's earnings follow what the chain says, also when it says less than before.
package leases
