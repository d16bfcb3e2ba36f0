// Package p2p is a node's network: one libp2p host that finds other nodes,
// asks them questions, hears their offers and exchanges blocks with them.
//
// # Roles
//
// The host's identity is the node key (secp256k1). A peer id carries the public
// key, so [AddressOf] turns the far end of any connection into the EVM address
// that signs for it, without asking anybody.
//
//   - Requests ([Host.Handle], [Host.Request]): one stream, one request, one
//     answer, within a deadline. What a handler refuses reaches the caller as a
//     typed [Refusal]; a peer over its rate gets [ErrBusy] before its request is
//     read. A request takes a slot once it is read; slots are reserved for peers
//     with a lease or a stake ([Host.Reserve], package admission).
//   - Offers ([Host.JoinOffers]): one GossipSub topic. What is over its
//     forwarder's budget is dropped before gossip takes note of it, and costs no
//     score; peers that send what the caller's validator rejects lose score until
//     nothing of theirs is read at all.
//   - Blocks ([Host.Blocks]): files as UnixFS trees, exchanged by bitswap, kept
//     in package vault under a quota.
//   - Discovery: bootstrap addresses, a Kademlia DHT of its own (/infernet) and
//     mDNS on a local network.
//
// # Flow of a request
//
//	caller                                   handler's node
//	open stream, write uvarint ‖ request  →  rate of the peer
//	                                         read ≤ MaxRequest within Reading
//	                                         a slot of the peer, of the protocol
//	read uvarint ‖ envelope               ←  handler, with a context
//
// The envelope is canonical CBOR: {1: status, 2: code, 3: text, 4: body}.
//
// # Invariants
//
//   - Nothing a peer sends is read beyond its cap, and no memory is reserved for
//     it beyond that cap.
//   - Tables that peers can grow (budgets, provider records, blocks) are bounded.
//   - No block is stored that the node did not ask for or make, none that is not
//     the content of its id, and none beyond the quota.
//   - A peer cannot cause a log line above debug.
//   - Close ends every goroutine that New and the handlers started.
package p2p
