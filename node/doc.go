// Package node is a running infernet node: it opens keys, ledger, chain and
// network, starts the roles that its configuration names, and answers the API.
//
// # Flow
//
//	New:  wallet, node key → ledger → chain, senders, escrow rails → libp2p host → roles
//	Run:  heads, senders, escrow drivers, roles, offers, API until ctx ends or the node is drained
//
// # Invariants
//
//   - Whatever New opened, Run closes, on every way out.
//   - The wallet's key signs offers and permits and its own transactions;
//     everything that happens while a job runs is signed by the node key.
//   - A role that is not configured registers no protocol handler.
package node
