// Package rail connects a node to the rails on which jobs are paid: an EVM chain, Solana,
// Lightning.
//
//	config ─▶ Open ─▶ Rail ── Supervise ─▶ Supervisor ─▶ Set ─▶ the roles
//	                  (evm.go, solana.go, lightning.go)
//
// # Rail and Supervisor
//
// A Rail is one implementation: it connects, pays, reads, and says what it asks of a
// lease. A Supervisor stands before it: it connects it again and again, knows its
// health, and answers for a rail that is down, so that a node with one dead rail works
// on the others. The roles see Supervisors only.
//
// # Invariants
//
//   - A rail that is away at the start is taken into use when it answers.
//   - A wrong configuration ends the node's start; a daemon that is away does not.
//   - What a rail sends or deposits passes the wallet's limits (node/account) first.
package rail
