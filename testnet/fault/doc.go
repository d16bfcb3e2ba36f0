// Package fault is a JSON-RPC proxy that stands between a node and a chain's
// endpoint and does to it what endpoints do: it stalls, answers nonsense or half
// of it, serves another chain or an old head, swallows transactions, or sends
// them and reports a failure. It counts what it did, so that a test can check
// that it tested something.
//
//	node ──▶ Proxy ──▶ endpoint
//	           │ Plan(method) says which fault, if any
//	           │ Dialect      has the false answers of this chain's endpoints
//	           └ Counts()
//
// The suites of the rails run through it, and `infernet doctor --chaos` puts it
// before the operator's own endpoint, where it lets nothing through that would
// change the chain.
package fault
