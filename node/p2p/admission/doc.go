// Package admission decides which requests of peers are read, and which are handled: it knows what each may cost.
//
//	Readers  streams whose request is being read: bounded in number, bytes and time, together for all protocols
//	Slots    requests of one protocol that are being handled
//	Known    peers that have shown something: a lease with this node, or a stake
//
// A request takes a slot only when it is there as a whole, so idle streams take none. Of the streams and slots a part
// is reserved for known peers: whatever strangers do, the heartbeat of a lease is read and handled. Where strangers
// have filled their part, the one that has been sending longest is given up for a new one, because an honest request
// is there within a round trip.
//
// Nothing here does I/O. Everything is safe for concurrent use.
package admission
