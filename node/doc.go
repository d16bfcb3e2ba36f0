// Package node is a running infernet node. It opens keys, ledger, chains and network, starts the roles that its
// configuration names, and answers the API.
//
//	New:  keys → ledger → chain → network → wallet → rails and roles → funds watch → API
//	Run:  all their loops, until ctx ends or the node is drained
//
// # Packages
//
// A package imports only packages of rows below its own (scripts/layers tests it), so no role knows another.
//
//	node                                          opens and connects everything below; implements api.Backend
//	coordinator provider verifier disputes        the roles
//	clientwallet                                  jobs that a wallet outside of the node pays
//	arbiter intake leases registry                Lightning's judge, bids, the money of leases, stakes on chain
//	role                                          the kernel of all roles: their dependencies, claims, evidence, pins
//	rail                                          EVM, Solana and Lightning behind one interface, with their health
//	account wire executor events                  the wallet's key · typed messages · training · events for people
//	webhooks                                      events for programs elsewhere
//	api ledger p2p config heads bundle fundswatch what needs no other package of node but
//	storage loglimit                              the disk that stores write to, and a log that stays short
//
// # A posted job
//
//  1. node: PostJob reads the job file, makes an offer for each rail, and the account signs them (post.go).
//  2. coordinator: Post writes the job to the ledger and publishes its announcement over p2p.
//  3. intake, on other nodes: it validates the announcement, asks provider and verifier for bids, and sends them.
//  4. coordinator: market/job chooses a provider; its Propose checks and signs the lease.
//  5. coordinator: it deposits on the rail; leases follows the lease's money there, on both nodes.
//  6. provider: executor trains a segment; the checkpoint goes to p2p's blocks, the signed result to the coordinator.
//  7. verifier: it is drawn and asked, executes the segment again, sends a commitment, and then its verdict.
//  8. coordinator: for each verified segment it sends a voucher, which the provider keeps in leases.
//  9. disputes: a segment found wrong is challenged on chain; on Lightning the arbiter decides.
//  10. leases settles on the rail; the coordinator fetches the model and closes the job.
//
// # Invariants
//
//   - Whatever New opened, Run closes, on every way out.
//   - The wallet's key signs offers, permits and its own transactions. Everything else that happens while a job runs
//     is signed by the node key.
//   - A role that is not configured registers no protocol handler.
package node
