// Package api is a node's HTTP interface: its server, its client and the types of its answers. The command line,
// dashboards and scripts use it. The server writes its own OpenAPI 3.1 document at /openapi.json.
//
// A POST may carry an idempotency key ([KeyHeader]): [Replies] keeps its answer, so that sending it again has no second
// effect.
//
// It holds no rules: every call goes to a [Backend], which package node implements. Errors keep their kind over the
// wire ([ErrNotFound] and the others), so that errors.Is gives the same answer on both ends. The Unix socket is guarded
// by its mode; a TCP address needs a bearer token, on loopback too. A browser gets one for a ticket, which the
// socket gives, and may do what its [Scope] allows.
package api
