// Package webhooks tells programs elsewhere what happens on a node: it sends the events of jobs to addresses that the
// operator configured, signed as the Standard Webhooks specification 1.0 has it (https://www.standardwebhooks.com).
//
// Each address is sent its events in their order, one at a time, and the next only after an answer 2xx. Until then the
// same event is sent again and again, with pauses that grow to [MaxPause]. How far an address has got lies in the
// ledger, so that a restart loses nothing and repeats nothing that was answered. What was sent and not answered may
// come twice: its id is the same then.
//
// The log keeps a bounded number of events. If an address is away for so long that some are gone, it is sent a message
// of the type [Missed] in their place, with their numbers.
//
// An address is https, or http at this machine. Redirections are not followed, and no proxy is used. An attempt has
// [SendTime], and what is sent and read has bounds. Whoever answers 410 is not called again before the node is started
// anew. The path and the query of an address may hold keys: they are in no log and no error.
package webhooks
