package fault

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
)

// ErrNoForgery is what a Lie finds nothing to lie about with; the truth passes.
var ErrNoForgery = errors.New("there is nothing to lie about")

// Request is one JSON-RPC request.
type Request struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method"`
	Params  []json.RawMessage `json:"params"`
}

// Dialect is what endpoints of one chain speak, and the lies that only they tell.
type Dialect struct {
	// Send is the method that changes the chain.
	Send string
	// Forgeries has DroppedSend, as only the chain knows how a transaction is named.
	Forgeries map[Kind]Forgery
}

// Forgery is a false answer to one method.
type Forgery struct {
	Method string
	// Forge makes the result; ask gets the endpoint's own, of this request or of
	// another one. An error, such as ErrTruth, lets the truth pass, uncounted.
	Forge func(q Request, ask func(Request) (json.RawMessage, error)) (any, error)
}

// Kinds are all that such endpoints do, in a fixed order.
func (d *Dialect) Kinds() []Kind {
	common := []Kind{Stall, Malformed, Truncated, ServerError, RPCError, LostAnswer}
	return append(common, slices.Sorted(maps.Keys(d.Forgeries))...)
}

// method is the only one that a kind fits, or "" for all.
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
