package fault

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
)

// ErrNoForgery is returned by a Forgery that cannot alter the answer. The true
// answer passes then.
var ErrNoForgery = errors.New("there is nothing to lie about")

// Request is one JSON-RPC request.
type Request struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method"`
	Params  []json.RawMessage `json:"params"`
}

// Dialect is what the endpoints of one chain speak, and the false answers that
// only they give.
type Dialect struct {
	// Send is the method that changes the chain.
	Send string
	// Forgeries has DroppedSend too, because only the chain knows how a transaction is
	// named.
	Forgeries map[Kind]Forgery
}

// Forgery is a false answer to one method.
type Forgery struct {
	Method string
	// Forge makes the result. ask gets the endpoint's own result of this request or of
	// another one. An error, such as ErrNoForgery, lets the true answer pass,
	// uncounted.
	Forge func(q Request, ask func(Request) (json.RawMessage, error)) (any, error)
}

// Kinds are all faults of such endpoints, in a fixed order.
func (d *Dialect) Kinds() []Kind {
	common := []Kind{Stall, Malformed, Truncated, ServerError, RPCError, LostAnswer}
	return append(common, slices.Sorted(maps.Keys(d.Forgeries))...)
}

// method is the only method that a kind fits, or "" for all.
func (d *Dialect) method(k Kind) string {
	if k == LostAnswer {
		return d.Send
	}
	return d.Forgeries[k].Method
}

func (d *Dialect) fits(k Kind, method string) bool {
	only := d.method(k)
	return only == "" || only == method
}
