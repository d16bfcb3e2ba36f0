// Package provider trains segments under leases.
//
// # Flow
//
// A provider bids through package intake. A coordinator that has chosen its bid proposes a
// lease. The provider signs it if the rail and the stake are still fit for it, waits for the
// money, and works segment by segment:
//
//	lease signed ─▶ money on chain ─▶ credit ─▶ compute ─▶ checkpoint ─▶ commitment ─▶ settled
//	                                    ▲                                    │
//	                                    └─────────── next segment ───────────┘
//
// A heartbeat reports progress beside that. Vouchers, verdicts and the end of the lease come
// as messages. If the coordinator vanishes, the provider takes commitments to verdicts and
// verdicts itself, so that it can claim its segments on chain.
//
// # Invariants
//
//   - Leases are worked on beside each other, up to Bounds.Leases and within engine.max_memory, and
//     the engine computes for one of them at a time, in turns. A lease keeps its place until its last
//     segment is computed.
//   - Want of room is no refusal for good: the bid stands, and is made again when there is room.
//   - A bid takes up no stake: a lease is signed only if the stake covers it then. Bids for
//     clients who are not seen to have the money are made for a part of the free stake.
//   - Nothing is fetched or computed for a lease without money. It keeps the node from taking
//     taking as many others for Bounds.Hold at most. After that it waits beside them, and the node
//     works for those whose money is there first.
//   - A claim is in the ledger before anybody hears of it: the node can defend what it
//     signed after any crash.
//   - No segment is begun beyond the credit that the escrow machine allows.
package provider
